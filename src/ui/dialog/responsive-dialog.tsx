import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import * as controlTexts from '#texts/controls.ts';
import { IconButton } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './responsive-dialog.module.css';
import { useDragDown } from './use-drag-down.ts';

interface Props {
  isOpen: boolean;
  close: () => void;
  title: string;
  /** From 768 px: at most 820 px wide instead of 600. */
  wide?: boolean;
  /** Element that gets the focus on opening. Default: the title. */
  first?: RefObject<HTMLElement | null>;
  footer?: ReactNode;
  children: ReactNode;
}

/** Relative to the window, so that very large text fits on a phone. */
const PADDING = { base: 'min(1.25rem, 6vw)', md: '9' };

/** A sheet at the bottom of phones, a centred dialog from 768 px. Its children are mounted with each opening. */
export function ResponsiveDialog({
  isOpen,
  close,
  title,
  wide = false,
  first,
  footer,
  children,
}: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const drag = useDragDown(close);
  return (
    <Dialog
      isOpen={isOpen}
      close={close}
      labelledBy={id}
      first={first ?? heading}
      look={wide ? 'wideSheet' : 'sheet'}
    >
      <chakra.header
        {...drag}
        flexShrink="0"
        px={PADDING}
        pt={{ base: '2.5', md: '8' }}
        touchAction={{ base: 'none', md: 'auto' }}
      >
        <chakra.span
          aria-hidden
          display={{ base: 'block', md: 'none' }}
          w="10"
          h="5px"
          mx="auto"
          mb="3"
          borderRadius="full"
          bg="control"
          opacity=".6"
        />
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
          <chakra.h2
            id={id}
            ref={heading}
            tabIndex={-1}
            minW="0"
            textStyle="h2"
            outline="none"
            overflowWrap="anywhere"
          >
            {title}
          </chakra.h2>
          <IconButton aria-label={controlTexts.close} onClick={close} className={styles.close}>
            <X aria-hidden size={20} />
          </IconButton>
        </chakra.div>
      </chakra.header>
      <chakra.div
        flex="1 1 auto"
        overflowY="auto"
        overscrollBehavior="contain"
        px={PADDING}
        pt="5"
        pb={footer ? '6' : 'calc(24px + env(safe-area-inset-bottom))'}
      >
        {children}
      </chakra.div>
      {footer && (
        <chakra.footer
          flexShrink="0"
          borderTop="1px solid {colors.line}"
          px={PADDING}
          pt="3"
          pb={{ base: 'calc(16px + env(safe-area-inset-bottom))', md: '5' }}
        >
          {footer}
        </chakra.footer>
      )}
    </Dialog>
  );
}
