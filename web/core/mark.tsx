/** The product's sign: a W that is a pulse, and a head above it: two people bent over one bed. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="#11665d" />
      <path
        d="M6 11.5 10.7 22.5 16 12.5 21.3 22.5 26 11.5"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="7.6" r="2.1" fill="#7fc4ba" />
    </svg>
  );
}
