import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { IconLink, IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { deckEditors } from '~/domain/flashcards/sharing/contract';
import type { PageData } from '~/domain/kit/contract';
import { publicOrigin } from '~/web/core/public-origin';
import { Part } from '~/web/drafts/editor/layout';
import { pageKey, useAction, usePage } from '~/web/live/client';
import { CopyButton } from '~/web/ui/copy-button';
import { Hint } from '~/web/ui/hint';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { ProblemNotice } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './editor.module.css';

/** Who may edit the deck too: by username or by a link, until the owner takes it back. */
export function EditorsCard({ deckId, owned }: { deckId: number; owned: boolean }) {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const address = { params: { deck_id: deckId } };
  const { data } = usePage(deckEditors, address);
  const [username, setUsername] = useState('');
  const took = (people: PageData<typeof deckEditors>) => cache.setQueryData(pageKey(deckEditors, address), people);
  const invite = useAction(deckEditors, 'invite', address, {
    onSuccess: (people) => {
      took(people);
      setUsername('');
    },
  });
  const remove = useAction(deckEditors, 'remove', address, { onSuccess: took });
  const makeLink = useAction(deckEditors, 'make_link', address, { onSuccess: took });
  const endLink = useAction(deckEditors, 'end_link', address, { onSuccess: took });
  const problem = invite.error ?? remove.error ?? makeLink.error ?? endLink.error;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (username.trim() !== '') invite.mutate({ username: username.trim() });
  };
  return (
    <Part title={<FormattedMessage id="flashcards.decks.editors" />}>
      <div className={classes.fields}>
        {data && data.editors.length > 0 ? (
          <ul className={classes.people}>
            {data.editors.map((person) => (
              <li key={person.id}>
                <PersonAvatar name={person.name} avatar={person.avatar} size={32} />
                <span className={layout.fillBreakable}>
                  {person.name} <span className={text.dimmed}>@{person.username}</span>
                </span>
                {owned && (
                  <Hint label={say({ id: 'flashcards.decks.editors.remove' })}>
                    <ActionIcon
                      size={44}
                      variant="subtle"
                      color="gray"
                      aria-label={say({ id: 'flashcards.decks.editors.remove.named' }, { name: person.name })}
                      onClick={() => remove.mutate({ account_id: person.id })}
                    >
                      <IconUserMinus size={20} aria-hidden />
                    </ActionIcon>
                  </Hint>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <Text size="sm" c="dimmed">
            <FormattedMessage id="flashcards.decks.editors.none" />
          </Text>
        )}
        {owned && (
          <>
            <form onSubmit={send} className={layout.stackClose} noValidate>
              <TextInput
                label={say({ id: 'flashcards.decks.editors.username' })}
                value={username}
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => setUsername(event.currentTarget.value)}
              />
              <Button
                type="submit"
                variant="default"
                loading={invite.isPending}
                leftSection={<IconUserPlus size={18} aria-hidden />}
              >
                <FormattedMessage id="flashcards.decks.editors.invite" />
              </Button>
            </form>
            <Group gap="sm">
              {data?.invitation_url ? (
                <>
                  <CopyButton value={publicOrigin() + data.invitation_url}>
                    <FormattedMessage id="flashcards.decks.editors.copy" />
                  </CopyButton>
                  <Button variant="subtle" color="gray" onClick={() => endLink.mutate({})}>
                    <FormattedMessage id="flashcards.decks.editors.end" />
                  </Button>
                </>
              ) : (
                <Button
                  variant="subtle"
                  leftSection={<IconLink size={18} aria-hidden />}
                  onClick={() => makeLink.mutate({})}
                >
                  <FormattedMessage id="flashcards.decks.editors.link" />
                </Button>
              )}
            </Group>
          </>
        )}
        {problem && <ProblemNotice error={problem} />}
      </div>
    </Part>
  );
}
