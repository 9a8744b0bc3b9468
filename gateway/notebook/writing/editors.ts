import type { FastifyInstance } from 'fastify';
import { href, type Parsed } from '~/domain/kit/contract';
import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import type { Person } from '~/domain/kit/person';
import { guidePage, topicPage } from '~/domain/notebook/contract';
import { findGuide } from '~/domain/notebook/find-guide.query';
import { findTopic } from '~/domain/notebook/find-topic.query';
import type { SectionBody, SectionForm } from '~/domain/notebook/section-body';
import type { PageKind } from '~/domain/notebook/sections-of-page.query';
import { findTopicsToTie } from '~/domain/notebook/ties/tie-station';
import { beginGuide } from '~/domain/notebook/writing/begin-guide';
import * as contract from '~/domain/notebook/writing/contract';
import { findEditor, findProposal, toShownProposal } from '~/domain/notebook/writing/find-editor.query';
import { topicNamed, topicsToFileUnder } from '~/domain/notebook/writing/filing.query';
import { editorUrl } from '~/domain/notebook/writing/list-texts.query';
import { discardProposal, proposeText, saveProposal, type SentText } from '~/domain/notebook/writing/proposals';
import { nothingToDraft, sectionStays, unknownTopic } from '~/domain/notebook/writing/refusals';
import { termsOfSection } from '~/domain/search/linking/terms-in-texts.query';
import { sanitise } from '~/infra/html/sanitise';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '~/gateway/bind';
import { openGeneration } from './generate';
import { requireWriter } from './require-writer';

/** Saves of one person in a minute. */
const SAVES = { points: 240, seconds: 60 };

type Query = { section?: number | undefined; draft?: number | undefined; language?: 'en' | 'es' | undefined };
type Sent = Parsed<typeof contract.topicEditor.actions.autosave>;
type Generate = Parsed<typeof contract.topicEditor.actions.generate>;

/** What sections are written for: a topic or a guide. */
interface Written {
  id: number;
  slug: string;
  name: string;
  specialty_id: number;
}

const clean = ({ title, focus_id, section_colour, section_icon, text, sources }: SectionForm): SectionBody => ({
  title,
  focus_id,
  section_colour,
  section_icon,
  text: sanitise(text),
  sources,
  html_version: SANITISER_VERSION,
});

