import { Button, Menu } from '@mantine/core';
import { IconChartBar, IconHistory, IconTemplate } from '@tabler/icons-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { questionAnalysis } from '~/domain/questions/analysis/contract';
import { questionEdit } from '~/domain/questions/authoring/contract';
import { href } from '~/domain/kit/contract';
import { EditorMenu } from '~/web/drafts/editor/editor-menu';
import { useAction } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { isEdit, type ScreenData } from './editor-adapter';
import type { Writing } from './use-writing';

interface Props {
  data: ScreenData;
  leaveFor: Writing['leaveFor'];
  hasDraft: boolean;
  discarding: boolean;
  problem: Writing['problem'];
  discard: Writing['discard'];
  onTemplate: () => void;
  onHistory: () => void;
  onDiscarded: () => void;
}

/** What one is writing, and what can be done with all of it. */
export const ScreenHead = memo(function ScreenHead({
  data,
  leaveFor,
  hasDraft,
  discarding,
  problem,
  discard,
  onTemplate,
  onHistory,
  onDiscarded,
}: Props) {
  const { formatMessage: say } = useIntl();
  const edited = isEdit(data) ? data : null;
  const remove = useAction(
    questionEdit,
    'delete',
    { params: { question_id: edited?.question_id ?? 0 } },
    {
      onSuccess: ({ next_url }) => void leaveFor(next_url),
    },
  );
  return (
    <PageHeader
      title={say({ id: edited ? 'questions.write.title.edit' : 'questions.write.title.new' })}
      lead={
        edited && edited.quizzes > 0 ? (
          <FormattedMessage id="questions.write.in-quizzes" values={{ count: edited.quizzes }} />
        ) : undefined
      }
      actions={
        <>
          <Button variant="default" leftSection={<IconTemplate size={18} aria-hidden />} onClick={onTemplate}>
            <FormattedMessage id="questions.write.template" />
          </Button>
          {edited && (
            <Button variant="default" leftSection={<IconHistory size={18} aria-hidden />} onClick={onHistory}>
              <FormattedMessage id="questions.history.title" />
            </Button>
          )}
          <EditorMenu
            words="questions.write"
            hasDraft={hasDraft}
            discarding={discarding}
            problem={problem}
            discard={discard}
            onDiscarded={onDiscarded}
            remove={
              edited && {
                isPending: remove.isPending,
                error: remove.error,
                mutate: () => remove.mutate({}),
                about: { count: edited.quizzes },
              }
            }
          >
            {edited && (
              <Menu.Item
                mih={48}
                component={Link}
                to={href(questionAnalysis, { question_id: edited.question_id })}
                leftSection={<IconChartBar size={18} aria-hidden />}
              >
                <FormattedMessage id="questions.mine.analysis" />
              </Menu.Item>
            )}
          </EditorMenu>
        </>
      }
    />
  );
});
