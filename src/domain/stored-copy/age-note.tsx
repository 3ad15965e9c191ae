import { History, WifiOff } from 'lucide-react';
import { isLastingCopy, isOffline } from '#offline/network/answer.ts';
import { useCaptivePortal } from '#platform/captive-portal.ts';
import { Badge } from '#ui/button/chip.tsx';
import { Note } from '#ui/notice/note.tsx';
import styles from './age-note.module.css';
import { type Age, type Aged, toAgeWords } from './age-words.ts';

interface Props {
  what: Aged;
  age: Age;
}

/** Shows how old a cached copy is, unless the server's response will soon replace it. */
export function AgeNote({ what, age }: Props) {
  const isPortal = useCaptivePortal();
  if (!isLastingCopy(age)) return null;
  // Another notice already explains the proxy in front of the server.
  const shown: Age = isPortal ? { ...age, trouble: null } : age;
  const icon = isOffline(shown) ? WifiOff : History;
  const words = toAgeWords(what, shown);
  if (what !== 'recipe') return <Note icon={icon}>{words}</Note>;
  const Icon = icon;
  return (
    <Badge tone="enamel" role="status" className={styles.recipe}>
      <Icon size={16} />
      <span>{words}</span>
    </Badge>
  );
}
