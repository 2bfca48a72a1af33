import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import type { Language } from '../../../schema/language.ts';

/** Answers a query of a page in the name of whoever asks for it. */
export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<Pick<FormattedExecutionResult, 'data' | 'errors'>>;

/** Where a page stands. */
export interface Site {
  readonly publicUrl: string;
  readonly productName: string;
  /** Path of the address. */
  readonly path: string;
  /** Tag of the reader's language. */
  readonly language: Language;
}

/** What a page is drawn from. */
export interface Asked extends Omit<Site, 'path' | 'language'> {
  /** Path and search of the address. */
  readonly url: string;
  readonly execute: Execute;
  readonly isMember: boolean;
  readonly now: Date;
  /** Time zone of the reader, where it is known. Not checked yet. */
  readonly zone: string | undefined;
  /** Tag of the reader's language. */
  readonly language: Language;
}

/** A drawn page: texts to be put into the frame of all pages. */
export interface Drawn {
  readonly status: number;
  readonly head: string;
  /** Empty for a page that is not there and that browsers draw. */
  readonly body: string;
  /** JSON that a script element may hold. */
  readonly state: string;
  /** Names of its programs in the manifest of the build. */
  readonly modules: readonly string[];
}

/** The web client's own program for servers (`web/src/server.tsx`), as it was built. */
export interface WebServer {
  isDrawn(pathname: string): boolean;
  draw(asked: Asked): Promise<Drawn | null>;
  plainHead(site: Site): Promise<string>;
}

/** Loads it from beside the built web client; null when there is none. */
export async function loadWebServer(webFolder: string): Promise<WebServer | null> {
  const file = join(webFolder, '../web-server/server.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as WebServer) : null;
}
