import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AuditEntry } from '#contract/moderation/schema.ts';
import { TimeSince } from '#domain/post/time-since.tsx';
import { toAgo } from '#domain/post/when.ts';
import * as moderationTexts from '#texts/moderation.ts';
import { Button } from '#ui/button/button.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { ListStates } from './list-states.tsx';
import { useAudit } from './moderation-data.ts';
import { Card } from './moderation-loading.tsx';

const EMPTY = { title: moderationTexts.noEntries, hint: moderationTexts.noEntriesHint };

/** All decisions. Only the last decision about an item can be reverted. */
export function AuditList() {
  const { entries, list } = useAudit();
  const [reportId, setReportId] = useState<string>();
  return (
    <>
      <ListStates list={list} isEmpty={entries.length === 0} empty={EMPTY}>
        {entries.map((entry) => (
          <EntryCard key={entry._id} entry={entry} restore={() => setReportId(entry.reportId)} />
        ))}
      </ListStates>
      {reportId !== undefined && (
        <DecideDialog reportId={reportId} action="restore" close={() => setReportId(undefined)} />
      )}
    </>
  );
}

function EntryCard({ entry, restore }: { entry: AuditEntry; restore: () => void }) {
  const { action, kind, member, about, note, moderator, createdAt } = entry;
  const what =
    kind === 'member'
      ? moderationTexts.aboutMember(member)
      : moderationTexts.about(moderationTexts.KINDS[kind], member);
  return (
    <Card>
      <chakra.h2
        dir="auto"
        textStyle="cardTitle"
      >{`${moderationTexts.DONE[action]}: ${what}`}</chakra.h2>
      {kind !== 'member' && (
        <chakra.p dir="auto" color="ink.muted" lineClamp="2">
          {about}
        </chakra.p>
      )}
      <chakra.p dir="auto" whiteSpace="pre-line">
        {note}
      </chakra.p>
      <chakra.p dir="auto" textStyle="small" color="ink.muted">
        <span>{`${moderationTexts.byModerator(moderator)} · `}</span>
        <TimeSince at={createdAt} toText={toAgo} hasTitle />
      </chakra.p>
      {entry.canRestore && (
        <Button
          variant="outline"
          size="sm"
          style={{ justifySelf: 'start' }}
          aria-haspopup="dialog"
          onClick={restore}
        >
          {moderationTexts.ACTIONS.restore}
        </Button>
      )}
    </Card>
  );
}
