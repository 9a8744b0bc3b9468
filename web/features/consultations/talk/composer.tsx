import { ActionIcon, CloseButton, Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SAYING_MAX } from '~/domain/consultations/contract';
import { useSession } from '~/web/core/session';
import { ConsentDialog } from '../consent/consent-dialog';
import { useConsent } from '../consent/kept-consent';
import type { VOICE_OF } from '../voice/speech-port';
import type { useVoiceChoice } from '../voice/kept-voice';
import { TalkButton } from '../voice/talk-button';
import { useDictation } from '../voice/use-dictation';
import voiceClasses from '../voice/voice.module.css';
import { keepDraft, readDraft } from './kept';
import classes from './talk.module.css';

interface Props {
  /** What is typed is kept under this name. */
  keepAs: string;
  language: keyof typeof VOICE_OF;
  /** The patient answers: one may go on typing, and send when it is over. */
  answering: boolean;
  /** What was said before is not with the server yet. */
  unsent: boolean;
  voice: ReturnType<typeof useVoiceChoice>;
  box: RefObject<HTMLTextAreaElement | null>;
  /** Words that the server would not take, given back. */
  returned: { text: string; times: number };
  onSay: (text: string) => void;
}

const both = (before: string, words: string): string =>
  (before.trim() === '' || words === '' ? before.trim() + words : `${before.trim()} ${words}`).slice(0, SAYING_MAX);

/** What is said next: typed or spoken, kept on the device with every letter. */
export function Composer({ keepAs, language, answering, unsent, voice, box, returned, onSay }: Props) {
  const { formatMessage: say } = useIntl();
  const personId = useSession().person?.id ?? 0;
  const [text, setText] = useState(() => readDraft(keepAs));
  const { choice, choose } = voice;
  const held = answering || unsent;
  const write = (next: string) => {
    setText(next);
    keepDraft(keepAs, next);
  };
  const send = (words: string) => {
    if (words.trim() === '' || held) return;
    write('');
    onSay(words.trim());
  };
  const dictation = useDictation(language, (words) => {
    const all = both(text, words);
    if (choice.sends && !held) return send(all);
    write(all);
    box.current?.focus({ preventScroll: true });
  });

  const heard = useConsent(personId, 'browser-speech');
  const [asked, ask] = useState(false);

  const [taken, setTaken] = useState(returned.times);
  if (taken !== returned.times) {
    setTaken(returned.times);
    setText(both(returned.text, text));
  }
  useEffect(() => keepDraft(keepAs, text), [keepAs, text]);

  const composing = useRef(false);
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter chooses a word while one is put together, as in Japanese.
    if (event.key !== 'Enter' || event.shiftKey || composing.current || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (dictation.active) dictation.stop();
    else send(text);
  };

  const shown = dictation.active ? both(text, dictation.words) : text;
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <ConsentDialog
        opened={asked}
        title={<FormattedMessage id="consultations.consent.speech" />}
        yes={<FormattedMessage id="consultations.consent.speech.yes" />}
        no={<FormattedMessage id="consultations.consent.speech.no" />}
        onDecide={(decision) => {
          heard.decide(decision);
          ask(false);
          if (decision === 'yes') dictation.start();
        }}
        onClose={() => ask(false)}
      >
        <FormattedMessage id="consultations.consent.speech.about" />
      </ConsentDialog>
      <div role="status">
        {dictation.hearing === 'blocked' ? (
          <p className={voiceClasses.heard} data-problem>
            <FormattedMessage id="consultations.talk.blocked.about" />
          </p>
        ) : dictation.problem ? (
          <p className={voiceClasses.heard} data-problem>
            <FormattedMessage id={`consultations.talk.problem.${dictation.problem}`} />
          </p>
        ) : dictation.active ? (
          <p className={voiceClasses.heard}>
            <FormattedMessage id={`consultations.talk.${dictation.hearing}.about`} />
          </p>
        ) : null}
      </div>
      {!dictation.there && !choice.told && (
        <p className={classes.told}>
          <FormattedMessage id="consultations.talk.absent" />
          <CloseButton size="lg" aria-label={say({ id: 'app.close' })} onClick={() => choose({ told: true })} />
        </p>
      )}
      <div className={classes.row}>
        <Textarea
          ref={box}
          className={classes.box}
          aria-label={say({ id: 'consultations.say' })}
          aria-keyshortcuts="Enter"
          placeholder={say({ id: answering ? 'consultations.say.answering' : 'consultations.say' })}
          autosize
          minRows={1}
          maxRows={5}
          maxLength={SAYING_MAX}
          readOnly={dictation.active}
          enterKeyHint="send"
          value={shown}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={keys}
          onCompositionStart={() => (composing.current = true)}
          onCompositionEnd={() => (composing.current = false)}
        />
        {dictation.there && (
          <TalkButton
            dictation={{ ...dictation, start: () => (heard.decision === 'yes' ? dictation.start() : ask(true)) }}
            disabled={held && choice.sends}
          />
        )}
        <ActionIcon
          type="submit"
          size={48}
          aria-label={say({ id: 'consultations.send' })}
          disabled={held || dictation.active || text.trim() === ''}
        >
          <IconSend2 size={22} aria-hidden />
        </ActionIcon>
      </div>
    </form>
  );
}
