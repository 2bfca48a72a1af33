import { createHash, randomBytes } from 'node:crypto';
import { makeToken } from '../access-tokens.ts';
import { makeCampaign } from '../campaigns.ts';
import { GraphqlClient } from '../graphql-client.ts';
import { type JobInState, jobIn } from '../job-states.ts';
import { createCampaign, createOffer, createRemark, type Kind } from '../jobs.ts';
import { openBankAccount } from '../money.ts';
import { makeConnectedApp } from '../oauth-data.ts';
import { writeOrder } from '../orders.ts';
import { createPerson, type Person, password } from '../people.ts';
import { makeProduct } from '../products.ts';
import { sql, withConnection } from '../sql.ts';
import type { TestProduct } from '../test-product.ts';
import { plantFurtherSecrets } from './further-secrets.ts';
import type { Secret } from './secret.ts';

/** Callers, in the order of the table's columns. `blocked` is a stranger whom the owner has blocked. */
export const roles = ['visitor', 'unverified', 'stranger', 'owner', 'applicant', 'staff', 'blocked'] as const;
export type Role = (typeof roles)[number];

/** Test people and their data. All of it belongs to the owner and the applicant. */
export interface World {
  readonly product: TestProduct;
  readonly visitor: GraphqlClient;
  readonly owner: Person;
  readonly applicant: Person;
  readonly staff: Person;
  readonly stranger: Person;
  readonly unverified: Person;
  readonly blocked: Person;
  /** A member invited by the owner to the open campaign. */
  readonly invited: Person;
  readonly open: number;
  readonly waiting: number;
  readonly rejected: number;
  readonly disabled: number;
  /** A released job with its statement. */
  readonly released: JobInState;
  /** An application to the open campaign, with a text and an offer. */
  readonly remarkId: number;
  readonly offerId: number;
  readonly avatarId: string;
  readonly campaignPictureId: string;
  readonly productPictureId: string;
  /** A public product, and one hidden by the owner. */
  readonly sold: number;
  readonly hiddenProduct: number;
  /** An unused session of the owner. */
  readonly sessionId: number;
  /** An access token of the owner. */
  readonly tokenId: number;
  readonly secrets: readonly Secret[];
  /** A new paid, sponsored or shoutout job in a state. */
  job(kind: Kind, state: string): Promise<JobInState>;
  /** A new order of the applicant from the owner, in a state. */
  order(method: 'cash' | 'card', state: string): Promise<number>;
  /** The campaign of the newest job. */
  newestCampaign(): Promise<number>;
  /** A new campaign that awaits approval. */
  waitingCampaign(): Promise<number>;
  /** Another unused session of the owner. */
  addSession(): Promise<number>;
  /** Inserts a notification and returns its id. */
  notify(person: Person): Promise<number>;
  readonly titleOfWaiting: string;
  /** A member who never calls anything. */
  readonly nobody: Person;
  /** Creates an account closed by its owner, and returns its id. */
  closedAccount(): Promise<number>;
}

const markers = {
  remarkText: 'SECRET-remark-text',
  doneText: 'SECRET-done-text',
  holder: 'SECRET-bank-holder',
  bell: 'SECRET-notification',
  draft: 'SECRET-draft-title',
  device: 'SECRET-device',
  accessToken: 'SECRET-access-token',
  app: 'SECRET-oauth-app',
  reason: 'SECRET-rejected-reason',
  waiting: 'SECRET-waiting-title',
  disabled: 'SECRET-disabled-title',
  deed: 'SECRET-staff-deed',
  hidden: 'SECRET-hidden-product',
} as const;
const amounts = { offer: 7_131_733, ledger: 8_321_977, invitation: 6_666_761 } as const;

