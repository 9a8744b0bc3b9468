import { FormattedMessage } from 'react-intl';
import type { SynonymChange } from '~/domain/search/synonyms/contract';
import { Section } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import text from '~/web/ui/text.module.css';
import classes from './synonyms.module.css';

/** Who changed what, the last first. */
export function Changes({ changes }: { changes: readonly SynonymChange[] }) {
  return (
    <Section id="synonym-changes" title={<FormattedMessage id="search.synonyms.changes" />}>
      <ul className={classes.list}>
        {changes.map((change) => (
          <li key={change.id} className={classes.row}>
            <p className={text.dimmedText}>
              <strong>
                <FormattedMessage id={`search.synonyms.act.${change.act}`} />
              </strong>
              {' · '}
              {change.who ?? <FormattedMessage id="search.synonyms.nobody" />}
              {' · '}
              <TimeAgo at={change.at} />
            </p>
            <Difference change={change} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Difference({ change: { before, after } }: { change: SynonymChange }) {
  return (
    <p className={classes.difference}>
      {before
        .filter((term) => !after.includes(term))
        .map((term) => (
          <del key={term}>{term}</del>
        ))}
      {after.map((term) => (before.includes(term) ? <span key={term}>{term}</span> : <ins key={term}>{term}</ins>))}
    </p>
  );
}
