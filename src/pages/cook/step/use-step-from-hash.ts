import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readStepHash } from './step-hash.ts';

/** Goes to the step in the URL's hash and removes the hash, so that a reload stays at the cook's current step. */
export function useStepFromHash(go: (step: number) => void): void {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const navigate = useNavigate();
  useEffect(() => {
    const step = readStepHash(hash);
    if (step === undefined) return;
    go(step);
    void navigate({ to: '.', hash: '', replace: true });
  }, [hash, go, navigate]);
}
