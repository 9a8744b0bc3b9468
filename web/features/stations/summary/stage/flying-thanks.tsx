import { type CSSProperties, useState } from 'react';
import type { RoundSnapshot } from '~/domain/kudos/contract';
import { headOf } from '~/web/ui/art/ward-scene';
import { newThanks, thankedOf, type Thanks } from './round';
import classes from './stage.module.css';

interface Flight extends Thanks {
  key: number;
}

const HEART = 'M0 9 C-16 -2 -10 -14 0 -6 C10 -14 16 -2 0 9 Z';

/** In the drawing of a round: a heart beside each figure that was thanked, and one that flies there for thanks that come while it is seen. */
export function FlyingThanks({ round }: { round: RoundSnapshot | undefined }) {
  const [seen, setSeen] = useState<{ round: RoundSnapshot | undefined; begun: number; flights: Flight[] }>({
    round,
    begun: 0,
    flights: [],
  });
  if (seen.round !== round) {
    const begin = seen.round && round ? newThanks(seen.round, round) : [];
    setSeen({
      round,
      begun: seen.begun + begin.length,
      flights: [...seen.flights, ...begin.map((thanks, index) => ({ ...thanks, key: seen.begun + index }))],
    });
  }
  const land = (key: number) =>
    setSeen((before) => ({ ...before, flights: before.flights.filter((flight) => flight.key !== key) }));

  return (
    <g className={classes.hearts}>
      {thankedOf(round).map((role) => (
        <path key={role} data-thanked={role} transform={besideHead(role)} d={HEART} />
      ))}
      {seen.flights.map(({ key, from, to }) => {
        const [fromX, fromY] = headOf(from);
        const [toX, toY] = headOf(to);
        return (
          <g key={key} transform={besideHead(to)}>
            <g
              className={classes.flight}
              data-flight={`${from} ${to}`}
              style={{ '--x': `${fromX - toX}px`, '--y': `${fromY - toY}px` } as CSSProperties}
              onAnimationEnd={({ target, currentTarget }) => target === currentTarget && land(key)}
            >
              <path className={classes.arc} d={HEART} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function besideHead(role: Thanks['to']): string {
  const [x, y, r] = headOf(role);
  return `translate(${x + r} ${y - r})`;
}
