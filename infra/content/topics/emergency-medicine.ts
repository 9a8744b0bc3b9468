import type { TopicContent } from '../question-content';

const nice = 'National Institute for Health and Care Excellence';
const rcuk = 'Resuscitation Council UK';

export const topics: TopicContent[] = [
  {
    slug: 'poisoning',
    specialty: 'emergency-medicine',
    name: 'Poisoning',
    name_es: 'Intoxicaciones',
    summary: `
      <p>Airway, breathing, circulation, <strong>glucose</strong>, temperature, ECG. Ask what, how much, when, with what, and why. Use TOXBASE; ring the
      National Poisons Information Service for hard cases. Everyone who harmed themselves
      needs a kind psychosocial assessment.</p>
      <table>
        <thead><tr><th>Poison</th><th>Clue</th><th>Treatment</th></tr></thead>
        <tbody>
          <tr><td>Opioid</td><td>Small pupils, slow breathing</td><td>Naloxone in steps; it wears off first</td></tr>
          <tr><td>Tricyclic</td><td>Wide QRS, fits, large pupils</td><td>Sodium bicarbonate 8.4%</td></tr>
          <tr><td>Beta-blocker</td><td>Slow pulse, shock</td><td>Atropine, high-dose insulin with glucose, glucagon</td></tr>
          <tr><td>Carbon monoxide</td><td>Headache, several people ill, saturation falsely normal</td><td>High-flow oxygen</td></tr>
          <tr><td>Ethylene glycol, methanol</td><td>High anion and osmolar gap</td><td>Fomepizole (or ethanol)</td></tr>
          <tr><td>Organophosphate</td><td>Secretions, small pupils, weakness</td><td>Atropine, pralidoxime</td></tr>
          <tr><td>Digoxin</td><td>Yellow vision, arrhythmia, high potassium</td><td>Specific antibody fragments</td></tr>
        </tbody>
      </table>
      <h3>Paracetamol</h3>
      <ul>
        <li>Level at <strong>4 hours or more</strong>; treat on or above the line from 100 mg/L at 4 hours.</li>
        <li><mark class="marker-yellow">Acetylcysteine at once if staggered (over more than 1 hour), the time is uncertain, or after 8 hours with over 150
        mg/kg.</mark></li>
        <li>INR and creatinine show how the liver is doing; a reaction to acetylcysteine is usually not an allergy: pause, treat, restart slower.</li>
      </ul>
      <p>Charcoal helps only early (usually within 1 hour), with a safe airway. Avoid flumazenil in mixed overdose.</p>`,
    sources: [
      { title: 'TOXBASE', publisher: 'National Poisons Information Service', year: 2025, url: 'https://www.toxbase.org/' },
      {
        title: 'Poisoning, emergency treatment',
        publisher: 'British National Formulary',
        year: 2025,
        url: 'https://bnf.nice.org.uk/treatment-summaries/poisoning-emergency-treatment/',
      },
    ],
  },
  {
    slug: 'major-trauma',
    specialty: 'emergency-medicine',
    name: 'Major trauma',
    name_es: 'Traumatismo grave',
    summary: `
      <p>Work as a team in the order that kills: <strong>catastrophic bleeding, airway with cervical spine, breathing, circulation, disability,
      exposure</strong>. Treat each problem when you find it.</p>
      <h3>Chest: six to find at once</h3>
      <ul>
        <li><strong>Tension pneumothorax</strong>: shock, hyper-resonance, no breath sounds on one side; decompress by open thoracostomy (or a needle),
        then a drain. It is a clinical diagnosis.</li>
        <li>Open pneumothorax; massive haemothorax; flail chest; cardiac tamponade; airway injury.</li>
      </ul>
      <h3>Bleeding</h3>
      <ul>
        <li>Direct pressure, tourniquet, pelvic binder, early theatre or embolisation.</li>
        <li><mark class="marker-yellow">Tranexamic acid as early as possible and within 3 hours: 1 g over 10 minutes, then 1 g over 8 hours.</mark></li>
        <li>Replace blood with blood (plasma to red cells 1:1 in adults), not litres of crystalloid; permit a low pressure until bleeding is controlled,
        less so when head injury is the main problem.</li>
        <li>Warm, give calcium, correct acidosis. Whole-body CT for adults with suspected multiple injury.</li>
      </ul>
      <h3>Head: CT within 1 hour if any of</h3>
      <table>
        <tbody>
          <tr><td>GCS 12 or less at first, or below 15 at 2 hours</td><td>Open, depressed or basal skull fracture</td></tr>
          <tr><td>Seizure</td><td>Focal neurological deficit</td></tr>
          <tr><td>More than one vomit</td><td></td></tr>
        </tbody>
      </table>
      <p>Within 8 hours, after loss of consciousness or amnesia: age 65 or over, bleeding disorder, dangerous mechanism, over 30 minutes of amnesia for
      events before. Consider it on anticoagulants.</p>`,
    sources: [
      { title: 'Major trauma: assessment and initial management (NG39)', publisher: nice, year: 2016, url: 'https://www.nice.org.uk/guidance/ng39' },
      { title: 'Head injury: assessment and early management (NG232)', publisher: nice, year: 2023, url: 'https://www.nice.org.uk/guidance/ng232' },
    ],
  },
  {
    slug: 'anaphylaxis-and-shock',
    specialty: 'emergency-medicine',
    name: 'Anaphylaxis and shock',
    name_es: 'Anafilaxia y shock',
    summary: `
      <h3>Anaphylaxis</h3>
      <p>Sudden trouble with <strong>airway, breathing or circulation</strong>, usually with skin change; the skin is normal in 10 to 20%.</p>
      <ul>
        <li>Remove the trigger, call for help, lie flat with legs raised (sit if breathing is the problem); do not let the person stand up.</li>
        <li><mark class="marker-yellow">Intramuscular adrenaline 1 mg/mL (1 in 1000) into the outer thigh; repeat after 5 minutes.</mark></li>
        <li>Oxygen, crystalloid bolus. Two doses without success is refractory: expert help and a low-dose adrenaline infusion.</li>
        <li>Antihistamine treats itch only, later. Steroids have no routine place.</li>
        <li>Timed mast cell tryptase: as soon as possible, and again at 1 to 2 hours (no later than 4). Observe, refer, give two auto-injectors.</li>
      </ul>
      <table>
        <thead><tr><th>Age</th><th>Dose</th></tr></thead>
        <tbody>
          <tr><td>Over 12 years</td><td>500 micrograms (0.5 mL)</td></tr>
          <tr><td>6 to 12 years</td><td>300 micrograms (0.3 mL)</td></tr>
          <tr><td>6 months to 6 years</td><td>150 micrograms (0.15 mL)</td></tr>
          <tr><td>Under 6 months</td><td>100 to 150 micrograms</td></tr>
        </tbody>
      </table>
      <h3>Which shock?</h3>
      <table>
        <thead><tr><th>Kind</th><th>Skin</th><th>Neck veins</th></tr></thead>
        <tbody>
          <tr><td>Hypovolaemic</td><td>Cold</td><td>Flat</td></tr>
          <tr><td>Cardiogenic</td><td>Cold</td><td>Full</td></tr>
          <tr><td>Obstructive (tension, tamponade, embolism)</td><td>Cold</td><td>Full</td></tr>
          <tr><td>Septic, anaphylactic</td><td>Warm at first</td><td>Flat</td></tr>
          <tr><td>Neurogenic</td><td>Warm, <strong>slow pulse</strong></td><td>Flat</td></tr>
        </tbody>
      </table>
      <p>A normal blood pressure does not exclude shock: look at lactate, urine and capillary refill.</p>`,
    sources: [
      {
        title: 'Emergency treatment of anaphylaxis: guidelines for healthcare providers',
        publisher: rcuk,
        year: 2021,
        url: 'https://www.resus.org.uk/',
      },
      {
        title: 'Anaphylaxis: assessment and referral after emergency treatment (CG134)',
        publisher: nice,
        year: 2011,
        url: 'https://www.nice.org.uk/guidance/cg134',
      },
    ],
  },
  {
    slug: 'cardiac-arrest',
    specialty: 'emergency-medicine',
    name: 'Cardiac arrest',
    name_es: 'Parada cardiorrespiratoria',
    summary: `
      <p>Unresponsive and not breathing normally: call, start compressions, attach the defibrillator. <strong>Good compressions and early shocks save
      lives; drugs come after.</strong></p>
      <ul>
        <li>30:2, 100 to 120 per minute, 5 to 6 cm deep, full recoil; change over every 2 minutes. With a tracheal tube, compressions without pause and
        about 10 breaths a minute.</li>
        <li>Waveform capnography shows that the tube is in the trachea; a sudden rise suggests return of circulation.</li>
      </ul>
      <table>
        <thead><tr><th></th><th>Shockable (VF, pulseless VT)</th><th>Not shockable (PEA, asystole)</th></tr></thead>
        <tbody>
          <tr><td>Shock</td><td>Every 2 minutes</td><td>None</td></tr>
          <tr><td>Adrenaline 1 mg IV</td><td>After shock 3, then every 3 to 5 minutes</td><td>At once, then every 3 to 5 minutes</td></tr>
          <tr><td>Amiodarone</td><td><mark class="marker-yellow">300 mg after shock 3</mark>, 150 mg after shock 5</td><td>None</td></tr>
        </tbody>
      </table>
      <h3>Reversible causes</h3>
      <ul>
        <li><strong>Four Hs</strong>: hypoxia, hypovolaemia, hypo- and hyperkalaemia (and other metabolic causes), hypothermia.</li>
        <li><strong>Four Ts</strong>: thrombosis (heart, lung), tension pneumothorax, tamponade, toxins.</li>
      </ul>
      <h3>Afterwards</h3>
      <p>Oxygen to 94 to 98%, normal carbon dioxide, 12-lead ECG, coronary angiography at once for ST elevation, treat seizures, <strong>prevent
      fever</strong>; do not predict the outcome too early. Debrief.</p>
      <h3>Decisions not to attempt resuscitation</h3>
      <p>They are about CPR only. Talk with the person (or those close to them) as part of wider emergency care planning such as ReSPECT.</p>`,
    sources: [
      { title: 'Resuscitation Guidelines: adult advanced life support', publisher: rcuk, year: 2025, url: 'https://www.resus.org.uk/' },
      {
        title: 'European Resuscitation Council Guidelines 2021: adult advanced life support',
        publisher: 'European Resuscitation Council',
        year: 2021,
        url: 'https://doi.org/10.1016/j.resuscitation.2021.02.010',
      },
    ],
  },
];
