import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { queryClient } from './data/query-client.ts';

/** The pages that ask the server share one memory of its answers, and what other tabs and the worker learn. */
export function DataFrame() {
  useEffect(() => {
    // After the first paint: neither is needed for it, and a page without them still works.
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
