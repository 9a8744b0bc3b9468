import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChecklistData, OpenSuggestion } from '~/domain/stations/checklist-contract';
import { RichText } from '~/web/ui/rich-text';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './suggestions.module.css';
import type { SuggestionControls } from './use-suggestions';

interface Props {
  view: ChecklistData;
  controls: SuggestionControls;
}

/** What a former examiner marked offline: nothing of it counts until the examiner accepts it. */
export function Suggestions({ view, controls: { open, accept, dismiss } }: Props) {
  const intl = useIntl();
  if (open.length === 0) return null;
  const items = new Map(view.sections.flatMap((section) => section.items).map(({ id, title }) => [id, title]));
  const authors = intl.formatList([...new Set(open.map(({ author }) => author))]);

  return (
    <Paper component="section" withBorder className={classes.panel} aria-labelledby="suggestions">
      <Title order={2} size="h4" id="suggestions">
        <FormattedMessage id="stations.suggestions.title" values={{ name: authors, count: open.length }} />
      </Title>
      <ul className={lists.plain}>
        {open.map((one) => {
          const words = wordsOf(one);
          return (
            <li key={`${one.turn} ${one.key}`} className={classes.row}>
              <div className={layout.basisBreakable}>
                <Text size="sm" c="dimmed">
                  <FormattedMessage id={`stations.suggestions.${one.change.kind}`} />
                </Text>
                {one.change.kind === 'comments' ? <RichText html={one.change.html} /> : <Text>{words}</Text>}
              </div>
              <Group gap="xs" wrap="nowrap">
                <Button
                  variant="default"
                  aria-label={intl.formatMessage({ id: 'stations.suggestions.dismiss.one' }, { what: words })}
                  onClick={() => dismiss([one])}
                >
                  <FormattedMessage id="stations.suggestions.dismiss" />
                </Button>
                <Button
                  aria-label={intl.formatMessage({ id: 'stations.suggestions.accept.one' }, { what: words })}
                  onClick={() => accept([one])}
                >
                  <FormattedMessage id="stations.suggestions.accept" />
                </Button>
              </Group>
            </li>
          );
        })}
      </ul>
      {open.length > 1 && (
        <Group gap="sm" justify="flex-end">
          <Button variant="default" onClick={() => dismiss(open)}>
            <FormattedMessage id="stations.suggestions.dismiss-all" />
          </Button>
          <Button onClick={() => accept(open)}>
            <FormattedMessage id="stations.suggestions.accept-all" />
          </Button>
        </Group>
      )}
    </Paper>
  );

  function wordsOf({ change }: OpenSuggestion): string {
    if (change.kind === 'comments') return intl.formatMessage({ id: 'stations.comments.title' });
    if (change.kind === 'grade')
      return `${intl.formatMessage({ id: `stations.grade.${change.group}` })}: ${intl.formatMessage({ id: `stations.grade.${change.grade}` })}`;
    return items.get(change.item_id) ?? '';
  }
}
