import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Columns, Part } from '~/web/drafts/editor/layout';
import { Offers } from '~/web/drafts/editor/offers';
import { ProblemNotice } from '~/web/ui/problem';
import { Basics, Durations, More } from './basics';
import { ChecklistBuilder } from './checklist-builder';
import { isEdit } from './editor-adapter';
import classes from './editor.module.css';
import type { ScreenProps } from './new-station';
import { OtherEditors } from './other-editors';
import { PatientFacts } from './facts/patient-facts';
import { QuestionsBuilder } from './questions-builder';
import { SaveBar } from './save-bar';
import { SwitchOffNotice } from './switch-off-notice';
import { ScreenDialogs, type Shown } from './screen-dialogs';
import { ScreenHead } from './screen-head';
import { Texts } from './texts';
import { Slot } from '~/web/core/slot';
import { KEPT } from '~/web/core/loading/typed';
import { useWriting } from './use-writing';

/** The editor of a station: wide, quiet, saved all the time (spec 3 §2–5). */
export function EditorScreen({ adapter, data, personId, onDraft, onDiscarded }: ScreenProps) {
  const writing = useWriting({ adapter, data, personId, onDraft });
  const { sheet, set, epoch } = writing;
  const [shown, show] = useState<Shown>(null);
  const edited = isEdit(data) ? data : null;
  /** Its patient can be talked to. */
  const talks = data.virtual_patient || writing.enabledAt !== null || sheet.facts.length > 0;
  return (
    <div className={classes.screen} {...KEPT}>
      <ScreenHead
        base={adapter.base}
        data={data}
        writing={writing}
        pages={adapter.pages}
        onHistory={() => show('history')}
        onDiscarded={onDiscarded}
      />
      {edited && <OtherEditors stationId={edited.station_id} personId={personId} writing={writing} />}
      <Offers editor={writing} />
      <SwitchOffNotice writing={writing} />
      <Columns
        classNames={classes}
        main={
          <>
            <Basics writing={writing} />
            <Texts writing={writing} adapter={adapter} data={data} />
            {talks && <PatientFacts sheet={sheet} stationId={edited?.station_id} set={set} />}
            <ChecklistBuilder
              key={`checklist.${epoch}`}
              rows={sheet.rows}
              adapter={adapter}
              templates={data.templates.checklist}
              name={sheet.name}
              covers={talks ? sheet.language : undefined}
              stationId={edited?.station_id}
              set={set}
            />
            <QuestionsBuilder key={`questions.${epoch}`} questions={sheet.questions} set={set} />
          </>
        }
        side={
          <>
            <Part title={<FormattedMessage id="stations.editor.part.times" />}>
              <Durations base={adapter.base} sheet={sheet} set={set} />
            </Part>
            <Part title={<FormattedMessage id="stations.editor.part.more" />}>
              <More sheet={sheet} set={set} />
            </Part>
            {edited && data.abilities.publish && (
              <Part title={<FormattedMessage id="stations.editor.part.notebook" />}>
                <Slot name="station-ties" given={{ stationId: edited.station_id }} />
              </Part>
            )}
          </>
        }
      />
      {writing.problem && <ProblemNotice error={writing.problem} />}
      <SaveBar writing={writing} mayPublish={data.abilities.publish} onPreview={() => show('preview')} />
      <ScreenDialogs writing={writing} adapter={adapter} data={data} shown={shown} onClose={() => show(null)} />
    </div>
  );
}
