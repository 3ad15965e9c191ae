import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Recipe } from '#contract/recipe/schema.ts';
import { toMusic } from '#knowledge/music/playlists.ts';
import { toDraftJobs } from '#knowledge/timeline/step-jobs.ts';
import { subscribeToKitchen } from '#offline/kitchen/changes.ts';
import { isRunning } from '#offline/kitchen/timer.ts';
import { readTimers } from '#offline/kitchen/timer-store.ts';
import * as cookTexts from '#texts/cook.ts';
import * as musicTexts from '#texts/music.ts';
import { IconButton } from '#ui/button/button.tsx';
import { OutsideLink } from '#ui/link/outside-link.tsx';
import text from '../../../ui/theme/text.module.css';
import { useCookingNow } from '../cooking-now.ts';
import styles from './while-you-wait.module.css';

const PLAYLISTS_MAX = 3;

/** Facts, story and music of the dish, shown while a timer runs and the step has a wait. */
export function WhileYouWait({ recipe }: { recipe: Recipe }) {
  const { step } = useCookingNow();
  const [closedAt, setClosedAt] = useState<number>();
  const isTimed = useIsTimed(recipe._id);
  const waits = toDraftJobs(recipe.instructions[step - 1] ?? '').some(
    (job) => job.waits.length > 0,
  );
  if (!isTimed || !waits || closedAt === step) return null;
  return (
    <aside aria-label={cookTexts.whileYouWait} className={styles.card}>
      <details>
        <summary>
          {cookTexts.whileYouWait}
          <ChevronDown size={20} />
        </summary>
        <Culture recipe={recipe} step={step} />
      </details>
      <IconButton aria-label={cookTexts.closeWhileYouWait} onClick={() => setClosedAt(step)}>
        <X size={20} />
      </IconButton>
    </aside>
  );
}

function Culture({ recipe, step }: { recipe: Recipe; step: number }) {
  const { fun_facts: facts, culturalBackground, cuisine } = recipe;
  const { playlists, place } = toMusic(cuisine);
  // Excludes the step's own fact, which is shown beside it.
  const further = facts.filter((fact, at) => fact.trim() !== '' && at !== step - 1);
  return (
    <div>
      {further.length > 0 && (
        <Part title={cookTexts.funFact}>
          <p>{further[step % further.length]}</p>
        </Part>
      )}
      {culturalBackground.trim() !== '' && (
        <Part title={cookTexts.storyOfDish}>
          <p>{culturalBackground}</p>
        </Part>
      )}
      <Part title={toMusicTitle(place)}>
        <p>{cookTexts.needsNetwork}</p>
        <div>
          {playlists.slice(0, PLAYLISTS_MAX).map(({ id, name, genre, externalUrl }) => (
            <OutsideLink key={id} href={externalUrl}>
              <span>
                <span>{name}</span>
                <small>{genre}</small>
              </span>
              <span className={text.srOnly}>{cookTexts.opensAtSpotify}</span>
            </OutsideLink>
          ))}
        </div>
      </Part>
    </div>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

function Part({ title, children }: PartProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function toMusicTitle(place: string | undefined): string {
  return place ? musicTexts.musicFrom(place) : musicTexts.musicToCookTo;
}

function useIsTimed(dishId: string): boolean {
  const [isTimed, setTimed] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    const look = async () => {
      const timers = await readTimers();
      const is = timers.some((one) => one.dishId === dishId && isRunning(one));
      if (!isUnmounted) setTimed(is);
    };
    void look();
    const stop = subscribeToKitchen(() => void look());
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [dishId]);
  return isTimed;
}
