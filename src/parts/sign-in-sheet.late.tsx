import { useRouter } from '@tanstack/react-router';
import { pagePaths } from '../../contract/paths.ts';
import * as actionTexts from '../../texts/en/actions.ts';
import * as markTexts from '../../texts/en/marks.ts';
import * as signInTexts from '../../texts/en/sign-in.ts';
import { leadToSignIn } from '../browser/way-back.ts';
import { type MarkedDish, toMarkCommand } from '../data/marks.ts';
import { Button } from '../ui/button/button.tsx';
import { ResponsiveDialog } from '../ui/dialog/responsive-dialog.tsx';
import styles from './sign-in-sheet.module.css';

interface Props {
  recipe: MarkedDish;
  isOpen: boolean;
  close: () => void;
}

/** What a visitor's heart opens. Signed in by either way, they are back here and the dish is a favourite. */
export default function SignInSheet({ recipe, isOpen, close }: Props) {
  const router = useRouter();
  const lead = (page: typeof pagePaths.login | typeof pagePaths.register) => () => {
    close();
    leadToSignIn(router, toMarkCommand('favorite', recipe, true), page);
  };
  return (
    <ResponsiveDialog isOpen={isOpen} close={close} title={markTexts.signInToKeep(recipe.title)}>
      <p className={styles.words}>{markTexts.keepHint}</p>
      <div className={styles.actions}>
        <Button variant="flame" size="xl" onClick={lead(pagePaths.login)}>
          {actionTexts.logIn}
        </Button>
        <Button variant="outline" size="xl" onClick={lead(pagePaths.register)}>
          {signInTexts.createAccount}
        </Button>
      </div>
    </ResponsiveDialog>
  );
}
