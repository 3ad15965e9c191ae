import type { ComponentProps } from 'react';
import * as profileTexts from '#texts/profile.ts';
import { ResponsiveDialog } from '../../ui/dialog/responsive-dialog.tsx';
import { ProfileForm } from './profile-form.tsx';

export default function ProfileDialog(form: ComponentProps<typeof ProfileForm>) {
  return (
    <ResponsiveDialog isOpen close={form.close} title={profileTexts.editProfile}>
      <ProfileForm {...form} />
    </ResponsiveDialog>
  );
}
