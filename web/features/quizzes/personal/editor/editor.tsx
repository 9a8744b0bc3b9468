import { Anchor, Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconChartBar,
  IconFileImport,
  IconListNumbers,
  IconPencilPlus,
  IconPlayerPlay,
  IconPlus,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { quizAnalysis } from '~/domain/questions/analysis/contract';
import { questionCreate } from '~/domain/questions/authoring/contract';
import { importStart } from '~/domain/questions/exchange/contract';
import { QUESTIONS_MAX } from '~/domain/questions/quiz-limits';
import { personalQuizEditor, personalQuizzes, type PersonalQuestion } from '~/domain/quizzes/personal/contract';
import { pageKey } from '~/web/live/client';
import { useAnnounce } from '~/web/ui/announcer';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { AddQuestions } from './add-questions';
import { DeleteQuiz } from './delete-quiz';
import { DetailsForm } from './details-form';
import type { Edited } from './details';
import layout from '~/web/ui/layout.module.css';
import classes from './editor.module.css';
import { QuestionList } from './question-list';
import { RemoveQuestion } from './remove-question';
import { SharePanel } from './share-panel';
import { useDetails } from './use-details';
import { useOrder } from './use-order';

type EditorData = PageData<typeof personalQuizEditor>;

/** The questions in their order, and beside them what the quiz is called, looks like, and who may take it. */
export function Editor({
  editor,
  refetch,
}: {
  editor: EditorData;
  refetch: () => Promise<{ data: EditorData | undefined }>;
}) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const cache = useQueryClient();
  const { quiz, questions } = editor;
  const quizId = quiz.id;
  const addButton = useRef<HTMLButtonElement>(null);
  const [adding, { open, close }] = useDisclosure(false);
  const [removing, setRemoving] = useState<PersonalQuestion | null>(null);

  const put = (edited: Edited) =>
    cache.setQueryData<EditorData>(
      pageKey(personalQuizEditor, { params: { quizId } }),
      (before) => before && { ...before, ...edited },
    );
  const saving = useDetails(quiz, put, async () => (await refetch()).data?.quiz);
  const { ordered, move, problem } = useOrder({ quizId, questions, saved: put, outdated: () => void refetch() });
  const removed = (edited: Edited) => {
    put(edited);
    setRemoving(null);
    announce(say({ id: 'teach.remove.said' }, { count: edited.questions.length }));
    addButton.current?.focus();
  };
  const full = questions.length >= QUESTIONS_MAX;
  const add = (
    <Button ref={addButton} leftSection={<IconPlus size={18} aria-hidden />} disabled={full} onClick={open}>
      <FormattedMessage id="teach.add.open" />
    </Button>
  );

  return (
    <>
      <EditorHeader editor={editor} />
      <div className={classes.columns}>
        <Section
          id="questions-heading"
          title={<FormattedMessage id="teach.editor.questions" />}
          className={classes.questions}
        >
          {problem && <ProblemNotice error={problem} />}
          {ordered.length === 0 ? (
            <EmptyState icon={<IconListNumbers />} title={<FormattedMessage id="teach.editor.empty" />}>
              <FormattedMessage id="teach.editor.empty.body" />
            </EmptyState>
          ) : (
            <QuestionList questions={ordered} onMove={move} onRemove={setRemoving} />
          )}
          <div className={layout.toolbarWide}>
            {add}
            <OtherWays quizId={quizId} />
          </div>
          {full && (
            <Text size="sm" c="dimmed">
              <FormattedMessage id="teach.add.full" values={{ max: QUESTIONS_MAX }} />
            </Text>
          )}
        </Section>
        <div className={layout.columnClose}>
          <DetailsForm saving={saving} knownTags={editor.known_tags} />
          <SharePanel
            shared={saving.details.shared}
            takeUrl={editor.take_url}
            drafts={questions.filter(({ place }) => place === 'draft').length}
            premium={questions.filter(({ premium }) => premium).length}
            onChange={(shared) => saving.change({ shared }, 0)}
          />
          <div>
            <DeleteQuiz quiz={quiz} />
          </div>
        </div>
      </div>
      <AddQuestions
        quizId={quizId}
        inIt={new Set(questions.map(({ question_id }) => question_id))}
        opened={adding}
        onClose={close}
        onAdded={put}
      />
      <RemoveQuestion quizId={quizId} question={removing} onClose={() => setRemoving(null)} onRemoved={removed} />
    </>
  );
}

function EditorHeader({ editor }: { editor: EditorData }) {
  const { quiz } = editor;
  return (
    <PageHeader
      title={quiz.title}
      eyebrow={
        <Anchor component={Link} to={href(personalQuizzes)} fz="inherit">
          <FormattedMessage id="teach.list.title" />
        </Anchor>
      }
      lead={<FormattedMessage id="teach.editor.lead" values={{ count: quiz.questions, taken: editor.times_taken }} />}
      actions={
        <>
          <Button
            component={Link}
            to={href(quizAnalysis, { quizId: quiz.id })}
            variant="default"
            leftSection={<IconChartBar size={18} aria-hidden />}
          >
            <FormattedMessage id="teach.analysis" />
          </Button>
          {quiz.questions > 0 && (
            <Button
              component={Link}
              to={editor.take_url}
              variant="default"
              leftSection={<IconPlayerPlay size={18} aria-hidden />}
            >
              <FormattedMessage id="teach.take" />
            </Button>
          )}
        </>
      }
    />
  );
}

/** Ways to new questions that lead to another page. */
const OtherWays = ({ quizId }: { quizId: number }) => (
  <>
    <Button
      component={Link}
      to={href(questionCreate, {}, { quiz: quizId })}
      variant="default"
      leftSection={<IconPencilPlus size={18} aria-hidden />}
    >
      <FormattedMessage id="teach.add.write" />
    </Button>
    <Button
      component={Link}
      to={href(importStart)}
      variant="default"
      leftSection={<IconFileImport size={18} aria-hidden />}
    >
      <FormattedMessage id="teach.add.import" />
    </Button>
  </>
);
