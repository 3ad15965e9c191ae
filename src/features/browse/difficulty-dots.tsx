import { chakra } from '@chakra-ui/react';

const DOTS: Record<string, number> = { Easy: 1, Medium: 2, Hard: 3 };

/** Three dots and the word for Easy, Medium and Hard; other words, such as a spice level, stand alone. */
export function DifficultyDots({ difficulty }: { difficulty: string }) {
  const filled = DOTS[difficulty];
  return (
    <>
      {filled !== undefined && (
        <chakra.span aria-hidden display="inline-flex" gap="3px">
          {[1, 2, 3].map((dot) => (
            <chakra.span
              key={dot}
              boxSize="7px"
              borderRadius="full"
              border="1.5px solid currentColor"
              bg={dot <= filled ? 'currentColor' : 'transparent'}
            />
          ))}
        </chakra.span>
      )}
      {difficulty}
    </>
  );
}
