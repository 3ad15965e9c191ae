import { chakra } from '@chakra-ui/react';

interface Props {
  isOn: boolean;
  turn: (on: boolean) => void;
  label: string;
}

/** A native checkbox with a full-width label as tap target. */
export function Tick({ isOn, turn, label }: Props) {
  return (
    <Line>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
      <span>{label}</span>
    </Line>
  );
}

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'tap',
    paddingBlock: '1',
    fontWeight: '600',
    cursor: 'pointer',
    '& input': {
      width: '1.25rem',
      height: '1.25rem',
      flexShrink: '0',
      accentColor: '{colors.basil}',
    },
  },
});
