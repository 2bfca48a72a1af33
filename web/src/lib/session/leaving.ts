const stays = Promise.resolve(false);
let leaving: Promise<boolean> = stays;

/** Does what ends the session of this tab, from the question to the page that comes after it. */
export async function leaveBy(deed: () => Promise<void>): Promise<void> {
  const done = deed();
  const isLeft = done.then(
    () => true,
    () => false,
  );
  leaving = isLeft;
  try {
    await done;
  } finally {
    if (leaving === isLeft) leaving = stays;
  }
}

/** Whether a session that is over just now was ended here, by whoever sits before the page; waits until that is known. */
export const isLeftOnPurpose = (): Promise<boolean> => leaving;
