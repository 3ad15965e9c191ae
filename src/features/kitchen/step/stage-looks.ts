import { type Layout, TABLET } from '../layout.ts';

/** Design section 4: phone 38, 33, 27; tablet 64, 57, 46. `data-size` says which of the three. */
const sizes = {
  '--step': '2.375rem',
  '&[data-size="1"]': { '--step': '2.0625rem' },
  // Times keep to one line as long as that leaves a choice.
  '&[data-size="2"]': { '--step': '1.6875rem', '& .words > span': { whiteSpace: 'normal' } },
  [TABLET]: {
    '--step': '4rem',
    '&[data-size="1"]': { '--step': '3.5625rem' },
    '&[data-size="2"]': { '--step': '2.875rem' },
  },
};

const words = {
  fontSize: 'var(--step)',
  fontWeight: '600',
  lineHeight: '1.22',
  letterSpacing: '-.025em',
  wordSpacing: '.05em',
  overflowWrap: 'break-word',
  '& mark': { fontWeight: 'inherit' },
} as const;

const number = {
  display: 'flex',
  alignItems: 'end',
  gap: '3.5',
  paddingTop: '2',
  paddingBottom: '6',
  lineHeight: '1.3',
  color: 'ink.muted',
  '& b': {
    fontFamily: 'heading',
    fontSize: '4.75rem',
    fontWeight: '600',
    fontVariantNumeric: 'lining-nums',
    lineHeight: '.78',
    letterSpacing: '-.045em',
    color: 'mark',
    [TABLET]: { fontSize: '11rem' },
  },
  '& strong': {
    lineClamp: '2',
    fontSize: '1.125rem',
    fontWeight: '700',
    color: 'ink',
  },
} as const;

/** Each ingredient is a pill of 44 to be ticked off with one thumb. */
const pills = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  marginTop: '6',
  '& > li': {
    backgroundColor: 'paper',
    borderRadius: 'pill',
    boxShadow: 's1',
    paddingLeft: '2.5',
    paddingRight: '4',
  },
  '& label': { minHeight: '44px', paddingBlock: '2px', gap: '10px' },
  '& small': { color: 'ink.muted', fontSize: '0.875rem' },
} as const;

/** One line that unfolds. */
const fact = {
  marginTop: '4',
  color: 'butter',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '44px',
    borderRadius: 'check',
    fontWeight: '600',
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary > span': { flex: '1', minWidth: '0', truncate: true, fontWeight: '500' },
  '&[open] summary > span': { visibility: 'hidden' },
  '&[open] summary > svg:last-child': { transform: 'rotate(180deg)' },
  '& p': {
    textStyle: 'lead',
    fontSize: { base: '1.25rem', lg: '1.25rem' },
    color: 'ink',
    paddingBottom: '2',
  },
} as const;

/** Design section 5: 24 px in the travel direction with a fade; a short cross-fade for those who want no motion. */
const motion = {
  animation: 'stepForward {durations.slow} {easings.enter}',
  '&[data-direction=back]': { animationName: 'stepBack' },
  _motionReduce: {
    animation: 'fadeIn {durations.fast} linear',
    '&[data-direction=back]': { animationName: 'fadeIn' },
  },
} as const;

const step = {
  ...sizes,
  ...motion,
  paddingInline: '5',
  paddingBottom: '4',
  '& .words': words,
  '& .number': number,
  '& ul': pills,
  '& details': fact,
} as const;

const stage = {
  flex: '1',
  minWidth: '0',
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
} as const;

const lowNumber = {
  ...number,
  paddingBottom: '2',
  '& b': { ...number['& b'], fontSize: '2.5rem' },
};

const wideStep = {
  ...step,
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
  columnGap: '2rem',
  alignItems: 'start',
  paddingInline: '0',
  paddingBottom: '1',
  '& .number': {
    ...number,
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8',
    paddingLeft: '2',
    paddingTop: '3.5',
    paddingBottom: '2',
    fontSize: '1.25rem',
  },
} as const;

export const stageLooks: Record<Layout, object> = {
  phone: { ...stage, '& > .step': step },
  low: { ...stage, '& > .step': { ...step, '& .number': lowNumber } },
  wide: { ...stage, '& > .step': wideStep },
};
