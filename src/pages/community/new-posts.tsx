import { ArrowUp } from 'lucide-react';
import * as feedTexts from '#texts/feed.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './new-posts.module.css';

/** Button that shows the posts that arrived while the user was reading. It does not shift the list. */
export function NewPosts({ show }: { show: () => void }) {
  return (
    <div role="status" className={styles.top}>
      <Button size="sm" className={styles.show} onClick={show}>
        <ArrowUp size={18} />
        {feedTexts.newPosts}
      </Button>
    </div>
  );
}
