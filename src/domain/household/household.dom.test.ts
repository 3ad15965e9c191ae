import { act, cleanup, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { ListServer } from '#domain/list/testing/list-server.ts';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { resetApp } from '#src/testing/reset-app.ts';
import {
  createHousehold,
  inviteToMyHousehold,
  joinHousehold,
  removeHouseholdMember,
} from './changes.ts';
import { useHousehold } from './queries.ts';

beforeEach(async () => {
  await resetApp();
  useFreshDevice();
});
afterEach(cleanup);
afterAll(resetApp);

test('a household is created and left offline; an invitation needs the network', async () => {
  const server = new ListServer();
  server.connect();
  await server.signIn('ana');
  server.isUp = false;
  const { result } = renderHook(useHousehold);
  expect(result.current.household).toBeNull();
  await act(() => createHousehold('Home'));
  await expect.poll(() => result.current.household?.name).toBe('Home');
  const household = { _id: result.current.household?._id ?? '' };
  await expect(inviteToMyHousehold(household)).rejects.toThrow(
    'The invitation could not be created',
  );
  await expect(joinHousehold('token')).rejects.toThrow('You could not join the household');
  await act(() => removeHouseholdMember(household, 'ana'));
  await expect.poll(() => result.current.household).toBeNull();
});
