const stays = Promise.resolve(false);
let leaving: Promise<boolean> = stays;

/** Runs what ends the session of this tab, up to the page that follows. */
export async function endSession(end: () => Promise<void>): Promise<void> {
  const done = end();
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

/** Whether this tab itself ended the session that is just over; waits until that is known. */
export const endedOnPurpose = (): Promise<boolean> => leaving;
