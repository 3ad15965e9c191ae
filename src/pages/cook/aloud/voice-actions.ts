import type { StartStepTimer } from '../step/cook-step.ts';
import type { Move } from '../step/moves.ts';

/** Actions for voice commands that need more than the current step. */
export interface VoiceActions {
  move: (move: Move) => void;
  time: StartStepTimer;
}
