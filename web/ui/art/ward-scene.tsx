import type { ReactNode } from 'react';
import type { GroupRole } from '~/domain/stations/group-roles';
import classes from './ward-scene.module.css';

/** Those who are drawn, from the left to the right. */
export const FIGURES = ['observer', 'examiner', 'student', 'patient'] as const satisfies readonly GroupRole[];
export type FigureRole = (typeof FIGURES)[number];

export interface Figure {
  /** `outline`: nobody has the role. `ghost`: it is suggested to somebody. */
  state: 'outline' | 'ghost' | 'filled';
  /** Written in the head: one or two letters. */
  initials?: string;
  away?: boolean;
  /** How often somebody came to it while it was seen: each time it moves once. */
  landed?: number;
  /** It is waited for: a ghost for somebody to come, the examiner for what is written. */
  awaited?: boolean;
}
export type Cast = Readonly<Record<FigureRole, Figure>>;

const HERE: Figure = { state: 'filled' };
/** All four, without names. */
export const EVERYBODY: Cast = { observer: HERE, examiner: HERE, student: HERE, patient: HERE };

/** What a role looks like: its head in the middle of a quarter of the width, and everything of it that moves. */
const DRAWN: Readonly<Record<FigureRole, { head: [x: number, y: number, r: number]; body: ReactNode }>> = {
  observer: {
    head: [70, 226, 20],
    body: <path d="M40 300 V284 a30 30 0 0 1 60 0 V300 Z" fill="var(--tint)" stroke="var(--ink)" />,
  },
  examiner: {
    head: [210, 196, 23],
    body: (
      <>
        <path d="M174 330 V266 a36 36 0 0 1 72 0 V330 Z" fill="var(--tint)" stroke="var(--ink)" />
        <g transform="rotate(-8 243 281)" strokeWidth="4">
          <rect x="220" y="252" width="46" height="58" rx="6" fill="var(--paper)" stroke="var(--tool)" />
          <path className={classes.written} d="M228 266 l4 4 l7 -8 M228 282 l4 4 l7 -8" stroke="var(--tick)" />
          <path
            className={classes.written}
            d="M244 267 H257 M244 283 H257 M230 298 h8 M244 298 H254"
            stroke="var(--art-line)"
          />
        </g>
        <path d="M200 300 C210 302 218 300 224 296" stroke="var(--ink)" />
      </>
    ),
  },
  student: {
    head: [350, 164, 23],
    body: (
      <>
        <path d="M314 262 V234 a36 36 0 0 1 72 0 V258" fill="var(--tint)" />
        <path d="M314 256 V234 a36 36 0 0 1 72 0 V250" stroke="var(--ink)" />
        <path d="M336 202 V214 a14 14 0 0 0 28 0 V202 M350 228 V236" stroke="var(--tool)" strokeWidth="4" />
        <circle cx="350" cy="241" r="5" fill="var(--tool)" />
        <path d="M382 232 C404 245 438 247 464 239" stroke="var(--ink)" />
      </>
    ),
  },
  patient: {
    head: [490, 192, 23],
    body: (
      <>
        <path d="M456 292 C452 254 464 226 488 222 C512 224 522 250 526 292 Z" fill="var(--tint)" stroke="var(--ink)" />
        <path
          d="M298 292 C298 262 326 256 372 256 C416 256 436 244 464 250 C480 256 484 276 484 292 Z"
          fill="var(--blanket)"
          stroke="var(--tick)"
        />
        <path d="M338 292 C338 278 346 268 360 268" stroke="var(--tick)" strokeWidth="4" opacity=".5" />
      </>
    ),
  },
};
/** The head of a figure, in units of the drawing: `x` and `y` of its middle, and its radius. */
export const headOf = (role: FigureRole): readonly [x: number, y: number, r: number] => DRAWN[role].head;

/** Drawn one over the other: the candidate bends over the bed. */
const BACK_TO_FRONT = ['patient', 'student', 'examiner', 'observer'] as const;

interface Props {
  className?: string;
  /** The people alone, without window, clock and monitor. */
  low?: boolean;
  /** Who is there, before a wall that the page draws. Without it everybody is, in a room of its own. */
  cast?: Cast;
  /** Drawn over them, in units of the drawing. */
  children?: ReactNode;
}

/** The product in a picture: a ward at night. The candidate is with the patient, the examiner ticks, somebody observes. */
export function WardScene({ className, low = false, cast, children }: Props) {
  return (
    <svg
      className={className}
      viewBox={low ? '0 132 560 200' : '0 0 560 340'}
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {!cast && (
        <>
          <path
            d={`M6 330 V${low ? 216 : 76} a40 40 0 0 1 40 -40 H514 a40 40 0 0 1 40 40 V330 Z`}
            fill="var(--art-wall)"
          />
          {!low && <OnTheWall />}
          <path d="M6 330 H554" stroke="var(--art-line)" strokeWidth="4" />
        </>
      )}
      <People cast={cast ?? EVERYBODY} />
      {children}
    </svg>
  );
}

