import type { FastifyInstance } from 'fastify';
import { href } from '~/domain/kit/contract';
import { openProposal } from '~/domain/review/record';
import { sectionNotFound } from '~/domain/notebook/refusals';
import * as contract from '~/domain/notebook/writing/contract';
import { editingOf, presenceOf } from '~/domain/notebook/writing/editing';
import { findProposal, findPublished, toShownProposal } from '~/domain/notebook/writing/find-editor.query';
import { placeOfProposal } from '~/domain/notebook/writing/find-place.query';
import { findHistory } from '~/domain/notebook/writing/history.query';
import { listTexts, waitingFor } from '~/domain/notebook/writing/list-texts.query';
import { discardProposal, rebaseProposal, withdrawProposal } from '~/domain/notebook/writing/proposals';
import { mayNotDecide, proposalNotFound } from '~/domain/notebook/writing/refusals';
import { textReview } from '~/domain/notebook/writing/review';
import { mayRead, mayReviewTexts } from '~/domain/notebook/writing/reviewer.query';
import { decide } from '~/domain/review/decide';
import { restoreText } from '~/domain/notebook/writing/restore-text';
import type { Deps } from '~/infra/process/deps';
import { bindCall, bindPage } from '~/gateway/bind';
import type { Presence } from '~/gateway/live/presence';
import { bindEditors } from './editors';
import { requireWriter } from './require-writer';

export function bindWriting(app: FastifyInstance, deps: Deps, presence: Presence): void {
  const { read } = deps;
  bindEditors(app, deps);

  bindPage(app, deps, contract.writingList, {
    async data({ person, query }) {
      requireWriter(person);
      const may_decide = await mayReviewTexts(read, person);
      if (query.list === 'waiting' && !may_decide) throw mayNotDecide();
      const [texts, waiting] = await Promise.all([
        listTexts(read, person, query),
        may_decide ? waitingFor(read, person) : 0,
      ]);
      return { ...texts, may_decide, waiting };
    },
    actions: {},
  });

  bindPage(app, deps, contract.proposalPage, {
    async data({ person, params }) {
      const proposal = await findProposal(read, params.proposal_id);
      if (!proposal || !(await mayRead(read, person, proposal))) throw proposalNotFound();
      const [published, place] = await Promise.all([
        findPublished(read, proposal.section_id),
        placeOfProposal(read, person, proposal.id),
      ]);
      const may_decide = proposal.state === 'proposed' && proposal.author_id !== person.id;
      if (may_decide) await openProposal(read, { kind: 'text', entity_id: proposal.id }, person.id);
      return {
        ...place,
        proposal: toShownProposal(proposal, person),
        published,
        may_decide,
      };
    },
    actions: {
      async publish({ person, params, input: { version, left_out } }) {
        const { made, hurry } = await deps.inTransaction((tx) =>
          decide(tx, person, textReview, params.proposal_id, { act: 'publish', version, choice: left_out }),
        );
        const { page_url: url } = await placeOfProposal(read, person, params.proposal_id);
        return { section_id: made!.section_id!, revision: made!.revision, hurry, url };
      },
      async send_back({ person, params, input }) {
        const { hurry } = await deps.inTransaction((tx) =>
          decide(tx, person, textReview, params.proposal_id, { act: 'send_back', ...input }),
        );
        return { ok: true as const, hurry };
      },
      async withdraw({ person, params, input }) {
        await deps.inTransaction((tx) => withdrawProposal(tx, person, params.proposal_id, input.version));
        return { ok: true as const };
      },
      async discard({ person, params }) {
        await deps.inTransaction((tx) => discardProposal(tx, person, params.proposal_id));
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
      return findHistory(read, person, params.section_id, query);
    },
    actions: {
      async restore({ person, params, input }) {
        requireWriter(person);
        const proposal = await deps.inTransaction((tx) => restoreText(tx, person, params.section_id, input));
        return { next_url: href(contract.proposalPage, { proposal_id: proposal.id }) };
      },
    },
  });

  bindCall(app, deps, contract.checkEditingSection, async ({ person, input: { section_id } }) => {
    requireWriter(person);
    const before = await editingOf(read, section_id);
    if (!before) throw sectionNotFound();
    await presence.polled(presenceOf(section_id, person.id));
    return (await editingOf(read, section_id))!;
  });
}
