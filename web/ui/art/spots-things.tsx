import { Spot, type SpotProps } from './spot';

/** Stations in a row. */
export const CircuitSpot = (props: SpotProps) => (
  <Spot {...props}>
    <path
      d="M48 20 a28 28 0 0 1 28 28 M76 52 a28 28 0 0 1 -26 24 M44 76 a28 28 0 0 1 -24 -26 M20 44 a28 28 0 0 1 24 -24"
      stroke="var(--accent)"
      strokeDasharray="1 7"
    />
    <rect x="39" y="9" width="18" height="22" rx="4" fill="var(--art-paper)" />
    <rect x="67" y="37" width="18" height="22" rx="4" fill="var(--art-paper)" />
    <rect x="39" y="65" width="18" height="22" rx="4" fill="var(--art-paper)" />
    <rect x="11" y="37" width="18" height="22" rx="4" fill="var(--accent)" stroke="var(--accent)" />
    <path d="M16 48 l3 3 l5 -6" stroke="var(--art-paper)" />
    <circle cx="48" cy="20" r="2" fill="currentColor" />
    <circle cx="76" cy="48" r="2" fill="currentColor" />
    <circle cx="48" cy="76" r="2" fill="currentColor" />
    <path d="M42 48 l4 4 l8 -9" />
  </Spot>
);

/** A question with its answer. */
export const QuizSpot = (props: SpotProps) => (
  <Spot {...props}>
    <rect x="24" y="16" width="48" height="64" rx="7" fill="var(--art-paper)" />
    <path d="M34 28 H62" />
    <circle cx="36" cy="44" r="4" />
    <path d="M46 44 H62" stroke="var(--art-line)" />
    <rect x="29" y="51" width="38" height="12" rx="5" fill="var(--accent-bg)" stroke="var(--accent)" />
    <path d="M34 57 l2.5 2.5 l4 -5" stroke="var(--accent)" />
    <path d="M48 57 H61" stroke="var(--accent)" />
    <circle cx="36" cy="71" r="4" />
    <path d="M46 71 H58" stroke="var(--art-line)" />
  </Spot>
);

/** Two flashcards. */
export const CardsSpot = (props: SpotProps) => (
  <Spot {...props}>
    <rect
      x="30"
      y="20"
      width="42"
      height="54"
      rx="7"
      transform="rotate(14 51 47)"
      fill="var(--art-blanket)"
      stroke="var(--accent)"
    />
    <rect x="24" y="22" width="42" height="54" rx="7" transform="rotate(-6 45 49)" fill="var(--art-paper)" />
    <g transform="rotate(-6 45 49)">
      <path d="M33 36 H57 M33 45 H50" />
      <path d="M38 62 l5 5 l9 -11" stroke="var(--accent)" strokeWidth="4" />
    </g>
  </Spot>
);

/** An open book. */
export const NotebookSpot = (props: SpotProps) => (
  <Spot {...props}>
    <path
      d="M48 30 C40 23 28 22 18 24 V72 C28 70 40 71 48 78 C56 71 68 70 78 72 V24 C68 22 56 23 48 30 Z"
      fill="var(--art-paper)"
    />
    <path d="M48 30 V78" />
    <path d="M26 36 C32 35 37 36 41 38 M26 47 C32 46 37 47 41 49 M55 38 C59 36 64 35 70 36" stroke="var(--art-line)" />
    <path d="M54 56 h5 l3 6 l5 -14 l3 8 h3" stroke="var(--accent)" />
  </Spot>
);

/** A search without a result. */
export const NothingFoundSpot = (props: SpotProps) => (
  <Spot {...props}>
    <rect x="22" y="18" width="38" height="50" rx="6" fill="var(--art-paper)" />
    <path d="M31 30 H51 M31 40 H45" stroke="var(--art-line)" />
    <circle cx="58" cy="56" r="16" fill="var(--art-paper)" />
    <path d="M70 68 L82 80" strokeWidth="5" />
    <path d="M52 56 H64" stroke="var(--accent)" />
  </Spot>
);

/** A cup at night: nothing is waiting. */
export const AtRestSpot = (props: SpotProps) => (
  <Spot {...props} night>
    <path d="M66 18 a15 15 0 1 0 12 22 a13 13 0 0 1 -12 -22 Z" fill="var(--art-moon)" stroke="none" />
    <g fill="var(--art-moon)" stroke="none">
      <circle cx="30" cy="24" r="1.8" />
      <circle cx="44" cy="36" r="1.4" />
      <circle cx="22" cy="40" r="1.4" />
    </g>
    <path d="M28 54 H62 V68 a14 14 0 0 1 -14 14 H42 a14 14 0 0 1 -14 -14 Z" fill="var(--art-paper)" />
    <path d="M62 58 h5 a7 7 0 0 1 0 14 h-6" />
    <path d="M38 46 c-3 -4 3 -6 0 -10 M50 46 c-3 -4 3 -6 0 -10" stroke="var(--art-moon)" />
  </Spot>
);

/** An empty tray. */
export const InboxSpot = (props: SpotProps) => (
  <Spot {...props}>
    <path d="M16 52 L26 28 H70 L80 52 V72 a6 6 0 0 1 -6 6 H22 a6 6 0 0 1 -6 -6 Z" fill="var(--art-paper)" />
    <path d="M16 52 H34 a14 12 0 0 0 28 0 H80" />
    <path d="M40 38 l5 5 l10 -11" stroke="var(--accent)" strokeWidth="4" />
  </Spot>
);

/** A day in a calendar. */
export const CalendarSpot = (props: SpotProps) => (
  <Spot {...props}>
    <rect x="20" y="22" width="56" height="54" rx="7" fill="var(--art-paper)" />
    <path d="M20 38 H76 M34 16 V28 M62 16 V28" />
    <rect x="50" y="48" width="16" height="16" rx="4" fill="var(--accent)" stroke="var(--accent)" />
    <path d="M30 50 H40 M30 62 H40" stroke="var(--art-line)" />
  </Spot>
);

/** A code on a laptop, and a phone that has read it. */
export const JoinSpot = (props: SpotProps) => (
  <Spot {...props}>
    <rect x="16" y="22" width="46" height="38" rx="6" fill="var(--art-paper)" />
    <path d="M10 70 H60" />
    <g fill="var(--art-ink)" stroke="none">
      <rect x="24" y="29" width="9" height="9" rx="2" />
      <rect x="37" y="29" width="4" height="4" />
      <rect x="45" y="29" width="9" height="9" rx="2" />
      <rect x="24" y="44" width="9" height="9" rx="2" />
      <rect x="37" y="38" width="4" height="4" />
      <rect x="37" y="46" width="4" height="7" />
      <rect x="45" y="44" width="4" height="4" />
    </g>
    <rect x="56" y="38" width="26" height="44" rx="6" fill="var(--art-paper)" />
    <path d="M63 58 l5 5 l9 -11" stroke="var(--accent)" strokeWidth="4" />
    <path d="M66 75 H72" stroke="var(--art-line)" />
  </Spot>
);
