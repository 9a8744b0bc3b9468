import type { topicPage } from '~/domain/notebook/contract';
import type { PageData } from '~/domain/kit/contract';

/** A section as a page of the notebook shows it. */
export type ShownSection = PageData<typeof topicPage>['sections'][number];
/** A topic that a term leads to. */
export type LinkedTopic = PageData<typeof topicPage>['linked_topics'][number];
