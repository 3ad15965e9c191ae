import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  isChecked: boolean;
  toggle: () => void;
  children: ReactNode;
}

/** A box of 26 in a line of at least 44, basil when on. Whether what is done is struck through is the list's say. */
export function CheckBox({ isChecked, toggle, children }: Props) {
  return (
    <Line>
      <span>
        <input type="checkbox" checked={isChecked} onChange={toggle} />
        {isChecked && <Check aria-hidden size={17} strokeWidth={3} />}
      </span>
      <span>{children}</span>
    </Line>
  );
}

/** One styled element for the whole line: a list of them is drawn with every step that is cooked. */
const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    minHeight: '12',
    paddingBlock: '1.5',
    cursor: 'pointer',
    '& > span:first-of-type': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
    },
    '& input': {
      appearance: 'none',
      boxSize: '26px',
      borderRadius: 'check',
      border: '2px solid {colors.control}',
      backgroundColor: 'paper',
      cursor: 'pointer',
      gridArea: '1 / 1',
      transition: 'background-color .12s',
      _checked: { borderColor: 'basil', backgroundColor: 'basil' },
    },
    '& svg': {
      gridArea: '1 / 1',
      color: { base: 'brand.paper', _dark: 'bg' },
      pointerEvents: 'none',
    },
  },
});
