import { Alert, Button, Skeleton, Stack, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconClock } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { NAME_MAX, type TutorData, tutorClassPage, tutorPage, WORDS_MAX, WORDS_MIN } from '~/domain/classes/contract';
import { href } from '~/domain/kit/contract';
import { pageKey, useAction, usePage } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './classes.module.css';
import { WhatIsSeen } from './what-is-seen';

/** The classes of a tutor; others ask here to be one. */
export function TutorPage() {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(tutorPage, {}, { refetchOnMount: 'always', refetchOnWindowFocus: true });
  const title = say({ id: 'classes.tutor.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={layout.page86ch}>
      <PageHeader title={title} lead={<FormattedMessage id="classes.tutor.lead" />} />
      {!data ? <Skeleton height={280} /> : data.state === 'approved' ? <Taught data={data} /> : <Ask data={data} />}
    </div>
  );
}

function Taught({ data: { classes: taught } }: { data: TutorData }) {
  const navigate = useNavigate();
  const submission = useRef(uuid());
  const [name, setName] = useState('');
  const open = useAction(tutorPage, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  return (
    <Stack gap={40}>
      <Section id="taught" title={<FormattedMessage id="classes.taught" />}>
        {taught.length === 0 ? (
          <EmptyState title={<FormattedMessage id="classes.taught.none" />}>
            <FormattedMessage id="classes.taught.none.hint" />
          </EmptyState>
        ) : (
          <ul className={lists.ofCards}>
            {taught.map(({ id, name: title, members, closed }) => (
              <li key={id} className={classes.row}>
                <div className={classes.words}>
                  <Link to={href(tutorClassPage, { class_id: id })} className={classes.title}>
                    {title}
                  </Link>
                </div>
                <span className={classes.about}>
                  {closed ? (
                    <FormattedMessage id="classes.closed" />
                  ) : (
                    <FormattedMessage id="classes.members" values={{ count: members }} />
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section id="open" title={<FormattedMessage id="classes.new" />} className={layout.card}>
        <form
          className={classes.inline}
          onSubmit={(event) => {
            event.preventDefault();
            open.mutate({ name, submission_id: submission.current });
          }}
        >
          <TextInput
            required
            label={<FormattedMessage id="classes.name" />}
            description={<FormattedMessage id="classes.name.hint" />}
            maxLength={NAME_MAX}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" loading={open.isPending}>
            <FormattedMessage id="classes.new.submit" />
          </Button>
        </form>
        {open.error && <ProblemNotice error={open.error} />}
      </Section>
    </Stack>
  );
}

function Ask({ data: { state } }: { data: TutorData }) {
  const cache = useQueryClient();
  const [words, setWords] = useState('');
  const ask = useAction(
    tutorPage,
    'ask',
    {},
    { onSuccess: (answer) => cache.setQueryData(pageKey(tutorPage, {}), answer) },
  );
  if (state === 'asked')
    return (
      <Alert variant="light" icon={<IconClock aria-hidden />} title={<FormattedMessage id="classes.asked" />}>
        <FormattedMessage id="classes.asked.hint" />
      </Alert>
    );
  return (
    <Section id="ask" title={<FormattedMessage id="classes.ask" />} className={layout.card}>
      {state === 'refused' && (
        <p className={classes.about}>
          <FormattedMessage id="classes.refused" />
        </p>
      )}
      <WhatIsSeen to="tutor" />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask.mutate({ words });
        }}
      >
        <Stack gap="md">
          <Textarea
            required
            label={<FormattedMessage id="classes.ask.words" />}
            description={<FormattedMessage id="classes.ask.hint" />}
            autosize
            minRows={3}
            minLength={WORDS_MIN}
            maxLength={WORDS_MAX}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          {ask.error && <ProblemNotice error={ask.error} />}
          <div>
            <Button type="submit" loading={ask.isPending}>
              <FormattedMessage id="classes.ask.submit" />
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
