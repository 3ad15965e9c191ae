import { defineTokens } from '@chakra-ui/react';

const px = (value: number) => ({ value: `${value / 16}rem` });

/** Steps of 4 px, also used for sizes. */
const spacing = {
  0.5: px(2),
  1: px(4),
  1.5: px(6),
  2: px(8),
  2.5: px(10),
  3: px(12),
  3.5: px(14),
  4: px(16),
  4.5: px(18),
  5: px(20),
  6: px(24),
  7: px(28),
  8: px(32),
  9: px(36),
  10: px(40),
  11: px(44),
  12: px(48),
  14: px(56),
  16: px(64),
  18: px(72),
  20: px(80),
  24: px(96),
  28: px(112),
};

/** Only this folder contains hex colours. */
export const tokens = defineTokens({
  colors: {
    brand: {
      flame: { value: '#FF6B35' },
      flameHover: { value: '#FF8152' },
      flamePress: { value: '#F25A22' },
      turmeric: { value: '#F7931E' },
      cream: { value: '#FBE7D2' },
      paper: { value: '#FFFAF4' },
      espresso: { value: '#2B1206' },
      steam: { value: '#FFF1E2' },
      chilli: { value: '#A3171B' },
      evening: { value: '#1A100B' },
    },
    plate: {
      glaze: { value: '#FFFDF8' },
      band: { value: '#1D4E89' },
      well: { value: '#FBF0E4' },
      shade: { value: '#F4E3D0' },
      crumb: { value: '#B9702F' },
      leaf: { value: '#3B8A34' },
    },
    cloth: {
      asian: {
        ground: { value: '#B92B1C' },
        line: { value: '#C93E29' },
        text: { value: '#FFF6EC' },
      },
      med: { ground: { value: '#1D4E89' }, line: { value: '#3D71AE' }, text: { value: '#FFF6EC' } },
      latin: {
        ground: { value: '#0E6B54' },
        line: { value: '#197F63' },
        text: { value: '#FFF6EC' },
      },
      amer: {
        ground: { value: '#F6C453' },
        line: { value: '#D98E12' },
        text: { value: '#2B1206' },
      },
      african: {
        ground: { value: '#6E3A1E' },
        line: { value: '#8A5230' },
        text: { value: '#FFF6EC' },
      },
      european: {
        ground: { value: '#D9CBB2' },
        line: { value: '#A83A2C' },
        text: { value: '#2B1206' },
      },
      persian: {
        ground: { value: '#14606B' },
        line: { value: '#2C7C86' },
        text: { value: '#FFF6EC' },
      },
      islands: {
        ground: { value: '#E58A3C' },
        line: { value: '#B5301F' },
        text: { value: '#2B1206' },
      },
      other: {
        ground: { value: '#5B2140' },
        line: { value: '#7A3459' },
        text: { value: '#FFF6EC' },
      },
    },
  },
  fonts: {
    heading: { value: '"Fraunces Simmer", "Fraunces Fallback", Georgia, serif' },
    body: { value: '"Jakarta Simmer", "Jakarta Fallback", system-ui, sans-serif' },
  },
  spacing,
  sizes: {
    ...spacing,
    full: { value: '100%' },
    tap: px(44),
    content: { value: '75rem' },
    form: { value: '65rem' },
    prose: { value: '42rem' },
  },
  radii: {
    card: { value: '16px' },
    dialog: { value: '20px' },
    pill: { value: '25px' },
    plane: { value: '28px' },
    thumb: { value: '12px' },
    check: { value: '9px' },
    full: { value: '9999px' },
  },
  durations: {
    fast: { value: '120ms' },
    base: { value: '200ms' },
    slow: { value: '320ms' },
  },
  easings: {
    enter: { value: 'cubic-bezier(.2,.8,.2,1)' },
    leave: { value: 'cubic-bezier(.4,0,1,1)' },
  },
});
