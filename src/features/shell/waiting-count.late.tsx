import { chakra } from '@chakra-ui/react';
import { CircleAlert, Hourglass } from 'lucide-react';
import { createPortal } from 'react-dom';
import * as waitingTexts from '../../../texts/en/waiting.ts';
import { useOutboxCounts } from '../../data/outbox/counts.ts';
import { showOutbox } from '../../data/outbox/opening.ts';
import { toFate } from '../../data/outbox/words.ts';
import { useWaitingPlace } from '../../parts/waiting-place.tsx';

interface Props {
  /** Beside the icon of You in the bar of phones, in the top bar, or where a page without the bar of phones has a place for it. */
  place: 'bar' | 'top' | 'page' | 'bare';
}

/** How much of one's own waits, how much was refused, and the way to both. */
export default function WaitingCount({ place }: Props) {
  const counts = useOutboxCounts();
  const inPage = useWaitingPlace();
  const { waiting, refused } = counts;
  if (waiting + refused === 0) return null;
  const parts = [
    {
      count: waiting,
      tone: 'butter',
      Icon: Hourglass,
      words: ` ${waitingTexts.waiting}`,
      rest: ` ${waitingTexts.forSending}`,
    },
    { count: refused, tone: 'chilli', Icon: CircleAlert, words: ` ${toFate(counts)}`, rest: '' },
  ].filter(({ count }) => count > 0);
  const isCorner = place === 'bar';
  const isOnPage = place === 'page' || place === 'bare';
  const button = (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      onClick={showOutbox}
      css={[
        isCorner ? corner : pills,
        isOnPage && !inPage && floating,
        place === 'page' && onPhones,
      ]}
    >
      {parts.map(({ count, tone, Icon, words, rest }, at) => (
        <Part key={tone} look={isCorner ? 'disc' : 'pill'} bg={`${tone}.bg`} color={tone}>
          {!isCorner && <Icon aria-hidden size={16} />}
          {count}
          {isCorner ? <chakra.span srOnly>{words}</chakra.span> : words}
          <chakra.span srOnly>
            {rest}
            {at < parts.length - 1 && ','}
          </chakra.span>
        </Part>
      ))}
    </chakra.button>
  );
  return isOnPage && inPage ? createPortal(button, inPage) : button;
}

/** As large as a finger, but off the middle of the tab; what is seen of it stands beside the icon. */
const corner = {
  position: 'absolute',
  left: 'calc(50% - 6px)',
  top: '-4',
  boxSize: '11',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  justifyContent: 'end',
  gap: '0.5',
  py: '1',
  pr: '5px',
  cursor: 'pointer',
  borderRadius: 'full',
} as const;

const pills = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '1',
  maxW: 'full',
  cursor: 'pointer',
} as const;

/** For a page without a place for it: one that loads, or could not be loaded. */
const floating = {
  position: 'fixed',
  left: '3',
  bottom: 'calc(12px + env(safe-area-inset-bottom))',
  zIndex: '9',
} as const;

const onPhones = { display: { base: 'inline-flex', lg: 'none' } } as const;

const Part = chakra('span', {
  base: { borderRadius: 'full', fontWeight: '700', whiteSpace: 'nowrap' },
  variants: {
    look: {
      disc: {
        display: 'grid',
        placeItems: 'center',
        minW: '5',
        h: '5',
        px: '1',
        boxShadow: 's1',
        textStyle: 'micro',
      },
      pill: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1.5',
        minH: '11',
        px: '3',
        textStyle: 'small',
      },
    },
  },
});
