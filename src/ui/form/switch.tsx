import { chakra } from '@chakra-ui/react';

interface Props {
  isOn: boolean;
  toggle: () => void;
  label: string;
}

/** A switch of 52 x 32 px with a tap target of 52 x 44 px. */
export function Switch({ isOn, toggle, label }: Props) {
  return (
    <Track data-on={isOn || undefined}>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={isOn}
        checked={isOn}
        onChange={toggle}
      />
      <span />
    </Track>
  );
}

const Track = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    width: '52px',
    height: 'tap',
    flexShrink: '0',
    '& input': {
      appearance: 'none',
      gridArea: '1 / 1',
      width: '52px',
      height: '32px',
      borderRadius: 'full',
      border: '2px solid {colors.control}',
      backgroundColor: 'paper',
      cursor: 'pointer',
      transition: 'background-color .12s',
      _after: { content: '""', position: 'absolute', inset: '0' },
      _checked: { borderColor: 'basil', backgroundColor: 'basil' },
    },
    '& span': {
      gridArea: '1 / 1',
      boxSize: '20px',
      marginLeft: '6px',
      borderRadius: 'full',
      backgroundColor: 'control',
      pointerEvents: 'none',
      transition: 'transform .12s',
      _motionReduce: { transition: 'none' },
    },
    '&[data-on] span': {
      backgroundColor: { base: 'brand.paper', _dark: 'bg' },
      transform: 'translateX(20px)',
    },
  },
});
