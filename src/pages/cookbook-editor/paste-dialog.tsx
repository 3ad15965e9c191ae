import * as cookbookTexts from '#texts/cookbook.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import styles from './recipe-form.module.css';

interface Props {
  isOpen: boolean;
  replace: () => void;
  add: () => void;
  /** The pasted text stays in its box. */
  cancel: () => void;
}

/** Asks what happens to a whole recipe that was pasted into a form with text. */
export function PasteDialog({ isOpen, replace, add, cancel }: Props) {
  return (
    <ResponsiveDialog isOpen={isOpen} close={cancel} title={cookbookTexts.pasteQuestion}>
      <div className={styles.form}>
        <Button variant="outline" onClick={replace}>
          {cookbookTexts.pasteReplace}
        </Button>
        <Button variant="outline" onClick={add}>
          {cookbookTexts.pasteAdd}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {cookbookTexts.pasteAsText}
        </Button>
      </div>
    </ResponsiveDialog>
  );
}
