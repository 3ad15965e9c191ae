import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  isChecked: boolean;
  toggle: () => void;
  children: ReactNode;
}

/** A box of 26 in a line of at least 44, basil when on; what is done is struck through. */
export function CheckBox({ isChecked, toggle, children }: Props) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="3.5"
      minH="12"
      py="1.5"
      cursor="pointer"
      color={isChecked ? 'ink.muted' : 'inherit'}
      textDecoration={isChecked ? 'line-through' : undefined}
    >
      <chakra.span position="relative" display="grid" placeItems="center" flexShrink="0">
        <chakra.input
          type="checkbox"
          checked={isChecked}
          onChange={toggle}
          appearance="none"
          boxSize="26px"
          borderRadius="check"
          border="2px solid"
          borderColor={isChecked ? 'basil' : 'control'}
          bg={isChecked ? 'basil' : 'paper'}
          cursor="pointer"
          gridArea="1 / 1"
          transition="background-color .12s"
        />
        {isChecked && (
          <chakra.span
            gridArea="1 / 1"
            color={{ base: 'brand.paper', _dark: 'bg' }}
            pointerEvents="none"
            aria-hidden
          >
            <Check size={17} strokeWidth={3} />
          </chakra.span>
        )}
      </chakra.span>
      <span>{children}</span>
    </chakra.label>
  );
}
