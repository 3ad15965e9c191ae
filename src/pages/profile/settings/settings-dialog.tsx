import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '#contract/account/user.ts';
import * as settingsTexts from '#texts/settings.ts';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { AccountCare } from './account-care.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { PushSection } from './push-section.tsx';

interface Props {
  user: CurrentUser;
  isOpen: boolean;
  close: () => void;
  /** Called once the account is deleted. */
  onDeleted: () => void;
  leave: () => void;
}

/** Device settings, notifications and rare actions on the account. */
export function SettingsDialog({ user, isOpen, close, onDeleted, leave }: Props) {
  return (
    <ResponsiveDialog isOpen={isOpen} close={close} title={settingsTexts.settings}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        <DeviceSettings />
        <PushSection user={user} />
        <AccountCare
          user={user}
          onDeleted={onDeleted}
          leave={() => {
            // Closed first, so that the questions before sign-out do not open above the settings.
            close();
            leave();
          }}
        />
      </chakra.div>
    </ResponsiveDialog>
  );
}
