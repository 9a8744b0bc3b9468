import { Button, Text } from '@mantine/core';
import { IconBell, IconCheck, IconCircle, IconLoader2 } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { GenerationSnapshot } from '~/domain/quizzes/generation/contract';
import layout from '~/web/ui/layout.module.css';
import classes from './progress.module.css';

const STEPS = ['waiting', 'writing', 'done'] as const;
const ICONS = { past: IconCheck, now: IconLoader2, ahead: IconCircle };

/** Seconds that are said as they are; longer ones in minutes. */
const IN_SECONDS = 90;

/** The stage of the generation, how long it will take, and that the person need not stay. */
export function Progress({ generation }: { generation: GenerationSnapshot }) {
  const { formatMessage: say } = useIntl();
  const { written, length } = generation;
  const here = generation.ready ? STEPS.length - 1 : STEPS.indexOf(generation.stage);
  return (
    <section className={classes.card}>
      <ol className={classes.steps}>
        {STEPS.map((step, index) => {
          const state = index < here ? 'past' : index === here ? 'now' : 'ahead';
          const Icon = ICONS[state];
          return (
            <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <Icon size={24} stroke={1.8} aria-hidden />
              <span>
                <span className={classes.name}>
                  <FormattedMessage id={`quizzes.ai.stage.${step}`} />
                </span>
                {step === 'waiting' && state === 'now' && (
                  <span className={classes.detail}>
                    <FormattedMessage id="quizzes.ai.place" values={{ place: generation.place }} />
                  </span>
                )}
                {step === 'writing' && state === 'now' && (
                  <span className={classes.detail}>
                    <FormattedMessage id="quizzes.ai.written" values={{ written, length }} />
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <div
        className={layout.track}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={written}
        aria-label={say({ id: 'quizzes.ai.progress' })}
      >
        <span style={{ width: `${length > 0 ? (100 * written) / length : 0}%` }} />
      </div>
      <Text role="status" fw={600}>
        <Estimate seconds={generation.seconds_to_first} />
      </Text>
      <Text c="dimmed" size="sm">
        <FormattedMessage id="quizzes.ai.first-at-once" />
      </Text>
      <div className={classes.leave}>
        <IconBell size={22} aria-hidden />
        <span className={layout.basis220}>
          <FormattedMessage id="quizzes.ai.leave" />
        </span>
        <Button component={Link} to="/" variant="default">
          <FormattedMessage id="app.back-home" />
        </Button>
      </div>
    </section>
  );
}

/** Rounded, for nobody knows to the second. */
function Estimate({ seconds }: { seconds: number | null }) {
  if (seconds === null) return <FormattedMessage id="quizzes.ai.estimate.unknown" />;
  if (seconds <= 5) return <FormattedMessage id="quizzes.ai.estimate.moment" />;
  if (seconds <= IN_SECONDS)
    return <FormattedMessage id="quizzes.ai.estimate.seconds" values={{ seconds: Math.ceil(seconds / 5) * 5 }} />;
  return <FormattedMessage id="quizzes.ai.estimate.minutes" values={{ minutes: Math.ceil(seconds / 60) }} />;
}
