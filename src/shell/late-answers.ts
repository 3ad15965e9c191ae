import {
  DEVICE_CHANNEL,
  type DeviceFullMessage,
  type DeviceMessage,
} from '#contract/device/stored-copy.ts';
import { hasCachedCopy } from '#offline/network/answer.ts';
import { queryClient } from '#platform/network/query-client.ts';

/**
 * Refetches data when the worker reports that the server answered after a stored copy was shown. Returns the
 * unsubscribe function.
 */
export function listen(): () => void {
  const channel = new BroadcastChannel(DEVICE_CHANNEL);
  channel.addEventListener(
    'message',
    ({ data }: MessageEvent<DeviceMessage | DeviceFullMessage>) => {
      if (data.kind !== 'device-full') refresh(data);
    },
  );
  return () => channel.close();
}

function refresh(message: DeviceMessage): void {
  void queryClient.invalidateQueries({
    queryKey: [message.kind === 'insight-updated' ? 'insights' : 'recipes'],
    // Data fresh from the network is refetched only if its content has changed.
    predicate: ({ queryKey, state }) =>
      isConcerned(queryKey, message) && (message.isChanged || hasCachedCopy(state.data)),
  });
}

/** A message about one recipe or insight affects only that one. A list affects all lists, because they share dishes. */
function isConcerned(key: readonly unknown[], message: DeviceMessage): boolean {
  if (message.kind === 'insight-updated') return key[1] === message.id;
  const isOne = key[1] === 'one';
  return message.kind === 'recipe-updated' ? isOne && key[2] === message.id : !isOne;
}
