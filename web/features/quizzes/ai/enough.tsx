import { Button, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './ai.module.css';
import type { AiAvailable } from './use-ai-available';
import type { Wish } from './use-ask';

interface Props {
  wish: Wish;
  available: AiAvailable;
  onWiden: (change: Partial<Wish>) => void;
}

/** How many questions there are before the quiz is asked for; if that is too few, what else there is. */
export function Enough({ wish, available: { chosen, topic, specialty }, onWiden }: Props) {
  if (chosen === null) return null;
  const origin = wish.generate_new_questions ? 'new' : 'bank';
  const isShort = chosen < (wish.length ?? 1);
  const widerFocus = wish.focus !== 0 && topic !== null && topic > chosen;
  const widerTopic = wish.topic !== 0 && specialty !== null && specialty > (topic ?? 0);
  return (
    <div className={classes.enough} data-short={isShort || undefined}>
      <Text size="sm" role="status">
        <FormattedMessage id={`quizzes.ai.enough.${origin}`} values={{ count: chosen }} />
        {isShort && chosen > 0 && wish.length !== null && (
          <>
            {' '}
            <FormattedMessage id="quizzes.ai.enough.fewer" values={{ count: chosen }} />
          </>
        )}
      </Text>
      {isShort && (widerFocus || widerTopic) && (
        <div className={layout.toolbar}>
          {widerFocus && (
            <Button
              variant="default"
              classNames={{ root: classes.widen, label: text.wrappedLabel }}
              onClick={() => onWiden({ focus: 0 })}
            >
              <FormattedMessage id="quizzes.ai.widen.focus" values={{ count: topic }} />
            </Button>
          )}
          {widerTopic && (
            <Button
              variant="default"
              classNames={{ root: classes.widen, label: text.wrappedLabel }}
              onClick={() => onWiden({ topic: 0, focus: 0 })}
            >
              <FormattedMessage id="quizzes.ai.widen.topic" values={{ count: specialty }} />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
