import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personalTables } from '../../api/modules/personal-data/personal-tables.ts';
import { idOf } from '../support/global-ids.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { type Cast, jobIn, makeCast } from '../support/job-states.ts';
import { createCampaign, createOffer, createRemark } from '../support/jobs.ts';
import { mailsTo } from '../support/mailbox.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sql, withConnection } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { until } from '../support/until.ts';
import { upload } from '../support/upload.ts';
import { draft, handIn, workingJob } from '../support/work.ts';

let product: TestProduct;
let cast: Cast;

beforeAll(async () => {
  product = await startTestProduct();
  cast = await makeCast(product);
});

afterAll(() => product?.close());

/** What a refused operation answers. */
async function refusal(client: GraphqlClient, query: string, variables: object) {
  return (await client.refusal(query, variables)).extensions;
}

const uploadAvatar = (person: Person) => uploadPicture(person, 'avatar');

async function uploadPicture({ client }: Person, purpose: string): Promise<string> {
  const plain = { width: 200, height: 200, channels: 3, background: '#c63' } as const;
  const bytes = await sharp({ create: plain }).jpeg().toBuffer();
  return (await upload(product, client, { bytes, purpose })).json().id;
}

const close =
  'mutation ($password: String!) { closeAccount(input: { password: $password }) { closedAccountId } }';
const exportData =
  'mutation ($password: String!) { exportMyData(input: { password: $password }) { dataExport { url expiresAt } } }';
const signIn =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';
const profile = 'query ($id: ID!) { profile(id: $id) { fullName } }';
const setAvatar = 'mutation ($id: ID!) { setAvatar(input: { picture: $id }) { account { id } } }';
const reset = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';
const reopen =
  'mutation ($id: ID!, $reason: String!) { reopenAccount(input: { accountId: $id, reason: $reason }) { accountId } }';

describe('what is stored about people', () => {
  it('is listed, table by table', async () => {
    const keys = await sql(
      product.databaseUrl,
      `select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.contype = 'f' and c.confrelid in ('account'::regclass, 'profile'::regclass)
         and c.connamespace = 'public'::regnamespace`,
    );
    const stored = keys.map(({ table, column }) => `${table}.${column}`);
    const listed = personalTables.flatMap(({ table, people }) =>
      people.map((column) => `${table}.${column}`),
    );
    expect(stored.filter((key) => !listed.includes(key))).toEqual([]);
  });

  it('gives no secret away, and names only columns that exist', async () => {
    const columns = await sql(
      product.databaseUrl,
      `select table_name as "table", column_name as "column", data_type = 'bytea' as raw
       from information_schema.columns where table_schema = 'public'`,
    );
    for (const { table, withheld, erased, people } of personalTables) {
      const own = columns.filter((row) => row.table === table);
      const names = own.map(({ column }) => column);
      const secrets = own.filter(
        ({ column, raw }) => raw || /(^|_)(hash|secret|token)$/.test(String(column)),
      );
      const named = [...people, ...(withheld === 'all' ? [] : withheld)];
      if (typeof erased === 'object') named.push(...Object.keys(erased));
      expect(names, table).toEqual(expect.arrayContaining(named));
      if (withheld === 'all') continue;
      expect(withheld, table).toEqual(expect.arrayContaining(secrets.map(({ column }) => column)));
    }
  });
});

