/** Addresses that open the networks' own dialogs, with the page and its title filled in. */
export function shareLinks(address: string, title: string) {
  const page = encodeURIComponent(address);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${page}`,
    x: `https://twitter.com/intent/tweet?url=${page}&text=${encodeURIComponent(title)}`,
    whatsApp: `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`,
  };
}
