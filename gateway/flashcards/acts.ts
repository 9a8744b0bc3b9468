import type { FastifyInstance } from 'fastify';
import { sendReport } from '~/domain/reports/send-report';
import {
  findCardSummaries,
  flashcardBookmarks,
  flashcardVotes,
  noteFlashcard,
  requireFlashcard,
} from '~/domain/flashcards/acts';
import * as contract from '~/domain/flashcards/contract';
import { markCard } from '~/domain/flashcards/mark-card';
import { bookmarkedBins } from '~/domain/flashcards/profile/contract';
import { findBookmarkedBins } from '~/domain/flashcards/profile/lists';
import { openVote } from '~/domain/kit/acts/open-vote';
import { href } from '~/domain/kit/contract';
import { topicPage } from '~/domain/notebook/contract';
import type { Deps } from '~/infra/process/deps';
import { bindBookmark, bindCall, bindPage } from '../bind';
import { REPORTS } from '../reports/room';

/** What is done with one card: bookmark, vote, report, note, and the pages on its topic. */
export function bindActs(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const reports = app.limits.limiter('flashcard-reports', REPORTS.points, REPORTS.seconds);

  bindBookmark(app, deps, contract.bookmarkFlashcard, flashcardBookmarks);

  bindCall(app, deps, contract.voteFlashcard, ({ person, input }) =>
    deps.inTransaction((tx) => openVote(tx, person, flashcardVotes, input.flashcard_id, input.vote_type ?? null)),
  );

  bindCall(app, deps, contract.reportFlashcard, async ({ person, input }) => {
    await reports.take(person.id);
    await deps.inTransaction((tx) =>
      sendReport(tx, person, requireFlashcard, {
        kind: 'flashcard_report',
        entity_id: input.flashcard_id,
        reason: input.report_select,
        text: input.report_text,
      }),
    );
    return { ok: true as const };
  });

  bindCall(app, deps, contract.noteFlashcard, async ({ person, input }) => ({
    note: await deps.inTransaction((tx) => noteFlashcard(tx, person, input.flashcard_id, input.note)),
  }));

  bindCall(app, deps, contract.markFlashcard, ({ person, input }) =>
    deps.inTransaction((tx) => markCard(tx, person, input)),
  );

  bindCall(app, deps, bookmarkedBins, async ({ person }) => ({ bins: await findBookmarkedBins(read, person.id) }));

  bindPage(app, deps, contract.flashcardSummaries, {
    data: async ({ person, params }) => ({
      summaries: (await findCardSummaries(read, person, params.flashcard_id, person.language)).map(
        ({ slug, topic_name }) => ({
          notebook_url: href(topicPage, { topic_slug: slug }, { card: params.flashcard_id }),
          topic_name,
        }),
      ),
    }),
    actions: {},
  });
}
