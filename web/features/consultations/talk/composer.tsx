import { ActionIcon, CloseButton, Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SAYING_MAX } from '~/domain/consultations/contract';
import type { Language } from '~/domain/accounts/contract';
import { HearingNote } from '../voice/hearing-note';
import { SpeechConsent } from '../voice/speech-consent';
import type { useVoiceChoice } from '../voice/kept-voice';
import { TalkButton } from '../voice/talk-button';
import { useDictation } from '../voice/use-dictation';
import type { Speech } from '../voice/use-speech';
import { saveDraft, readDraft } from './kept';
import classes from './talk.module.css';
import type { LocalKey } from '~/web/core/stores/registry';
import { cutText } from '~/domain/kit/cut-text';

interface Props {
  /** What is typed is kept under this name. */
  keepAs: LocalKey;
  consultationId: number;
  language: Language;
  speech: Speech;
  /** The patient is read aloud, until somebody begins to speak. */
  reader: { stop: () => void; speaking: () => boolean };
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
  cutText(before.trim() === '' || words === '' ? before.trim() + words : `${before.trim()} ${words}`, SAYING_MAX);

/** What is said next: typed or spoken, kept on the device with every letter. */
export function Composer({
  keepAs,
  consultationId,
  language,
  speech,
  reader,
  answering,
  unsent,
  voice,
  box,
  returned,
  onSay,
}: Props) {
  const { formatMessage: say } = useIntl();
  const [text, setText] = useState(() => readDraft(keepAs));
  const { choice, choose } = voice;
  const held = answering || unsent;
  const write = (next: string) => {
    setText(next);
    saveDraft(keepAs, next);
  };
  const send = (words: string) => {
    if (words.trim() === '' || held) return;
    write('');
    onSay(words.trim());
  };
  const byServer = speech.by === 'server';
  const handsFree = byServer && choice.sends;
  const dictation = useDictation(
    { by: speech.by, consultationId, language, handsFree },
    {
      onHeard: (words) => {
        const all = both(text, words);
        // Who interrupts is heard once the answer is over: what is said waits in its place.
        if (handsFree || (choice.sends && !held)) {
          write('');
          return onSay(all);
        }
        write(all);
        box.current?.focus({ preventScroll: true });
      },
      onBegan: reader.stop,
      patientSpeaks: reader.speaking,
    },
  );
  // Agreed to within the question: by then the page speaks to whom it was agreed to.
  const [agreed, setAgreed] = useState<'server' | 'browser' | null>(null);
  useEffect(() => {
    if (agreed === null || agreed !== speech.by) return;
    setAgreed(null);
    dictation.start();
  }, [agreed, speech.by, dictation]);

  const [taken, setTaken] = useState(returned.times);
  if (taken !== returned.times) {
    setTaken(returned.times);
    setText(both(returned.text, text));
  }
  useEffect(() => saveDraft(keepAs, text), [keepAs, text]);

  const press = () => (speech.question === null ? dictation.start() : speech.ask(speech.question, true));

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
      <SpeechConsent speech={speech} onAgreed={setAgreed} />
      <div role="status">
        <HearingNote dictation={dictation} handsFree={handsFree} />
      </div>
      {!speech.there && !choice.told && (
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
          placeholder={say({ id: answering ? 'consultations.say.answering' : 'consultations.say.short' })}
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
        {speech.there && (
          <TalkButton dictation={{ ...dictation, start: press }} disabled={held && choice.sends && !handsFree} />
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
