import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { memo, Suspense } from 'react';
import { canListen } from '#platform/audio/can-listen.ts';
import * as appTexts from '#texts/app.ts';
import * as cookTexts from '#texts/cook.ts';
import { useLocalValue } from '#ui/hooks/use-local-value.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { optionalPart } from '#ui/optional-part.ts';
import { useCookingNow } from '../cooking-now.ts';
import type { Layout } from '../layout.ts';
import type { VoiceActions } from './moves.ts';
import styles from './thumb-zones.module.css';

/** Speech recognition loads on demand. If it fails to load, the cook uses the buttons beside it. */
const HandsFree = optionalPart(() => import('../beside-step.ts').then((part) => part.HandsFree));

interface Props {
  /** Part of a served page, without what loads after the step. */
  isServed: boolean;
  layout: Layout;
  isFirst: boolean;
  isLast: boolean;
  actions: VoiceActions;
}

const LOOKS = { phone: undefined, low: styles.low, wide: styles.wide };

/** Back, hands-free and Next. They stay in place while the steps change. */
export const ThumbZones = memo(function ThumbZones({
  isServed,
  layout,
  isFirst,
  isLast,
  actions,
}: Props) {
  const isWide = layout === 'wide';
  const hasRecognition = useLocalValue(canListen, true);
  const { move } = actions;
  const word = isLast ? cookTexts.finish : cookTexts.next;
  const Arrow = isLast ? Check : ArrowRight;
  return (
    <div className={joinClasses(styles.zones, LOOKS[layout])} data-foot="stove">
      <button
        type="button"
        aria-disabled={isFirst}
        onClick={isFirst ? undefined : () => move('back')}
        className={styles.back}
      >
        <ArrowLeft size={isWide ? 32 : 26} />
        {appTexts.back}
      </button>
      {hasRecognition && (
        <span className={styles.handsFree}>
          {!isServed && (
            <Suspense fallback={null}>
              <HandsFree {...actions} />
            </Suspense>
          )}
        </span>
      )}
      <button
        type="button"
        aria-label={word}
        aria-describedby={NEXT_ID}
        // A double tap on Next must not finish the dish when its first tap leads to the last step.
        onClick={({ detail }) => (isLast && detail > 1 ? undefined : move('next'))}
        className={styles.next}
      >
        <span>
          <b>{word}</b>
          <NextDrawn />
        </span>
        <Arrow size={isWide ? 40 : 30} />
      </button>
      <NextWritten />
    </div>
  );
});

const NEXT_ID = 'cook-next';
const AT_THE_END = cookTexts.serveAndEnjoy;

/** Drawn by CSS: the button's accessible name is one word, and the next step's title is its description. */
function NextDrawn() {
  return <i aria-hidden data-next={useCookingNow().next ?? AT_THE_END} />;
}

function NextWritten() {
  return (
    <span id={NEXT_ID} hidden>
      {useCookingNow().next ?? AT_THE_END}
    </span>
  );
}
