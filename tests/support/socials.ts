import { fakePerson } from '../../api/dev/factories/fake-person.ts';
import type { Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** Creates a member with a follower jump, and returns its id. */
export async function waitingJump(product: TestProduct): Promise<string> {
  const em = product.orm.em.fork();
  const username = `jumper${Math.random().toString(36).slice(2, 10)}`;
  const { id } = await fakePerson(em, { profile: { username } });
  await em.flush();
  const [row] = await sql(
    product.databaseUrl,
    'insert into follower_jump (profile_id, before, after, at) values ($1, 1200, 90000, $2) returning id',
    [id, product.clock.now()],
  );
  return String(row?.id);
}

/** The parameters with which a member returns from a network's page. */
export interface Return {
  readonly code: string;
  readonly state: string;
  readonly error: string | null;
}

const BEGIN =
  'mutation ($provider: SocialProvider!) { beginLinking(input: { provider: $provider }) { url } }';

/** The stand-in's page that a member is sent to. */
export async function linkingPage({ client }: Person, provider: 'INSTAGRAM' | 'FACEBOOK'): Promise<URL> {
  const { beginLinking } = await client.data(BEGIN, { provider });
  return new URL(beginLinking.url as string);
}

/** Confirms the stand-in's page; throws when it asks again. */
export async function answerPage(
  product: TestProduct,
  page: URL,
  who: string,
  answer = 'allow',
): Promise<Return> {
  page.searchParams.set('who', who);
  page.searchParams.set('answer', answer);
  const reply = await product.app.inject(page.pathname + page.search);
  if (reply.statusCode !== 302) throw new Error(/role="alert">([^<]*)/.exec(reply.body)?.[1] ?? reply.body);
  const back = new URL(String(reply.headers.location));
  return {
    code: back.searchParams.get('code') ?? '',
    state: back.searchParams.get('state') ?? '',
    error: back.searchParams.get('error'),
  };
}

export const FINISH = `mutation ($code: String!, $state: String!) { finishLinking(input: { code: $code, state: $state }) { account {
  profile { id followers followersSource totalPosts instagramUsername facebookUsername
    instagram { username confirmed visibility refreshedAt posts { kind caption pictureUrl likes } } } } } }`;

/** Links an account through the stand-in's page. */
export async function linkAs(product: TestProduct, person: Person, who: string) {
  const { code, state } = await answerPage(product, await linkingPage(person, 'INSTAGRAM'), who);
  return (await person.client.data(FINISH, { code, state })).finishLinking.account.profile;
}
