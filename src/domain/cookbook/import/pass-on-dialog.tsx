import { FileDown, Printer, Share2 } from 'lucide-react';
import { type ExportFormat, toExportFileName } from '#contract/cookbook/export.ts';
import { toCookbookText } from '#contract/cookbook/recipe.ts';
import type { CookbookRecipe } from '#contract/cookbook/schema.ts';
import { toCooklang } from '#contract/cookbook/write/cooklang.ts';
import { toJsonLd } from '#contract/cookbook/write/jsonld.ts';
import { toPlainText } from '#contract/cookbook/write/plain-text.ts';
import { ignoreError } from '#contract/platform/ignore-error.ts';
import { saveFile } from '#platform/save-file.ts';
import * as texts from '#texts/cookbook-import.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import styles from './import.module.css';
import { toQrAddress } from './qr-address.ts';

interface Props {
  isOpen: boolean;
  close: () => void;
  recipe: CookbookRecipe;
}

/** Passes a recipe on: as a code, as a file or on paper. Nothing of it needs a network. */
export function PassOnDialog({ isOpen, close, recipe }: Props) {
  return (
    <ResponsiveDialog isOpen={isOpen} close={close} title={texts.passOn}>
      <Ways recipe={recipe} close={close} />
    </ResponsiveDialog>
  );
}

function Ways({ recipe, close }: Omit<Props, 'isOpen'>) {
  const address = toQrAddress(toCookbookText(recipe), location.origin);
  const print = () => {
    close();
    // The dialog must have left the page.
    setTimeout(() => globalThis.print(), 400);
  };
  return (
    <div className={styles.body}>
      {address === undefined ? (
        <p>{texts.tooLong}</p>
      ) : (
        <>
          <p className={styles.muted}>{texts.scan}</p>
          <QrCode text={address} label={texts.qrLabel(recipe.title)} className={styles.code} />
        </>
      )}
      <Button variant="flame" onClick={() => void share(recipe)}>
        <Share2 size={20} />
        {texts.shareFile}
      </Button>
      <div className={styles.ways}>
        <Save recipe={recipe} format="jsonld" label={texts.saveJsonLd} />
        <Save recipe={recipe} format="cooklang" label={texts.saveCooklang} />
        <Save recipe={recipe} format="text" label={texts.saveText} />
        <Button size="sm" variant="outline" onClick={print}>
          <Printer size={20} />
          {texts.print}
        </Button>
      </div>
    </div>
  );
}

interface SaveProps {
  recipe: CookbookRecipe;
  format: ExportFormat;
  label: string;
}

function Save({ recipe, format, label }: SaveProps) {
  return (
    <Button
      size="sm"
      variant="outline"
      onClick={() => {
        const file = toFile(recipe, format);
        saveFile(file, file.name);
      }}
    >
      <FileDown size={20} />
      {label}
    </Button>
  );
}

function toFile(recipe: CookbookRecipe, format: ExportFormat): File {
  const text = toCookbookText(recipe);
  const content =
    format === 'cooklang'
      ? toCooklang(text)
      : format === 'text'
        ? toPlainText(text)
        : `${JSON.stringify(toJsonLd(text), undefined, 2)}\n`;
  const type = format === 'jsonld' ? 'application/ld+json' : 'text/plain';
  return new File([content], toExportFileName(recipe.title, format), { type });
}

/** Browsers share no `.jsonld` file, so the same content is sent as text. Without a share sheet it is saved. */
async function share(recipe: CookbookRecipe): Promise<void> {
  const file = toFile(recipe, 'jsonld');
  const sent = new File([file], file.name.replace(/\.jsonld$/, '.txt'), { type: 'text/plain' });
  const device: Partial<Navigator> = navigator;
  if (device.share === undefined || device.canShare?.({ files: [sent] }) !== true) {
    saveFile(file, file.name);
    return;
  }
  await ignoreError(navigator.share({ files: [sent], title: recipe.title }), 'the user may cancel');
}
