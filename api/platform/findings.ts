/** What an examination found. `warning` works, and is not how it should be; `wrong` will fail. */
export interface Finding {
  readonly about: string;
  readonly outcome: 'ok' | 'warning' | 'wrong';
  readonly says: string;
  /** What to do about it; null when it works. */
  readonly mend: string | null;
}

/** Looks at one thing, and says each fact about it. Whatever it throws is a finding too. */
export interface Examination {
  readonly about: string;
  readonly look: () => Promise<readonly Omit<Finding, 'about'>[]>;
}

export const ok = (says: string) => ({ outcome: 'ok', says, mend: null }) as const;
export const warning = (says: string, mend: string) => ({ outcome: 'warning', says, mend }) as const;
export const wrong = (says: string, mend: string) => ({ outcome: 'wrong', says, mend }) as const;

/** Longest examination, in milliseconds. */
const PATIENCE = 60_000;

async function examine({ about, look }: Examination): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in a minute')), PATIENCE);
  });
  try {
    return (await Promise.race([look(), late])).map((finding) => ({ about, ...finding }));
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    return [{ about, ...wrong(says, 'Mend what is said there, and run it again.') }];
  } finally {
    clearTimeout(timer);
  }
}

/** Examines one thing after the other. */
export async function examineAll(examinations: readonly Examination[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const examination of examinations) findings.push(...(await examine(examination)));
  return findings;
}
