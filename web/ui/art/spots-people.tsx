import { Spot, type SpotProps } from './spot';

/** Three people round one clock. */
export const GroupSpot = (props: SpotProps) => (
  <Spot {...props}>
    <circle cx="48" cy="24" r="9" fill="var(--art-paper)" stroke="var(--role-student)" />
    <path d="M34 50 V48 a14 14 0 0 1 28 0 V50" fill="var(--role-student-bg)" stroke="var(--role-student)" />
    <circle cx="24" cy="42" r="8" fill="var(--art-paper)" stroke="var(--role-examiner)" />
    <path d="M11 76 V66 a13 13 0 0 1 26 0 V76 Z" fill="var(--role-examiner-bg)" stroke="var(--role-examiner)" />
    <circle cx="72" cy="42" r="8" fill="var(--art-paper)" stroke="var(--role-patient)" />
    <path d="M59 76 V66 a13 13 0 0 1 26 0 V76 Z" fill="var(--role-patient-bg)" stroke="var(--role-patient)" />
    <circle cx="48" cy="66" r="15" fill="var(--art-paper)" />
    <path d="M48 57 V66 L54 70" />
  </Spot>
);

/** Two people who hear each other. */
export const PartnerSpot = (props: SpotProps) => (
  <Spot {...props}>
    <circle cx="22" cy="40" r="9" fill="var(--art-paper)" stroke="var(--role-student)" />
    <path d="M8 74 V66 a14 14 0 0 1 28 0 V74 Z" fill="var(--role-student-bg)" stroke="var(--role-student)" />
    <circle cx="74" cy="40" r="9" fill="var(--art-paper)" stroke="var(--role-examiner)" />
    <path d="M60 74 V66 a14 14 0 0 1 28 0 V74 Z" fill="var(--role-examiner-bg)" stroke="var(--role-examiner)" />
    <path d="M40 34 V46 M48 26 V54 M56 34 V46" stroke="var(--accent)" strokeWidth="4" />
  </Spot>
);

/** A patient who answers. */
export const PatientSpot = (props: SpotProps) => (
  <Spot {...props}>
    <circle cx="34" cy="48" r="11" fill="var(--art-paper)" stroke="var(--role-patient)" />
    <path d="M14 84 V80 a20 18 0 0 1 40 0 V84 Z" fill="var(--role-patient-bg)" stroke="var(--role-patient)" />
    <path
      d="M52 18 h24 a8 8 0 0 1 8 8 v14 a8 8 0 0 1 -8 8 h-12 l-10 8 v-8 a8 8 0 0 1 -8 -8 v-14 a8 8 0 0 1 6 -8 Z"
      fill="var(--art-paper)"
    />
    <path d="M56 29 H74 M56 37 H68" stroke="var(--accent)" />
  </Spot>
);

/** Three people who have done it. */
export const FinishSpot = (props: SpotProps) => (
  <Spot {...props}>
    <circle cx="24" cy="50" r="8" fill="var(--art-paper)" stroke="var(--role-student)" />
    <path d="M12 84 V74 a12 12 0 0 1 24 0 V84 Z" fill="var(--role-student-bg)" stroke="var(--role-student)" />
    <circle cx="72" cy="50" r="8" fill="var(--art-paper)" stroke="var(--role-patient)" />
    <path d="M60 84 V74 a12 12 0 0 1 24 0 V84 Z" fill="var(--role-patient-bg)" stroke="var(--role-patient)" />
    <circle cx="48" cy="44" r="9" fill="var(--art-paper)" stroke="var(--role-examiner)" />
    <path d="M35 84 V71 a13 13 0 0 1 26 0 V84 Z" fill="var(--role-examiner-bg)" stroke="var(--role-examiner)" />
    <path d="M48 8 V18 M22 16 l5 8 M74 16 l-5 8 M8 36 l8 4 M88 36 l-8 4" stroke="var(--accent)" strokeWidth="4" />
  </Spot>
);
