import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { toLeft, toSpoken } from './count-left.ts';

interface Props {
  label: string;
  name: 'title' | 'content';
  value: string;
  /** Maximum length. Longer text is allowed in the field, so that pasted text is not cut. */
  limit: number;
  error: string | undefined;
  type: (text: string) => void;
}

/** A text field of a post: the title, or the content, which grows with its text. */
export function WordsField({ label, name, value, limit, error, type }: Props) {
  const id = useId();
  const left = toLeft(value.length, limit);
  const field = {
    id,
    name,
    value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [error && `${id}error`, left && `${id}left`].filter(Boolean).join(' ') || undefined,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
  };
  return (
    <chakra.div display="grid" gap="2">
      <chakra.label htmlFor={id} textStyle="label">
        {label}
      </chakra.label>
      {name === 'title' ? (
        <Title {...field} autoComplete="off" enterKeyHint="next" />
      ) : (
        <Content {...field} rows={6} />
      )}
      {left && (
        <chakra.p
          id={`${id}left`}
          textStyle="small"
          textAlign="end"
          fontVariantNumeric="tabular-nums"
          color={value.length >= limit ? 'chilli' : 'ink.muted'}
        >
          {left}
        </chakra.p>
      )}
      <chakra.span srOnly role="status">
        {toSpoken(value.length, limit)}
      </chakra.span>
      {error && (
        <chakra.p
          id={`${id}error`}
          display="flex"
          alignItems="center"
          gap="2"
          color="chilli"
          textStyle="small"
        >
          <CircleAlert size={16} />
          <span>{error}</span>
        </chakra.p>
      )}
    </chakra.div>
  );
}

const base = {
  width: 'full',
  paddingInline: '4.5',
  borderRadius: 'card',
  border: '1.5px solid {colors.control}',
  backgroundColor: 'paper',
  color: 'ink',
  '&[aria-invalid=true]': { borderWidth: '2px', borderColor: 'chilli' },
} as const;

const Title = chakra('input', {
  base: {
    ...base,
    minHeight: '60px',
    fontFamily: 'heading',
    fontWeight: '600',
    fontSize: '1.375rem',
    letterSpacing: '-.015em',
  },
});

const Content = chakra('textarea', {
  base: {
    ...base,
    paddingBlock: '3.5',
    minHeight: { base: '8.5rem', lg: '13rem' },
    maxHeight: '60dvh',
    textStyle: 'body',
    fontSize: '1.0625rem',
    resize: 'vertical',
    fieldSizing: 'content',
  },
});
