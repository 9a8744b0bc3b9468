import { conflict, notAllowed, notFound } from '../kit/errors';

export const topicNotFound = () => notFound('topic-not-found', 'The notebook has no page on this topic.');
export const guideNotFound = () => notFound('guide-not-found', 'This guide does not exist.');
export const sectionNotFound = () => notFound('section-not-found', 'This section no longer exists.');
export const sectionNotThatText = () =>
  conflict(
    'section-not-that-text',
    'The text of this section has changed. Read it before you confirm that it is correct.',
  );
export const mayNotCheck = () =>
  notAllowed('may-not-check-section', 'Only moderators check a text, and nobody checks their own.');