/** The window, the clock and the monitor. */
function OnTheWall() {
  return (
    <>
      <rect x="60" y="72" width="112" height="104" rx="10" fill="var(--art-night)" />
      <circle cx="136" cy="104" r="15" fill="var(--art-moon)" />
      <circle cx="129" cy="99" r="13" fill="var(--art-night)" />
      <g fill="var(--art-moon)">
        <circle cx="84" cy="96" r="1.8" />
        <circle cx="98" cy="124" r="1.4" />
        <circle cx="152" cy="140" r="1.6" />
        <circle cx="80" cy="150" r="1.3" />
      </g>
      <path d="M116 72 V176 M60 124 H172" stroke="var(--art-wall)" />
      <circle cx="284" cy="94" r="34" fill="var(--art-paper)" stroke="var(--art-line)" strokeWidth="4" />
      <path d="M284 94 V68 A26 26 0 1 1 258 94 Z" fill="var(--accent-bg)" />
      <path d="M284 68 A26 26 0 1 1 258 94" stroke="var(--accent)" />
      <path d="M284 94 V76 M284 94 L272 94" stroke="var(--art-ink)" strokeWidth="4" />
      <rect x="396" y="66" width="112" height="70" rx="10" fill="var(--art-screen)" />
      <path
        className={classes.pulse}
        d="M408 104 H424 L434 120 L446 88 L458 120 L468 104 H496"
        stroke="var(--art-pulse)"
        strokeWidth="4"
      />
      <path d="M452 136 V150" stroke="var(--art-line)" strokeWidth="6" />
    </>
  );
}

/** The furniture and those who are in it. */
function People({ cast }: { cast: Cast }) {
  return (
    <>
      <path d="M546 330 V204 M290 330 V262 M290 296 H546" stroke="var(--art-ink)" strokeWidth="7" />
      <path
        d="M534 290 L504 206 a12 12 0 0 1 7 -15 l3 -1 a14 14 0 0 1 18 8 L546 236"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
        strokeWidth="4"
      />
      <path d="M36 304 H104 M48 304 V330 M92 304 V330" stroke="var(--art-ink)" strokeWidth="6" />
      {BACK_TO_FRONT.map((role) => (
        <Person key={`${role} ${cast[role].landed ?? 0}`} role={role} figure={cast[role]} />
      ))}
      <g stroke="var(--art-line)" strokeWidth="4">
        <path d="M139 330 V298" />
        <path d="M125 330 h28 l-4 -22 h-20 Z" fill="var(--art-paper)" />
        <path
          d="M139 306 C125 292 125 276 133 264 C143 276 145 292 139 306 Z M139 306 C141 290 151 280 163 278 C163 292 153 302 139 306 Z"
          fill="var(--accent-bg)"
          stroke="var(--accent)"
        />
      </g>
    </>
  );
}

function Person({ role, figure }: { role: FigureRole; figure: Figure }) {
  const { landed = 0, away } = figure;
  const {
    head: [x, y, r],
    body,
  } = DRAWN[role];
  return (
    <g className={classes.person} {...looksOf(role, figure)} data-landed={landed > 0 || undefined}>
      {landed > 0 && <circle className={classes.ring} cx={x} cy={y} r={r} stroke="var(--ink)" />}
      <Head x={x} y={y} r={r} initials={figure.initials} />
      {body}
      {away && <Moon x={x} y={y} />}
    </g>
  );
}

const looksOf = (role: FigureRole, { state, away, awaited }: Figure) => ({
  'data-role': role,
  'data-state': state,
  'data-away': away || undefined,
  'data-awaited': awaited || undefined,
});

function Head({ x, y, r, initials }: { x: number; y: number; r: number; initials: string | undefined }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill="var(--paper)" stroke="var(--ink)" />
      {initials && (
        <text className={classes.initials} x={x} y={y} dy=".36em">
          {initials}
        </text>
      )}
    </>
  );
}

/** Beside the head of somebody who is away. */
function Moon({ x, y }: { x: number; y: number }) {
  return <path d={`M${x + 34} ${y - 30} a11 11 0 1 0 9 17 a9 9 0 0 1 -9 -17 Z`} fill="var(--ink)" />;
}

/** One of the figures alone, from the shoulders up. */
export function Bust({ role, figure, className }: { role: FigureRole; figure: Figure; className?: string }) {
  return (
    <svg
      className={`${classes.bust} ${className ?? ''}`}
      viewBox="-44 -36 92 80"
      fill="none"
      strokeWidth="5"
      aria-hidden
      focusable="false"
    >
      <g className={classes.person} {...looksOf(role, figure)}>
        <path d="M-38 46 a38 34 0 0 1 76 0" fill="var(--tint)" stroke="var(--ink)" />
        <Head x={0} y={-8} r={24} initials={figure.initials} />
        {figure.away && <Moon x={-6} y={0} />}
      </g>
    </svg>
  );
}
