import { Button, Checkbox, Group, Select, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PageData } from '~/domain/kit/contract';
import { type SynonymRow, synonymsPage, TERM_MAX, TERMS_MAX, TERMS_MIN } from '~/domain/search/synonyms/contract';
import { useAction } from '~/web/live/client';
import { useAnnounce } from '~/web/ui/announcer';
import { ProblemNotice } from '~/web/ui/problem';
import { changedSynonyms } from './changed-synonyms';
import layout from '~/web/ui/layout.module.css';

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Topics that terms can be about. */
export type Topics = PageData<typeof synonymsPage>['topics'];

/** The terms of a row, one a line: of a new one, or of the one that is given. */
export function SynonymForm({ row, topics, onDone }: { row?: SynonymRow; topics: Topics; onDone: () => void }) {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const announce = useAnnounce();
  const [text, setText] = useState(row?.terms.join('\n') ?? '');
  const [topic, setTopic] = useState(row?.topic_id ?? null);
  const [inTexts, setInTexts] = useState(row?.in_texts ?? true);
  const saved = {
    onSuccess: () => {
      announce(say({ id: 'search.synonyms.saved' }));
      onDone();
      void changedSynonyms(cache);
    },
    // If another person was faster, the row shows their version; saving again is then deliberate.
    onError: () => void changedSynonyms(cache),
  };
  const add = useAction(synonymsPage, 'add', {}, saved);
  const change = useAction(synonymsPage, 'change', {}, saved);
  const terms = linesOf(text);
  const tooLong = terms.find((term) => term.length > TERM_MAX);
  const wrong =
    terms.length > TERMS_MAX
      ? say({ id: 'search.synonyms.too-many' }, { most: TERMS_MAX })
      : tooLong !== undefined
        ? say({ id: 'search.synonyms.too-long' }, { most: TERM_MAX })
        : null;
  const error = add.error ?? change.error;
  const busy = add.isPending || change.isPending;
  return (
    <form
      className={layout.stack}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        const wanted = { terms, topic_id: topic ?? undefined, in_texts: inTexts };
        if (row) change.mutate({ synonym_id: row.id, revision: row.revision, ...wanted });
        else add.mutate(wanted);
      }}
    >
      <Textarea
        data-autofocus
        autoFocus
        label={say({ id: 'search.synonyms.terms' })}
        description={say({ id: 'search.synonyms.terms.hint' })}
        placeholder={row ? undefined : say({ id: 'search.synonyms.terms.example' })}
        autosize
        minRows={3}
        value={text}
        error={wrong}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Select
        label={say({ id: 'search.synonyms.topic' })}
        description={say({ id: 'search.synonyms.topic.hint' })}
        placeholder={say({ id: 'search.synonyms.topic.none' })}
        searchable
        clearable
        data={topics.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={topic === null ? null : String(topic)}
        onChange={(value) => setTopic(value === null ? null : Number(value))}
      />
      {topic !== null && (
        <Checkbox
          label={say({ id: 'search.synonyms.in-texts' })}
          description={say({ id: 'search.synonyms.in-texts.hint' })}
          checked={inTexts}
          onChange={(event) => setInTexts(event.currentTarget.checked)}
        />
      )}
      {error && <ProblemNotice error={error} />}
      <Group gap="sm">
        <Button type="submit" loading={busy} disabled={terms.length < TERMS_MIN || wrong !== null}>
          <FormattedMessage id="search.synonyms.save" />
        </Button>
        <Button variant="default" disabled={busy} onClick={onDone}>
          <FormattedMessage id="search.synonyms.cancel" />
        </Button>
      </Group>
    </form>
  );
}
