import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { searchPage } from '~/domain/search/contract';
import { type SynonymRow, synonymsPage } from '~/domain/search/synonyms/contract';
import { useAction } from '~/web/live/client';
import { useAnnounce } from '~/web/ui/announcer';
import { ProblemNotice } from '~/web/ui/problem';
import { TimeAgo } from '~/web/ui/time-ago';
import { SynonymForm, type Topics } from './synonym-form';
import text from '~/web/ui/text.module.css';
import classes from './synonyms.module.css';
import { changedSynonyms } from './changed-synonyms';

/** One row of terms that mean the same, and what can be done with it. */
export function SynonymItem({ row, topics, removed }: { row: SynonymRow; topics: Topics; removed: boolean }) {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const announce = useAnnounce();
  const [editing, setEditing] = useState(false);
  const options = (said: string) => ({
    onSuccess: () => {
      announce(say({ id: said }));
      void changedSynonyms(cache);
    },
    onError: () => void changedSynonyms(cache),
  });
  const remove = useAction(synonymsPage, 'remove', {}, options('search.synonyms.removed'));
  const restore = useAction(synonymsPage, 'restore', {}, options('search.synonyms.restored'));
  const error = remove.error ?? restore.error;
  const which = { synonym_id: row.id, revision: row.revision };
  const [name = ''] = row.terms;
  const topic = topics.find(({ id }) => id === row.topic_id);
  return (
    <div className={classes.row}>
      <ul className={classes.terms}>
        {row.terms.map((term) => (
          <li key={term} className={classes.term}>
            {term}
          </li>
        ))}
      </ul>
      {topic && (
        <p className={text.dimmedText}>
          <FormattedMessage
            id={row.in_texts ? 'search.synonyms.about' : 'search.synonyms.about-unlinked'}
            values={{ topic: topic.name }}
          />
        </p>
      )}
      {!row.starter && (
        <p className={text.dimmedText}>
          <FormattedMessage
            id={row.changed_by === null ? 'search.synonyms.changed' : 'search.synonyms.changed-by'}
            values={{ name: row.changed_by, at: <TimeAgo at={row.changed_at} /> }}
          />
        </p>
      )}
      {error && <ProblemNotice error={error} />}
      {editing ? (
        <SynonymForm row={row} topics={topics} onDone={() => setEditing(false)} />
      ) : (
        <Group gap={4} className={classes.acts}>
          {removed ? (
            <Button
              variant="subtle"
              loading={restore.isPending}
              aria-label={say({ id: 'search.synonyms.restore-one' }, { name })}
              onClick={() => restore.mutate(which)}
            >
              <FormattedMessage id="search.synonyms.restore" />
            </Button>
          ) : (
            <>
              <Button
                variant="subtle"
                aria-label={say({ id: 'search.synonyms.edit-one' }, { name })}
                onClick={() => setEditing(true)}
              >
                <FormattedMessage id="search.synonyms.edit" />
              </Button>
              <Button variant="subtle" component={Link} to={href(searchPage, {}, { q: name })}>
                <FormattedMessage id="search.synonyms.try" />
              </Button>
              <Button
                variant="subtle"
                color="red"
                loading={remove.isPending}
                aria-label={say({ id: 'search.synonyms.remove-one' }, { name })}
                onClick={() => remove.mutate(which)}
              >
                <FormattedMessage id="search.synonyms.remove" />
              </Button>
            </>
          )}
        </Group>
      )}
    </div>
  );
}
