import { HelpState } from '../../../schema/help.ts';
import { checkProcess, type Process } from '../../platform/process/process.ts';

/** Event: staff answered a request for help. */
export const HELP_RESOLVED = 'help.resolved';

/** Life cycle of a request for help. Whoever has more to say sends a new one. */
export const helpProcess: Process<HelpState, 'staff', object> = {
  name: 'help',
  initial: 'open',
  states: Object.values(HelpState),
  steps: [{ action: 'resolve', from: ['open'], to: 'resolved', by: ['staff'], event: HELP_RESOLVED }],
};

checkProcess(helpProcess);
