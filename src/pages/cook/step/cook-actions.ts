import type { SheetName } from '../sheets/sheet-props.ts';
import type { StartStepTimer } from './cook-step.ts';
import type { Move } from './moves.ts';

/** What the buttons, keys and swipes of a cooking step do. */
export interface CookActions {
  move: (move: Move) => void;
  tick: (ingredient: number, isTicked: boolean) => void;
  time: StartStepTimer;
  showSheet: (name: SheetName) => void;
}

/** An action from before the session opened. */
export type EarlyAction = (actions: CookActions) => void;
