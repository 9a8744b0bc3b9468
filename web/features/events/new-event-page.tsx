import { Button, Checkbox, NativeSelect, NumberInput, Skeleton, Stack, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { Language } from '~/domain/accounts/contract';
import { STRANGERS_AGE_MIN } from '~/domain/accounts/consent/contract';
import {
  ABOUT_MAX,
  type EventKind,
  LINK_MAX,
  newEventPage,
  PLACES_MIN,
  PRACTICE_PLACES_MAX,
  TITLE_MAX,
  WEBINAR_PLACES_MAX,
} from '~/domain/events/contract';
import type { PageData } from '~/domain/kit/contract';
import { useSession } from '~/web/core/session';
import { useAction, usePage } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { type ChosenStation, StationPicker } from '~/web/parts/stations/station-picker';
import { ChoiceCards } from '~/web/ui/choice-cards';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import layout from '~/web/ui/layout.module.css';
import classes from './events.module.css';
import { type WhenChosen, WhenFields } from './when-fields';
import { ownZone } from '~/web/ui/own-zone';

/** The page to plan an event. */
export function NewEventPage() {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(newEventPage);
  const title = say({ id: 'events.plan' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={layout.page86ch}>
      <PageHeader title={title} lead={<FormattedMessage id="events.plan.lead" />} />
      {data ? <EventForm {...data} /> : <Skeleton height={480} />}
    </div>
  );
}

interface Wishes {
  kind: EventKind;
  station: ChosenStation | null;
  /** The id of a circuit, instead of the station. */
  circuit: string;
  title: string;
  about: string;
  link: string;
  places: number;
  language: Language;
  when: WhenChosen;
  confirmed: boolean;
}

interface FieldsProps {
  wishes: Wishes;
  set: (change: Partial<Wishes>) => void;
}

/** The fields that are sent: of practice its subject, of a webinar its link. */
function fieldsOf({ station, circuit, when, confirmed, link, ...fields }: Wishes) {
  const practice = fields.kind === 'practice';
  return {
    ...fields,
    ...when,
    station: practice && circuit === '' ? (station?.slug ?? '') : '',
    ...(practice && circuit !== '' ? { circuit_id: Number(circuit) } : {}),
    link: practice ? '' : link,
    confirm_adult: confirmed,
  };
}

function EventForm({ adult, circuits }: PageData<typeof newEventPage>) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const session = useSession();
  const submission = useRef(uuid());
  const [wishes, setWishes] = useState<Wishes>({
    kind: 'practice',
    station: null,
    circuit: '',
    title: '',
    about: '',
    link: '',
    places: 4,
    language: session.language,
    when: { starts: 'T', zone: ownZone(), which: '', minutes: 60 },
    confirmed: false,
  });
  const set = (change: Partial<Wishes>) => setWishes((before) => ({ ...before, ...change }));
  const plan = useAction(
    newEventPage,
    'submit',
    {},
    { onSuccess: ({ next_url }) => void navigate(next_url, { replace: true }) },
  );
  const { kind, when, confirmed } = wishes;
  const practice = kind === 'practice';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        plan.mutate({ submission_id: submission.current, ...fieldsOf(wishes) });
      }}
    >
      <Stack gap="lg" className={classes.form}>
        <ChoiceCards
          label={say({ id: 'events.form.kind' })}
          columns={2}
          value={kind}
          onChange={(chosen) => set({ kind: chosen, places: chosen === 'practice' ? 4 : 50 })}
          choices={(['practice', 'webinar'] as const).map((value) => ({
            value,
            label: <FormattedMessage id={`events.kind.${value}`} />,
            about: <FormattedMessage id={`events.kind.${value}.about`} />,
          }))}
        />
        <TextInput
          required
          label={<FormattedMessage id="events.form.title" />}
          placeholder={say({ id: practice ? 'events.form.title.practice' : 'events.form.title.webinar' })}
          maxLength={TITLE_MAX}
          value={wishes.title}
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        />
        {practice ? (
          <SubjectField circuits={circuits} wishes={wishes} set={set} />
        ) : (
          <LinkField wishes={wishes} set={set} />
        )}
        <fieldset className={classes.group}>
          <legend>
            <FormattedMessage id="events.form.when" />
          </legend>
          <Stack gap="sm">
            <WhenFields when={when} onChange={(chosen) => set({ when: chosen })} />
          </Stack>
        </fieldset>
        <PlacesAndLanguage wishes={wishes} set={set} />
        <Textarea
          label={<FormattedMessage id="events.form.about" />}
          description={<FormattedMessage id="events.form.about.hint" />}
          autosize
          minRows={3}
          maxLength={ABOUT_MAX}
          value={wishes.about}
          onChange={({ currentTarget }) => set({ about: currentTarget.value })}
        />
        {!adult && (
          <Checkbox
            required
            checked={confirmed}
            onChange={({ currentTarget }) => set({ confirmed: currentTarget.checked })}
            label={<FormattedMessage id="events.adult" values={{ age: STRANGERS_AGE_MIN }} />}
          />
        )}
        {plan.error && <ProblemNotice error={plan.error} />}
        <div>
          <Button type="submit" size="md" loading={plan.isPending}>
            <FormattedMessage id="events.form.submit" />
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** What is practised: a circuit of one's own, or a station. */
function SubjectField({
  circuits,
  wishes: { circuit, station },
  set,
}: FieldsProps & Pick<PageData<typeof newEventPage>, 'circuits'>) {
  const { formatMessage: say } = useIntl();
  return (
    <fieldset className={classes.group}>
      <legend>
        <FormattedMessage id="events.form.subject" />
      </legend>
      <Stack gap="sm">
        {circuits.length > 0 && (
          <NativeSelect
            label={<FormattedMessage id="events.form.circuit" />}
            value={circuit}
            data={[
              { value: '', label: say({ id: 'events.form.no-circuit' }) },
              ...circuits.map(({ id, label }) => ({ value: String(id), label })),
            ]}
            onChange={({ currentTarget }) => set({ circuit: currentTarget.value })}
          />
        )}
        {circuit === '' && <StationPicker station={station} onChange={(chosen) => set({ station: chosen })} />}
      </Stack>
    </fieldset>
  );
}

function PlacesAndLanguage({ wishes: { kind, places, language }, set }: FieldsProps) {
  const { formatDisplayName } = useIntl();
  return (
    <div className={classes.fields}>
      <NumberInput
        required
        label={<FormattedMessage id="events.form.places" />}
        description={<FormattedMessage id="events.form.places.hint" />}
        min={PLACES_MIN}
        max={kind === 'practice' ? PRACTICE_PLACES_MAX : WEBINAR_PLACES_MAX}
        value={places}
        onChange={(value) => set({ places: Number(value) })}
      />
      <NativeSelect
        label={<FormattedMessage id="events.language" />}
        description={<FormattedMessage id="events.language.hint" />}
        value={language}
        data={(['en', 'es'] as const).map((value) => ({
          value,
          label: formatDisplayName(value, { type: 'language' }) ?? value,
        }))}
        onChange={({ currentTarget }) => set({ language: currentTarget.value as typeof language })}
      />
    </div>
  );
}

function LinkField({ wishes: { link }, set }: FieldsProps) {
  return (
    <TextInput
      required
      type="url"
      label={<FormattedMessage id="events.form.link" />}
      description={<FormattedMessage id="events.form.link.hint" />}
      placeholder="https://"
      maxLength={LINK_MAX}
      value={link}
      onChange={({ currentTarget }) => set({ link: currentTarget.value })}
    />
  );
}
