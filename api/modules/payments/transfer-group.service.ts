/** The provider's transfer group of a job. */
export function transferGroupOf(remarkId: number): string {
  return `job-${remarkId}`;
}
