import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import * as postFormTexts from '#texts/post-form.ts';
import type { Keeping } from './drafts.ts';

const NOTES: Record<Exclude<Keeping, 'kept'>, string> = {
  full: postFormTexts.deviceFull,
  broken: postFormTexts.deviceKeepsNothing,
};

/** Warns while the user types that this device does not store the draft. */
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
            <CircleAlert size={18} />
          </chakra.span>
          <span>{NOTES[keeping]}</span>
        </chakra.p>
      )}
    </div>
  );
}
