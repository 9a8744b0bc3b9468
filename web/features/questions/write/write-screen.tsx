import { SegmentedControl, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FREE_TEXT, MULTIPLE_CHOICE } from '~/domain/questions/contract';
import { safeLink } from '~/domain/kit/html/safe-link';
import { Columns, Part } from '~/web/drafts/editor/layout';
import { LeaveDialog, Offers } from '~/web/drafts/editor/offers';
import type { RichTextHandle } from '~/web/rich-text/handle';
import { Slot } from '~/web/core/slot';
import { lazily } from '~/web/ui/fetched';
import { KEPT } from '~/web/core/loading/typed';
import { OnceWanted } from '~/web/ui/once-wanted';
import { ProblemNotice } from '~/web/ui/problem';
import { useStable } from '~/web/ui/use-stable';
import { AnswersField } from './answers-field';
import type { DraftHead } from '~/web/drafts/autosaver';
import { isEdit, type QuestionAdapter, type ScreenData } from './editor-adapter';
import { EditorFields } from './editor-fields';
import { BodyFields, FilingFields } from './filing-fields';
import { ConflictDialog } from './conflict-dialog';
import { OpenProposal } from './open-proposal';
import { SaveBar } from './save-bar';
import { ScreenHead } from './screen-head';
import { formOf } from './sheet';
import { QuestionSources } from './sources-field';
import { fromTemplate, hasText, refusalOf } from './template';
import { TextField } from './text-field';
import { useWriting, type Place } from './use-writing';
import layout from '~/web/ui/layout.module.css';
import classes from './write.module.css';

const TemplateDialog = lazily(async () => (await import('./template-dialog')).TemplateDialog);
const HistoryDrawer = lazily(async () => (await import('../history/history-drawer')).HistoryDrawer);

interface Props {
  adapter: QuestionAdapter;
  data: ScreenData;
  personId: number;
  /** An earlier state to be looked at first. */
  revision: number | null;
  onDraft: (head: DraftHead) => unknown;
  /** The draft is thrown away: the screen begins anew. */
  onDiscarded: () => void;
}

/** The places it may be saved to, the present one first. */
function placesOf(data: ScreenData): [Place, ...Place[]] {
  const allowed: Place[] = data.abilities.publish ? ['published', 'private', 'draft'] : ['private', 'draft'];
  // What was proposed is proposed again.
  const first = isEdit(data) ? (data.proposal && data.abilities.publish ? 'published' : data.place) : allowed[0]!;
  return [first, ...allowed.filter((place) => place !== first)];
}

