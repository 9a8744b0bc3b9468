import { Button, MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { guideCreate } from '~/domain/notebook/writing/contract';
import { SPECIALTIES } from '~/domain/questions/specialties';
import { useAction, usePage } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import classes from './writing.module.css';

const EMPTY = { name: '', name_es: '', description: '', description_es: '', specialty_id: '', topics: [] as string[] };

/** The page to begin a guide; its first section follows. */
export function NewGuidePage() {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const [submission_id] = useState(uuid);
  const [form, setForm] = useState(EMPTY);
  const { data, error, refetch } = usePage(guideCreate, {});
  const begin = useAction(guideCreate, 'submit', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  const title = say({ id: 'notebook.guide.new' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  if (!data) return <SkeletonList rows={4} />;
  const text = (name: 'name' | 'name_es' | 'description' | 'description_es') => ({
    label: say({ id: `notebook.guide.new.${name}` }),
    maxLength: name.startsWith('name') ? 120 : 300,
    value: form[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setForm((before) => ({ ...before, [name]: currentTarget.value })),
  });
  return (
    <form
      className={classes.guide}
      onSubmit={(event) => {
        event.preventDefault();
        begin.mutate({
          ...form,
          specialty_id: Number(form.specialty_id),
          topics: form.topics.map(Number),
          submission_id,
        });
      }}
    >
      <PageHeader title={title} lead={<FormattedMessage id="notebook.guide.new.lead" />} />
      <TextInput {...text('name')} required minLength={3} />
      <TextInput {...text('name_es')} lang="es" />
      <Textarea {...text('description')} required minLength={20} autosize minRows={2} />
      <Textarea {...text('description_es')} lang="es" autosize minRows={2} />
      <Select
        label={say({ id: 'notebook.write.specialty' })}
        required
        searchable
        data={SPECIALTIES.map(({ id, key }) => ({
          value: String(id),
          label: say({ id: `questions.specialty.${key}` }),
        }))}
        value={form.specialty_id || null}
        onChange={(specialty_id) => setForm((before) => ({ ...before, specialty_id: specialty_id ?? '' }))}
      />
      <MultiSelect
        label={say({ id: 'notebook.ties.topics' })}
        searchable
        hidePickedOptions
        maxValues={8}
        data={data.topics.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={form.topics}
        onChange={(topics) => setForm((before) => ({ ...before, topics }))}
      />
      {begin.error && <ProblemNotice error={begin.error} />}
      <Button type="submit" loading={begin.isPending}>
        <FormattedMessage id="notebook.guide.new.begin" />
      </Button>
    </form>
  );
}
