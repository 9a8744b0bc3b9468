import { href } from '~/domain/kit/contract';
import type { CalendarFile, Mail } from '~/domain/kit/mail';
import type { Language } from '~/domain/kit/person';
import { unsubscribePage } from '~/domain/mails/contract';
import { subscriptionId } from '~/domain/mails/subscription-id';

/** What every mail says below its own words. */
const FOOT: Record<Language, { why: string; unsubscribe: string; paste: string }> = {
  en: {
    why: 'You get this email because this address was given for an account at {origin}.',
    unsubscribe: 'Stop these emails',
    paste: 'If the button does nothing, copy this address into your browser:',
  },
  es: {
    why: 'Recibes este correo porque esta dirección se indicó para una cuenta de {origin}.',
    unsubscribe: 'Dejar de recibir estos correos',
    paste: 'Si el botón no hace nada, copia esta dirección en tu navegador:',
  },
};

export interface Rendered {
  subject: string;
  text: string;
  html: string;
  /** Where a provider's button ends such mails (RFC 8058); null for mails that nobody can end. */
  unsubscribeUrl: string | null;
  /** Null for mails about nothing that has a time. */
  calendar: CalendarFile | null;
}

interface Context {
  language: Language;
  /** Of the recipient; null for an address without an account. */
  accountId: number | null;
  /** Without a slash at its end. */
  origin: string;
  /** Makes an id a token (`link-token.ts`). */
  sign: (id: string) => string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
/** On one line: what a person wrote cannot begin another header or paragraph. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** @throws Error when the words name a value that the mail does not have */
function fill(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the words of a mail name {${name}}, which it does not have`);
    return oneLine(value);
  });
}

const P = 'margin:0 0 16px';
const SMALL = 'margin:0 0 12px;font-size:13px;line-height:1.5;color:#5a6672';

export function renderMail(template: Mail, body: Readonly<Record<string, string>>, context: Context): Rendered {
  const { language, origin, sign, accountId } = context;
  const words = template.words[language];
  const foot = FOOT[language];
  const values = template.values.parse(body);
  const link = template.link && words.button ? `${origin}${template.link(values, sign)}` : null;
  const unsubscribeUrl =
    template.optional && accountId !== null
      ? `${origin}${href(unsubscribePage, { token: sign(subscriptionId(accountId, template.optional)) })}`
      : null;

  const subject = fill(words.subject, values);
  // A paragraph of a value that is empty is left out.
  const paragraphs = (all: readonly string[]) => all.map((one) => fill(one, values)).filter((one) => one !== '');
  const before = paragraphs(words.text);
  const after = paragraphs(words.after ?? []);
  const why = fill(foot.why, { origin });

  const text = [
    ...before,
    ...(link ? [`${words.button}:\n${link}`] : []),
    ...after,
    ['--', why, ...(unsubscribeUrl ? [`${foot.unsubscribe}: ${unsubscribeUrl}`] : [])].join('\n'),
  ].join('\n\n');

  const paragraph = (content: string, style = P) => `<p style="${style}">${escapeHtml(content)}</p>`;
  const anchor = (url: string, name: string, style: string) =>
    `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(name)}</a>`;
  const button = link
    ? `<p style="margin:24px 0">${anchor(link, words.button!, 'display:inline-block;padding:12px 24px;border-radius:8px;background:#11665d;color:#ffffff;font-weight:600;text-decoration:none')}</p>`
    : '';
  const paste = link
    ? `<p style="${SMALL}">${escapeHtml(foot.paste)}<br>${anchor(link, link, 'color:#0c5049;word-break:break-all')}</p>`
    : '';
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f1ec;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;color:#22201c">
<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border:1px solid #e0dcd3;border-radius:12px">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#11665d">Wardmates</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${before.map((one) => paragraph(one)).join('\n')}
${button}
${after.map((one) => paragraph(one)).join('\n')}
<hr style="margin:28px 0 20px;border:0;border-top:1px solid #e0dcd3">
${paste}
${paragraph(why, SMALL)}
${unsubscribeUrl ? `<p style="${SMALL}">${anchor(unsubscribeUrl, foot.unsubscribe, 'color:#0c5049')}</p>` : ''}
</div></body></html>`;
  return { subject, text, html, unsubscribeUrl, calendar: template.calendar?.(values, origin) ?? null };
}
