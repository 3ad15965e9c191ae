import { chakra } from '@chakra-ui/react';
import { Settings } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#contract/account/user.ts';
import { PageBell } from '#domain/notification/bell.tsx';
import * as profileTexts from '#texts/profile.ts';
import * as settingTexts from '#texts/settings.ts';
import { IconButton } from '#ui/button/button.tsx';
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
    <chakra.div bg="plane" color="onPlane" h={{ base: '8rem', lg: '13.5rem' }}>
      <chakra.div
        mx="auto"
        maxW="calc({sizes.form} + 80px)"
        px={{ base: '5', lg: '10' }}
        pt={{ base: 'max(8px, env(safe-area-inset-top))', lg: '5rem' }}
        display="flex"
        alignItems="center"
        justifyContent="space-between"
      >
        <chakra.h1 textStyle="cardTitle">{profileTexts.you}</chakra.h1>
        <div className={styles.ways}>
          <PageBell />
          <IconButton
            className={styles.settings}
            aria-label={settingTexts.settings}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <Settings aria-hidden size={24} />
          </IconButton>
        </div>
      </chakra.div>
      <SettingsDialog
        user={user}
        isOpen={isOpen}
        close={() => setOpen(false)}
        onDeleted={onDeleted}
        leave={leave}
      />
    </chakra.div>
  );
}
