import { useNavigate } from '@tanstack/react-router';
import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { SORTS, toRecipeChoice } from '#contract/recipe/choice.ts';
import type { AddressedChoice } from '#contract/recipe/choice-parameters.ts';
import { DIETS } from '#contract/recipe/diet.ts';
import { QUICK_TIMES } from '#contract/recipe/quick-start.ts';
import * as searchTexts from '#texts/search.ts';
import { ChipButton } from '#ui/button/chip-button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { DietChips, TimeChips } from '../time-chips.tsx';
import styles from './choice-row.module.css';
import { SearchBox } from './search-box.tsx';

const TIMES = [
  { value: '', label: searchTexts.anyTime },
  ...QUICK_TIMES.map((time) => ({ value: String(time), label: searchTexts.upTo(time) })),
];
const DIET_OPTIONS = [
  { value: '', label: searchTexts.anyDiet },
  ...DIETS.map((diet) => ({ value: diet, label: searchTexts.diets[diet] })),
];
const SORT_OPTIONS = SORTS.map((sort) => ({ value: sort, label: searchTexts.sorts[sort] }));

/**
 * Search, time, diet and sort in one row. Below are the filters that only a URL can set, with buttons that remove them.
 */
export function ChoiceRow({ choice: addressed }: { choice: AddressedChoice }) {
  const choice = toRecipeChoice((name) => addressed[name]);
  const navigate = useNavigate();
  const [isUnfolded, unfold] = useState(!!choice.diet);
  const folded = isUnfolded ? undefined : styles.folded;
  const choose = (name: keyof AddressedChoice, value: string | number) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, [name]: value || undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <section aria-label={searchTexts.filters} className={styles.choices}>
      <div className={styles.fields}>
        <div className={styles.search}>
          <SearchBox />
          <ChipButton
            aria-expanded={isUnfolded}
            onClick={() => unfold(!isUnfolded)}
            className={styles.filters}
          >
            <SlidersHorizontal size={18} />
            {searchTexts.filters}
          </ChipButton>
        </div>
        <div className={styles.onlyWide}>
          <SelectField
            label={searchTexts.time}
            value={String(choice.maxMinutes ?? '')}
            options={withAddressed(TIMES, choice.maxMinutes)}
            choose={(minutes) => choose('maxMinutes', Number(minutes))}
          />
        </div>
        <div className={folded}>
          <SelectField
            label={searchTexts.diet}
            value={choice.diet ?? ''}
            options={DIET_OPTIONS}
            choose={(diet) => choose('diet', diet)}
          />
        </div>
        <div className={joinClasses(styles.sort, folded)}>
          <SelectField
            label={searchTexts.sort}
            value={choice.sort ?? 'order'}
            options={SORT_OPTIONS}
            choose={(sort) => choose('sort', sort === 'order' ? '' : sort)}
          />
        </div>
      </div>
      <TimeChips
        className={styles.onlyPhone}
        chosen={choice.maxMinutes}
        choose={(minutes) => choose('maxMinutes', minutes ?? 0)}
      >
        <DietChips chosen={choice.diet} choose={(diet) => choose('diet', diet ?? '')} />
      </TimeChips>
      {(choice.tag || choice.difficulty) && (
        <div className={styles.chosenOnes}>
          {(['tag', 'difficulty'] as const).map((name) => {
            const chosen = choice[name];
            return (
              chosen && (
                <ChipButton
                  key={name}
                  aria-label={searchTexts.removeChosen(chosen)}
                  onClick={() => choose(name, '')}
                >
                  <span>{chosen}</span>
                  <X size={18} />
                </ChipButton>
              )
            );
          })}
        </div>
      )}
    </section>
  );
}

/** Adds the time of the URL if it is not one of the standard times. */
function withAddressed(options: typeof TIMES, minutes: number | undefined): typeof TIMES {
  if (minutes === undefined || options.some(({ value }) => value === String(minutes))) {
    return options;
  }
  return [...options, { value: String(minutes), label: searchTexts.upTo(minutes) }];
}
