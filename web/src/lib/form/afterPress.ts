let isPressed = false;
let waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  const due = waiting;
  waiting = [];
  for (const work of due) work();
}

if (typeof document !== 'undefined') {
  const press = () => {
    isPressed = true;
  };
  // The click follows the release in the same task. Touch sends its mouse events after those of the pointer.
  const releaseSoon = () => setTimeout(release);
  for (const name of ['pointerdown', 'mousedown']) document.addEventListener(name, press, true);
  for (const name of ['pointerup', 'pointercancel', 'mouseup', 'dragend'])
    document.addEventListener(name, releaseSoon, true);
}

/** Runs work now, or after the click when a mouse button or finger is down. */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}
