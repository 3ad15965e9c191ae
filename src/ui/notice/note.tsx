import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A sentence about how things are, above what it is about; told politely. */
export function Note({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <chakra.p
      role="status"
      display="flex"
      gap="2.5"
      px="4"
      py="3"
      borderRadius="card"
      border="1.5px solid color-mix(in srgb, {colors.enamel} 45%, transparent)"
      bg="enamel.bg"
      color="enamel"
      fontWeight="600"
      fontSize={{ base: '0.9375rem', lg: '1rem' }}
    >
      <chakra.span flexShrink="0" pt="0.5">
        <Icon aria-hidden size={20} />
      </chakra.span>
      <span>{children}</span>
    </chakra.p>
  );
}
