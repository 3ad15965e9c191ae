import { useEffect, useRef, useState } from 'react';

/** Safari refuses more than a hundred changes of the address in half a minute. */
const REST_MS = 300;

/**
 * The text of the field, at once what is typed. It goes into the address when the typing rests, when nothing is left, and
 * with `settle` before the page is left; an address that changes by itself (a suggestion, Back) wins.
 */
export function useTyped(q: string, saveQ: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const saved = useRef(q);

  const save = (text: string) => {
    const wanted = text.trim();
    if (wanted === saved.current) return;
    saved.current = wanted;
    saveQ(wanted);
  };
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });

  useEffect(() => {
    if (q === saved.current) return;
    saved.current = q;
    setTyped(q);
  }, [q]);

  useEffect(() => {
    const alarm = setTimeout(() => latestSave.current(typed), REST_MS);
    return () => clearTimeout(alarm);
  }, [typed]);

  return {
    typed,
    change: (text: string) => {
      setTyped(text);
      if (text === '') save(text);
    },
    settle: () => save(typed),
  };
}
