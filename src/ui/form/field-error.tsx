import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';

/** Error text of a field. The field refers to it by `id`. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <chakra.p id={id} display="flex" alignItems="start" gap="2" color="chilli" textStyle="small">
      <chakra.span flexShrink="0" pt="0.5">
        <CircleAlert size={16} />
      </chakra.span>
      <span>{text}</span>
    </chakra.p>
  );
}
