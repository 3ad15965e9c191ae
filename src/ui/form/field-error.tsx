import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';

/** What is wrong with a field: below it, and read with it. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <chakra.p id={id} display="flex" alignItems="start" gap="2" color="chilli" textStyle="small">
      <chakra.span flexShrink="0" pt="0.5">
        <CircleAlert aria-hidden size={16} />
      </chakra.span>
      <span>{text}</span>
    </chakra.p>
  );
}
