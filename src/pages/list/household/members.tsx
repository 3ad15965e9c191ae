import { useState } from 'react';
import type { Household } from '#contract/household/schema.ts';
import { toSmallAvatar } from '#contract/upload/schema.ts';
import { removeHouseholdMember } from '#domain/household/changes.ts';
import * as sharingTexts from '#texts/sharing.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { showNotice } from '#ui/notice/notices.ts';
import text from '../../../ui/theme/text.module.css';
import styles from './household-dialog.module.css';

interface Props {
  household: Household;
  myId: string;
  /** Called when the member leaves. */
  close: () => void;
}

type Member = Household['members'][number];

/** The members. The owner can remove the others, and everyone can leave. */
export function Members({ household, myId, close: closeSheet }: Props) {
  const { members, ownerId } = household;
  const [asked, setAsked] = useState<{ member: Member; isOpen: boolean }>();
  const ask = (member: Member) => setAsked({ member, isOpen: true });
  const close = () => setAsked((one) => one && { ...one, isOpen: false });
  const me = members.find(({ userId }) => userId === myId);
  return (
    <section>
      <h3 className={joinClasses(text.label, styles.heading)}>
        {sharingTexts.memberCount(members.length)}
      </h3>
      <ul>
        {members.map((member) => (
          <li key={member.userId} className={styles.member}>
            <Avatar name={member.name} src={toSmallAvatar(member.avatar)} size={40} />
            <span className={styles.name}>
              <span translate="no">{member.name}</span>
              <span className={joinClasses(text.small, styles.muted)}>
                {[
                  member.userId === myId && sharingTexts.you,
                  member.userId === ownerId && sharingTexts.owner,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {ownerId === myId && member.userId !== myId && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={sharingTexts.removeMember(member.name)}
                onClick={() => ask(member)}
              >
                {sharingTexts.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {me && (
        <Button variant="outline" onClick={() => ask(me)}>
          {sharingTexts.leave}
        </Button>
      )}
      {asked && (
        <AskToRemove
          {...asked}
          isMe={asked.member.userId === myId}
          isLast={members.length === 1}
          close={close}
          remove={() => {
            close();
            const isMe = asked.member.userId === myId;
            if (isMe) closeSheet();
            void remove(household, asked.member.userId, isMe);
          }}
        />
      )}
    </section>
  );
}

async function remove(household: Household, userId: string, isMe: boolean): Promise<void> {
  const failure = await removeHouseholdMember(household, userId);
  if (failure !== undefined) showNotice({ kind: 'error', text: failure });
  else if (isMe) showNotice({ kind: 'success', text: sharingTexts.youLeft(household.name) });
}

interface AskProps {
  member: Member;
  isOpen: boolean;
  isMe: boolean;
  isLast: boolean;
  close: () => void;
  remove: () => void;
}

function AskToRemove({ member, isOpen, isMe, isLast, close, remove: confirm }: AskProps) {
  const hint = isLast ? sharingTexts.leaveLastHint : sharingTexts.leaveHint;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      danger
      title={isMe ? sharingTexts.leaveQuestion : sharingTexts.removeQuestion(member.name)}
      keep={isMe ? sharingTexts.stay : sharingTexts.keep}
      confirm={isMe ? sharingTexts.leave : sharingTexts.remove}
      onKeep={close}
      onConfirm={confirm}
    >
      {isMe ? hint : sharingTexts.removeHint(member.name)}
    </ConfirmDialog>
  );
}
