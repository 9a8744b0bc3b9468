import classes from './ward-scene.module.css';

/**
 * The product in a picture: a ward at night. The candidate is with the patient, the examiner ticks, somebody observes.
 *
 * @param low the people alone, for a strip across a phone
 */
export function WardScene({ className, low = false }: { className?: string; low?: boolean }) {
  return (
    <svg
      className={className}
      viewBox={low ? '0 132 560 204' : '0 0 560 340'}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {low ? (
        <path d="M20 330 V216 a40 40 0 0 1 40 -40 H500 a40 40 0 0 1 40 40 V330 Z" fill="var(--art-wall)" />
      ) : (
        <Room />
      )}
      <People />
    </svg>
  );
}

/** The window, the clock and the monitor. */
function Room() {
  return (
    <>
      <path d="M20 330 V76 a40 40 0 0 1 40 -40 H500 a40 40 0 0 1 40 40 V330 Z" fill="var(--art-wall)" />
      <rect x="74" y="72" width="112" height="104" rx="10" fill="var(--art-night)" />
      <circle cx="150" cy="104" r="15" fill="var(--art-moon)" />
      <circle cx="143" cy="99" r="13" fill="var(--art-night)" />
      <g fill="var(--art-moon)">
        <circle cx="98" cy="96" r="1.8" />
        <circle cx="112" cy="124" r="1.4" />
        <circle cx="166" cy="140" r="1.6" />
        <circle cx="94" cy="150" r="1.3" />
      </g>
      <path d="M130 72 V176 M74 124 H186" stroke="var(--art-wall)" strokeWidth="5" />
      <circle cx="276" cy="92" r="34" fill="var(--art-paper)" stroke="var(--art-line)" strokeWidth="4" />
      <path d="M276 92 V66 A26 26 0 1 1 250 92 Z" fill="var(--accent-bg)" />
      <path d="M276 66 A26 26 0 1 1 250 92" stroke="var(--accent)" strokeWidth="5" />
      <path d="M276 92 V74 M276 92 L264 92" stroke="var(--art-ink)" strokeWidth="4" />
      <rect x="350" y="66" width="112" height="70" rx="10" fill="var(--art-screen)" />
      <path
        className={classes.pulse}
        d="M362 104 H378 L388 120 L400 88 L412 120 L422 104 H450"
        stroke="var(--art-pulse)"
        strokeWidth="4"
      />
      <path d="M406 136 V152" stroke="var(--art-line)" strokeWidth="6" />
    </>
  );
}

function People() {
  return (
    <>
      <path d="M6 330 H554" stroke="var(--art-line)" strokeWidth="4" />
      <path d="M470 330 V204" stroke="var(--art-ink)" strokeWidth="7" />
      <path d="M214 330 V262" stroke="var(--art-ink)" strokeWidth="7" />
      <path d="M214 296 H470" stroke="var(--art-ink)" strokeWidth="7" />
      <path
        d="M458 290 L428 206 a12 12 0 0 1 7 -15 l3 -1 a14 14 0 0 1 18 8 L470 236"
        fill="var(--art-paper)"
        stroke="var(--art-line)"
        strokeWidth="4"
      />
      <circle cx="414" cy="192" r="23" fill="var(--art-paper)" stroke="var(--role-patient)" strokeWidth="5" />
      <path
        d="M380 292 C376 254 388 226 412 222 C436 224 446 250 450 292 Z"
        fill="var(--role-patient-bg)"
        stroke="var(--role-patient)"
        strokeWidth="5"
      />
      <path
        d="M222 292 C222 262 250 256 296 256 C340 256 360 244 388 250 C404 256 408 276 408 292 Z"
        fill="var(--art-blanket)"
        stroke="var(--accent)"
        strokeWidth="5"
      />
      <path d="M262 292 C262 278 270 268 284 268" stroke="var(--accent)" strokeWidth="4" opacity=".5" />
      <g>
        <circle cx="322" cy="164" r="23" fill="var(--art-paper)" stroke="var(--role-student)" strokeWidth="5" />
        <path d="M286 262 V234 a36 36 0 0 1 72 0 V256" fill="var(--role-student-bg)" />
        <path d="M286 256 V234 a36 36 0 0 1 72 0 V250" stroke="var(--role-student)" strokeWidth="5" />
        <path d="M308 202 V214 a14 14 0 0 0 28 0 V202" stroke="var(--art-ink)" strokeWidth="4" />
        <path d="M322 228 V236" stroke="var(--art-ink)" strokeWidth="4" />
        <circle cx="322" cy="241" r="5" fill="var(--art-ink)" />
        <path d="M354 232 C368 238 376 240 388 238" stroke="var(--role-student)" strokeWidth="5" />
      </g>
      <g>
        <circle cx="150" cy="196" r="23" fill="var(--art-paper)" stroke="var(--role-examiner)" strokeWidth="5" />
        <path
          d="M114 330 V266 a36 36 0 0 1 72 0 V330 Z"
          fill="var(--role-examiner-bg)"
          stroke="var(--role-examiner)"
          strokeWidth="5"
        />
        <rect
          x="160"
          y="252"
          width="46"
          height="58"
          rx="6"
          fill="var(--art-paper)"
          stroke="var(--art-ink)"
          strokeWidth="4"
          transform="rotate(-8 183 281)"
        />
        <g transform="rotate(-8 183 281)" strokeWidth="4">
          <path d="M168 266 l4 4 l7 -8" stroke="var(--accent)" />
          <path d="M184 267 H197" stroke="var(--art-line)" />
          <path d="M168 282 l4 4 l7 -8" stroke="var(--accent)" />
          <path d="M184 283 H197" stroke="var(--art-line)" />
          <path d="M170 298 h8" stroke="var(--art-line)" />
          <path d="M184 298 H194" stroke="var(--art-line)" />
        </g>
        <path d="M140 300 C150 302 158 300 164 296" stroke="var(--role-examiner)" strokeWidth="5" />
      </g>
      <g>
        <circle cx="64" cy="226" r="20" fill="var(--art-paper)" stroke="var(--role-observer)" strokeWidth="5" />
        <path
          d="M34 300 V284 a30 30 0 0 1 60 0 V300 Z"
          fill="var(--role-observer-bg)"
          stroke="var(--role-observer)"
          strokeWidth="5"
        />
        <path d="M30 304 H98 M42 304 V330 M86 304 V330" stroke="var(--art-ink)" strokeWidth="6" />
      </g>
      <path d="M508 330 V298" stroke="var(--art-line)" strokeWidth="4" />
      <path d="M494 330 h28 l-4 -22 h-20 Z" fill="var(--art-paper)" stroke="var(--art-line)" strokeWidth="4" />
      <path
        d="M508 306 C494 292 494 276 502 264 C512 276 514 292 508 306 Z M508 306 C510 290 520 280 532 278 C532 292 522 302 508 306 Z"
        fill="var(--accent-bg)"
        stroke="var(--accent)"
        strokeWidth="4"
      />
    </>
  );
}
