import * as v from 'valibot';
import { hasVisible } from '#contract/platform/visible.ts';
import { Person } from '#contract/post/schema.ts';
import { isReadable } from '#contract/post/text.ts';
import * as moderationTexts from '#texts/moderation.ts';
import { MODERATION_ACTIONS, MODERATION_NOTE_MAX } from './limits.ts';
import { ReportKind, ReportReason } from './report.ts';

const pagination = v.object({ hasMore: v.boolean(), nextCursor: v.nullable(v.string()) });

/** The page that shows the thing: the post of a comment, the dish of a tip. */
const Target = v.object({
  type: v.picklist(['post', 'recipe', 'member']),
  id: v.string(),
  step: v.optional(v.number()),
});

/** All open reports about the same post, comment, tip or member. Never names the reporters. */
export const ReportedThing = v.object({
  /** Id of the oldest report. POST /moderation/reports/{id} with it answers all reports of the thing. */
  _id: v.string(),
  kind: ReportKind,
  /** Id of the post, comment, tip or member. */
  id: v.string(),
  /** Title of the post (also for a comment), dish of the tip, or name of the member. */
  title: v.string(),
  /** The reported text; for a member, their bio. */
  content: v.string(),
  /** An address on this origin, or null. */
  image: v.nullable(v.string()),
  /** The author, or the reported member. Null if they have left. */
  author: v.nullable(Person),
  target: Target,
  hidden: v.boolean(),
  count: v.number(),
  reasons: v.array(v.object({ reason: ReportReason, count: v.number() })),
  /** Texts of the reporters, newest first. */
  texts: v.array(v.string()),
  /** Time of the first report, ISO 8601. */
  createdAt: v.string(),
});
export type ReportedThing = v.InferOutput<typeof ReportedThing>;

export const ReportedPage = v.object({ reports: v.array(ReportedThing), pagination });
export type ReportedPage = v.InferOutput<typeof ReportedPage>;

/** POST /moderation/reports/{id}. A suspended member can read the note. */
export const DecisionBody = v.object({
  action: v.picklist(MODERATION_ACTIONS, moderationTexts.actionInvalid),
  note: v.pipe(
    v.optional(v.string(moderationTexts.noteRequired), ''),
    v.check(hasVisible, moderationTexts.noteRequired),
    v.maxLength(MODERATION_NOTE_MAX, moderationTexts.noteTooLong),
    v.check(isReadable, moderationTexts.noteUnreadable),
  ),
});

export const AuditEntry = v.object({
  _id: v.string(),
  reportId: v.string(),
  action: v.picklist(MODERATION_ACTIONS),
  note: v.string(),
  /** Name of the moderator, or "A former member" if they have left. */
  moderator: v.string(),
  kind: ReportKind,
  member: v.string(),
  about: v.string(),
  /** True if `restore` can revert the decision. */
  canRestore: v.boolean(),
  createdAt: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

export const AuditPage = v.object({ entries: v.array(AuditEntry), pagination });
export type AuditPage = v.InferOutput<typeof AuditPage>;
