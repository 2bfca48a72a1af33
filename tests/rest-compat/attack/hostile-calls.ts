import { Rng } from '../../../api/dev/demo/rng.ts';
import { type LegacyModel, legacyModel, legacyModels } from '../../support/loopback3.ts';
import { HostileFilters, strangeNames } from './hostile-filters.ts';

/** A call to send. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD';
  /** Path below `/api`, with its query. */
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
}

const customGets = [
  'getdetailsbyuserid?userId=',
  'koliinfluencers?ownerId=',
  'koliinfluencers?name=',
  'koliinfluencers?offset=',
  'koliinfluencers?longitude=1&latitude=',
  'Transactions/earnspendlist?ownerId=',
  'Products/productList?offset=',
  'nodes/',
  'cmspage?slug=',
  'AppUsers/',
  'Campaigns/',
  'UserBankAccounts/',
  'DraftCampaigns/',
  'UserNotifications/',
  'Remarks/',
  'topkoliinfluencerlist?x=',
  'nope/',
];
const customPosts = [
  'Campaigns/usercampaign?ownerId=',
  'Campaigns/campaigndetails?campaignId=',
  'AppUsers/createAccount?x=',
  'users/reset?x=',
  'help?x=',
  'campaignpayment?x=',
  'transferamounttocustomer/?x=',
  'registeraccount/?x=',
  'getBase64ImgPath?x=',
  'addCampaignImgPath?x=',
];
/** Members of the bodies of the calls that are no model. */
const loose = [
  ...['userID', 'profile', 'data', 'email', 'message', 'name', 'amount', 'stripeToken', 'applicantOwnerId'],
  ...[
    'campaignId',
    'ownerId',
    'payoutAmount',
    'base64ImageData',
    'bankTokenId',
    'day',
    'comment',
    'influencerId',
  ],
];

/** Writes calls that try to read and change what is not one's own; the same seed writes the same ones. */
export class HostileCalls {
  private readonly rng: Rng;
  private readonly known: readonly (string | number)[];
  private readonly filters: HostileFilters;
  private readonly names = Object.keys(legacyModels);

  /** `known` are ids and texts of others. */
  constructor(seed: string, known: readonly (string | number)[]) {
    this.rng = new Rng(seed);
    this.known = known;
    this.filters = new HostileFilters(this.rng, known);
  }

  /** The next call that reads. */
  read(): Call {
    const { rng } = this;
    if (rng.chance(0.15)) return { method: 'GET', path: `/${rng.pick(customGets)}${this.text()}` };
    const model = legacyModel(rng.pick(this.names));
    const path = `/${model.plural}`;
    if (rng.chance(0.05)) return { method: 'GET', path: `${path}?filter=${this.text()}` };
    if (rng.chance(0.2))
      return { method: 'GET', path: `${path}/count?where=${this.json(this.filters.where(model, 3))}` };
    if (rng.chance(0.1))
      return {
        method: 'GET',
        path: `${path}/${this.text()}?filter=${this.json(this.filters.filter(model))}`,
      };
    const filter = this.filters.filter(model);
    const said = rng.chance(0.2) ? this.brackets('filter', filter) : `filter=${this.json(filter)}`;
    return { method: 'GET', path: `${path}?${said}` };
  }

  /** The next count that names a property that there is not: whatever else it says, it has to be none or refused. */
  countOfNothing(): Call {
    const { rng } = this;
    const model = legacyModel(rng.pick(this.names));
    const path = `/${model.plural}/count`;
    const name = rng.pick([...strangeNames, 'nope', 'OWNERID', 'Id']);
    if (rng.chance(0.4))
      return {
        method: 'GET',
        path: `${path}?${this.brackets('where', { id: { neq: 0 }, [name]: rng.pick([0, 'x']) })}`,
      };
    const clause = rng.pick<unknown>([
      0,
      'x',
      null,
      true,
      {},
      [],
      { gt: 0 },
      { neq: 1 },
      { nin: [] },
      { eq: null },
    ]);
    const said = this.filters.where(model, 2);
    const others = typeof said === 'object' && !Array.isArray(said) ? said : {};
    return { method: 'GET', path: `${path}?where=${this.json({ ...others, [name]: clause })}` };
  }

