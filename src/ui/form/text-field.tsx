import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

interface Props extends Omit<ComponentProps<typeof Field>, 'id'> {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Element at the right end of the field, such as the show button of a password. */
  end?: ReactNode;
}

export function TextField({ label, error, hint, end, ...field }: Props) {
  const id = useId();
  const described = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ');
  return (
    <chakra.div display="grid" gap="2" alignContent="start">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <chakra.div position="relative">
        <Field
          {...field}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          pr={end ? '14' : '4.5'}
        />
        {end && (
          <chakra.div
            position="absolute"
            top="0"
            right="1"
            h="full"
            display="grid"
            alignItems="center"
          >
            {end}
          </chakra.div>
        )}
      </chakra.div>
      {error && <FieldError id={`${id}error`} text={error} />}
      {hint && <chakra.div id={`${id}hint`}>{hint}</chakra.div>}
    </chakra.div>
  );
}

const Field = chakra('input', {
  base: {
    width: 'full',
    minHeight: '52px',
    paddingInline: '4.5',
    borderRadius: 'card',
    border: '1.5px solid {colors.control}',
    backgroundColor: 'paper',
    color: 'ink',
    textStyle: 'body',
    _placeholder: { color: 'ink.muted', opacity: 1 },
    '&[aria-invalid=true]': { borderWidth: '2px', borderColor: 'chilli' },
  },
});
