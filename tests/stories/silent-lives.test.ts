import { test } from 'vitest';
import { checkLives, plannedLives } from '../support/silent-lives/check-lives.ts';

const { lives, name, timeout } = plannedLives(12);

test(name, () => checkLives(lives), timeout);
