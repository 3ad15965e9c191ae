import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { QUICK_CUISINES, QUICK_STYLES, TAGS_MAX } from '../../../../contract/post/post-limits.ts';
import * as actionTexts from '../../../../texts/en/actions.ts';
import * as writingTexts from '../../../../texts/en/writing.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ChipButton } from '../../../ui/button/chip-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import styles from './tag-picker.module.css';
import { addTag, hasTag, removeTag, type Tagged, type Typed, toHashtag } from './tags.ts';

const QUICK: readonly string[] = [...QUICK_CUISINES, ...QUICK_STYLES];

interface Props {
  tags: readonly string[];
  typed: Typed;
  change: (next: { tags?: readonly string[]; typed?: Typed }) => void;
}

/** By hand: as a chunk of its own that icon would weigh more than itself. */
const Plus = () => (
  <chakra.svg aria-hidden viewBox="0 0 24 24" boxSize="4.5" stroke="currentColor" strokeWidth="2">
    <path d="M12 5v14M5 12h14" strokeLinecap="round" />
  </chakra.svg>
);

/** Quick tags to switch on and off, tags of one's own, and hashtags (specification 5 and 9). */
export function TagPicker({ tags, typed, change }: Props) {
  const [failure, setFailure] = useState<string>();
  const legend = useId();
  const own = tags.filter((tag) => !hasTag(QUICK, tag));

  const take = ({ tags: next, failure: why }: Tagged, rest?: Typed) => {
    setFailure(why);
    change({ tags: next, ...(rest && !why && { typed: rest }) });
  };
  const toggle = (tag: string) =>
    take(hasTag(tags, tag) ? { tags: removeTag(tags, tag) } : addTag(tags, tag));
  const toField = (kind: keyof Typed, add: () => void) => ({
    value: typed[kind],
    autoComplete: 'off',
    enterKeyHint: 'done' as const,
    onChange: (event: { target: { value: string } }) => {
      setFailure(undefined);
      change({ typed: { ...typed, [kind]: event.target.value } });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ',') return;
      event.preventDefault();
      add();
    },
    end: typed[kind].trim() && (
      <Button variant="quiet" size="sm" onClick={add}>
        {actionTexts.add}
      </Button>
    ),
  });
  const addOwn = () => take(addTag(tags, typed.tag), { ...typed, tag: '' });
  const addHashtag = () => take(addTag(tags, toHashtag(typed.hashtag)), { ...typed, hashtag: '' });

  return (
    <chakra.section
      role="group"
      aria-labelledby={legend}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
    >
      <chakra.h2 id={legend} textStyle="label" display="flex" justifyContent="space-between">
        {writingTexts.tags}
        <chakra.span
          fontVariantNumeric="tabular-nums"
          color={tags.length >= TAGS_MAX ? 'chilli' : 'ink.muted'}
        >
          {tags.length >= TAGS_MAX - 2 && writingTexts.countOf(tags.length, TAGS_MAX)}
        </chakra.span>
      </chakra.h2>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {QUICK.map((tag) => {
          const isOn = hasTag(tags, tag);
          return (
            <ChipButton
              key={tag}
              className={styles.tag}
              aria-pressed={isOn}
              onClick={() => toggle(tag)}
            >
              {isOn ? <Check aria-hidden size={18} /> : <Plus />}
              <span>{tag}</span>
            </ChipButton>
          );
        })}
        {own.map((tag) => (
          <ChipButton
            key={tag}
            aria-pressed
            aria-label={writingTexts.remove(tag)}
            className={styles.own}
            onClick={() => take({ tags: removeTag(tags, tag) })}
          >
            <chakra.span overflow="hidden" textOverflow="ellipsis">
              {tag}
            </chakra.span>
            <X aria-hidden size={18} />
          </ChipButton>
        ))}
      </chakra.div>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))"
      >
        <TextField label={writingTexts.addATag} {...toField('tag', addOwn)} />
        <TextField label={writingTexts.addAHashtag} {...toField('hashtag', addHashtag)} />
      </chakra.div>
      <chakra.p role="status" textStyle="small" color="chilli">
        {failure}
      </chakra.p>
    </chakra.section>
  );
}
