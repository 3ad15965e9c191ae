import { chakra } from '@chakra-ui/react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { saveReturnAddress } from '#platform/return-address.ts';
import * as appTexts from '#texts/app.ts';
import * as outboxTexts from '#texts/outbox.ts';
import { Button } from '#ui/button/button.tsx';

/** Shown when the server has rejected the token: all writes wait for the next sign-in. */
export function PausedNote({ count, close }: { count: number; close: () => void }) {
  const router = useRouter();
  const navigate = useNavigate();
  const signIn = () => {
    saveReturnAddress(router.state.location.href);
    close();
    void navigate({ to: pagePaths.login });
  };
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      bg="butter.bg"
      color="butter"
      borderRadius="card"
      px="4"
      py="3"
      mb="4"
    >
      <chakra.p flex="1 1 10rem" fontWeight="600">
        {outboxTexts.signInAgainToSend(count)}
      </chakra.p>
      <Button size="sm" onClick={signIn}>
        {appTexts.signIn}
      </Button>
    </chakra.div>
  );
}