function secretsOf(owner: Person): Secret[] {
  const both: Role[] = ['owner', 'applicant', 'staff'];
  const withStaff: Role[] = ['owner', 'staff'];
  return [
    { what: 'text of an application', text: markers.remarkText, seenBy: both },
    { what: 'text of a finished job', text: markers.doneText, seenBy: both },
    { what: 'amount of an offer', text: String(amounts.offer), seenBy: both },
    { what: 'statement', text: String(amounts.ledger), seenBy: both },
    { what: 'bank account of the applicant', text: markers.holder, seenBy: ['applicant'] },
    { what: 'notification of the owner', text: markers.bell, seenBy: ['owner'] },
    { what: 'draft of the owner', text: markers.draft, seenBy: ['owner'] },
    { what: 'sign-in of the owner', text: markers.device, seenBy: withStaff },
    { what: 'OAuth program of the owner', text: markers.app, seenBy: ['owner'] },
    { what: 'access token of the owner', text: markers.accessToken, seenBy: ['owner'] },
    { what: 'invitation of somebody else', text: String(amounts.invitation), seenBy: ['owner'] },
    { what: 'mail address of the owner', text: owner.email, seenBy: withStaff },
    { what: 'mobile number of the owner', text: '9988776655', seenBy: ['owner'] },
    { what: 'reason of a rejection', text: markers.reason, seenBy: withStaff },
    { what: 'campaign that awaits approval', text: markers.waiting, seenBy: withStaff },
    { what: 'disabled campaign', text: markers.disabled, seenBy: withStaff },
    { what: 'hidden product', text: markers.hidden, seenBy: withStaff },
    { what: 'address of an order', text: 'SECRET-recipient', seenBy: both },
    { what: 'webhook of the owner', text: 'SECRET-webhook', seenBy: ['owner'] },
    { what: 'record of staff', text: markers.deed, seenBy: ['staff'] },
    { what: 'ids at the payment provider', text: 'pi_fixture_', seenBy: ['staff'] },
  ];
}

async function bookRelease(
  { databaseUrl }: TestProduct,
  { remarkId }: JobInState,
  payer: Person,
  payee: Person,
) {
  await withConnection(databaseUrl, async (client) => {
    await client.query('begin');
    for (const [kind, from, to] of [
      ['hire', 'card', 'held'],
      ['release', 'held', 'payout'],
    ]) {
      const group = await client.query(
        'insert into ledger_group (key, kind, remark_id, created_at) values ($1, $2, $3, now()) returning id',
        [`${kind}-fixture-${remarkId}`, kind, remarkId],
      );
      const party = { card: payer.id, held: null, payout: payee.id } as Record<string, number | null>;
      for (const [account, sign] of [
        [from, -1],
        [to, 1],
      ] as const) {
        await client.query(
          `insert into ledger_entry (group_id, account, party_id, remark_id, amount_minor, currency, created_at)
           values ($1, $2, $3, $4, $5, 'USD', now())`,
          [group.rows[0]?.id, account, party[account ?? ''], remarkId, sign * amounts.ledger],
        );
      }
    }
    await client.query('commit');
  });
}

type Things = Pick<World, 'owner' | 'applicant' | 'staff' | 'invited' | 'open' | 'remarkId' | 'released'>;

async function notify({ databaseUrl }: TestProduct, person: Person, message: string): Promise<number> {
  const rows = await sql(
    databaseUrl,
    `insert into notification (recipient_id, type, code, message, created_at) values ($1, 'KOLITEAM', 'test', $2, now())
     returning id::int as id`,
    [person.id, message],
  );
  return Number(rows[0]?.id);
}

async function plantSecrets({ databaseUrl }: TestProduct, world: Things) {
  const { owner, applicant, staff, invited, open, remarkId } = world;
  const run = (text: string, values: unknown[]) => sql(databaseUrl, text, values);
  await run('update remark set text = $2 where id = $1', [remarkId, markers.remarkText]);
  await run('update remark set done_text = $2 where id = $1', [world.released.remarkId, markers.doneText]);
  await run('update bank_account set account_holder_name = $2 where owner_id = $1', [
    applicant.id,
    markers.holder,
  ]);
  await run("update profile set mobile = '9988776655' where id = $1", [owner.id]);
  await run(`insert into campaign_draft (owner_id, content, updated_at) values ($1, $2::jsonb, now())`, [
    owner.id,
    JSON.stringify({
      title: markers.draft,
      categories: [],
      countries: [],
      pictures: [],
      hashtags: [],
      tags: [],
      allCountries: false,
    }),
  ]);
  await run(
    'insert into invitation (campaign_id, influencer_id, amount_minor, created_at) values ($1, $2, $3, now())',
    [open, invited.id, amounts.invitation],
  );
  await run(
    `insert into staff_action (staff_id, action, subject, subject_id, reason, at)
     values ($1, 'approveCampaign', 'campaign', $2, $3, now())`,
    [staff.id, open, markers.deed],
  );
}

