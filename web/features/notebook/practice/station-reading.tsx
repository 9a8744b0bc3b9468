import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { stationReading } from '~/domain/notebook/ties/contract';
import { useSession } from '~/web/core/session';
import type { Slots } from '~/web/core/slot';
import { useCall } from '~/web/live/client';
import { Folds } from '~/web/ui/folds';
import classes from './practice.module.css';

/** The guides to what a station practises, and what the notebook says of it. Nothing for who has no account. */
export function StationReading(props: Slots['station-reading']) {
  const { person } = useSession();
  return person && !person.guest ? <Reading {...props} /> : null;
}

function Reading({ stationId, folded }: Slots['station-reading']) {
  const { data } = useCall(stationReading, { station_id: stationId }, { staleTime: 60_000 });
  if (!data || data.guides.length + data.topics.length === 0) return null;
  const parts = (['guides', 'topics'] as const)
    .filter((id) => data[id].length > 0)
    .map((id) => ({
      id,
      title: <FormattedMessage id={`notebook.station.${id}`} values={{ count: data[id].length }} />,
      content: <Links links={data[id]} />,
    }));
  if (folded)
    return (
      <div className="no-print">
        <Folds order={2} folds={parts} />
      </div>
    );
  return (
    <div className={`no-print ${classes.groups}`}>
      {parts.map(({ id, title, content }) => (
        <section key={id} className={classes.group} aria-labelledby={`reading-${id}`}>
          <h2 id={`reading-${id}`}>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}

const Links = ({ links }: { links: readonly { name: string; url: string }[] }) => (
  <ul className={classes.links}>
    {links.map(({ name, url }) => (
      <li key={url}>
        <Link to={url}>{name}</Link>
      </li>
    ))}
  </ul>
);
