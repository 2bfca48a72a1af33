import { DomainError } from '../../schema/errors.ts';

type Checks = Readonly<Record<string, () => unknown>>;
type Checked<Of extends Checks> = { [Name in keyof Of]: ReturnType<Of[Name]> };

/**
 * Runs all checks of a form, in its order, and returns what they make of the values. Throws the first failure, which
 * has all of them as its `faults`, so that a caller can mend everything at once.
 */
export function checkAll<const Of extends Checks>(checks: Of): Checked<Of> {
  const values: Record<string, unknown> = {};
  const faults: DomainError[] = [];
  for (const [name, check] of Object.entries(checks)) {
    try {
      values[name] = check();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      faults.push(...error.faults);
    }
  }
  const [first] = faults;
  if (first) throw new DomainError(first.said, first.field, faults);
  return values as Checked<Of>;
}

/** A condition of a form as one of its checks. */
export function must(holds: boolean, failure: () => DomainError): () => void {
  return () => {
    if (!holds) throw failure();
  };
}
