import { useLocalValue } from '../../../ui/hooks/use-local-value.ts';
import { toServedDate } from './when.ts';

interface Props {
  /** ISO 8601. */
  at: string;
  /** `toWhen` or `toAgo`. */
  toText: (at: string) => string;
  /** Whether pointing at it tells the time to the second. */
  hasTitle?: boolean;
}

/** A time as its distance from now; a served page, which does not know when it is read, has the date. */
export function TimeSince({ at, toText, hasTitle = false }: Props) {
  const text = useLocalValue(() => toText(at), toServedDate(at));
  const title = useLocalValue(() => new Date(at).toLocaleString('en-GB'), '');
  return (
    <time dateTime={at} title={(hasTitle && title) || undefined}>
      {text}
    </time>
  );
}
