import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { CurrentUser } from '#contract/account/user.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { toAccountText } from '#domain/account/account.ts';
import { endOtherSessions } from '#domain/account/account-calls.ts';
import * as accountCareTexts from '#texts/account-care.ts';
import { accountTexts } from '#texts/accounts.ts';
import * as sessionTexts from '#texts/sessions.ts';
import { showNotice } from '#ui/notice/notices.ts';
import { AccountDialog } from './account-dialog.tsx';
import { BlockedDialog } from './blocked-dialog.tsx';
import { DownloadData } from './download-data.tsx';
import { HiddenPostsDialog } from './hidden-posts-dialog.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';
import { ActionRow, LinkRow } from './settings-row.tsx';

interface Props {
  user: CurrentUser;
  /** Called once the account is deleted. */
  onDeleted: () => void;
  /** Signs out of this device. */
  leave: () => void;
}

/** Rare actions on the account, such as changing the password or deleting it. */
export function AccountCare({ user, onDeleted, leave }: Props) {
  const [open, setOpen] = useState<
    'password' | 'blocked' | 'hidden' | 'data' | 'sessions' | 'delete'
  >();
  const close = () => setOpen(undefined);
  return (
    <chakra.section
      display="grid"
      px="min(1.25rem, 6vw)"
      py="3"
      borderRadius="card"
      bg="paper"
      boxShadow="s1"
    >
      <chakra.h2 textStyle="body" fontWeight="700" my="1.5">
        {accountCareTexts.yourAccount}
      </chakra.h2>
      <ActionRow act={() => setOpen('password')}>{accountCareTexts.changePassword}</ActionRow>
      {user.isModerator && (
        <LinkRow to={pagePaths.moderation}>{accountCareTexts.moderation}</LinkRow>
      )}
      <ActionRow act={() => setOpen('blocked')}>{accountCareTexts.blockedMembers}</ActionRow>
      <ActionRow act={() => setOpen('hidden')}>{accountCareTexts.hiddenPosts}</ActionRow>
      <ActionRow act={() => setOpen('data')}>{accountCareTexts.downloadMyData}</ActionRow>
      <ActionRow act={() => setOpen('sessions')}>{sessionTexts.title}</ActionRow>
      <ActionRow act={() => void signOutOthers()}>{accountCareTexts.signOutOtherDevices}</ActionRow>
      <ActionRow act={() => setOpen('delete')} isGrave>
        {accountCareTexts.deleteMyAccount}
      </ActionRow>
      {open === 'blocked' && <BlockedDialog close={close} />}
      {open === 'data' && <DownloadData close={close} />}
      {open === 'sessions' && <SessionsDialog close={close} leave={leave} />}
      {open === 'hidden' && <HiddenPostsDialog close={close} />}
      {(open === 'password' || open === 'delete') && (
        <AccountDialog open={open} user={user} close={close} onDeleted={onDeleted} />
      )}
    </chakra.section>
  );
}

async function signOutOthers(): Promise<void> {
  try {
    const ended = await endOtherSessions();
    const text =
      ended === 1 ? accountCareTexts.oneSignedOut : accountCareTexts.devicesSignedOut(ended);
    showNotice({ kind: 'success', text: ended === 0 ? accountCareTexts.noOtherDevice : text });
  } catch (failure) {
    showNotice({ kind: 'error', text: toAccountText(failure, accountTexts.loginFailedPage) });
  }
}
