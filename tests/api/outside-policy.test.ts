import { describe, expect, it } from 'vitest';
import { asksToPayOutside } from '../../api/modules/messages/message.policy.ts';

const asks = [
  'Can you pay me by bank transfer instead?',
  'Just PayNow me, it is faster',
  'my pay pal is mei@example.com',
  'send it to my P@ypal',
  'Let us talk on WhatsApp',
  'whats app me',
  'Text me at 9123 4567',
  '+65 9123 4567',
  'wa.me/6591234567',
  'We can do this outside Koli and save the fee',
  'Pay me directly and I make it cheaper',
  'Let’s settle in cash after the shoot',
  'My account number is below',
  'GCash ok?',
  'I take USDT',
  'no commission if we deal off platform',
  'add me on Telegram @noodles',
  'Ｐａｙｐａｌ works too',
  'Transfer the amount to my DBS account please',
];

const fine = [
  'Hello! I love your laksa.',
  'I can post two stories on 12 December for $450.',
  'The payment was released, thank you!',
  'When do you pay?',
  'My reel had 120,000 views and 4,500 likes.',
  'Order 20261120 arrived today.',
  'The signature dish is at 313 Orchard Road, Singapore 238895.',
  'Could you film it outside? The light is better.',
  'Please use the hashtags #koli and #laksa.',
  'Is 2026-12-12 fine for you?',
];

describe('asking to pay outside', () => {
  it.each(asks)('is seen in “%s”', (text) => expect(asksToPayOutside(text)).toBe(true));
  it.each(fine)('is not seen in “%s”', (text) => expect(asksToPayOutside(text)).toBe(false));

  it('is looked for in long texts without long waits', () => {
    const began = performance.now();
    for (const text of ['1 '.repeat(1000), 'pay '.repeat(500), 'transfer to '.repeat(166), '+65'.repeat(660)])
      asksToPayOutside(text);
    expect(performance.now() - began).toBeLessThan(200);
  });
});
