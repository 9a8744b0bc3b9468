import type { RouteObject } from 'react-router';
import type { WebRoom } from '~/web/core/room';
import { lazily } from '~/web/ui/fetched';
import { joinGroup, joinPrompt, lobbyPage } from '~/domain/group-practice/contract';
import { tryGroupPage } from '~/domain/group-practice/try-contract';

/** `/join/`, `/join/{pin}/` and `/group-study/{pin}/` (spec 3 §2); `/try/group/`, where a group is opened without an account. */
export const routes: RouteObject[] = [
  {
    path: joinPrompt.path,
    handle: { plain: true, heading: 'group-practice.join.title', mainAction: 'group-practice.join.continue' },
    lazy: async () => ({ Component: (await import('./join-prompt-page')).JoinPromptPage }),
  },
  {
    path: joinGroup.path,
    handle: { plain: true, heading: 'group-practice.join.title' },
    lazy: async () => ({ Component: (await import('./join-page')).JoinPage }),
  },
  {
    path: tryGroupPage.path,
    handle: { plain: true, heading: 'group-practice.try.title', mainAction: 'group-practice.try.open' },
    lazy: async () => ({ Component: (await import('./try-page')).TryPage }),
  },
  {
    path: lobbyPage.path,
    handle: { plain: true, work: true, mainAction: 'group-practice.start' },
    lazy: async () => ({ Component: (await import('./group-page')).GroupPage }),
  },
];

export const groupPracticeRoom: WebRoom = {
  name: 'group-practice',
  routes,
  today: { group: lazily(async () => (await import('./group-today')).GroupToday) },
};
