import { type ReactNode, useRef, useState } from 'react';
import type { MyDiet } from '#contract/diet/schema.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { ALLERGENS, DIETS } from '#contract/recipe/diet.ts';
import { isAnythingAvoided, useChosenDiet } from '#domain/diet/my-diet.ts';
import { submit, toWriteFailure } from '#domain/outbox/submit.ts';
import { readSession, useSession } from '#platform/session.ts';
import { saveSettings } from '#platform/settings.ts';
import * as dietTexts from '#texts/diet.ts';
import * as searchTexts from '#texts/search.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckBox } from '#ui/form/check-box.tsx';
import { useTitle } from '#ui/hooks/use-title.ts';
import { showNotice } from '#ui/notice/notices.ts';
import { PageColumn } from '#ui/page-column.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './diet-page.module.css';

const NOTHING_AVOIDED: MyDiet = { allergens: [], diets: [] };

/** The allergies and diets of a member or, on this device, of a visitor. Every tap is saved at once. */
export function DietPage() {
  useTitle(toPageTitle(dietTexts.title));
  const isMember = useSession() !== undefined;
  const { diet, change } = useDietChange();
  return (
    <PageColumn width="prose">
      <div>
        <h1 className={text.h1}>{dietTexts.title}</h1>
        <p className={styles.hint}>{dietTexts.hint}</p>
      </div>
      <Group title={dietTexts.allergies}>
        {ALLERGENS.map((one) => (
          <CheckBox
            key={one}
            isChecked={diet.allergens.includes(one)}
            toggle={() =>
              change(({ allergens }) => ({ allergens: toggle(ALLERGENS, allergens, one) }))
            }
          >
            {dietTexts.allergen(one)}
          </CheckBox>
        ))}
      </Group>
      <Group title={dietTexts.diets}>
        {DIETS.map((one) => (
          <CheckBox
            key={one}
            isChecked={diet.diets.includes(one)}
            toggle={() => change(({ diets }) => ({ diets: toggle(DIETS, diets, one) }))}
          >
            {searchTexts.diets[one]}
          </CheckBox>
        ))}
      </Group>
      <p className={styles.hint}>
        {`${isMember ? dietTexts.storedInAccount : dietTexts.storedHere} ${dietTexts.limits}`}
      </p>
      <Button
        variant="outline"
        className={styles.clear}
        disabled={!isAnythingAvoided(diet)}
        onClick={() => change(() => NOTHING_AVOIDED)}
      >
        {dietTexts.clear}
      </Button>
    </PageColumn>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={text.h2}>{title}</legend>
      <div className={styles.boxes}>{children}</div>
    </fieldset>
  );
}

/** Consecutive taps build on each other, even while the device is still storing the first change. */
function useDietChange() {
  const known = useChosenDiet() ?? NOTHING_AVOIDED;
  const [chosen, setChosen] = useState<MyDiet>();
  const latest = useRef<MyDiet>(undefined);
  const change = (next: (before: MyDiet) => Partial<MyDiet>) => {
    const before = latest.current ?? known;
    const diet = { ...before, ...next(before) };
    latest.current = diet;
    setChosen(diet);
    save(diet).catch((error: unknown) => {
      latest.current = undefined;
      setChosen(undefined);
      showNotice({ kind: 'error', text: toWriteFailure(error, 'diet.set') });
    });
  };
  return { diet: chosen ?? known, change };
}

async function save(diet: MyDiet): Promise<void> {
  if (readSession()) await submit([{ command: { op: 'diet.set', change: diet } }]);
  else saveSettings({ diet });
}

/** Adds or removes `one`, in the order of `all`. */
function toggle<T>(all: readonly T[], chosen: readonly T[], one: T): T[] {
  return all.filter((each) => chosen.includes(each) !== (each === one));
}
