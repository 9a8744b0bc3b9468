import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { SPECIALTY_KEYS } from '~/domain/questions/specialties';
import type { Found } from '~/domain/search/contract';
import { useSession } from '~/web/core/session';
import { KIND_ICONS } from './kind-icons';
import texts from '~/web/ui/text.module.css';
import classes from './search.module.css';

const SPECIALTY = new Set<string>(SPECIALTY_KEYS);

/** One thing that was found, its words of the query marked. */
export function FoundItem({ item }: { item: Found }) {
  const { language } = useSession();
  const titled = item.title.length > 0;
  const foreign = item.language !== language;
  const Icon = KIND_ICONS[item.kind];
  return (
    <li className={classes.item}>
      <Icon size={20} aria-hidden />
      <Link to={item.url} className={classes.title} lang={item.language} data-found>
        <Marked parts={titled ? item.title : item.snippet} />
      </Link>
      {titled && item.snippet.length > 0 && (
        <p className={classes.snippet} lang={item.language}>
          <Marked parts={item.snippet} />
        </p>
      )}
      {(item.belongs_to !== '' || foreign) && (
        <p className={texts.dimmedUnder}>
          {item.belongs_to !== '' && <BelongsTo item={item} />}
          {item.belongs_to !== '' && foreign && ' · '}
          {foreign && <FormattedMessage id={`search.in.${item.language}`} />}
        </p>
      )}
    </li>
  );
}

function BelongsTo({ item: { kind, belongs_to, seen_as } }: { item: Found }) {
  if (seen_as) return <FormattedMessage id={`search.person.${seen_as}`} values={{ name: belongs_to }} />;
  if (SPECIALTY.has(belongs_to)) return <FormattedMessage id={`questions.specialty.${belongs_to}`} />;
  if (kind === 'station') return <FormattedMessage id={`app.style.${belongs_to}`} />;
  return belongs_to;
}

const Marked = ({ parts }: { parts: Found['title'] }) =>
  parts.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>));
