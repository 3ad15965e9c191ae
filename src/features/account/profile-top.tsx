import { chakra } from '@chakra-ui/react';
import { Settings } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { CurrentUser } from '#contract/account/user.ts';
import * as profileTexts from '#texts/profile.ts';
import * as settingTexts from '#texts/settings.ts';
import { IconButton } from '../../ui/button/button.tsx';
import styles from './profile-top.module.css';

const SettingsDialog = lazy(() => import('./settings/settings-dialog.tsx'));

/** Omitted if its chunk fails to load. */
const PageBell = lazy<ComponentType>(() =>
  import('../../parts/bell.tsx').then(
    (loaded) => ({ default: loaded.PageBell }),
    () => ({ default: () => null }),
  ),
);

interface Props {
  user: CurrentUser;
  onDeleted: () => void;
  leave: () => void;
}

/** Coloured header with the page title and the settings button. */
export function ProfileTop({ user, onDeleted, leave }: Props) {
  const [isOpen, setOpen] = useState<boolean>();
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
          <Suspense fallback={null}>
            <PageBell />
          </Suspense>
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
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <SettingsDialog
            user={user}
            isOpen={isOpen}
            close={() => setOpen(false)}
            onDeleted={onDeleted}
            leave={leave}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}
