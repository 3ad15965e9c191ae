import * as cookTexts from '#texts/cook.ts';
import { useCookingNow } from '../cooking-now.ts';
import { TickList } from './tick-list.tsx';

interface Props {
  tick: (ingredient: number, isTicked: boolean) => void;
}

export function StepIngredients({ tick }: Props) {
  const { cookStep, ticked } = useCookingNow();
  const { ingredients } = cookStep;
  return (
    <TickList label={cookTexts.forThisStep} ingredients={ingredients} ticked={ticked} tick={tick} />
  );
}
