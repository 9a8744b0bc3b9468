import { Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { notesPage } from '~/domain/annotations/contract';
import { href } from '~/domain/kit/contract';
import { usePage } from '~/web/live/client';
import { Pages } from '~/web/ui/pages';
import { NotebookSpot } from '~/web/ui/art/spots-things';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { NoteCard } from './note-card';
import layout from '~/web/ui/layout.module.css';
import classes from './notes.module.css';

/** Milliseconds after the last key before the notes are searched. */
const SEARCH_DELAY = 300;

/** One's notes, searched, 10 a page. Wide, the list scrolls within the page; below 786 px the page scrolls (spec 3 §2, §9). */
export function NotesPage() {
  const { formatMessage: say } = useIntl();
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const [typed, setTyped] = useState(search);
  const apply = useDebouncedCallback(
    (text: string) => setAddress(text.trim() ? { search: text.trim() } : {}, { replace: true }),
    SEARCH_DELAY,
  );
  const query = { search: search || undefined, page: page > 1 ? page : undefined };
  const { data, error, refetch, isPlaceholderData } = usePage(
    notesPage,
    { query },
    { placeholderData: keepPreviousData },
  );

  return (
    <div className={layout.page86ch}>
      <PageHeader title={say({ id: 'annotations.notes' })} lead={<FormattedMessage id="annotations.notes.lead" />} />
      <Stack gap="md">
        <TextInput
          type="search"
          placeholder={say({ id: 'annotations.notes.search' })}
          aria-label={say({ id: 'annotations.notes.search' })}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          maxLength={100}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            apply(event.currentTarget.value);
          }}
        />
        {error ? (
          <ProblemNotice error={error} onRetry={refetch} />
        ) : !data ? (
          <SkeletonList rows={4} height={120} />
        ) : data.items.length === 0 ? (
          <EmptyState
            art={<NotebookSpot />}
            title={<FormattedMessage id={search ? 'annotations.notes.match.title' : 'annotations.notes.none.title'} />}
          >
            <FormattedMessage id={search ? 'annotations.notes.match' : 'annotations.notes.none'} />
          </EmptyState>
        ) : (
          // What scrolls is reached by the keyboard too.
          <ul
            className={classes.list}
            aria-label={say({ id: 'annotations.notes' })}
            aria-busy={isPlaceholderData}
            data-stale={isPlaceholderData || undefined}
            tabIndex={0}
          >
            {data.items.map((note) => (
              <NoteCard key={`${note.entity_type}.${note.entity_id}`} note={note} />
            ))}
          </ul>
        )}
        {data && (
          <Pages
            of={data}
            to={(number) => href(notesPage, {}, { ...query, page: number })}
            label={say({ id: 'annotations.notes.pages' })}
          />
        )}
      </Stack>
    </div>
  );
}
