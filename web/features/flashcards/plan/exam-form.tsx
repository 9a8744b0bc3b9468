import { Button, Checkbox, NumberInput, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { examPlan, MINUTES_MAX, MINUTES_MIN } from '~/domain/flashcards/plan/contract';
import { specialtyKey } from '~/domain/questions/specialties';
import { ownZone } from '~/web/ui/own-zone';
import { useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import type { PlanData } from './plan-data';
import layout from '~/web/ui/layout.module.css';
import classes from './plan.module.css';

const USUAL_MINUTES = 20;
const toggled = (all: readonly number[], one: number): number[] =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one];

/** The date, the minutes a day, and what is in the exam. */
export function ExamForm({
  data: { exam, choices, today },
  onCancel,
  onDone,
}: {
  data: PlanData;
  onCancel: (() => void) | undefined;
  onDone: () => void;
}) {
  const { formatMessage: say } = useIntl();
  const [name, setName] = useState(exam?.exam_name ?? '');
  const [date, setDate] = useState(exam?.exam_on ?? '');
  const [minutes, setMinutes] = useState(exam?.minutes ?? USUAL_MINUTES);
  const [decks, setDecks] = useState<number[]>(exam?.decks ?? []);
  const [specialties, setSpecialties] = useState<number[]>(exam?.specialties ?? []);
  const save = useAction(examPlan, 'save', {}, { onSuccess: onDone });
  const end = useAction(examPlan, 'end', {}, { onSuccess: onDone });
  const ready = date !== '' && decks.length + specialties.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready || save.isPending) return;
    const time_zone = ownZone();
    save.mutate({ exam_name: name, exam_on: date, minutes, decks, specialties, time_zone });
  };

  return (
    <form className={classes.card} onSubmit={submit} noValidate>
      <h2>
        <FormattedMessage id="flashcard-plan.exam" />
      </h2>
      <TextInput
        label={say({ id: 'flashcard-plan.exam.name' })}
        value={name}
        maxLength={120}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className={layout.pair}>
        <TextInput
          type="date"
          required
          label={say({ id: 'flashcard-plan.exam.date' })}
          min={today}
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
        <NumberInput
          label={say({ id: 'flashcard-plan.exam.minutes' })}
          min={MINUTES_MIN}
          max={MINUTES_MAX}
          allowDecimal={false}
          value={minutes}
          onChange={(value) => setMinutes(Number(value) || MINUTES_MIN)}
        />
      </div>
      <Choices
        label={say({ id: 'flashcard-plan.exam.decks' })}
        items={choices.decks.map(({ id, deck_name, cards }) => ({ id, name: deck_name, cards }))}
        chosen={decks}
        onToggle={(id) => setDecks(toggled(decks, id))}
      />
      <Choices
        label={say({ id: 'flashcard-plan.exam.specialties' })}
        items={choices.specialties.map(({ id, cards }) => ({
          id,
          name: say({ id: `questions.specialty.${specialtyKey(id)}` }),
          cards,
        }))}
        chosen={specialties}
        onToggle={(id) => setSpecialties(toggled(specialties, id))}
      />
      {(save.error ?? end.error) && <ProblemNotice error={(save.error ?? end.error)!} />}
      {!ready && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="flashcard-plan.exam.not-ready" />
        </Text>
      )}
      <div className={layout.toolbarWide}>
        <Button type="submit" h={48} disabled={!ready} loading={save.isPending}>
          <FormattedMessage id="flashcard-plan.exam.save" />
        </Button>
        {onCancel && (
          <Button variant="default" h={48} onClick={onCancel}>
            <FormattedMessage id="flashcard-plan.exam.cancel" />
          </Button>
        )}
        {exam && (
          <Button variant="subtle" color="red" h={48} loading={end.isPending} onClick={() => end.mutate({})}>
            <FormattedMessage id="flashcard-plan.exam.end" />
          </Button>
        )}
      </div>
    </form>
  );
}

function Choices({
  label,
  items,
  chosen,
  onToggle,
}: {
  label: string;
  items: readonly { id: number; name: string; cards: number }[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
}) {
  const { formatMessage: say } = useIntl();
  if (items.length === 0) return null;
  return (
    <div role="group" aria-label={label}>
      <Text fw={600} size="sm" aria-hidden>
        {label}
      </Text>
      <div className={classes.choices}>
        {items.map(({ id, name, cards }) => (
          <Checkbox
            key={id}
            py={6}
            label={name}
            description={say({ id: 'flashcard-plan.exam.cards' }, { cards })}
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
          />
        ))}
      </div>
    </div>
  );
}
