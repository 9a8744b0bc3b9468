import { Text } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChangeName, ComparedField } from '~/domain/notebook/writing/change-name';
import { sectionDiff } from '~/domain/notebook/writing/section-diff';
import { focusKey } from '~/domain/questions/specialties';
import { QuizLook, type QuizColour, type QuizIcon } from '~/web/ui/quiz-look';
import { SourceLine } from '../source-line';
import layout from '~/web/ui/layout.module.css';
import classes from '~/web/parts/notebook/diff.module.css';
import { LeaveOut } from './leave-out';
import { TextChanges } from '~/web/parts/notebook/text-changes';

/** A text of a section, as far as it is compared. */
export interface ComparedBody {
  title: string;
  focus_id: number;
  section_colour: string;
  section_icon: string;
  text: string;
  sources: { title: string; publisher: string; year: number; url: string }[];
}

interface Props {
  before: ComparedBody;
  after: ComparedBody;
  /** What the struck-out and the underlined words are. */
  legend: { before: string; after: string };
  /** Lets one leave changes out. */
  choosing?: { left: ReadonlySet<ChangeName>; toggle: (name: ChangeName) => void };
}

/** How one text of a section became another, word by word in the rich text. */
export function SectionDiffView({ before, after, legend, choosing }: Props) {
  const diff = useMemo(() => sectionDiff(before as never, after as never), [before, after]);
  if (diff.names.length === 0)
    return (
      <Text c="dimmed">
        <FormattedMessage id="notebook.diff.same" />
      </Text>
    );
  const isLeft = (name: ChangeName) => choosing?.left.has(name) ?? false;
  const controlOf = (name: ChangeName): ReactNode =>
    choosing && (
      <LeaveOut number={diff.names.indexOf(name) + 1} left={isLeft(name)} onToggle={() => choosing.toggle(name)} />
    );
  return (
    <div className={classes.diff}>
      <p className={classes.legend}>
        <del className={classes.gone}>{legend.before}</del> <ins className={classes.new}>{legend.after}</ins>
      </p>
      {diff.fields.length > 0 && (
        <dl className={classes.fields}>
          {diff.fields.map((field) => (
            <div key={field} data-left={isLeft(field) || undefined}>
              <dt>
                {controlOf(field)}
                <FormattedMessage id={`notebook.diff.${field}`} />
              </dt>
              <dd>
                <del className={classes.gone}>
                  <FieldValue field={field} body={before} />
                </del>{' '}
                <ins className={classes.new}>
                  <FieldValue field={field} body={after} />
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <TextChanges
        changes={diff.text}
        controlOf={(id) => controlOf(`text-${id}`)}
        isLeft={(id) => isLeft(`text-${id}`)}
      />
    </div>
  );
}

function FieldValue({ field, body }: { field: ComparedField; body: ComparedBody }) {
  const { formatMessage: say } = useIntl();
  const focus = focusKey(body.focus_id);
  switch (field) {
    case 'title':
      return <>{body.title || '–'}</>;
    case 'focus':
      return <>{focus ? say({ id: `questions.focus.${focus}` }) : '–'}</>;
    case 'look':
      return (
        <span className={layout.inline}>
          <QuizLook icon={body.section_icon as QuizIcon} colour={body.section_colour as QuizColour} size={24} />
          {say({ id: `teach.colour.${body.section_colour}` })}, {say({ id: `teach.icon.${body.section_icon}` })}
        </span>
      );
    default:
      return body.sources.length === 0 ? (
        <>–</>
      ) : (
        <span className={classes.sources}>
          {body.sources.map((source, index) => (
            <span key={index}>
              <SourceLine source={source} />
            </span>
          ))}
        </span>
      );
  }
}