  /** The next call that writes. */
  write(): Call {
    const { rng } = this;
    const model = legacyModel(rng.pick(this.names));
    const path = `/${model.plural}`;
    const query = () => {
      const where = this.filters.where(model, 2);
      return rng.chance(0.2) ? this.brackets('where', where) : `where=${this.json(where)}`;
    };
    return rng.pick<() => Call>([
      () => this.sent('POST', `${path}`, this.row(model)),
      () => this.sent('POST', `${path}`, [this.row(model), this.row(model)]),
      () => this.sent('POST', `${path}/update?${query()}`, this.row(model)),
      () => this.sent('POST', `${path}/update?${query()}`, this.row(model)),
      () => this.sent('PUT', path, { ...this.row(model), id: this.filters.value() }),
      () => this.sent('PUT', `${path}/${this.text()}`, this.row(model)),
      () => this.sent('PATCH', `${path}/${this.text()}`, this.row(model)),
      () => this.sent('PATCH', path, { ...this.row(model), id: this.filters.value() }),
      () => this.sent('DELETE', `${path}/${this.text()}`, {}),
      () =>
        this.sent('PUT', `/AppUsers/updateProfile?userID=${this.text()}`, {
          profile: this.row(legacyModel('AppUser')),
        }),
      () => this.sent('POST', `/${rng.pick(customPosts)}${this.text()}`, this.looseBody()),
      () => this.sent('POST', `/${rng.pick(customPosts)}${this.text()}`, this.looseBody()),
    ])();
  }

  private sent(method: Call['method'], path: string, body: unknown): Call {
    const { rng } = this;
    if (rng.chance(0.04))
      return { method, path, type: 'application/json', body: rng.pick(['', '{', 'null', '[[', '"x"', '5']) };
    if (rng.chance(0.04)) return { method, path, type: 'text/plain', body: 'x' };
    if (rng.chance(0.08))
      return { method, path, type: 'application/x-www-form-urlencoded', body: this.brackets('data', body) };
    return { method, path, type: 'application/json', body: JSON.stringify(body) };
  }

  private json(value: unknown): string {
    return encodeURIComponent(JSON.stringify(value)?.toWellFormed() ?? '');
  }

  private brackets(name: string, value: unknown): string {
    if (typeof value !== 'object' || value === null)
      return `${name}=${encodeURIComponent(String(value).toWellFormed())}`;
    const parts = Object.entries(value).map(([key, inner]) =>
      this.brackets(`${name}[${encodeURIComponent(key)}]`, inner),
    );
    return parts.join('&');
  }

  private text(): string {
    return encodeURIComponent(String(this.filters.value()).toWellFormed().slice(0, 300));
  }

  /** A body of a model: some of its members, whose values are another's as often as not. */
  private row(model: LegacyModel): Record<string, unknown> {
    const { rng } = this;
    const names = rng
      .sample(Object.keys(model.properties), rng.int(0, 8))
      .filter((name) => name !== 'id' || rng.chance(0.2));
    const row = Object.fromEntries(names.map((name) => [name, this.fitting(model, name)]));
    if (rng.chance(0.2)) row[rng.pick(strangeNames)] = this.filters.value();
    return row;
  }

  private fitting(model: LegacyModel, name: string): unknown {
    const { rng } = this;
    if (rng.chance(0.3)) return this.filters.value();
    const type = model.properties[name];
    if (type === 'number') return rng.chance(0.5) ? rng.pick([0, 1, 2, 3]) : rng.pick(this.known);
    if (type === 'date') return '2026-12-24';
    return type === 'list' ? ['a'] : rng.pick(['paid', 'any', 'All', 'Food', 'changed by A', '12']);
  }

  private looseBody(): unknown {
    const names = this.rng.sample(loose, this.rng.int(0, 7));
    const body = Object.fromEntries(names.map((name) => [name, this.filters.value()]));
    return this.rng.chance(0.2)
      ? { ...body, data: { email: 'a@people.test', password: this.filters.value(), profile: body } }
      : body;
  }
}
