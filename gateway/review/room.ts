import { reviewOf } from '~/domain/review/snapshot.query';
import { requireReviewed } from '~/domain/review/reviewable';
import { undoDecision as undo } from '~/domain/review/decide';
import { checkReview, keyOf, undoDecision } from '~/domain/review/contract';
import { everyReader, isReading, presenceOnProposal, PROPOSAL_PRESENCE, setReading } from '~/domain/review/readers';
import { bindCall, type GatewayRoom } from '../bind';
import { openedPresence } from '../live/opened-presence';

/** Who reads what authors propose, and the history of decisions on it. */
export const reviewRoom: GatewayRoom = {
  name: 'review',
  bind(app, deps, { presence }) {
    bindCall(app, deps, checkReview, async ({ person, input }) => {
      await requireReviewed(deps.read, person, input);
      await presence.polled(presenceOnProposal(keyOf(input), person.id));
      return reviewOf(deps.read, input);
    });

    bindCall(app, deps, undoDecision, async ({ person, input: { decision_id, ...proposed } }) => {
      await deps.inTransaction((tx) => undo(tx, person, proposed, decision_id));
      return reviewOf(deps.read, proposed);
    });
  },
  presences: (deps) => ({
    [PROPOSAL_PRESENCE]: openedPresence(deps, { isOpen: isReading, setOpen: setReading, everyOpen: everyReader }),
  }),
};
