import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import type { Language } from '../../../schema/language.ts';

/** Executes a query of a page for its caller. */
export type Execute = (
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<Pick<FormattedExecutionResult, 'data' | 'errors'>>;

/** The location of a page. */
export interface Site {
  readonly publicUrl: string;
  readonly productName: string;
  /** Path of the address. */
  readonly path: string;
  /** The reader's language tag. */
  readonly language: Language;
}

/** Input of rendering. */
export interface RenderInput extends Omit<Site, 'path' | 'language'> {
  /** Path and query string of the address. */
  readonly url: string;
  readonly execute: Execute;
  readonly isMember: boolean;
  readonly now: Date;
  /** The reader's time zone, unchecked; absent when unknown. */
  readonly zone: string | undefined;
  /** The reader's language tag. */
  readonly language: Language;
}

/** A rendered page: texts to insert into the frame. */
export interface RenderedPage {
  readonly status: number;
  readonly head: string;
  /** Empty for a missing page, which the browser renders. */
  readonly body: string;
  /** JSON that is safe inside a script element. */
  readonly state: string;
  /** Names of its scripts in the manifest of the build. */
  readonly modules: readonly string[];
}

/** The web client's renderer (`web/src/server.tsx`), as built. */
export interface WebServer {
  isDrawn(pathname: string): boolean;
  /** Names of the scripts of a page in the manifest of the build. */
  modulesOf(pathname: string): readonly string[];
  draw(asked: RenderInput): Promise<RenderedPage | null>;
  plainHead(site: Site): Promise<string>;
}

/** Loads it next to the built web client; null when there is none. */
export async function loadWebServer(webFolder: string): Promise<WebServer | null> {
  const file = join(webFolder, '../web-server/server.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as WebServer) : null;
}
