import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rowNumber } from '../../../web/src/lib/navigation/rowNumber.ts';
import { renderPage, someMe } from '../support/render.tsx';
import { campaignPage, someDetail } from './fixtures.ts';

const { owner } = someDetail();

describe('who posted a campaign', () => {
  it('is shown online to members, who can write to them', async () => {
    const { publish } = renderPage('/campaigndetail/5', {
      me: someMe({ id: 'usr_77' }),
      handlers: campaignPage(someDetail()),
    });
    expect(await screen.findByRole('button', { name: `Message ${owner.fullName}` })).toBeVisible();
    await waitFor(() => {
      publish('PeoplePresence', {
        presenceChanged: [{ __typename: 'Profile', id: owner.id, online: true, lastSeenAt: null }],
      });
      expect(screen.getByText('Online')).toBeInTheDocument();
    });
  });

  it('is a name with a page for visitors', async () => {
    renderPage('/campaigndetail/5', { handlers: campaignPage(someDetail()) });
    expect(await screen.findByRole('link', { name: owner.fullName })).toHaveAttribute(
      'href',
      `/influencer-profile/${rowNumber(owner.id)}`,
    );
    expect(screen.queryByRole('button', { name: /^Message/ })).not.toBeInTheDocument();
  });
});
