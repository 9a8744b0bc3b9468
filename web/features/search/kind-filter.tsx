import { IconListSearch } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { SEARCHED_KINDS, searchPage, type SearchedKind } from '~/domain/search/contract';
import { usePage } from '~/web/live/client';
import { KIND_ICONS } from './kind-icons';
import classes from './search.module.css';

/** Of a query, everything or what is of one kind. Each says how many it has once the page of everything has said so. */
export function KindFilter({ q, kind }: { q: string; kind?: SearchedKind | undefined }) {
  const { formatMessage: say } = useIntl();
  const { data: all } = usePage(searchPage, { query: { q, kind: undefined } }, { enabled: false });
  const countOf = (one: SearchedKind) => {
    const { items, more } = all?.groups.find((group) => group.kind === one) ?? { items: [], more: false };
    return <FormattedMessage id="search.kind.count" values={{ count: items.length, more }} />;
  };
  return (
    <nav aria-label={say({ id: 'search.kinds' })} className={classes.kinds}>
      {[undefined, ...SEARCHED_KINDS].map((one) => {
        const Icon = one ? KIND_ICONS[one] : IconListSearch;
        return (
          <Link
            key={one ?? 'all'}
            to={href(searchPage, {}, { q, kind: one })}
            aria-current={one === kind ? 'page' : undefined}
          >
            <Icon size={16} aria-hidden />
            <FormattedMessage id={`search.kind.${one ?? 'all'}`} />
            {one && all && <span className={classes.number}>{countOf(one)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
