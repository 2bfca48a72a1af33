import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage, someMe } from '../support/render.tsx';
import { formAnswers, fullDraft, inAMonth, picture, takesUploads, warning } from './fixtures.ts';

const open = (draft: object | null = null, handlers: RequestHandler[] = formAnswers(draft)) =>
  renderPage(`/no-such-page?compose=${draft ? 'continue' : 'new'}`, { me: someMe(), handlers });

/** A draft that answers nothing, as the API takes it. */
const emptyDraft = fullDraft({
  ...{ title: null, detailsHtml: null, budget: null, categories: [], countries: [], pictures: [] },
  ...{ minAge: null, maxAge: null, minFollowers: null, endsOn: null, hashtags: [] },
});

const preview = () => screen.findByRole('button', { name: 'Preview' });

afterEach(() => sessionStorage.clear());

describe('create campaign form', () => {
  it('begins with anyone, anywhere, for a month', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'All' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Influencer age' })).toHaveTextContent('Any');
    const end = screen.getByRole('group', { name: 'Campaign ends on' });
    const [day, month, year] = within(end).getAllByRole('spinbutton');
    expect([year, month, day].map((part) => part?.textContent).join('-')).toBe(inAMonth);
  });

  it('says what is missing at each field, focuses the first, and clears after 4 seconds', async () => {
    const { user } = open(emptyDraft);
    await user.click(await preview());
    const texts = [
      'Please enter price',
      'Please enter title',
      'Please enter detail',
      'Please select image',
      'Please select country',
      'Please select age',
      'Please select date',
    ];
    for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText("Campaign's budget")).toHaveFocus();
    expect(screen.getByLabelText("Campaign's budget")).toBeInvalid();
    await waitFor(() => expect(screen.queryByText('Please enter price')).not.toBeInTheDocument(), {
      timeout: 6000,
    });
    for (const text of texts) expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('asks sponsored campaigns for the value of the product, and shoutouts for no price', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Sponsored' }));
    expect(screen.queryByLabelText("Campaign's budget")).not.toBeInTheDocument();
    expect(screen.getByLabelText('Product value')).toBeVisible();
    await user.type(screen.getByLabelText('Product URL (optional)'), 'shop');
    await user.click(await preview());
    expect(await screen.findByText('Please enter price')).toBeVisible();
    expect(screen.getByText('Please enter an address that begins with http:// or https://')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Shoutout' }));
    await user.click(await preview());
    expect(await screen.findByText('Please enter title')).toBeVisible();
    expect(screen.queryByText('Please enter price')).not.toBeInTheDocument();
  });

  it.each(['-5', '1e5', '.5', 'abc'])('refuses %s as an amount, as it was typed', async (typed) => {
    const { user } = open();
    const budget = await screen.findByLabelText("Campaign's budget");
    await user.type(budget, typed);
    await user.click(await preview());
    expect(await screen.findByText('Please enter an amount in digits, for example 450.50')).toBeVisible();
    expect(budget).toHaveValue(typed);
  });

  it('takes thousands and cents, and at most a million', async () => {
    const { user } = open();
    const budget = await screen.findByLabelText("Campaign's budget");
    await user.type(budget, '1,200.50');
    await user.click(await preview());
    expect(await screen.findByText('Please enter title')).toBeVisible();
    expect(screen.queryByText(/Please enter an amount/)).not.toBeInTheDocument();
    await user.clear(budget);
    await user.type(budget, '1000000.01');
    await user.click(await preview());
    const tooMuch = 'Please enter an amount of at most 1,000,000 with at most two decimals.';
    await waitFor(() => expect(screen.getByText(tooMuch)).toBeVisible());
  });

  it('counts and limits the title', async () => {
    const { user } = open();
    await user.click(await screen.findByLabelText('Campaign title'));
    await user.paste('x'.repeat(70));
    expect(await screen.findByText('60 / 60')).toBeVisible();
  });

  it('refuses an end in the past', async () => {
    const { user } = open(fullDraft({ endsOn: '2024-01-31' }));
    await user.click(await preview());
    expect(await screen.findByText('Please select a date that is not in the past')).toBeVisible();
  });

  it('offers exactly the specified options', async () => {
    const { user } = open();
    const optionsOf = async (label: string) => {
      await user.click(await screen.findByRole('combobox', { name: label }));
      const shown = within(await screen.findByRole('listbox')).getAllByRole('option');
      const names = shown.map((option) => option.textContent);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      return names;
    };
    const ages = ['Any', 'Below 13', '13-17', '18-24', '25-34', '35-44', 'Above 44'];
    expect(await optionsOf('Influencer age')).toEqual(ages);
    expect(await optionsOf('Minimum followers')).toEqual(['Any', '1000', '10k', '100k']);
    expect(await optionsOf('Influencer gender')).toEqual(['Any', 'Male', 'Female', 'Others']);
    expect(await optionsOf('Country')).toEqual(['All', 'Malaysia', 'Singapore']);
  });

  it('turns every country into All', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Country' }));
    await user.click(await screen.findByRole('option', { name: 'Malaysia' }));
    expect(screen.getByRole('button', { name: 'Malaysia' })).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'Singapore' }));
    expect(await screen.findByRole('button', { name: 'All' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Malaysia' })).not.toBeInTheDocument();
  });

  it('makes hashtags of words, without signs and doubles', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('combobox', { name: 'Hashtags' }), '#satay satay, rooftop ');
    expect(screen.getByRole('button', { name: '#satay' })).toBeVisible();
    expect(screen.getByRole('button', { name: '#rooftop' })).toBeVisible();
    expect(screen.getByText(/2 \/ 30/)).toBeVisible();
  });
});

