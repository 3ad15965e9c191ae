import { chakra } from '@chakra-ui/react';
import { History, WifiOff } from 'lucide-react';
import type { SeenPost } from '../../data/community/post.ts';
import { toStoredWhen } from '../../data/stored-when.ts';

/** Says that what is shown was kept on this device, and since when. */
export default function PostCopyNote({ seen }: { seen: SeenPost }) {
  const Icon = seen.isOffline ? WifiOff : History;
  return (
    <chakra.p
      display="flex"
      alignItems="center"
      gap="2.5"
      mt="4"
      px="4"
      py="3"
      borderRadius="card"
      border="1.5px solid color-mix(in srgb, {colors.enamel} 45%, transparent)"
      bg="enamel.bg"
      color="enamel"
      fontWeight="600"
    >
      <chakra.span flexShrink="0">
        <Icon aria-hidden size={20} />
      </chakra.span>
      {seen.isOffline && 'You’re offline. '}
      Showing this post from {toStoredWhen(seen.storedAt ?? 0)}.
    </chakra.p>
  );
}
