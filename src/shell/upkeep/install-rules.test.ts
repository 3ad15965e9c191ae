import { describe, expect, it } from 'vitest';
import { type InstallFacts, toInstallWay } from './install-rules.ts';

const DAY = 24 * 60 * 60 * 1000;
const facts: InstallFacts = {
  isInstalled: false,
  canPrompt: true,
  isAppleTouch: false,
  visits: 2,
  hasSaved: false,
  hasTimers: false,
  putOffAt: undefined,
  now: 100 * DAY,
};
const way = (some: Partial<InstallFacts>) => toInstallWay({ ...facts, ...some });

describe('the install card', () => {
  it('shows on the second visit, or on the first after a recipe was saved', () => {
    expect(way({})).toBe('prompt');
    expect(way({ visits: 1 })).toBeUndefined();
    expect(way({ visits: 1, hasSaved: true })).toBe('prompt');
  });

  it('is not shown while a timer runs', () => {
    expect(way({ hasTimers: true })).toBeUndefined();
  });

  it('stays hidden for 30 days after "Not now"', () => {
    expect(way({ putOffAt: 71 * DAY })).toBeUndefined();
    expect(way({ putOffAt: 70 * DAY })).toBe('prompt');
  });

  it('shows the steps if the browser cannot prompt but supports installing', () => {
    expect(way({ canPrompt: false, isAppleTouch: true })).toBe('steps');
    expect(way({ canPrompt: false })).toBeUndefined();
  });

  it('is not shown in the installed app', () => {
    expect(way({ isInstalled: true })).toBeUndefined();
    expect(way({ isInstalled: true, canPrompt: false, isAppleTouch: true })).toBeUndefined();
  });
});
