import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

interface Props extends HTMLChakraProps<'div'> {
  width: 'content' | 'prose' | 'form';
}

/** The column of a page that begins with its title, below the bar of wide windows. */
export function PageColumn({ width, ...column }: Props) {
  return (
    <chakra.div
      mx="auto"
      maxW={`calc({sizes.${width}} + 80px)`}
      px={{ base: '5', lg: '10' }}
      pt={{ base: 'calc(20px + env(safe-area-inset-top))', lg: '24' }}
      pb="10"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={{ base: '4', lg: '5' }}
      {...column}
    />
  );
}
