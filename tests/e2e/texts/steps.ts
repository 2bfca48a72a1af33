import { expect, type Page, type Route } from '@playwright/test';
import { twoPictures } from '../support/pictures.ts';
import type { World } from './world.ts';

/** What is done on a page. */
export type Trigger = (page: Page, world: World) => Promise<unknown>;

/** A screen of the tables: the way to it, and what is done there, in the order in which it is played. */
export interface Screen {
  readonly open: Trigger;
  /** What happens between two triggers. */
  readonly between?: Trigger;
  readonly triggers: Readonly<Record<string, Trigger>>;
}

/** Goes to an address and waits until the page answers to what is pressed. */
export const go =
  (path: string | ((world: World) => string)): Trigger =>
  async (page, world) => {
    await page.goto(typeof path === 'string' ? path : path(world));
    await page.locator('html[data-alive]').waitFor();
    // Parts that are fetched by themselves come to life later; until then a press is lost on them.
    await page.waitForLoadState('networkidle');
  };

/** Presses a button by its name; the one on top, when several are so called. */
export const press =
  (name: string | RegExp): Trigger =>
  (page) =>
    page.getByRole('button', { name, exact: true }).last().click();

/** Presses a button of the dialog with this title. */
export const pressIn =
  (title: string, name: string): Trigger =>
  (page) =>
    page.getByRole('dialog', { name: title }).getByRole('button', { name, exact: true }).click();

/** Fills a field by its label. */
export const fill =
  (label: string, value: string): Trigger =>
  (page) =>
    page.getByLabel(label, { exact: true }).fill(value);

/** Fills a field and goes on to the next one. */
export const leave =
  (label: string, value: string): Trigger =>
  async (page) => {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(value);
    await field.blur();
  };

/** One after the other. */
export const inOrder =
  (...steps: readonly Trigger[]): Trigger =>
  async (page, world) => {
    for (const step of steps) await step(page, world);
  };

export const nothing: Trigger = async () => undefined;

/** What the server answers to an operation in place of the truth. `null` is no answer at all. */
type Lie = object | null;

const failed = (code: string, message: string): Lie => ({
  data: null,
  errors: [{ message, extensions: { code } }],
});

const operationOf = (route: Route): string | undefined =>
  (route.request().postDataJSON() as { operationName?: string } | null)?.operationName;

/** Does something that asks the server, looks at the page while the answer is held back, and waits for it. */
async function holding(
  page: Page,
  path: string | RegExp,
  {
    is,
    answer,
    step,
    meanwhile,
  }: Record<'step' | 'meanwhile', () => Promise<unknown>> & {
    is: (route: Route) => boolean;
    answer: (route: Route) => Promise<void>;
  },
): Promise<void> {
  const [met, gate, done] = [0, 1, 2].map(() => Promise.withResolvers<void>());
  const handler = async (route: Route) => {
    if (!is(route)) return route.fallback();
    met?.resolve();
    await gate?.promise;
    await answer(route);
    done?.resolve();
  };
  await page.route(path, handler);
  await step();
  await met?.promise;
  await meanwhile().finally(gate?.resolve);
  await done?.promise;
  await page.unroute(path, handler);
}

const answering =
  (operation: string, lie: Lie) =>
  (step: Trigger, meanwhile: Trigger = nothing): Trigger =>
  (page, world) =>
    holding(page, '**/graphql', {
      is: (route) => operationOf(route) === operation,
      answer: (route) => (lie ? route.fulfill({ json: lie }) : route.abort('connectionfailed')),
      step: () => step(page, world),
      meanwhile: () => meanwhile(page, world),
    });

/** Does something that uploads a picture, and looks at the page while it is on its way. */
export const uploading =
  (step: Trigger, meanwhile: Trigger): Trigger =>
  (page, world) =>
    holding(page, /\/files\?purpose=/, {
      is: () => true,
      answer: (route) => route.continue(),
      step: () => step(page, world),
      meanwhile: () => meanwhile(page, world),
    });

/** From now on an operation's answer says something else in one place. */
export const rewriting =
  (operation: string, told: RegExp, lie: string): Trigger =>
  (page) =>
    page.route('**/graphql', async (route) => {
      if (operationOf(route) !== operation) return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replace(told, lie) });
    });

/** Looks whether a button can be pressed. */
export const isOff =
  (name: string): Trigger =>
  (page) =>
    expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
export const isOn =
  (name: string): Trigger =>
  (page) =>
    expect(page.getByRole('button', { name, exact: true })).toBeEnabled();

/** Does something while an operation cannot reach the server. */
export const cut = (operation: string) => answering(operation, null);

/** Does something while the server has a fault in an operation. */
export const failing = (operation: string) => answering(operation, failed('INTERNAL', 'It is broken.'));

/** Does something while the server refuses an operation with a message of its own. */
export const refusing = (operation: string, code: string, message: string) =>
  answering(operation, failed(code, message));

const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') };
const photo = (bytes: number) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.alloc(bytes, 7),
});

const choose =
  (label: string, file: typeof text): Trigger =>
  (page) =>
    page.getByLabel(label, { exact: true }).setInputFiles(file);

export const chooseText = (label: string): Trigger => choose(label, text);
/** A picture as cameras make them. */
export const choosePicture =
  (label: string): Trigger =>
  async (page, world) => {
    const [picture] = await twoPictures();
    if (picture) await choose(label, picture)(page, world);
  };
export const chooseBytes = (label: string, bytes: number): Trigger => choose(label, photo(bytes));

/** One byte above the stated limit of pictures. */
export const ABOVE_STATED = 2_097_153;

/** One byte above the hard cap of campaign pictures. */
export const ABOVE_CAMPAIGN = 10_485_761;
