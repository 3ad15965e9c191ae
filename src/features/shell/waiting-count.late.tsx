import { chakra } from '@chakra-ui/react';
import { CircleAlert, Hourglass } from 'lucide-react';
import { showOutbox } from '../../data/outbox/opening.ts';
import { useHeldUp } from '../../data/outbox/things.ts';
import { toFate } from '../../data/outbox/words.ts';

interface Props {
  /** The corner of You in the bar of phones, a pill in the top bar; one on phones, or always, where a page has no bar. */
  place: 'bar' | 'top' | 'page' | 'bare';
}

/** How much of one's own waits, how much was refused, and the way to both. */
export default function WaitingCount({ place }: Props) {
  const heldUp = useHeldUp();
  const { waiting, refused } = heldUp;
  if (waiting + refused === 0) return null;
  const parts = [
    { count: waiting, tone: 'butter', Icon: Hourglass, words: ' waiting', rest: ' to send' },
    { count: refused, tone: 'chilli', Icon: CircleAlert, words: ` ${toFate(heldUp)}`, rest: '' },
  ].filter(({ count }) => count > 0);
  const isCorner = place === 'bar';
  const frame = isCorner ? corner : { ...pills, ...(place !== 'top' && onPage) };
  return (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      onClick={showOutbox}
      css={place === 'page' ? { ...frame, ...onPhones } : frame}
    >
      {parts.map(({ count, tone, Icon, words, rest }, at) => (
        <Part key={tone} look={place} bg={`${tone}.bg`} color={tone}>
          {!isCorner && <Icon aria-hidden size={16} />}
          {count}
          {place === 'top' ? words : <chakra.span srOnly>{words}</chakra.span>}
          <chakra.span srOnly>
            {rest}
            {at < parts.length - 1 && ','}
          </chakra.span>
        </Part>
      ))}
    </chakra.button>
  );
}

/** As large as a finger, but off the middle of the place it stands at. */
const corner = {
  position: 'absolute',
  left: 'calc(50% - 4px)',
  top: '-4',
  boxSize: '11',
  display: 'flex',
  alignItems: 'end',
  p: '1',
  cursor: 'pointer',
  borderRadius: 'full',
} as const;

const pills = { display: 'inline-flex', gap: '1', cursor: 'pointer' } as const;

/** Beside the way back in the top row. */
const onPage = {
  position: 'absolute',
  top: 'calc(14px + env(safe-area-inset-top))',
  left: '3.75rem',
  zIndex: '9',
  // No room beside a form's title.
  '@media (max-width: 22.5em)': { top: 'calc(62px + env(safe-area-inset-top))', left: '3.5' },
} as const;

const onPhones = { display: { base: 'inline-flex', lg: 'none' } } as const;

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  minW: '11',
  h: '11',
  textStyle: 'small',
} as const;
const small = { ...pill, gap: '1', px: '2' } as const;

const Part = chakra('span', {
  base: { borderRadius: 'full', fontWeight: '700', whiteSpace: 'nowrap' },
  variants: {
    look: {
      bar: {
        display: 'grid',
        placeItems: 'center',
        minW: '5',
        h: '5',
        px: '1',
        boxShadow: 's1',
        textStyle: 'micro',
        // Two of them stay within the window.
        '& + &': { ml: '-1.5' },
      },
      top: { ...pill, gap: '2', px: '4' },
      page: small,
      bare: small,
    },
  },
});
