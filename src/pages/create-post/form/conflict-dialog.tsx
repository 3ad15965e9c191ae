import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { CATEGORY_WORDS } from '#knowledge/category-words.ts';
import * as appTexts from '#texts/app.ts';
import * as cookedTexts from '#texts/cooked.ts';
import * as postPartTexts from '#texts/post-parts.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import type { Written } from '../drafts/drafts.ts';
import type { Field } from '../written.ts';

interface Props {
  yours: Written;
  theirs: Written;
  /** The fields in which they differ. */
  differing: readonly Field[];
  /** `isReady`: send the result at once, otherwise continue editing. */
  choose: (chosen: Written, isReady: boolean) => void;
  close: () => void;
}

const NAMES: Record<Field, string> = {
  title: appTexts.title,
  content: postPartTexts.whatHappened,
  type: postPartTexts.kindOfPost,
  category: postPartTexts.category,
  cuisine: postPartTexts.cuisine,
  tags: postPartTexts.tags,
  pictures: postPartTexts.pictures,
  dish: cookedTexts.theDish,
  cookbookId: appTexts.recipe,
};

/** The post was edited here and elsewhere. The member picks one version of each field that differs. */
export function ConflictDialog({ yours, theirs, differing, choose, close }: Props) {
  const [fieldsOfTheirs, setFieldsOfTheirs] = useState<ReadonlySet<Field>>(new Set());
  const chosen: Written = {
    ...yours,
    ...Object.fromEntries([...fieldsOfTheirs].map((field) => [field, theirs[field]])),
  };
  const pick = (field: Field, on: boolean) => {
    const next = new Set(fieldsOfTheirs);
    if (on) next.add(field);
    else next.delete(field);
    setFieldsOfTheirs(next);
  };
  return (
    <ResponsiveDialog
      isOpen
      close={close}
      wide
      title={postPartTexts.twoTexts}
      footer={
        <chakra.div display="flex" flexWrap="wrap" justifyContent="end" gap="3">
          <Button variant="outline" onClick={() => choose(chosen, false)}>
            {postPartTexts.editFurther}
          </Button>
          <Button variant="flame" onClick={() => choose(chosen, true)}>
            {postPartTexts.publishThis}
          </Button>
        </chakra.div>
      }
    >
      <chakra.p mb="5">{postPartTexts.conflictHint}</chakra.p>
      <chakra.div display="grid" gap="6">
        {differing.map((field) => (
          <chakra.fieldset key={field} border="0" p="0" m="0" minW="0">
            <chakra.legend textStyle="label" p="0" mb="2">
              {NAMES[field]}
            </chakra.legend>
            <chakra.div
              display="grid"
              gap="3"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
            >
              {[
                { name: postPartTexts.yours, text: toText(yours, field), on: false },
                { name: postPartTexts.theOther, text: toText(theirs, field), on: true },
              ].map(({ name, text, on }) => (
                <Side key={name}>
                  <chakra.span display="flex" alignItems="center" gap="2.5" fontWeight="700">
                    <input
                      type="radio"
                      name={field}
                      checked={fieldsOfTheirs.has(field) === on}
                      onChange={() => pick(field, on)}
                    />
                    <span>{name}</span>
                  </chakra.span>
                  <chakra.span whiteSpace="pre-wrap" overflowWrap="anywhere">
                    {text}
                  </chakra.span>
                </Side>
              ))}
            </chakra.div>
          </chakra.fieldset>
        ))}
      </chakra.div>
    </ResponsiveDialog>
  );
}

function toText(written: Written, field: Field): string {
  switch (field) {
    case 'pictures':
      return toPicturesText(written.pictures);
    case 'dish':
      return toDishText(written.dish);
    case 'tags':
      return written.tags.join(', ') || postPartTexts.none;
    case 'category':
      return CATEGORY_WORDS[written.category];
    case 'type':
      return written.type === 'recipe' ? appTexts.recipe : appTexts.story;
    default:
      return written[field] || postPartTexts.none;
  }
}

function toPicturesText(pictures: Written['pictures']): string {
  if (pictures.length === 0) return postPartTexts.noPicture;
  const described = pictures.map(({ alt }) => alt).filter((alt) => alt !== '');
  return [postPartTexts.pictureCount(pictures.length), ...described].join('\n');
}

function toDishText(dish: Written['dish']): string {
  if (!dish) return postPartTexts.none;
  const details = [
    dish.rating > 0 ? cookedTexts.stars(dish.rating) : '',
    cookedTexts.cookedWords(dish.cooked ?? {}),
  ];
  return [dish.title, ...details].filter((part) => part !== '').join(' · ');
}

const Side = chakra('label', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '2',
    padding: '4',
    minHeight: 'tap',
    borderRadius: 'card',
    border: '1.5px solid {colors.control}',
    backgroundColor: 'paper',
    cursor: 'pointer',
    '& input': { boxSize: '5', accentColor: '{colors.ink}' },
    '&:has(:checked)': { borderColor: 'ink', boxShadow: '0 0 0 1.5px {colors.ink}' },
  },
});
