import { IconEye, IconEyeOff, IconLock, IconNotebook } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { topicPage } from '~/domain/notebook/contract';
import type { TopicSummary } from '~/domain/questions/contract';
import { SUMMARY_LANGUAGE } from '~/domain/questions/topic-summary';
import { usePage } from '~/web/live/client';
import { SummaryCheck } from '~/web/parts/notebook/summary-check';
import { Button, LinkButton } from '~/web/ui/button';
import { FullSummary } from '~/web/ui/full-summary';
import { RichText } from '~/web/ui/rich-text';
import { useSupporterAddress } from '~/web/ui/supporter-address';
import { useEntitlements } from '~/web/ui/use-entitlements';
import texts from '~/web/ui/text.module.css';
import classes from './topic-summaries.module.css';

/** What the notebook says of the topics: a supporter reveals or hides it by a click, others see that there is more (spec 1 §4, §6). */
export function TopicSummaries({
  summaries,
  supporter,
  questionId,
}: {
  summaries: readonly TopicSummary[];
  supporter: boolean;
  /** The question that they are shown with, to come back to. */
  questionId?: number;
}) {
  // What is pushed is newer than what the page came with: bought meanwhile, or ended.
  const whole = useEntitlements()?.may('summaries.full') ?? supporter;
  if (summaries.length === 0) return null;
  return (
    <section className={classes.summaries}>
      <h3 className={texts.heading}>
        <FormattedMessage id="quizzes.question.notebook" />
      </h3>
      {!whole ? (
        <Gate summaries={summaries} questionId={questionId} />
      ) : supporter ? (
        summaries.map((summary) => <Summary key={summary.id} summary={summary} />)
      ) : (
        summaries.map((summary) => <BoughtSummary key={summary.id} summary={summary} />)
      )}
      {summaries.map(({ id, url, topic_name }) => (
        <Link key={id} to={url} className={classes.open}>
          <IconNotebook size={18} aria-hidden />
          <FormattedMessage id="quizzes.question.notebook.open" values={{ topic: topic_name }} />
        </Link>
      ))}
    </section>
  );
}

function Summary({ summary }: { summary: TopicSummary }) {
  const { formatMessage: say } = useIntl();
  const [revealed, setRevealed] = useState(false);
  return (
    <article className={classes.summary} data-blurred={!revealed || undefined}>
      <header className={classes.head}>
        <h4 className={classes.topic}>
          {summary.url ? <Link to={summary.url}>{summary.topic_name}</Link> : summary.topic_name}
        </h4>
        <Button
          variant="subtle"
          size="compact"
          aria-expanded={revealed}
          aria-label={say(
            { id: revealed ? 'quizzes.question.notebook.hide-of' : 'quizzes.question.notebook.show-of' },
            { topic: summary.topic_name },
          )}
          before={revealed ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />}
          onClick={() => setRevealed(!revealed)}
        >
          <FormattedMessage id={revealed ? 'quizzes.question.notebook.hide' : 'quizzes.question.notebook.show'} />
        </Button>
      </header>
      <div className={classes.content}>
        {revealed ? (
          <FullSummary>
            <Blurred blurred={false} summaries={[summary]} />
          </FullSummary>
        ) : (
          <Blurred blurred summaries={[summary]} />
        )}
        {revealed && (
          <p className={classes.check}>
            <SummaryCheck check={summary.check} />
          </p>
        )}
        {!revealed && <div className={classes.blocker} data-testid="click-blocker" onClick={() => setRevealed(true)} />}
      </div>
    </article>
  );
}

/** Of somebody who became a supporter after the question was explained: the page holds its beginning only. */
function BoughtSummary({ summary }: { summary: TopicSummary }) {
  const slug = new URL(summary.url, window.location.origin).pathname.split('/').at(-2) ?? '';
  const { data } = usePage(topicPage, { params: { topic_slug: slug } });
  return data?.user_is_supporter ? <Summary summary={{ ...summary, text: data.text, check: data.check }} /> : null;
}

/** One way in, however many topics there are. */
function Gate({ summaries, questionId }: { summaries: readonly TopicSummary[]; questionId: number | undefined }) {
  const address = useSupporterAddress(questionId);
  return (
    <article className={classes.summary} data-blurred>
      <header className={classes.head}>
        <h4 className={classes.topic}>{summaries.map(({ topic_name }) => topic_name).join(' · ')}</h4>
      </header>
      <div className={classes.content}>
        <Blurred blurred summaries={summaries} />
        <div className={classes.blocker} data-testid="click-blocker">
          <LinkButton to={address} before={<IconLock size={18} aria-hidden />} className={classes.become}>
            <FormattedMessage id="quizzes.question.notebook.become" />
          </LinkButton>
        </div>
      </div>
    </article>
  );
}

/** What is blurred for the eye is not for ears or keys either. */
function Blurred({ blurred, summaries }: { blurred: boolean; summaries: readonly TopicSummary[] }) {
  return (
    <div className={classes.text} inert={blurred} aria-hidden={blurred || undefined}>
      {summaries.map(({ id, text }) => (
        <div key={id} lang={SUMMARY_LANGUAGE}>
          <RichText html={text} />
        </div>
      ))}
    </div>
  );
}
