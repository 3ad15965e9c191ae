import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The token of the link that was opened, or ''. It goes from the address at once: there it could be seen, copied and stored. */
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
    // A second link opened in the same tab changes nothing but the fragment.
    return history.subscribe(take);
  }, [history]);
  return token;
}

function toToken(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('token')?.trim() ?? '';
}
