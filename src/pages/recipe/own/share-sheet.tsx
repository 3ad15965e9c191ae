import { Link2, QrCode, Text } from 'lucide-react';
import { Suspense, useState } from 'react';
import { toCookbookText } from '#contract/cookbook/recipe.ts';
import { VISIBILITIES } from '#contract/cookbook/text.ts';
import { toPlainText } from '#contract/cookbook/write/plain-text.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { setVisibility } from '#domain/cookbook/changes.ts';
import { useHousehold } from '#domain/household/queries.ts';
import type { CookbookView } from '#domain/overlay/views.ts';
import { copyText, shareAndNotify } from '#domain/post/share-page.ts';
import { useSession } from '#platform/session.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { RadioChips } from '#ui/form/radio-chips.tsx';
import { showNotice } from '#ui/notice/notices.ts';
import { optionalPart } from '#ui/optional-part.ts';
import styles from './own.module.css';

const PassOnDialog = optionalPart(() =>
  import('#domain/cookbook/import/parts.ts').then((part) => part.PassOnDialog),
);

interface Props {
  view: CookbookView;
  isOpen: boolean;
  close: () => void;
}

/** Sets the readers of a recipe, and sends its link or text. A visitor's recipe exists only on the device. */
export function ShareSheet({ view: { recipe }, isOpen, close }: Props) {
  const isMember = useSession() !== undefined;
  const [isPassingOn, setPassingOn] = useState<boolean>();
  const { household } = useHousehold();
  const { _id, title, visibility } = recipe;
  const options = VISIBILITIES.filter(
    (one) => one !== 'household' || household || visibility === one,
  ).map((value) => ({ value, label: cookbookTexts.visibilities[value] }));
  const hasLink = visibility === 'link' || visibility === 'public';
  const choose = async (value: (typeof VISIBILITIES)[number]) => {
    const failure = await setVisibility(_id, value);
    if (failure !== undefined) showNotice({ kind: 'error', text: failure });
  };
  const url = new URL(pagePaths.recipe(_id), location.href).href;
  return (
    <ResponsiveDialog isOpen={isOpen} close={close} title={cookbookTexts.shareTitle(title)}>
      <div className={styles.sheet}>
        {isMember && (
          <RadioChips
            legend={cookbookTexts.whoCanSee}
            look="chips"
            value={visibility}
            options={options}
            choose={(value) => void choose(value)}
          />
        )}
        {isMember && hasLink && (
          <Button variant="flame" onClick={() => void shareAndNotify({ title, url })}>
            <Link2 size={20} />
            {cookbookTexts.sendLink}
          </Button>
        )}
        <Button
          variant="outline"
          onClick={() => void sendText(title, toPlainText(toCookbookText(recipe)))}
        >
          <Text size={20} />
          {cookbookTexts.sendText}
        </Button>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setPassingOn(true)}>
          <QrCode size={20} />
          {cookbookTexts.passOn}
        </Button>
        {isPassingOn !== undefined && (
          <Suspense fallback={null}>
            <PassOnDialog recipe={recipe} isOpen={isPassingOn} close={() => setPassingOn(false)} />
          </Suspense>
        )}
      </div>
    </ResponsiveDialog>
  );
}

/** Opens the share sheet of the device, or copies the text. */
async function sendText(title: string, text: string): Promise<void> {
  // Undefined in old browsers and on plain http.
  const device: Partial<Navigator> = navigator;
  if (device.share) {
    try {
      await device.share({ title, text });
      return;
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof Error && error.name === 'AbortError') return;
    }
  }
  const isCopied = await copyText(text);
  showNotice(
    isCopied
      ? { kind: 'success', text: cookbookTexts.textCopied }
      : { kind: 'error', text: cookbookTexts.textNotCopied },
  );
}
