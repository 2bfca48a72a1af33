import { ErrorCode } from '../../../schema/errors.ts';
import type { Permission } from '../../../schema/permission.ts';
import { toPermission } from '../../platform/process/process.ts';

/** Facts that decide whether a member may message another. */
export interface WriteFacts {
  /** One of the two has blocked the other. */
  readonly isApart: boolean;
  /** The account of the other is closed or suspended. */
  readonly isGone: boolean;
}

/** Why a member may not write; null when they may. Earlier messages stay readable. */
export function writeRefusal({ isApart, isGone }: WriteFacts): 'APART' | 'RECIPIENT_GONE' | null {
  if (isGone) return ErrorCode.RECIPIENT_GONE;
  return isApart ? ErrorCode.APART : null;
}

/** The same, as the API publishes it. */
export function writePermission(facts: WriteFacts): Permission {
  const code = writeRefusal(facts);
  return toPermission(code && { code });
}

/**
 * Whether a text seems to ask for payment or contact outside the product, where no money is held. False alarms are
 * fine: the recipient only sees a calm line above the message.
 */
export function asksToPayOutside(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase();
  return patterns.some((pattern) => pattern.test(plain));
}

const patterns: readonly RegExp[] = [
  // Payment services by name. Letters are often separated or swapped for digits: "pay pal", "p@ypal", "whats app".
  /\bp[a4@]y[\s._-]*(pal|now|lah|nah|maya|oneer)\b/,
  /\b(venmo|zelle|revolut|wise\.com|transferwise|cash\s?app|western\s?union|moneygram|remitly)\b/,
  /\b(g[\s-]?cash|grab\s?pay|go\s?pay|shopee\s?pay|duit\s?now|prompt\s?pay|touch\s?n\s?go|fast\s?transfer|momo|ovo|dana)\b/,
  /\b(bitcoin|btc|usdt|crypto|ethereum|wallet address|gift\s?cards?|steam cards?)\b/,
  // Bank details.
  /\b(bank|wire|direct|manual)\s+(transfer|deposit|details|account)\b/,
  /\b(account|acc|acct|a\/c)\s*(no|nr|num|number|#)\b/,
  /\b(iban|swift|routing)\b.{0,20}\d/,
  /\btransfer\b.{0,40}\b(to|into)\b.{0,20}\b(my|our|this|the)\b.{0,20}\b(account|bank|number|phone)\b/,
  // Paying outside the product.
  /\b(pay|paid|paying|payment|deal|settle|settled|transfer)\b.{0,40}\b(outside|directly|direct|off[\s-]?(platform|app|site|koli)|under the table|in cash|by cash|cash only)\b/,
  /\b(outside|off)\b.{0,15}\b(koli|the (platform|app|site|website))\b/,
  /\b(avoid|skip|save|without|no)\b.{0,25}\b(fees?|commission|escrow)\b/,
  // Other messengers, and numbers for them.
  /\b(what'?s\s?app|wats\s?app|wa\.me|telegram|t\.me|wechat|we\s?chat|viber|signal|line\s+id|line\s+app|kakao\s?talk)\b/,
  /(?<![\d$.,])\+?\(?(65|60|62|63|66|84)\)?[\s.-]?\d(?:[\s.-]?\d){6,10}(?!\d)/,
  /\b(call|text|dm|ring|sms|reach|contact|number|wa|hp|mobile|phone)\b.{0,20}(?<!\d)\d(?:[\s.-]?\d){6,11}(?!\d)/,
];
