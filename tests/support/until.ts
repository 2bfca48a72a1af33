/** Waits until a condition holds. Throws after `ms` milliseconds. */
export async function until(isSo: () => boolean | Promise<boolean>, ms = 10_000): Promise<void> {
  for (const end = Date.now() + ms; !(await isSo()); ) {
    if (Date.now() > end) throw new Error(`it did not come to pass within ${ms} ms: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
