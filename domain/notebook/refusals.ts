import { conflict, notAllowed, notFound } from '../kit/errors';

export const topicNotFound = () => notFound('topic-not-found', 'The notebook has no page on this topic.');
export const guideNotFound = () => notFound('guide-not-found', 'This guide does not exist.');
export const sectionNotFound = () => notFound('section-not-found', 'This section does not exist any more.');
export const sectionNotThatText = () =>
  conflict('section-not-that-text', 'This section has another text now. Read it before you say that it is right.');
export const mayNotCheck = () =>
  notAllowed('may-not-check-section', 'Only moderators check a text, and nobody checks their own.');
