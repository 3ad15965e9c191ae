let context: AudioContext | undefined;

/** Call it in a tap. From then on this page may play sound, even later or while hidden. */
export function allowSound(): void {
  if (!('AudioContext' in globalThis)) return;
  try {
    context ??= new AudioContext();
  } catch {
    // The device has no sound, which must not break the tap.
    return;
  }
  // Refused if the call was not in a tap. The next tap retries.
  if (context.state !== 'running') context.resume().catch(() => undefined);
}

/** Returns undefined until this page may play sound. */
export function readSound(): AudioContext | undefined {
  return context?.state === 'running' ? context : undefined;
}
