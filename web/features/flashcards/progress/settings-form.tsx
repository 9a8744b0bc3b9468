import { Button, Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { EASY_DATES_MAX, memoryProgress } from '~/domain/flashcards/plan/contract';
import { RETENTION_MAX, RETENTION_MIN } from '~/domain/flashcards/review/memory';
import { ownZone } from '~/web/ui/own-zone';
import { useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';
import layout from '~/web/ui/layout.module.css';
import planClasses from '../plan/plan.module.css';
import { DailyFields, dailyOf, readDaily } from './daily-fields';
import type { ProgressData } from './progress-data';
import lists from '~/web/ui/list.module.css';
import classes from './progress.module.css';

/** Shares of a usual day's cards, in percent. */
const SHARES = [100, 50, 25, 0];
const SHARE_STEP = 5;
/** 2024-01-01 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** The retention that one wants, what a day has, and days with less work. */
export function SettingsForm({ data: { settings, today }, onSaved }: { data: ProgressData; onSaved: () => void }) {
  const { formatMessage: say, formatNumber } = useIntl();
  const [retention, setRetention] = useState(settings.retention);
  const [weekdays, setWeekdays] = useState<number[]>(settings.weekdays);
  const [dates, setDates] = useState(settings.easy_dates);
  const [four_buttons, setFourButtons] = useState(settings.four_buttons ?? false);
  const [daily, setDaily] = useState(() => dailyOf(settings));
  const save = useAction(
    memoryProgress,
    'save',
    {},
    {
      onSuccess: () => {
        showToast(say({ id: 'flashcard-progress.settings.saved' }));
        onSaved();
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { new_a_day, reviews_a_day, steps } = readDaily(daily);
    if (save.isPending || new_a_day === null || reviews_a_day === null || steps === null) return;
    save.mutate({
      retention,
      weekdays,
      easy_dates: dates,
      time_zone: ownZone(),
      four_buttons,
      new_a_day,
      reviews_a_day: reviews_a_day.most,
      steps,
    });
  };

  return (
    <form className={planClasses.card} onSubmit={submit}>
      <h2>
        <FormattedMessage id="flashcard-progress.settings" />
      </h2>
      <div>
        <Text fw={600} size="sm" id="retention-label">
          <FormattedMessage id="flashcard-progress.settings.retention" />{' '}
          <FormattedNumber value={retention / 100} style="percent" />
        </Text>
        <Text size="sm" c="dimmed">
          <FormattedMessage id="flashcard-progress.settings.retention.about" />
        </Text>
        <input
          type="range"
          aria-labelledby="retention-label"
          aria-valuetext={formatNumber(retention / 100, { style: 'percent' })}
          min={RETENTION_MIN * 100}
          max={RETENTION_MAX * 100}
          value={retention}
          onChange={({ currentTarget }) => setRetention(Number(currentTarget.value))}
        />
      </div>
      <DailyFields daily={daily} onChange={setDaily} />
      <EasyWeekdays weekdays={weekdays} onChange={setWeekdays} />
      <EasyDates dates={dates} today={today} onChange={setDates} />
      <Checkbox
        size="md"
        checked={four_buttons}
        onChange={({ currentTarget }) => setFourButtons(currentTarget.checked)}
        label={<FormattedMessage id="flashcard-progress.settings.four-buttons" />}
        description={<FormattedMessage id="flashcard-progress.settings.four-buttons.about" />}
      />
      {save.error && <ProblemNotice error={save.error} />}
      <div className={layout.toolbarWide}>
        <Button type="submit" h={48} loading={save.isPending}>
          <FormattedMessage id="flashcard-progress.settings.save" />
        </Button>
      </div>
    </form>
  );
}

/** The shares of a usual day to choose from, the present one among them. */
function useShares() {
  const { formatMessage: say, formatNumber } = useIntl();
  return (now: number) =>
    [...new Set([...SHARES, now])].map((share) => ({
      value: String(share),
      label:
        share === 0 ? say({ id: 'flashcard-progress.settings.free' }) : formatNumber(share / 100, { style: 'percent' }),
    }));
}

function EasyWeekdays({ weekdays, onChange }: { weekdays: number[]; onChange: (weekdays: number[]) => void }) {
  const { formatMessage: say, formatDate, formatNumber } = useIntl();
  const shares = useShares();
  return (
    <div role="group" aria-label={say({ id: 'flashcard-progress.settings.week' })}>
      <Text fw={600} size="sm" mb={8}>
        <FormattedMessage id="flashcard-progress.settings.week" />
      </Text>
      <div className={classes.week}>
        {weekdays.map((share, nth) => {
          const name = (weekday: 'long' | 'short') => formatDate(MONDAY + nth * DAY, { timeZone: 'UTC', weekday });
          return (
            <label key={nth}>
              <span aria-hidden>{name('short')}</span>
              <input
                type="range"
                max={100}
                step={SHARE_STEP}
                value={share}
                aria-label={name('long')}
                aria-valuetext={shares(share).find(({ value }) => value === String(share))!.label}
                onChange={({ currentTarget }) => onChange(weekdays.with(nth, Number(currentTarget.value)))}
              />
              <span aria-hidden>{formatNumber(share / 100, { style: 'percent' })}</span>
            </label>
          );
        })}
      </div>
    </div>
  );
}

type Dates = ProgressData['settings']['easy_dates'];

function EasyDates({ dates, today, onChange }: { dates: Dates; today: string; onChange: (dates: Dates) => void }) {
  const { formatMessage: say, formatDate } = useIntl();
  const shares = useShares();
  const [day, setDay] = useState('');
  const add = () => {
    if (day === '' || dates.some((one) => one.day === day) || dates.length >= EASY_DATES_MAX) return;
    onChange([...dates, { day, share: 0 }].toSorted((one, other) => one.day.localeCompare(other.day)));
    setDay('');
  };
  return (
    <div role="group" aria-label={say({ id: 'flashcard-progress.settings.dates' })}>
      <Text fw={600} size="sm" mb={8}>
        <FormattedMessage id="flashcard-progress.settings.dates" />
      </Text>
      <ul className={`${lists.ofRows} ${classes.dates}`}>
        {dates.map((one) => {
          const name = formatDate(`${one.day}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' });
          return (
            <li key={one.day}>
              <NativeSelect
                label={name}
                value={String(one.share)}
                data={shares(one.share)}
                onChange={({ currentTarget }) =>
                  onChange(
                    dates.map((each) =>
                      each.day === one.day ? { ...each, share: Number(currentTarget.value) } : each,
                    ),
                  )
                }
              />
              <Button
                variant="subtle"
                aria-label={say({ id: 'flashcard-progress.settings.remove' }, { date: name })}
                onClick={() => onChange(dates.filter((each) => each.day !== one.day))}
              >
                <FormattedMessage id="flashcard-progress.settings.remove.short" />
              </Button>
            </li>
          );
        })}
        <li>
          <TextInput
            type="date"
            label={say({ id: 'flashcard-progress.settings.date' })}
            min={today}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
          <Button variant="default" disabled={day === ''} onClick={add}>
            <FormattedMessage id="flashcard-progress.settings.add" />
          </Button>
        </li>
      </ul>
    </div>
  );
}
