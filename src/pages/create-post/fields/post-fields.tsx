import { CONTENT_MAX, POST_CATEGORIES, TITLE_MAX } from '#contract/post/limits.ts';
import { FAMILIES } from '#contract/recipe/catalogue.ts';
import { CATEGORY_WORDS } from '#knowledge/category-words.ts';
import * as appTexts from '#texts/app.ts';
import * as postPartTexts from '#texts/post-parts.ts';
import { RadioChips } from '#ui/form/radio-chips.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import type { Written } from '../drafts/drafts.ts';
import type { Wrong } from '../form/post-form-state.ts';
import { WordsField } from './words-field.tsx';

const CATEGORIES = POST_CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value] }));
const CUISINES = [
  { value: '', label: postPartTexts.none },
  ...FAMILIES.flatMap(({ cuisines }) => cuisines).map((name) => ({ value: name, label: name })),
];

interface Props {
  written: Written;
  change: (next: Partial<Written>) => void;
  wrong: Wrong | undefined;
  isWide: boolean;
}

export function PostFields({ written, change, wrong, isWide }: Props) {
  const errorAt = (field: 'title' | 'content') => (wrong?.field === field ? wrong.text : undefined);
  const category = { value: written.category, options: CATEGORIES } as const;
  const chooseCategory = (value: (typeof POST_CATEGORIES)[number]) => change({ category: value });
  const cuisines = CUISINES.some(({ value }) => value === written.cuisine)
    ? CUISINES
    : [...CUISINES, { value: written.cuisine, label: written.cuisine }];
  return (
    <>
      <WordsField
        label={appTexts.title}
        name="title"
        value={written.title}
        limit={TITLE_MAX}
        error={errorAt('title')}
        type={(title) => change({ title })}
      />
      <WordsField
        label={postPartTexts.whatHappened}
        name="content"
        value={written.content}
        limit={CONTENT_MAX}
        error={errorAt('content')}
        type={(content) => change({ content })}
      />
      {isWide ? (
        <RadioChips
          legend={postPartTexts.category}
          look="chips"
          {...category}
          choose={chooseCategory}
        />
      ) : (
        <SelectField label={postPartTexts.category} {...category} choose={chooseCategory} />
      )}
      <SelectField
        label={postPartTexts.cuisine}
        value={written.cuisine}
        options={cuisines}
        choose={(cuisine) => change({ cuisine })}
      />
    </>
  );
}
