import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { optionalPart } from '#ui/optional-part.ts';

const JoinDialog = optionalPart(() =>
  import('./household/household-dialog.tsx').then((part) => part.JoinDialog),
);

/** Opened by the link of an invitation: `/list#invite=<token>`. */
export function Invitation() {
  const router = useRouter();
  const [token, setToken] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const look = () => {
      const { hash, pathname } = router.history.location;
      const found = new URLSearchParams(hash.slice(1)).get('invite')?.trim();
      if (!found) return;
      setToken(found);
      setOpen(true);
      // Remove the token from the address, so that it is not copied with it.
      router.history.replace(pathname);
    };
    look();
    // A second link in the same tab changes only the hash.
    return router.history.subscribe(look);
  }, [router]);
  if (token === undefined) return null;
  return (
    <Suspense fallback={null}>
      <JoinDialog key={token} token={token} isOpen={isOpen} close={() => setOpen(false)} />
    </Suspense>
  );
}
