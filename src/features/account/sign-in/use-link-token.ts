import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The token of the link that was opened, or ''. It goes from the address at once: there it could be seen, copied and stored. */
export function useLinkToken(): string {
  const { history } = useRouter();
  const [token] = useState(
    () => new URLSearchParams(history.location.search).get('token')?.trim() ?? '',
  );
  useEffect(() => {
    if (history.location.search !== '') history.replace(history.location.pathname);
  }, [history]);
  return token;
}
