import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { system } from './theme/system.ts';

/** Renders an overlay in a React root of its own: it stays when the page breaks. Returns how to remove it. */
export function renderOverlay(what: ReactNode): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<ChakraProvider value={system}>{what}</ChakraProvider>);
  return () => {
    root.unmount();
    place.remove();
  };
}

const toBottom = (phone: string, wide = '28px') => ({
  base: `calc(${phone} + env(safe-area-inset-bottom))`,
  lg: wide,
});

/** Above the bar of phones, and above whatever else a page has at its foot, which says so by `data-foot`. */
export const aboveBottomBar = {
  position: 'fixed',
  insetX: '3',
  bottom: toBottom('16px'),
  'body:has(main + nav) &, body:has([data-foot=bar]) &': { bottom: toBottom('92px') },
  'body:has([data-foot=stove]) &': { bottom: toBottom('140px', '172px') },
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
} as const;
