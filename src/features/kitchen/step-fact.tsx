import { chakra } from '@chakra-ui/react';
import { ChevronDown, Lightbulb } from 'lucide-react';

/** One line that unfolds: the step comes first. */
export function StepFactLine({ fact }: { fact: string }) {
  if (!fact) return null;
  return (
    <chakra.details
      mt="4"
      color="butter"
      css={{
        '&[open] summary > span': { visibility: 'hidden' },
        '&[open] summary > svg:last-child': { transform: 'rotate(180deg)' },
        '& summary::-webkit-details-marker': { display: 'none' },
      }}
    >
      <chakra.summary
        display="flex"
        alignItems="center"
        gap="3"
        minH="tap"
        cursor="pointer"
        fontWeight="600"
        listStyle="none"
        borderRadius="check"
      >
        <Lightbulb aria-hidden size={22} />
        Fun fact
        <chakra.span flex="1" minW="0" truncate fontWeight="500" aria-hidden>
          {fact}
        </chakra.span>
        <ChevronDown aria-hidden size={22} />
      </chakra.summary>
      <div>
        <chakra.p textStyle="lead" fontSize={{ base: '1.25rem', lg: '1.25rem' }} color="ink" pb="2">
          {fact}
        </chakra.p>
      </div>
    </chakra.details>
  );
}

/** The same as a card of the rail. */
export function StepFactCard({ fact }: { fact: string }) {
  if (!fact) return null;
  return (
    <chakra.aside
      aria-label="Fun fact"
      display="flex"
      gap="3.5"
      p="5"
      borderRadius="card"
      bg="butter.bg"
      color="butter"
    >
      <chakra.span flexShrink="0">
        <Lightbulb aria-hidden size={24} />
      </chakra.span>
      <div>
        <chakra.p textStyle="small" fontWeight="700">
          Fun fact
        </chakra.p>
        <chakra.p textStyle="lead" fontSize={{ base: '1.25rem', lg: '1.25rem' }} color="ink" mt="1">
          {fact}
        </chakra.p>
      </div>
    </chakra.aside>
  );
}
