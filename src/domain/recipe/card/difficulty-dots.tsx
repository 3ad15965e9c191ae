import { joinClasses } from '#ui/join-classes.ts';
import styles from './difficulty-dots.module.css';

const DOTS: Record<string, number> = { Easy: 1, Medium: 2, Hard: 3 };

/** Three dots and the word for Easy, Medium and Hard. Other words, such as a spice level, have no dots. */
export function DifficultyDots({ difficulty }: { difficulty: string }) {
  const filled = DOTS[difficulty];
  return (
    <>
      {filled !== undefined && (
        <span aria-hidden className={styles.dots}>
          {[1, 2, 3].map((dot) => (
            <span
              key={dot}
              className={joinClasses(styles.dot, dot <= filled ? styles.filled : styles.dotOff)}
            />
          ))}
        </span>
      )}
      <span>{difficulty}</span>
    </>
  );
}
