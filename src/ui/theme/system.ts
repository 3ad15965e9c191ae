import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

/** Built on Chakra's base config only, because its default theme would add 23 kB. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    // A short prefix, because the names occur a thousand times in the styles.
    cssVarsPrefix: 'ui',
    preflight: false,
    globalCss,
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
      tokens,
      semanticTokens,
      textStyles,
      keyframes: {
        spin: { to: { transform: 'rotate(1turn)' } },
        fadeIn: { from: { opacity: '0' }, to: { opacity: '1' } },
      },
    },
  }),
);
