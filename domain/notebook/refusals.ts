import { notFound } from '../kit/errors';

export const topicNotFound = () => notFound('topic-not-found', 'The notebook has no page on this topic.');
export const guideNotFound = () => notFound('guide-not-found', 'This guide does not exist.');
export const sectionNotFound = () => notFound('section-not-found', 'This section does not exist any more.');
