/// <reference types="vite/client" />
import text from './examples.graphql?raw';
import { readOperations } from './readOperations.ts';

/** What newcomers try in the explorer. */
export const examples = readOperations(text);
