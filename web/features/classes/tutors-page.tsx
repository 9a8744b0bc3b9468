import { Badge, Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { tutorsPage } from '~/domain/classes/contract';
import { pageKey, useAction, usePage } from '~/web/live/client';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TimeAgo } from '~/web/ui/time-ago';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './classes.module.css';

/** Where staff decide who may open classes. */
export function TutorsPage() {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const { data, error, refetch } = usePage(tutorsPage, {}, { refetchOnMount: 'always' });
  const decide = useAction(
    tutorsPage,
    'decide',
    {},
    { onSuccess: (answer) => cache.setQueryData(pageKey(tutorsPage, {}), answer) },
  );
  const title = say({ id: 'classes.tutors.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={layout.page86ch}>
      <PageHeader title={title} lead={<FormattedMessage id="classes.tutors.lead" />} />
      {decide.error && <ProblemNotice error={decide.error} />}
      {!data ? (
        <SkeletonList rows={4} />
      ) : data.tutors.length === 0 ? (
        <EmptyState title={<FormattedMessage id="classes.tutors.none" />} />
      ) : (
        <ul className={lists.ofCards}>
          {data.tutors.map(({ account_id, name, username, words, state, asked_at }) => (
            <li key={account_id} className={classes.row}>
              <div className={classes.words}>
                <span className={text.strongText}>
                  {name} <span className={classes.about}>{username}</span>
                </span>
                <p className={text.paragraph}>{words}</p>
                <span className={classes.about}>
                  <TimeAgo at={asked_at} />
                </span>
              </div>
              <Group gap="sm">
                {state !== 'asked' && (
                  <Badge variant="light" color={state === 'approved' ? undefined : 'gray'}>
                    <FormattedMessage id={`classes.tutors.${state}`} />
                  </Badge>
                )}
                {state !== 'approved' && (
                  <Button
                    variant="default"
                    loading={decide.isPending}
                    aria-label={say({ id: 'classes.tutors.approve.of' }, { name })}
                    onClick={() => decide.mutate({ account_id, state: 'approved' })}
                  >
                    <FormattedMessage id="classes.tutors.approve" />
                  </Button>
                )}
                {state !== 'refused' && (
                  <ConfirmButton
                    ask={state === 'approved'}
                    question={<FormattedMessage id="classes.tutors.refuse.question" values={{ name }} />}
                    consequence={<FormattedMessage id="classes.tutors.refuse.consequence" />}
                    confirm={<FormattedMessage id="classes.tutors.withdraw" />}
                    aria-label={say(
                      { id: `classes.tutors.${state === 'approved' ? 'withdraw' : 'refuse'}.of` },
                      { name },
                    )}
                    onConfirm={() => decide.mutate({ account_id, state: 'refused' })}
                  >
                    <FormattedMessage id={`classes.tutors.${state === 'approved' ? 'withdraw' : 'refuse'}`} />
                  </ConfirmButton>
                )}
              </Group>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
