import type { ApolloClient } from '@apollo/client';
import { refreshShown } from '../../lib/refreshShown.ts';

const touched = new Set(['MyTasks', 'TaskCount', 'MyMoney', 'MoneyJobs', 'MyTransactions']);

/** Asks anew for what waits for the viewer and for their money, wherever the open page shows it. */
export const refreshTasks = (client: ApolloClient): Promise<void> => refreshShown(client, touched);
