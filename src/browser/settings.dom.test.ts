import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readSettings, saveSettings, useSettings } from './settings.ts';

beforeEach(() => localStorage.clear());

test('nothing is set at first: amounts stay as they were written', () => {
  expect(readSettings()).toEqual({
    units: undefined,
    hasHeadsetKeys: false,
    speed: 'normal',
    isEachStepRead: false,
    isTimerNoteRead: false,
    listLook: 'rows',
  });
});

test('a setting is kept on the device and shown at once', () => {
  const shown = renderHook(useSettings);
  act(() => saveSettings({ units: 'us' }));
  expect(shown.result.current.units).toBe('us');
  expect(readSettings()).toMatchObject({ units: 'us', hasHeadsetKeys: false });
});

test('what another tab sets is taken over', () => {
  const shown = renderHook(useSettings);
  act(() => {
    localStorage.setItem('simmer.settings', '{"units":"metric"}');
    globalThis.dispatchEvent(new Event('storage'));
  });
  expect(shown.result.current.units).toBe('metric');
});

test.each(['no json', '7', '{"units":"stone","hasHeadsetKeys":true}'])(
  'a broken record (%s) spoils nothing but itself',
  (record) => {
    localStorage.setItem('simmer.settings', record);
    expect(readSettings().units).toBeUndefined();
    expect(readSettings().hasHeadsetKeys).toBe(record.includes('true'));
  },
);
