import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { lazily } from '~/web/ui/fetched';
import { questionPreview } from '~/domain/questions/authoring/contract';
import { quizReview, quizRun, quizSetup, quizSummary } from '~/domain/quizzes/contract';
import { aiQuizSetup, aiQuizWaiting } from '~/domain/quizzes/generation/contract';
import { packsPage } from '~/domain/quizzes/packs/contract';
import { withWords } from '~/web/messages/words';
import { packsWords } from './packs/words';
import { routes as personalRoutes } from './personal/routes';

export const routes: RouteObject[] = [
  {
    path: quizSetup.path,
    handle: { heading: 'quizzes.setup.title', mainAction: 'quizzes.setup.start' },
    lazy: async () => ({ Component: (await import('./setup/setup-page')).SetupPage }),
  },
  {
    path: packsPage.path,
    handle: { heading: 'quizzes.packs.title', lead: 'quizzes.packs.lead' },
    lazy: withWords(packsWords, async () => ({ Component: (await import('./packs/packs-page')).PacksPage })),
  },
  {
    path: quizRun.path,
    handle: { plain: true, work: true },
    lazy: async () => ({ Component: (await import('./run/run-page')).RunPage }),
  },
  { path: quizSummary.path, lazy: async () => ({ Component: (await import('./summary/summary-page')).SummaryPage }) },
  { path: quizReview.path, lazy: async () => ({ Component: (await import('./review/review-page')).ReviewPage }) },
  {
    path: aiQuizSetup.path,
    handle: { heading: 'quizzes.ai.title', lead: 'quizzes.ai.lead', mainAction: 'quizzes.ai.submit.new' },
    lazy: async () => ({ Component: (await import('./ai/ai-setup-page')).AiSetupPage }),
  },
  {
    path: aiQuizWaiting.path,
    handle: { heading: 'quizzes.ai.waiting.title' },
    lazy: async () => ({ Component: (await import('./ai/waiting-page')).WaitingPage }),
  },
  {
    path: questionPreview.path,
    handle: { heading: 'quizzes.preview.title', lead: 'quizzes.preview.lead' },
    lazy: async () => ({ Component: (await import('./preview/preview-page')).PreviewPage }),
  },
];

export const quizzesRoom: WebRoom = {
  name: 'quizzes',
  words: packsWords,
  routes: [...personalRoutes, ...routes],
  profileLists: async () => (await import('./history/lists')).quizzesLists,
  additions: { 'question-preview': lazily(async () => (await import('./preview/preview-beside')).PreviewBeside) },
  today: { 'unfinished-quiz': lazily(async () => (await import('./unfinished-today')).UnfinishedToday) },
};
