import { AsyncLocalStorage } from 'node:async_hooks';

/** Id of the present request, for log lines; undefined in jobs. */
export const requestScope = new AsyncLocalStorage<string>();
