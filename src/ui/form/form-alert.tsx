import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';

/** The alert element exists before the text, because screen readers announce only changes. */
export function FormAlert({ text, hint }: { text: string | undefined; hint?: string | undefined }) {
  return (
    <>
      <div role="alert">
        {text && (
          <chakra.p
            display="flex"
            alignItems="center"
            gap="3"
            minH="52px"
            px="4.5"
            py="2.5"
            border="2px solid"
            borderColor="chilli"
            borderRadius="card"
            bg="chilli.bg"
            color="chilli"
          >
            <chakra.span flexShrink="0">
              <CircleAlert size={20} />
            </chakra.span>
            <span>{text}</span>
          </chakra.p>
        )}
      </div>
      {hint && (
        <chakra.p role="status" mt="2" color="ink.muted">
          {hint}
        </chakra.p>
      )}
    </>
  );
}
