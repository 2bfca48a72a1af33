import { HelpState } from '../../../schema/help.ts';
import { defineProcess } from '../../platform/process/process.ts';

/** Event: staff answered a request for help. */
export const HELP_RESOLVED = 'help.resolved';

/** Life cycle of a request for help. Whoever has more to say sends a new one. */
export const helpProcess = defineProcess<HelpState, 'staff', object>({
  name: 'help',
  initial: 'open',
  states: Object.values(HelpState),
  rows: [['resolve', ['open'], 'resolved', ['staff'], HELP_RESOLVED]],
});
