import { Check, Plus, X } from 'lucide-react';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useId,
  useState,
} from 'react';
import { QUICK_CUISINES, QUICK_STYLES, TAGS_MAX } from '#contract/post/limits.ts';
import { toTagKey } from '#contract/post/tag-key.ts';
import * as appTexts from '#texts/app.ts';
import * as postFormTexts from '#texts/post-form.ts';
import { Button } from '#ui/button/button.tsx';
import { ChipButton } from '#ui/button/chip-button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './tag-picker.module.css';
import { addTag, addTags, hasSeparator, hasTag, removeTag, type Tagged } from './tags.ts';

const QUICK: readonly string[] = [...QUICK_CUISINES, ...QUICK_STYLES];

interface Props {
  tags: readonly string[];
  typed: string;
  change: (next: { tags?: readonly string[]; typed?: string }) => void;
}

function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true;
}

/** Toggles for common tags, and a field for hashtags. */
export function TagPicker({ tags, typed, change }: Props) {
  const [failure, setFailure] = useState<string>();
  const legend = useId();
  const own = tags.filter((tag) => !hasTag(QUICK, tag));

  const take = ({ tags: next, failure: why }: Tagged) => {
    setFailure(why);
    change({ tags: next });
  };
  const takeTyped = (entered = typed) => {
    const { rest, ...next } = addTags(tags, entered);
    setFailure(next.failure);
    change({ tags: next.tags, typed: rest });
  };
  const toggle = (tag: string) =>
    take(hasTag(tags, tag) ? { tags: removeTag(tags, tag) } : addTag(tags, tag));
  const field = {
    value: typed,
    autoComplete: 'off',
    enterKeyHint: 'done' as const,
    onChange: ({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      // Not only in `onKeyDown`, because the keyboards of phones report no key names.
      if (!isComposing(nativeEvent) && hasSeparator(value.slice(-1))) return takeTyped(value);
      setFailure(undefined);
      change({ typed: value });
    },
    onPaste: (event: ClipboardEvent) => {
      const pasted = event.clipboardData.getData('text');
      if (!hasSeparator(pasted)) return;
      event.preventDefault();
      takeTyped(typed + pasted);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // During a composition keys control the input method. Safari reports the Enter that ends it as keyCode 229.
      if (event.nativeEvent.isComposing || event.keyCode === 229) return;
      if (event.key !== 'Enter' && !hasSeparator(event.key)) return;
      event.preventDefault();
      takeTyped();
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      const composed = event.currentTarget.value;
      if (hasSeparator(composed.slice(-1))) takeTyped(composed);
    },
    end: toTagKey(typed) && (
      <Button variant="quiet" size="sm" onClick={() => takeTyped()}>
        {appTexts.add}
      </Button>
    ),
  };

  return (
    <section role="group" aria-labelledby={legend} className={styles.picker}>
      <h2 id={legend} className={joinClasses(text.label, styles.legend)}>
        {postFormTexts.tags}
        <span className={joinClasses(styles.count, tags.length >= TAGS_MAX && styles.full)}>
          {tags.length >= TAGS_MAX - 2 && postFormTexts.countOf(tags.length, TAGS_MAX)}
        </span>
      </h2>
      <div className={styles.tags}>
        {QUICK.map((tag) => {
          const isOn = hasTag(tags, tag);
          return (
            <ChipButton
              key={tag}
              className={styles.tag}
              aria-pressed={isOn}
              onClick={() => toggle(tag)}
            >
              {isOn ? <Check aria-hidden size={18} /> : <Plus aria-hidden size={18} />}
              <span>{tag}</span>
            </ChipButton>
          );
        })}
        {own.map((tag) => (
          <ChipButton
            key={tag}
            aria-pressed
            aria-label={postFormTexts.remove(tag)}
            className={styles.own}
            onClick={() => take({ tags: removeTag(tags, tag) })}
          >
            <span className={styles.word}>{tag}</span>
            <X aria-hidden size={18} />
          </ChipButton>
        ))}
      </div>
      <TextField
        label={postFormTexts.addAHashtag}
        hint={<p className={joinClasses(text.small, styles.hint)}>{postFormTexts.hashtagHint}</p>}
        {...field}
      />
      <p role="status" className={joinClasses(text.small, styles.failure)}>
        {failure}
      </p>
    </section>
  );
}
