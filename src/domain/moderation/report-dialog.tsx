import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import type { ReportKind, ReportReason } from '#contract/moderation/report.ts';
import { REPORT_TEXT_MAX } from '#contract/post/limits.ts';
import { toOurText } from '#domain/outbox/submit.ts';
import { submitAndFollow } from '#domain/outbox/submit-and-follow.ts';
import * as reportTexts from '#texts/report.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/dialog/responsive-dialog.tsx';
import { RadioChips } from '#ui/form/radio-chips.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { showNotice } from '#ui/notice/notices.ts';

interface Props {
  kind: ReportKind;
  id: string;
  name: string;
  close: () => void;
}

const REASONS = (['spam', 'abuse', 'unsafe', 'other'] as const).map((value) => ({
  value,
  label: reportTexts.REASONS[value],
}));

/** Sends a report to the moderators. It is queued while offline. */
export function ReportDialog({ kind, id, name, close }: Props) {
  const [reason, setReason] = useState<ReportReason>('spam');
  const [text, setText] = useState('');
  const isTooLong = text.length > REPORT_TEXT_MAX;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong) return;
    close();
    submitAndFollow({ op: 'report.send', kind, id, name, reason, text: text.trim() }, (what) =>
      showNotice(
        what === 'sent'
          ? { kind: 'success', text: reportTexts.sent }
          : { kind: 'info', text: reportTexts.waits },
      ),
    ).catch((error: unknown) =>
      showNotice({ kind: 'error', text: toOurText(error) ?? reportTexts.notSent }),
    );
  };
  return (
    <ResponsiveDialog isOpen close={close} title={reportTexts.reportTitle(kind, name)}>
      <chakra.form display="grid" gap="5" onSubmit={send} noValidate>
        <RadioChips
          legend={reportTexts.whatIsWrong}
          value={reason}
          options={REASONS}
          choose={setReason}
          look="chips"
        />
        <TextArea
          label={reportTexts.moreWords}
          value={text}
          limit={REPORT_TEXT_MAX}
          rows={3}
          error={isTooLong ? reportTexts.tooLong : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <chakra.p textStyle="small" color="ink.muted">
          {reportTexts.whoReads}
        </chakra.p>
        <Button type="submit" variant="flame" size="lg">
          {reportTexts.sendReport}
        </Button>
      </chakra.form>
    </ResponsiveDialog>
  );
}