/** The editor of a question: wide, quiet, saved all the time (spec 1 §2–5). */
export function WriteScreen({ adapter, data, personId, revision, onDraft, onDiscarded }: Props) {
  const writing = useWriting({ adapter, data, personId, onDraft });
  const { sheet, set, problem } = writing;
  const editors = useRef<Partial<Record<RichField, RichTextHandle>>>({});
  const screen = useRef<HTMLDivElement>(null);
  const wide = useMediaQuery('(min-width: 80em)', false, { getInitialValueInEffect: false });
  const [choosing, choose] = useState(false);
  const [looking, look] = useState(revision !== null);
  const ready = useStable((field: RichField, handle: RichTextHandle) => void (editors.current[field] = handle));
  const refusal = (template: Parameters<typeof refusalOf>[0]) =>
    refusalOf(template, editors.current.question_text ?? null, editors.current.explanation_text ?? null);
  const openTemplates = useStable(() => choose(true));
  const openHistory = useStable(() => look(true));
  const discarded = useStable(onDiscarded);

  useEffect(() => {
    // What was refused is where the eye goes next.
    if (writing.asked > 0)
      screen.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [writing.asked]);

  return (
    <div ref={screen} className={classes.screen} {...KEPT}>
      <ScreenHead
        data={data}
        leaveFor={writing.leaveFor}
        hasDraft={writing.saver.head !== null}
        discarding={writing.busy === 'discard'}
        problem={problem}
        discard={writing.discard}
        onTemplate={openTemplates}
        onHistory={openHistory}
        onDiscarded={discarded}
      />
      {isEdit(data) && data.proposal && <OpenProposal proposal={data.proposal} />}
      <Offers editor={writing} />
      <Columns
        classNames={classes}
        main={<TextFields writing={writing} anyRight={isEdit(data) && data.any_right} onReady={ready} />}
        side={<FilingParts writing={writing} data={data} />}
        preview={
          wide && (
            <Slot
              name="question-preview"
              given={{
                form: formOf(sheet),
                anyRight: isEdit(data) && data.any_right,
                topicName: data.topics.find(({ id }) => id === sheet.topic_id)?.name ?? '',
              }}
            />
          )
        }
      />
      {problem && (
        <div className={classes.problem}>
          <ProblemNotice error={problem} />
        </div>
      )}
      <SaveBar
        writing={writing}
        places={placesOf(data)}
        place={isEdit(data) ? data.place : null}
        proposes={!data.abilities.publish_alone}
      />
      <ConflictDialog writing={writing} topics={data.topics} />
      <LeaveDialog editor={writing} />
      <OnceWanted wanted={choosing}>
        <TemplateDialog
          opened={choosing}
          templates={data.templates}
          overwrites={hasText(sheet)}
          refusalOf={refusal}
          onImport={(template) => {
            const refused = refusal(template);
            if (refused !== null || !template) return refused ?? 'template-not-found';
            const imported = fromTemplate(template, sheet, data.abilities.edit_for_all);
            try {
              editors.current.question_text!.setHtml(imported.question_text ?? '');
              editors.current.explanation_text!.setHtml(imported.explanation_text ?? '');
            } catch {
              return 'editors-not-initialised';
            }
            set(imported);
            return null;
          }}
          onClose={() => choose(false)}
        />
      </OnceWanted>
      {isEdit(data) && (
        <OnceWanted wanted={looking}>
          <HistoryDrawer
            opened={looking}
            data={data}
            form={formOf(sheet)}
            first={revision}
            onUse={(form) => {
              writing.replace(form, true);
              look(false);
            }}
            onClose={() => look(false)}
          />
        </OnceWanted>
      )}
    </div>
  );
}

type Writing = ReturnType<typeof useWriting>;
type RichField = 'question_text' | 'explanation_text';

/** The question, its answers and what explains them. */
function TextFields({
  writing,
  anyRight,
  onReady,
}: {
  writing: Writing;
  anyRight: boolean;
  onReady: (field: RichField, handle: RichTextHandle) => void;
}) {
  const { formatMessage: say } = useIntl();
  const { sheet, set, errors, epoch } = writing;
  const freeText = sheet.question_type === FREE_TEXT;
  const link = sheet.further_reading.trim();
  return (
    <>
      <SegmentedControl
        aria-label={say({ id: 'questions.write.field.question_type' })}
        className={classes.type}
        value={String(sheet.question_type)}
        data={[
          { value: String(MULTIPLE_CHOICE), label: say({ id: 'questions.write.type.multiple-choice' }) },
          { value: String(FREE_TEXT), label: say({ id: 'questions.write.type.free-text' }) },
        ]}
        classNames={{ label: layout.segment }}
        onChange={(type) => set({ question_type: type === String(FREE_TEXT) ? FREE_TEXT : MULTIPLE_CHOICE })}
      />
      <TextField
        key={`question.${epoch}`}
        field="question_text"
        label={say({ id: 'questions.write.field.question_text' })}
        html={sheet.question_text}
        minRows={6}
        errors={errors}
        set={set}
        onReady={onReady}
      />
      <AnswersField key={`answers.${epoch}.${freeText}`} sheet={sheet} anyRight={anyRight} errors={errors} set={set} />
      <TextField
        key={`explanation.${epoch}`}
        field="explanation_text"
        label={say({ id: 'questions.write.field.explanation_text' })}
        description={say({ id: 'questions.write.explanation.about' })}
        html={sheet.explanation_text}
        minRows={8}
        errors={errors}
        set={set}
        onReady={onReady}
      />
      <TextInput
        label={say({ id: 'questions.write.field.further_reading' })}
        description={say({ id: 'questions.write.further-reading.about' })}
        type="url"
        placeholder="https://"
        maxLength={500}
        value={sheet.further_reading}
        error={
          errors.of('further_reading') ??
          (writing.linkLeft && link !== '' && safeLink(link) === ''
            ? say({ id: 'questions.write.further-reading.invalid' })
            : undefined)
        }
        onChange={(event) => set({ further_reading: event.currentTarget.value })}
        onBlur={() => writing.leaveLink()}
      />
      <QuestionSources sources={sheet.sources} errors={errors} set={set} />
    </>
  );
}

/** The specialty, topic and focus of a question, and the fields that only editors set. */
function FilingParts({ writing: { sheet, set, errors, epoch }, data }: { writing: Writing; data: ScreenData }) {
  return (
    <>
      <Part title={<FormattedMessage id="questions.write.part.filing" />}>
        <FilingFields sheet={sheet} topics={data.topics} errors={errors} set={set} />
      </Part>
      <Part title={<FormattedMessage id="questions.write.part.body" />}>
        <BodyFields sheet={sheet} errors={errors} set={set} />
      </Part>
      {data.abilities.edit_for_all && (
        <Part title={<FormattedMessage id="questions.write.part.editors" />}>
          <EditorFields
            key={epoch}
            sheet={sheet}
            errors={errors}
            customAuthorName={data.custom_author_name}
            set={set}
          />
        </Part>
      )}
    </>
  );
}
