import { expect } from 'vitest';

/** `extensions` of a refusal because of one field; `params` of its text, if it has any. */
export const fault = (code: string, field: string, params?: object) => ({
  code,
  field,
  ...(params && { params }),
  faults: [{ code, path: [field], ...(params && { params }), message: expect.any(String) }],
});
