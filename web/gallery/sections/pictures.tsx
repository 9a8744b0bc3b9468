import { Group } from '@mantine/core';
import { castAwaiting } from '~/web/ui/art/cast-of';
import { FinishBurst } from '~/web/ui/art/finish-burst';
import { GroupSpot, PartnerSpot, PatientSpot } from '~/web/ui/art/spots-people';
import {
  AtRestSpot,
  CalendarSpot,
  CardsSpot,
  CircuitSpot,
  InboxSpot,
  JoinSpot,
  NotebookSpot,
  NothingFoundSpot,
  QuizSpot,
} from '~/web/ui/art/spots-things';
import { WaitingScene } from '~/web/ui/art/waiting-scene';
import { WardScene } from '~/web/ui/art/ward-scene';
import type { Section } from '../section';

const SPOTS = [
  GroupSpot,
  PartnerSpot,
  PatientSpot,
  CircuitSpot,
  QuizSpot,
  CardsSpot,
  NotebookSpot,
  NothingFoundSpot,
  AtRestSpot,
  InboxSpot,
  CalendarSpot,
  JoinSpot,
];

export const pictures: Section = {
  id: 'pictures',
  title: 'Pictures',
  states: {
    'the ward': () => (
      <div style={{ maxWidth: 560 }}>
        <WardScene />
      </div>
    ),
    'the ward, for a strip': () => (
      <div style={{ maxWidth: 560 }}>
        <WardScene low />
      </div>
    ),
    'waiting for somebody': () => (
      <div style={{ maxWidth: 560 }}>
        <WaitingScene
          cast={castAwaiting('ghost', 'Amina K.')}
          now="2 other people are searching"
          usually="Those who found a partner lately usually waited about 2 minutes."
        />
      </div>
    ),
    'waiting for what is written': () => (
      <div style={{ maxWidth: 560 }}>
        <WaitingScene cast={castAwaiting('filled')} now="The feedback is being written and will appear here." />
      </div>
    ),
    'small pictures': () => (
      <Group>
        {SPOTS.map((Spot, index) => (
          <Spot key={index} />
        ))}
      </Group>
    ),
    'done together': () => <FinishBurst />,
  },
};
