import { Check, Plus } from 'lucide-react';
import * as memberTexts from '#texts/member.ts';
import { Button } from '#ui/button/button.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import styles from './follow-button.module.css';
import { useFollow } from './use-follow.ts';

interface Props {
  person: { id: string; followedByMe?: boolean | undefined };
  /** The shown state is fresh from the server, so a follow undone before it was sent needs no request. */
  isSure: boolean;
  /** Small variant for lists. */
  isRow?: boolean;
  /** Name of the person for the accessible label, in lists. */
  name?: string;
}

/** Toggles between Follow and Following. */
export function FollowButton({ person, isSure, isRow = false, name }: Props) {
  const isOn = person.followedByMe === true;
  const toggle = useFollow({ id: person.id, isOn, isSure }, (text) =>
    showNotice({ kind: 'error', text }),
  );
  const Icon = isOn ? Check : Plus;
  const label = isOn ? memberTexts.following : memberTexts.follow;
  return (
    <Button
      variant={isOn ? 'inverse' : isRow ? 'outline' : 'flame'}
      size={isRow ? 'sm' : 'lg'}
      className={styles.follow}
      onClick={toggle}
      {...(name && { 'aria-label': `${label} ${name}` })}
    >
      <Icon size={isRow ? 18 : 20} />
      <span>{label}</span>
    </Button>
  );
}
