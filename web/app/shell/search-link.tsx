import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { searchPage } from '~/domain/search/contract';
import { QUERY_MAX } from '~/domain/search/query-words';
import { IconLink } from '~/web/ui/button';
import classes from './header.module.css';

/** From here on there is room for a box. */
const WIDE = '(min-width: 80em)';

/**
 * The way to the search, from every page, with the key `/` if nothing is being written: a box on wide screens, else a button.
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
    <IconLink to={searchPage.path} aria-label={title} title={`${title} (/)`} aria-keyshortcuts="/">
      <IconSearch size={22} aria-hidden />
    </IconLink>
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
      <IconSearch size={20} aria-hidden />
      <input
        type="search"
        data-search
        aria-label={title}
        aria-keyshortcuts="/"
        title={`${title} (/)`}
        placeholder={title}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        maxLength={QUERY_MAX}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <kbd aria-hidden>Ctrl K</kbd>
    </form>
  );
}
