import { describe, expect, it } from 'vitest';
import { toNextUpdate, toUpdateNotice, type Update, type UpdateEvent } from './update-flow.ts';

const none: Update = { phase: 'none', build: '', declined: '' };
const found = (build: string, isBusy = false): UpdateEvent => ({ kind: 'found', build, isBusy });
const busy = (isBusy: boolean): UpdateEvent => ({ kind: 'busy-changed', isBusy });

const after = (...events: UpdateEvent[]) => events.reduce(toNextUpdate, none);
const noticeAfter = (...events: UpdateEvent[]) => toUpdateNotice(after(...events), false);

describe('a new version', () => {
  it('is offered, and taken when the user accepts', () => {
    expect(noticeAfter(found('2'))).toBe('offer');
    expect(after(found('2'), { kind: 'pressed' }).phase).toBe('accepted');
    expect(noticeAfter(found('2'), { kind: 'pressed' })).toBe('updating');
    expect(after(found('2'), { kind: 'pressed' }, { kind: 'took-over' }).phase).toBe('ready');
  });

  it('waits while any tab is cooking or typing, shows a note, and is offered afterwards', () => {
    expect(noticeAfter(found('2', true))).toBe('after-cooking');
    expect(noticeAfter(found('2'), busy(true))).toBe('after-cooking');
    expect(noticeAfter(found('2', true), busy(false))).toBe('offer');
  });

  it('cannot be accepted while it waits', () => {
    expect(after(found('2', true), { kind: 'pressed' }).phase).toBe('deferred');
  });

  it('keeps waiting if the worker knows of a busy tab', () => {
    expect(noticeAfter(found('2'), { kind: 'pressed' }, { kind: 'refused' })).toBe('after-cooking');
  });

  it('shows no notice in the cooking view, even after it has taken over', () => {
    for (const update of [after(found('2')), after(found('2', true)), after({ kind: 'took-over' })])
      expect(toUpdateNotice(update, true)).toBeUndefined();
  });

  it('is not offered again once postponed, but the next one is', () => {
    const putOff = [found('2'), { kind: 'put-off' }] as const;
    expect(noticeAfter(...putOff)).toBeUndefined();
    expect(noticeAfter(...putOff, found('2'))).toBeUndefined();
    expect(noticeAfter(...putOff, busy(false))).toBeUndefined();
    expect(noticeAfter(...putOff, found('3'))).toBe('offer');
  });

  it('does not reload this tab when another tab accepts it', () => {
    expect(after(found('2'), { kind: 'took-over' }).phase).toBe('overtaken');
    expect(noticeAfter(found('2'), { kind: 'took-over' })).toBe('reload');
    expect(noticeAfter({ kind: 'took-over' }, found('3'), busy(false))).toBe('reload');
  });
});
