import { Alert, Button, Group, Stack, Title } from '@mantine/core';
import { IconArrowBackUp, IconDeviceMobile, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import {
  type ConsultationData,
  type ConsultationMarking,
  consultationPage,
  type Evidence,
  type Turn,
} from '~/domain/consultations/contract';
import { useSession } from '~/web/core/session';
import { useKeptAction } from '~/web/drafts/use-kept';
import { useAction, type ProblemError } from '~/web/live/client';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { GradeGroups } from '~/web/ui/grade-groups';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { forgetTalk } from '../talk/kept';
import { Transcript, turnId } from '../talk/transcript';
import { Cues } from './cues';
import { ItemRow } from './item-row';
import { MarkBar } from './mark-bar';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './marking.module.css';
import { useMarks } from './use-marks';

interface Props {
  data: ConsultationData;
  marking: ConsultationMarking;
  turns: readonly Turn[];
  onReload: () => unknown;
}

/** What was found in the talk, item by item, with the words it stands on. Once submitted, the same to look back at. */
export function MarkingView({ data, marking: answered, turns, onReload }: Props) {
  const { consultation_id, result } = data;
  const personId = useSession().person?.id ?? 0;
  const fixed = result !== null;
  const marks = useMarks(consultation_id, answered);
  const { marking } = marks;
  useEffect(() => forgetTalk(personId, consultation_id), [personId, consultation_id]);

  const submission = useSubmission(data, marking, onReload);
  const { submit, submitted } = submission;
  const locked = fixed || submitted !== undefined;
  const { shown, show, back } = useEvidence();
  const began = Date.parse(turns[0]?.asked_at ?? '');
  const secondsAt = (number: number) => {
    const at = turns.find((turn) => turn.number === number)?.asked_at;
    return at === undefined ? null : Math.max(0, Math.round((Date.parse(at) - began) / 1_000));
  };

  return (
    <div className={layout.shrink}>
      <MarkingHeader data={data} />
      <div className={classes.columns}>
        <section aria-labelledby="marks">
          <Title order={2} size="h3" id="marks" mb="sm">
            <FormattedMessage id="stations.checklist.title" />
          </Title>
          {marking.sections.map((section) => (
            <ChecklistSection
              key={section.id}
              section={section}
              fixed={locked}
              secondsAt={secondsAt}
              onMark={marks.mark}
              onEvidence={show}
            />
          ))}
          <Cues cues={data.cues ?? []} onEvidence={show} />
          {marking.grade_groups.length > 0 && (
            <section aria-labelledby="grades">
              <Title order={2} size="h3" id="grades" mb="sm">
                <FormattedMessage id="stations.grades.title" />
              </Title>
              <fieldset disabled={locked} className={layout.fieldset}>
                <GradeGroups
                  groups={marking.grade_groups}
                  grades={marking.grades}
                  asked={submission.gradesAsked}
                  onGrade={marks.grade}
                />
              </fieldset>
            </section>
          )}
          <Stack gap="sm">
            {marks.problem && <ProblemNotice error={marks.problem} />}
            {submission.refusal && <ProblemNotice error={submission.refusal} />}
            {submitted && submit.waits && (
              <Alert color="yellow" variant="light" role="status" icon={<IconDeviceMobile aria-hidden />}>
                <FormattedMessage id="stations.submit.waits" />
                <Group mt="sm">
                  <Button variant="default" h={44} onClick={() => submit.withdraw(submitted.id)}>
                    <FormattedMessage id="stations.submit.withdraw" />
                  </Button>
                </Group>
              </Alert>
            )}
          </Stack>
          {!fixed && (
            <>
              {marking.submits_at && (
                <p className={`no-print ${classes.later}`}>
                  <FormattedMessage
                    id="consultations.marks.submits-at"
                    values={{ date: <FormattedDate value={marking.submits_at} dateStyle="medium" timeStyle="short" /> }}
                  />
                </p>
              )}
              <DiscardMarks consultationId={consultation_id} />
              <MarkBar
                marking={marking}
                pending={(marks.pending && !marks.waits) || submitted !== undefined}
                mayUndo={marks.last !== null && !submitted}
                submitting={submitted !== undefined && !submit.waits}
                onUndo={marks.undo}
                onSubmit={submission.send}
              />
            </>
          )}
        </section>
        <section className={classes.beside} aria-labelledby="transcript">
          <Title order={2} size="h3" id="transcript" mb="sm">
            <FormattedMessage id="consultations.transcript" />
          </Title>
          <div className={classes.scroll} role="group" aria-labelledby="transcript" tabIndex={0}>
            <Transcript
              turns={turns}
              shown={shown ? [shown.evidence] : []}
              wayBack={
                <Button variant="default" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={back}>
                  <FormattedMessage id="consultations.marks.back" />
                </Button>
              }
            />
          </div>
        </section>
      </div>
    </div>
  );
}

export function PrintButton() {
  return (
    <Group className="no-print">
      <Button
        variant="default"
        h={48}
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        <FormattedMessage id="consultations.print" />
      </Button>
    </Group>
  );
}

type Section = ConsultationMarking['sections'][number];

function ChecklistSection({
  section,
  fixed,
  secondsAt,
  onMark,
  onEvidence,
}: {
  section: Section;
  fixed: boolean;
  secondsAt: (turn: number) => number | null;
  onMark: (itemId: number, ticked: boolean) => void;
  onEvidence: (evidence: Evidence, from: string) => void;
}) {
  return (
    <section className={classes.section} aria-labelledby={`section-${section.id}`}>
      <h3 className={classes.legend} id={`section-${section.id}`}>
        <span>{section.title}</span>
        <span className={text.dimmedCount}>
          <FormattedMessage
            id="stations.checklist.count"
            values={{ ticked: section.items.filter((item) => item.ticked).length, total: section.items.length }}
          />
        </span>
      </h3>
      <ul className={lists.plain}>
        {section.items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            fixed={fixed}
            secondsAt={secondsAt}
            onMark={(ticked) => onMark(item.id, ticked)}
            onEvidence={(evidence) => onEvidence(evidence, `item-${item.id}`)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Submits the marks once every grade is given. */
function useSubmission(
  { consultation_id, station }: ConsultationData,
  marking: ConsultationMarking,
  onReload: () => unknown,
) {
  const navigate = useNavigate();
  const [gradesAsked, setGradesAsked] = useState(false);
  const missing = marking.grade_groups.filter((group) => marking.grades[group] === null);
  const [refusal, setRefusal] = useState<ProblemError | null>(null);
  // Sent after the marks that wait: both go the same way, in their order.
  const submit = useKeptAction(
    consultationPage,
    'submit',
    { params: { consultation_id } },
    `consultation-submit.${consultation_id}`,
    {
      taken: ({ next_url }) => void navigate(next_url, { replace: true }),
      refused: (problem) => {
        setRefusal(problem);
        // Perhaps submitted in another tab, or by itself.
        if (problem.status === 409) onReload();
      },
    },
  );
  const submitted = submit.waiting[0];
  const send = () => {
    if (missing.length === 0) {
      setRefusal(null);
      return submit.send(consultation_id, marking.grade_groups.length > 0 ? marking.grades : {}, {
        station: station.name,
      });
    }
    setGradesAsked(true);
    document.querySelector<HTMLElement>(`#grade-${missing[0]} input`)?.focus();
  };
  return { submit, submitted, refusal, gradesAsked, send };
}

/** The words of the talk that a mark stands on, and the way back to the mark. */
function useEvidence() {
  const [shown, setShown] = useState<{ evidence: Evidence; from: string } | null>(null);
  const opened = useRef<HTMLElement | null>(null);
  const show = (evidence: Evidence, from: string) => {
    opened.current = document.activeElement as HTMLElement | null;
    setShown({ evidence, from });
    const turn = document.getElementById(turnId(evidence.turn));
    turn?.focus({ preventScroll: true });
    turn?.scrollIntoView?.({ block: 'center' });
  };
  const back = () => {
    const row = shown && document.getElementById(shown.from);
    setShown(null);
    row?.scrollIntoView?.({ block: 'center' });
    opened.current?.focus({ preventScroll: true });
  };
  return { shown, show, back };
}

function MarkingHeader({ data: { station, result } }: { data: ConsultationData }) {
  return (
    <PageHeader
      title={station.name}
      eyebrow={<FormattedMessage id={result ? 'consultations.eyebrow.past' : 'consultations.eyebrow.marks'} />}
      lead={
        result ? (
          <FormattedMessage
            id={result.by_itself ? 'consultations.marks.by-itself' : 'consultations.marks.submitted'}
            values={{ date: <FormattedDate value={result.submitted_at} dateStyle="long" timeStyle="short" /> }}
          />
        ) : (
          <FormattedMessage id="consultations.marks.lead" />
        )
      }
      actions={
        result && (
          <>
            <Button component={Link} to={result.summary_url} h={48} className="no-print">
              <FormattedMessage id="consultations.summary" />
            </Button>
            <PrintButton />
          </>
        )
      }
    />
  );
}

function DiscardMarks({ consultationId: consultation_id }: { consultationId: number }) {
  const navigate = useNavigate();
  const [discarding, setDiscarding] = useState(false);
  const discard = useAction(
    consultationPage,
    'discard',
    { params: { consultation_id } },
    { onSuccess: ({ next_url }) => void navigate(next_url, { replace: true }) },
  );
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        className={`no-print ${classes.discard}`}
        onClick={() => setDiscarding(true)}
      >
        <FormattedMessage id="consultations.discard" />
      </Button>
      <ConfirmDialog
        opened={discarding}
        destructive
        title={<FormattedMessage id="consultations.discard.title" />}
        confirm={<FormattedMessage id="consultations.discard" />}
        loading={discard.isPending}
        problem={discard.error}
        onConfirm={() => discard.mutate({})}
        onClose={() => setDiscarding(false)}
      >
        <FormattedMessage id="consultations.discard.about" />
      </ConfirmDialog>
    </>
  );
}
