import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as tipTexts from '#texts/tip.ts';
import { Button } from '#ui/button/button.tsx';
import type { TipsOfStep } from './queries.ts';
import { useTips } from './queries.ts';
import { TipsSheet } from './tips-sheet.tsx';

/** "3 cooks say" at a step; a tap opens the tips and the form for a new one. Nothing until the tips are loaded. */
export function StepTips({ recipe, step }: TipsOfStep) {
  const { tips, me, isSettled } = useTips(recipe._id);
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(keepLive, []);
  const ofStep = tips.filter((tip) => tip.step === step);
  const cooks = new Set(ofStep.map(({ _id, authorId }) => authorId || _id)).size;
  if (!isSettled && cooks === 0) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        data-print="no"
        onClick={() => setOpen(true)}
      >
        <MessageCircle size={20} />
        <span>{cooks === 0 ? tipTexts.addATip : tipTexts.cooksSay(cooks)}</span>
      </Button>
      {isOpen !== undefined && (
        <TipsSheet
          recipe={recipe}
          step={step}
          tips={ofStep}
          me={me}
          isOpen={isOpen}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Opens the live event stream. Visitors only listen after they have seen tips. */
function keepLive(): void {
  if (!import.meta.env.PROD) return;
  void import('#domain/live/listen-while-shown.ts').then(
    ({ listenWhileShown }) => listenWhileShown(),
    // If the code does not load, tips are only fetched when the page opens.
    () => undefined,
  );
}
