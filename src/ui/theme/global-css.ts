import { defineGlobalStyles } from '@chakra-ui/react';

/** Focus rings show only for keyboard use, and a focused element never hides behind the bottom bar. */
export const globalCss = defineGlobalStyles({
  html: {
    bg: 'bg',
    color: 'ink',
    textStyle: 'body',
    wordSpacing: '.035em',
    scrollPaddingBottom: '112px',
    textSizeAdjust: '100%',
    WebkitTapHighlightColor: 'transparent',
    fontSynthesis: 'none',
  },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  'body, h1, h2, h3, h4, p, ul, ol, figure, fieldset, dl, dd': { margin: 0 },
  body: { minHeight: '100dvh', bg: 'bg', color: 'ink', overflowX: 'clip' },
  'ul, ol': { padding: 0, listStyle: 'none' },
  'button, input, textarea': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    padding: 0,
    margin: 0,
  },
  a: { color: 'inherit' },
  img: { display: 'block', maxWidth: '100%', height: 'auto' },
  // On the baseline an icon would make its line higher and would not be centred.
  svg: { verticalAlign: 'middle' },
  fieldset: { border: 0, padding: 0 },
  ':focus-visible': {
    outline: '3px solid',
    outlineColor: 'mark',
    outlineOffset: '2px',
  },
  'h1:focus, main:focus': { outline: 'none' },
});
