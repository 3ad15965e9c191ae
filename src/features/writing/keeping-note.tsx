import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { Keeping } from './drafts.ts';

const NOTES: Record<Exclude<Keeping, 'kept'>, string> = {
  full: 'This device is full. Your text stays here while this page is open; it is not kept beyond that.',
  broken:
    'This device keeps nothing. Your text lasts while this page is open, and publishing needs a connection.',
};

/** Said before a text is lost, not after: what is typed is not kept on this device. */
export function KeepingNote({ keeping }: { keeping: Keeping }) {
  return (
    <div role="status">
      {keeping !== 'kept' && (
        <chakra.p
          display="flex"
          gap="3"
          px="4.5"
          py="3"
          borderRadius="card"
          bg="butter.bg"
          color="butter"
          textStyle="small"
          fontWeight="600"
        >
          <chakra.span flexShrink="0" pt="0.5">
            <CircleAlert aria-hidden size={18} />
          </chakra.span>
          {NOTES[keeping]}
        </chakra.p>
      )}
    </div>
  );
}
