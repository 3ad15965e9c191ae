import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { CurrentUser } from '#contract/account/user.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { toAccountText } from '#domain/account/account.ts';
import { endOtherSessions } from '#domain/account/account-calls.ts';
import * as accountTexts from '#texts/account.ts';
import * as dietTexts from '#texts/diet.ts';
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
        {accountTexts.yourAccount}
      </chakra.h2>
      <LinkRow to={pagePaths.diet}>{dietTexts.title}</LinkRow>
      <ActionRow act={() => setOpen('password')}>{accountTexts.changePassword}</ActionRow>
      {user.isModerator && <LinkRow to={pagePaths.moderation}>{accountTexts.moderation}</LinkRow>}
      <ActionRow act={() => setOpen('blocked')}>{accountTexts.blockedMembers}</ActionRow>
      <ActionRow act={() => setOpen('hidden')}>{accountTexts.hiddenPosts}</ActionRow>
      <ActionRow act={() => setOpen('data')}>{accountTexts.downloadMyData}</ActionRow>
      <ActionRow act={() => setOpen('sessions')}>{accountTexts.devicesTitle}</ActionRow>
      <ActionRow act={() => void signOutOthers()}>{accountTexts.signOutOtherDevices}</ActionRow>
      <ActionRow act={() => setOpen('delete')} isGrave>
        {accountTexts.deleteMyAccount}
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
    const text = accountTexts.devicesSignedOut(ended);
    showNotice({ kind: 'success', text: ended === 0 ? accountTexts.noOtherDevice : text });
  } catch (failure) {
    showNotice({ kind: 'error', text: toAccountText(failure, accountTexts.loginFailedPage) });
  }
}
