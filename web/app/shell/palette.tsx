import '@mantine/spotlight/styles.css';
import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight';
import {
  IconBook2,
  IconCards,
  IconHelpCircle,
  IconSearch,
  IconStethoscope,
  IconUser,
  IconVersions,
  type TablerIcon,
} from '@tabler/icons-react';
import { Kbd } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { cutText } from '~/domain/kit/cut-text';
import {
  type Found,
  OFFERED_FROM,
  searchOffers,
  searchPage,
  TEXTS_AFTER,
  TITLES_AFTER,
} from '~/domain/search/contract';
import { href } from '~/domain/kit/contract';
import { fold, QUERY_MAX } from '~/domain/search/query-words';
import { useSession } from '~/web/core/session';
import { useCall } from '~/web/live/client';
import { WithMantine } from '~/web/ui/mantine';
import { entriesFor } from './menu-entries';
import { AREAS, waysOf } from './destinations';
import { type Find, recentFinds, rememberFind } from './recent-finds';
import { usePaletteActs } from './use-palette-acts';
import { WAY_ICONS } from './way-icons';

// The page of the search has its own: a file that both share would come with what opens over pages.
const KIND_ICONS: Readonly<Record<Found['kind'], TablerIcon>> = {
  notebook: IconBook2,
  station: IconStethoscope,
  card: IconCards,
  deck: IconVersions,
  question: IconHelpCircle,
  person: IconUser,
};

const drawn = (Icon: TablerIcon | undefined) => Icon && <Icon size={20} aria-hidden />;

const textOf = (parts: Found['title']): string => parts.map(({ text }) => text).join('');

/** Every page that stands in a menu by its name, what can be done from everywhere, and the search in all content. Opened by Ctrl+K, and by the key as soon as it is here. */
export function Palette() {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const { person, abilities } = useSession();
  const [query, setQuery] = useState('');
  useEffect(() => spotlight.open(), []);
  const registered = person !== null;
  const ways = AREAS.map((area) => ({
    group: say({ id: `app.nav.${area}` }),
    actions: waysOf(area, registered).map(({ to, id }) => ({
      id: to,
      label: say({ id }),
      description: say({ id: `${id}.about` }),
      leftSection: drawn(WAY_ICONS[id]),
      onClick: () => void navigate(to),
    })),
  }));
  const account = {
    group: say({ id: 'app.palette.account' }),
    actions: (registered ? entriesFor(abilities) : []).map(({ to, id, icon: Icon }) => ({
      id: to,
      label: say({ id }),
      description: '',
      leftSection: <Icon size={20} aria-hidden />,
      onClick: () => void navigate(to),
    })),
  };
  const { acts, dialog } = usePaletteActs();
  const doing = { group: say({ id: 'app.palette.acts' }), actions: acts };
  const asked = query.trim();
  const [typed] = useDebouncedValue(cutText(asked, QUERY_MAX), TITLES_AFTER);
  const [settled] = useDebouncedValue(typed, TEXTS_AFTER - TITLES_AFTER);
  const searched = registered && asked.length >= OFFERED_FROM && typed.length >= OFFERED_FROM;
  const { data: titled } = useCall(
    searchOffers,
    { q: typed },
    { enabled: searched, placeholderData: keepPreviousData },
  );
  const { data: best } = useCall(searchOffers, { q: typed, texts: true }, { enabled: searched && settled === typed });
  const offers = best ?? titled;
  const opening = (find: Find, description: string): SpotlightActionData => ({
    id: find.url,
    label: find.label,
    description,
    leftSection: drawn(KIND_ICONS[find.kind]),
    onClick: () => {
      // A name is not left behind on the device: whom one may see changes.
      if (person && find.kind !== 'person') rememberFind(person.id, find);
      void navigate(find.url);
    },
  });
  const content = {
    group: say({ id: 'app.palette.content' }),
    actions: (searched ? (offers?.items ?? []) : []).map(({ kind, url, title, snippet }) =>
      opening(
        { kind, url, label: textOf(title.length > 0 ? title : snippet) },
        [say({ id: `app.palette.kind.${kind}` }), title.length > 0 ? textOf(snippet) : ''].filter(Boolean).join(' · '),
      ),
    ),
  };
  const recent = {
    group: say({ id: 'app.palette.recent' }),
    actions:
      person && asked === ''
        ? recentFinds(person.id).map((find) => opening(find, say({ id: `app.palette.kind.${find.kind}` })))
        : [],
  };
  const search: SpotlightActionData = {
    id: searchPage.path,
    label: say({ id: 'app.palette.search' }, { query: asked }),
    leftSection: drawn(IconSearch),
    rightSection: <Kbd>/</Kbd>,
    onClick: () => void navigate(href(searchPage, {}, { q: asked })),
  };
  const withWords = (of: 'label' | 'description') =>
    [...ways, account, doing]
      .map(({ group, actions }) => ({ group, actions: actions.filter((each) => fold(each[of]).includes(fold(asked))) }))
      .filter(({ actions }) => actions.length > 0);
  const named = withWords('label');
  const found = named.length > 0 ? named : withWords('description');
  return (
    <WithMantine>
      {dialog}
      <Spotlight
        actions={[
          ...(recent.actions.length > 0 ? [recent] : []),
          ...found,
          ...(asked === '' || !registered ? [] : [search]),
          ...(content.actions.length > 0 ? [content] : []),
        ]}
        // Filtered above, without regard to accents.
        filter={(_, actions) => actions}
        query={query}
        onQueryChange={setQuery}
        attributes={{ content: { 'aria-label': say({ id: 'app.palette.placeholder' }) } }}
        nothingFound={say({ id: 'app.palette.nothing' })}
        searchProps={{
          placeholder: say({ id: 'app.palette.placeholder' }),
          'aria-label': say({ id: 'app.palette.placeholder' }),
          leftSection: <IconSearch size={20} aria-hidden />,
        }}
        // Under the one that is chosen it would be too faint.
        styles={{ actionDescription: { opacity: 1 } }}
        tagsToIgnore={[]}
        triggerOnContentEditable
        scrollable
        maxHeight="min(420px, 70dvh)"
      />
    </WithMantine>
  );
}
