import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './overlay-root.module.css';

/** A fixed card above the page's bottom bar, with space to scroll the end of the page out from under it. */
export function DockPlace({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles.dockRoom} />
      <div className={joinClasses(styles.aboveBottomBar, styles.dock)} data-foot="dock">
        {children}
      </div>
    </>
  );
}
