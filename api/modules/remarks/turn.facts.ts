import { CampaignType } from '../../../schema/campaign.ts';
import { type RemarkState } from '../../../schema/remark.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { hasDraftInReview } from '../deliverables/deliverable.facts.ts';
import { canBePaidOut } from '../profiles/can-be-paid-out.facts.ts';
import { mustSend } from '../shipments/shipment.facts.ts';
import { awaitedSide } from './deadline.facts.ts';
import { type TurnFacts, turnOf } from './next-steps.ts';
import { chargebackOpen, type JobParty } from './remark.policy.ts';

type Fact = Exclude<keyof TurnFacts, 'state'>;

/** The facts of `turnOf` beside the state: all values that each can have, and its SQL for a row of `remark`. */
const facts: {
  readonly [Name in Fact]: {
    readonly values: readonly TurnFacts[Name][];
    readonly of: (row: string, now: Date) => Sql;
  };
} = {
  campaignType: {
    values: Object.values(CampaignType),
    of: (row) =>
      sql`(select about.type from campaign as about where about.id = ${sql.ref(`${row}.campaign_id`)})`,
  },
  chargebackOpen: { values: [false, true], of: chargebackOpen },
  applicantHasBankAccount: {
    values: [false, true],
    of: (row) => canBePaidOut(sql.ref(`${row}.applicant_id`)),
  },
  releaseAsked: {
    values: [false, true],
    of: (row) => sql`${sql.ref(`${row}.release_asked_at`)} is not null`,
  },
  awaited: { values: [null, 'owner', 'applicant'], of: awaitedSide },
  mustSend: { values: [false, true], of: mustSend },
  draftInReview: { values: [false, true], of: hasDraftInReview },
  isExtra: { values: [false, true], of: (row) => sql`${sql.ref(`${row}.extra_of`)} is not null` },
};
const names = Object.keys(facts) as Fact[];

/** All combinations of the facts. */
const combinations = names.reduce<Partial<TurnFacts>[]>(
  (known, name) => known.flatMap((one) => facts[name].values.map((value) => ({ ...one, [name]: value }))),
  [{}],
);

/** Facts are compared as texts, of which none is null. */
const textOf = (value: string | boolean | null | undefined): string => String(value ?? '');

interface Turns {
  readonly state: RemarkState;
  readonly matters: readonly Fact[];
  readonly rows: readonly (readonly string[])[];
}

const asked = new Map<string, Turns>();

/** When it is a side's turn in a state, asked of the rule itself once: the values of the facts that it depends on there. */
function turns(state: RemarkState, side: JobParty): Turns {
  const key = `${side} ${state}`;
  const found = asked.get(key) ?? findTurns(state, side);
  asked.set(key, found);
  return found;
}

function findTurns(state: RemarkState, side: JobParty): Turns {
  const isTurn = (one: Partial<TurnFacts>): boolean => turnOf({ ...(one as TurnFacts), state }) === side;
  const matters = names.filter((name) =>
    combinations.some((one) =>
      facts[name].values.some((value) => isTurn({ ...one, [name]: value }) !== isTurn(one)),
    ),
  );
  const rows = combinations.filter(isTurn).map((one) => matters.map((name) => textOf(one[name])));
  return { state, matters, rows: [...new Map(rows.map((values) => [values.join(), values])).values()] };
}

const literals = (values: readonly string[]): Sql => sql.join(values.map((value) => sql.lit(value)));

/** SQL: whether it is a side's turn with a row of `remark` in one of some states: the answers of `turnOf` as a table. */
export function isTurnOf(side: JobParty, states: readonly RemarkState[], row: string, now: Date): Sql {
  const state = sql.ref(`${row}.state`);
  const found = states.map((one) => turns(one, side)).filter(({ rows }) => rows.length > 0);
  const always = found.filter(({ matters }) => matters.length === 0);
  const sometimes = found.filter(({ matters }) => matters.length > 0);
  const parts = sometimes.map(({ state: one, matters, rows }) => {
    const known = matters.map((name) => sql`coalesce((${facts[name].of(row, now)})::text, '')`);
    const tuples = rows.map((values) => sql`(${literals(values)})`);
    return sql`${state} = ${sql.lit(one)} and (${sql.join(known)}) in (${sql.join(tuples)})`;
  });
  if (always.length > 0) parts.unshift(sql`${state} in (${literals(always.map((one) => one.state))})`);
  return parts.length > 0
    ? sql`${state} in (${literals(states)}) and (${sql.join(parts, sql` or `)})`
    : sql`false`;
}
