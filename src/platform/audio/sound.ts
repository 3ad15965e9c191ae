import { ignoreError } from '#contract/platform/ignore-error.ts';

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
  if (context.state !== 'running') {
    void ignoreError(context.resume(), 'the next tap retries');
  }
}

/** Returns undefined until this page may play sound. */
export function readSound(): AudioContext | undefined {
  return context?.state === 'running' ? context : undefined;
}
