import {
  Autocomplete,
  Button,
  Checkbox,
  FileButton,
  Group,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { COUNTRIES } from '~/domain/accounts/countries';
import { IMAGE_TYPES, imageAddress, uploadImage } from '~/domain/images/contract';
import { CLAIMS, claimsIn, filled, type Counts } from '~/domain/promotions/claims';
import { AUDIENCES, BODY_MAX, LINK_TEXT_MAX, MOST_SHOWS, PLACES, TITLE_MAX } from '~/domain/promotions/contract';
import type { ProblemError } from '~/web/live/client';
import { upload } from '~/web/live/upload';
import { useErrorToast } from '~/web/ui/use-error-toast';
import { instantOf, localOf, type Values } from './form-values';
import layout from '~/web/ui/layout.module.css';
import classes from './ops.module.css';

const FIELDS = [
  ['title', TITLE_MAX],
  ['body', BODY_MAX],
  ['link_text', LINK_TEXT_MAX],
] as const;
const LANGUAGES = ['en', 'es'] as const;

interface Props {
  first: Values;
  counts: Counts;
  addresses: readonly string[];
  error: ProblemError | null;
  busy: boolean;
  onSave: (values: Values) => void;
  onCancel: () => void;
  notice?: ReactNode;
}

interface FieldsProps {
  values: Values;
  set: <K extends keyof Values>(field: K, value: Values[K]) => void;
  /** Why a field cannot be saved. */
  flaw: (field: string) => string | undefined;
}

/** The form of a promotion. Each error that prevents its publication appears at its field. */
export function PromotionForm({ first, counts, addresses, error, busy, onSave, onCancel, notice }: Props) {
  const { formatMessage: say } = useIntl();
  const [values, setValues] = useState(first);
  const flaws = new Map(error?.errors?.map(({ path, message }) => [path, message]));
  const fields: FieldsProps = {
    values,
    set: (field, value) => setValues((before) => ({ ...before, [field]: value })),
    flaw(field) {
      const message = flaws.get(field);
      return message === undefined ? undefined : say({ id: `promotions.flaw.${message}` });
    },
  };
  const { set, flaw } = fields;
  return (
    <form
      className={classes.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSave(values);
      }}
    >
      <SegmentedControl
        aria-label={say({ id: 'promotions.place' })}
        value={values.place}
        data={PLACES.map((value) => ({ value, label: say({ id: `promotions.place.${value}` }) }))}
        onChange={(value) => {
          const place = value as Values['place'];
          setValues((before) => ({
            ...before,
            place,
            // A number that the person chose stays.
            most_shows: before.most_shows === MOST_SHOWS[before.place] ? MOST_SHOWS[place] : before.most_shows,
          }));
        }}
      />
      <Checkbox.Group
        label={say({ id: 'promotions.languages' })}
        description={say({ id: 'promotions.languages.hint' })}
        value={values.languages}
        error={flaw('languages')}
        onChange={(value) => set('languages', value as Values['languages'])}
      >
        <Group mt="xs">
          {LANGUAGES.map((language) => (
            <Checkbox key={language} value={language} label={say({ id: `promotions.language.${language}` })} />
          ))}
        </Group>
      </Checkbox.Group>
      <TextFields {...fields} counts={counts} />
      <Autocomplete
        label={say({ id: 'promotions.link' })}
        description={say({ id: 'promotions.link.hint' })}
        placeholder="/osce-stations/launchpad/"
        data={[...addresses]}
        limit={12}
        value={values.link}
        error={flaw('link')}
        onChange={(value) => set('link', value)}
      />
      <PictureField picture={values.picture} onChange={(picture) => set('picture', picture)} />
      <AudienceFields {...fields} />
      <ScheduleFields {...fields} />
      {notice}
      <Group gap="sm">
        <Button type="submit" loading={busy}>
          <FormattedMessage id="promotions.save" />
        </Button>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          <FormattedMessage id="promotions.cancel" />
        </Button>
      </Group>
    </form>
  );
}

