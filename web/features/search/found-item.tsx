import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { SPECIALTY_KEYS } from '~/domain/questions/specialties';
import type { Found } from '~/domain/search/contract';
import texts from '~/web/ui/text.module.css';
import classes from './search.module.css';

const SPECIALTY = new Set<string>(SPECIALTY_KEYS);

/** One thing that was found, its words of the query marked. */
export function FoundItem({ item }: { item: Found }) {
  const { locale } = useIntl();
  const titled = item.title.length > 0;
  return (
    <li className={classes.item} lang={item.language === locale ? undefined : item.language}>
      <Link to={item.url} className={classes.title} data-found>
        <Marked parts={titled ? item.title : item.snippet} />
      </Link>
      {titled && item.snippet.length > 0 && (
        <p className={classes.snippet}>
          <Marked parts={item.snippet} />
        </p>
      )}
      {item.belongs_to !== '' && (
        <p className={texts.dimmedUnder}>
          <BelongsTo item={item} />
        </p>
      )}
    </li>
  );
}

function BelongsTo({ item: { kind, belongs_to } }: { item: Found }) {
  if (SPECIALTY.has(belongs_to)) return <FormattedMessage id={`questions.specialty.${belongs_to}`} />;
  if (kind === 'station') return <FormattedMessage id={`app.style.${belongs_to}`} />;
  return belongs_to;
}

const Marked = ({ parts }: { parts: Found['title'] }) =>
  parts.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>));
