import { chakra } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from './button/button.tsx';

interface Props {
  label: string;
  /** Opens upwards, for a menu at the bottom of a card. */
  isAbove?: boolean;
  /** Links and buttons with the role `menuitem` and `tabIndex={-1}`. */
  children: ReactNode;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Rare actions behind a "…" button, with the keys of the menu button pattern (WAI-ARIA Authoring Practices). */
export function Menu({ label, isAbove = false, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listItems = () => [
    ...(frame.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
  ];

  useEffect(() => {
    if (!isOpen) return undefined;
    frame.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);

  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  const move = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (!event.key.startsWith('Arrow')) return;
      event.preventDefault();
      setOpen(true);
      return;
    }
    // Tab then moves on from the button.
    if (event.key === 'Escape' || event.key === 'Tab') close();
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const items = listItems();
    const at = items.findIndex((item) => item === document.activeElement);
    items[step(at, items.length)]?.focus();
  };

  return (
    <chakra.span ref={frame} position="relative" display="inline-flex" onKeyDown={move}>
      <IconButton
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis size={22} />
      </IconButton>
      {isOpen && (
        // The focus is on the button again before a dialog opens, which gives it back there.
        <List
          id={id}
          role="menu"
          aria-label={label}
          onClick={close}
          {...(isAbove ? { bottom: BESIDE } : { top: BESIDE })}
        >
          {children}
        </List>
      )}
    </chakra.span>
  );
}

const BESIDE = 'calc(100% + 4px)';

const List = chakra('span', {
  base: {
    position: 'absolute',
    // Above the comment box at the bottom of the window.
    zIndex: '6',
    insetInlineEnd: '0',
    display: 'grid',
    width: 'max-content',
    minWidth: 'min(11rem, 76vw)',
    maxWidth: '76vw',
    padding: '1.5',
    borderRadius: 'card',
    backgroundColor: 'paper.raised',
    boxShadow: 's3',
    '& [role=menuitem]': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'tap',
      paddingInline: '3',
      paddingBlock: '2',
      borderRadius: 'thumb',
      fontWeight: '600',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      _hover: { backgroundColor: 'line' },
      _focusVisible: { outlineOffset: '-3px' },
    },
  },
});
