import { IconBookmark, IconMessages, IconNotes, IconPencilCheck } from '@tabler/icons-react';
import { discussions } from '~/domain/discussion/contract';
import { href } from '~/domain/kit/contract';
import { questionCreate } from '~/domain/questions/authoring/contract';
import { bookmarkedQuestions, contributedQuestions, draftQuestions } from '~/domain/questions/profile/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { showList, type WebProfileList } from '~/web/core/profile-lists';
import { lazily } from '~/web/ui/fetched';

export const questionsLists: readonly WebProfileList[] = [
  showList({
    list: bookmarkedQuestions,
    place: 20,
    id: 'learning.list.bookmarks',
    icon: IconBookmark,
    Row: lazily(async () => (await import('./rows')).BookmarkRow),
    Actions: lazily(async () => (await import('./practise-bookmarks')).PractiseBookmarks),
    begin: href(quizSetup),
  }),
  showList({
    list: discussions,
    place: 40,
    id: 'learning.list.discussions',
    icon: IconMessages,
    Row: lazily(async () => (await import('./rows')).DiscussionRow),
    begin: href(quizSetup),
  }),
  showList({
    list: contributedQuestions,
    place: 60,
    id: 'learning.list.contributed-questions',
    icon: IconPencilCheck,
    Row: lazily(async () => (await import('./rows')).ContributedRow),
    begin: href(questionCreate),
  }),
  showList({
    list: draftQuestions,
    place: 70,
    id: 'learning.list.draft-questions',
    icon: IconNotes,
    Row: lazily(async () => (await import('./rows')).DraftRow),
    begin: href(questionCreate),
  }),
];
