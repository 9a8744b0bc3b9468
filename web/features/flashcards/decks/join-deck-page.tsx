import { Button, Skeleton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router';
import { joinDeck } from '~/domain/flashcards/sharing/contract';
import { useAction, usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './decks.module.css';

/** The page of an invitation link: the person becomes an editor of the deck. */
export function JoinDeckPage() {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const { invitation = '' } = useParams();
  const address = { params: { invitation } };
  const { data, error, refetch } = usePage(joinDeck, address);
  const join = useAction(joinDeck, 'submit', address, { onSuccess: ({ next_url }) => void navigate(next_url) });
  const title = say({ id: 'flashcards.decks.join' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        lead={
          data && (
            <FormattedMessage
              id="flashcards.decks.join.about"
              values={{ name: data.owner_name || 'none', deck: data.deck_name, cards: data.cards }}
            />
          )
        }
      />
      {join.error && <ProblemNotice error={join.error} />}
      {data ? (
        <div>
          <Button size="md" loading={join.isPending} onClick={() => join.mutate({})}>
            <FormattedMessage id="flashcards.decks.join.submit" />
          </Button>
        </div>
      ) : (
        <Skeleton height={48} width={200} />
      )}
    </div>
  );
}
