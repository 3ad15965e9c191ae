import * as v from 'valibot';
import { withoutBlank } from '#contract/platform/visible.ts';
import { Id } from '#contract/post/body.ts';
import { REPORT_TEXT_MAX } from '#contract/post/limits.ts';
import { isReadable } from '#contract/post/text.ts';

export const ReportKind = v.picklist(['post', 'comment', 'tip', 'member']);
export type ReportKind = v.InferOutput<typeof ReportKind>;

export const ReportReason = v.picklist(['spam', 'abuse', 'unsafe', 'other']);
export type ReportReason = v.InferOutput<typeof ReportReason>;

/** POST /reports. A second report of the same thing by the same member changes nothing. */
export const ReportBody = v.object({
  kind: ReportKind,
  id: Id,
  reason: ReportReason,
  text: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(REPORT_TEXT_MAX),
      v.check(isReadable),
      v.transform(withoutBlank),
    ),
    '',
  ),
});
