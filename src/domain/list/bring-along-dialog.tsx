import { useState } from 'react';
import { useBringRecipes } from '#domain/cookbook/bring-along.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { type BringAlong, useBringAlong } from './bring-along.ts';
import styles from './bring-along-dialog.module.css';

type Answer = 'bring' | 'leave' | 'remove';

/** The number of items and recipes that were written on this device before the sign-in. */
interface Question {
  items: number;
  recipes: number;
  give: (answer: Answer) => Promise<string | undefined>;
}

function useQuestion(): Question | undefined {
  const list = useBringAlong();
  const cookbook = useBringRecipes();
  const all: readonly Pick<BringAlong, Answer>[] = [list, cookbook].flatMap((one) => one ?? []);
  if (all.length === 0) return undefined;
  return {
    items: list?.count ?? 0,
    recipes: cookbook?.count ?? 0,
    give: async (answer) => {
      for (const one of all) {
        const failure = await one[answer]();
        if (failure !== undefined) return failure;
      }
      return undefined;
    },
  };
}

/** Asks a member once what happens to the list and the recipes that were written here before the sign-in. */
export function BringAlongDialog() {
  const question = useQuestion();
  const [asked, setAsked] = useState<Question>();
  const [isLater, setLater] = useState(false);
  // The answer ends the question, but the dialog still closes with its words.
  const isNew = question?.items !== asked?.items || question?.recipes !== asked?.recipes;
  if (question && isNew && !isLater) setAsked(question);
  if (!asked) return null;
  const answer = async (give: Answer) => {
    setLater(true);
    const failure = await asked.give(give);
    if (failure !== undefined) showNotice({ kind: 'error', text: failure });
    else if (give === 'bring') {
      showNotice({ kind: 'success', text: shoppingTexts.broughtAlong(asked) });
    }
  };
  return (
    <ResponsiveDialog
      isOpen={question !== undefined && !isLater}
      close={() => setLater(true)}
      title={shoppingTexts.bringTitle(asked)}
    >
      {asked.items > 0 && <p>{shoppingTexts.bringHint(asked.items)}</p>}
      {asked.recipes > 0 && <p>{shoppingTexts.bringRecipesHint(asked.recipes)}</p>}
      <div className={styles.ways}>
        <Button variant="flame" onClick={() => void answer('bring')}>
          {shoppingTexts.bringAlong}
        </Button>
        <Button variant="outline" onClick={() => void answer('leave')}>
          {shoppingTexts.leaveHere}
        </Button>
        <Button variant="quiet" onClick={() => void answer('remove')}>
          {shoppingTexts.deleteIt}
        </Button>
      </div>
    </ResponsiveDialog>
  );
}
