import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { href, type Call, type Input, type Output, type Page } from '~/domain/kit/contract';
import { useSession } from '../core/session';
import { addressOf, type Address } from '../live/client';
import type { ProblemError } from '../live/problem-error';
import { uuid } from '../live/uuid';
import { useProblemMessage } from '../ui/problem';
import { showToast } from '../ui/toast';
import { useStable } from '../ui/use-stable';
import { actsOf, runActs, type KeptAct } from './act-outbox';

interface Ends<I, O> {
  taken?: (output: O, input: I) => void;
  /** The server will never take it as it is. */
  refused?: (problem: ProblemError, input: I) => void;
}
type Beside = Pick<KeptAct, 'text' | 'station' | 'once'>;

/**
 * A call that is kept on the device until the server has it, also over a reload; the person sees it if it has to wait.
 * @param kind what the acts are called on the device; a name of its own for each place that handles their outcome
 */
export function useKeptCall<C extends Call>(contract: C, kind: string, ends: Ends<Input<C>, Output<C>> = {}) {
  return useKept<Input<C>, Output<C>>(href(contract), kind, (input) => input as Record<string, unknown>, ends);
}

/** What a call of `kind` waits with on this device, for the first look of a page that was reloaded. */
export const keptInputs = <C extends Call>(_contract: C, kind: string, personId: number): readonly Input<C>[] =>
  actsOf(personId)
    .snapshot()
    .entries.filter((act) => act.kind === kind)
    .map((act) => act.body as Input<C>);

type ActionName<P extends Page> = keyof P['actions'] & string;

/** The same for an action of a page. */
export function useKeptAction<P extends Page, N extends ActionName<P>>(
  contract: P,
  name: N,
  address: Address<P>,
  kind: string,
  ends: Ends<Input<P['actions'][N]>, Output<P['actions'][N]>> = {},
) {
  type I = Input<P['actions'][N]>;
  type O = Output<P['actions'][N]>;
  return useKept<I, O>(
    addressOf(contract, address),
    kind,
    (input) => (name === 'submit' ? (input as Record<string, unknown>) : { data_request: name, ...(input as object) }),
    ends,
  );
}

function useKept<I, O>(
  path: string,
  kind: string,
  bodyOf: (input: I) => Record<string, unknown>,
  { taken, refused }: Ends<I, O>,
) {
  const { formatMessage: say } = useIntl();
  const problemMessage = useProblemMessage();
  const personId = useSession().person?.id ?? 0;
  const outbox = actsOf(personId);
  const { entries, connection, problem } = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  const ended = useStable(
    (act: KeptAct, outcome: { ok: true; output: unknown } | { ok: false; problem: ProblemError }) => {
      if (outcome.ok) taken?.(outcome.output as O, act.body as I);
      else refused?.(outcome.problem, act.body as I);
    },
  );
  useEffect(() => {
    const forget = outbox.handle(kind, ended);
    const stop = runActs(personId);
    return () => {
      forget();
      stop();
    };
  }, [outbox, personId, kind, ended]);

  const waiting = entries.filter((act) => act.kind === kind);
  const waits = waiting.length > 0 && connection !== 'online';
  const told = useRef(false);
  useEffect(() => {
    if (waits && !told.current)
      showToast(connection === 'stopped' && problem ? problemMessage(problem) : say({ id: 'app.acts.kept' }), {
        tone: connection === 'stopped' ? 'failure' : 'plain',
      });
    told.current = waits;
  });

  return {
    /** Keeps and sends it; of several about the same thing, the last counts. */
    send: (about: string | number, input: I, beside: Beside = {}) =>
      outbox.add({ id: uuid(), kind, about: String(about), path, body: bodyOf(input), ...beside }),
    /** What the server does not have yet, the oldest first. */
    waiting: waiting.map((act) => ({ id: act.id, about: act.about, input: act.body as I })),
    /** Something of it waits for the network, or for the person to sign in. */
    waits,
    withdraw: (id: string) => outbox.withdraw(id),
    retry: outbox.retry,
  };
}
