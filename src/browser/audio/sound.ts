let context: AudioContext | undefined;

/** Called in a tap: from then on this page may sound, also later and while it is hidden. */
export function allowSound(): void {
  if (!('AudioContext' in globalThis)) return;
  try {
    context ??= new AudioContext();
  } catch {
    // No sound on this device: what was tapped goes on without.
    return;
  }
  // Refused where this was no tap after all: the next one tries again.
  if (context.state !== 'running') context.resume().catch(() => undefined);
}

/** Undefined as long as this page may not sound. */
export function readSound(): AudioContext | undefined {
  return context?.state === 'running' ? context : undefined;
}
