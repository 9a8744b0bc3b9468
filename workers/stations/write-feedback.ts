import { feedbackMaterial } from '../../domain/stations/feedback-material.query';
import { FeedbackWriterError } from '../../domain/stations/feedback-writer';
import { writeFeedbackJob } from '../../domain/stations/jobs';
import { settleFeedback } from '../../domain/stations/settle-feedback';
import { feedbackWriter } from '../../infra/ai/writer';
import { toPlainText } from '../../infra/html';
import { handle } from '../registry';

/** Writes the feedback on an attempt, unless nobody waits for it any more. */
export const writeFeedback = handle(writeFeedbackJob, {
  async run({ attempt_id }, { deps, commit }) {
    const material = await feedbackMaterial(deps.read, attempt_id);
    if (!material) return;
    const { comments_html, ...rest } = material;
    try {
      const written = await feedbackWriter(deps.config.ai)({ ...rest, comments: toPlainText(comments_html) });
      await commit((tx) => settleFeedback(tx, attempt_id, { state: 'ready', written }));
    } catch (error) {
      if (!(error instanceof FeedbackWriterError) || error.kind === 'provider-unreachable') throw error;
      // Who refused or talked nonsense would do so again: the person hears of it now and decides.
      deps.log.warn({ err: error, attempt_id }, 'the feedback writer failed');
      await commit((tx) => settleFeedback(tx, attempt_id, { state: 'failed', failure: error.kind }));
    }
  },

  failed: (tx, { attempt_id }, error) =>
    settleFeedback(tx, attempt_id, { state: 'failed', failure: error instanceof FeedbackWriterError ? error.kind : 'internal' }),
});
