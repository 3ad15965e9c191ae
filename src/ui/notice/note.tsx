import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './note.module.css';

export function Note({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p role="status" className={styles.note}>
      <span className={styles.icon}>
        <Icon size={20} />
      </span>
      <span>{children}</span>
    </p>
  );
}
