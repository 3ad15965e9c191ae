import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient, readNetwork } from './query-client.ts';

afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

test('refetches when a page that was opened offline goes online', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  readNetwork();
  queryClient.mount();
  let calls = 0;
  const ask = async () => (calls += 1);
  const observer = new QueryObserver(queryClient, {
    queryKey: ['feed'],
    queryFn: ask,
    staleTime: 0,
  });
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1));

  connection.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(2));
  leave();
  queryClient.unmount();
});
