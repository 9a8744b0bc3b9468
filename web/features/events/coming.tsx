import { ActionIcon } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PeopleSnapshot } from '~/domain/events/contract';
import { useSession } from '~/web/core/session';
import { ReportPerson } from '~/web/parts/acts/report-button';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { Hint } from '~/web/ui/hint';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './events.module.css';
import type { EventState } from './use-event';

interface Props {
  state: EventState;
  people: PeopleSnapshot;
  /** How many are on the waiting list. */
  waiting: number;
}

/** Who has a place, for those who have one: each can be reported and blocked. */
export function Coming({ state: { block }, people: { people }, waiting }: Props) {
  return (
    <Section id="coming" title={<FormattedMessage id="events.coming" values={{ count: people.length }} />}>
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.id} className={classes.person}>
            <PersonAvatar name={person.name} avatar={person.avatar} />
            <span className={layout.grow}>
              {person.name}
              {person.host && (
                <span className={text.dimmedText}>
                  {' '}
                  <FormattedMessage id="events.part.host" />
                </span>
              )}
            </span>
            <ReportPerson id={person.id} name={person.name} />
            <BlockPerson block={block} person={person} />
          </li>
        ))}
      </ul>
      {block.error && <ProblemNotice error={block.error} />}
      <p className={text.dimmedText}>
        {waiting > 0 && <FormattedMessage id="events.waiting" values={{ count: waiting }} />}{' '}
        <FormattedMessage id="events.coming.private" />
      </p>
    </Section>
  );
}

function BlockPerson({
  block,
  person: { id, name, host },
}: {
  block: EventState['block'];
  person: PeopleSnapshot['people'][number];
}) {
  const { formatMessage: say } = useIntl();
  const { person: own } = useSession();
  if (own?.id === id) return null;
  const label = say({ id: 'events.block.label' }, { name });
  return (
    <ConfirmButton
      question={<FormattedMessage id="events.block.question" values={{ name }} />}
      consequence={<FormattedMessage id={host ? 'events.block.host' : 'events.block.consequence'} />}
      confirm={<FormattedMessage id="events.block" />}
      onConfirm={() => block.mutate({ account_id: id })}
      trigger={(begin) => (
        <Hint label={label}>
          <ActionIcon
            size={48}
            variant="subtle"
            color="gray"
            aria-label={label}
            loading={block.isPending && block.variables.account_id === id}
            onClick={begin}
          >
            <IconBan size={18} aria-hidden />
          </ActionIcon>
        </Hint>
      )}
    />
  );
}
