import { chakra } from '@chakra-ui/react';
import { Sun, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIsOffline } from '../../data/cooking.ts';
import { Badge } from '../../ui/chip.tsx';
import { keepScreenOn } from './screen-lock.ts';

/** What holds right now, and nothing that does not: the screen's lock, and a missing connection. */
export function CookBadges({ recipeId }: { recipeId: string }) {
  const isOffline = useIsOffline(recipeId);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => keepScreenOn(setIsOn), []);
  return (
    <chakra.output
      display="flex"
      flexWrap="wrap"
      justifyContent="end"
      columnGap={{ base: '1.5', md: '4' }}
      rowGap="1"
    >
      {isOn && (
        <Badge tone="paper">
          <Sun aria-hidden size={16} />
          Screen stays on
        </Badge>
      )}
      {isOffline && (
        <Badge tone="enamel">
          <WifiOff aria-hidden size={16} />
          Offline
        </Badge>
      )}
    </chakra.output>
  );
}
