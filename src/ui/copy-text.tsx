import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import * as appTexts from '#texts/app.ts';
import * as outboxTexts from '#texts/outbox.ts';
import { Button } from './button/button.tsx';

/** Copies a text to the clipboard. If that fails, shows the text selected. */
export function CopyText({ text }: { text: string }) {
  const [state, setState] = useState<'copied' | 'shown'>();
  const box = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Refused, or unavailable on plain http.
      setState('shown');
      requestAnimationFrame(() => box.current?.select());
    }
  };
  return (
    <>
      <Button size="sm" onClick={() => void copy()}>
        {state === 'copied' ? outboxTexts.copied : appTexts.copyText}
      </Button>
      {state === 'shown' && (
        <chakra.textarea
          ref={box}
          order="1"
          readOnly
          aria-label={outboxTexts.yourText}
          value={text}
          rows={4}
          w="full"
          p="3"
          bg="bg"
          borderRadius="card"
        />
      )}
    </>
  );
}
