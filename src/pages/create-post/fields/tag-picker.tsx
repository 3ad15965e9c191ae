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
import * as postPartTexts from '#texts/post-parts.ts';
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

/** Toggles for common tags, and a field for hashtags. */
export function TagPicker({ tags, typed, change }: Props) {
  const [failure, setFailure] = useState<string>();
  const legend = useId();

  const take = ({ tags: next, failure: why }: Tagged) => {
    setFailure(why);
    change({ tags: next });
  };
  return (
    <section role="group" aria-labelledby={legend} className={styles.picker}>
      <h2 id={legend} className={joinClasses(text.label, styles.legend)}>
        {postPartTexts.tags}
        <span className={joinClasses(styles.count, tags.length >= TAGS_MAX && styles.full)}>
          {tags.length >= TAGS_MAX - 2 && postFormTexts.countOf(tags.length, TAGS_MAX)}
        </span>
      </h2>
      <TagToggles tags={tags} take={take} />
      <TagField
        typed={typed}
        type={(value) => {
          setFailure(undefined);
          change({ typed: value });
        }}
        take={(entered) => {
          const { rest, ...next } = addTags(tags, entered);
          setFailure(next.failure);
          change({ tags: next.tags, typed: rest });
        }}
      />
      <p role="status" className={joinClasses(text.small, styles.failure)}>
        {failure}
      </p>
    </section>
  );
}

interface Toggles {
  tags: readonly string[];
  take: (next: Tagged) => void;
}

function TagToggles({ tags, take }: Toggles) {
  const own = tags.filter((tag) => !hasTag(QUICK, tag));
  return (
    <div className={styles.tags}>
      {QUICK.map((tag) => {
        const isOn = hasTag(tags, tag);
        return (
          <ChipButton
            key={tag}
            className={styles.tag}
            aria-pressed={isOn}
            onClick={() => take(isOn ? { tags: removeTag(tags, tag) } : addTag(tags, tag))}
          >
            {isOn ? <Check size={18} /> : <Plus size={18} />}
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
          <X size={18} />
        </ChipButton>
      ))}
    </div>
  );
}

interface Field {
  typed: string;
  type: (value: string) => void;
  /** Adds the tags in `entered`. */
  take: (entered: string) => void;
}

/** A tag is added by Enter, a separator, pasting or the button. */
function TagField({ typed, type, take }: Field) {
  const listeners = {
    onChange: ({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      // Not only in `onKeyDown`, because the keyboards of phones report no key names.
      if (!isComposing(nativeEvent) && hasSeparator(value.slice(-1))) take(value);
      else type(value);
    },
    onPaste: (event: ClipboardEvent) => {
      const pasted = event.clipboardData.getData('text');
      if (!hasSeparator(pasted)) return;
      event.preventDefault();
      take(typed + pasted);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // During a composition keys control the input method. Safari reports the Enter that ends it as keyCode 229.
      if (event.nativeEvent.isComposing || event.keyCode === 229) return;
      if (event.key !== 'Enter' && !hasSeparator(event.key)) return;
      event.preventDefault();
      take(typed);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      const composed = event.currentTarget.value;
      if (hasSeparator(composed.slice(-1))) take(composed);
    },
  };
  return (
    <TextField
      label={postFormTexts.addAHashtag}
      hint={<p className={joinClasses(text.small, styles.hint)}>{postFormTexts.hashtagHint}</p>}
      value={typed}
      autoComplete="off"
      enterKeyHint="done"
      end={
        toTagKey(typed) && (
          <Button variant="quiet" size="sm" onClick={() => take(typed)}>
            {appTexts.add}
          </Button>
        )
      }
      {...listeners}
    />
  );
}

function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true;
}
