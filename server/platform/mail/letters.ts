import { toLinkPath } from '#contract/account/links.ts';
import { pagePaths } from '#contract/page/paths.ts';
import { toHtmlText } from '#server/platform/http/html.ts';
import { language } from '#texts/language.ts';
import * as mailTexts from '#texts/mail.ts';

export type MailKind = 'reset' | 'confirm' | 'changed';

/** A mail as text and as HTML. The mail program chooses which one it shows. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** `token` is the token of the link, or empty for a mail without one. */
export function toLetter(kind: MailKind, publicUrl: string, token: string): Letter {
  const { subject, before, link, after } = mailTexts.letters[kind];
  const href = publicUrl + toPath(kind, token);
  return {
    subject,
    text: [...before, `${link}:\n${href}`, ...after].join('\n\n').concat('\n'),
    html: toHtml(subject, [
      ...before.map((text) => toHtmlText(text)),
      `<a href="${toHtmlText(href)}">${toHtmlText(link)}</a>`,
      ...after.map((text) => toHtmlText(text)),
    ]),
  };
}

function toPath(kind: MailKind, token: string): string {
  if (kind === 'reset') return toLinkPath(pagePaths.resetPassword, token);
  return kind === 'confirm' ? toLinkPath(pagePaths.verifyEmail, token) : pagePaths.forgotPassword;
}

/**
 * Uses no pictures, styles or remote content, so that the mail program decides about the layout, for example in dark
 * mode.
 */
function toHtml(title: string, paragraphs: readonly string[]): string {
  const body = paragraphs.map((html) => `<p>${html}</p>`).join('\n');
  return `<!doctype html>\n<html lang="${language}">\n<head><meta charset="utf-8"><title>${toHtmlText(title)}</title></head>\n<body>\n${body}\n</body>\n</html>\n`;
}
