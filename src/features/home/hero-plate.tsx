import { useState } from 'react';
import { IS_PRERENDERED } from '../../browser/quick-start-opening.ts';
import styles from './hero-plate.module.css';
import { toPlateOfDay } from './plate-of-day.ts';

/**
 * The plate of the day, which bleeds off the plane's right edge. Decorative. `plates` are the WebP files; an AVIF lies
 * beside each.
 */
export function HeroPlate({ plates }: { plates: readonly string[] }) {
  const [src] = useState(() => toPlateOfDay(plates));
  if (!src) return null;
  return (
    <div aria-hidden className={styles.plate}>
      {IS_PRERENDERED ? (
        // The day is not known at build time: a line of script chooses (scripts/build/prerender-home.js).
        <picture data-plates={plates.join(' ')}>
          <source type="image/avif" />
          <img alt="" width={640} height={640} fetchPriority="high" />
        </picture>
      ) : (
        <picture>
          <source type="image/avif" srcSet={src.replace(/webp$/, 'avif')} />
          <img src={src} alt="" width={640} height={640} fetchPriority="high" />
        </picture>
      )}
    </div>
  );
}
