import { IconCheck, IconX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './mocks.module.css';

/** Screens of the product with an example on each, drawn as the product draws them. What they show is said beside them. */

export function LobbyMock() {
  return (
    <div className={classes.screen}>
      <span className={classes.pin}>
        <span>482</span> <span>913</span> <span>507</span>
      </span>
      <ul className={classes.people}>
        {['Amina', 'Jo', 'Mateo'].map((name, index) => (
          <li key={name} data-last={index === 2 || undefined}>
            <span className={classes.face} data-role={(['examiner', 'patient', 'student'] as const)[index]}>
              {name[0]}
            </span>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function PartnerMock() {
  return (
    <div className={classes.screen}>
      <div className={classes.call}>
        <span className={classes.face} data-role="student">
          L
        </span>
        <span className={classes.sound}>
          {[10, 22, 34, 18, 28, 12].map((height, index) => (
            <i key={index} style={{ height }} />
          ))}
        </span>
        <span className={classes.face} data-role="examiner">
          <FormattedMessage id="home.preview.you" />
        </span>
      </div>
      <span className={classes.line}>
        <strong>
          <FormattedMessage id="home.partner.mock" />
        </strong>
        <span className={classes.clock}>0:18</span>
      </span>
    </div>
  );
}

export function PatientMock() {
  return (
    <div className={classes.screen}>
      <p className={classes.said} data-mine>
        <FormattedMessage id="home.patient.ask" />
      </p>
      <p className={classes.said}>
        <FormattedMessage id="home.patient.answer" />
      </p>
      <span className={classes.found}>
        <IconCheck size={16} stroke={3} /> <FormattedMessage id="home.preview.item.two" />
      </span>
    </div>
  );
}

export function CircuitMock() {
  return (
    <div className={classes.screen}>
      <ol className={classes.stations}>
        {[1, 2, 3, 4, 5].map((number) => (
          <li key={number} data-state={number < 3 ? 'done' : number === 3 ? 'now' : 'next'}>
            {number < 3 ? <IconCheck size={18} stroke={3} /> : number}
          </li>
        ))}
      </ol>
      <span className={classes.line}>
        <strong>
          <FormattedMessage id="home.circuit.mock" />
        </strong>
        <span className={classes.clock}>6:42</span>
      </span>
    </div>
  );
}

export function QuizMock() {
  return (
    <div className={classes.screen}>
      <p className={classes.stem}>
        <FormattedMessage id="home.quiz.stem" />
      </p>
      <span className={classes.option} data-mark="wrong">
        <IconX size={16} stroke={3} /> <FormattedMessage id="home.quiz.wrong" />
      </span>
      <span className={classes.option} data-mark="right">
        <IconCheck size={16} stroke={3} /> <FormattedMessage id="home.quiz.right" />
      </span>
    </div>
  );
}

export function CardsMock() {
  return (
    <div className={classes.screen}>
      <span className={classes.card}>
        <FormattedMessage id="home.cards.front" />
        <strong>
          <FormattedMessage id="home.cards.back" />
        </strong>
      </span>
      <span className={classes.bins}>
        {[1, 2, 3, 4, 5].map((bin) => (
          <i key={bin} data-full={bin < 4 || undefined} />
        ))}
      </span>
    </div>
  );
}
