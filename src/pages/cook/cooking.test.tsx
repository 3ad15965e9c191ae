import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  NETWORK_HEADER,
  type NetworkFailure,
  SOURCE_HEADER,
} from '#contract/device/stored-copy.ts';
import { closeDevice } from '#offline/device/device.ts';
import { readSession } from '#offline/recipes/cooking-session.ts';
import { useFreshDevice, useNoDevice } from '#offline/testing/fresh-device.ts';
import { fillDisk, mendDisk } from '#offline/testing/full-disk.ts';
import { toOwnAnswer } from '#offline/testing/own-answer.ts';
import { OfflineFailure, RejectedFailure } from '#platform/network/failures.ts';
import { answerWith } from '#platform/network/http.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { TEST_DISHES } from '#server/testing/test-dishes.ts';
import { useCooking, useIsOffline } from './cooking.ts';
import { cookingQuery } from './opening.ts';

const ID = Object.keys(TEST_DISHES)[0]?.replace(/^.*\/|\.json$/g, '') ?? '';
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

let server: TestApp;
let client: QueryClient;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  useFreshDevice();
  answerWith(server.fetch);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => client.clear());

const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** Simulates a newly opened page. */
async function open() {
  client.clear();
  const opening = await client.fetchQuery(cookingQuery(ID));
  return renderHook(() => useCooking(opening), { wrapper: around }).result;
}

test('cooking starts at step 1 with nothing ticked', async () => {
  const cooking = await open();
  expect(cooking.current).toMatchObject({ step: 1, isKept: true, finishedAt: undefined });
  expect(cooking.current.preparation.ticked.size).toBe(0);
});

test('restores step and ticks on a new page without network', async () => {
  const cooking = await open();
  act(() => cooking.current.goTo(2));
  act(() => cooking.current.tick(0, true));
  act(() => cooking.current.tick(1, true));
  act(() => cooking.current.tick(1, false));
  expect(cooking.current.step).toBe(2);
  await waitFor(async () => expect(await readSession(ID)).toMatchObject({ step: 2, ticked: [0] }));

  closeDevice();
  answerWith(noNetwork);
  const resumed = await open();
  expect(resumed.current.step).toBe(2);
  expect([...resumed.current.preparation.ticked]).toEqual([0]);
});

test('clamps the step to the first and the last', async () => {
  const cooking = await open();
  act(() => cooking.current.goTo(0));
  expect(cooking.current.step).toBe(1);
  act(() => cooking.current.goTo(99));
  expect(cooking.current.step).toBe(cooking.current.count);
});

test('starts a finished recipe again at step 1', async () => {
  const cooking = await open();
  act(() => cooking.current.goTo(cooking.current.count));
  act(() => cooking.current.finish());
  expect(cooking.current.finishedAt).toBeGreaterThan(0);
  await waitFor(async () => expect(await readSession(ID)).toBeUndefined());
  expect((await open()).current.step).toBe(1);
});

test("keeps the recipe of a session when the server's version changes", async () => {
  const before = (await open()).current.recipe;
  answerWith(async () => toOwnAnswer({ ...before, instructions: ['Order a pizza.'] }));
  expect((await open()).current.recipe).toEqual(before);
});

test('goes on without storage and reports it', async () => {
  useNoDevice();
  const cooking = await open();
  expect(cooking.current.isKept).toBe(false);
  act(() => cooking.current.goTo(2));
  expect(cooking.current.step).toBe(2);
});

test('restores only the step after a reload without storage, and not the end', async () => {
  useNoDevice();
  const before = await open();
  act(() => before.current.goTo(2));
  const after = await open();
  expect(after.current).toMatchObject({ step: 2, isKept: false });
  act(() => after.current.finish());
  expect((await open()).current.step).toBe(1);
});

test('resumes at the step once a full device has space again', async () => {
  fillDisk({ sparesCooking: false });
  const before = await open();
  expect(before.current.isKept).toBe(false);
  act(() => before.current.goTo(2));
  mendDisk();
  expect((await open()).current).toMatchObject({ step: 2, isKept: true });
  expect(await readSession(ID)).toMatchObject({ step: 2 });
});

test('notices when the device stops storing during a session', async () => {
  const cooking = await open();
  expect(cooking.current.isKept).toBe(true);
  useNoDevice();
  act(() => cooking.current.goTo(2));
  await waitFor(() => expect(cooking.current.isKept).toBe(false));
  expect(cooking.current.step).toBe(2);
});

test('reports a session finished in another window as over and not as a storage failure', async () => {
  const cooking = await open();
  const other = await open();
  act(() => other.current.finish());
  await waitFor(async () => expect(await readSession(ID)).toBeUndefined());
  act(() => cooking.current.goTo(2));
  await waitFor(() => expect(cooking.current.isOver).toBe(true));
  expect(cooking.current.step).toBe(2);
});

test('fails with neither network nor a stored copy', async () => {
  answerWith(noNetwork);
  await expect(client.fetchQuery(cookingQuery(ID))).rejects.toThrow(OfflineFailure);
});

test('rejects an unknown recipe with 404', async () => {
  const query = client.fetchQuery(cookingQuery('no-such-dish'));
  await expect(query).rejects.toThrow(new RejectedFailure(404, 'Recipe not found'));
});

test('counts an unreachable server as offline, and a slow one as online', async () => {
  const online = renderHook(() => useIsOffline(ID), { wrapper: around });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(online.result.current).toBe(false);

  answerWith(noNetwork);
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(online.result.current).toBe(true));

  answerWith(server.fetch);
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(online.result.current).toBe(false));

  const recipe = await (await server.fetch(`http://simmer.test/api/recipes/${ID}`)).text();
  const copy = (trouble: NetworkFailure) => async () =>
    new Response(recipe, { headers: { [SOURCE_HEADER]: 'idb', [NETWORK_HEADER]: trouble } });
  answerWith(copy('failed'));
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(online.result.current).toBe(true));

  answerWith(copy('slow'));
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(online.result.current).toBe(false));
});
