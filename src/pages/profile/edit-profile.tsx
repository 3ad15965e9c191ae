import { chakra } from '@chakra-ui/react';
import { Clock, Pencil, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#contract/account/user.ts';
import { useWaiting } from '#domain/outbox/waiting.ts';
import * as profileTexts from '#texts/profile.ts';
import { Button } from '#ui/button/button.tsx';
import { Badge } from '#ui/button/chip.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Button that opens the profile form, with the state of the last saved change. */
export function EditProfile({ name, bio }: { name: string; bio: string }) {
  const [isOpen, setOpen] = useState(false);
  const waiting = useWaitingProfile();
  const close = () => setOpen(false);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Pencil size={18} />
        {profileTexts.editProfile}
      </Button>
      <span role="status">
        {waiting && (
          <Badge tone={waiting.isRefused ? 'chilli' : 'butter'}>
            {waiting.isRefused ? <TriangleAlert size={14} /> : <Clock size={14} />}
            <span>{waiting.isRefused ? profileTexts.notSaved : profileTexts.waitingToSend}</span>
          </Badge>
        )}
      </span>
      {isOpen && (
        <ResponsiveDialog isOpen close={close} title={profileTexts.editProfile}>
          <ProfileForm words={{ name, bio, ...waiting?.words }} close={close} />
        </ResponsiveDialog>
      )}
    </chakra.div>
  );
}

/** The pending change of the profile. Includes a refused one, so that its text can be edited again. */
function useWaitingProfile() {
  const { rows } = useWaiting();
  const row = rows.findLast(({ command }) => command.op === 'profile.update');
  if (row?.command.op !== 'profile.update') return undefined;
  const { name, bio } = row.command.changes;
  const words: Partial<Pick<CurrentUser, 'name' | 'bio'>> = {
    ...(name !== undefined && { name }),
    ...(bio !== undefined && { bio }),
  };
  return { isRefused: row.state === 'failed', words };
}
