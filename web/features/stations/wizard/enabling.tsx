import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { launchpad } from '~/domain/consultations/contract';
import { href, type Output } from '~/domain/kit/contract';
import { baseOf } from '~/domain/stations/styles';
import type { virtualPatientEnable } from '~/domain/stations/wizard/contract';
import { unfitFor, UNFIT_REASONS } from '~/domain/stations/wizard/steps';
import { ProblemError } from '~/web/live/problem-error';
import { post } from '~/web/live/request';
import { NoticeDialog } from '~/web/ui/notice-dialog';
import { useProblemMessage } from '~/web/ui/problem';
import type { EditData } from '../editor/editor-adapter';
import { formOf } from '../editor/sheet';
import type { Writing } from '../editor/use-writing';
import layout from '~/web/ui/layout.module.css';
import classes from './wizard.module.css';

type Enabled = Output<(typeof virtualPatientEnable)['actions']['submit']>;
type Outcome = { kind: 'enabled' } | { kind: 'enabled.failed' | 'disabled.failed'; error: string };

/** Whether one may talk to this patient. What is not saved is saved first; the outcome is said in a dialog (spec 3 §8). */
export function Enabling({
  writing,
  edited,
  reload,
}: {
  writing: Writing;
  edited: EditData | null;
  reload: (() => Promise<EditData | undefined>) | undefined;
}) {
  const intl = useIntl();
  const { formatMessage: say } = intl;
  const problemMessage = useProblemMessage();
  const [told, tell] = useState<Outcome | null>(null);
  const [shown, setShown] = useState<Outcome>({ kind: 'enabled' });
  const reasons = unfitFor(formOf(writing.sheet));
  const enabled = writing.enabledAt !== null;

  const show = (outcome: Outcome) => {
    setShown(outcome);
    tell(outcome);
  };
  const wordsOf = (error: unknown): string => {
    const problem = error instanceof ProblemError ? error : ProblemError.offline();
    const refused = UNFIT_REASONS.filter(
      (reason) => problem.code === 'virtual-patient-unfit' && problem.errors.some(({ message }) => message === reason),
    );
    return refused.length > 0
      ? refused.map((reason) => say({ id: `stations.wizard.unfit.${reason}` })).join(' ')
      : problemMessage(problem);
  };
  const ask = async (body: object) => (await post(edited!.enable_url, body)) as Enabled;
  const failed = (kind: 'enabled.failed' | 'disabled.failed') => (error: unknown) =>
    show({ kind, error: wordsOf(error) });
  const enable = async () => {
    const answer = await ask({});
    show({ kind: 'enabled' });
    return answer;
  };
  const disable = () => ask({ data_request: 'disable' });
  const press = () =>
    void (enabled
      ? writing.enable(false, disable, failed('disabled.failed'))
      : writing.enable(true, enable, failed('enabled.failed')));
  const close = () => {
    tell(null);
    if (shown.kind === 'enabled')
      void reload?.().then((fresh) => fresh && writing.setEnabledAt(fresh.virtual_patient_enabled_at));
  };

  return (
    <section className={classes.part} aria-labelledby="enabling">
      <h3 id="enabling" className={classes.partTitle}>
        <FormattedMessage id="stations.wizard.enabling" />
      </h3>
      <div role="status">
        {enabled ? (
          <span className={classes.enabled}>
            <IconCircleCheck size={18} aria-hidden />
            <FormattedMessage
              id="stations.wizard.enabled"
              values={{ when: intl.formatDate(writing.enabledAt!, { dateStyle: 'medium', timeStyle: 'short' }) }}
            />
          </span>
        ) : reasons.length > 0 ? (
          <>
            <Text size="sm">
              <FormattedMessage id="stations.wizard.not-yet" />
            </Text>
            <ul className={classes.reasons}>
              {reasons.map((reason) => (
                <li key={reason}>
                  <FormattedMessage id={`stations.wizard.unfit.${reason}`} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Text size="sm">
            <FormattedMessage id={edited ? 'stations.wizard.ready' : 'stations.wizard.save-first'} />
          </Text>
        )}
      </div>
      <Group gap="sm">
        {edited && (
          <Button
            variant={enabled ? 'default' : 'filled'}
            loading={writing.busy === 'enable'}
            leftSection={<IconMessageCircle size={18} aria-hidden />}
            onClick={press}
          >
            <FormattedMessage id={enabled ? 'stations.wizard.disable' : 'stations.wizard.enable'} />
          </Button>
        )}
        {edited && enabled && (
          <Anchor component={Link} to={href(launchpad, { base: baseOf(edited.style) })} className={layout.target}>
            <FormattedMessage id="stations.virtual-patient.launchpad" />
          </Anchor>
        )}
      </Group>
      <NoticeDialog opened={told !== null} title={<FormattedMessage id="stations.virtual-patient" />} onClose={close}>
        {shown.kind === 'enabled' ? (
          <FormattedMessage id="stations.wizard.enabled.done" />
        ) : (
          <FormattedMessage id={`stations.wizard.${shown.kind}`} values={{ error: shown.error }} />
        )}
      </NoticeDialog>
    </section>
  );
}
