import * as v from 'valibot';
import { defineWrite, toRequest } from '#contract/platform/define-write.ts';
import { sendReport } from './endpoints.ts';
import { ReportKind, ReportReason } from './report.ts';

/** `name` is the author's name for the list of queued writes. */
const fields = {
  kind: ReportKind,
  id: v.string(),
  name: v.string(),
  reason: ReportReason,
  text: v.string(),
};

const toThing = ({ kind, id }: { kind: ReportKind; id: string }) => `report:${kind}:${id}`;

export const reportSend = defineWrite('report.send', fields, {
  endpoints: [sendReport],
  request: ({ op: _op, name: _name, ...body }) => toRequest(sendReport, {}, { body }),
  entity: toThing,
  lanes: (command) => [toThing(command)],
  passesRefused: true,
  collapse: { kind: 'last-wins', key: toThing },
  missingTarget: 'drop',
  // The server stores one report per reporter and thing, however often it is sent.
  resend: 'for-ever',
});
