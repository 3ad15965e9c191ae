import { chakra } from '@chakra-ui/react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { notifyDialogsChanged } from './open-dialogs.ts';

export interface DialogFrameProps {
  isOpen: boolean;
  /** Called by Escape, the system's back gesture and a tap beside the dialog. */
  close: () => void;
  role?: 'dialog' | 'alertdialog';
  labelledBy: string;
  describedBy?: string;
  /** Element that gets the focus on opening. */
  first: RefObject<HTMLElement | null>;
  look: 'sheet' | 'wideSheet' | 'centre';
  children: ReactNode;
}

/**
 * The browser's modal dialog: it traps the focus, makes the page behind inert and restores the focus. Its children are
 * mounted from opening to the end of the closing animation, so each opening starts with fresh state.
 */
export function DialogFrame({ isOpen, close, first, look, children, ...names }: DialogFrameProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const [hasExited, setExited] = useState(!isOpen);
  if (isOpen && hasExited) setExited(false);

  const endOpening = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const dialog = frame.current;
    // This cannot be a cleanup: after cleanups React restores the focus to the dialog itself.
    if (!isOpen) return endOpening.current?.();
    if (!dialog || dialog.open) return undefined;
    const root = document.documentElement;
    const opener = document.activeElement;
    dialog.showModal();
    notifyDialogsChanged();
    first.current?.focus({ preventScroll: true });
    root.style.overflow = 'hidden';
    endOpening.current = () => {
      endOpening.current = undefined;
      dialog.close();
      notifyDialogsChanged();
      // Nested dialogs may close at once, the outer one first.
      if (!document.querySelector('dialog[open]')) root.style.overflow = '';
      giveFocusBack(opener, dialog);
      const leaving = (dialog.getAnimations?.() ?? []).map(({ finished }) => finished);
      void Promise.allSettled(leaving).then(() => setExited(true));
    };
    return undefined;
  }, [isOpen, first]);
  // The dialog was unmounted while open.
  useEffect(() => () => endOpening.current?.(), []);

  if (hasExited && !isOpen) return null;
  return (
    <Frame
      ref={frame}
      look={look}
      role={names.role}
      aria-labelledby={names.labelledBy}
      aria-describedby={names.describedBy}
      onCancel={(event) => {
        // Ignores the event of a nested dialog or of a file picker inside.
        if (event.target !== event.currentTarget) return;
        // The opener's state decides, and the element follows.
        event.preventDefault();
        close();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      {children}
    </Frame>
  );
}

/** A dialog that is unmounted without closing leaves the focus on the body, so it is restored here. */
function giveFocusBack(opener: Element | null, dialog: HTMLDialogElement): void {
  const { activeElement, body } = document;
  const isLost = !activeElement || activeElement === body || dialog.contains(activeElement);
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

const moved = 'opacity, transform, overlay, display';

const Frame = chakra('dialog', {
  base: {
    '&[open]': { display: 'flex' },
    flexDirection: 'column',
    p: '0',
    border: '0',
    overflow: 'hidden',
    color: 'ink',
    bg: 'paper.raised',
    boxShadow: 's3',
    transition: moved,
    transitionBehavior: 'allow-discrete',
    transitionDuration: 'slow',
    transitionTimingFunction: 'enter',
    '&:not([open])': { transitionTimingFunction: 'leave', transitionDuration: 'base' },
    '&::backdrop': {
      backgroundColor: 'scrim',
      opacity: '0',
      transition: moved,
      transitionBehavior: 'allow-discrete',
      transitionDuration: 'base',
    },
    '&[open]::backdrop': { opacity: '1', _starting: { opacity: '0' } },
    _motionReduce: { transitionDuration: 'fast', '&::backdrop': { transitionDuration: 'fast' } },
    // In a very low window everything scrolls together.
    '@media (max-height: 30rem)': { overflowY: 'auto', '& > *': { flexShrink: 0 } },
  },
  variants: {
    look: {
      sheet: { ...sheet(), maxW: { base: 'full', md: '600px' } },
      wideSheet: { ...sheet(), maxW: { base: 'full', md: '820px' } },
      centre: {
        m: 'auto',
        w: 'calc(100% - 2.5rem)',
        maxW: '440px',
        maxH: 'calc(100dvh - 2.5rem)',
        borderRadius: 'dialog',
        ...hiddenBy('scale(.97)'),
      },
    },
  },
});

function sheet() {
  return {
    m: { base: 'auto 0 0', md: 'auto' },
    w: { base: 'full', md: 'calc(100% - 3rem)' },
    maxH: {
      base: 'calc(100dvh - 2.5rem - env(safe-area-inset-top))',
      md: 'calc(100dvh - 4rem)',
    },
    borderRadius: { base: '20px 20px 0 0', md: 'dialog' },
    ...hiddenBy({ base: 'translateY(100%)', md: 'scale(.97)' }),
  };
}

function hiddenBy(transform: string | { base: string; md: string }) {
  const hidden = { opacity: '0', transform, _motionReduce: { transform: 'none' } };
  return { ...hidden, '&[open]': { opacity: '1', transform: 'none', _starting: hidden } };
}