describe('pictures of a campaign', () => {
  const photo = (name: string, type = 'image/png') => new File(['bytes'], name, { type });
  const field = () => screen.findByLabelText('Add pictures');

  it('uploads in order, moves the cover, and removes', async () => {
    const { user } = open(null, [...formAnswers(), takesUploads()]);
    await user.upload(await field(), [photo('a.png'), photo('b.jpg', 'image/jpeg')]);
    expect(await screen.findByAltText('Picture 2')).toHaveAttribute('src', '/files/up2/320.webp');
    await user.click(screen.getByRole('button', { name: 'Make picture 2 the cover' }));
    expect(screen.getByAltText('Picture 1')).toHaveAttribute('src', '/files/up2/320.webp');
    await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    expect(screen.queryByAltText('Picture 2')).not.toBeInTheDocument();
  });

  const sized = (bytes: number) => Object.defineProperty(photo('a.png'), 'size', { value: bytes });

  it.each([
    ['other types', photo('a.gif', 'image/gif')],
    ['what is too large', sized(10_485_761)],
  ])('shows the upload warning for %s, without sending it', async (_, file) => {
    open();
    // As dropped, or chosen in a dialog that does not filter.
    fireEvent.change(await field(), { target: { files: [file] } });
    expect(await screen.findByText(warning.replace('2mb', '10mb'))).toBeVisible();
  });

  it('takes one of exactly ten megabytes', async () => {
    open(null, [...formAnswers(), takesUploads()]);
    fireEvent.change(await field(), { target: { files: [sized(10_485_760)] } });
    expect(await screen.findByAltText('Picture 1')).toBeVisible();
  });

  it('says which were left out when more are chosen than fit', async () => {
    const { user } = open(null, [...formAnswers(), takesUploads()]);
    await user.upload(
      await field(),
      Array.from({ length: 11 }, (_, place) => photo(`${place}.png`)),
    );
    expect(await screen.findByText('You can add up to 10 pictures. The others were left out.')).toBeVisible();
    // None is left under way, which would be answered by the next test.
    expect(await screen.findByAltText('Picture 10')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Remove (picture|\d+\.png)/ })).toHaveLength(10);
  });

  it('keeps what the line stopped at hand, to be sent again', async () => {
    let tries = 0;
    const breaks = http.post('*/files', () => {
      tries += 1;
      return tries === 1 ? HttpResponse.error() : HttpResponse.json(picture('late'));
    });
    const { user } = open(null, [...formAnswers(), breaks]);
    await user.upload(await field(), photo('slow.png'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText(/^Could not reach Koli\./, { selector: '[role=alert] *' })).toBeVisible();
    await user.click(again);
    expect(await screen.findByAltText('Picture 1')).toHaveAttribute('src', '/files/late/320.webp');
    expect(screen.queryByText('slow.png')).not.toBeInTheDocument();
  });

  it('goes on with the next when one that does not come is given up', async () => {
    const hangs = http.post(
      '*/files',
      async () => {
        await delay('infinite');
        return HttpResponse.error();
      },
      { once: true },
    );
    const { user } = open(null, [...formAnswers(), hangs, takesUploads()]);
    await user.upload(await field(), [photo('stuck.png'), photo('next.png')]);
    await user.click(await screen.findByRole('button', { name: 'Remove stuck.png' }));
    expect(await screen.findByAltText('Picture 1')).toBeVisible();
    expect(screen.queryByText('stuck.png')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
