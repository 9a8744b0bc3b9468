import type { CleanHtml } from '~/domain/kit/html/clean-html';
import type { WrittenSummary } from '~/domain/notebook/writing/summary-writer';
import { escapeHtml, sanitise } from '../html/sanitise';

/** A draft that a writer handed over, as HTML. Its words are only words. */
export const summaryHtml = ({ parts }: Pick<WrittenSummary, 'parts'>): CleanHtml =>
  sanitise(
    parts
      .map(({ heading, text, points }) =>
        [
          heading === '' ? '' : `<h3>${escapeHtml(heading)}</h3>`,
          ...text
            .split(/\n+/)
            .filter((line) => line.trim() !== '')
            .map((line) => `<p>${escapeHtml(line.trim())}</p>`),
          points.length === 0
            ? ''
            : `<ul>${points.map((point) => `<li><strong>${escapeHtml(point.term)}</strong>: ${escapeHtml(point.text)}</li>`).join('')}</ul>`,
        ].join(''),
      )
      .join(''),
  );
