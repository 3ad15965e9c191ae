import { CircleAlert, CircleCheck, Info, RefreshCw, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as appTexts from '#texts/app.ts';
import { Button, IconButton } from '../button/button.tsx';
import styles from './notice-bar.module.css';
import { type OpenNotice, removeNotice, toDurationMs } from './notice-store.ts';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info, update: RefreshCw };

/** The notice bar. It closes by itself, but not while touched, hovered or focused. */
export function NoticeBar({ notice }: { notice: OpenNotice }) {
  const { id, about, text, kind, action, other, dismiss } = notice;
  const [isHeld, setIsHeld] = useState(false);
  const stay = toDurationMs(notice);
  const left = useRef(stay);
  const Icon = ICONS[kind];

  useEffect(() => {
    if (isHeld || left.current === undefined) return undefined;
    const from = Date.now();
    const timer = setTimeout(() => removeNotice(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, (left.current ?? 0) - (Date.now() - from));
    };
  }, [isHeld, id]);

  const close = () => {
    removeNotice(id);
    dismiss?.run();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons do the same as Escape; the rest only delays the closing
    <div
      className={styles.bar}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || other) return;
        // The surrounding dialog stays open.
        event.preventDefault();
        close();
      }}
    >
      <span className={styles.icon}>
        <Icon size={22} />
      </span>
      <p className={styles.words}>
        {about !== undefined && <span className={styles.about}>{about}</span>}
        <span>{text}</span>
      </p>
      <span className={styles.actions}>
        {!other && (action || stay === undefined) && (
          <IconButton
            aria-label={dismiss?.label ?? appTexts.close}
            onClick={close}
            className={styles.close}
          >
            <X size={20} />
          </IconButton>
        )}
        {other && (
          <Button
            variant="quiet"
            size="sm"
            className={styles.action}
            onClick={() => {
              removeNotice(id);
              other.run();
            }}
          >
            {other.label}
          </Button>
        )}
        {action && (
          <Button
            variant="flame"
            size="sm"
            className={styles.quiet}
            onClick={() => {
              removeNotice(id);
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </span>
    </div>
  );
}
