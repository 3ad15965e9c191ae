import { useEffect, useState } from 'react';

/** Delay before a typed search is sent to the server. */
const REST_MS = 250;

export function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const alarm = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(alarm);
  }, [typed]);
  return rested;
}
