/** The provider's name for all movements of one job. */
export function transferGroupOf(remarkId: number): string {
  return `job-${remarkId}`;
}
