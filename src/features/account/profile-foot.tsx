import type { OwnUser } from '../../../contract/user.ts';
import { AccountCare } from './account-care.tsx';
import { DeviceSettings } from './device-settings.tsx';

/** What stands below everything else of a profile, and comes after it. */
export default function ProfileFoot({ user, gone }: { user: OwnUser; gone: () => void }) {
  return (
    <>
      <DeviceSettings />
      <AccountCare user={user} gone={gone} />
    </>
  );
}
