import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import { AUDIT_ABOUT_MAX, type ModerationAction } from '#contract/moderation/limits.ts';
import type { AuditEntry } from '#contract/moderation/schema.ts';
import { truncate } from '#contract/platform/truncate.ts';
import { Problem } from '#server/platform/problem.ts';
import { isUuid } from '#server/platform/uuid.ts';
import * as moderationTexts from '#texts/moderation.ts';
import {
  endSuspension,
  hideMember,
  isModerator,
  saveSuspension,
  showMember,
} from './account-status-store.ts';
import { findEntry, findLastAction, insertAction } from './audit-store.ts';
import { closeReports, type FoundReport, lockReports } from './report-store.ts';
import { deleteThing, findThing, type Thing, updateHidden } from './things.ts';

interface Decision {
  reportId: string;
  moderatorId: string;
  action: ModerationAction;
  note: string;
}

/** Applies and records a decision for all reports of a thing. `imageIds` are the pictures of a deleted post. */
export async function decide(
  client: PoolClient,
  { reportId, moderatorId, action, note }: Decision,
): Promise<{ entry: AuditEntry; imageIds: readonly string[] }> {
  const report = isUuid(reportId) ? await lockReports(client, reportId) : undefined;
  const thing = report && (await findThing(client, report.kind, report.thingId));
  if (!thing) throw new Problem(404, moderationTexts.reportNotFound);
  // Only `restore` may act on a closed report. Any other action on it means that the moderator's list is stale.
  if (action !== 'restore' && !report.isOpen) {
    throw new Problem(409, moderationTexts.alreadyDecided, { code: 'stale' });
  }
  if (thing.authorId === moderatorId) throw new Problem(403, moderationTexts.ownThing);
  const imageIds = await act(client, { action, note, report, thing });
  if (action !== 'restore') await closeReports(client, report);
  const id = v7();
  const { kind, thingId } = report;
  const about = toAbout(report, thing);
  const memberId = thing.authorId;
  const done = { id, reportId, moderatorId, kind, thingId, memberId, action, note, about };
  await insertAction(client, done);
  return { entry: await findEntry(client, id), imageIds };
}

interface Act {
  action: ModerationAction;
  note: string;
  report: FoundReport;
  thing: Thing;
}

async function act(
  client: PoolClient,
  { action, note, report, thing }: Act,
): Promise<readonly string[]> {
  const { kind, thingId } = report;
  const last = action === 'restore' ? await findLastAction(client, kind, thingId) : undefined;
  if (action === 'suspend') await suspend(client, thing.authorId, note);
  if (last === 'suspend' && thing.authorId !== null) await endSuspension(client, thing.authorId);
  if (kind === 'member') {
    if (action === 'delete') throw new Problem(422, moderationTexts.notOfMembers);
    if (action === 'hide') {
      await suspend(client, thingId, note);
      await hideMember(client, thingId);
    }
    if (last === 'hide') {
      await endSuspension(client, thingId);
      await showMember(client, thingId);
    }
    return [];
  }
  if (action === 'delete') return deleteThing(client, kind, thingId);
  if (action !== 'dismiss') await updateHidden(client, kind, thingId, action !== 'restore');
  return [];
}

async function suspend(client: PoolClient, memberId: string | null, note: string): Promise<void> {
  if (memberId === null) throw new Problem(422, moderationTexts.authorLeft);
  if (await isModerator(client, memberId)) throw new Problem(422, moderationTexts.isModerator);
  await saveSuspension(client, memberId, note);
}

function toAbout({ kind }: FoundReport, { title, content }: Thing): string {
  return truncate(kind === 'comment' || kind === 'tip' ? content : title, AUDIT_ABOUT_MAX);
}
