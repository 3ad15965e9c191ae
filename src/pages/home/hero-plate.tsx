import styles from './hero-plate.module.css';
import { toPlateOfDay } from './plate-of-day.ts';

/**
 * The plate of the day, which extends beyond the right edge. Decorative. `plates` are WebP files; each has an AVIF with
 * the same path. It is painted behind the words, but follows them in the document: the browser may paint before it has
 * received the whole hero, and the plate, which is positioned from the bottom, would move.
 */
export function HeroPlate({ plates }: { plates: readonly string[] }) {
  // The server does not know the viewer's date, so an inline script chooses the plate (tools/build/write-pages.js).
  // Hydration leaves attributes as they are; setting `src` again would load the picture again.
  const src = import.meta.env.SSR ? '' : toPlateOfDay(plates);
  if (plates.length === 0) return null;
  return (
    <div aria-hidden className={styles.plate}>
      <picture data-plates={plates.join(' ')}>
        <source type="image/avif" srcSet={src.replace(/webp$/, 'avif') || undefined} />
        <img src={src || undefined} alt="" width={640} height={640} fetchPriority="high" />
      </picture>
    </div>
  );
}
