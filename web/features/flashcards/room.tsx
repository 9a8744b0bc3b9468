import { flashcardHome } from '~/domain/flashcards/home/contract';
import { examPlan, memoryProgress } from '~/domain/flashcards/plan/contract';
import { flashcardReview, flashcardSetup, flashcardSummary } from '~/domain/flashcards/review/contract';
import { cardsAway, reviewAway } from '~/domain/flashcards/away/contract';
import { importLog, importStart } from '~/domain/flashcards/exchange/contract';
import type { WebRoom } from '~/web/core/room';
import { lazily } from '~/web/ui/fetched';
import { withWords } from '~/web/messages/words';
import { decksRoutes } from './decks/routes';
import { draftingRoutes } from './drafting/routes';
import { words } from './words';

export const flashcardsRoom: WebRoom = {
  name: 'flashcards',
  routes: [
    ...draftingRoutes,
    {
      path: flashcardHome.path,
      handle: { plain: true, heading: 'flashcards.title' },
      lazy: withWords(words, async () => ({ Component: (await import('./home/home-page')).HomePage })),
    },
    {
      path: flashcardSetup.path,
      handle: { heading: 'flashcards.setup', lead: 'flashcards.setup.lead', mainAction: 'flashcards.setup.start' },
      lazy: withWords(words, async () => ({ Component: (await import('./setup/setup-page')).SetupPage })),
    },
    {
      path: flashcardReview.path,
      handle: { plain: true, work: true },
      lazy: withWords(words, async () => ({ Component: (await import('./review/review-page')).ReviewPage })),
    },
    {
      path: flashcardSummary.path,
      handle: { heading: 'flashcards.summary' },
      lazy: withWords(words, async () => ({ Component: (await import('./summary/summary-page')).SummaryPage })),
    },
    {
      path: cardsAway.path,
      handle: { heading: 'flashcards.away.title', lead: 'flashcards.away.lead' },
      lazy: withWords(words, async () => ({ Component: (await import('./away/away-page')).AwayPage })),
    },
    {
      path: reviewAway.path,
      handle: { plain: true, work: true },
      lazy: withWords(words, async () => ({ Component: (await import('./away/away-review-page')).AwayReviewPage })),
    },
    {
      path: examPlan.path,
      handle: { heading: 'flashcard-plan.title', lead: 'flashcard-plan.lead' },
      lazy: withWords(words, async () => ({ Component: (await import('./plan/plan-page')).PlanPage })),
    },
    {
      path: memoryProgress.path,
      handle: { heading: 'flashcard-progress.title', lead: 'flashcard-progress.lead' },
      lazy: withWords(words, async () => ({ Component: (await import('./progress/progress-page')).ProgressPage })),
    },
    ...decksRoutes,
    {
      path: importStart.path,
      handle: { heading: 'flashcards.exchange.title', lead: 'flashcards.exchange.lead' },
      lazy: withWords(words, async () => ({ Component: (await import('./exchange/import-page')).ImportPage })),
    },
    {
      path: importLog.path,
      lazy: withWords(words, async () => ({ Component: (await import('./exchange/import-log-page')).ImportLogPage })),
    },
  ],
  words,
  profileLists: withWords(words, async () => (await import('./profile/lists')).flashcardsLists),
  today: {
    'unfinished-flashcards': lazily(withWords(words, async () => (await import('./today')).UnfinishedToday)),
    'exam-plan': lazily(withWords(words, async () => (await import('./plan/plan-today')).PlanToday)),
    'due-flashcards': lazily(withWords(words, async () => (await import('./today')).DueToday)),
  },
};
