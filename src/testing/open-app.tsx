import { ChakraProvider } from '@chakra-ui/react';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import {
  buildTestApp,
  type TestApp,
  type TestAppOptions,
} from '../../server/testing/build-test-app.ts';
import { answerWith } from '../data/api.ts';
import { queryClient } from '../data/query-client.ts';
import { createAppRouter } from '../router.tsx';
import { system } from '../ui/theme/system.ts';

export interface OpenApp {
  server: TestApp;
  /** Opens an address in a fresh page: nothing is remembered from the one before. */
  open: (address: string) => ReturnType<typeof createAppRouter>;
  close: () => Promise<void>;
}

/** The real client on the real server, joined in one process. Close it in `afterAll`. */
export async function openApp(options: TestAppOptions = {}): Promise<OpenApp> {
  const server = await buildTestApp(options);
  return {
    server,
    open: (address) => {
      queryClient.clear();
      answerWith(server.fetch);
      const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
      render(
        <ChakraProvider value={system}>
          <RouterProvider router={router} />
        </ChakraProvider>,
      );
      return router;
    },
    close: () => server.close(),
  };
}
