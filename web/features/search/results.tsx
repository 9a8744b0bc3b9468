import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { searchPage, type SearchedKind } from '~/domain/search/contract';
import { FoundItem } from './found-item';
import { NothingFound } from './nothing-found';
import lists from '~/web/ui/list.module.css';
import classes from './search.module.css';

/** What was found, in groups by kind, the best first; and what was looked for instead, if that is something else. */
export function Results({ found, kind }: { found: PageData<typeof searchPage>; kind?: SearchedKind }) {
  const { q, groups, corrected, some_words_only } = found;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <p role="status" className={classes.about}>
        {count > 0 && corrected !== '' && (
          <span>
            <FormattedMessage id="search.corrected" values={{ words: <strong>{corrected}</strong> }} />
          </span>
        )}
        {count > 0 && some_words_only && (
          <span>
            <FormattedMessage id="search.some-words" />
          </span>
        )}
        <span className={classes.count}>
          <FormattedMessage id="search.count" values={{ count }} />
        </span>
      </p>
      {kind && (
        <Link to={href(searchPage, {}, { q })} className={classes.all}>
          <FormattedMessage id="search.all-kinds" />
        </Link>
      )}
      {count === 0 && <NothingFound q={q} />}
      {groups.map((group) => (
        <section key={group.kind} aria-labelledby={`found-${group.kind}`} className={classes.group}>
          <h2 id={`found-${group.kind}`}>
            <FormattedMessage id={`search.kind.${group.kind}`} />
          </h2>
          <ul className={lists.plain}>
            {group.items.map((item) => (
              <FoundItem key={`${item.kind} ${item.id} ${item.url}`} item={item} />
            ))}
          </ul>
          {group.more && !kind && (
            <Link to={href(searchPage, {}, { q, kind: group.kind })} className={classes.all} data-found>
              <FormattedMessage id={`search.more.${group.kind}`} />
            </Link>
          )}
        </section>
      ))}
    </>
  );
}
