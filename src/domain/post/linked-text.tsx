import { Link } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import styles from './linked-text.module.css';
import { type TextPart, toTextParts } from './text-links.ts';

/** A member's text with its spaces and line breaks; addresses, hashtags and @names are links. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p className={styles.words} dir="auto">
      {toTextParts(text).map((part) => (
        <Part key={part.at} {...part} />
      ))}
    </p>
  );
}

function Part({ text, href, tag, name }: TextPart) {
  if (href) {
    return (
      <a {...toElsewhere(href)} className={styles.link}>
        {text}
      </a>
    );
  }
  if (tag) {
    return (
      <Link to={pagePaths.community} search={{ tag }} translate="no" className={styles.link}>
        {text}
      </Link>
    );
  }
  if (name) {
    return (
      <Link to={pagePaths.search} search={{ q: name }} translate="no" className={styles.link}>
        {text}
      </Link>
    );
  }
  return <span>{text}</span>;
}

/** The linked site gets no opener, no referrer and no search ranking. */
function toElsewhere(href: string) {
  return { href, target: '_blank', rel: 'nofollow noopener noreferrer ugc' };
}
