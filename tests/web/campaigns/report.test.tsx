import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderPage, someMe } from '../support/render.tsx';
import { api } from '../support/server.ts';
import { campaignPage, ownDetail, refused, someDetail } from './fixtures.ts';

const policy = api.query('UploadPolicy', () =>
  HttpResponse.json({
    data: {
      uploadPolicy: {
        __typename: 'UploadPolicy',
        mimeTypes: ['image/jpeg', 'image/png'],
        campaignMaxBytes: 10_485_760,
        productMaxBytes: 2_097_152,
        profileMaxBytes: 2_097_152,
        warning: 'The maximum allowed size for uploads is 2mb.',
      },
    },
  }),
);

describe('reporting a campaign', () => {
  it('needs a comment, then says that it was reported', async () => {
    const sent: unknown[] = [];
    const { user } = renderPage('/campaigndetail/5', {
      me: someMe(),
      handlers: [
        ...campaignPage(someDetail()),
        policy,
        api.mutation('ReportCampaign', ({ variables }) => {
          sent.push(variables.input);
          return HttpResponse.json({ data: { reportCampaign: { reportId: 'rpt_1' } } });
        }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report' });
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    expect(await within(dialog).findByText('Comment is required!')).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: 'Comment' }), 'Not real');
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Reported Successfully')).toBeVisible();
    expect(sent).toEqual([{ campaignId: 'cmp_5', comment: 'Not real', picture: null }]);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('sends visitors to the login', async () => {
    const { user, router } = renderPage('/campaigndetail/5', {
      handlers: campaignPage(someDetail({ permissions: { report: refused('SIGN_IN_REQUIRED') } })),
    });
    await user.click(await screen.findByRole('button', { name: 'Report' }));
    expect(router.state.location.search).toBe('?auth=login&then=report');
  });

  it('is not for the owner', async () => {
    renderPage('/campaigndetail/5', { me: someMe(), handlers: campaignPage(ownDetail()) });
    expect(await screen.findByRole('heading', { name: 'Laksa week' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report' })).not.toBeInTheDocument();
  });
});
