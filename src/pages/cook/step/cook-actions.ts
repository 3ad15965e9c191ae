import type { SheetName } from '../sheets/sheet-props.ts';
import type { StartStepTimer } from './cook-step.ts';
import type { Move } from './moves.ts';

/** The actions of buttons, keys and swipes in a cooking step. */
export interface CookActions {
  move: (move: Move) => void;
  tick: (ingredient: number, isTicked: boolean) => void;
  time: StartStepTimer;
  showSheet: (name: SheetName) => void;
}

/** An action from before the session opened. */
export type EarlyAction = (actions: CookActions) => void;
