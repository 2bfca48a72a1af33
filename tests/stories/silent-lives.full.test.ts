import { test } from 'vitest';
import { checkLives, plannedLives } from '../support/silent-lives/check-lives.ts';

const { lives, name, timeout } = plannedLives(1_000);

test(name, () => checkLives(lives), timeout);
