import { href, type PageData } from '~/domain/kit/contract';
import { guideEditor, topicEditor } from '~/domain/notebook/writing/contract';
import { runAction } from '~/web/live/client';
import { get } from '~/web/live/request';

export type EditorPageData = PageData<typeof topicEditor>;
export type PageKind = 'topic' | 'guide';

/** What an address of an editor asks for. */
export interface Asked {
  section?: number | undefined;
  draft?: number | undefined;
  language?: 'en' | 'es' | undefined;
}

type Written = Parameters<typeof runAction<typeof topicEditor, 'autosave'>>[3];
type Generate = Parameters<typeof runAction<typeof topicEditor, 'generate'>>[3];

/** The editor of one page: the same for a topic and for a guide, at addresses of their own. */
export function pageOf(kind: PageKind, slug: string) {
  const topic = { params: { topic_slug: slug } };
  const guide = { params: { slug } };
  const url = (asked: Asked): string =>
    kind === 'topic' ? href(topicEditor, topic.params, { ...asked }) : href(guideEditor, guide.params, { ...asked });
  return {
    kind,
    slug,
    url,
    fetch: async (asked: Asked) => (await get(url(asked))) as EditorPageData,
    autosave: (input: Written) =>
      kind === 'topic'
        ? runAction(topicEditor, 'autosave', topic, input)
        : runAction(guideEditor, 'autosave', guide, input),
    submit: (input: Written) =>
      kind === 'topic'
        ? runAction(topicEditor, 'submit', topic, input)
        : runAction(guideEditor, 'submit', guide, input),
    discard: (proposal_id: number) =>
      kind === 'topic'
        ? runAction(topicEditor, 'discard', topic, { proposal_id })
        : runAction(guideEditor, 'discard', guide, { proposal_id }),
    generate: (input: Generate) =>
      kind === 'topic'
        ? runAction(topicEditor, 'generate', topic, input)
        : runAction(guideEditor, 'generate', guide, input),
  };
}
export type EditedPage = ReturnType<typeof pageOf>;
