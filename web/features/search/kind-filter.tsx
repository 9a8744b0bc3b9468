import { IconListSearch } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { SEARCHED_KINDS, searchPage, type SearchedKind } from '~/domain/search/contract';
import { KIND_ICONS } from './kind-icons';
import classes from './search.module.css';

/** Of a query, everything or what is of one kind. */
export function KindFilter({ q, kind }: { q: string; kind?: SearchedKind | undefined }) {
  const { formatMessage: say } = useIntl();
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
            <Icon size={18} aria-hidden />
            <FormattedMessage id={`search.kind.${one ?? 'all'}`} />
          </Link>
        );
      })}
    </nav>
  );
}
