import './ui/theme/fonts.css';
import { ChakraProvider } from '@chakra-ui/react';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createPersistOptions, createQueryClient } from './data/query-client.ts';
import { createAppRouter } from './router.tsx';
import { followSystemAppearance } from './ui/appearance.ts';
import { system } from './ui/theme/system.ts';
import { startWorker } from './worker.ts';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

followSystemAppearance();
startWorker(queryClient);

const stage = document.getElementById('app');
if (!stage) throw new Error('The page has no element #app');
createRoot(stage).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <PersistQueryClientProvider client={queryClient} persistOptions={createPersistOptions()}>
        <RouterProvider router={router} />
      </PersistQueryClientProvider>
    </ChakraProvider>
  </StrictMode>,
);
