import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { href } from '~/domain/kit/contract';
import { joinGroup, joinPrompt } from '~/domain/group-practice/contract';
import { formatPin } from '~/domain/group-practice/pin';
import { useEnter } from '~/web/core/enter';
import { useAction, usePage } from '~/web/live/client';
import { LinkButton } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { Notice } from '~/web/ui/notice';
import text from '~/web/ui/text.module.css';
import { PageHeader } from '~/web/ui/page-header';
import { PulsingDots } from '~/web/ui/pulsing-dots';
import classes from './join.module.css';
import { JoinProblem } from './join-problem';

/** Milliseconds between questions whether the host has let one in: a class behind one address asks, too. */
const ASK_EVERY = 5_000;

/** `/join/{pin}/?knock=…`: no PIN is looked up at the moment, and the host lets people in. Goes on by itself. */
export function KnockPage({ pin, knock }: { pin: string; knock: string }) {
  const intl = useIntl();
  const enter = useEnter();
  const address = { params: { pin }, query: { knock } };
  const page = usePage(joinGroup, address, {
    refetchInterval: ({ state }) => (state.data?.knock === 'over' ? false : ASK_EVERY),
  });
  const join = useAction(joinGroup, 'submit', address, { onSuccess: ({ next_url }) => enter(next_url) });

  const came = useRef(false);
  const { mutate } = join;
  const letIn = page.data?.knock === 'let-in';
  useEffect(() => {
    if (!letIn || came.current) return;
    came.current = true;
    mutate({});
  }, [letIn, mutate]);

  const retry = () => {
    came.current = false;
    join.reset();
    void page.refetch();
  };
  const failure = join.error ?? (page.data ? null : page.error);
  return (
    <div className={classes.card}>
      <PageHeader
        title={intl.formatMessage({ id: 'group-practice.knock.title' })}
        lead={<span className={classes.shownPin}>{formatPin(pin)}</span>}
      />
      {failure ? (
        <JoinProblem error={failure} onRetry={retry} />
      ) : page.data?.knock === 'over' ? (
        <div className={layout.stackMedium}>
          <Notice tone="warning" role="alert">
            <FormattedMessage id="group-practice.knock.over" />
          </Notice>
          <LinkButton to={href(joinGroup, { pin })} replace>
            <FormattedMessage id="group-practice.knock.again" />
          </LinkButton>
          <LinkButton variant="default" to={href(joinPrompt)}>
            <FormattedMessage id="group-practice.join.other-pin" />
          </LinkButton>
        </div>
      ) : (
        <div className={layout.stackMedium} role="status">
          <PulsingDots />
          <p className={layout.flush}>
            <FormattedMessage id="group-practice.knock.lead" />
          </p>
          <p className={text.dimmedText}>
            <FormattedMessage id="group-practice.knock.qr" />
          </p>
        </div>
      )}
    </div>
  );
}
