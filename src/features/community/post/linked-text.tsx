import styles from './linked-text.module.css';
import { toTextParts } from './text-links.ts';

/** Text of somebody as they wrote it: every space and line stays, and what is an address can be followed. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p className={styles.words} dir="auto">
      {toTextParts(text).map(({ at, text: words, href }) =>
        href ? (
          <a key={at} {...toElsewhere(href)} className={styles.link}>
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </p>
  );
}

/** It opens beside ours, cannot reach back, is not told where one came from, and gains nothing by standing here. */
function toElsewhere(href: string) {
  return { href, target: '_blank', rel: 'nofollow noopener noreferrer ugc' };
}
