import { Sun, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keepScreenOn } from '#platform/wake-lock.ts';
import * as cookTexts from '#texts/cook.ts';
import { Badge } from '#ui/button/chip.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './cook-badges.module.css';
import { useIsOffline } from './cooking.ts';

/** Shows whether the screen stays on and whether the app is offline. Phones show icons only. */
export function CookBadges({ recipeId, isWide }: { recipeId: string; isWide: boolean }) {
  const isOffline = useIsOffline(recipeId);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => keepScreenOn(setIsOn), []);
  return (
    <output className={joinClasses(styles.badges, isWide && styles.wide)}>
      {isOn && (
        <Badge tone="paper">
          <Sun size={18} />
          <span className={isWide ? undefined : text.srOnly}>{cookTexts.screenStaysOn}</span>
        </Badge>
      )}
      {isOffline && (
        <Badge tone="enamel">
          <WifiOff size={18} />
          <span className={isWide ? undefined : text.srOnly}>{cookTexts.offline}</span>
        </Badge>
      )}
    </output>
  );
}
