import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { guidePage } from '~/domain/notebook/contract';
import { specialtyKey } from '~/domain/questions/specialties';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { Gate } from './gate';
import { PageActs } from './page-report';
import { Sections } from './sections/sections';
import classes from './topic.module.css';

/** A clinical skill, step by step, and the stations that practise it. */
export function GuidePage() {
  const { formatMessage: say } = useIntl();
  const { slug = '' } = useParams();
  const { data: guide, error, refetch } = usePage(guidePage, { params: { slug } });
  if (error && !guide) return <PageProblem title={say({ id: 'notebook.title' })} error={error} retry={refetch} />;
  if (!guide) return <SkeletonList />;
  const specialty = specialtyKey(guide.specialty_id);
  const gated = !guide.user_is_supporter;
  return (
    <article className={classes.page}>
      <PageHeader
        title={guide.name}
        eyebrow={specialty && say({ id: `questions.specialty.${specialty}` })}
        actions={<PageActs kind="guide_report" id={guide.id} />}
      />
      <Sections sections={guide.sections} gated={gated} />
      {gated && <Gate />}
      {guide.stations.length > 0 && (
        <section aria-labelledby="guide-stations">
          <h2 id="guide-stations" className={classes.heading}>
            <FormattedMessage id="notebook.guide.stations" values={{ count: guide.stations.length }} />
          </h2>
          <ul className={classes.sources}>
            {guide.stations.map(({ name, url }) => (
              <li key={url}>
                <Link to={url}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
