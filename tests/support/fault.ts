import { expect } from 'vitest';

/** `extensions` of a refusal because of one field. */
export const fault = (code: string, field: string) => ({
  code,
  field,
  faults: [{ code, path: [field], message: expect.any(String) }],
});
