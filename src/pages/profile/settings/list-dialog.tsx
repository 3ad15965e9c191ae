import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import * as appTexts from '#texts/app.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';

interface Props {
  title: string;
  close: () => void;
  isLoading: boolean;
  /** Error of the server's part of the list. The device's part is shown as well. */
  failure: string | undefined;
  retry: () => void;
  /** Shown if there are no rows. */
  nothing: string;
  rows: readonly ReactNode[];
  /** Rendered below the rows. */
  children?: ReactNode;
}

/** At large font sizes the button wraps below the text. */
export const ListRow = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '2',
    py: '2',
    borderTop: '1px solid {colors.line}',
    overflowWrap: 'anywhere',
    '& > :first-child': { flex: '1 1 9rem' },
  },
});

/** Dialog with a list of the account, merged from the server and the device. */
export function ListDialog(props: Props) {
  const { title, close, isLoading, failure, retry, nothing, rows, children } = props;
  return (
    <ResponsiveDialog isOpen close={close} title={title}>
      {isLoading ? (
        <p role="status">{appTexts.loading}</p>
      ) : (
        <chakra.div display="grid" gap="3">
          {failure && (
            <chakra.div role="alert" display="grid" justifyItems="start" gap="2">
              <span>{failure}</span>
              <Button variant="outline" size="sm" onClick={retry}>
                {appTexts.tryAgain}
              </Button>
            </chakra.div>
          )}
          {rows.length === 0 && !failure && <p>{nothing}</p>}
          <chakra.ul display="grid">{rows}</chakra.ul>
          {children}
        </chakra.div>
      )}
    </ResponsiveDialog>
  );
}
