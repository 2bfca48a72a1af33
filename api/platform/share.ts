/** amount × part / whole in whole minor units, half up. None is negative; exact also where the product is large. */
export function share(amount: number, part: number, whole: number): number {
  const [a, p, w] = [BigInt(amount), BigInt(part), BigInt(whole)];
  return Number((2n * a * p + w) / (2n * w));
}
