import './ui/theme/fonts.css';
import './ui/theme/first-frame.css';
import { ChakraProvider } from '@chakra-ui/react';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAppRouter } from './router.tsx';
import { startUpkeep } from './start-upkeep.ts';
import { followAppearance } from './ui/appearance.ts';
import { system } from './ui/theme/system.ts';

followAppearance();

const stage = document.getElementById('app');
if (!stage) throw new Error('The page has no element #app');
const router = createAppRouter();
const show = () =>
  createRoot(stage).render(
    <StrictMode>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </StrictMode>,
  );
// A root that renders before its router knows the page is empty for some frames: the prerendered home stays until then.
if (stage.hasChildNodes()) void router.load().finally(show);
else show();

startUpkeep(router);
