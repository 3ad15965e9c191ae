import { locale } from '#texts/language.ts';
import { useLocalValue } from '#ui/hooks/use-local-value.ts';
import { toServedDate } from './when.ts';

interface Props {
  /** ISO 8601. */
  at: string;
  /** `toWhen` or `toAgo`. */
  toText: (at: string) => string;
  /** Shows the exact time on hover. */
  hasTitle?: boolean;
}

/** A time relative to now. Server-rendered pages show the date, because they do not know when they are read. */
export function TimeSince({ at, toText, hasTitle = false }: Props) {
  const text = useLocalValue(() => toText(at), toServedDate(at));
  const isServed = useLocalValue(() => false, true);
  const title = useLocalValue(() => new Date(at).toLocaleString(locale), '');
  return (
    <time
      dateTime={at}
      title={(hasTitle && title) || undefined}
      data-served={isServed || undefined}
    >
      {text}
    </time>
  );
}
