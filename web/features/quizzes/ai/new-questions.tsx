import { Switch, Text } from '@mantine/core';
import { IconRobot, IconSparkles } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './ai.module.css';
import type { AiQuizSetupData } from '~/domain/quizzes/generation/contract';

interface Props {
  setup: AiQuizSetupData;
  on: boolean;
  /** Not while one is being written, nor when the day's are used up. */
  allowed: boolean;
  onChange: (on: boolean) => void;
}

/** New questions or those of the bank; who would write them, how they are checked, and how many quizzes are left. */
export function NewQuestions({ setup, on, allowed, onChange }: Props) {
  const { formatMessage: say } = useIntl();
  const about = useId();
  const Icon = setup.writer === 'model' ? IconSparkles : IconRobot;
  return (
    <>
      <Switch
        size="md"
        checked={on}
        disabled={!allowed}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={say({ id: 'quizzes.ai.new' })}
        aria-describedby={about}
        classNames={{ body: classes.switchBody, label: classes.switchLabel }}
      />
      <div id={about} className={classes.about}>
        {on ? (
          <p className={classes.writer}>
            <Icon size={20} aria-hidden />
            <span>
              <FormattedMessage
                id={setup.writer === 'model' ? 'quizzes.ai.writer.model' : 'quizzes.ai.writer.offline'}
              />
            </span>
          </p>
        ) : (
          <p>
            <FormattedMessage id="quizzes.ai.bank.about" />
          </p>
        )}
        <Text size="sm" c="dimmed">
          {setup.writing ? (
            <FormattedMessage id="quizzes.ai.writing.one" />
          ) : setup.left > 0 ? (
            <FormattedMessage id="quizzes.ai.left" values={{ left: setup.left, a_day: setup.a_day }} />
          ) : (
            <FormattedMessage id="quizzes.ai.left.none" values={{ a_day: setup.a_day }} />
          )}
        </Text>
      </div>
    </>
  );
}
