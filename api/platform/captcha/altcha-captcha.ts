import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Captcha } from './captcha.ts';
import type { UsedSolutions } from './used-solutions.ts';

/** Work of one challenge: about half a second on a laptop, two on a slow phone. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, fewest: 1_000, most: 3_000 };

/** Minutes until a challenge expires: forms are filled in slowly. */
const LIFETIME_MS = 20 * 60_000;

/** Maximum length of a solution; real ones have about 600 characters. */
const LONGEST = 4_000;

interface Payload {
  challenge: Challenge;
  solution: Solution;
}

function parse(solution: string): Payload | null {
  if (solution.length > LONGEST) return null;
  try {
    const { challenge, solution: found } = JSON.parse(Buffer.from(solution, 'base64').toString()) as Payload;
    const { nonce, expiresAt } = challenge.parameters;
    return typeof nonce === 'string' && typeof expiresAt === 'number' ? { challenge, solution: found } : null;
  } catch {
    return null;
  }
}

/**
 * Self-hosted proof of work. Challenges are signed instead of stored, and expire by the machine's clock. `secret` must
 * be the same in all processes of the installation.
 */
export function createAltchaCaptcha(secret: string, used: UsedSolutions): Captcha {
  const secrets = { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` };
  return {
    kind: 'altcha',
    siteKey: null,
    challenge() {
      const { algorithm, cost, fewest, most } = work;
      const expiresAt = new Date(Date.now() + LIFETIME_MS);
      return createChallenge({
        algorithm,
        cost,
        counter: randomInt(most, fewest),
        deriveKey,
        expiresAt,
        ...secrets,
      });
    },
    async verify(solution) {
      const payload = parse(solution);
      if (!payload) return false;
      try {
        const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets });
        const { nonce, expiresAt = 0 } = payload.challenge.parameters;
        return verified && (await used.use(nonce, new Date(expiresAt * 1_000)));
      } catch {
        // The library throws on parameters that have the wrong type.
        return false;
      }
    },
  };
}
