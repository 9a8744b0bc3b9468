import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { IconFilePlus, IconPencilPlus, IconSearch } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { myQuestions, PLACES, questionCreate } from '~/domain/questions/authoring/contract';
import { importStart } from '~/domain/questions/exchange/contract';
import { href } from '~/domain/kit/contract';
import { usePage } from '~/web/live/client';
import { Pages } from '~/web/ui/pages';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { PageProblem } from '~/web/ui/page-problem';
import { MineActions } from './mine-actions';
import { MineList } from './mine-list';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './mine.module.css';
import { useFilters } from './use-filters';

/** The questions one has written, and the drafts (spec 2 §2, §9). */
export function MinePage() {
  const { formatMessage: say } = useIntl();
  const filters = useFilters();
  const { search, place, page } = filters;
  const query = { search: search || undefined, place: place || undefined, page: page > 1 ? page : undefined };
  const { data, error, refetch, isPlaceholderData } = usePage(
    myQuestions,
    { query },
    { placeholderData: keepPreviousData },
  );
  const title = say({ id: 'questions.mine.title' });

  if (error && (error.status === 401 || error.status === 403))
    return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <>
      <PageHeader title={title} lead={<FormattedMessage id="questions.mine.lead" />} actions={<MineActions />} />
      <div className={classes.filters}>
        <TextInput
          className={layout.basis260}
          type="search"
          role="searchbox"
          aria-label={say({ id: 'questions.mine.search' })}
          placeholder={say({ id: 'questions.mine.search' })}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={filters.typed}
          onChange={(event) => filters.type(event.currentTarget.value)}
        />
        <SegmentedControl
          className={classes.places}
          aria-label={say({ id: 'questions.mine.place' })}
          value={place}
          data={[
            { value: '', label: say({ id: 'questions.mine.place.all' }) },
            ...PLACES.map((value) => ({ value, label: say({ id: `questions.mine.places.${value}` }) })),
          ]}
          classNames={{ label: classes.segment }}
          onChange={filters.setPlace}
        />
      </div>
      {error && <ProblemNotice error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonList rows={6} height={76} gap={1} />}
      {data &&
        !error &&
        data.items.length === 0 &&
        (filters.any || page > 1 ? <NothingFound onClear={filters.clear} /> : <NothingYet />)}
      {data && !error && data.items.length > 0 && (
        <>
          <p className={text.count} role="status">
            <FormattedMessage id="questions.mine.count" values={{ count: data.count }} />
          </p>
          <MineList items={data.items} stale={isPlaceholderData} />
          <Pages
            of={data}
            to={(number) => href(myQuestions, {}, { ...query, page: number })}
            label={say({ id: 'questions.mine.pages' })}
            mt="md"
            classNames={{ control: text.smallFigure }}
          />
        </>
      )}
    </>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<IconSearch />}
      title={<FormattedMessage id="questions.mine.none-found" />}
      action={
        <Button variant="default" onClick={onClear}>
          <FormattedMessage id="questions.mine.clear" />
        </Button>
      }
    />
  );
}

function NothingYet() {
  return (
    <EmptyState
      icon={<IconPencilPlus />}
      title={<FormattedMessage id="questions.mine.empty" />}
      action={
        <div className={classes.ways}>
          <Button component={Link} to={href(questionCreate)}>
            <FormattedMessage id="questions.mine.new" />
          </Button>
          <Button
            component={Link}
            to={href(importStart)}
            variant="default"
            leftSection={<IconFilePlus size={18} aria-hidden />}
          >
            <FormattedMessage id="questions.mine.import" />
          </Button>
        </div>
      }
    >
      <FormattedMessage id="questions.mine.empty.body" />
    </EmptyState>
  );
}
