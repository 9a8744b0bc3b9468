import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import type { topicPage } from '~/domain/notebook/contract';
import { specialtyKey } from '~/domain/questions/specialties';
import { quizSetup } from '~/domain/quizzes/contract';
import { Annotation } from '~/web/parts/annotations/annotation';
import { MarkedPassage } from '~/web/parts/flashcards/marked-passage';
import { PageHeader } from '~/web/ui/page-header';
import { RichText } from '~/web/ui/rich-text';
import { Gate } from './gate';
import { PageActs } from './page-report';
import { Source } from './sections/section';
import { Sections } from './sections/sections';
import classes from './topic.module.css';

/** To be read in peace; then questions about it. */
export function Topic({ topic }: { topic: PageData<typeof topicPage> }) {
  const { formatMessage: say } = useIntl();
  const specialty = specialtyKey(topic.specialty_id);
  const gated = !topic.user_is_supporter;
  return (
    <article>
      <PageHeader
        title={topic.topic_name}
        eyebrow={specialty && say({ id: `questions.specialty.${specialty}` })}
        actions={<PageActs kind="notebook_report" id={topic.id} />}
      />
      <div className={classes.text} data-cut={gated || undefined}>
        <MarkedPassage type="topic" entityId={topic.id}>
          <RichText html={topic.text} />
        </MarkedPassage>
      </div>
      <Sections sections={topic.sections} gated={gated} />
      {gated && <Gate />}
      <div className={classes.note}>
        <Annotation type="topic" entityId={topic.id} />
      </div>
      {topic.sources.length > 0 && (
        <section aria-labelledby="sources">
          <h2 id="sources" className={classes.heading}>
            <FormattedMessage id="notebook.sources" values={{ count: topic.sources.length }} />
          </h2>
          <ul className={classes.sources}>
            {topic.sources.map((source) => (
              <li key={`${source.url} ${source.title}`}>
                <Source source={source} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {topic.questions > 0 && (
        <div className={classes.quiz}>
          <span className={classes.quizWords}>
            <FormattedMessage id="notebook.questions" values={{ count: topic.questions }} />
          </span>
          <Button
            component={Link}
            to={href(quizSetup, {}, { specialty: topic.specialty_id, topic: topic.id })}
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
          >
            <FormattedMessage id="notebook.quiz" />
          </Button>
        </div>
      )}
    </article>
  );
}
