import { test } from 'vitest';
import { checkLives, plannedLives } from '../support/silent-lives/check-lives.ts';

const { lives, name, timeout } = plannedLives(700);

test(name, () => checkLives(lives), timeout);