/** The texts in each chosen language, and the counts that they may name. */
function TextFields({ values, set, flaw, counts }: FieldsProps & { counts: Counts }) {
  const { formatMessage: say } = useIntl();
  return (
    <>
      <div className={classes.claims}>
        <FormattedMessage id="promotions.claims" />
        <ul>
          {CLAIMS.map((claim) => (
            <li key={claim}>
              <code>{`{${claim}}`}</code> <FormattedNumber value={counts[claim]} />
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.texts}>
        {LANGUAGES.filter((language) => values.languages.includes(language)).map((language) => (
          <Stack key={language} gap="sm" component="fieldset" className={layout.fieldset}>
            <legend className={classes.legend}>
              <FormattedMessage id={`promotions.language.${language}`} />
            </legend>
            {FIELDS.map(([field, most]) => {
              const name = `${field}_${language}` as const;
              const text = values[name];
              const Field = field === 'body' ? Textarea : TextInput;
              return (
                <Field
                  key={name}
                  label={say({ id: field === 'title' ? 'promotions.title-field' : `promotions.${field}` })}
                  description={claimsIn(text).length > 0 ? filled(text, counts, language) : undefined}
                  lang={language}
                  maxLength={most}
                  value={text}
                  error={flaw(name)}
                  onChange={(event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value)}
                />
              );
            })}
          </Stack>
        ))}
      </div>
    </>
  );
}

function PictureField({ picture, onChange }: { picture: string; onChange: (picture: string) => void }) {
  const errors = useErrorToast();
  const send = async (file: File | null) => {
    if (!file) return;
    const form = new FormData();
    form.append('upload', file);
    try {
      const { url } = await upload(uploadImage, form, { signal: new AbortController().signal, onProgress: () => {} });
      onChange(url.slice(url.lastIndexOf('/') + 1));
    } catch (failure) {
      errors.onError(failure as Error);
    }
  };
  return (
    <Group gap="md">
      {picture !== '' && <img src={imageAddress(picture)} alt="" className={classes.thumb} />}
      <FileButton accept={IMAGE_TYPES.join()} onChange={(file) => void send(file)}>
        {(props) => (
          <Button variant="default" {...props}>
            <FormattedMessage id={picture === '' ? 'promotions.picture.choose' : 'promotions.picture.change'} />
          </Button>
        )}
      </FileButton>
      {picture !== '' && (
        <Button variant="subtle" color="red" onClick={() => onChange('')}>
          <FormattedMessage id="promotions.picture.remove" />
        </Button>
      )}
    </Group>
  );
}

/** The roles and countries that see it. */
function AudienceFields({ values, set }: FieldsProps) {
  const { formatMessage: say, formatDisplayName, locale } = useIntl();
  return (
    <>
      <Checkbox.Group
        label={say({ id: 'promotions.roles' })}
        description={say({ id: 'promotions.roles.hint' })}
        value={values.roles}
        onChange={(value) => set('roles', value as Values['roles'])}
      >
        <Group mt="xs">
          {AUDIENCES.map((role) => (
            <Checkbox key={role} value={role} label={say({ id: `promotions.role.${role}` })} />
          ))}
        </Group>
      </Checkbox.Group>
      <MultiSelect
        label={say({ id: 'promotions.countries' })}
        description={say({ id: 'promotions.countries.hint' })}
        searchable
        clearable
        limit={30}
        value={values.countries}
        data={COUNTRIES.map((value) => ({ value, label: formatDisplayName(value, { type: 'region' }) ?? value })).sort(
          (one, other) => one.label.localeCompare(other.label, locale),
        )}
        onChange={(value) => set('countries', value)}
      />
    </>
  );
}

/** When it runs, and how often a person sees it. */
function ScheduleFields({ values, set, flaw }: FieldsProps) {
  const { formatMessage: say } = useIntl();
  return (
    <div className={classes.times}>
      {(['starts_at', 'ends_at'] as const).map((field) => (
        <TextInput
          key={field}
          type="datetime-local"
          label={say({ id: `promotions.${field}` })}
          value={localOf(values[field])}
          error={flaw(field)}
          onChange={(event) => set(field, instantOf(event.currentTarget.value))}
        />
      ))}
      <NumberInput
        label={say({ id: 'promotions.most-shows' })}
        min={1}
        max={50}
        value={Number(values.most_shows)}
        onChange={(value) => set('most_shows', Number(value))}
      />
      {values.place === 'slide-in' && (
        <NumberInput
          label={say({ id: 'promotions.every-hours' })}
          min={1}
          max={720}
          value={Number(values.every_hours)}
          onChange={(value) => set('every_hours', Number(value))}
        />
      )}
    </div>
  );
}
