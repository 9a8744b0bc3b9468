import { Button, NativeSelect, Pagination, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { EVENT_KINDS, eventsPage, newEventPage } from '~/domain/events/contract';
import type { PageData } from '~/domain/kit/contract';
import { usePage } from '~/web/live/client';
import { CalendarSpot } from '~/web/ui/art/spots-things';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { Section } from '~/web/ui/section-heading';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { EventRow } from './event-row';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './events.module.css';

const PlanButton = () => (
  <Button component={Link} to={newEventPage.path} leftSection={<IconPlus size={18} aria-hidden />}>
    <FormattedMessage id="events.plan" />
  </Button>
);

/** Events that one takes part in, and those of others to come. */
export function EventsPage() {
  const { formatMessage: say, formatDisplayName } = useIntl();
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const language = address.get('language') === 'en' || address.get('language') === 'es' ? address.get('language')! : '';
  const kind = EVENT_KINDS.find((one) => one === address.get('kind')) ?? '';
  const { data, error, refetch } = usePage(
    eventsPage,
    { query: { page: page > 1 ? page : undefined, language, kind } },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const title = say({ id: 'events.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  const filter = (name: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <div className={layout.page86ch}>
      <PageHeader title={title} lead={<FormattedMessage id="events.lead" />} actions={<PlanButton />} />
      {!data ? (
        <SkeletonList rows={4} height={96} />
      ) : (
        <Stack gap={40}>
          {data.mine.length > 0 && (
            <Section id="mine" title={<FormattedMessage id="events.mine" />}>
              <EventList events={data.mine} />
            </Section>
          )}
          <Section id="others" title={<FormattedMessage id="events.others" />}>
            <div className={classes.filters}>
              <NativeSelect
                label={<FormattedMessage id="events.filter.kind" />}
                value={kind}
                onChange={({ currentTarget }) => filter('kind', currentTarget.value)}
                data={[
                  { value: '', label: say({ id: 'events.filter.any-kind' }) },
                  ...EVENT_KINDS.map((value) => ({ value, label: say({ id: `events.kind.${value}` }) })),
                ]}
              />
              <NativeSelect
                label={<FormattedMessage id="events.language" />}
                value={language}
                onChange={({ currentTarget }) => filter('language', currentTarget.value)}
                data={[
                  { value: '', label: say({ id: 'events.filter.any-language' }) },
                  ...['en', 'es'].map((value) => ({
                    value,
                    label: formatDisplayName(value, { type: 'language' }) ?? value,
                  })),
                ]}
              />
            </div>
            {data.items.length === 0 ? (
              <EmptyState
                art={<CalendarSpot />}
                title={<FormattedMessage id="events.empty.title" />}
                action={<PlanButton />}
              >
                <FormattedMessage id="events.empty" />
              </EmptyState>
            ) : (
              <EventList events={data.items} />
            )}
            {data.pages > 1 && (
              <Pagination
                mt="md"
                total={data.pages}
                value={data.page}
                getControlProps={(control) => ({ 'aria-label': say({ id: `events.page.${control}` }) })}
                onChange={(to) =>
                  setAddress((before) => {
                    const next = new URLSearchParams(before);
                    next.set('page', String(to));
                    return next;
                  })
                }
              />
            )}
          </Section>
          {data.past.length > 0 && (
            <Section id="past" title={<FormattedMessage id="events.past" />}>
              <EventList events={data.past} />
            </Section>
          )}
        </Stack>
      )}
    </div>
  );
}

const EventList = ({ events }: { events: PageData<typeof eventsPage>['items'] }) => (
  <ul className={lists.ofCards}>
    {events.map((event) => (
      <EventRow key={event.id} event={event} />
    ))}
  </ul>
);
