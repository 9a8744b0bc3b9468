import { Button, NativeSelect } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import type { Input } from '~/domain/kit/contract';
import type { ProfileList } from '~/domain/kit/profile-list';
import type { ListFilter, WebProfileList } from '~/web/core/profile-lists';
import { useCall } from '~/web/live/client';
import { Pages } from '~/web/ui/pages';
import { EmptyState } from '~/web/ui/empty-state';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { SkeletonList } from '~/web/ui/skeleton-list';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './learning.module.css';
import { addressOf } from './use-address';

type Filtered = Readonly<Record<string, string>>;

/** The option whose values the address has; the first if it has none of them. */
const chosenOf = (filter: ListFilter, filtered: Filtered): number => {
  const found = filter.options.findIndex(
    ({ set }, index) => index > 0 && Object.entries(set).every(([name, value]) => filtered[name] === value),
  );
  return Math.max(0, found);
};

function Filters({ shown, filtered }: { shown: WebProfileList; filtered: Filtered }) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const choose = (filter: ListFilter, option: number) => {
    const rest = { ...filtered };
    for (const { set } of filter.options) for (const name of Object.keys(set)) delete rest[name];
    void navigate(addressOf(shown, 1, { ...rest, ...filter.options[option]?.set }), { preventScrollReset: true });
  };
  return (
    <div className={classes.filters} role="search" aria-label={say({ id: 'learning.filters' })}>
      {shown.filters?.map((filter) => (
        <NativeSelect
          key={filter.id}
          label={say({ id: filter.id })}
          value={chosenOf(filter, filtered)}
          onChange={(event) => choose(filter, Number(event.currentTarget.value))}
          data={filter.options.map(({ id }, index) => ({ value: String(index), label: say({ id }) }))}
        />
      ))}
    </div>
  );
}

/** One list: its filters, a page of it, and the way to the others. */
export function List({ shown, page: asked, filtered }: { shown: WebProfileList; page: number; filtered: Filtered }) {
  const { formatMessage: say } = useIntl();
  const heading = useId();
  const { list, id, icon: Icon, Row, Actions, Chart, begin } = shown;
  const { data, error, refetch, isPlaceholderData } = useCall(
    list,
    { ...filtered, ...(asked > 1 ? { page: asked } : {}) } as Input<ProfileList>,
    { placeholderData: keepPreviousData },
  );
  const isFiltered = Object.keys(filtered).length > 0;

  return (
    <Section
      id={heading}
      title={
        <>
          <FormattedMessage id={id} />
          {data && data.count > 0 && (
            <span className={classes.count}>
              <FormattedMessage id="learning.count" values={{ count: data.count }} />
            </span>
          )}
        </>
      }
      actions={data && data.count > 0 && Actions && <Actions count={data.count} />}
    >
      {shown.filters && (isFiltered || (data && data.count > 0)) && <Filters shown={shown} filtered={filtered} />}
      {error && !data ? (
        <ProblemNotice error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonList rows={5} height={64} gap={8} />
      ) : data.count === 0 && isFiltered ? (
        <EmptyState
          icon={<Icon size={24} />}
          title={<FormattedMessage id="learning.filtered.title" />}
          action={
            <Button component={Link} to={addressOf(shown)} variant="default">
              <FormattedMessage id="learning.filtered.clear" />
            </Button>
          }
        />
      ) : data.count === 0 ? (
        <EmptyState
          icon={<Icon size={24} />}
          title={<FormattedMessage id={`${id}.empty.title`} />}
          action={
            <Button component={Link} to={begin}>
              <FormattedMessage id={`${id}.begin`} />
            </Button>
          }
        >
          <FormattedMessage id={`${id}.empty`} />
        </EmptyState>
      ) : (
        <Suspense fallback={<SkeletonList rows={5} height={64} gap={8} />}>
          <div className={layout.stackMedium}>
            {Chart && data.page === 1 && <Chart />}
            <ul className={lists.ofEntries} aria-busy={isPlaceholderData}>
              {data.items.map((item, index) => (
                <li key={`${data.page} ${index}`}>
                  <Row item={item as never} />
                </li>
              ))}
            </ul>
          </div>
          <Pages
            of={data}
            to={(page) => addressOf(shown, page, filtered)}
            label={say({ id: 'learning.pages' })}
            mt="md"
          />
        </Suspense>
      )}
    </Section>
  );
}
