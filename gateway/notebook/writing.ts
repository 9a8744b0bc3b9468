import type { FastifyInstance } from 'fastify';
import { mayModerate } from '~/domain/accounts/policy';
import { href } from '~/domain/kit/contract';
import type { Person } from '~/domain/kit/person';
import { findTopic } from '~/domain/notebook/find-topic.query';
import { mayDecide, mayRead, mayWrite } from '~/domain/notebook/policy';
import type { SectionBody, SectionForm } from '~/domain/notebook/section-body';
import * as contract from '~/domain/notebook/writing/contract';
import { publishProposal, sendBack } from '~/domain/notebook/writing/decide';
import { findEditor, findProposal, findPublished, toShownProposal } from '~/domain/notebook/writing/find-editor.query';
import { findHistory, findPlace, listTexts } from '~/domain/notebook/writing/list-texts.query';
import {
  discardProposal,
  proposeText,
  rebaseProposal,
  saveProposal,
  withdrawProposal,
} from '~/domain/notebook/writing/proposals';
import { mayNotDecide, mayNotWrite, proposalNotFound } from '~/domain/notebook/writing/refusals';
import { restoreText } from '~/domain/notebook/writing/restore-text';
import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { sanitise } from '~/infra/html/sanitise';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../bind';

/** Saves of one person in a minute. */
const SAVES = { points: 240, seconds: 60 };

const clean = ({ title, focus_id, section_colour, section_icon, text, sources }: SectionForm): SectionBody => ({
  title,
  focus_id,
  section_colour,
  section_icon,
  text: sanitise(text),
  sources,
  html_version: SANITISER_VERSION,
});

function requireWriter(person: Person): void {
  if (!mayWrite(person)) throw mayNotWrite();
}

export function bindWriting(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const saves = app.limits.limiter('notebook-saves', SAVES.points, SAVES.seconds);

  type Sent = SectionForm & { section_id?: number; language: 'en' | 'es'; submission_id: string; version?: number };
  /** What the editor of a topic sends, as it is kept. */
  const sentText = async (person: Person, slug: string, input: Sent) => {
    requireWriter(person);
    await saves.take(person.id);
    const topic = await findTopic(read, slug, person.language);
    return {
      kind: 'topic' as const,
      pageId: topic.id,
      sectionId: input.section_id ?? null,
      language: input.language,
      body: clean(input),
      submissionId: input.submission_id,
      version: input.version,
    };
  };
  const shown = async (person: Person, proposalId: number) =>
    toShownProposal((await findProposal(read, proposalId))!, person);

  bindPage(app, deps, contract.topicEditor, {
    async data({ person, params, query }) {
      requireWriter(person);
      const { id, slug, topic_name, specialty_id } = await findTopic(read, params.topic_slug, person.language);
      const editor = await findEditor(read, person, 'topic', id, query.section);
      return {
        ...editor,
        topic: { id, slug, topic_name, specialty_id },
        language: editor.language ?? query.language ?? person.language,
      };
    },
    actions: {
      async submit({ person, params, input }) {
        const text = await sentText(person, params.topic_slug, input);
        const proposal = await deps.inTransaction((tx) => proposeText(tx, person, text));
        return { next_url: href(contract.proposalPage, { proposal_id: proposal.id }) };
      },
      async autosave({ person, params, input }) {
        const text = await sentText(person, params.topic_slug, input);
        const proposal = await deps.inTransaction((tx) => saveProposal(tx, person, text));
        return { proposal: await shown(person, proposal.id) };
      },
      async discard({ person, input }) {
        await deps.inTransaction((tx) => discardProposal(tx, person, input.proposal_id));
        return { ok: true as const };
      },
    },
  });

  bindPage(app, deps, contract.writingList, {
    async data({ person, query }) {
      requireWriter(person);
      const may_decide = mayModerate(person);
      if (query.list === 'waiting' && !may_decide) throw mayNotDecide();
      return { ...(await listTexts(read, person, query.list, query.page)), may_decide };
    },
    actions: {},
  });

  bindPage(app, deps, contract.proposalPage, {
    async data({ person, params }) {
      const proposal = await findProposal(read, params.proposal_id);
      if (!proposal || !mayRead(person, proposal)) throw proposalNotFound();
      const [published, place] = await Promise.all([
        findPublished(read, proposal.section_id),
        findPlace(read, person, proposal.id),
      ]);
      return {
        ...place,
        proposal: toShownProposal(proposal, person),
        published,
        may_decide: proposal.state === 'proposed' && mayDecide(person, proposal),
      };
    },
    actions: {
      async publish({ person, params, input: { version, body } }) {
        const taken = { version, body: body && clean(body) };
        const section = await deps.inTransaction((tx) => publishProposal(tx, person, params.proposal_id, taken));
        const { page_url: url } = await findPlace(read, person, params.proposal_id);
        return { ...section, url };
      },
      async send_back({ person, params, input }) {
        await deps.inTransaction((tx) => sendBack(tx, person, params.proposal_id, input));
        return { ok: true as const };
      },
      async withdraw({ person, params, input }) {
        await deps.inTransaction((tx) => withdrawProposal(tx, person, params.proposal_id, input.version));
        return { ok: true as const };
      },
      async rebase({ person, params, input }) {
        await deps.inTransaction((tx) => rebaseProposal(tx, person, params.proposal_id, input));
        return { ok: true as const };
      },
    },
  });

  bindPage(app, deps, contract.sectionHistory, {
    async data({ person, params, query }) {
      requireWriter(person);
      return findHistory(read, person, params.section_id, query.page);
    },
    actions: {
      async restore({ person, params, input }) {
        requireWriter(person);
        const proposal = await deps.inTransaction((tx) => restoreText(tx, person, params.section_id, input));
        return { next_url: href(contract.proposalPage, { proposal_id: proposal.id }) };
      },
    },
  });
}
