import { Ban } from 'lucide-react';
import { submit, toOurText } from '#domain/outbox/submit.ts';
import * as reportTexts from '#texts/report.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { showNotice } from '#ui/notice/notices.ts';

interface Props {
  person: { id: string; name: string };
  close: () => void;
  leave: (() => unknown) | undefined;
}

export function BlockDialog({ person: { id, name }, close, leave }: Props) {
  const block = async () => {
    close();
    try {
      // The page is left first, because the block removes its content.
      await leave?.();
      await submit([{ command: { op: 'block.set', userId: id, name, on: true } }]);
      showNotice({ kind: 'success', text: reportTexts.blocked(name) });
    } catch (error) {
      showNotice({ kind: 'error', text: toOurText(error) ?? reportTexts.notChanged });
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={reportTexts.blockQuestion(name)}
      icon={<Ban size={26} />}
      danger
      keep={reportTexts.keep}
      confirm={reportTexts.doBlock}
      onKeep={close}
      onConfirm={() => void block()}
    >
      {reportTexts.blockHint}
    </ConfirmDialog>
  );
}
