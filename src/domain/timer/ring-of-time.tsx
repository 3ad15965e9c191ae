import type { Timer } from '#offline/kitchen/timer.ts';
import styles from './timers.module.css';

/** `share` is the remaining part of a timer, from 0 to 1. */
export function Ring({ share }: { share: number }) {
  return (
    <svg
      aria-hidden
      width="36"
      height="36"
      fill="none"
      stroke="currentColor"
      strokeWidth="6"
      className={styles.ring}
    >
      <circle cx="18" cy="18" r="15" opacity=".3" />
      <circle
        cx="18"
        cy="18"
        r="15"
        pathLength={100}
        strokeDasharray={`${share * 100} 100`}
        transform="rotate(-90 18 18)"
      />
    </svg>
  );
}

/** The remaining part of a timer, from 0 to 1. `remaining` is in milliseconds. */
export function toShareLeft({ seconds }: Timer, remaining: number): number {
  return Math.min(1, Math.max(0, remaining / (seconds * 1000)));
}
