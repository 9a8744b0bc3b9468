import { IconBell } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { GenerationSnapshot } from '~/domain/quizzes/generation/contract';
import { useSession } from '~/web/core/session';
import { castAwaiting } from '~/web/ui/art/cast-of';
import { AboutTime, WaitingScene } from '~/web/ui/art/waiting-scene';
import { LinkButton } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './ai.module.css';

/** The stage of the generation, how long it will take, and that the person need not stay. */
export function Progress({ generation }: { generation: GenerationSnapshot }) {
  const { person } = useSession();
  const { stage, place, seconds_to_first: seconds } = generation;
  return (
    <WaitingScene
      cast={castAwaiting(stage === 'waiting' ? 'ghost' : 'filled', person?.name)}
      role="status"
      now={
        stage === 'waiting' ? (
          <FormattedMessage id="quizzes.ai.place" values={{ place }} />
        ) : (
          <FormattedMessage id="quizzes.ai.first" />
        )
      }
      usually={seconds !== null && <AboutTime of="quizzes.ai.estimate" seconds={seconds} />}
    >
      <p className={text.dimmedBody}>
        <FormattedMessage id="quizzes.ai.first-at-once" />
      </p>
      <div className={classes.leave}>
        <IconBell size={22} aria-hidden />
        <span className={layout.basis220}>
          <FormattedMessage id="quizzes.ai.leave" />
        </span>
        <LinkButton to="/" variant="default">
          <FormattedMessage id="app.back-home" />
        </LinkButton>
      </div>
    </WaitingScene>
  );
}
