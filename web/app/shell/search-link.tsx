import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { searchPage } from '~/domain/search/contract';

/** The way to the search, from every page: a button, and the key `/` where nothing is being written. */
export function SearchLink() {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const search = () => {
    const box = document.querySelector<HTMLInputElement>('input[data-search]');
    if (box) box.focus();
    else void navigate(searchPage.path);
  };
  // On a Spanish keyboard it is typed with Shift.
  useHotkeys([
    ['/', search],
    ['shift+/', search],
  ]);
  const title = say({ id: 'app.search' });
  return (
    <ActionIcon
      component={Link}
      to={searchPage.path}
      size={48}
      variant="subtle"
      color="gray"
      aria-label={title}
      title={`${title} (/)`}
      aria-keyshortcuts="/"
    >
      <IconSearch size={22} aria-hidden />
    </ActionIcon>
  );
}
