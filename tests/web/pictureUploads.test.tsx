import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import type { UploadedPicture } from '../../web/src/components/upload/uploadPicture.ts';
import { usePictureUploads } from '../../web/src/components/upload/usePictureUploads.ts';
import { server } from './support/server.ts';

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
const Offline = ({ children }: { children: ReactNode }) => (
  <ApolloProvider client={client}>{children}</ApolloProvider>
);

/** A form that has what it is told only when somebody lets it: so late is a busy phone. */
function openForm() {
  const told: (() => void)[] = [];
  const { result } = renderHook(
    () => {
      const [value, setValue] = useState<UploadedPicture[]>([]);
      const onChange = (next: UploadedPicture[]) => void told.push(() => setValue(next));
      return { value, setValue, ...usePictureUploads({ value, onChange, purpose: 'campaign', max: 10 }) };
    },
    { wrapper: Offline },
  );
  const catchUp = () =>
    act(() => {
      for (const tell of told.splice(0)) tell();
    });
  const ids = () => result.current.value.map(({ id }) => id);
  return { result, told, catchUp, ids };
}

const photos = (count: number) =>
  Array.from({ length: count }, (_, place) => new File(['bytes'], `${place}.png`, { type: 'image/png' }));

/** Stores what comes; with `held`, only when somebody lets it. */
function takeUploads({ held = false } = {}) {
  let count = 0;
  const gates: (() => void)[] = [];
  server.use(
    http.post('*/files', async () => {
      count += 1;
      const id = `up${count}`;
      if (held) await new Promise<void>((resolve) => gates.push(resolve));
      return HttpResponse.json({ id });
    }),
  );
  const letOne = async () => {
    await waitFor(() => expect(gates).not.toEqual([]));
    gates.shift()?.();
  };
  return { letOne };
}

it('no picture is lost when the next one is there before the form knows of the last', async () => {
  const uploads = takeUploads({ held: true });
  const { result, told, catchUp, ids } = openForm();
  act(() => result.current.add(photos(3)));
  for (const left of [2, 1]) {
    await uploads.letOne();
    await waitFor(() => expect(result.current.pending).toHaveLength(left));
  }
  // It learns of the first while the last is under way.
  act(() => told.shift()?.());
  await uploads.letOne();
  await waitFor(() => expect(result.current.pending).toEqual([]));
  catchUp();
  expect(ids()).toEqual(['up1', 'up2', 'up3']);
});

it('what somebody takes away is gone, although the next one arrives before the form knows', async () => {
  takeUploads();
  const { result, catchUp, ids } = openForm();
  act(() => result.current.add(photos(2)));
  await waitFor(() => expect(result.current.pending).toEqual([]));
  act(() => result.current.edit((now) => now.slice(1)));
  act(() => result.current.add(photos(1)));
  await waitFor(() => expect(result.current.pending).toEqual([]));
  catchUp();
  expect(ids()).toEqual(['up2', 'up3']);
});

it('a form that is filled from elsewhere goes before what was uploaded to the former one', async () => {
  takeUploads();
  const { result, catchUp, ids } = openForm();
  act(() => result.current.add(photos(1)));
  await waitFor(() => expect(result.current.pending).toEqual([]));
  catchUp();
  const before = result.current.value;
  act(() => result.current.setValue([]));
  act(() => result.current.add(photos(1)));
  await waitFor(() => expect(result.current.pending).toEqual([]));
  catchUp();
  expect(ids()).toEqual(['up2']);
  // As a message does that could not be sent.
  act(() => result.current.setValue(before));
  act(() => result.current.add(photos(1)));
  await waitFor(() => expect(result.current.pending).toEqual([]));
  catchUp();
  expect(ids()).toEqual(['up1', 'up3']);
});
