import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  choose: (value: Value) => void;
}

/** A labelled native select, because phones display it best. */
export function SelectField<Value extends string>({ label, value, options, choose }: Props<Value>) {
  const id = useId();
  return (
    <chakra.div display="grid" gap="2">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <chakra.div position="relative" display="grid">
        <Select
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) choose(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <chakra.span
          aria-hidden
          position="absolute"
          right="4.5"
          top="0"
          bottom="0"
          display="grid"
          placeItems="center"
          pointerEvents="none"
        >
          <chakra.svg
            viewBox="0 0 24 24"
            boxSize="5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          >
            <path d="m6 9 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
          </chakra.svg>
        </chakra.span>
      </chakra.div>
    </chakra.div>
  );
}

const Select = chakra('select', {
  base: {
    appearance: 'none',
    width: 'full',
    minHeight: '52px',
    paddingLeft: '4.5',
    paddingRight: '12',
    borderRadius: 'card',
    border: '1.5px solid {colors.control}',
    backgroundColor: 'paper',
    color: 'ink',
    textStyle: 'body',
    cursor: 'pointer',
  },
});
