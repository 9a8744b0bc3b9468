import type { RouteObject } from 'react-router';
import { topicPage } from '~/domain/notebook/contract';

export const routes: RouteObject[] = [{ path: topicPage.path, lazy: async () => ({ Component: (await import('./topic-page')).TopicPage }) }];
