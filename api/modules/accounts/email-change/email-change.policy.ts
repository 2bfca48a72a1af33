/** Hours in which a new address has to be confirmed, and days in which the change can be undone by the old one. */
export const CONFIRM_HOURS = 24;
export const UNDO_DAYS = 7;

const HOUR = 3_600_000;

/** Changes asked for before this instant can no longer be confirmed. */
export const confirmableSince = (now: Date): Date => new Date(now.getTime() - CONFIRM_HOURS * HOUR);

/** Changes made before this instant can no longer be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - UNDO_DAYS * 24 * HOUR);
