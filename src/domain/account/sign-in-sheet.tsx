import { useRouter } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import type { Command } from '#contract/writes.ts';
import { openSignIn } from '#platform/return-address.ts';
import * as appTexts from '#texts/app.ts';
import * as signInTexts from '#texts/sign-in.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import styles from './sign-in-sheet.module.css';

interface Props {
  title: string;
  hint: string;
  write?: Command;
  /** Address to open after signing in. The default is the current page. */
  back?: string;
  isOpen: boolean;
  close: () => void;
}

export function SignInSheet({ title, hint, write, back, isOpen, close }: Props) {
  const router = useRouter();
  const lead = (page: typeof pagePaths.login | typeof pagePaths.register) => () => {
    close();
    openSignIn(router, { write, back, page });
  };
  return (
    <ResponsiveDialog isOpen={isOpen} close={close} title={title}>
      <p className={styles.words}>{hint}</p>
      <div className={styles.actions}>
        <Button variant="flame" size="xl" onClick={lead(pagePaths.login)}>
          {appTexts.logIn}
        </Button>
        <Button variant="outline" size="xl" onClick={lead(pagePaths.register)}>
          {signInTexts.createAccount}
        </Button>
      </div>
    </ResponsiveDialog>
  );
}
