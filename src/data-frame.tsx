import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { Outlet } from '@tanstack/react-router';
import { persistOptions, queryClient } from './data/query-client.ts';

export function DataFrame() {
  return (
    <PersistQueryClientProvider client={queryClient} persistOptions={persistOptions}>
      <Outlet />
    </PersistQueryClientProvider>
  );
}
