import { FormattedMessage, useIntl } from 'react-intl';
import { cardsAway } from '~/domain/flashcards/away/contract';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { memoryProgress } from '~/domain/flashcards/plan/contract';
import { href } from '~/domain/kit/contract';
import { usePage } from '~/web/live/client';
import { AsOf } from '~/web/ui/as-of';
import { LinkButton } from '~/web/ui/button';
import { ListRow } from '~/web/ui/list-row';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { Skeleton } from '~/web/ui/skeleton-list';
import { BinsFigure } from '../progress/bins-figure';
import { LoadBars } from '../progress/load-bars';
import { OwnDecks, Packs } from './decks';
import { ENTRIES, type Home } from './entries';
import { Part } from './part';
import { Stack } from './stack';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './home.module.css';

/** The cards to review now, those of the coming days, how well all are known, and the decks and packs. */
export function HomePage() {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(flashcardHome, {}, { refetchOnMount: 'always' });
  const title = say({ id: 'flashcards.title' });
  if (error && !data)
    return (
      <>
        <PageProblem title={title} error={error} retry={refetch} />
        {error.code === 'offline' && (
          <LinkButton to={href(cardsAway)} className={layout.below}>
            <FormattedMessage id="flashcards.home.away" />
          </LinkButton>
        )}
      </>
    );
  return (
    <div className={layout.formShrink}>
      <PageHeader title={title} lead={<AsOf path={href(flashcardHome)} />} />
      {data ? (
        <Parts home={data} />
      ) : (
        <div className={classes.parts} aria-busy>
          <Skeleton height={320} />
          <Skeleton height={320} />
        </div>
      )}
    </div>
  );
}

function Parts({ home }: { home: Home }) {
  const known = home.bins.some((cards) => cards > 0);
  return (
    <div className={classes.parts} data-new={!known || undefined}>
      <Stack home={home} />
      {known && <Memory home={home} />}
      <div className={layout.column}>
        {home.decks > 0 ? <OwnDecks home={home} /> : <Packs home={home} />}
        {home.decks > 0 ? <Packs home={home} /> : <OwnDecks home={home} />}
      </div>
      <More entries={known ? ENTRIES.filter(({ name }) => name !== 'progress') : ENTRIES} />
    </div>
  );
}

/** The cards of the coming days, and how well each that was answered is known. */
function Memory({ home: { week, bins } }: { home: Home }) {
  const { formatMessage: say } = useIntl();
  return (
    <Part
      name="week"
      all={{ to: href(memoryProgress), id: 'flashcards.home.progress' }}
      className={`${layout.panel} ${classes.memory}`}
    >
      <LoadBars load={week} label={say({ id: 'flashcards.home.week' })} />
      <BinsFigure bins={bins} title={say({ id: 'flashcards.home.known' })} />
    </Part>
  );
}

const More = ({ entries }: { entries: typeof ENTRIES }) => (
  <Part name="more">
    <ul className={lists.ofEntries}>
      {entries.map(({ name, to, icon: Icon }) => (
        <li key={name}>
          <ListRow
            to={to}
            mark={<Icon size={24} stroke={1.6} />}
            title={<FormattedMessage id={`flashcards.home.${name}`} />}
            about={<FormattedMessage id={`flashcards.home.${name}.about`} />}
          />
        </li>
      ))}
    </ul>
  </Part>
);
