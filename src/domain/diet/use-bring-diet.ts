import { useEffect, useRef } from 'react';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { useMe } from '#domain/account/me.ts';
import { submit } from '#domain/outbox/submit.ts';
import { readSettings, saveSettings } from '#platform/settings.ts';
import { isAnythingAvoided } from './my-diet.ts';

/**
 * Moves the choice of this device into an account that has none, also if another device is faster. It is removed here,
 * because the next member who signs in on this device may be another person.
 */
export function useBringDiet(): void {
  const me = useMe();
  const hasNone = me?.diet === null;
  const isBringing = useRef(false);
  useEffect(() => {
    const { diet } = readSettings();
    if (!hasNone || !diet || !isAnythingAvoided(diet) || isBringing.current) return;
    isBringing.current = true;
    const bring = async () => {
      await submit([{ command: { op: 'diet.set', change: { ...diet, onlyIfNone: true } } }]);
      saveSettings({ diet: undefined });
    };
    void ignoreError(bring(), 'it stays on the device').finally(() => {
      isBringing.current = false;
    });
  }, [hasNone]);
}
