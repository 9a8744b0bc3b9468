import { Modal, Select, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SPECIALTIES } from '~/domain/questions/specialties';
import { personalQuizEditor } from '~/domain/quizzes/personal/contract';
import { useAnswer } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import classes from './add-questions.module.css';
import type { Edited } from './details';
import { FoundQuestion } from './found-question';

/** Milliseconds without a further letter before it is searched. */
const SEARCH_AFTER = 250;
const ALL = '0';

interface Props {
  quizId: number;
  /** Ids of the questions that are in it. */
  inIt: ReadonlySet<number>;
  opened: boolean;
  onClose: () => void;
  onAdded: (edited: Edited) => void;
}

/** Finds questions of the bank and of one's own, and puts them into the quiz one by one. */
export function AddQuestions({ opened, onClose, ...search }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} size="lg" title={<FormattedMessage id="teach.add.title" />}>
      <Search {...search} />
    </Modal>
  );
}

function Search({ quizId, inIt, onAdded }: Omit<Props, 'opened' | 'onClose'>) {
  const { formatMessage: say, locale } = useIntl();
  const [search, setSearch] = useState('');
  const [specialty, setSpecialty] = useState(0);
  const [asked] = useDebouncedValue(search.trim(), SEARCH_AFTER);
  const { data, error, refetch, isPlaceholderData } = useAnswer(
    personalQuizEditor,
    'search_questions',
    { params: { quizId } },
    { search: asked, specialty },
    {
      placeholderData: keepPreviousData,
      // What was added stays in its place with its mark: the list is not drawn anew under the pointer.
      staleTime: Infinity,
      gcTime: 0,
    },
  );
  const specialties = SPECIALTIES.map(({ id, key }) => ({
    value: String(id),
    label: say({ id: `questions.specialty.${key}` }),
  })).sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <>
      <div className={classes.fields}>
        <TextInput
          type="search"
          label={say({ id: 'teach.add.search' })}
          value={search}
          maxLength={100}
          leftSection={<IconSearch size={18} aria-hidden />}
          data-autofocus
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Select
          label={say({ id: 'teach.add.specialty' })}
          data={[{ value: ALL, label: say({ id: 'teach.add.specialty.all' }) }, ...specialties]}
          value={String(specialty)}
          allowDeselect={false}
          onChange={(chosen) => setSpecialty(Number(chosen ?? ALL))}
        />
      </div>
      {error && <ProblemNotice error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonList rows={4} height={64} />}
      <Text size="sm" c="dimmed" role="status" my="xs">
        {data && !isPlaceholderData && (
          <FormattedMessage
            id={data.questions.length === 0 ? 'teach.add.none' : 'teach.add.found'}
            values={{ count: data.questions.length }}
          />
        )}
      </Text>
      {data && data.questions.length > 0 && (
        <ul className={classes.found} data-stale={isPlaceholderData || undefined}>
          {data.questions.map((question) => (
            <li key={question.question_id} className={classes.row}>
              <FoundQuestion
                quizId={quizId}
                question={question}
                added={inIt.has(question.question_id)}
                onAdded={onAdded}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
