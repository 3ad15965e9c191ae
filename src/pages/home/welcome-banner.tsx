import { toSmallAvatar } from '#contract/upload/schema.ts';
import { useSession } from '#platform/session.ts';
import * as homeTexts from '#texts/home.ts';
import { Avatar } from '#ui/avatar.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './welcome-banner.module.css';

/** A welcome with the full name of the signed-in user. */
export function WelcomeBanner() {
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <p data-welcome className={joinClasses(text.small, styles.banner)}>
      <Avatar name={user.name} src={toSmallAvatar(user.avatar)} size={36} />
      <span className={styles.words}>
        {homeTexts.welcomeBack}
        <b>{user.name}</b>
      </span>
    </p>
  );
}
