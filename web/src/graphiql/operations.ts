/// <reference types="vite/client" />
import text from './operations.graphql?raw';
import { readOperations } from './readOperations.ts';

/** What support staff does every day, in the order of the day. */
export const savedOperations = readOperations(text);
