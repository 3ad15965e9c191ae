/**
 * `waiting`: a new build lies on the device. `deferred`: the same, while somebody cooks or types in any tab.
 * `accepted`: pressed here, the worker was asked. `ready`: it has taken over and this tab reloads. `overtaken`: it has
 * taken over because of another tab; this one goes on with the code it has, and is never reloaded from outside.
 */
export interface Update {
  phase: 'none' | 'waiting' | 'deferred' | 'accepted' | 'ready' | 'overtaken';
  build: string;
  /** The build that was put off with "Later"; it is not offered again, the next one is. */
  declined: string;
}

export type UpdateEvent =
  | { kind: 'found'; build: string; isBusy: boolean }
  | { kind: 'busy-changed'; isBusy: boolean }
  | { kind: 'pressed' }
  | { kind: 'put-off' }
  | { kind: 'refused' }
  | { kind: 'took-over' };

export function toNextUpdate(update: Update, event: UpdateEvent): Update {
  const { phase, build, declined } = update;
  const isOffered = phase === 'waiting' || phase === 'deferred';
  switch (event.kind) {
    case 'found':
      if (phase === 'accepted' || phase === 'ready' || phase === 'overtaken') return update;
      if (event.build === declined) return { ...update, phase: 'none', build: event.build };
      return { ...update, phase: event.isBusy ? 'deferred' : 'waiting', build: event.build };
    case 'busy-changed':
      return isOffered ? { ...update, phase: event.isBusy ? 'deferred' : 'waiting' } : update;
    case 'pressed':
      return phase === 'waiting' ? { ...update, phase: 'accepted' } : update;
    case 'put-off':
      return isOffered ? { ...update, phase: 'none', declined: build } : update;
    case 'refused':
      return phase === 'accepted' ? { ...update, phase: 'deferred' } : update;
    default:
      return { ...update, phase: phase === 'accepted' ? 'ready' : 'overtaken' };
  }
}

/** What the cook is told; nothing at all in the cooking view. */
export function toUpdateNotice(
  { phase }: Update,
  isCookingView: boolean,
): 'offer' | 'after-cooking' | 'updating' | 'reload' | undefined {
  if (isCookingView) return undefined;
  if (phase === 'waiting') return 'offer';
  if (phase === 'accepted') return 'updating';
  if (phase === 'deferred') return 'after-cooking';
  return phase === 'overtaken' ? 'reload' : undefined;
}
