import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FREE_TEXT } from '~/domain/questions/contract';
import { PutBack } from '~/web/drafts/editor/put-back';
import { SortableList } from '~/web/drafts/editor/sortable-list';
import { useRows } from '~/web/drafts/editor/use-rows';
import { useAnnounce } from '~/web/ui/announcer';
import { showing } from '~/web/ui/showing';
import { useStable } from '~/web/ui/use-stable';
import { AnswerRowField, type RowActs } from './answer-row';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import { emptyAnswer, rowsMax, type Sheet } from './sheet';
import type { FieldErrors } from './use-field-errors';

interface Props {
  sheet: Sheet;
  /** One option is picked, and any of several is correct. */
  anyRight: boolean;
  errors: FieldErrors;
  set: (change: Partial<Sheet>) => void;
}

/** Options, or boxes with their model answers: written, marked, put in order by drag or by keys (spec 1 §3, §5). */
export const AnswersField = memo(
  function AnswersField({ sheet, anyRight, errors, set }: Props) {
    const { formatMessage: say } = useIntl();
    const announce = useAnnounce();
    const { answers, question_type } = sheet;
    const freeText = question_type === FREE_TEXT;
    const room = freeText ? 'box' : 'option';
    const most = rowsMax(question_type);
    const rows = useRows({
      rows: answers,
      set: (next) => set({ answers: next }),
      textOf: (row) => row.answer_text.trim() || row.answer_label,
      scope: question_type,
      onMoved: (from, to) => announce(say({ id: 'questions.write.answers.moved' }, { from: from + 1, to: to + 1 })),
      onRemoved: (index) => announce(say({ id: 'questions.write.answers.removed' }, { number: index + 1 })),
    });
    const { change, moveBy, remove } = rows;

    const add = (after = answers.length - 1) => {
      if (answers.length < most) rows.insert(after + 1, emptyAnswer());
    };
    const next = (index: number) => {
      const below = answers[index + 1];
      if (below) rows.focus(below.key);
      else add(index);
    };

    const leave: RowActs['leave'] = useStable((key, field) => errors.leave(`answers.${key}.${field}`));
    const goOn: RowActs['next'] = useStable((key) => next(rows.indexOf(key)));
    const acts = useMemo(
      () => ({ change, leave, move: moveBy, next: goOn, remove }),
      [change, leave, moveBy, goOn, remove],
    );
    const general = errors.of('answers');
    return (
      <fieldset className={layout.fieldset}>
        <legend className={text.fieldLegend}>
          <FormattedMessage id={freeText ? 'questions.write.boxes' : 'questions.write.options'} />
        </legend>
        <Text size="xs" c="dimmed" mb={8}>
          <FormattedMessage
            id={
              freeText
                ? 'questions.write.boxes.about'
                : anyRight
                  ? 'questions.write.options.about-any'
                  : 'questions.write.options.about'
            }
            values={{ most }}
          />
        </Text>
        {errors.warnNoCorrect && (
          <Alert
            color="yellow"
            variant="light"
            role="status"
            icon={<IconAlertTriangle aria-hidden />}
            mb={12}
            py={8}
            id="no-correct"
          >
            <FormattedMessage id="questions.flaw.no-correct-option" />
          </Alert>
        )}
        <SortableList words="questions.write.answers.drag" keys={answers.map(({ key }) => key)} onMove={rows.move}>
          <ol ref={rows.list} className={lists.ofRows}>
            {answers.map((row, index) => (
              <AnswerRowField
                key={row.key}
                row={row}
                number={index + 1}
                freeText={freeText}
                labelled={answers.length > 1}
                textError={errors.of(`answers.${row.key}.answer_text`)}
                labelError={errors.of(`answers.${row.key}.answer_label`)}
                acts={acts}
              />
            ))}
          </ol>
        </SortableList>
        {general && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert" mt={8}>
            {general}
          </Text>
        )}
        <Group gap="sm" mt={8}>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={answers.length >= most}
            onClick={() => add()}
          >
            <FormattedMessage id={`questions.write.${room}.add`} />
          </Button>
          {answers.length < most && <PutBack removed={rows.removed} words="questions.write.answers.put-back" />}
        </Group>
      </fieldset>
    );
  },
  showing<Sheet>('answers', 'question_type'),
);
