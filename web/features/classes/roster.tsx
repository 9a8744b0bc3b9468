import { Table, TextInput } from '@mantine/core';
import { IconCheck, IconMinus, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ClassSnapshot, RosterSnapshot } from '~/domain/classes/contract';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import classes from './classes.module.css';
import type { TutorClass } from './use-tutor-class';

/** More than these are searched by name. */
const SEARCHED_FROM = 12;

/** Who has done what of the assigned work. */
export function Roster({ state, now, roster }: { state: TutorClass; now: ClassSnapshot; roster: RosterSnapshot }) {
  const { formatMessage: say } = useIntl();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase();
  const shown = roster.members.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return (
    <Section id="members" title={<FormattedMessage id="classes.members.title" />}>
      {roster.members.length === 0 ? (
        <p className={classes.about}>
          <FormattedMessage id="classes.members.none" />
        </p>
      ) : (
        <>
          {roster.members.length > SEARCHED_FROM && (
            <TextInput
              type="search"
              mb="sm"
              label={<FormattedMessage id="classes.members.search" />}
              leftSection={<IconSearch size={18} aria-hidden />}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
          <Table.ScrollContainer
            minWidth={220 + 110 * now.assignments.length}
            scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': say({ id: 'classes.members.title' }) } }}
          >
            <Table verticalSpacing="sm">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">
                    <FormattedMessage id="classes.member" />
                  </Table.Th>
                  {now.assignments.map(({ id, title }) => (
                    <Table.Th key={id} scope="col" className={classes.column}>
                      {title}
                    </Table.Th>
                  ))}
                  <Table.Th scope="col" aria-label={say({ id: 'classes.remove' })} />
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {shown.map(({ id, name, avatar, done }) => (
                  <Table.Tr key={id}>
                    <Table.Th scope="row">
                      <span className={layout.inline}>
                        <PersonAvatar name={name} avatar={avatar} size={28} />
                        {name}
                      </span>
                    </Table.Th>
                    {now.assignments.map((work) => {
                      const isDone = done.includes(work.id);
                      const Icon = isDone ? IconCheck : IconMinus;
                      return (
                        <Table.Td key={work.id}>
                          <span className={classes.state} data-done={isDone || undefined}>
                            <Icon size={18} aria-hidden />
                            <FormattedMessage id={isDone ? 'classes.done' : 'classes.todo'} />
                          </span>
                        </Table.Td>
                      );
                    })}
                    <Table.Td>
                      <ConfirmButton
                        size="compact"
                        question={<FormattedMessage id="classes.remove.question" values={{ name }} />}
                        consequence={<FormattedMessage id="classes.remove.consequence" />}
                        confirm={<FormattedMessage id="classes.remove" />}
                        aria-label={say({ id: 'classes.remove.of' }, { name })}
                        onConfirm={() => state.removeMember.mutate({ account_id: id })}
                      >
                        <FormattedMessage id="classes.remove" />
                      </ConfirmButton>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </>
      )}
      {state.removeMember.error && <ProblemNotice error={state.removeMember.error} />}
    </Section>
  );
}