async function addSession({ databaseUrl }: TestProduct, accountId: number): Promise<number> {
  const rows = await sql(
    databaseUrl,
    `insert into session (account_id, token_hash, device, created_at, last_used_at, expires_at)
     values ($1, $2, $3, now(), now(), '2027-01-01') returning id`,
    [accountId, createHash('sha256').update(randomBytes(32)).digest(), markers.device],
  );
  return Number(rows[0]?.id);
}

async function pictureOf({ databaseUrl }: TestProduct, owner: Person, purpose: string): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await sql(
    databaseUrl,
    `insert into picture (id, owner_id, purpose, width, height, bytes, created_at) values ($1, $2, $3, 9, 9, 9, now())`,
    [id, owner.id, purpose],
  );
  return id;
}

/** Creates the people and everything of theirs that others must not read or change. */
export async function makeWorld(product: TestProduct): Promise<World> {
  const [owner, applicant] = [await createPerson(product), await createPerson(product)];
  const staff = await createPerson(product, { isStaff: true });
  const stranger = await createPerson(product);
  const [invited, unverified] = [
    await createPerson(product),
    await createPerson(product, { isVerified: false }),
  ];
  await openBankAccount(product, applicant);
  const cast = { owner, applicant, staff, stranger };
  const blocked = await createPerson(product);
  await sql(product.databaseUrl, 'insert into block values ($1, $2, now())', [owner.id, blocked.id]);
  const open = await createCampaign(product, owner, { title: 'Open noodles' });
  const remarkId = await createRemark(product, open, applicant, 'offered');
  const things = {
    ...cast,
    unverified,
    blocked,
    invited,
    open,
    remarkId,
    waiting: await makeCampaign(product, owner, { state: 'awaiting_approval', title: markers.waiting }),
    rejected: await createCampaign(product, owner, { rejectedReason: markers.reason }),
    disabled: await createCampaign(product, owner, { isDisabled: true, title: markers.disabled }),
    offerId: await createOffer(product, remarkId, 'pending', amounts.offer),
    released: await jobIn(product, cast, 'paid', 'released'),
    avatarId: await pictureOf(product, owner, 'avatar'),
    campaignPictureId: await pictureOf(product, owner, 'campaign'),
    productPictureId: await pictureOf(product, owner, 'product'),
    sold: await makeProduct(product, owner, { stockCount: 90_000 }),
    hiddenProduct: await makeProduct(product, owner, { state: 'hidden', title: markers.hidden }),
  };
  await plantSecrets(product, things);
  await makeConnectedApp(product, owner, markers.app);
  const further = await plantFurtherSecrets(product, cast, things.released.remarkId);
  await notify(product, owner, markers.bell);
  await bookRelease(product, things.released, owner, applicant);
  return {
    ...things,
    product,
    sessionId: await addSession(product, owner.id),
    tokenId: (await makeToken(product, owner, ['campaigns:read'], { name: markers.accessToken })).id,
    secrets: [...secretsOf(owner), ...further],
    visitor: new GraphqlClient(product),
    job: (kind, state) => jobIn(product, cast, kind, state),
    order: (method, state) =>
      writeOrder(product, { productId: things.sold, buyer: applicant, seller: owner }, { method, state }),
    newestCampaign: async () => {
      const rows = await sql(product.databaseUrl, 'select max(id)::int as id from campaign');
      return Number(rows[0]?.id);
    },
    waitingCampaign: () => makeCampaign(product, owner, { state: 'awaiting_approval' }),
    addSession: () => addSession(product, owner.id),
    notify: (person) => notify(product, person, 'Heard live'),
    titleOfWaiting: markers.waiting,
    nobody: await createPerson(product, { username: 'taken' }),
    async closedAccount() {
      const { id, client } = await createPerson(product);
      await client.data(
        'mutation ($password: String!) { closeAccount(input: { password: $password }) { closedAccountId } }',
        { password },
      );
      await product.settled();
      return id;
    },
  };
}
