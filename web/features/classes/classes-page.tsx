import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { CLASS_PIN_DIGITS, classesPage, classPage, tutorPage } from '~/domain/classes/contract';
import { href } from '~/domain/kit/contract';
import { useAction, usePage } from '~/web/live/client';
import { GroupSpot } from '~/web/ui/art/spots-people';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { SkeletonList } from '~/web/ui/skeleton-list';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './classes.module.css';
import { WhatIsSeen } from './what-is-seen';

/** The classes one is in, and where one joins by PIN. */
export function ClassesPage() {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(classesPage, {}, { refetchOnMount: 'always' });
  const title = say({ id: 'classes.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={layout.page86ch}>
      <PageHeader
        title={title}
        lead={<FormattedMessage id="classes.lead" />}
        actions={
          <Button component={Link} to={tutorPage.path} variant="default">
            <FormattedMessage id="classes.teach" />
          </Button>
        }
      />
      {!data ? (
        <SkeletonList rows={3} />
      ) : (
        <Stack gap={40}>
          <Section id="mine" title={<FormattedMessage id="classes.mine" />}>
            {data.classes.length === 0 ? (
              <EmptyState art={<GroupSpot />} title={<FormattedMessage id="classes.none" />}>
                <FormattedMessage id="classes.none.hint" />
              </EmptyState>
            ) : (
              <ul className={lists.ofCards}>
                {data.classes.map(({ id, name, tutor, open }) => (
                  <li key={id} className={classes.row}>
                    <div className={classes.words}>
                      <Link to={href(classPage, { class_id: id })} className={classes.title}>
                        {name || <FormattedMessage id="classes.hidden.title" />}
                      </Link>
                      <span className={classes.about}>{tutor}</span>
                    </div>
                    <span className={classes.about}>
                      <FormattedMessage id="classes.open" values={{ count: open }} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Section>
          <Join />
        </Stack>
      )}
    </div>
  );
}

function Join() {
  const navigate = useNavigate();
  const [pin, setPin] = useState('');
  const find = useAction(classesPage, 'find');
  const join = useAction(classesPage, 'join', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  return (
    <Section id="join" title={<FormattedMessage id="classes.join" />} className={layout.card}>
      <form
        className={classes.inline}
        onSubmit={(event) => {
          event.preventDefault();
          join.reset();
          find.mutate({ pin });
        }}
      >
        <TextInput
          label={<FormattedMessage id="classes.pin" />}
          description={<FormattedMessage id="classes.pin.hint" values={{ digits: CLASS_PIN_DIGITS }} />}
          inputMode="numeric"
          autoComplete="off"
          value={pin}
          onChange={({ currentTarget }) => {
            setPin(currentTarget.value);
            find.reset();
          }}
        />
        <Button
          type="submit"
          variant={find.data ? 'default' : 'filled'}
          loading={find.isPending}
          disabled={!pin.trim()}
        >
          <FormattedMessage id="classes.find" />
        </Button>
      </form>
      {find.error && <ProblemNotice error={find.error} />}
      {find.data && (
        <Stack gap="sm" role="status">
          <p className={text.strongText}>
            <FormattedMessage id="classes.found" values={{ name: find.data.name, tutor: find.data.tutor }} />
          </p>
          <WhatIsSeen />
          <Group>
            <Button size="md" loading={join.isPending} onClick={() => join.mutate({ pin })}>
              <FormattedMessage id={find.data.member ? 'classes.go' : 'classes.join.confirm'} />
            </Button>
          </Group>
          {join.error && <ProblemNotice error={join.error} />}
        </Stack>
      )}
    </Section>
  );
}
