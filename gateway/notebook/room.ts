import type { FastifyInstance } from 'fastify';
import { mayModerate } from '~/domain/accounts/policy';
import type { Person } from '~/domain/kit/person';
import { readSection, sectionBookmarks } from '~/domain/notebook/acts';
import { checkTopicSummary } from '~/domain/notebook/check-summary';
import { checkSection } from '~/domain/notebook/check-section';
import type { SafeHtml } from '~/domain/kit/html/safe-html';
import * as contract from '~/domain/notebook/contract';
import { findGuide } from '~/domain/notebook/find-guide.query';
import { findHome } from '~/domain/notebook/find-home.query';
import { findPassage } from '~/domain/notebook/find-passage.query';
import { findTopic } from '~/domain/notebook/find-topic.query';
import { mayWrite } from '~/domain/notebook/policy';
import { type PageKind, sectionsOf } from '~/domain/notebook/sections-of-page.query';
import { may } from '~/domain/purchases/entitlements/may';
import { findQuestionAgain } from '~/domain/quizzes/find-question-again.query';
import { linkTerms } from '~/domain/search/linking/terms-in-texts.query';
import type { Deps } from '~/infra/process/deps';
import { bindBookmark, bindCall, bindPage, type GatewayRoom, type Shared } from '../bind';
import { bindTies } from './ties';
import { topicText } from './topic-text';
import { everyEditor, isEditing, SECTION_PRESENCE, setEditing } from '~/domain/notebook/writing/editing';
import { bindWriting } from './writing/bind';
import { openedPresence } from '../live/opened-presence';

/** Sections that one person may say they have read, in a minute. */
const READS = { points: 120, seconds: 60 };

export function bindNotebook(app: FastifyInstance, deps: Deps, { presence }: Shared): void {
  const { read } = deps;
  const reads = app.limits.limiter('notebook-reads', READS.points, READS.seconds);

  /**
   * The texts as far as the person may read them, and the terms in them that lead to topics.
   * @param summary of a topic, as the person may read it; stands before the sections
   */
  const sections = async (kind: PageKind, id: number, person: Person, summary: readonly SafeHtml[] = []) => {
    const full = kind === 'guide' || may(person, 'notebook.full');
    const all = await sectionsOf(read, kind, id, person);
    const texts = all.map(({ text, free }) => topicText(text, full || free));
    const own = kind === 'topic' ? id : null;
    const { links, topics } = await linkTerms(
      read,
      person.language,
      own,
      [...texts, ...summary],
      all.map((section) => section.id),
    );
    return {
      sections: all.map(({ free, own: written, ...section }, index) => ({
        ...section,
        text: texts[index]!,
        terms: links[index]!,
        whole: full || free,
        may_check: mayModerate(person) && !written,
      })),
      terms: links[all.length] ?? [],
      linked_topics: topics,
    };
  };

  bindPage(app, deps, contract.notebookHome, {
    data: ({ person, query }) => findHome(read, person, query),
    actions: {},
  });

  bindPage(app, deps, contract.topicPage, {
    async data({ person, params, query }) {
      const topic = await findTopic(read, params.topic_slug, person.language);
      const full = may(person, 'notebook.full');
      const again = query.question === undefined ? null : await findQuestionAgain(read, person.id, query.question);
      const { question, ...others } = query;
      const text = topicText(topic.text, full);
      const [texts, passage] = await Promise.all([
        sections('topic', topic.id, person, [text]),
        findPassage(read, topic.id, person, again?.answered ? { question } : others),
      ]);
      return {
        ...topic,
        text,
        ...texts,
        passage,
        back_url: again?.url ?? '',
        user_is_supporter: full,
        may_write: mayWrite(person),
        may_check: mayModerate(person),
      };
    },
    actions: {},
  });

  bindPage(app, deps, contract.guidePage, {
    async data({ person, params }) {
      const guide = await findGuide(read, person, params.slug);
      const { terms: _, ...texts } = await sections('guide', guide.id, person);
      return { ...guide, may_write: mayWrite(person), ...texts };
    },
    actions: {},
  });

  bindBookmark(app, deps, contract.bookmarkSection, sectionBookmarks);

  bindCall(app, deps, contract.checkSection, async ({ person, input }) =>
    deps.inTransaction((tx) => checkSection(tx, person, input)),
  );

  bindCall(app, deps, contract.checkSummary, async ({ person, input }) =>
    deps.inTransaction((tx) => checkTopicSummary(tx, person, input)),
  );

  bindCall(app, deps, contract.readSection, async ({ person, input }) => {
    await reads.take(person.id);
    await deps.inTransaction((tx) => readSection(tx, person, input));
    return { ok: true as const };
  });

  bindTies(app, deps);
  bindWriting(app, deps, presence);
}

export const notebookRoom: GatewayRoom = {
  name: 'notebook',
  bind: bindNotebook,
  presences: (deps) => ({
    [SECTION_PRESENCE]: openedPresence(deps, { isOpen: isEditing, setOpen: setEditing, everyOpen: everyEditor }),
  }),
};
