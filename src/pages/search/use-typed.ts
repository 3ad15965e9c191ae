import { useEffect, useRef, useState } from 'react';

/** Safari allows only a hundred changes of the address in 30 seconds. */
const REST_MS = 300;

/**
 * The text of the search field. It is written to the URL when the typing stops, when the field is cleared, and by
 * `settle` before the page is left. A changed URL (a suggestion, Back) replaces the text.
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
