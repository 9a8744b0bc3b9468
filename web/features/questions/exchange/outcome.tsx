import { Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { importStart, type ImportSnapshot } from '~/domain/questions/exchange/contract';
import { personalQuizzes } from '~/domain/quizzes/personal/contract';
import layout from '~/web/ui/layout.module.css';
import classes from './exchange.module.css';
import items from './items.module.css';
import { Counts } from './ready';

/** What became of it, and the way on. */
export function Outcome({ snapshot, into }: { snapshot: ImportSnapshot; into: 'bank' | 'quiz' }) {
  const { state, accepted, refused, failure, failure_line, url } = snapshot;
  const done = state === 'done';
  return (
    <section className={classes.card} role="status">
      {done && <Counts accepted={accepted} refused={refused} done />}
      {state === 'failed' && (
        <Text className={items.why} data-kind="refusal" fz="md" component="div">
          <IconAlertTriangle size={20} aria-hidden />
          <span>
            <FormattedMessage
              id={`questions.import.failure.${failure ?? 'internal'}`}
              values={{ line: failure_line }}
            />
          </span>
        </Text>
      )}
      {state === 'cancelled' && (
        <Text>
          <FormattedMessage id="questions.import.cancelled" />
        </Text>
      )}
      <div className={layout.toolbarStacked}>
        {done && url !== '' && (
          <Button component={Link} to={url} h={48} rightSection={<IconArrowRight size={18} aria-hidden />}>
            <FormattedMessage
              id={`questions.import.done.${into === 'bank' ? 'bank' : url === href(personalQuizzes) ? 'quizzes' : 'quiz'}`}
            />
          </Button>
        )}
        <Button component={Link} to={href(importStart)} h={48} variant={done ? 'default' : 'filled'}>
          <FormattedMessage id={done ? 'questions.import.again' : 'questions.import.other'} />
        </Button>
      </div>
    </section>
  );
}
