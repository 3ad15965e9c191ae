import { defineConditions, type SystemConfig } from '@chakra-ui/react';

/** Style properties with tokens as values, by the category of the tokens. */
const PROPERTIES = {
  colors:
    'background backgroundColor borderColor borderTopColor color fill stroke accentColor outlineColor',
  shadows: 'boxShadow',
  radii: 'borderRadius',
  sizes: 'scrollbarWidth flexBasis width height minWidth minHeight maxWidth maxHeight',
  spacing:
    'gap rowGap columnGap scrollPaddingBottom inset insetInline insetInlineEnd top right bottom left margin marginTop marginRight marginBottom marginLeft marginInline marginInlineEnd marginBlock padding paddingTop paddingRight paddingBottom paddingLeft paddingInlineStart paddingInlineEnd paddingInline paddingBlock',
  durations: 'transitionDuration',
  easings: 'transitionTimingFunction',
  fonts: 'fontFamily',
};

const SHORTHANDS: Readonly<Record<string, string>> = {
  background: 'bg',
  width: 'w',
  height: 'h',
  minWidth: 'minW',
  minHeight: 'minH',
  maxWidth: 'maxW',
  maxHeight: 'maxH',
  insetInline: 'insetX',
  margin: 'm',
  marginTop: 'mt',
  marginRight: 'mr',
  marginBottom: 'mb',
  marginLeft: 'ml',
  marginInline: 'mx',
  marginInlineEnd: 'me',
  marginBlock: 'my',
  padding: 'p',
  paddingTop: 'pt',
  paddingRight: 'pr',
  paddingBottom: 'pb',
  paddingInlineStart: 'ps',
  paddingInline: 'px',
  paddingBlock: 'py',
};

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
} as const;

/** The part of Chakra's base config that the app uses. The whole one is 20 kB larger. A test compares them. */
export const utilities: SystemConfig['utilities'] = {
  ...Object.fromEntries(
    Object.entries(PROPERTIES).flatMap(([values, names]) =>
      names.split(' ').map((name) => [name, { values, shorthand: SHORTHANDS[name] }]),
    ),
  ),
  boxSize: { values: 'sizes', transform: (value: string) => ({ width: value, height: value }) },
  borderTopRadius: {
    values: 'radii',
    transform: (value: string) => ({ borderTopLeftRadius: value, borderTopRightRadius: value }),
  },
  srOnly: { values: { type: 'boolean' }, transform: () => HIDDEN },
  lineClamp: {
    transform: (lines: number) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: lines,
      WebkitBoxOrient: 'vertical',
      textWrap: 'wrap',
    }),
  },
};

export const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
  after: '&::after',
  first: '&:first-of-type',
  last: '&:last-of-type',
  placeholder: '&::placeholder, &[data-placeholder]',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  dark: '.dark &, .dark .chakra-theme:not(.light) &',
  light: ':root &, .light &',
  starting: '@starting-style',
});
