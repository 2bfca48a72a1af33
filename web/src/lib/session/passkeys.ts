import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { loadChunk } from '../connection/loadChunk.ts';

/** Whether the browser can have passkeys of this site. Addresses of numbers cannot. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' &&
  'PublicKeyCredential' in window &&
  !/^[\d.]+$|:/.test(window.location.hostname);

const library = () => loadChunk(() => import('@simplewebauthn/browser'));

/** Makes a passkey with the server's options, and returns the answer for it. Throws when the person does not want to. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await library();
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

/** Uses a passkey with the server's options, and returns the answer for it. Throws when the person does not want to. */
export async function askPasskey(options: string): Promise<string> {
  const { startAuthentication } = await library();
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}

/** Whether the person closed the browser's dialog, which is no failure. */
export const isCalledOff = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
