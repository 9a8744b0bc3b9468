import { SUMMARY_FILTERS } from '~/domain/flashcards/review/contract';
import { BINS } from '~/domain/kit/leitner';

export interface SummaryFilters {
  answers: (typeof SUMMARY_FILTERS)[number];
  /** Null stands for all bins. */
  bin: number | null;
  bookmarked: boolean;
}

/** What the address says; what it says wrongly is no filter. */
export function filtersIn(search: URLSearchParams): SummaryFilters {
  const bin = search.get('bin');
  return {
    answers: SUMMARY_FILTERS.find((one) => one === search.get('answers')) ?? 'all',
    bin: bin === null ? null : (BINS.find((one) => String(one) === bin) ?? null),
    bookmarked: search.get('bookmarked') === 'true',
  };
}

/** The query of the address, without what filters nothing. */
export const addressOf = ({ answers, bin, bookmarked }: SummaryFilters, page: number) => ({
  page: page > 1 ? page : undefined,
  answers: answers === 'all' ? undefined : answers,
  bin: bin ?? undefined,
  bookmarked: bookmarked ? true : undefined,
});
