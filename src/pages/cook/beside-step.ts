// One file for all that loads beside the step.
export { HandsFree } from './aloud/hands-free.tsx';
export { PlanRow } from './plan/plan-row.tsx';
export { WhileYouWait } from './waits/while-you-wait.tsx';
