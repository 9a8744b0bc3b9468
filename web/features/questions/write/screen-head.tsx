import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChartBar, IconDots, IconHistory, IconTemplate, IconTrash, IconTrashX } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { questionAnalysis } from '~/domain/questions/analysis/contract';
import { questionEdit } from '~/domain/questions/authoring/contract';
import { href } from '~/domain/kit/contract';
import { useAction } from '~/web/live/client';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { PageHeader } from '~/web/ui/page-header';
import { isEdit, type ScreenData } from './editor-adapter';
import type { Writing } from './use-writing';

interface Props {
  data: ScreenData;
  saver: Writing['saver'];
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
  saver,
  hasDraft,
  discarding,
  problem,
  discard,
  onTemplate,
  onHistory,
  onDiscarded,
}: Props) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const [asking, ask] = useState<'delete' | 'discard' | null>(null);
  const edited = isEdit(data) ? data : null;
  const remove = useAction(
    questionEdit,
    'delete',
    { params: { question_id: edited?.question_id ?? 0 } },
    {
      onSuccess: ({ next_url }) => {
        saver.stop();
        void navigate(next_url);
      },
    },
  );
  return (
    <>
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
            {(edited || hasDraft) && (
              <Menu position="bottom-end" width={280} shadow="md">
                <Menu.Target>
                  <ActionIcon variant="default" size={48} aria-label={say({ id: 'questions.write.more' })}>
                    <IconDots size={20} aria-hidden />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
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
                  {hasDraft && (
                    <Menu.Item
                      mih={48}
                      leftSection={<IconTrashX size={18} aria-hidden />}
                      onClick={() => ask('discard')}
                    >
                      <FormattedMessage id={edited ? 'questions.write.discard.changes' : 'questions.write.discard'} />
                    </Menu.Item>
                  )}
                  {edited && (
                    <Menu.Item
                      mih={48}
                      color="red"
                      leftSection={<IconTrash size={18} aria-hidden />}
                      onClick={() => ask('delete')}
                    >
                      <FormattedMessage id="questions.write.delete" />
                    </Menu.Item>
                  )}
                </Menu.Dropdown>
              </Menu>
            )}
          </>
        }
      />
      <ConfirmDialog
        opened={asking === 'delete'}
        destructive
        title={<FormattedMessage id="questions.write.delete.title" />}
        confirm={<FormattedMessage id="questions.write.delete" />}
        loading={remove.isPending}
        problem={remove.error}
        onConfirm={() => remove.mutate({})}
        onClose={() => ask(null)}
      >
        <FormattedMessage id="questions.write.delete.body" values={{ count: edited?.quizzes ?? 0 }} />
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'discard'}
        destructive
        title={<FormattedMessage id="questions.write.discard.title" />}
        confirm={<FormattedMessage id="questions.write.discard.confirm" />}
        loading={discarding}
        problem={problem}
        onConfirm={() => void discard().then((gone) => gone && onDiscarded())}
        onClose={() => ask(null)}
      >
        <FormattedMessage id={edited ? 'questions.write.discard.body.changes' : 'questions.write.discard.body'} />
      </ConfirmDialog>
    </>
  );
});
