import { defineRecipe } from '@chakra-ui/react';

const press = { transform: 'scale(.97)' };

/** Section 6, "Buttons": heights 44, 50, 54, 56; radius 25. */
export const button = defineRecipe({
  className: 'simmer-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    maxW: 'full',
    borderRadius: 'pill',
    textStyle: 'button',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    border: '1.5px solid transparent',
    transition: 'background-color, transform, box-shadow, border-color',
    transitionDuration: 'fast',
    _active: press,
    _motionReduce: { transition: 'none', _active: { transform: 'none' } },
    '&:disabled, &[aria-disabled=true]': {
      bg: 'sunk',
      color: 'ink.muted',
      boxShadow: 'none',
      borderColor: 'transparent',
      cursor: 'not-allowed',
      _hover: { bg: 'sunk' },
      _active: { bg: 'sunk', transform: 'none' },
    },
  },
  variants: {
    variant: {
      flame: {
        bg: 'flame',
        color: 'onFlame',
        boxShadow: 'flame',
        _hover: { bg: 'flame.hover' },
        _active: { bg: 'flame.press' },
        _focusVisible: { outlineColor: 'ink' },
      },
      inverse: { bg: 'inverse', color: 'onInverse' },
      outline: { borderColor: 'control', color: 'ink', bg: 'transparent' },
      onPlane: { borderColor: 'onPlane', color: 'onPlane', bg: 'transparent' },
      quiet: { color: 'ember', bg: 'transparent' },
      danger: { bg: 'brand.chilli', color: 'white' },
    },
    size: {
      sm: { minH: '44px', px: '4.5' },
      md: { minH: '50px', px: '6' },
      lg: { minH: '54px', px: '7', fontSize: '1.0625rem' },
      xl: { minH: '56px', px: '8', fontSize: '1.0625rem' },
    },
  },
  defaultVariants: { variant: 'inverse', size: 'md' },
});

/** Icon-only controls: 44 px circles; on pictures they bring their own ground. */
export const iconButton = defineRecipe({
  className: 'simmer-icon-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    minW: '44px',
    minH: '44px',
    borderRadius: 'full',
    color: 'inherit',
    bg: 'transparent',
    cursor: 'pointer',
    textDecoration: 'none',
    transition: 'background-color, transform',
    transitionDuration: 'fast',
    _active: press,
    _motionReduce: { transition: 'none', _active: { transform: 'none' } },
  },
  variants: {
    variant: {
      plain: { _hover: { bg: 'line' } },
      paper: { bg: 'paper', color: 'ink', boxShadow: 's1' },
      outline: { border: '1.5px solid', borderColor: 'control', color: 'ink' },
    },
  },
  defaultVariants: { variant: 'plain' },
});

export const chip = defineRecipe({
  className: 'simmer-chip',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '0',
    minH: '44px',
    px: '4.5',
    borderRadius: 'full',
    border: '1.5px solid',
    borderColor: 'color-mix(in srgb, {colors.control} 60%, transparent)',
    bg: 'paper',
    color: 'ink',
    textStyle: 'body',
    fontWeight: '600',
    textDecoration: 'none',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _currentPage: { bg: 'inverse', color: 'onInverse', borderColor: 'inverse' },
    '&[aria-pressed=true], &[aria-current]': {
      bg: 'inverse',
      color: 'onInverse',
      borderColor: 'inverse',
    },
  },
});

export const badge = defineRecipe({
  className: 'simmer-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '28px',
    px: '3',
    borderRadius: 'full',
    textStyle: 'micro',
    fontWeight: '700',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      ember: { bg: 'ember.bg', color: 'ember' },
      basil: { bg: 'basil.bg', color: 'basil' },
      enamel: { bg: 'enamel.bg', color: 'enamel' },
      butter: { bg: 'butter.bg', color: 'butter' },
      fig: { bg: 'fig.bg', color: 'fig' },
      chilli: { bg: 'chilli.bg', color: 'chilli' },
      paper: { bg: 'paper', color: 'ink' },
    },
  },
  defaultVariants: { tone: 'ember' },
});

export const tag = defineRecipe({
  className: 'simmer-tag',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '26px',
    px: '2.5',
    borderRadius: 'full',
    bg: 'sunk',
    color: 'ink',
    textStyle: 'micro',
    whiteSpace: 'nowrap',
  },
});

export const skeleton = defineRecipe({
  className: 'simmer-skeleton',
  base: {
    borderRadius: '8px',
    backgroundColor: 'sunk',
    backgroundImage:
      'linear-gradient(100deg, transparent 30%, color-mix(in srgb, {colors.paper} 70%, transparent) 50%, transparent 70%)',
    backgroundSize: '250% 100%',
    animation: 'shine 1.6s linear infinite',
    _motionReduce: { animation: 'none', backgroundImage: 'none' },
  },
});
