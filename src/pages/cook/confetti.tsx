import styles from './confetti.module.css';

const SHAPES = [
  { colour: styles.chilli, path: 'M0-9C5-6 4 5-3 10-6 3-5-5 0-9Z' },
  { colour: styles.leaf, path: 'M-10 0C-5-6 5-6 10 0 5 6-5 6-10 0Z' },
  {
    colour: styles.leaf,
    path: 'M0-9a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM0-4a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z',
  },
  { colour: styles.corn, path: 'M-7 0C-6-5 6-5 7 0 6 5-6 5-7 0Z' },
  { colour: styles.seed, path: 'M-7 0C-6-5 6-5 7 0 6 5-6 5-7 0Z' },
] as const;

/** Chillies, leaves, onion rings and seeds at fixed positions, mostly away from the text. */
const PIECES = Array.from({ length: 36 }, (_, at) => ({
  key: at,
  left: (at * 37 + 5) % 100,
  top: at % 3 === 2 ? 78 + ((at * 13) % 20) : ((at * 17) % 21) + 1,
  turn: (at * 67) % 360,
  wait: (at * 53) % 500,
  shape: SHAPES[at % SHAPES.length] ?? SHAPES[0],
}));

/** Falls once and stays. With reduced motion it does not move at all. */
export function Confetti() {
  return (
    <div aria-hidden className={styles.confetti}>
      {PIECES.map(({ key, left, top, turn, wait, shape }) => (
        <svg
          key={key}
          className={shape.colour}
          viewBox="-13 -13 26 26"
          style={{
            left: `${left}%`,
            top: `${top}%`,
            rotate: `${turn}deg`,
            animationDelay: `${wait}ms`,
          }}
        >
          <path d={shape.path} fill="currentColor" fillRule="evenodd" />
        </svg>
      ))}
    </div>
  );
}
