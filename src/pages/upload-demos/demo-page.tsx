import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { toPageTitle } from '#contract/page/title.ts';
import { useTitle } from '#ui/hooks/use-title.ts';

/** Layout of the two upload demo pages. */
export function DemoPage(props: { title: string; hint: string; children: ReactNode }) {
  useTitle(toPageTitle(props.title));
  return (
    <chakra.section
      display="grid"
      gap="4"
      mx="auto"
      maxW="37.5rem"
      px="5"
      pt={{ base: 'max(20px, env(safe-area-inset-top))', lg: '7rem' }}
      pb="10"
    >
      <chakra.h1 textStyle="h1">{props.title}</chakra.h1>
      <chakra.p color="ink.muted">{props.hint}</chakra.p>
      {props.children}
    </chakra.section>
  );
}
