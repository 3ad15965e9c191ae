import * as v from 'valibot';
import * as texts from '../../texts/en/moderation-rules.ts';
import { Person } from '../post/post.ts';
import { isReadable } from '../post/post-text.ts';
import { ReportKind, ReportReason } from '../report/report.ts';
import { hasVisible } from '../visible.ts';
import { MODERATION_ACTIONS, MODERATION_NOTE_MAX } from './moderation-limits.ts';

const pagination = v.object({ hasMore: v.boolean(), nextCursor: v.nullable(v.string()) });

/** The page that shows the thing: of a comment its post, of a tip its dish. */
const Target = v.object({
  type: v.picklist(['post', 'recipe', 'member']),
  id: v.string(),
  step: v.optional(v.number()),
});

/** All open reports of one thing. Nobody is told who reported it. */
export const ReportedThing = v.object({
  /** Of the report that came first; POST /moderation/reports/{id} answers all of them. */
  _id: v.string(),
  kind: ReportKind,
  /** Of the post, comment, tip or member. */
  id: v.string(),
  /** The title of a post, the dish of a tip, the name of a member; of a comment the title of its post. */
  title: v.string(),
  /** What was written; of a member what they say about themselves. */
  content: v.string(),
  /** An address on this origin, or null. */
  image: v.nullable(v.string()),
  /** Who wrote it, or the member; null where they have left. */
  author: v.nullable(Person),
  target: Target,
  hidden: v.boolean(),
  count: v.number(),
  reasons: v.array(v.object({ reason: ReportReason, count: v.number() })),
  /** What the reporters wrote, the newest first. */
  texts: v.array(v.string()),
  /** When it was reported first, ISO 8601. */
  createdAt: v.string(),
});
export type ReportedThing = v.InferOutput<typeof ReportedThing>;

/** GET /moderation/reports: what waits longest comes first. */
export const ReportedPage = v.object({ reports: v.array(ReportedThing), pagination });
export type ReportedPage = v.InferOutput<typeof ReportedPage>;

/** POST /moderation/reports/{id}. Whoever is suspended reads the note. */
export const DecisionBody = v.object({
  action: v.picklist(MODERATION_ACTIONS, texts.actionInvalid),
  note: v.pipe(
    v.optional(v.string(texts.noteRequired), ''),
    v.check(hasVisible, texts.noteRequired),
    v.maxLength(MODERATION_NOTE_MAX, texts.noteTooLong),
    v.check(isReadable, texts.noteUnreadable),
  ),
});

/** One decision, as it stands for good. */
export const AuditEntry = v.object({
  _id: v.string(),
  /** Of the report that was answered. */
  reportId: v.string(),
  action: v.picklist(MODERATION_ACTIONS),
  note: v.string(),
  /** Who decided; a former member's name where they have left. */
  moderator: v.string(),
  kind: ReportKind,
  /** Whose it was. */
  member: v.string(),
  /** The beginning of what was written. */
  about: v.string(),
  /** It can be taken back: by `restore` at its report. */
  canRestore: v.boolean(),
  createdAt: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** GET /moderation/audit, the newest first. */
export const AuditPage = v.object({ entries: v.array(AuditEntry), pagination });
export type AuditPage = v.InferOutput<typeof AuditPage>;
