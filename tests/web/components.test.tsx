import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LinkedText } from '../../web/src/components/display/LinkedText.tsx';
import { RichText } from '../../web/src/components/display/RichText.tsx';
import { StatusChip } from '../../web/src/components/display/StatusChip.tsx';
import { Pager } from '../../web/src/components/list/Pager.tsx';
import { PersonAvatar } from '../../web/src/components/people/PersonAvatar.tsx';
import { loadLanguage } from '../../web/src/languages/loadLanguage.ts';
import { speak } from '../../web/src/languages/spoken.ts';

describe('what somebody wrote', () => {
  it('has its web addresses as links, and nothing else', () => {
    render(
      <LinkedText text="Out: https://www.instagram.com/p/1?x=2, (http://a.sg/b). javascript:alert(1) www.b.sg" />,
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.instagram.com/p/1?x=2',
      'http://a.sg/b',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    }
  });
});

describe('pager', () => {
  it('is not there while one page holds all', () => {
    const { container } = render(<Pager page={1} size={12} total={12} onPage={vi.fn()} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('tells the range and turns pages', async () => {
    const onPage = vi.fn();
    render(<Pager page={2} size={12} total={57} onPage={onPage} />);
    expect(screen.getByText('Showing 13 to 24 of 57 entries')).toBeVisible();
    await userEvent.click(screen.getByText('Next'));
    await userEvent.click(screen.getByText('Previous'));
    await userEvent.click(screen.getByRole('button', { name: 'Go to page 5' }));
    expect(onPage.mock.calls).toEqual([[3], [1], [5]]);
  });

  it.each([
    ['en', ['Go to previous page', 'Page 1', 'Go to page 2', 'Go to next page']],
    ['id', ['Ke halaman sebelumnya', 'Halaman 1', 'Ke halaman 2', 'Ke halaman berikutnya']],
  ] as const)('speaks %s to screen readers', async (tag, names) => {
    await loadLanguage(tag);
    speak(tag);
    render(<Pager page={1} size={12} total={24} onPage={vi.fn()} />);
    const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    speak('en');
    expect(buttons).toEqual(names);
  });

  it('shows two pages at both ends and one beside the current', () => {
    render(<Pager page={10} size={1} total={20} onPage={vi.fn()} />);
    const pages = screen.getAllByRole('button', { name: /page \d+/i }).map((button) => button.textContent);
    expect(pages).toEqual(['1', '2', '9', '10', '11', '19', '20']);
  });
});

describe('rich text', () => {
  it('keeps words and harmless elements only', () => {
    const html = [
      '<p onclick="evil()">Cook <strong>laksa</strong><script>evil()</script></p>',
      '<img src=x onerror="evil()"><div><em>Film</em> it</div>',
      '<a href="javascript:evil()">bad</a> <a href="https://rice.example/a">good</a>',
    ].join('');
    const { container } = render(<RichText html={html} />);
    expect(container).toHaveTextContent('Cook laksaFilm itbad good');
    expect(container.innerHTML).not.toMatch(/evil|script|onclick|onerror|<img/);
    expect(screen.getByText('bad')).not.toHaveAttribute('href');
    expect(screen.getByText('good')).toHaveAttribute('href', 'https://rice.example/a');
    expect(screen.getByText('good')).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });
});

describe('avatar', () => {
  it('falls back to initials without a picture', () => {
    const { container } = render(<PersonAvatar name="Mei Tan" picture={null} />);
    expect(container).toHaveTextContent('MT');
  });
});

describe('status of a job', () => {
  it.each([
    ['OFFERED', null, 'Offer pending · US$480'],
    ['CANCEL_ASKED', 'ONGOING', 'Asked to cancel · US$480'],
    ['DISPUTED', 'IN_DISPUTE', 'In dispute · US$480'],
    ['CANCELLED', 'REFUNDED', 'Refunded'],
    ['SETTLED', 'SETTLED', 'Settled'],
  ] as const)('%s, %s, reads %s', (state, hired, text) => {
    const { container } = render(<StatusChip state={state} hired={hired} amount="US$480" />);
    expect(container).toHaveTextContent(new RegExp(`^${text.replace('$', '\\$')}$`));
  });
});
