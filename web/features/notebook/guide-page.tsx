import { Alert } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { guidePage } from '~/domain/notebook/contract';
import { EQUIPMENT_KEY, STOP_KEY } from '~/domain/notebook/guide-keys';
import { specialtyKey } from '~/domain/questions/specialties';
import { usePage } from '~/web/live/client';
import { Annotation } from '~/web/parts/annotations/annotation';
import { MarkedPassage } from '~/web/parts/flashcards/marked-passage';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { PageActs } from './page-report';
import type { ShownSection } from './sections/shown-section';
import { Sections } from './sections/sections';
import classes from './topic.module.css';

const isStep = ({ key }: ShownSection): boolean => key !== EQUIPMENT_KEY && key !== STOP_KEY;

/** A clinical skill, step by step, and the stations that practise it. */
export function GuidePage() {
  const { formatMessage: say } = useIntl();
  const { slug = '' } = useParams();
  const [passages, setPassages] = useState<readonly string[]>([]);
  const { data: guide, error, refetch } = usePage(guidePage, { params: { slug } });
  if (error && !guide) return <PageProblem title={say({ id: 'notebook.title' })} error={error} retry={refetch} />;
  if (!guide) return <SkeletonList />;
  const specialty = specialtyKey(guide.specialty_id);
  const steps = guide.sections.filter(isStep);
  const numberOf = (section: ShownSection) => (isStep(section) ? steps.indexOf(section) + 1 : undefined);
  return (
    <article className={classes.page}>
      <PageHeader
        title={guide.name}
        lead={guide.description}
        eyebrow={specialty && say({ id: `questions.specialty.${specialty}` })}
        actions={<PageActs kind="guide_report" id={guide.id} />}
      />
      {guide.hidden && (
        <Alert variant="light" color="gray" role="status" mb="lg">
          <FormattedMessage id="notebook.hidden" />
        </Alert>
      )}
      <MarkedPassage
        type="guide"
        entityId={guide.id}
        onNote={(passage) => setPassages((before) => [...before, passage])}
      >
        <Sections sections={guide.sections} topics={guide.linked_topics} numberOf={numberOf} />
      </MarkedPassage>
      <div className={classes.note}>
        <Annotation type="guide" entityId={guide.id} passages={passages} />
      </div>
      <Links id="guide-stations" title="notebook.guide.stations" links={guide.stations} />
      <Links id="guide-topics" title="notebook.guide.topics" links={guide.topics} />
    </article>
  );
}

function Links({ id, title, links }: { id: string; title: string; links: { name: string; url: string }[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id} className="no-print">
      <h2 id={id} className={classes.heading}>
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
