/**
 * `waiting`: a new build is installed. `deferred`: the same while any tab is cooking or typing. `accepted`: accepted in
 * this tab, and the worker was asked to take over. `ready`: it has taken over, and this tab reloads. `overtaken`: it
 * has taken over because of another tab. This tab keeps its code and never reloads automatically.
 */
export interface Update {
  phase: 'none' | 'waiting' | 'deferred' | 'accepted' | 'ready' | 'overtaken';
  build: string;
  /** The build postponed with "Later". It is not offered again, but the next one is. */
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

/** The notice to show; none in the cooking view. */
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