describe('closing an account', () => {
  const openOnes: [string, 'paid' | 'shoutout', string, boolean][] = [
    ['applied', 'paid', 'applied', false],
    ['offered', 'paid', 'offered', false],
    ['paying', 'paid', 'paying', true],
    ['hired', 'paid', 'hired', true],
    ['wish to cancel', 'paid', 'cancel_asked', true],
    ['done', 'paid', 'done', true],
    ['disputed', 'paid', 'disputed', true],
    ['released', 'paid', 'released', false],
    ['cancelled', 'paid', 'cancelled', false],
    ['hired without money', 'shoutout', 'hired', true],
    ['done without money', 'shoutout', 'done', false],
  ];
  it.each(openOnes)('waits for open jobs: %s', async (_, kind, state, waits) => {
    const owner = await createPerson(product);
    const job = await jobIn(product, { ...cast, owner }, kind, state);
    const { openJobs } = await owner.client.data('{ openJobs { nodes { remarkId isOwner } } }');
    expect(openJobs.nodes).toEqual(waits ? [{ remarkId: idOf('Remark', job.remarkId), isOwner: true }] : []);
    if (waits)
      expect(await refusal(owner.client, close, { password })).toMatchObject({ code: 'OPEN_JOBS_FIRST' });
    else
      expect(await owner.client.data(close, { password })).toEqual({
        closeAccount: { closedAccountId: idOf('Account', owner.id) },
      });
  });

  it('does not leave a job for which somebody pays at that moment', async () => {
    const [owner, applicant] = [await createPerson(product), await createPerson(product)];
    const campaignId = await createCampaign(product, owner);
    const remarkId = await createRemark(product, campaignId, applicant, 'offer_accepted');
    await withConnection(product.databaseUrl, async (payer) => {
      await payer.query('begin');
      await payer.query(`update remark set state = 'paying' where id = $1`, [remarkId]);
      let isOver = false;
      const closing = refusal(applicant.client, close, { password }).finally(() => {
        isOver = true;
      });
      await until(async () => {
        const blocked = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
        return isOver || (await sql(product.databaseUrl, blocked)).length > 0;
      }, 60_000);
      await payer.query('commit');
      expect(await closing).toMatchObject({ code: 'OPEN_JOBS_FIRST' });
    });
  });

  it('asks for the password', async () => {
    const { client } = await createPerson(product);
    expect(await refusal(client, close, { password: '' })).toMatchObject({ code: 'PASSWORD_REQUIRED' });
    expect(await refusal(client, close, { password: 'wrong' })).toMatchObject({
      code: 'PASSWORD_WRONG',
      field: 'password',
    });
  });

  it('hides the person, ends sessions, withdraws what is open, and is confirmed by mail', async () => {
    const owner = await createPerson(product);
    const leaver = await createPerson(product, { first: 'Lea', followers: 5_000_000 });
    const phone = new GraphqlClient(product);
    await phone.data(signIn, { email: leaver.email, password });
    const applied = await createRemark(product, await createCampaign(product, owner), leaver, 'applied');
    const own = await createCampaign(product, leaver);
    const asked = await createRemark(product, own, owner, 'offered');
    await createOffer(product, asked, 'pending', 20_000);
    await leaver.client.data(close, { password });
    await product.settled();

    expect((await phone.data('{ me { id } }')).me).toBeNull();
    expect(await refusal(phone, signIn, { email: leaver.email, password: 'nonsense' })).toMatchObject({
      code: 'SIGN_IN_FAILED',
    });
    expect(await refusal(phone, signIn, { email: leaver.email, password })).toMatchObject({
      code: 'ACCOUNT_CLOSED',
    });
    expect(await refusal(phone, reset, { email: leaver.email })).toMatchObject({ code: 'EMAIL_UNKNOWN' });
    expect((await owner.client.data(profile, { id: leaver.id })).profile).toBeNull();
    const { topInfluencers } = await owner.client.data('{ topInfluencers { nodes { id } } }');
    expect(topInfluencers).not.toContainEqual({ id: idOf('Profile', leaver.id) });
    const states = await sql(
      product.databaseUrl,
      'select id, state from remark where id = any($1) order by id',
      [[applied, asked]],
    );
    expect(states.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    expect(await sql(product.databaseUrl, 'select state from campaign where id = $1', [own])).toEqual([
      { state: 'inactive' },
    ]);
    expect((await mailsTo(product, leaver.email)).map(({ subject }) => subject)).toContain(
      'Koli: Your account is closed',
    );
  });

  it('can be taken back by staff, with a reason', async () => {
    const leaver = await createPerson(product);
    await leaver.client.data(close, { password });
    const { client } = cast.staff;
    expect(await refusal(client, reopen, { id: leaver.id, reason: '' })).toMatchObject({
      code: 'REASON_REQUIRED',
    });
    await client.data(reopen, { id: leaver.id, reason: 'Wrote to us.' });
    expect(await refusal(client, reopen, { id: leaver.id, reason: 'Again.' })).toMatchObject({
      code: 'WRONG_STATE',
    });
    await leaver.client.data(signIn, { email: leaver.email, password });
  });
});

describe('erasing', () => {
  it('happens 30 days after closing; the books stay, and the address is free again', async () => {
    const leaver = await createPerson(product, { first: 'Lea', last: 'Ver', bio: 'I cook.' });
    const job = await jobIn(product, { ...cast, owner: leaver }, 'paid', 'released');
    const pictureId = await uploadAvatar(leaver);
    await leaver.client.data(setAvatar, { id: pictureId });
    const ledger = await sql(product.databaseUrl, 'select count(*) from payment');
    await leaver.client.data(close, { password });

    product.clock.advance({ days: 29 });
    await product.runJob('erase-closed-accounts');
    expect(await sql(product.databaseUrl, 'select first from profile where id = $1', [leaver.id])).toEqual([
      { first: 'Lea' },
    ]);
    product.clock.advance({ days: 1 });
    await product.runJob('erase-closed-accounts');

    const left = await sql(
      product.databaseUrl,
      'select p.first, p.bio, p.avatar_id, a.email::text, a.password_hash from profile p join account a using (id) where id = $1',
      [leaver.id],
    );
    const email = `closed-${leaver.id}@closed.invalid`;
    expect(left).toEqual([{ first: 'Closed', bio: null, avatar_id: null, email, password_hash: '' }]);
    await product.runJob('remove-deleted-pictures');
    expect(await product.ports.pictures.get(pictureId, 96)).toBeNull();
    expect(await sql(product.databaseUrl, 'select from picture_garbage')).toEqual([]);
    expect(await sql(product.databaseUrl, 'select count(*) from payment')).toEqual(ledger);
    const again = new GraphqlClient(product);
    expect(await refusal(again, signIn, { email: leaver.email, password })).toMatchObject({
      code: 'SIGN_IN_FAILED',
    });
    const seen = await sql(
      product.databaseUrl,
      'select count(*)::int as n from remark r join campaign c on c.id = r.campaign_id where r.id = $1 and c.owner_id = $2',
      [job.remarkId, leaver.id],
    );
    expect(seen).toEqual([{ n: 1 }]);
    await cast.staff.client.data(signIn, { email: cast.staff.email, password });
    expect(await refusal(cast.staff.client, reopen, { id: leaver.id, reason: 'Late.' })).toMatchObject({
      code: 'WRONG_STATE',
    });
  });
});

describe('the export', () => {
  const fetchFor = async (person: Person | null, url: string) =>
    product.app.inject({
      url: new URL(url).pathname,
      headers: person?.client.cookie ? { cookie: person.client.cookie } : {},
    });

  it('is everything of one person and nothing of others', async () => {
    const person = await createPerson(product, { bio: 'Only mine to read.' });
    await createRemark(product, await createCampaign(product, cast.owner), person, 'applied');
    const picture = await uploadAvatar(person);
    const { exportMyData } = await person.client.data(exportData, { password });
    const answer = await fetchFor(person, exportMyData.dataExport.url);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const files = unzipSync(answer.rawPayload);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['README.txt', 'remark.json', `pictures/${picture}.webp`]),
    );
    const rows = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
    expect(rows('account')).toMatchObject([{ id: person.id, email: person.email }]);
    expect(rows('profile')).toMatchObject([{ bio: 'Only mine to read.' }]);
    expect(rows('remark')).toHaveLength(1);
    const all = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n');
    expect(all).not.toMatch(/argon2|_hash/);
    expect(all).not.toContain(cast.owner.email);
  });

  it('has the drafts of both sides of a job, with their pictures, whose addresses end', async () => {
    const job = await workingJob(product);
    const pictureId = await uploadPicture(job.influencer, 'report');
    await handIn(job, { ...draft, pictures: [pictureId] });
    for (const side of [job.influencer, job.brand]) {
      const { url } = (await side.client.data(exportData, { password })).exportMyData.dataExport;
      const files = unzipSync((await fetchFor(side, url)).rawPayload);
      const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
      expect(JSON.parse(read('submission.json'))).toMatchObject([
        { links: draft.links, pictures: [pictureId] },
      ]);
      expect(`pictures/${pictureId}.webp` in files).toBe(true);
    }
  });

  it('is for its owner alone, for 15 minutes, five times a day', async () => {
    const person = await createPerson(product);
    expect(await refusal(person.client, exportData, { password: 'wrong' })).toMatchObject({
      code: 'PASSWORD_WRONG',
    });
    const { url } = (await person.client.data(exportData, { password })).exportMyData.dataExport;
    expect((await fetchFor(null, url)).statusCode).toBe(401);
    expect((await fetchFor(await createPerson(product), url)).statusCode).toBe(400);
    expect((await fetchFor(person, url.replace(`/${person.id}.`, `/${cast.owner.id}.`))).statusCode).toBe(
      400,
    );
    const fetches = Array.from({ length: 11 }, async () => (await fetchFor(person, url)).statusCode);
    expect((await Promise.all(fetches)).sort()).toEqual([...Array(10).fill(200), 429]);
    product.clock.advance({ minutes: 16 });
    expect((await fetchFor(person, url)).statusCode).toBe(400);
    for (let time = 2; time <= 5; time++) await person.client.data(exportData, { password });
    expect(await refusal(person.client, exportData, { password })).toMatchObject({ code: 'RATE_LIMITED' });
  });
});
