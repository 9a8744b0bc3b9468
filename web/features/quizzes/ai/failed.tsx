import { IconAlertTriangle, IconBooks, IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { href } from '~/domain/kit/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { aiQuizWaiting, quizGeneration, type GenerationFailure } from '~/domain/quizzes/generation/contract';
import { useAction } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { Button, LinkButton } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { Notice } from '~/web/ui/notice';
import { ProblemNotice } from '~/web/ui/problem';

/** What happened, that it costs nothing, and the two ways on. */
export function Failed({ quizlogId, failure }: { quizlogId: number; failure: GenerationFailure }) {
  const cache = useQueryClient();
  const again = useAction(
    aiQuizWaiting,
    'try_again',
    { params: { quizlog_id: quizlogId } },
    { onSuccess: (answer) => offerSnapshot(cache, quizGeneration, quizlogId, answer) },
  );
  return (
    <div className={layout.stackMedium}>
      <Notice tone="warning" role="alert" icon={<IconAlertTriangle aria-hidden />}>
        <p>
          <FormattedMessage id={`quizzes.ai.failure.${failure}`} /> <FormattedMessage id="quizzes.ai.failed.free" />
        </p>
      </Notice>
      {again.error && <ProblemNotice error={again.error} />}
      <div className={layout.toolbarWide}>
        <Button
          before={<IconRefresh size={18} aria-hidden />}
          loading={again.isPending}
          onClick={() => again.mutate({})}
        >
          <FormattedMessage id="quizzes.ai.failed.again" />
        </Button>
        <LinkButton to={href(quizSetup)} variant="default" before={<IconBooks size={18} aria-hidden />}>
          <FormattedMessage id="quizzes.ai.failed.bank" />
        </LinkButton>
      </div>
    </div>
  );
}
