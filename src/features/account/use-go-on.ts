import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pagePaths } from '../../../contract/paths.ts';
import { takeWayBack } from '../../data/way-back.ts';

/** Where one goes once signed in: back where the app had sent one to sign in from, else home (specification 2). */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate({ to: takeWayBack()?.address ?? pagePaths.home, replace: true });
  }, [navigate]);
}
