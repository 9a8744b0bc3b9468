import type { Language } from '../../domain/accounts/contract';
import type { FeedbackInput, FeedbackWriter } from '../../domain/stations/feedback-writer';
import { GRADE_GROUPS, totalScore } from '../../domain/stations/marking';
import { escapeHtml, sanitise } from '../html';
import { WORDS, type Words } from './offline-words';

const paragraph = (...sentences: string[]): string => `<p>${escapeHtml(sentences.join(' '))}</p>`;
const heading = (text: string): string => `<h3>${escapeHtml(text)}</h3>`;
const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** `61 %` in Spanish, `61%` in English; at most one decimal. */
const perCent = (value: number, language: Language): string => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100);
const points = (value: number, language: Language): string => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);

/** `7:05 min` */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;

function strengths(input: FeedbackInput, words: Words): string {
  const good = input.sections.filter((section) => section.total > 0 && section.ticked * 2 >= section.total);
  if (good.length === 0) return heading(words.strengths) + paragraph(words.noStrengths);
  const lines = good.map(({ title, ticked, total }) => (ticked === total ? words.complete(title, total) : words.partly(title, ticked, total)));
  return heading(words.strengths) + list(lines);
}

function missed(input: FeedbackInput, words: Words): string {
  const lacking = input.sections.filter((section) => section.ticked < section.total);
  if (lacking.length === 0) return heading(words.missed) + paragraph(words.noMissed);
  const groups = lacking.map((section) => `<p><strong>${escapeHtml(section.title)}</strong></p>${list(section.items.filter((item) => !item.ticked).map((item) => item.title))}`);
  return heading(words.missed) + groups.join('');
}

function gradeLines(input: FeedbackInput, words: Words): string {
  const { grades } = input;
  if (!grades) return '';
  const lines = GRADE_GROUPS.flatMap((group) => {
    const grade = grades[group];
    return grade ? [`${words.group[group]}: ${words.grade[grade]}`] : [];
  });
  return lines.length > 0 ? heading(words.grades) + list(lines) : '';
}

function time({ seconds_used: used, seconds_allowed: allowed }: FeedbackInput, complete: boolean, words: Words): string {
  if (used === 0) return heading(words.time) + paragraph(words.noClock);
  const verdict = used > allowed ? words.over(clock(used - allowed)) : used * 2 < allowed && !complete ? words.early : words.within;
  return heading(words.time) + paragraph(words.used(clock(used), clock(allowed)), verdict);
}

function progress({ earlier, language }: FeedbackInput, score: number, words: Words): string {
  const last = earlier.at(-1);
  if (!last) return heading(words.progress) + paragraph(words.first);
  const difference = Math.round((score - last.score) * 10) / 10;
  const before = perCent(last.score, language);
  const change =
    difference === 0 ? words.same(before) : difference > 0 ? words.better(before, points(difference, language)) : words.worse(before, points(-difference, language));
  const best = earlier.every((one) => one.score < score) ? [words.best] : [];
  return heading(words.progress) + paragraph(change, ...best);
}

function next(input: FeedbackInput, words: Words): string {
  const weakest = [...input.sections].sort((a, b) => b.total - b.ticked - (a.total - a.ticked))[0];
  const lines = weakest && weakest.ticked < weakest.total ? [words.startWith(weakest.title), words.repeat] : [words.repeat];
  return heading(words.next) + list(lines);
}

/** Composes feedback from the marks alone, in the station's language, and says that it is automatic. Works without a network. */
export const writeOffline: FeedbackWriter = async (input) => {
  const words = WORDS[input.language];
  const { ticked, total, score } = totalScore(input.sections);
  const parts = [
    `<p><em>${escapeHtml(words.automatic)}</em></p>`,
    paragraph(words.overall(ticked, total, perCent(score, input.language))),
    strengths(input, words),
    missed(input, words),
    gradeLines(input, words),
    time(input, ticked === total, words),
    progress(input, score, words),
    next(input, words),
    input.comments.trim() === '' ? '' : paragraph(words.comments),
  ];
  return { html: sanitise(parts.join('')), writer: 'offline' };
};
