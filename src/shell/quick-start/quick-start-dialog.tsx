import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toCuisineName } from '#contract/recipe/catalogue.ts';
import type { Mood, QuickTime } from '#contract/recipe/quick-start.ts';
import * as homeTexts from '#texts/home.ts';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { CuisineChoice } from './cuisine-choice.tsx';
import { FindFooter } from './find-footer.tsx';
import { MOOD_NAMES, MoodChoice } from './mood-choice.tsx';
import { TimeChoice } from './time-choice.tsx';

interface Props {
  isOpen: boolean;
  close: () => void;
}

/** The dialog for mood, cuisine and time, which opens the cuisine's page. */
export function QuickStartDialog({ isOpen, close }: Props) {
  const [mood, setMood] = useState<Mood>();
  const [cuisine, setCuisine] = useState<string>();
  const [time, setTime] = useState<QuickTime>();
  const [isAsked, setAsked] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const names = useId();
  const navigate = useNavigate();

  // Reset each time the dialog opens.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setMood(undefined);
      setCuisine(undefined);
      setTime(undefined);
      setAsked(false);
    }
  }

  const find = () => {
    if (cuisine === undefined) {
      setAsked(true);
      return;
    }
    close();
    void navigate({ to: pagePaths.cuisine(cuisine), state: { mood, time } });
  };

  const chosen = [
    mood && MOOD_NAMES[mood].name,
    cuisine && toCuisineName(cuisine),
    time && homeTexts.upToMinutes(time),
  ].filter(Boolean);

  return (
    <ResponsiveDialog
      isOpen={isOpen}
      close={close}
      title={homeTexts.whatAreWeCooking}
      wide
      footer={
        <FindFooter
          summary={chosen.join(' · ')}
          isReady={cuisine !== undefined}
          isTried={isAsked}
          cancel={close}
          find={find}
        />
      }
    >
      <MoodChoice id={`${names}mood`} chosen={mood} choose={setMood} />
      <CuisineChoice id={`${names}cuisine`} chosen={cuisine} choose={setCuisine} />
      <TimeChoice id={`${names}time`} cuisine={cuisine} chosen={time} choose={setTime} />
    </ResponsiveDialog>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The choices of quick start: the optional navigation state of a cuisine page. */
    mood?: Mood | undefined;
    time?: number | undefined;
  }
}
