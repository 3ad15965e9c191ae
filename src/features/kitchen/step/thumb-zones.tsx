import { chakra } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { memo } from 'react';
import * as actionTexts from '../../../../texts/en/actions.ts';
import * as cookingTexts from '../../../../texts/en/cooking.ts';
import { useCookingNow } from '../cooking-now.ts';
import type { Layout } from '../layout.ts';
import type { Move } from './moves.ts';

interface Props {
  layout: Layout;
  isFirst: boolean;
  isLast: boolean;
  move: (move: Move) => void;
}

/** Always in the same place under the thumbs, whatever the step does above. */
export const ThumbZones = memo(function ThumbZones({ layout, isFirst, isLast, move }: Props) {
  const isWide = layout === 'wide';
  const word = isLast ? cookingTexts.finish : cookingTexts.next;
  const Arrow = isLast ? Check : ArrowRight;
  return (
    <chakra.div css={zones[layout]} data-foot="stove">
      <chakra.button
        type="button"
        aria-disabled={isFirst}
        onClick={isFirst ? undefined : () => move('back')}
        css={backs[layout]}
      >
        <ArrowLeft aria-hidden size={isWide ? 32 : 26} />
        {actionTexts.back}
      </chakra.button>
      <chakra.button
        type="button"
        aria-label={word}
        aria-describedby={NEXT_ID}
        onClick={() => move('next')}
        css={ons[layout]}
      >
        <span>
          <b>{word}</b>
          <NextDrawn />
        </span>
        <Arrow aria-hidden size={isWide ? 40 : 30} style={{ flexShrink: 0 }} />
      </chakra.button>
      <NextWritten />
    </chakra.div>
  );
});

const NEXT_ID = 'cook-next';
const AT_THE_END = cookingTexts.serveAndEnjoy;

/** Drawn, not written: the name of the button is its one word, and what comes next describes it. */
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

const phoneZone = {
  display: 'flex',
  gap: '16px',
  paddingTop: '12px',
  paddingInline: '16px',
  paddingBottom: 'max(16px, env(safe-area-inset-bottom))',
  backgroundColor: 'paper',
  borderTopRadius: 'dialog',
  boxShadow: 'bar',
  zIndex: '1',
} as const;

const wideZone = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '6',
  paddingTop: '2',
  paddingInline: '28px',
  paddingBottom: 'max(26px, env(safe-area-inset-bottom))',
} as const;

const zone = {
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  borderRadius: 'pill',
  transition: 'background-color, transform',
  transitionDuration: 'fast',
  _active: { transform: 'scale(.97)' },
  _motionReduce: { transition: 'none', _active: { transform: 'none' } },
} as const;

const back = {
  ...zone,
  justifyContent: 'center',
  flexShrink: '0',
  paddingInline: '2',
  border: '2px solid {colors.control}',
  fontWeight: '600',
  '&[aria-disabled=true]': {
    color: 'ink.muted',
    borderColor: 'line',
    cursor: 'not-allowed',
    _active: { transform: 'none' },
  },
} as const;
const phoneBack = {
  ...back,
  minWidth: '80px',
  minHeight: '96px',
  flexDirection: 'column',
  gap: '2',
} as const;
const wideBack = {
  ...back,
  minWidth: '250px',
  minHeight: '124px',
  fontSize: '1.625rem',
  gap: '5',
} as const;

const on = {
  ...zone,
  flex: '1',
  minWidth: '0',
  minHeight: '96px',
  gap: '12px',
  paddingInline: '20px',
  paddingBlock: '2',
  backgroundColor: 'flame',
  color: 'onFlame',
  boxShadow: 'flame',
  _hover: { backgroundColor: 'flame.hover' },
  _active: { backgroundColor: 'flame.press', transform: 'scale(.97)' },
  _focusVisible: { outlineColor: 'ink' },
  '& > span': { flex: '1', minWidth: '0', textAlign: 'start' },
  '& b': {
    display: 'block',
    fontSize: '1.5625rem',
    fontWeight: '700',
    lineHeight: '1.2',
    letterSpacing: '-.02em',
  },
  '& i': {
    display: 'block',
    fontStyle: 'normal',
    fontSize: '0.9375rem',
    lineHeight: '1.3',
    lineClamp: '2',
  },
  '& i::after': { content: 'attr(data-next)' },
} as const;
const wideOn = {
  ...on,
  flex: '0 1 430px',
  minHeight: '124px',
  paddingInline: '28px',
  '& b': { ...on['& b'], fontSize: '2.125rem' },
  '& i': { ...on['& i'], fontSize: '1.1875rem' },
} as const;

const zones = {
  phone: phoneZone,
  wide: wideZone,
  low: { ...phoneZone, paddingTop: '8px', paddingBottom: 'max(8px, env(safe-area-inset-bottom))' },
};
const backs = {
  phone: phoneBack,
  wide: wideBack,
  low: { ...phoneBack, minHeight: '60px', gap: '0' },
};
const ons = { phone: on, wide: wideOn, low: { ...on, minHeight: '60px', paddingBlock: '0' } };
