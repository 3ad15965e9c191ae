import { useEffect, useState } from 'react';

/** Delay before a typed search is sent to the server. */
const DELAY_MS = 250;

export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const alarm = setTimeout(() => setDebounced(typed), DELAY_MS);
    return () => clearTimeout(alarm);
  }, [typed]);
  return debounced;
}
