/** Leaves the product for an address of somebody else's. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
