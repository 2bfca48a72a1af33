import type { DeskKind } from '../../../../__generated__/enums.ts';

/** Which case a story tells, by its kind and the number in the address. */
export type CaseProps = { kind: DeskKind; id: string };
