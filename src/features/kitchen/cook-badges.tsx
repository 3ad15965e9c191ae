import { Sun, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as cookingTexts from '../../../texts/en/cooking.ts';
import { keepScreenOn } from '../../browser/wake-lock.ts';
import { Badge } from '../../ui/button/chip.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './cook-badges.module.css';
import { useIsOffline } from './cooking.ts';

/** What holds right now, and nothing that does not: the screen's lock, and a missing connection. */
export function CookBadges({ recipeId, isWide }: { recipeId: string; isWide: boolean }) {
  const isOffline = useIsOffline(recipeId);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => keepScreenOn(setIsOn), []);
  return (
    <output className={joinClasses(styles.badges, isWide && styles.wide)}>
      {isOn && (
        <Badge tone="paper">
          <Sun aria-hidden size={isWide ? 18 : 16} />
          {cookingTexts.screenStaysOn}
        </Badge>
      )}
      {isOffline && (
        <Badge tone="enamel">
          <WifiOff aria-hidden size={isWide ? 18 : 16} />
          {cookingTexts.offline}
        </Badge>
      )}
    </output>
  );
}
