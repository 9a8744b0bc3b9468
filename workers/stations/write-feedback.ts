import { claimFeedbackBudget } from '~/domain/stations/claim-feedback-budget';
import { feedbackMaterial } from '~/domain/stations/feedback-material.query';
import { FeedbackWriterError } from '~/domain/stations/feedback-writer';
import { writeFeedbackJob } from '~/domain/stations/jobs';
import { settleFeedback } from '~/domain/stations/settle-feedback';
import type { Transaction } from '~/domain/kit/transaction';
import { writeOffline } from '~/infra/ai/offline';
import { feedbackWriter } from '~/infra/ai/writer';
import type { Deps } from '~/infra/process/deps';
import { toPlainText } from '~/infra/html/sanitise';
import { handle } from '../registry';

type Material = NonNullable<Awaited<ReturnType<typeof feedbackMaterial>>>;

const inputOf = ({ comments_html, automatic: _, ...rest }: Material) => ({
  ...rest,
  comments: toPlainText(comments_html),
});

/** What began by itself is there in any case: without the model the offline writer writes it, and the model can be asked. */
const settleOffline = async (tx: Transaction, attemptId: number, material: Material): Promise<void> =>
  settleFeedback(tx, attemptId, { state: 'ready', written: await writeOffline(inputOf(material)), model_left: true });

/** Automatic feedback keeps to the daily budgets; who asks for feedback is answered by the model. */
async function mayAskModel(
  { automatic }: Material,
  attemptId: number,
  { config, inTransaction }: Deps,
): Promise<boolean> {
  if (!config.ai.baseUrl || !automatic) return true;
  return inTransaction((tx) => claimFeedbackBudget(tx, attemptId, config.feedbackBudget));
}

/** Writes the feedback on an attempt, unless nobody waits for it any more. */
export const writeFeedback = handle(writeFeedbackJob, {
  async run({ attempt_id }, { deps, commit }) {
    const material = await feedbackMaterial(deps.read, attempt_id);
    if (!material) return;
    if (!(await mayAskModel(material, attempt_id, deps)))
      return commit((tx) => settleOffline(tx, attempt_id, material));
    try {
      const written = await feedbackWriter(deps.config.ai)(inputOf(material));
      await commit((tx) => settleFeedback(tx, attempt_id, { state: 'ready', written }));
    } catch (error) {
      if (!(error instanceof FeedbackWriterError) || error.kind === 'provider-unreachable') throw error;
      // Who refused or talked nonsense would do so again: the person hears of it now and decides.
      deps.log.warn({ err: error, attempt_id }, 'the feedback writer failed');
      await commit((tx) =>
        material.automatic
          ? settleOffline(tx, attempt_id, material)
          : settleFeedback(tx, attempt_id, { state: 'failed', failure: error.kind }),
      );
    }
  },

  async failed(tx, { attempt_id }, error) {
    const material = await feedbackMaterial(tx, attempt_id);
    if (material?.automatic) return settleOffline(tx, attempt_id, material);
    await settleFeedback(tx, attempt_id, {
      state: 'failed',
      failure: error instanceof FeedbackWriterError ? error.kind : 'internal',
    });
  },
});
