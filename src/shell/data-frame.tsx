import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { persistLists } from '#domain/persisted-lists.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { listen } from './late-answers.ts';

/** Provides the query client to the pages that use server data, and starts list persistence and late answers. */
export function DataFrame() {
  useEffect(() => {
    // A restored list may differ from the served page, so it waits until the page is hydrated.
    whenIdle(persistLists);
    return listen();
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
