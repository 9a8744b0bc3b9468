import { Anchor, Checkbox, Pagination, Skeleton, Table } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { personPage } from '~/domain/accounts/roles/contract';
import { href } from '~/domain/kit/contract';
import { usersPage } from '~/domain/statistics/contract';
import type { PeopleList } from '~/domain/statistics/requests';
import { pageKey } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { GrantBar } from './grant-bar';
import text from '~/web/ui/text.module.css';
import classes from './statistics.module.css';
import { useFilter } from './use-filter';
import { usePeopleList } from './use-statistics';
import { useFigureWords } from './use-words';

/** One page of a list of people, who can be chosen one by one or all at once (spec 2 §2). */
export function PeopleTable({ list }: { list: PeopleList }) {
  const { formatMessage: say, formatDate } = useIntl();
  const { filter } = useFilter();
  const { stage, country } = useFigureWords();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const cache = useQueryClient();
  const { data, error, refetch } = usePeopleList(list, filter, page);
  const people = (data?.list ?? []).flatMap((row) => ('username' in row ? [row] : []));
  // What was just seen is recorded.
  useEffect(() => {
    if (data) void cache.invalidateQueries({ queryKey: pageKey(usersPage) });
  }, [cache, data]);

  if (error && !data) return <ProblemNotice error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={320} radius="md" />;
  const here = people.filter(({ id }) => chosen.has(id));
  const all = here.length === people.length;
  const toggle = (id: number) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <>
      <p className={classes.about}>
        <FormattedMessage id="statistics.users.count" values={{ count: data.count ?? 0 }} />
      </p>
      {people.length > 0 && (
        <div className={classes.scroll} tabIndex={0} role="region" aria-label={say({ id: `statistics.list.${list}` })}>
          <Table verticalSpacing={8} miw={640}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th w={48}>
                  <Checkbox
                    aria-label={say({ id: 'statistics.grant.all' })}
                    checked={all}
                    indeterminate={here.length > 0 && !all}
                    onChange={() => setChosen(new Set(all ? [] : people.map(({ id }) => id)))}
                  />
                </Table.Th>
                {['name', 'stage', 'country', 'since'].map((column) => (
                  <Table.Th key={column}>
                    <FormattedMessage id={`statistics.users.${column}`} />
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {people.map((person) => (
                <Table.Tr key={person.id}>
                  <Table.Td>
                    <Checkbox
                      aria-label={say({ id: 'statistics.grant.one' }, { name: person.name })}
                      checked={chosen.has(person.id)}
                      onChange={() => toggle(person.id)}
                    />
                  </Table.Td>
                  <Table.Td>
                    <Anchor component={Link} to={href(personPage, { account_id: person.id })}>
                      {person.name}
                    </Anchor>{' '}
                    <span className={text.dimmed}>{person.username}</span>
                  </Table.Td>
                  <Table.Td>{stage(person.training_stage ?? 0)}</Table.Td>
                  <Table.Td>{person.country ? country(person.country) : say({ id: 'statistics.unknown' })}</Table.Td>
                  <Table.Td>{formatDate(person.since, { dateStyle: 'medium' })}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {here.length > 0 && (
        <GrantBar key={page} accountIds={here.map(({ id }) => id)} onGiven={() => setChosen(new Set())} />
      )}
      {(data.pages ?? 1) > 1 && (
        <Pagination
          mt="md"
          total={data.pages ?? 1}
          value={page}
          onChange={(next) => {
            setPage(next);
            setChosen(new Set());
          }}
          getControlProps={(control) => ({ 'aria-label': say({ id: `statistics.page.${control}` }) })}
        />
      )}
    </>
  );
}
