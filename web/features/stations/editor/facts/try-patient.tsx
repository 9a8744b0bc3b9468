import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconLock, IconMessageQuestion, IconPlus, IconQuote } from '@tabler/icons-react';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { reactionsOf } from '~/domain/consultations/engine/read/reactions';
import { type Tried, tryQuestion } from '~/domain/consultations/engine/tried';
import { USUAL_QUESTIONS } from '~/domain/consultations/engine/usual-questions';
import { WORDING_MAX } from '~/domain/stations/patient-facts';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import { AskedByPeople } from './asked-by-people';
import { FailingQuestions } from './failing-questions';
import classes from './facts.module.css';
import { nameOfFact, type TryProps } from './tried-facts';

/** What the patient answers to a question of the author's own, and which fact gave it. Nothing of it is saved but a wording. */
export function TryPatient(props: TryProps & { html: string; stationId?: number }) {
  const { read, html, language, stationId } = props;
  const { formatMessage: say } = useIntl();
  const heading = useId();
  const [typed, type] = useState('');
  const [asked, ask] = useState('');
  const reactions = useMemo(() => reactionsOf(html, language), [html, language]);
  const tried = useMemo(
    () => (asked === '' ? null : tryQuestion(asked, read, language, reactions)),
    [asked, read, language, reactions],
  );
  const send = (event: FormEvent) => {
    // The form of the editor is around it.
    event.preventDefault();
    event.stopPropagation();
    ask(typed.trim());
  };
  return (
    <section className={classes.trying} aria-labelledby={heading}>
      <h3 id={heading} className={classes.tryingTitle}>
        <FormattedMessage id="stations.try" />
      </h3>
      <p className={text.dimmedSmall}>
        <FormattedMessage id="stations.try.about" />
      </p>
      <form className={classes.asking} onSubmit={send}>
        <TextInput
          label={say({ id: 'stations.try.question' })}
          placeholder={USUAL_QUESTIONS[language].get('#onset')![0]}
          maxLength={WORDING_MAX}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          h={48}
          leftSection={<IconMessageQuestion size={18} aria-hidden />}
          disabled={typed.trim() === ''}
        >
          <FormattedMessage id="stations.try.ask" />
        </Button>
      </form>
      <div role="status">{tried && <Answered {...props} tried={tried} />}</div>
      {tried && <LetAnswer key={asked} {...props} asked={asked} tried={tried} />}
      <FailingQuestions {...props} />
      {stationId !== undefined && (
        <AskedByPeople
          {...props}
          stationId={stationId}
          onTry={(question) => {
            type(question);
            ask(question);
          }}
        />
      )}
    </section>
  );
}

/** `told`, or how it was heard, as an author reads it. */
const outcomeOf = ({ answer, heard }: Tried): 'unclear' | 'unknown' | 'other' | null =>
  answer !== '' ? null : heard === 'unclear' || heard === 'unknown' ? heard : 'other';

function Answered({ facts, tried }: TryProps & { tried: Tried }) {
  const { formatMessage: say } = useIntl();
  const outcome = outcomeOf(tried);
  return (
    <div className={classes.answered}>
      {outcome === null ? (
        <p className={classes.answer}>
          <IconQuote size={18} aria-hidden />
          <span>{tried.answer}</span>
        </p>
      ) : (
        <p className={classes.noAnswer}>
          <FormattedMessage id={`stations.try.${outcome}`} />
        </p>
      )}
      <ul className={lists.plain}>
        {[...tried.from, ...tried.keptBack].map((index) => (
          <li key={index} className={classes.source}>
            {tried.keptBack.includes(index) && <IconLock size={16} aria-hidden />}
            <span>
              <FormattedMessage
                id={tried.keptBack.includes(index) ? 'stations.try.kept-back' : 'stations.try.from'}
                values={{
                  fact: <strong>{nameOfFact(facts[index]!, index)}</strong>,
                  told: say({ id: `stations.facts.told.${facts[index]!.told}` }),
                }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The fact that is to answer the question from now on. */
function LetAnswer({ facts, asked, tried, onWording }: TryProps & { asked: string; tried: Tried }) {
  const { formatMessage: say } = useIntl();
  const [chosen, choose] = useState('');
  const others = facts.flatMap((fact, index) =>
    fact.told === 'never' || tried.from.includes(index) ? [] : [{ value: fact.key, label: nameOfFact(fact, index) }],
  );
  if (others.length === 0) return null;
  return (
    <div className={classes.asking}>
      <NativeSelect
        label={say({ id: 'stations.try.should' })}
        value={chosen}
        data={[{ value: '', label: say({ id: 'stations.try.choose' }) }, ...others]}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Button
        variant="default"
        h={48}
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={chosen === ''}
        onClick={({ currentTarget }) => {
          // The button is disabled by this, or goes: the next question is typed.
          currentTarget.closest('section')?.querySelector('input')?.focus();
          onWording(chosen, asked);
          choose('');
        }}
      >
        <FormattedMessage
          id="stations.try.add"
          values={{ asked, hidden: (words) => <span className={layout.legend}>{words}</span> }}
        />
      </Button>
    </div>
  );
}
