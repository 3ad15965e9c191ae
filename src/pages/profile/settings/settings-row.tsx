import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#ui/link/link.tsx';

/** A row of the settings that opens a dialog or runs an action. */
export function ActionRow(props: { act: () => void; isGrave?: boolean; children: ReactNode }) {
  return (
    <chakra.button
      type="button"
      onClick={props.act}
      {...ROW}
      color={props.isGrave ? 'chilli' : 'ink'}
    >
      <span>{props.children}</span>
      <ChevronRight size={20} />
    </chakra.button>
  );
}

/** A row of the settings that links to another page. */
export function LinkRow(props: { to: string; hash?: string; children: ReactNode }) {
  const { children, ...link } = props;
  return (
    <Link {...link} {...ROW} color="ink" textDecoration="none">
      <span>{children}</span>
      <ChevronRight size={20} />
    </Link>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minH: '12',
  py: '1.5',
  fontWeight: '600',
  textAlign: 'start',
  cursor: 'pointer',
  borderTop: '1px solid',
  borderColor: 'line',
  '& svg': { flexShrink: 0 },
} as const;
