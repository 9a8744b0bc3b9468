import { UnstyledButton } from '@mantine/core';
import { IconChartLine } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { profile } from '~/domain/accounts/profile/contract';
import { List } from './list';
import classes from './learning.module.css';
import { Progress } from './progress';
import { addressOf, useAddress } from './use-address';

/** What somebody has learnt: their progress, or one of the lists of the rooms. */
export function MyLearning() {
  const { formatMessage: say } = useIntl();
  const { lists, shown, page, filtered } = useAddress();
  const tabs = useRef<HTMLElement>(null);
  // On a phone the row of tabs scrolls: the one that is open is seen.
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);

  return (
    <>
      <nav ref={tabs} className={classes.tabs} aria-label={say({ id: 'learning.lists' })}>
        <UnstyledButton
          component={Link}
          to={profile.path}
          className={classes.tab}
          aria-current={shown ? undefined : 'page'}
          preventScrollReset
        >
          <IconChartLine size={18} aria-hidden />
          <FormattedMessage id="learning.progress" />
        </UnstyledButton>
        {lists.map((list) => (
          <UnstyledButton
            key={list.list.list}
            component={Link}
            to={addressOf(list)}
            className={classes.tab}
            aria-current={list === shown ? 'page' : undefined}
            preventScrollReset
          >
            <list.icon size={18} aria-hidden />
            <FormattedMessage id={list.id} />
          </UnstyledButton>
        ))}
      </nav>
      {shown ? <List key={shown.list.list} shown={shown} page={page} filtered={filtered} /> : <Progress />}
    </>
  );
}
