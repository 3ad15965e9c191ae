import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { EXPORT_TYPE, exportEverything, toExportName } from '#contract/account/export.ts';
import { toAccountText } from '#domain/account/account.ts';
import { OfflineFailure } from '#platform/network/failures.ts';
import { fetchFile } from '#platform/network/fetch-file.ts';
import { saveFile } from '#platform/save-file.ts';
import * as accountTexts from '#texts/account.ts';
import * as exportTexts from '#texts/export.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { showNotice } from '#ui/notice/notices.ts';

/** Downloads all data of the member as one file. Needs a connection, because the server creates it on request. */
export function DownloadData({ close }: { close: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const fallback = exportTexts.failed;
      const file = await fetchFile(exportEverything, { fallback, contentType: EXPORT_TYPE });
      saveFile(file, toExportName(new Date()));
      showNotice({ kind: 'success', text: exportTexts.downloaded });
      close();
    } catch (failure) {
      const isOffline = failure instanceof OfflineFailure;
      setError(
        isOffline ? exportTexts.needsConnection : toAccountText(failure, exportTexts.failed),
      );
      setBusy(false);
    }
  };

  return (
    <ResponsiveDialog isOpen close={close} title={accountTexts.downloadMyData}>
      <chakra.div display="grid" gap="4">
        <p>{exportTexts.whatIsInIt}</p>
        <chakra.p color="ink.muted">{exportTexts.keepItSafe}</chakra.p>
        <FormAlert text={error} />
        <p role="status">{isBusy && exportTexts.gettingIt}</p>
        <Button aria-disabled={isBusy || undefined} onClick={() => void download()}>
          {exportTexts.download}
        </Button>
      </chakra.div>
    </ResponsiveDialog>
  );
}
