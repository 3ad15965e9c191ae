import { chakra } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { showOutbox } from '../../data/outbox-opening.ts';
import { useHeldUpCount } from '../../data/outbox-things.ts';

interface Props {
  /** The corner of You in the bar of phones, a pill in the top bar; one on phones, or always, where a page has no bar. */
  place: 'bar' | 'top' | 'page' | 'bare';
}

/** How much of one's own waits or was refused, and the way to it. */
export default function WaitingCount({ place }: Props) {
  const count = useHeldUpCount();
  if (count === 0) return null;
  const frame = { type: 'button', 'aria-haspopup': 'dialog', onClick: showOutbox } as const;
  if (place === 'bar') {
    return (
      <chakra.button {...frame} css={corner}>
        <chakra.span css={dot}>{count}</chakra.span>
        <chakra.span srOnly> waiting to send</chakra.span>
      </chakra.button>
    );
  }
  return (
    <chakra.button
      {...frame}
      css={place === 'top' ? pill : { ...pill, ...onPage, ...(place === 'page' && onPhones) }}
    >
      <Hourglass aria-hidden size={16} />
      {count}
      {place === 'top' ? ' waiting' : <chakra.span srOnly> waiting</chakra.span>}
      <chakra.span srOnly> to send</chakra.span>
    </chakra.button>
  );
}

/** As large as a finger, but off the middle of the place it stands at. */
const corner = {
  position: 'absolute',
  left: 'calc(50% - 4px)',
  top: '-4',
  boxSize: '11',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'start',
  p: '1',
  cursor: 'pointer',
  borderRadius: 'full',
} as const;

const dot = {
  display: 'grid',
  placeItems: 'center',
  minW: '5',
  h: '5',
  px: '1',
  borderRadius: 'full',
  bg: 'butter.bg',
  color: 'butter',
  boxShadow: 's1',
  textStyle: 'micro',
  fontWeight: '700',
} as const;

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minW: '11',
  h: '11',
  px: '4',
  borderRadius: 'full',
  bg: 'butter.bg',
  color: 'butter',
  textStyle: 'small',
  fontWeight: '700',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
} as const;

/** Beside the way back in the top row. */
const onPage = {
  position: 'absolute',
  top: 'calc(14px + env(safe-area-inset-top))',
  left: '3.75rem',
  zIndex: '9',
  gap: '1',
  px: '2',
  // No room beside a form's title.
  '@media (max-width: 22.5em)': { top: 'calc(62px + env(safe-area-inset-top))', left: '3.5' },
} as const;

const onPhones = { display: { base: 'inline-flex', lg: 'none' } } as const;
