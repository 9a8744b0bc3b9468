import { Button, Group } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { cutText } from '~/domain/kit/cut-text';
import { notebookHome } from '~/domain/notebook/contract';
import { searchPage } from '~/domain/search/contract';
import { queryWords } from '~/domain/search/query-words';
import { NothingFoundSpot } from '~/web/ui/art/spots-things';
import { EmptyState } from '~/web/ui/empty-state';

/** Words that are worth a search of their own. */
const LONG_ENOUGH = 3;
const WORDS_SHOWN = 4;

/** A search that found nothing leads on: to each of its words alone, and to the notebook. */
export function NothingFound({ q }: { q: string }) {
  const { formatMessage: say } = useIntl();
  const words = queryWords(q);
  const alone =
    words.length > 1 ? [...new Set(words)].filter(({ length }) => length >= LONG_ENOUGH).slice(0, WORDS_SHOWN) : [];
  return (
    <EmptyState
      art={<NothingFoundSpot />}
      title={say({ id: 'search.none' }, { q: q.length > 60 ? `${cutText(q, 60)}…` : q })}
      action={
        <Group gap="sm" justify="center">
          {alone.map((word) => (
            <Button key={word} variant="default" component={Link} to={href(searchPage, {}, { q: word })}>
              {word}
            </Button>
          ))}
          <Button variant="light" component={Link} to={href(notebookHome)}>
            <FormattedMessage id="search.none.notebook" />
          </Button>
        </Group>
      }
    >
      <FormattedMessage id="search.none.body" />
    </EmptyState>
  );
}
