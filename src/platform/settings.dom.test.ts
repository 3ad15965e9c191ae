import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readSettings, saveSettings, useSettings } from './settings.ts';

beforeEach(() => localStorage.clear());

test('shows amounts as written by default', () => {
  expect(readSettings()).toEqual({
    units: undefined,
    hasHeadsetKeys: false,
    speed: 'normal',
    isEachStepRead: false,
    isTimerNoteRead: false,
    foodsAtHand: [],
    listLook: 'rows',
    staples: [],
  });
});

test('stores a setting on the device and shows it at once', () => {
  const shown = renderHook(useSettings);
  act(() => saveSettings({ units: 'us' }));
  expect(shown.result.current.units).toBe('us');
  expect(readSettings()).toMatchObject({ units: 'us', hasHeadsetKeys: false });
});

test('applies settings from another tab', () => {
  const shown = renderHook(useSettings);
  act(() => {
    localStorage.setItem('simmer.settings', '{"units":"metric"}');
    globalThis.dispatchEvent(new Event('storage'));
  });
  expect(shown.result.current.units).toBe('metric');
});

test.each(['no json', '7', '{"units":"stone","hasHeadsetKeys":true}'])(
  'a broken record (%s) does not affect other settings',
  (record) => {
    localStorage.setItem('simmer.settings', record);
    expect(readSettings().units).toBeUndefined();
    expect(readSettings().hasHeadsetKeys).toBe(record.includes('true'));
  },
);
