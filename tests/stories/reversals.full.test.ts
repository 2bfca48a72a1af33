import { describe } from 'vitest';
import { reversalStories } from '../support/reversal-stories.ts';

// One of each is in money-trouble.test.ts.
describe('money that comes back', reversalStories);
