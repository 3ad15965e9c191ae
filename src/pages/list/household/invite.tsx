import { Copy, Share2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { MEMBERS_MAX } from '#contract/household/limits.ts';
import type { Household } from '#contract/household/schema.ts';
import { inviteToMyHousehold } from '#domain/household/changes.ts';
import { copyText } from '#domain/post/share-page.ts';
import { OfflineFailure } from '#platform/network/failures.ts';
import * as householdTexts from '#texts/household.ts';
import * as postTexts from '#texts/post.ts';
import * as sharingTexts from '#texts/sharing.ts';
import { Button } from '#ui/button/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { showNotice } from '#ui/notice/notices.ts';
import { QrCode } from '#ui/qr-code.tsx';
import text from '../../../ui/theme/text.module.css';
import styles from './household-dialog.module.css';

/** Makes a link with which one person can join. */
export function Invite({ household }: { household: Household }) {
  const [url, setUrl] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (household.members.length >= MEMBERS_MAX) {
    return <p className={styles.muted}>{sharingTexts.isFull}</p>;
  }
  const invite = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      setUrl((await inviteToMyHousehold(household)).url);
    } catch (error) {
      setFailure(toReason(error));
    }
    setBusy(false);
  };
  return (
    <>
      {url && <InviteLink url={url} name={household.name} />}
      <div className={styles.ways}>
        <Button
          variant={url ? 'quiet' : 'flame'}
          aria-disabled={isBusy || undefined}
          onClick={() => void invite()}
        >
          <UserPlus size={20} />
          {url ? sharingTexts.inviteMore : sharingTexts.invite}
        </Button>
      </div>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </>
  );
}

function toReason(error: unknown): string {
  if (error instanceof OfflineFailure) return sharingTexts.inviteOffline;
  return error instanceof Error ? error.message : householdTexts.notInvited;
}

function InviteLink({ url, name }: { url: string; name: string }) {
  const copy = async () => {
    const isCopied = await copyText(url);
    showNotice(
      isCopied
        ? { kind: 'success', text: postTexts.linkCopied }
        : { kind: 'error', text: postTexts.linkNotCopied },
    );
  };
  const share = async () => {
    try {
      await navigator.share({ title: sharingTexts.inviteMessage(name), url });
    } catch (error) {
      // The user closed the share sheet.
      if (!(error instanceof Error && error.name === 'AbortError')) await copy();
    }
  };
  const canShare = 'share' in navigator;
  return (
    <section aria-label={sharingTexts.inviteLink} className={styles.invite}>
      <p className={joinClasses(text.small, styles.muted)}>{sharingTexts.inviteHint}</p>
      <p className={styles.link} translate="no">
        {url}
      </p>
      <div className={styles.ways}>
        {canShare && (
          <Button size="sm" onClick={() => void share()}>
            <Share2 size={20} />
            {sharingTexts.shareInvite}
          </Button>
        )}
        <Button size="sm" variant={canShare ? 'outline' : 'inverse'} onClick={() => void copy()}>
          <Copy size={20} />
          {sharingTexts.copyLink}
        </Button>
      </div>
      <p className={joinClasses(text.small, styles.muted)}>{sharingTexts.scanHint}</p>
      <QrCode text={url} label={sharingTexts.qrLabel} className={styles.code} />
    </section>
  );
}
