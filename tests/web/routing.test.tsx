import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useSearchOverlay } from '../../web/src/lib/navigation/useSearchOverlay.ts';
import { browserHistory, memoryHistory } from '../../web/src/routing/history.ts';
import { useParams } from '../../web/src/routing/hooks.ts';
import { Link, NavLink } from '../../web/src/routing/Link.tsx';
import { matchRoutes, type RouteObject } from '../../web/src/routing/matching.ts';
import { createOverlayHistory } from '../../web/src/routing/overlayHistory.ts';
import { createPath, resolvePath } from '../../web/src/routing/paths.ts';
import { Outlet, RouterProvider } from '../../web/src/routing/RouterProvider.tsx';
import { createRouter } from '../../web/src/routing/router.ts';
import { ScrollRestoration } from '../../web/src/routing/ScrollRestoration.tsx';
import { useCloseOnBack } from '../../web/src/routing/useCloseOnBack.ts';

const none = () => null;
const table: RouteObject[] = [
  { children: [{ path: '/' }, { path: '/news/:id' }, { path: '/campaigns/:category?' }, { path: '*' }] },
  { path: '/bare' },
];

test.each([
  ['/', '/', {}],
  ['/news/7', '/news/:id', { id: '7' }],
  ['/News/7/', '/news/:id', { id: '7' }],
  ['/news', '*', {}],
  ['/news/7/8', '*', {}],
  ['/campaigns', '/campaigns/:category?', { category: undefined }],
  ['/campaigns/skin%20care', '/campaigns/:category?', { category: 'skin care' }],
  ['/campaigns/100%', '/campaigns/:category?', { category: '100%' }],
  ['/bare', '/bare', {}],
])('%s is shown by %s', (pathname, pattern, params) => {
  const match = matchRoutes(table, pathname);
  expect(match?.routes.at(-1)?.path).toBe(pattern);
  expect(match?.params).toEqual(params);
});

const here = { pathname: '/news/7', search: '?a=1', hash: '#x' };

test.each([
  ['/help?q=1#top', '/help?q=1#top'],
  ['?b=2', '/news/7?b=2'],
  ['?', '/news/7'],
  ['#y', '/news/7#y'],
  ['8', '/news/8'],
  [{ search: 'b=2' }, '/news/7?b=2'],
  [{ pathname: '/help', search: '' }, '/help'],
])('%j leads from a page to %s', (to, address) => {
  expect(createPath(resolvePath(to, here))).toBe(address);
});

const Frame = () => (
  <>
    <NavLink to="/">Start</NavLink>
    <Link to="/news/7">News</Link>
    <Link to="/broken">Broken</Link>
    <Link to="/members">Members</Link>
    <Outlet />
    <ScrollRestoration />
  </>
);
const News = () => <h1>News {useParams().id}</h1>;

function open(history = memoryHistory('/'), news: () => Promise<{ Component: () => React.ReactNode }>) {
  const Broken = () => {
    throw new Error('no');
  };
  const pages: RouteObject[] = [
    { path: '/', Component: () => <h1>Start page</h1> },
    { path: '/news/:id', lazy: news },
    { path: '/broken', Component: Broken },
    { path: '/members', Component: none, guard: async () => '/' },
  ];
  const inner = { ErrorBoundary: () => <h1>Sorry</h1>, children: pages };
  const router = createRouter([{ Component: Frame, children: [inner] }], history);
  render(<RouterProvider router={router} />);
  return router;
}

test('a page stays until the next one has come, and the last wish wins', async () => {
  let come = (_: { Component: () => React.ReactNode }) => {};
  const router = open(undefined, () => new Promise((resolve) => (come = resolve)));
  await userEvent.click(screen.getByRole('link', { name: 'News' }));
  expect(router.state).toMatchObject({ loading: true, location: { pathname: '/' } });
  expect(screen.getByRole('heading')).toHaveTextContent('Start page');
  await act(() => router.navigate('?q=1'));
  await act(async () => come({ Component: News }));
  expect(router.state).toMatchObject({ loading: false, location: { pathname: '/', search: '?q=1' } });
  await userEvent.click(screen.getByRole('link', { name: 'News' }));
  expect(await screen.findByRole('heading', { name: 'News 7' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start' })).not.toHaveAttribute('aria-current');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Start page'));
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('aria-current', 'page');
});

test('what cannot be fetched or drawn shows inside the frame, and guards send elsewhere', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = open(undefined, () => Promise.reject(new Error('gone')));
  for (const name of ['News', 'Broken']) {
    await userEvent.click(screen.getByRole('link', { name }));
    expect(await screen.findByRole('heading', { name: 'Sorry' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Start' }));
    expect(await screen.findByRole('heading', { name: 'Start page' })).toBeVisible();
  }
  await userEvent.click(screen.getByRole('link', { name: 'Members' }));
  await waitFor(() => expect(router.state).toMatchObject({ loading: false, location: { pathname: '/' } }));
});

test('a new page begins at its top, and the way back leads to where one was', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = open(browserHistory(), async () => ({ Component: News }));
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(420);
  await act(() => router.navigate('/news/7'));
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  scrolled.mockClear();
  await act(() => router.navigate('?q=1', { preventScrollReset: true }));
  expect(scrolled).not.toHaveBeenCalled();
  await act(() => router.navigate(-2));
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 420));
  expect(window.location.pathname).toBe('/');
});

