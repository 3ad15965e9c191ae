import { useCallback, useRef, useState } from 'react';
import {
  changePreparation,
  type Preparation,
  type PreparationChange,
} from '../knowledge/preparation.ts';

/**
 * A preparation on screen. `change` shows the next one at once and returns it to be saved. It starts from the latest change, not
 * from what is shown: two quick taps are two.
 */
export function usePreparation(start: () => Preparation) {
  const [preparation, setPreparation] = useState(start);
  const latest = useRef(preparation);
  const change = useCallback((one: PreparationChange): Preparation => {
    latest.current = changePreparation(latest.current, one);
    setPreparation(latest.current);
    return latest.current;
  }, []);
  return { preparation, latest, change };
}
