import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  isOpen: boolean;
  /** The question, such as "Delete this post?". */
  title: string;
  children: ReactNode;
  icon?: ReactNode;
  /** Label of the safe choice, which comes first, has the focus and is chosen by Escape. */
  keep: string;
  confirm: string;
  danger?: boolean;
  isBusy?: boolean;
  onKeep: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before an action that cannot be undone. Centred on phones too. */
export function ConfirmDialog({ isOpen, title, children, icon, danger = false, ...ask }: Props) {
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      close={ask.onKeep}
      role="alertdialog"
      labelledBy={`${id}title`}
      describedBy={`${id}text`}
      first={safe}
      look="centre"
    >
      <chakra.div overflowY="auto" p={{ base: 'min(1.5rem, 7vw)', md: '8' }} display="grid" gap="3">
        {icon && (
          <chakra.span
            aria-hidden
            display="grid"
            placeItems="center"
            boxSize="14"
            mb="2"
            borderRadius="full"
            bg={danger ? 'chilli.bg' : 'ember.bg'}
            color={danger ? 'chilli' : 'ember'}
          >
            {icon}
          </chakra.span>
        )}
        <chakra.h2 id={`${id}title`} textStyle="h2">
          {title}
        </chakra.h2>
        <chakra.div id={`${id}text`} color="ink.muted">
          {children}
        </chakra.div>
        <chakra.div
          display="grid"
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))"
          gap="2.5"
          mt="3"
          css={{ '& > button': { paddingInline: '12px' } }}
        >
          <Button ref={safe} variant="outline" onClick={ask.onKeep}>
            {ask.keep}
          </Button>
          <Button
            variant={danger ? 'danger' : 'inverse'}
            aria-disabled={ask.isBusy || undefined}
            onClick={() => !ask.isBusy && ask.onConfirm()}
          >
            {ask.confirm}
          </Button>
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}
