import { test } from 'vitest';
import { checkLives, plannedLives } from '../support/silent-lives/check-lives.ts';

const { lives, name, timeout } = plannedLives(25);

test(name, () => checkLives(lives), timeout);
