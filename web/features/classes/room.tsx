import { IconSchool } from '@tabler/icons-react';
import { classesPage, classPage, tutorClassPage, tutorPage, tutorsPage } from '~/domain/classes/contract';
import type { WebRoom } from '~/web/core/room';
import { type RoomWords, withWords } from '~/web/messages/words';

const words: RoomWords = {
  room: 'classes',
  files: {
    en: () => import('./words.en.json'),
    es: () => import('./words.es.json'),
  },
};

export const classesRoom: WebRoom = {
  name: 'classes',
  routes: [
    {
      path: classesPage.path,
      handle: { heading: 'classes.title', lead: 'classes.lead' },
      lazy: withWords(words, async () => ({ Component: (await import('./classes-page')).ClassesPage })),
    },
    {
      path: classPage.path,
      lazy: withWords(words, async () => ({ Component: (await import('./class-page')).ClassPage })),
    },
    {
      path: tutorPage.path,
      handle: { heading: 'classes.tutor.title', lead: 'classes.tutor.lead' },
      lazy: withWords(words, async () => ({ Component: (await import('./tutor-page')).TutorPage })),
    },
    {
      path: tutorClassPage.path,
      lazy: withWords(words, async () => ({ Component: (await import('./tutor-class-page')).TutorClassPage })),
    },
    {
      path: tutorsPage.path,
      handle: { heading: 'classes.tutors.title', lead: 'classes.tutors.lead' },
      lazy: withWords(words, async () => ({ Component: (await import('./tutors-page')).TutorsPage })),
    },
  ],
  words,
  menu: [
    { to: classesPage.path, id: 'classes.title', icon: IconSchool },
    { to: tutorsPage.path, id: 'classes.tutors.title', icon: IconSchool, ability: 'operate' },
  ],
};
