import { Settings } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#contract/account/user.ts';
import { PageBell } from '#domain/notification/bell.tsx';
import * as profileTexts from '#texts/profile.ts';
import * as settingsTexts from '#texts/settings.ts';
import { IconButton } from '#ui/button/button.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './profile-top.module.css';
import { SettingsDialog } from './settings/settings-dialog.tsx';

interface Props {
  user: CurrentUser;
  onDeleted: () => void;
  leave: () => void;
}

/** Coloured header with the page title and the settings button. */
export function ProfileTop({ user, onDeleted, leave }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.top}>
      <div className={styles.row}>
        <h1 className={text.cardTitle}>{profileTexts.you}</h1>
        <div className={styles.ways}>
          <PageBell />
          <IconButton
            className={styles.settings}
            aria-label={settingsTexts.settings}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <Settings size={24} />
          </IconButton>
        </div>
      </div>
      <SettingsDialog
        user={user}
        isOpen={isOpen}
        close={() => setOpen(false)}
        onDeleted={onDeleted}
        leave={leave}
      />
    </div>
  );
}
