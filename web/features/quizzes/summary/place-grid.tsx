import { IconCheck, IconFlagFilled, IconX } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { quizReview, type QuizSummaryData } from '~/domain/quizzes/contract';
import grid from '../question/question-grid.module.css';
import classes from './place-grid.module.css';

type Place = QuizSummaryData['places'][number];

/** Whether it was answered, so that it can be looked at again. */
export const isReviewable = ({ state }: Pick<Place, 'state'>): boolean =>
  state === 'right' || state === 'wrong' || state === 'answered';

/** Every question by number, with sign and word for what came of it; each leads to the question as it was answered. */
export function PlaceGrid({
  quizlogId,
  places,
  specialty,
}: {
  quizlogId: number;
  places: readonly Place[];
  specialty: number | null;
}) {
  const { formatMessage: say } = useIntl();
  return (
    <ol className={grid.grid} aria-label={say({ id: 'quizzes.summary.grid' })}>
      {places.map((place) => {
        const label = say(
          { id: 'quizzes.question.cell' },
          {
            number: place.position + 1,
            state: say({ id: `quizzes.question.state.${place.state}` }),
            flagged: String(place.flagged),
          },
        );
        const cell = {
          className: `${grid.cell} ${classes.place}`,
          title: label,
          'data-state': place.state,
          'data-marked': specialty === null ? undefined : place.specialty_id === specialty,
          children: <Figure place={place} />,
        };
        return (
          <li key={place.question_id}>
            {isReviewable(place) ? (
              <Link
                {...cell}
                aria-label={label}
                to={href(quizReview, { quizlog_id: quizlogId }, { question_id: place.question_id })}
              />
            ) : (
              <span {...cell} role="img" aria-label={label} data-still />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Figure({ place }: { place: Place }) {
  return (
    <>
      <span>{place.position + 1}</span>
      {place.state === 'right' && <IconCheck size={12} stroke={3} aria-hidden className={grid.sign} />}
      {place.state === 'wrong' && <IconX size={12} stroke={3} aria-hidden className={grid.sign} />}
      {place.flagged && <IconFlagFilled size={12} aria-hidden className={grid.flag} />}
    </>
  );
}
