import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { stationReading } from '~/domain/notebook/ties/contract';
import { useSession } from '~/web/core/session';
import { useCall } from '~/web/live/client';
import classes from './practice.module.css';

/** The guides to what a station practises, and what the notebook says of it. Nothing for who has no account. */
export function StationReading({ stationId }: { stationId: number }) {
  const { person } = useSession();
  return person && !person.guest ? <Reading stationId={stationId} /> : null;
}

function Reading({ stationId }: { stationId: number }) {
  const { data } = useCall(stationReading, { station_id: stationId }, { staleTime: 60_000 });
  if (!data || data.guides.length + data.topics.length === 0) return null;
  return (
    <div className={`no-print ${classes.groups}`}>
      <Links title="notebook.station.guides" links={data.guides} />
      <Links title="notebook.station.topics" links={data.topics} />
    </div>
  );
}

function Links({ title, links }: { title: string; links: readonly { name: string; url: string }[] }) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id={title} values={{ count: links.length }} />
      </h2>
      <ul className={classes.links}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <Link to={url}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
