import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { searchPage } from '~/domain/search/contract';
import { FoundItem } from './found-item';
import lists from '~/web/ui/list.module.css';
import classes from './search.module.css';

/** Things of each kind in their order, and the way to more of a kind. */
export function Groups({ q, groups }: { q: string; groups: PageData<typeof searchPage>['groups'] }) {
  return groups.map(({ kind, items, more }) => (
    <section key={kind} aria-labelledby={`found-${kind}`} className={classes.group}>
      <h2 id={`found-${kind}`}>
        <FormattedMessage id={`search.kind.${kind}`} />
      </h2>
      <ul className={lists.plain}>
        {items.map((item) => (
          <FoundItem key={`${item.kind} ${item.id} ${item.url}`} item={item} />
        ))}
      </ul>
      {more && (
        <Link to={href(searchPage, {}, { q, kind })} className={classes.all} data-found>
          <FormattedMessage id={`search.more.${kind}`} />
        </Link>
      )}
    </section>
  ));
}
