import type { ReportKind } from './contract';

/** Longer than 10 characters, or more than 2 space-separated words (spec 1 §5, §9). Runs in the browser too. */
export const REPORT_CHARACTERS = 10;
export const REPORT_WORDS = 2;

export function isReportText(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length > REPORT_CHARACTERS || trimmed.split(/ +/).length > REPORT_WORDS;
}

/** Whether a report of this kind says enough. A report of a card only must not be empty (spec 2 §5). */
export const saysEnough = (kind: ReportKind, text: string): boolean =>
  kind === 'flashcard_report' ? text.trim() !== '' : isReportText(text);
