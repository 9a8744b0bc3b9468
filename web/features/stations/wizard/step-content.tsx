import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WizardStep } from '~/domain/stations/wizard/steps';
import { AiPromptHint, Basics, Durations, More } from '../editor/basics';
import { ChecklistBuilder } from '../editor/checklist-builder';
import { isEdit, type ScreenData, type StationAdapter } from '../editor/editor-adapter';
import { QuestionsBuilder } from '../editor/questions-builder';
import { Texts } from '../editor/texts';
import type { Writing } from '../editor/use-writing';
import { PatientFacts } from '../editor/facts/patient-facts';
import { PatientMeter } from './patient-meter';
import layout from '~/web/ui/layout.module.css';
import classes from './wizard.module.css';

interface Props {
  name: WizardStep;
  writing: Writing;
  adapter: StationAdapter;
  data: ScreenData;
}

/** The part of the station that is written in a step. Together they are all of it, so that nothing is lost between this and the editor. */
export function StepContent({ name, writing, adapter, data }: Props) {
  const { sheet, set } = writing;
  const parts = { writing, adapter, data };
  const stationId = isEdit(data) ? data.station_id : undefined;
  switch (name) {
    case 'scenario':
      return (
        <>
          <Basics writing={writing} words="wizard" />
          <div className={layout.pairWide}>
            <Part title={<FormattedMessage id="stations.editor.part.times" />}>
              <Durations base={adapter.base} sheet={sheet} set={set} />
            </Part>
            <Part title={<FormattedMessage id="stations.editor.part.more" />}>
              <More sheet={sheet} set={set} />
            </Part>
          </div>
        </>
      );
    case 'candidate':
      return <Texts {...parts} fields={['student_instructions', 'extra_candidate_resources']} />;
    case 'patient':
      return (
        <>
          <AiPromptHint label={sheet.label} />
          <div className={layout.form}>
            <PatientMeter html={sheet.patient_instructions} />
            <Texts {...parts} fields={['patient_instructions']} />
          </div>
          <PatientFacts sheet={sheet} stationId={stationId} set={set} />
        </>
      );
    case 'checklist':
      return (
        <>
          <ChecklistBuilder
            rows={sheet.rows}
            adapter={adapter}
            templates={data.templates.checklist}
            name={sheet.name}
            covers={sheet.language}
            stationId={stationId}
            set={set}
          />
          <Texts {...parts} fields={['examiner_instructions']} />
        </>
      );
    case 'resources':
      return (
        <>
          <Texts {...parts} fields={['walkthrough', 'useful_links']} />
          <QuestionsBuilder questions={sheet.questions} set={set} />
        </>
      );
    default:
      return null;
  }
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3 className={classes.partTitle}>{title}</h3>
      {children}
    </section>
  );
}
