import { Select } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SPECIALTIES } from '~/domain/questions/specialties';
import type { EditorPageData } from './pages';
import type { Writing } from './use-writing';
import classes from './writing.module.css';

interface Props {
  data: EditorPageData;
  writing: Writing;
}

/** The filing of a new section: a specialty, and one of its topics. The text so far goes along (spec 2 §3). */
export function TopicChoice({ data: { page, topics }, writing: { fileUnder, busy } }: Props) {
  const { formatMessage: say, locale } = useIntl();
  const [specialty, setSpecialty] = useState(page.specialty_id);
  const there = new Set(topics.map(({ specialty_id }) => specialty_id));
  const specialties = SPECIALTIES.filter(({ id }) => there.has(id))
    .map(({ id, key }) => ({ value: String(id), label: say({ id: `questions.specialty.${key}` }) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  const choose = (slug: string | null) => {
    const topic = topics.find((one) => one.slug === slug);
    if (topic && topic.slug !== page.slug) void fileUnder(topic);
  };
  return (
    <div className={classes.topic}>
      <Select
        label={say({ id: 'notebook.write.specialty' })}
        allowDeselect={false}
        searchable
        disabled={busy !== null}
        value={String(specialty)}
        data={specialties}
        onChange={(chosen) => chosen && setSpecialty(Number(chosen))}
      />
      <Select
        label={say({ id: 'notebook.write.page.topic' })}
        description={say({ id: 'notebook.write.topic.about' })}
        placeholder={say({ id: 'notebook.write.topic.choose' })}
        allowDeselect={false}
        searchable
        disabled={busy !== null}
        value={specialty === page.specialty_id ? page.slug : null}
        data={topics
          .filter(({ specialty_id }) => specialty_id === specialty)
          .map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={choose}
      />
    </div>
  );
}
