import { describe } from 'vitest';
import { whereMoneyLeaves } from '../support/killed-points.ts';
import { killedStories } from '../support/killed-stories.ts';

// Every other step is in killed.full.test.ts.
describe('killed with -9', { timeout: 90_000 }, () => killedStories(whereMoneyLeaves));
