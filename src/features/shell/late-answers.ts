import {
  DEVICE_CHANNEL,
  type DeviceMessage,
  type RoomMessage,
} from '../../../contract/device/stored-copy.ts';
import { queryClient } from '../../data/query-client.ts';
import { hasCachedCopy } from '../../offline/network/answer.ts';

/**
 * Listens to the worker: where the server answered after a copy was shown, the page asks once more and is given that
 * answer. Returns how to stop.
 */
export function listen(): () => void {
  const channel = new BroadcastChannel(DEVICE_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<DeviceMessage | RoomMessage>) => {
    if (data.kind !== 'device-full') refresh(data);
  });
  return () => channel.close();
}

function refresh(message: DeviceMessage): void {
  void queryClient.invalidateQueries({
    queryKey: [message.kind === 'insight-updated' ? 'insights' : 'recipes'],
    // What came from the network a moment ago needs no second asking, unless it became another text.
    predicate: ({ queryKey, state }) =>
      isConcerned(queryKey, message) && (message.isChanged || hasCachedCopy(state.data)),
  });
}

/** A message about one recipe or insight is about that one; a list's is about every list, since dishes stand in several. */
function isConcerned(key: readonly unknown[], message: DeviceMessage): boolean {
  if (message.kind === 'insight-updated') return key[1] === message.id;
  const isOne = key[1] === 'one';
  return message.kind === 'recipe-updated' ? isOne && key[2] === message.id : !isOne;
}
