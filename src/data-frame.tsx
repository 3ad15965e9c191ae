import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from './data/query-client.ts';

/** Provides the query client to the pages that use server data, and starts list persistence and late answers. */
export function DataFrame() {
  useEffect(() => {
    // Loaded after the first paint, which needs neither. The page also works without them.
    void import('./data/persisted-lists.ts').then(({ persistLists }) => persistLists(), leaveIt);
    const listening = import('./features/shell/late-answers.ts').then(
      ({ listen }) => listen(),
      leaveIt,
    );
    return () => void listening.then((stop) => stop?.());
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}

function leaveIt(): undefined {
  return undefined;
}
