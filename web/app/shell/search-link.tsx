import { ActionIcon, TextInput } from '@mantine/core';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { searchPage } from '~/domain/search/contract';
import { QUERY_MAX } from '~/domain/search/query-words';
import classes from './header.module.css';

/** From here on there is room for a box. */
const WIDE = '(min-width: 80em)';

/**
 * The way to the search, from every page, with the key `/` where nothing is being written: a box on wide screens, else a button.
 *
 * @param small the room of the box is needed for something else
 */
export function SearchLink({ small = false }: { small?: boolean }) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const wide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  // The page of the search has a box of its own.
  const isThere = useLocation().pathname === searchPage.path;
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
  if (wide && !small && !isThere) return <SearchBox title={title} />;
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

function SearchBox({ title }: { title: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        const q = typed.trim();
        setTyped('');
        void navigate(href(searchPage, {}, { q: q || undefined }));
      }}
    >
      <TextInput
        type="search"
        data-search
        aria-label={title}
        aria-keyshortcuts="/"
        title={`${title} (/)`}
        placeholder={title}
        leftSection={<IconSearch size={20} aria-hidden />}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        maxLength={QUERY_MAX}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  );
}
