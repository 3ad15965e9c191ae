import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface Props<Value extends string> {
  legend: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  choose: (value: Value) => void;
  /** `chips`: wraps below a visible legend. `track`: two or three side by side, with a hidden legend. */
  look: 'chips' | 'track';
}

/** Radio buttons that look like chips. */
export function RadioChips<Value extends string>(props: Props<Value>) {
  const { legend, value, options, choose, look } = props;
  const name = useId();
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      {look === 'chips' ? (
        <chakra.legend textStyle="label" p="0" mb="2">
          {legend}
        </chakra.legend>
      ) : (
        <chakra.legend srOnly>{legend}</chakra.legend>
      )}
      <Row look={look}>
        {options.map((option) => (
          <Option key={option.value} look={look}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => choose(option.value)}
            />
            {look === 'chips' && option.value === value ? <Check size={18} /> : option.icon}
            <span>{option.label}</span>
          </Option>
        ))}
      </Row>
    </chakra.fieldset>
  );
}

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap' },
  variants: {
    look: {
      chips: { gap: '2' },
      track: { gap: '1', padding: '1', borderRadius: 'full', backgroundColor: 'sunk' },
    },
  },
});

const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    minHeight: '44px',
    paddingInline: '4.5',
    borderRadius: 'full',
    color: 'ink',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
    '&:has(:checked)': { backgroundColor: 'inverse', color: 'onInverse', borderColor: 'inverse' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.mark}', outlineOffset: '2px' },
  },
  variants: {
    look: {
      chips: {
        textStyle: 'body',
        fontWeight: '600',
        backgroundColor: 'paper',
        border: '1.5px solid color-mix(in srgb, {colors.control} 60%, transparent)',
      },
      track: { flex: '1 1 0', minHeight: '46px', fontWeight: '700' },
    },
  },
});
