import styles from './simmer-mark.module.css';

interface Props {
  size?: number;
  /** Colour of the steam. The pot has the text's colour. */
  steam?: 'mark' | 'ember' | 'onPlane';
}

/** The logo: a pot with an S of steam. Decorative, because the word mark beside it has the name. */
export function SimmerMark({ size = 32, steam = 'mark' }: Props) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden className={styles.mark}>
      <path
        fill="currentColor"
        d="M7 27.2c0-1.2 1-2.2 2.2-2.2h29.6c1.2 0 2.2 1 2.2 2.2v4.3C41 40.2 35 46 26.5 46h-5C13 46 7 40.2 7 31.5z"
      />
      <path
        stroke="currentColor"
        strokeWidth="5.4"
        strokeLinecap="round"
        d="M2.9 30.4H8M40 30.4h5.1"
      />
      <path
        className={steams[steam]}
        fill="none"
        strokeWidth="4.6"
        strokeLinecap="round"
        d="M29.5 3.6C25.6 1.3 18.8 2.9 18.8 7.3c0 5.5 11.2 3.4 11.2 8.9 0 3.9-5.9 5.6-11 3.2"
      />
    </svg>
  );
}

const steams = {
  mark: styles.steam,
  ember: styles.steamOnButter,
  onPlane: styles.steamOnPlane,
};
