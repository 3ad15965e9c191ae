import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { TYPING_MS } from '../../../contract/limits.ts';
import * as homeTexts from '../../../texts/en/home.ts';

/** The tagline, typed out; read aloud once and whole, and complete at once for those who want no motion. */
export function Tagline() {
  const shown = useTyped(homeTexts.tagline);
  return (
    <chakra.h1 textStyle="hero" color="onPlane" maxW="6.3em">
      <chakra.span srOnly>{homeTexts.tagline}</chakra.span>
      <span aria-hidden>
        {homeTexts.tagline.slice(0, shown)}
        <chakra.span
          display="inline-block"
          w=".055em"
          h=".86em"
          ml=".06em"
          mb="-.1em"
          bg="currentColor"
          borderRadius="2px"
          animation="caret 1s steps(1) 3 forwards"
          animationPlayState={shown < homeTexts.tagline.length ? 'paused' : 'running'}
          _motionReduce={{ display: 'none' }}
        />
        {/* Keeps the room of the whole line, so that nothing below moves while it is typed. */}
        <chakra.span visibility="hidden">{homeTexts.tagline.slice(shown)}</chakra.span>
      </span>
    </chakra.h1>
  );
}

/** How many characters of `text` are out, one every 50 ms (specification 9). */
function useTyped(text: string): number {
  const [shown, setShown] = useState(() => (wantsNoMotion() ? text.length : 0));
  useEffect(() => {
    if (wantsNoMotion()) return undefined;
    const timer = setInterval(() => {
      setShown((before) => {
        if (before + 1 >= text.length) clearInterval(timer);
        return Math.min(before + 1, text.length);
      });
    }, TYPING_MS);
    return () => clearInterval(timer);
  }, [text]);
  return shown;
}

function wantsNoMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
