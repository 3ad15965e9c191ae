import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import * as appTexts from '#texts/app.ts';
import { IconButton } from '../button/button.tsx';
import { joinClasses } from '../join-classes.ts';
import text from '../theme/text.module.css';
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
      <header {...drag} className={styles.header}>
        <span aria-hidden className={styles.grip} />
        <div className={styles.top}>
          <h2 id={id} ref={heading} tabIndex={-1} className={joinClasses(text.h2, styles.title)}>
            {title}
          </h2>
          <IconButton aria-label={appTexts.close} onClick={close} className={styles.close}>
            <X size={20} />
          </IconButton>
        </div>
      </header>
      <div className={joinClasses(styles.body, !footer && styles.last)}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </Dialog>
  );
}
