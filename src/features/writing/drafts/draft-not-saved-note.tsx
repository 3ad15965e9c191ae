import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import * as writingTexts from '../../../../texts/en/writing.ts';
import type { Keeping } from './drafts.ts';

const NOTES: Record<Exclude<Keeping, 'kept'>, string> = {
  full: writingTexts.deviceFull,
  broken: writingTexts.deviceKeepsNothing,
};

/** Said before a text is lost, not after: what is typed is not kept on this device. */
export function DraftNotSavedNote({ keeping }: { keeping: Keeping }) {
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
          <span>{NOTES[keeping]}</span>
        </chakra.p>
      )}
    </div>
  );
}
