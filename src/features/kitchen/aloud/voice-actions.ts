import type { StartStepTimer } from '../step/cook-step.ts';
import type { Move } from '../step/moves.ts';

/** What a voice can do besides what the step itself tells. */
export interface VoiceActions {
  move: (move: Move) => void;
  time: StartStepTimer;
}
