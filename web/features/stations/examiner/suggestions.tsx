import { FormattedMessage, useIntl } from 'react-intl';
import type { ChecklistData, OpenSuggestion } from '~/domain/stations/checklist-contract';
import { Button } from '~/web/ui/button';
import { RichText } from '~/web/ui/rich-text';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
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
    <section className={classes.panel} aria-labelledby="suggestions">
      <h2 className={text.headingFourth} id="suggestions">
        <FormattedMessage id="stations.suggestions.title" values={{ name: authors, count: open.length }} />
      </h2>
      <ul className={lists.plain}>
        {open.map((one) => {
          const words = wordsOf(one);
          return (
            <li key={`${one.turn} ${one.key}`} className={classes.row}>
              <div className={layout.basisBreakable}>
                <p className={`${text.dimmedText} ${classes.kind}`}>
                  <FormattedMessage id={`stations.suggestions.${one.change.kind}`} />
                </p>
                {one.change.kind === 'comments' ? (
                  <RichText html={one.change.html} />
                ) : (
                  <p className={layout.flush}>{words}</p>
                )}
              </div>
              <div className={layout.buttons}>
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
              </div>
            </li>
          );
        })}
      </ul>
      {open.length > 1 && (
        <div className={layout.actsAtEnd}>
          <Button variant="default" onClick={() => dismiss(open)}>
            <FormattedMessage id="stations.suggestions.dismiss-all" />
          </Button>
          <Button onClick={() => accept(open)}>
            <FormattedMessage id="stations.suggestions.accept-all" />
          </Button>
        </div>
      )}
    </section>
  );

  function wordsOf({ change }: OpenSuggestion): string {
    if (change.kind === 'comments') return intl.formatMessage({ id: 'stations.comments.title' });
    if (change.kind === 'grade')
      return `${intl.formatMessage({ id: `stations.grade.${change.group}` })}: ${intl.formatMessage({ id: `stations.grade.${change.grade}` })}`;
    return items.get(change.item_id) ?? '';
  }
}
