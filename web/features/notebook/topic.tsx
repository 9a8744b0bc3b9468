import { Alert, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PageData } from '~/domain/kit/contract';
import type { topicPage } from '~/domain/notebook/contract';
import { SUMMARY_LANGUAGE } from '~/domain/questions/topic-summary';
import { specialtyKey } from '~/domain/questions/specialties';
import { Annotation } from '~/web/parts/annotations/annotation';
import { MarkedPassage } from '~/web/parts/flashcards/marked-passage';
import { Folds } from '~/web/ui/folds';
import { PageHeader } from '~/web/ui/page-header';
import { Gate } from './gate';
import { PageActs } from './page-report';
import { Practice } from './practice/practice';
import { Sources } from './sections/checked';
import { SummaryState } from './summary-state';
import { LinkedText } from './sections/linked-text';
import { Sections } from './sections/sections';
import classes from './topic.module.css';

/** To be read in peace; then questions about it. */
export function Topic({ topic }: { topic: PageData<typeof topicPage> }) {
  const { formatMessage: say } = useIntl();
  const specialty = specialtyKey(topic.specialty_id);
  const gated = !topic.user_is_supporter;
  const [passages, setPassages] = useState<readonly string[]>([]);
  const sources = allSources(topic);
  // Who reads the sections in their own language needs no summary in another first.
  const foreign = topic.sections.some(({ language }) => language !== SUMMARY_LANGUAGE);
  const summary = (
    <>
      <LinkedText
        html={topic.text}
        lang={SUMMARY_LANGUAGE}
        cut={gated}
        terms={topic.terms}
        topics={topic.linked_topics}
      />
      {topic.text !== '' && <SummaryState topic={topic} />}
    </>
  );
  return (
    <article>
      {topic.back_url !== '' && (
        <Link to={topic.back_url} className={`no-print ${classes.back}`}>
          <IconArrowLeft size={18} aria-hidden />
          <FormattedMessage id="notebook.back-to-question" />
        </Link>
      )}
      <PageHeader
        title={topic.topic_name}
        eyebrow={specialty && say({ id: `questions.specialty.${specialty}` })}
        actions={<PageActs kind="notebook_report" id={topic.id} />}
      />
      {topic.hidden && (
        <Alert variant="light" color="gray" role="status" mb="lg">
          <FormattedMessage id="notebook.hidden" />
        </Alert>
      )}
      <MarkedPassage
        type="topic"
        entityId={topic.id}
        onNote={(passage) => setPassages((before) => [...before, passage])}
      >
        {!foreign && (
          <>
            {/* The headings of its text are of the third level. */}
            <VisuallyHidden component="h2">
              <FormattedMessage id="notebook.summary" />
            </VisuallyHidden>
            {summary}
          </>
        )}
        <Sections sections={topic.sections} topics={topic.linked_topics} passage={topic.passage} />
        {foreign && topic.text !== '' && (
          <Folds
            order={2}
            folds={[{ id: 'summary', title: <FormattedMessage id="notebook.summary" />, content: summary }]}
          />
        )}
      </MarkedPassage>
      {gated && <Gate />}
      <div className={classes.note}>
        <Annotation type="topic" entityId={topic.id} passages={passages} />
      </div>
      <Practice topic={topic} />
      {sources.length > 0 && (
        <section aria-labelledby="sources">
          <h2 id="sources" className={classes.heading}>
            <FormattedMessage id="notebook.sources" values={{ count: sources.length }} />
          </h2>
          <Sources sources={sources} />
        </section>
      )}
    </article>
  );
}

/** Those of the topic and of its sections, each once. */
function allSources({ sources, sections }: PageData<typeof topicPage>) {
  const all = [...sources, ...sections.flatMap((section) => section.sources)];
  return [...new Map(all.map((source) => [source.url, source])).values()];
}
