import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { cardsAway } from '~/domain/flashcards/away/contract';
import { flashcardSummary } from '~/domain/flashcards/review/contract';
import { href } from '~/domain/kit/contract';
import { useSession } from '~/web/core/session';
import { usePageTitle } from '~/web/ui/page-title';
import { LeadOn } from '~/web/ui/lead-on';
import { ReviewSkeleton } from '../review/review-page';
import { reviewsOf } from '../review/review-queue';
import { Run } from '../review/run';
import { dropStarted, endHere, endThoseOver, startedReview } from './started';
import { forgetReview } from './stored-reviews';
import { useKept } from './use-begun';

/** A review that was started on this device: it needs no network, and is sent as soon as there is one. */
export function AwayReviewPage() {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const { person } = useSession();
  const { number = '' } = useParams();
  const id = -Number(number);
  const data = useKept(person?.id ?? null, id, true);
  usePageTitle(say({ id: 'flashcards.review' }));
  if (!person || !startedReview(person.id, id)) return <LeadOn to={href(cardsAway)} />;
  if (!data) return <ReviewSkeleton />;

  const end = (answered: number) => {
    if (answered === 0) dropStarted(person.id, id);
    else {
      endHere(person.id, id);
      void endThoseOver(person.id, reviewsOf(person.id).snapshot().waiting);
    }
    void forgetReview(person.id, id);
    void navigate(href(cardsAway), { replace: true });
  };
  const summary = () => {
    const quizlogId = startedReview(person.id, id)?.quizlog_id;
    return quizlogId ? href(flashcardSummary, { quizlogId }) : href(cardsAway);
  };
  return (
    <Run
      key={id}
      data={data}
      personId={person.id}
      onReload={() => void navigate(href(cardsAway))}
      here={{ summary, end }}
    />
  );
}
