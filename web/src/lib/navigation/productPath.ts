/** Address of a product's page. */
export function productPath({ id, seller }: { id: string; seller?: { id: string } | null }): string {
  return `/productsdetail/${seller?.id ?? 0}/${id}`;
}