test('a hash with a broken escape keeps no page from being shown', async () => {
  const router = open(undefined, async () => ({ Component: none }));
  await act(() => router.navigate('/#100%'));
  expect(await screen.findByText('Start page')).toBeVisible();
});

type Surface = { name: string; open: boolean; close?: () => void };

function Surface({ name, open: isOpen, close }: Surface) {
  useCloseOnBack(isOpen, close);
  return isOpen && <p>{name}</p>;
}

/** A page with two things that lie on top of it, in the history of a browser that had been elsewhere before. */
function openSurfaces() {
  window.history.pushState({ key: 'before' }, '', '/before');
  window.history.pushState({ key: 'page' }, '', '/');
  const set = { sheet: (_: boolean) => {}, question: (_: boolean) => {} };
  const closes = vi.fn((): void => set.sheet(false));
  const Page = () => {
    const [sheet, setSheet] = useState(false);
    const [question, setQuestion] = useState(false);
    Object.assign(set, { sheet: setSheet, question: setQuestion });
    return (
      <>
        <Surface name="Sheet" open={sheet} close={closes} />
        <Surface name="Question" open={question} close={() => setQuestion(false)} />
      </>
    );
  };
  const table = [
    { path: '/', Component: Page },
    { path: '*', Component: () => <h1>Elsewhere</h1> },
  ];
  const router = createRouter(table, browserHistory());
  render(<RouterProvider router={router} />);
  const depth = () => window.history.state?.depth ?? 0;
  return { router, set, closes, depth };
}

/** What the reader sees, once it is so. */
const sees = (...shown: string[]) =>
  waitFor(() => {
    for (const name of ['Sheet', 'Question', 'Elsewhere']) {
      const seen = screen.queryByText(name);
      if (shown.includes(name)) expect(seen).toBeVisible();
      else expect(seen).not.toBeInTheDocument();
    }
  });

test("'back' closes what lies on top, one after the other, and then leaves the page", async () => {
  const { set, closes, depth } = openSurfaces();
  act(() => set.sheet(true));
  act(() => set.question(true));
  await waitFor(() => expect(depth()).toBe(2));
  act(() => window.history.back());
  await sees('Sheet');
  // Busy, or asks first.
  closes.mockReturnValueOnce();
  act(() => window.history.back());
  await waitFor(() => expect(closes).toHaveBeenCalledOnce());
  await waitFor(() => expect(depth()).toBe(1));
  await sees('Sheet');
  act(() => window.history.back());
  await sees();
  act(() => window.history.back());
  await sees('Elsewhere');
});

test('what is closed otherwise leaves no entry behind, and neither does a page left from inside of it', async () => {
  const { router, set, depth } = openSurfaces();
  const length = window.history.length;
  act(() => set.sheet(true));
  await waitFor(() => expect(depth()).toBe(1));
  act(() => set.sheet(false));
  await waitFor(() => expect(depth()).toBe(0));
  expect(window.history.state.key).toBe('page');
  act(() => set.sheet(true));
  act(() => set.question(true));
  await waitFor(() => expect(depth()).toBe(2));
  await act(() => router.navigate('?page=2', { preventScrollReset: true }));
  await sees('Sheet', 'Question');
  await waitFor(() => expect([depth(), window.location.search]).toEqual([2, '?page=2']));
  // Closes and goes on in one go, as after something was sent.
  await act(async () => {
    set.sheet(false);
    set.question(false);
    await router.navigate('/elsewhere');
  });
  await sees('Elsewhere');
  await waitFor(() => expect(window.location.pathname).toBe('/elsewhere'));
  expect([depth(), window.history.length]).toEqual([0, length + 2]);
});

test('a page loaded anew while something lay on top is left by one press', async () => {
  window.history.pushState({ key: 'before' }, '', '/before');
  window.history.pushState({ key: 'page' }, '', '/');
  window.history.pushState({ key: 'page', depth: 1 }, '', '/');
  const table = [
    { path: '/', Component: () => <h1>Page</h1> },
    { path: '*', Component: () => <h1>Before</h1> },
  ];
  const router = createRouter(table, browserHistory());
  render(<RouterProvider router={router} />);
  expect(router.overlays(createOverlayHistory)).toBeDefined();
  act(() => window.history.back());
  expect(await screen.findByText('Before')).toBeVisible();
});

test('an address on top of a page is taken away by its button as by a step back', async () => {
  window.history.pushState({ key: 'page' }, '', '/');
  const Page = () => {
    const { value, open, close } = useSearchOverlay('auth');
    return (
      <>
        <button type="button" onClick={() => open('login')}>
          Login
        </button>
        <button type="button" onClick={close}>
          Close
        </button>
        <Surface name="Sheet" open={!!value} close={close} />
      </>
    );
  };
  const router = createRouter([{ path: '/', Component: Page }], browserHistory());
  render(<RouterProvider router={router} />);
  const { length } = window.history;
  for (const close of [() => window.history.back(), () => screen.getByText('Close').click()]) {
    act(() => screen.getByText('Login').click());
    await sees('Sheet');
    expect(window.location.search).toBe('?auth=login');
    act(close);
    await sees();
    await waitFor(() => expect(window.history.state).toMatchObject({ key: 'page' }));
    expect(window.location.search).toBe('');
    // One entry forth is that of the dialog.
    expect(window.history.length).toBe(length + 1);
  }
});
