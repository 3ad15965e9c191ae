import type { CurrentUser } from '#contract/account/user.ts';
import { PasswordForm } from '#domain/account/password-form.tsx';
import * as accountTexts from '#texts/account.ts';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { DeleteAccount } from '../leaving/delete-account.tsx';

interface Props {
  open: 'password' | 'delete';
  user: CurrentUser;
  close: () => void;
  onDeleted: () => void;
}

export function AccountDialog({ open, user, close, onDeleted }: Props) {
  const isPassword = open === 'password';
  return (
    <ResponsiveDialog
      isOpen
      close={close}
      title={isPassword ? accountTexts.changePassword : accountTexts.deleteMyAccount}
    >
      {isPassword ? (
        <PasswordForm email={user.email} close={close} />
      ) : (
        <DeleteAccount email={user.email} onDeleted={onDeleted} />
      )}
    </ResponsiveDialog>
  );
}
