const KEY = 'koli.look';

/** Tells the other tabs that staff began or ended to see Koli as a person does: the session is the same in all of them. */
export function tellLook(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Storage is full or forbidden; the other tabs notice when they are loaded again.
  }
}

/** Hears what other tabs tell. Answers how to stop. */
export function onLookTold(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
