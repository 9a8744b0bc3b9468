import { Skeleton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { createCard } from '~/domain/flashcards/single-card/contract';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import classes from './decks.module.css';
import { PremiumCardForm } from './premium-card-form';

/** Milliseconds for which it is said that the card was added (spec 2 §4, §9). */
export const SUCCESS_FOR = 1_000;

/** Where authors add one card to a pack or collection; after each the next is begun (spec 2 §2). */
export function CreateCardPage() {
  const { formatMessage: say } = useIntl();
  const [query, setQuery] = useSearchParams();
  const [added, setAdded] = useState(0);
  const success = query.get('success') === 'true';
  const { data, error, refetch } = usePage(createCard, {}, { refetchOnMount: 'always' });
  useEffect(() => {
    if (!success) return undefined;
    const timer = setTimeout(
      () =>
        setQuery(
          (now) => {
            now.delete('success');
            return now;
          },
          { replace: true },
        ),
      SUCCESS_FOR,
    );
    return () => clearTimeout(timer);
  }, [success, added, setQuery]);
  const title = say({ id: 'flashcards.decks.create-card' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        lead={
          <FormattedMessage
            id={
              data && !data.publishes
                ? 'flashcards.decks.create-card.about.proposed'
                : 'flashcards.decks.create-card.about'
            }
          />
        }
      />
      <div role="status" className={classes.success}>
        {success && (
          <p>
            <IconCheck size={18} aria-hidden />{' '}
            <FormattedMessage
              id={
                data && !data.publishes ? 'flashcards.decks.create-card.proposed' : 'flashcards.decks.create-card.added'
              }
            />
          </p>
        )}
      </div>
      {data ? (
        <PremiumCardForm
          key={added}
          data={data}
          pack={Number(query.get('pack')) || null}
          onAdded={() => {
            void refetch();
            setAdded((before) => before + 1);
          }}
        />
      ) : (
        <Skeleton height={480} aria-busy />
      )}
    </div>
  );
}
