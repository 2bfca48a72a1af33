import { AsyncLocalStorage } from 'node:async_hooks';

/** Id of the request that the running code serves, for log lines; undefined in jobs. */
export const requestScope = new AsyncLocalStorage<string>();
