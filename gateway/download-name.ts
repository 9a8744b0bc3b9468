import { cutText } from '~/domain/kit/cut-text';
/** What no file may be called by, or what would end the header. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}"\\/:*?<>|%;]+/gu;

/** `Content-Disposition` for a file of this name (RFC 6266): plain letters for old clients, and the whole name for all others. */
export function downloadName(name: string, extension: string): string {
  const safe =
    cutText(
      name
        .replaceAll(UNFIT, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/^[. ]+|[. ]+$/g, ''),
      80,
    ) || 'questions';
  const plain =
    safe
      .normalize('NFKD')
      .replaceAll(/[^\x20-\x7e]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim() || 'questions';
  const whole = encodeURIComponent(`${safe}.${extension}`).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}.${extension}"; filename*=UTF-8''${whole}`;
}
