import { Button, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { type importPreview, importStart, type ImportSnapshot } from '~/domain/questions/exchange/contract';
import type { ProblemError } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';
import classes from './exchange.module.css';

interface Props {
  page: PageData<typeof importPreview>;
  snapshot: ImportSnapshot;
  confirming: boolean;
  cancelling: boolean;
  problem: ProblemError | null;
  onConfirm: () => void;
  onCancel: () => void;
}

export function Counts({ accepted, refused, done }: { accepted: number; refused: number; done?: boolean }) {
  return (
    <dl className={classes.counts}>
      <div className={classes.accepted}>
        <dt>
          <IconCircleCheck size={18} aria-hidden />
          <FormattedMessage id={done ? 'questions.import.count.taken' : 'questions.import.count.accepted'} />
        </dt>
        <dd>
          <FormattedMessage id="questions.import.number" values={{ number: accepted }} />
        </dd>
      </div>
      <div className={classes.refused} data-none={refused === 0 || undefined}>
        <dt>
          <IconCircleX size={18} aria-hidden />
          <FormattedMessage id="questions.import.count.refused" />
        </dt>
        <dd>
          <FormattedMessage id="questions.import.number" values={{ number: refused }} />
        </dd>
      </div>
    </dl>
  );
}

/** The destination of the questions, shown before anything is imported. */
function Plan({ page: { into, quizzes } }: Pick<Props, 'page'>) {
  const [only] = quizzes;
  if (into === 'bank') return <FormattedMessage id="questions.import.plan.bank" />;
  if (quizzes.length === 1)
    return (
      <FormattedMessage
        id={only!.existing ? 'questions.import.plan.existing' : 'questions.import.plan.new'}
        values={{ title: only!.title }}
      />
    );
  return (
    <>
      <FormattedMessage id="questions.import.plan.several" values={{ quizzes: quizzes.length }} />
      <ul className={classes.plan}>
        {quizzes.slice(0, 8).map(({ title, questions }) => (
          <li key={title}>
            <FormattedMessage id="questions.import.plan.quiz" values={{ title, questions }} />
          </li>
        ))}
        {quizzes.length > 8 && (
          <li>
            <FormattedMessage id="questions.import.plan.more" values={{ quizzes: quizzes.length - 8 }} />
          </li>
        )}
      </ul>
    </>
  );
}

/** What would be taken, and the one question that is left. */
export function Ready({
  page,
  snapshot: { accepted, refused },
  confirming,
  cancelling,
  problem,
  onConfirm,
  onCancel,
}: Props) {
  const none = accepted === 0;
  return (
    <section className={classes.card}>
      <Counts accepted={accepted} refused={refused} />
      <Text component="div">
        {none ? <FormattedMessage id="questions.import.plan.nothing" /> : <Plan page={page} />}
      </Text>
      {problem && <ProblemNotice error={problem} />}
      <div className={layout.toolbarStacked}>
        {none ? (
          <Button component={Link} to={href(importStart)} h={48}>
            <FormattedMessage id="questions.import.other" />
          </Button>
        ) : (
          <Button h={48} loading={confirming} onClick={onConfirm}>
            <FormattedMessage id="questions.import.confirm" values={{ accepted }} />
          </Button>
        )}
        <Button variant="default" h={48} loading={cancelling} onClick={onCancel}>
          <FormattedMessage id="questions.import.discard" />
        </Button>
      </div>
      <Text c="dimmed" size="sm">
        <FormattedMessage id="questions.import.kept" values={{ until: new Date(page.kept_until) }} />
      </Text>
    </section>
  );
}
