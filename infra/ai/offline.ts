import type { Language } from '~/domain/accounts/contract';
import type { FeedbackInput, FeedbackWriter } from '~/domain/stations/feedback-writer';
import { GRADE_GROUPS, GRADES, judgedOf, percentage, type SectionScore, totalScore } from '~/domain/stations/marking';
import { escapeHtml, sanitise } from '../html/sanitise';
import { mostImportant } from './offline-advice';
import { type Band, WORDS, type Words } from './offline-words';

/** Most missed items that are spoken about; the summary page lists all of them. */
const SPOKEN_ABOUT = 3;
/** A section is called strong from this share on, in per cent, and weak below the other. */
const STRONG = 70;
const WEAK = 67;
/** Two sections differ when their shares are this far apart, in per cent. */
const APART = 20;

const paragraph = (...sentences: (string | null)[]): string => {
  const said = sentences.filter((sentence) => sentence !== null);
  return said.length === 0 ? '' : `<p>${escapeHtml(said.join(' '))}</p>`;
};
const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** `61 %` in Spanish, `61%` in English; at most one decimal. */
const perCent = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100);
const points = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
/** `7:05 min` */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;

function bandOf(ticked: number, total: number): Band {
  if (ticked === 0) return 'none';
  if (ticked === total) return 'complete';
  const score = percentage(ticked, total);
  return score < 50 ? 'low' : score < 66.7 ? 'middle' : score < 85 ? 'good' : 'very-good';
}

const shareOf = ({ ticked, total }: SectionScore): number => percentage(ticked, total);
/** Most missing marks among sections of the same share, so that the weakest is where most can be gained. */
const missing = ({ ticked, total }: SectionScore): number => total - ticked;

function extremes(sections: readonly SectionScore[]): { strongest: SectionScore | null; weakest: SectionScore | null } {
  const ranked = sections
    .filter((section) => section.total > 0)
    .sort((a, b) => shareOf(a) - shareOf(b) || missing(b) - missing(a));
  const weakest = ranked[0] ?? null;
  const strongest = ranked.at(-1) ?? null;
  if (!weakest || !strongest || shareOf(strongest) - shareOf(weakest) < APART)
    return { strongest: null, weakest: null };
  return {
    strongest: shareOf(strongest) >= STRONG ? strongest : null,
    weakest: shareOf(weakest) < WEAK ? weakest : null,
  };
}

function sectionSentences(sections: readonly SectionScore[], band: Band, words: Words): string[] {
  if (band === 'none' || band === 'complete') return [];
  const { strongest, weakest } = extremes(sections);
  if (!strongest && !weakest) return sections.length > 1 && (band === 'middle' || band === 'good') ? [words.even] : [];
  return [
    ...(strongest ? [words.strongest(strongest)] : []),
    ...(weakest ? [words.weakest(weakest, strongest !== null)] : []),
  ];
}

function progress({ earlier, language }: FeedbackInput, score: number, words: Words): string[] {
  const last = earlier.at(-1);
  if (!last) return [];
  const difference = Math.round((score - last.score) * 10) / 10;
  const change =
    difference === 0
      ? words.same
      : difference > 0
        ? words.better(points(difference, language))
        : words.worse(points(-difference, language));
  return earlier.every((one) => one.score < score) ? [change, words.best] : [change];
}

function gradeSentences({ grades }: FeedbackInput, words: Words): string[] {
  if (!grades) return [];
  const given = GRADE_GROUPS.flatMap((group) => (grades[group] ? [{ group, grade: grades[group] }] : []));
  if (given.length === 0) return [];
  const domains = given.flatMap(({ group, grade }) =>
    group === 'overall_score' ? [] : [{ group, rank: GRADES.indexOf(grade) }],
  );
  const lowest = domains.reduce<(typeof domains)[number] | null>(
    (low, one) => (low === null || one.rank < low.rank ? one : low),
    null,
  );
  const needsWork =
    lowest !== null &&
    lowest.rank < GRADES.indexOf('clear-pass') &&
    domains.some((one) => one.rank !== lowest.rank || lowest.rank < GRADES.indexOf('pass'));
  return [
    words.grades(words.listed(given.map(({ group, grade }) => `${words.group[group]} – ${words.grade[grade]}`))),
    ...(needsWork ? [words.weakestGrade[lowest.group]] : []),
  ];
}

function time(
  { seconds_used: used, seconds_allowed: allowed }: FeedbackInput,
  complete: boolean,
  words: Words,
): string | null {
  if (used === 0) return null;
  if (used > allowed) return words.over(clock(used - allowed));
  return used * 2 < allowed && !complete ? words.early(clock(allowed - used)) : null;
}

function practise(sections: readonly SectionScore[], words: Words): string {
  const open = sections
    .filter((section) => section.ticked < section.total)
    .sort((a, b) => shareOf(a) - shareOf(b) || missing(b) - missing(a));
  return open[0] ? words.practise(open[0]) : words.practiseAgain;
}

/**
 * Composes feedback from the marks alone, in the station's language, as a tutor would say it: what the score means, which
 * section was strong or weak by its share, the most important missed items, and one thing to practise. The summary page
 * lists every missed item, so they are not listed again here. Works without a network.
 */
export const writeOffline: FeedbackWriter = async (input) => {
  const words = WORDS[input.language];
  const { ticked, total, score } = totalScore(input.sections);
  const sections = judgedOf(input.sections);
  const judged = totalScore(sections).total;
  const band = bandOf(ticked, judged);
  const important = mostImportant(sections, input.language, SPOKEN_ABOUT);
  const parts = [
    paragraph(
      words.score(ticked, total, perCent(score, input.language)),
      judged < total ? words.unjudged(total - judged) : null,
      words.meaning[band],
      ...progress(input, score, words),
      ...sectionSentences(sections, band, words),
    ),
    paragraph(...gradeSentences(input, words)),
    important.length === 0
      ? ''
      : paragraph(words.important(important.length)) +
        list(important.map(({ title, why, say }) => words.missed(title, why, say))),
    paragraph(
      time(input, ticked === judged, words),
      practise(sections, words),
      input.comments.trim() === '' ? null : words.comments,
    ),
  ];
  return { html: sanitise(parts.join('')), writer: 'offline' };
};
