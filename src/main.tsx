import './ui/theme/fonts.css';
import './ui/theme/first-frame.css';
import { ChakraProvider } from '@chakra-ui/react';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createAppRouter } from './router.tsx';
import { restoreScrollLate } from './shell/late-scroll.ts';
import { startUpkeep } from './shell/start-upkeep.ts';
import { takeOver } from './shell/take-over.tsx';
import { watchAppearance } from './ui/appearance.ts';
import { getSystem } from './ui/theme/system.ts';

watchAppearance();
helpLoader();

const stage = document.getElementById('app');
if (!stage) throw new Error('The page has no element #app');
restoreScrollLate();
const router = createAppRouter();
void takeOver(stage, router, () => (
  <StrictMode>
    <ChakraProvider value={getSystem()}>
      <RouterProvider router={router} />
    </ChakraProvider>
  </StrictMode>
));

startUpkeep(router);

/** Vite searches for this element at each `import()`. If it is missing, Vite searches all of a long page. */
function helpLoader(): void {
  const nonce = document.createElement('meta');
  nonce.setAttribute('property', 'csp-nonce');
  document.head.append(nonce);
}
