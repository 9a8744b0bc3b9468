import { Button, Menu } from '@mantine/core';
import {
  IconChartBar,
  IconChevronDown,
  IconFileExport,
  IconFileImport,
  IconListDetails,
  IconPlus,
  IconUserPlus,
} from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { analysisList } from '~/domain/questions/analysis/contract';
import { questionCreate } from '~/domain/questions/authoring/contract';
import { exportStart, importStart } from '~/domain/questions/exchange/contract';
import { personalQuizzes } from '~/domain/quizzes/personal/contract';
import { href } from '~/domain/kit/contract';
import { becomeAuthorPage } from '~/domain/moderation/applications/contract';
import { useSession } from '~/web/core/session';
import layout from '~/web/ui/layout.module.css';

const WAYS = [
  { to: href(importStart), id: 'questions.mine.import', Icon: IconFileImport },
  { to: href(exportStart), id: 'questions.mine.export', Icon: IconFileExport },
  { to: href(analysisList), id: 'questions.mine.figures', Icon: IconChartBar },
  { to: href(personalQuizzes), id: 'questions.mine.quizzes', Icon: IconListDetails },
] as const;

/** For people who write for their own quizzes only. */
const BECOME_AUTHOR = { to: href(becomeAuthorPage), id: 'questions.mine.become-author', Icon: IconUserPlus } as const;

/** A new question, and what else can be done with questions. */
export function MineActions() {
  const { formatMessage: say } = useIntl();
  const { abilities } = useSession();
  const ways = abilities.publish ? WAYS : [...WAYS, BECOME_AUTHOR];
  return (
    <div className={layout.toolbarWide}>
      <Menu position="bottom-end" width={280} shadow="md">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            <FormattedMessage id="questions.mine.more" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {ways.map(({ to, id, Icon }) => (
            <Menu.Item key={to} mih={48} component={Link} to={to} leftSection={<Icon size={18} aria-hidden />}>
              {say({ id })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button component={Link} to={href(questionCreate)} leftSection={<IconPlus size={18} aria-hidden />}>
        <FormattedMessage id="questions.mine.new" />
      </Button>
    </div>
  );
}
