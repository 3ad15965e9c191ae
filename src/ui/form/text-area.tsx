import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import * as appTexts from '#texts/app.ts';
import { FieldError } from './field-error.tsx';

/** From this limit on, the counter stays hidden until half of it is used. */
const LONG = 100_000;

interface Props extends Omit<ComponentProps<typeof Area>, 'id' | 'value'> {
  label: string;
  value: string;
  /** Maximum characters. A longer text is allowed, but the counter marks it. */
  limit: number;
  error?: string | undefined;
}

/** A text area with a counter. It accepts a text over the limit, so that nothing typed or pasted is cut. */
export function TextArea({ label, limit, error, ...area }: Props) {
  const id = useId();
  const isOver = area.value.length > limit;
  return (
    <chakra.div display="grid" gap="2">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      <Area
        {...area}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}count${error ? ` ${id}error` : ''}`}
      />
      <chakra.p
        id={`${id}count`}
        hidden={limit > LONG && area.value.length < limit / 2}
        textStyle="small"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        color={isOver ? 'chilli' : 'ink.muted'}
      >
        {appTexts.charactersOf(area.value.length, limit)}
      </chakra.p>
      {error && <FieldError id={`${id}error`} text={error} />}
    </chakra.div>
  );
}

const Area = chakra('textarea', {
  base: {
    width: 'full',
    paddingInline: '4.5',
    paddingBlock: '3',
    borderRadius: 'card',
    border: '1.5px solid {colors.control}',
    backgroundColor: 'paper',
    color: 'ink',
    textStyle: 'body',
    resize: 'vertical',
    _placeholder: { color: 'ink.muted', opacity: 1 },
    '&[aria-invalid=true]': { borderWidth: '2px', borderColor: 'chilli' },
  },
});