/** The editor of sections, of topics or of guides. */
function openEditors(app: FastifyInstance, deps: Deps) {
  const { read } = deps;
  const saves = app.limits.limiter('notebook-saves', SAVES.points, SAVES.seconds);
  const generate = openGeneration(app, deps);

  const find: Record<PageKind, (slug: string, person: Person) => Promise<Written>> = {
    async topic(slug, person) {
      const { topic_name: name, ...topic } = await findTopic(read, slug, person.language);
      return { id: topic.id, slug: topic.slug, name, specialty_id: topic.specialty_id };
    },
    guide: (slug, person) => findGuide(read, person, slug),
  };
  const urlOf = (kind: PageKind, slug: string) =>
    kind === 'topic' ? href(topicPage, { topic_slug: slug }) : href(guidePage, { slug });

  /** The topic that is named, if another one than that of the address may be. */
  async function filedUnder(
    page: Written,
    { section_id, topic_name, specialty_id }: Sent,
  ): Promise<number | undefined> {
    if (topic_name === undefined) {
      if (specialty_id !== undefined && specialty_id !== page.specialty_id) throw unknownTopic();
      return undefined;
    }
    const near = page.specialty_id;
    const topic = await topicNamed(read, { name: topic_name, specialty: specialty_id ?? null, near });
    if (section_id !== undefined && topic !== page.id) throw sectionStays();
    return topic;
  }

  /** What an editor sends, as it is kept. */
  const sentText = async (kind: PageKind, slug: string, person: Person, input: Sent): Promise<SentText> => {
    requireWriter(person);
    await saves.take(person.id);
    const page = await find[kind](slug, person);
    return {
      kind,
      pageId: page.id,
      movesTo: kind === 'topic' ? await filedUnder(page, input) : undefined,
      sectionId: input.section_id ?? null,
      language: input.language,
      body: clean(input),
      submissionId: input.submission_id,
      draftId: input.draft_id,
      version: input.version,
      revision: input.revision,
    };
  };

  return (kind: PageKind) => ({
    async data(person: Person, asked: string, query: Query) {
      requireWriter(person);
      const { id, slug, name, specialty_id } = await find[kind](asked, person);
      const editor = await findEditor(read, person, kind, id, query);
      const { published } = editor;
      return {
        ...editor,
        page: { slug, name, specialty_id, url: urlOf(kind, slug) },
        terms: published
          ? await termsOfSection(read, person.language, kind === 'topic' ? id : null, {
              id: published.id,
              text: published.body.text,
            })
          : [],
        language: editor.language ?? query.language ?? person.language,
        topics: kind === 'topic' && !published ? await topicsToFileUnder(read, person.language) : [],
        may_generate: kind === 'topic',
      };
    },
    async submit(person: Person, slug: string, input: Sent) {
      const text = await sentText(kind, slug, person, input);
      const proposal = await deps.inTransaction((tx) => proposeText(tx, person, text));
      return { next_url: href(contract.proposalPage, { proposal_id: proposal.id }) };
    },
    async autosave(person: Person, slug: string, input: Sent) {
      const text = await sentText(kind, slug, person, input);
      const { id } = await deps.inTransaction((tx) => saveProposal(tx, person, text));
      return { proposal: toShownProposal((await findProposal(read, id))!, person) };
    },
    async discard(person: Person, { proposal_id }: { proposal_id: number }) {
      await deps.inTransaction((tx) => discardProposal(tx, person, proposal_id));
      return { ok: true as const };
    },
    async generate(person: Person, slug: string, { language, focus_id, submission_id }: Generate) {
      if (kind === 'guide') throw nothingToDraft();
      const topic = await find.topic(slug, person);
      const { id } = await generate(person, { topic, language, focus_id, submission_id });
      return { next_url: editorUrl({ topic_slug: topic.slug, guide_slug: null }, { draft: id }) };
    },
  });
}

export function bindEditors(app: FastifyInstance, deps: Deps): void {
  const editorOf = openEditors(app, deps);
  const topic = editorOf('topic');
  bindPage(app, deps, contract.topicEditor, {
    data: ({ person, params, query }) => topic.data(person, params.topic_slug, query),
    actions: {
      submit: ({ person, params, input }) => topic.submit(person, params.topic_slug, input),
      autosave: ({ person, params, input }) => topic.autosave(person, params.topic_slug, input),
      discard: ({ person, input }) => topic.discard(person, input),
      generate: ({ person, params, input }) => topic.generate(person, params.topic_slug, input),
    },
  });
  bindPage(app, deps, contract.guideCreate, {
    async data({ person }) {
      requireWriter(person);
      return { topics: await findTopicsToTie(deps.read, person.language) };
    },
    actions: {
      async submit({ person, input }) {
        requireWriter(person);
        const slug = await deps.inTransaction((tx) => beginGuide(tx, person, input));
        return { next_url: editorUrl({ topic_slug: null, guide_slug: slug }, { language: person.language }) };
      },
    },
  });

  const guide = editorOf('guide');
  bindPage(app, deps, contract.guideEditor, {
    data: ({ person, params, query }) => guide.data(person, params.slug, query),
    actions: {
      submit: ({ person, params, input }) => guide.submit(person, params.slug, input),
      autosave: ({ person, params, input }) => guide.autosave(person, params.slug, input),
      discard: ({ person, input }) => guide.discard(person, input),
      generate: ({ person, params, input }) => guide.generate(person, params.slug, input),
    },
  });
}
