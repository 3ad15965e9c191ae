import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * The token of the opened link, or ''. It is removed from the address at once, so that it cannot be seen, copied or
 * stored.
 */
export function useLinkToken(): string {
  const { history } = useRouter();
  const [token, setToken] = useState(() => toToken(history.location.hash));
  useEffect(() => {
    const take = () => {
      const { hash, pathname } = history.location;
      const found = toToken(hash);
      if (found === '') return;
      setToken(found);
      history.replace(pathname);
    };
    take();
    // Opening a second link in the same tab changes only the hash.
    return history.subscribe(take);
  }, [history]);
  return token;
}

function toToken(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('token')?.trim() ?? '';
}
