import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { prepareDatabase } from '../../api/server/prepare-database.ts';
import { violations } from '../support/checks.ts';
import { idOf } from '../support/global-ids.ts';
import { createCampaign, createOffer, createRemark } from '../support/jobs.ts';
import { createPerson } from '../support/people.ts';
import { sql, withConnection } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());

/** The database as it was before there were deal sheets. */
const before = `drop table deal; drop function keep_deal(); alter table offer drop column work;
  delete from migration where name = '0005-terms-deals'`;

test('what was agreed before there were deal sheets has one, without work', async () => {
  const brand = await createPerson(product);
  const influencer = await createPerson(product);
  await sql(product.databaseUrl, `update profile set first = $2, last = 'Ñandú \\ "Q"' where id = $1`, [
    influencer.id,
    'Mei\u0001\t🍜',
  ]);
  const job = async (kind: 'paid' | 'shoutout', state: string, offer?: string) => {
    const remarkId = await createRemark(
      product,
      await createCampaign(product, brand, { kind }),
      influencer,
      state,
    );
    if (offer) await createOffer(product, remarkId, offer);
    return remarkId;
  };
  const accepted = await job('paid', 'offer_accepted', 'accepted');
  await sql(
    product.databaseUrl,
    `update offer set created_at = '2026-11-01T01:02:03.004Z',
    decided_at = '2026-11-02T01:02:03Z' where remark_id = $1`,
    [accepted],
  );
  const hired = await job('shoutout', 'hired');
  await sql(product.databaseUrl, `update remark set hired_at = now() where id = $1`, [hired]);
  await job('paid', 'offered', 'pending');
  await job('shoutout', 'applied');
  await withConnection(product.databaseUrl, (client) => client.query(before));
  const roles = { ownerUrl: product.databaseUrl, serverUrl: inject('postgresServerUrl') };
  expect(await prepareDatabase({ stripe: null }, roles)).toEqual(['0005-terms-deals']);
  const deals = await sql(
    product.databaseUrl,
    'select remark_id, version, document, sha256 from deal order by 1',
  );
  expect(deals.map(({ remark_id }) => remark_id)).toEqual([accepted, hired]);
  for (const { document, sha256 } of deals) {
    expect(canonicalize(JSON.parse(String(document)))).toBe(document);
    expect(createHash('sha256').update(String(document)).digest('hex')).toBe(sha256);
  }
  const told = JSON.parse(String(deals[0]?.document));
  expect(told).toMatchObject({
    amount: { amount: 45_000, currency: 'USD' },
    applicant: { id: idOf('Profile', influencer.id), acceptedAt: '2026-11-02T01:02:03.000Z' },
    owner: { id: idOf('Profile', brand.id), acceptedAt: '2026-11-01T01:02:03.004Z' },
    work: null,
    dueAt: null,
  });
  expect(JSON.parse(String(deals[1]?.document))).toMatchObject({ amount: null, proposedBy: 'applicant' });
  const broken = (await violations(product)).filter(
    (line) => line.startsWith('deal') || line.startsWith('accepted'),
  );
  expect(broken).toEqual([]);
});
