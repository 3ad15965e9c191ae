import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import { CircleAlert, CircleCheck, Info, RefreshCw, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as controlTexts from '#texts/controls.ts';
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
    <chakra.div
      css={bar}
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
      <chakra.span color="flame" display="grid" flexShrink="0">
        <Icon aria-hidden size={22} />
      </chakra.span>
      <chakra.p flex="1 1 min(8rem, 60%)" minW="0" py="1">
        {about !== undefined && (
          <chakra.span display="block" fontWeight="700" lineClamp="2">
            {about}
          </chakra.span>
        )}
        <span>{text}</span>
      </chakra.p>
      <chakra.span display="flex" flexShrink="0" maxW="full" ml="auto">
        {!other && (action || stay === undefined) && (
          <IconButton
            aria-label={dismiss?.label ?? controlTexts.close}
            onClick={close}
            className={styles.close}
          >
            <X aria-hidden size={20} />
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
      </chakra.span>
    </chakra.div>
  );
}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  // The bar fits its text, but has room for icon, text and close button side by side.
  minWidth: 'min(15.5rem, 100vw - 1.5rem)',
  maxWidth: '640px',
  minHeight: '56px',
  py: '1.5',
  pl: '5',
  pr: '1.5',
  borderRadius: 'pill',
  bg: { base: 'brand.espresso', _dark: 'paper.raised' },
  color: 'brand.steam',
  boxShadow: 's3',
  pointerEvents: 'auto',
  animation: `${rise} {durations.base} {easings.enter}`,
  _motionReduce: { animation: 'none' },
  '& :focus-visible': { outlineColor: 'brand.steam' },
} as const;
