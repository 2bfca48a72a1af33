import { bankForm, bankToken } from '../../support/bank.ts';
import { campaignOperations } from '../../support/campaigns.ts';
import { solveCaptcha } from '../../support/captcha.ts';
import { RestClient, updateRows } from '../../support/rest.ts';
import { upload } from '../../support/upload.ts';
import type { World } from './world.ts';
import { sendPicture, type Write } from './write.ts';

const saveBank =
  'mutation ($input: SaveBankAccountInput!) { saveBankAccount(input: $input) { account { id } } }';
const sendHelp =
  'mutation ($input: SendHelpRequestInput!) { sendHelpRequest(input: $input) { helpRequestId } }';

/** The bank account of `bankForm` with its person, under the legacy names. */
function legacyBank({ nina }: World): object {
  const { accountType: _, routingNumber: rountingNumber, ...bank } = bankForm;
  const person = { day: 4, month: 7, year: 1994, id_number: bank.idNumber, postal_code: bank.postalCode };
  return {
    ...bank,
    ...person,
    rountingNumber,
    accountType: 'current',
    countryShortCode: 'SG',
    ownerId: nina.id,
  };
}

/** A picture for a purpose, as the web client uploads it. */
async function uploaded({ product, maya, bytes }: World, purpose: string): Promise<string> {
  return (await upload(product, maya.client, { bytes, purpose })).json().id;
}

/** Writes of what is one's own, in an order in which each has what it needs. */
export const ownWrites: readonly Write[] = [
  {
    what: 'a report of a campaign',
    rest: ({ asMaya, maya, brand, open }) =>
      asMaya.send('POST', '/Reports', {
        body: {
          reportedownerId: brand.id,
          campaignId: open,
          reportText: 'Spam',
          ownerId: maya.id,
          reportPicUrl: 'NA',
        },
      }),
    graphql: ({ maya, open }) =>
      maya.client.data(campaignOperations.report, { input: { campaignId: open, comment: 'Spam' } }),
  },
  {
    what: 'a report of a person',
    rest: ({ asMaya, brand }) =>
      asMaya.send('POST', '/Reports', { body: { comment: 'Rude', influencerId: brand.id } }),
    graphql: ({ maya, brand }) =>
      maya.client.data('mutation ($input: ReportPersonInput!) { reportPerson(input: $input) { reportId } }', {
        input: { profileId: brand.id, comment: 'Rude' },
      }),
  },
  {
    what: 'a block',
    rest: ({ asMaya, maya, nina }) =>
      asMaya.send('POST', '/userBlockeds/', { body: { blockUserId: nina.id, ownerId: maya.id } }),
    graphql: ({ maya, nina }) =>
      maya.client.data(`mutation { blockUser(input: { profileId: ${nina.id} }) { profileId } }`),
  },
  {
    what: 'a block, lifted',
    rest: ({ asMaya, nina }) => asMaya.send('DELETE', `/userBlockeds/${nina.id}`),
    graphql: ({ maya, nina }) =>
      maya.client.data(`mutation { unblockUser(input: { profileId: ${nina.id} }) { profileId } }`),
  },
  {
    what: 'notifications, read',
    rest: ({ asNina, nina }) =>
      updateRows(asNina, 'UserNotifications', { ownerId: nina.id, readStatus: 0 }, { readStatus: 1 }),
    graphql: ({ nina }) => nina.client.data('mutation { markNotificationsRead { markedCount } }'),
  },
  {
    what: 'a report with a picture',
    rest: async ({ asNina, brand, bytes }) =>
      asNina.send('POST', '/Reports', {
        body: {
          ...{ reportedownerId: brand.id, campaignId: 0, reportText: 'See this' },
          reportPicUrl: await sendPicture(asNina, bytes),
        },
      }),
    graphql: async ({ product, nina, brand, bytes }) => {
      const { id: picture } = (await upload(product, nina.client, { bytes, purpose: 'report' })).json();
      const input = { profileId: brand.id, comment: 'See this', picture };
      return nina.client.data(
        'mutation ($input: ReportPersonInput!) { reportPerson(input: $input) { reportId } }',
        {
          input,
        },
      );
    },
  },
  {
    what: 'a picture of a face',
    rest: ({ asMaya, bytes }) => sendPicture(asMaya, bytes),
    graphql: (world) => uploaded(world, 'avatar'),
  },
  {
    what: 'a request for help of a member, with a picture',
    rest: async ({ asMaya, maya, bytes }) =>
      asMaya.send('POST', '/help', {
        body: { ownerId: maya.id, message: 'Where is it?', help_pic_url: await sendPicture(asMaya, bytes) },
      }),
    graphql: async (world) =>
      world.maya.client.data(sendHelp, {
        input: { message: 'Where is it?', picture: await uploaded(world, 'help') },
      }),
  },
  {
    what: 'a request for help of a visitor',
    rest: ({ product }) =>
      new RestClient(product).send('POST', '/help', {
        body: { name: 'Ann', email: 'ann@x.test', message: 'Hello?', help_pic_url: 'NA' },
      }),
    graphql: async ({ product, visitor }) => {
      const input = { name: 'Ann', email: 'ann@x.test', message: 'Hello?' };
      return visitor.data(sendHelp, { input: { ...input, captcha: await solveCaptcha(product) } });
    },
  },
  {
    what: 'a bank account',
    rest: async (world) =>
      world.asNina.send('POST', '/registeraccount/', {
        body: { ...legacyBank(world), bankTokenId: await bankToken(world.product) },
      }),
    graphql: async ({ nina, product }) =>
      nina.client.data(saveBank, { input: { ...bankForm, bankToken: await bankToken(product) } }),
  },
  {
    what: 'a bank account, described otherwise',
    rest: async (world) => {
      const [row] = await world.asNina.list('/UserBankAccounts');
      return world.asNina.send('PUT', '/UserBankAccounts', {
        body: { ...legacyBank(world), id: row.id, bankName: 'OCBC', bankAddress: 'Marina' },
      });
    },
    graphql: async ({ nina, product }) =>
      nina.client.data(saveBank, {
        input: { ...bankForm, bankName: 'OCBC', bankAddress: 'Marina', bankToken: await bankToken(product) },
      }),
  },
  {
    what: 'another number of the bank account',
    rest: async (world) => {
      const [row] = await world.asNina.list('/UserBankAccounts');
      const bankTokenId = await bankToken(world.product, '000999999');
      return world.asNina.send('PUT', '/UserBankAccounts', {
        body: { ...legacyBank(world), id: row.id, bankTokenId },
      });
    },
    graphql: async ({ nina, product }) =>
      nina.client.data(saveBank, {
        input: { ...bankForm, bankToken: await bankToken(product, '000999999') },
      }),
  },
  {
    what: 'a bank account, deleted',
    rest: async ({ asNina }) => {
      const [row] = await asNina.list('/UserBankAccounts');
      return asNina.send('DELETE', `/UserBankAccounts/${row.id}`);
    },
    graphql: ({ nina }) => nina.client.data('mutation { deleteBankAccount(input: {}) { account { id } } }'),
  },
];
