import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { mailServiceQuery, sendConfirmation, toLinkText } from '#domain/account/link-calls.ts';
import * as signInTexts from '#texts/sign-in.ts';
import { Button } from '#ui/button/button.tsx';
import { showNotice } from '#ui/notice/notices.ts';

/** Asks the member to confirm their email address, if the server sends mail. No feature depends on it. */
export function EmailNote({ email }: { email: string }) {
  const { data } = useQuery(mailServiceQuery());
  const [isBusy, setBusy] = useState(false);
  if (!data?.isOn) return null;

  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await sendConfirmation();
      showNotice({ kind: 'success', text: signInTexts.sentAgain });
    } catch (error) {
      showNotice({ kind: 'error', text: toLinkText(error, signInTexts.notSentAgain) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <chakra.section
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      rowGap="2"
      px="5"
      py="4.5"
      borderRadius="card"
      bg="paper"
      boxShadow="s1"
    >
      <chakra.span color="ember" mt="0.5">
        <MailCheck size={22} />
      </chakra.span>
      <chakra.div>
        <chakra.h2 textStyle="body" fontWeight="700">
          {signInTexts.confirmTitle}
        </chakra.h2>
        <chakra.p textStyle="small" color="ink.muted" overflowWrap="anywhere">
          {signInTexts.linkSentTo(email)}
        </chakra.p>
      </chakra.div>
      <chakra.div gridColumn="2">
        <Button
          size="sm"
          variant="outline"
          aria-disabled={isBusy || undefined}
          onClick={() => void send()}
        >
          {signInTexts.sendAgain}
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
