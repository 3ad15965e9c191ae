import { ChakraProvider, chakra } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { NoticeBar } from './notice-bar.tsx';
import { followNotices, readNotice } from './standing-notices.ts';
import { system } from './theme/system.ts';

/** A live region says only what comes into it after it has been there for a moment. */
const HEARD_AFTER_MS = 50;

let root: Root | undefined;

/** Puts the place of the notices beside the app: it outlives a page that breaks. */
export function standToaster(): void {
  if (root) return;
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <ChakraProvider value={system}>
      <Toaster />
    </ChakraProvider>,
  );
}

function Toaster() {
  const [isHeard, setIsHeard] = useState(false);
  const latest = useSyncExternalStore(followNotices, readNotice);
  useEffect(() => {
    const timer = setTimeout(() => setIsHeard(true), HEARD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const notice = isHeard ? latest : undefined;
  const isError = notice?.kind === 'error';
  const bar = notice && <NoticeBar key={notice.id} notice={notice} />;
  return (
    <chakra.div css={place}>
      <div role="status" aria-live="polite">
        {!isError && bar}
      </div>
      {isError && <div role="alert">{bar}</div>}
    </chakra.div>
  );
}

const toBottom = (phone: string, wide = '28px') => ({
  base: `calc(${phone} + env(safe-area-inset-bottom))`,
  lg: wide,
});

/** Above the bar of phones, and above whatever else a page has at its foot, which says so by `data-foot`. */
const place = {
  position: 'fixed',
  insetX: '3',
  bottom: toBottom('16px'),
  'body:has(main + nav) &, body:has([data-foot=bar]) &': { bottom: toBottom('92px') },
  'body:has([data-foot=stove]) &': { bottom: toBottom('140px', '172px') },
  zIndex: '1700',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
} as const;
