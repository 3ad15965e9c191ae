import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as cookingTexts from '../../../../texts/en/cooking.ts';
import { IconButton } from '../../../ui/button/button.tsx';

export interface SheetProps {
  titles: readonly string[];
  /** 1-based. */
  step: number;
  choose: (step: number) => void;
  close: () => void;
}

/** All steps at a glance: a sheet on phones, a dialog from 768 px. The browser's own, so Escape and focus are its business. */
export function StepsSheet({ titles, step, choose, close }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, []);
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby="all-steps-title"
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      css={sheet}
    >
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" mb="2">
        <chakra.h2 id="all-steps-title" textStyle="h2">
          {cookingTexts.allSteps}
        </chakra.h2>
        <IconButton aria-label={cookingTexts.hideAllSteps} onClick={() => dialog.current?.close()}>
          <X aria-hidden size={24} />
        </IconButton>
      </chakra.div>
      <chakra.ol display="grid" gap="1">
        {titles.map((title, at) => (
          <li key={title}>
            <chakra.button
              type="button"
              aria-current={at + 1 === step ? 'step' : undefined}
              onClick={() => {
                // Closed first: the browser gives the focus back to where it was, and `choose` may move it on.
                dialog.current?.close();
                choose(at + 1);
              }}
              css={row}
            >
              <chakra.span css={node}>
                {at + 1 < step ? <Check aria-hidden size={18} strokeWidth={2.6} /> : at + 1}
              </chakra.span>
              <chakra.span srOnly>{cookingTexts.stepPrefix(at + 1)}</chakra.span>
              {title}
            </chakra.button>
          </li>
        ))}
      </chakra.ol>
    </chakra.dialog>
  );
}

const sheet = {
  position: 'fixed',
  inset: 'auto 0 0',
  width: '100%',
  maxWidth: '100%',
  maxHeight: '85dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  margin: '0',
  padding: '20px 20px calc(20px + env(safe-area-inset-bottom))',
  border: '0',
  borderTopRadius: 'dialog',
  backgroundColor: { base: 'paper', _dark: 'paper.raised' },
  color: 'ink',
  boxShadow: 's3',
  animation: 'fadeIn {durations.base} linear',
  _motionReduce: { animationDuration: 'fast' },
  '&::backdrop': { backgroundColor: 'scrim' },
  md: {
    inset: '0',
    margin: 'auto',
    width: '440px',
    height: 'fit-content',
    borderRadius: 'dialog',
    padding: '28px',
  },
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  width: '100%',
  minHeight: '52px',
  paddingInline: '2',
  borderRadius: 'card',
  textAlign: 'start',
  fontSize: '1.0625rem',
  fontWeight: '600',
  cursor: 'pointer',
  '&[aria-current]': { backgroundColor: 'inverse', color: 'onInverse' },
  '&[aria-current] > span:first-of-type': { backgroundColor: 'flame', color: 'onFlame' },
} as const;

const node = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  boxSize: '36px',
  borderRadius: 'full',
  backgroundColor: 'sunk',
  fontWeight: '700',
} as const;
