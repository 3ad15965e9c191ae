import { chakra } from '@chakra-ui/react';
import { BookOpen, Utensils } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FAMILIES } from '../../../contract/catalogue.ts';
import { CONTENT_MAX, POST_CATEGORIES, TITLE_MAX } from '../../../contract/post-limits.ts';
import { CATEGORY_WORDS } from '../../data/community/category-words.ts';
import { Button } from '../../ui/button.tsx';
import { RadioChips } from '../../ui/radio-chips.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { FormHead } from './form-head.tsx';
import { KeepingNote } from './keeping-note.tsx';
import { PictureSlot } from './picture-slot.tsx';
import { TagPicker } from './tag-picker.tsx';
import { type Start, usePostForm } from './use-post-form.ts';
import { WordsField } from './words-field.tsx';

const TYPES = [
  { value: 'recipe', label: 'Recipe', icon: <Utensils aria-hidden size={20} /> },
  { value: 'story', label: 'Story', icon: <BookOpen aria-hidden size={20} /> },
] as const;
const CATEGORIES = POST_CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value] }));
const CUISINES = [
  { value: '', label: 'None' },
  ...FAMILIES.flatMap(({ cuisines }) => cuisines).map((name) => ({ value: name, label: name })),
];

interface Props {
  start: Start;
  /** Saved: on to where posts are read, with this message. */
  done: (message: string) => void;
  leave: () => void;
}

/** The form of specification 5: `/create-post`, for a new post and for an edit. */
export function PostForm({ start, done, leave }: Props) {
  const form = usePostForm(start, done);
  const { written, change, picked, wrong } = form;
  const [isAsking, setAsking] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const isWide = useIsWide();

  useEffect(() => {
    if (wrong?.field) element.current?.querySelector<HTMLElement>(`[name=${wrong.field}]`)?.focus();
  }, [wrong]);

  const errorAt = (field: 'title' | 'content') => (wrong?.field === field ? wrong.text : undefined);
  const { picture } = written;
  const cuisines = CUISINES.some(({ value }) => value === written.cuisine)
    ? CUISINES
    : [...CUISINES, { value: written.cuisine, label: written.cuisine }];

  const type = (
    <RadioChips
      legend="Kind of post"
      look="track"
      value={written.type}
      options={TYPES}
      choose={(value) => change({ type: value })}
    />
  );
  const slot = (
    <PictureSlot
      bytes={picked.bytes}
      address={picture && 'address' in picture ? picture.address : undefined}
      hasPicture={picture !== null}
      isReading={picked.isReading}
      error={picked.error}
      pick={picked.pick}
      remove={picked.remove}
    />
  );
  const category = { value: written.category, options: CATEGORIES } as const;
  const chooseCategory = (value: (typeof POST_CATEGORIES)[number]) => change({ category: value });

  return (
    <chakra.form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      columnGap="10"
      rowGap="5"
      alignItems="start"
      maxW={{ base: '560px', lg: '1040px' }}
      mx="auto"
      px={{ base: '5', lg: '0' }}
      pt={{ lg: '20' }}
      pb="calc(40px + env(safe-area-inset-bottom))"
      css={{ '& :is(input, textarea, select, button)': { scrollMarginTop: '96px' } }}
    >
      <FormHead
        title={start.editId ? 'Edit post' : 'New post'}
        form={form}
        leave={leave}
        askToDiscard={() => setAsking(true)}
      >
        {isWide && <chakra.div w="80">{type}</chakra.div>}
      </FormHead>
      <chakra.div display="grid" gap="5">
        <chakra.div css={{ '& > :not(:empty) + button': { marginTop: '3' } }}>
          <KeepingNote keeping={form.keeping} />
          {start.refusal?.isStale && (
            <Button variant="outline" onClick={form.compare}>
              Compare both texts
            </Button>
          )}
        </chakra.div>
        {!isWide && type}
        {!isWide && slot}
        <WordsField
          label="Title"
          name="title"
          value={written.title}
          limit={TITLE_MAX}
          error={errorAt('title')}
          type={(title) => change({ title })}
        />
        <WordsField
          label="What happened in the kitchen?"
          name="content"
          value={written.content}
          limit={CONTENT_MAX}
          error={errorAt('content')}
          type={(content) => change({ content })}
        />
        {isWide ? (
          <RadioChips legend="Category" look="chips" {...category} choose={chooseCategory} />
        ) : (
          <SelectField label="Category" {...category} choose={chooseCategory} />
        )}
        <SelectField
          label="Cuisine"
          value={written.cuisine}
          options={cuisines}
          choose={(cuisine) => change({ cuisine })}
        />
      </chakra.div>
      <chakra.div display="grid" gap="5">
        {isWide && slot}
        <TagPicker
          tags={written.tags}
          typed={form.typed}
          change={({ tags, typed }) => {
            if (tags) change({ tags: [...tags] });
            if (typed) form.type(typed);
          }}
        />
        {form.isDirty && !isWide && (
          <Button variant="quiet" justifySelf="start" px="0" onClick={() => setAsking(true)}>
            Discard
          </Button>
        )}
      </chakra.div>
      {form.conflict && (
        <ConflictDialog
          yours={written}
          theirs={form.conflict.theirs}
          choose={form.choose}
          close={form.closeConflict}
        />
      )}
      {isAsking && (
        <DiscardDialog
          keep={() => setAsking(false)}
          discard={() => void form.discard().then(leave)}
        />
      )}
    </chakra.form>
  );
}
