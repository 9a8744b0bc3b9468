import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { cutText } from '~/domain/kit/cut-text';
import { LAST_STEP, mayPreview, WIZARD_STEPS } from '~/domain/stations/wizard/steps';
import { Offers } from '~/web/drafts/editor/offers';
import { NoticeDialog } from '~/web/ui/notice-dialog';
import { ProblemNotice } from '~/web/ui/problem';
import { isEdit } from '../editor/editor-adapter';
import type { ScreenProps } from '../editor/new-station';
import { OtherEditors } from '../editor/other-editors';
import { SaveBar } from '../editor/save-bar';
import { ScreenDialogs, type Shown } from '../editor/screen-dialogs';
import { ScreenHead } from '../editor/screen-head';
import { formOf } from '../editor/sheet';
import { SwitchOffNotice } from '../editor/switch-off-notice';
import { useWriting } from '../editor/use-writing';
import { Review } from './review';
import { StepContent } from './step-content';
import { StepList } from './step-list';
import { useStep } from './use-step';
import { Slot } from '~/web/core/slot';
import { KEPT } from '~/web/core/loading/typed';
import layout from '~/web/ui/layout.module.css';
import classes from './wizard.module.css';

/** The wizard of a virtual patient in six steps (spec 3 §2): the station editor's form and saving, a part at a time. */
export function WizardScreen({ adapter, data, personId, onDraft, onDiscarded, reload, linkState }: ScreenProps) {
  const writing = useWriting({ adapter, data, personId, onDraft });
  const { sheet } = writing;
  const head = writing.saver.head;
  const { step, unknown, heading, addressOf } = useStep(adapter, data, head?.draft_id);
  const [shown, show] = useState<Shown>(null);
  const [notCloned, setNotCloned] = useState(false);
  const edited = isEdit(data) ? data : null;
  const name = WIZARD_STEPS[step - 1]!;

  // Coming back to an address from before the draft had a number: it gets it, so that a reload finds the draft.
  useEffect(() => {
    if (head) onDraft(head);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on coming to a step; saving tells by itself
  }, [step]);

  return (
    <div className={layout.shrink} {...KEPT}>
      <ScreenHead
        base={adapter.base}
        data={data}
        writing={writing}
        pages={adapter.pages}
        words="wizard"
        onHistory={() => show('history')}
        onDiscarded={onDiscarded}
        onCloneFailed={() => setNotCloned(true)}
      />
      <input type="hidden" name="current_step" value={step} />
      {edited && <OtherEditors stationId={edited.station_id} personId={personId} writing={writing} />}
      <Offers editor={writing} />
      <SwitchOffNotice writing={writing} />
      {unknown !== null && (
        <Alert color="yellow" variant="light" role="status" icon={<IconAlertTriangle aria-hidden />} mb="md">
          <FormattedMessage
            id="stations.wizard.step.unknown"
            values={{ step: cutText(unknown, 20), count: LAST_STEP }}
          />
        </Alert>
      )}
      <div className={classes.columns}>
        <StepList sheet={sheet} step={step} addressOf={addressOf} linkState={linkState} />
        <section className={classes.main} aria-labelledby="wizard-step">
          <div>
            <Title order={2} id="wizard-step" ref={heading} tabIndex={-1} className={classes.heading}>
              <FormattedMessage
                id="stations.wizard.step.title"
                values={{
                  number: step,
                  count: LAST_STEP,
                  name: <FormattedMessage id={`stations.wizard.title.${name}`} />,
                }}
              />
            </Title>
            <Text c="dimmed" maw="68ch">
              <FormattedMessage id={`stations.wizard.about.${name}`} />
            </Text>
          </div>
          {step < LAST_STEP ? (
            <StepContent key={`${name}.${writing.epoch}`} name={name} writing={writing} adapter={adapter} data={data} />
          ) : (
            <Review writing={writing} edited={edited} addressOf={addressOf} linkState={linkState} reload={reload} />
          )}
          {step === LAST_STEP && edited && data.abilities.publish && (
            <Slot name="station-ties" given={{ stationId: edited.station_id }} />
          )}
          <Group justify="space-between" gap="sm">
            {step > 1 ? (
              <Button
                component={Link}
                to={addressOf(step - 1)}
                state={linkState}
                preventScrollReset
                variant="default"
                leftSection={<IconArrowLeft size={18} aria-hidden />}
              >
                <FormattedMessage id="stations.wizard.back" />
              </Button>
            ) : (
              <span />
            )}
            {step < LAST_STEP && (
              <Button
                component={Link}
                to={addressOf(step + 1)}
                state={linkState}
                preventScrollReset
                variant="light"
                rightSection={<IconArrowRight size={18} aria-hidden />}
              >
                <FormattedMessage id="stations.wizard.next" />
              </Button>
            )}
          </Group>
          {writing.problem && <ProblemNotice error={writing.problem} />}
        </section>
      </div>
      <SaveBar
        writing={writing}
        mayPublish={data.abilities.publish}
        words="wizard"
        preview={{ allowed: mayPreview(formOf(sheet)), needs: <FormattedMessage id="stations.wizard.preview.needs" /> }}
        onPreview={() => show('preview')}
      />
      <ScreenDialogs writing={writing} adapter={adapter} data={data} shown={shown} onClose={() => show(null)} />
      <NoticeDialog
        opened={notCloned}
        title={<FormattedMessage id="stations.virtual-patient" />}
        onClose={() => setNotCloned(false)}
      >
        <FormattedMessage id="stations.virtual-patient.not-cloned" />
      </NoticeDialog>
    </div>
  );
}
