import { ActionIcon, CloseButton, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { SAY_MAX } from '~/domain/group-practice/call-contract';
import { useProblemMessage } from '../ui/problem';
import type { GroupCall } from './call-context';
import texts from '~/web/ui/text.module.css';
import classes from './chat-panel.module.css';

/** Writing to each other, beside the page: for when there is no sound, and for what is better read. */
export function ChatPanel({ call: { said, me, say, showChat } }: { call: GroupCall }) {
  const intl = useIntl();
  const problemMessage = useProblemMessage();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '' || sending) return;
    setSending(true);
    setProblem(null);
    try {
      await say(words);
      setText('');
    } catch (error) {
      setProblem(problemMessage(error as Error));
    } finally {
      setSending(false);
    }
  };

  return (
    <section
      className={classes.panel}
      aria-labelledby="call-chat"
      onKeyDown={(event) => event.key === 'Escape' && showChat(false)}
    >
      <header className={classes.head}>
        <h2 id="call-chat">
          <FormattedMessage id="call.chat.title" />
        </h2>
        <CloseButton size={44} aria-label={intl.formatMessage({ id: 'app.close' })} onClick={() => showChat(false)} />
      </header>
      <ol
        ref={list}
        className={classes.said}
        role="log"
        aria-label={intl.formatMessage({ id: 'call.chat.title' })}
        tabIndex={0}
      >
        {said.length === 0 && (
          <li className={texts.dimmed}>
            <FormattedMessage id="call.chat.empty" />
          </li>
        )}
        {said.map((one) => (
          <li key={one.number} className={classes.one} data-own={one.person_id === me || undefined}>
            <span className={classes.who}>
              {one.person_id === me ? <FormattedMessage id="call.you" /> : one.name}{' '}
              <time dateTime={new Date(one.at).toISOString()}>
                <FormattedTime value={one.at} />
              </time>
            </span>
            <span className={classes.words}>{one.text}</span>
          </li>
        ))}
      </ol>
      <form className={classes.form} onSubmit={(event) => void send(event)}>
        <TextInput
          ref={field}
          value={text}
          maxLength={SAY_MAX}
          error={problem}
          aria-label={intl.formatMessage({ id: 'call.chat.write' })}
          placeholder={intl.formatMessage({ id: 'call.chat.write' })}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ActionIcon
          type="submit"
          size={48}
          variant="filled"
          loading={sending}
          aria-label={intl.formatMessage({ id: 'call.chat.send' })}
        >
          <IconSend size={20} aria-hidden />
        </ActionIcon>
      </form>
    </section>
  );
}
