import type { TopicContent } from '../question-content';

const nice = 'National Institute for Health and Care Excellence';
const bnf = 'British National Formulary';

export const topics: TopicContent[] = [
  {
    slug: 'safe-prescribing',
    specialty: 'clinical-pharmacology',
    name: 'Safe prescribing',
    name_es: 'Prescripción segura',
    summary: `
      <h3>Before the pen</h3>
      <ul>
        <li>Right person, <strong>allergy and what happened</strong>, weight, kidney and liver function, pregnancy and breastfeeding, all other medicines
        (bought, herbal, injected, patches).</li>
        <li>What does the person want from it, and will they take it?</li>
      </ul>
      <h3>Write it so that it cannot be misread</h3>
      <ul>
        <li><mark class="marker-yellow">"Micrograms", "nanograms" and "units" in full</mark>; no trailing zero (5 mg, not 5.0 mg); a leading zero where
        needed (0.5 mL).</li>
        <li>Approved name, form, dose, route, frequency, length, indication; "as required" has a maximum and an interval.</li>
        <li>Methotrexate: <strong>once a week</strong>, name the day, one tablet strength.</li>
        <li>Insulin: units, brand, device. Strong opioids: check the last dose and what it did.</li>
      </ul>
      <h3>Sums that come up</h3>
      <table>
        <tbody>
          <tr><td>1%</td><td>1 g in 100 mL = 10 mg/mL</td></tr>
          <tr><td>1 in 1000</td><td>1 mg/mL</td></tr>
          <tr><td>1 in 10 000</td><td>0.1 mg/mL</td></tr>
          <tr><td>Oral to subcutaneous morphine</td><td>divide by 2</td></tr>
          <tr><td>Breakthrough opioid</td><td>one tenth to one sixth of the 24-hour dose</td></tr>
        </tbody>
      </table>
      <h3>At every transfer</h3>
      <p>Reconcile medicines within 24 hours of admission. Say what was started, stopped and changed, and why. In older people ask of each medicine: still
      needed, still safe? Reduce benzodiazepines, opioids, antidepressants and gabapentinoids
      slowly, with a shared plan.</p>`,
    sources: [
      {
        title: 'Medicines optimisation: the safe and effective use of medicines to enable the best possible outcomes (NG5)',
        publisher: nice,
        year: 2015,
        url: 'https://www.nice.org.uk/guidance/ng5',
      },
      {
        title: 'Good practice in prescribing and managing medicines and devices',
        publisher: 'General Medical Council',
        year: 2021,
        url: 'https://www.gmc-uk.org/professional-standards/the-professional-standards/good-practice-in-prescribing-and-managing-medicines-and-devices',
      },
      { title: 'Prescription writing', publisher: bnf, year: 2025, url: 'https://bnf.nice.org.uk/medicines-guidance/prescription-writing/' },
    ],
  },
  {
    slug: 'adverse-drug-reactions',
    specialty: 'clinical-pharmacology',
    name: 'Adverse drug reactions',
    name_es: 'Reacciones adversas a medicamentos',
    summary: `
      <p>They cause about one in fifteen hospital admissions, and many can be foreseen. <strong>Type A</strong> (augmented) follows from the pharmacology
      and the dose: bleeding on warfarin, hypoglycaemia on gliclazide. <strong>Type B</strong> (bizarre)
      does not: anaphylaxis, agranulocytosis.</p>
      <table>
        <thead><tr><th>Drug</th><th>Reaction to know</th></tr></thead>
        <tbody>
          <tr><td>ACE inhibitor</td><td>Cough, high potassium, <strong>angioedema</strong> (even after months)</td></tr>
          <tr><td>Statin</td><td>Muscle pain, rhabdomyolysis</td></tr>
          <tr><td>Amiodarone</td><td>Thyroid, lung, liver, cornea, light-sensitive skin</td></tr>
          <tr><td>SSRI, thiazide</td><td>Low sodium</td></tr>
          <tr><td>Carbimazole, clozapine</td><td>Neutropenia: fever or sore throat means blood count</td></tr>
          <tr><td>SGLT2 inhibitor</td><td>Ketoacidosis with near-normal glucose</td></tr>
          <tr><td>Valproate</td><td>Malformation and developmental harm; liver, pancreas</td></tr>
          <tr><td>Carbamazepine, lamotrigine, allopurinol</td><td>Stevens-Johnson syndrome, DRESS</td></tr>
        </tbody>
      </table>
      <h3>Was it the drug?</h3>
      <p>Timing, known pattern, other causes, better on stopping. Ask about the new medicine <em>and</em> the new dose.</p>
      <h3>What to do</h3>
      <ul>
        <li>Stop or reduce, treat, tell the person, record it: drug, reaction, date, severity.</li>
        <li>Type B: avoid for life, and near relatives of the molecule.</li>
        <li><mark class="marker-yellow">Yellow Card: anyone may report, suspicion is enough.</mark> Report every reaction to a black triangle (▼)
        medicine and every serious or harmful one to any medicine, in adults and children alike; if in doubt, report.</li>
      </ul>`,
    sources: [
      { title: 'Adverse reactions to drugs', publisher: bnf, year: 2025, url: 'https://bnf.nice.org.uk/medicines-guidance/adverse-reactions-to-drugs/' },
      { title: 'Yellow Card scheme', publisher: 'Medicines and Healthcare products Regulatory Agency', year: 2025, url: 'https://yellowcard.mhra.gov.uk/' },
      { title: 'Drug allergy: diagnosis and management (CG183)', publisher: nice, year: 2014, url: 'https://www.nice.org.uk/guidance/cg183' },
    ],
  },
  {
    slug: 'drug-interactions',
    specialty: 'clinical-pharmacology',
    name: 'Drug interactions',
    name_es: 'Interacciones farmacológicas',
    summary: `
      <p>Two drugs may change each other's <strong>concentration</strong> (kinetic) or add or oppose <strong>effects</strong> (dynamic). Fear those with a
      narrow margin: warfarin, lithium, digoxin, theophylline, phenytoin, ciclosporin, methotrexate.</p>
      <h3>Enzymes (mostly CYP3A4)</h3>
      <table>
        <thead><tr><th>Inducers (slow, 1 to 3 weeks)</th><th>Inhibitors (fast, days)</th></tr></thead>
        <tbody>
          <tr><td>Rifampicin, carbamazepine, phenytoin, phenobarbital, St John's wort</td><td>Clarithromycin, erythromycin, azole antifungals, ritonavir,
          diltiazem, verapamil, grapefruit juice</td></tr>
        </tbody>
      </table>
      <h3>Pairs worth learning</h3>
      <ul>
        <li><strong>Methotrexate + trimethoprim</strong>: marrow failure.</li>
        <li><strong>Azathioprine + allopurinol</strong>: marrow failure; cut azathioprine to a quarter or avoid.</li>
        <li>Simvastatin + clarithromycin: rhabdomyolysis; stop the statin for the course.</li>
        <li>Lithium + thiazide, ACE inhibitor or NSAID: toxicity.</li>
        <li>ACE inhibitor + NSAID + diuretic: kidney injury. ACE inhibitor + spironolactone + trimethoprim: high potassium.</li>
        <li>Nitrate + sildenafil: collapse. Beta-blocker + verapamil: asystole.</li>
        <li>SSRI + tramadol or linezolid: serotonin syndrome. SSRI + NSAID or anticoagulant: bleeding.</li>
        <li>Clopidogrel + omeprazole or esomeprazole: less platelet effect.</li>
        <li>Two drugs that prolong QT: torsade de pointes.</li>
        <li>Levothyroxine or quinolone + iron or calcium: not absorbed; separate by hours.</li>
      </ul>
      <p><mark class="marker-yellow">When something new goes wrong, ask what was started, and what was stopped.</mark></p>`,
    sources: [
      { title: 'Interactions', publisher: bnf, year: 2025, url: 'https://bnf.nice.org.uk/interactions/' },
      {
        title: 'Medicines optimisation: the safe and effective use of medicines to enable the best possible outcomes (NG5)',
        publisher: nice,
        year: 2015,
        url: 'https://www.nice.org.uk/guidance/ng5',
      },
    ],
  },
  {
    slug: 'anticoagulation',
    specialty: 'clinical-pharmacology',
    name: 'Anticoagulation',
    name_es: 'Anticoagulación',
    summary: `
      <h3>Which drug</h3>
      <ul>
        <li><strong>Direct oral anticoagulant</strong> first for most atrial fibrillation and venous thrombosis.</li>
        <li><strong>Warfarin</strong> for mechanical valves, moderate to severe mitral stenosis, and as a rule antiphospholipid syndrome.</li>
        <li><strong>Low molecular weight heparin</strong> in pregnancy; in active cancer when a direct oral anticoagulant does not suit.</li>
        <li>Atrial fibrillation: offer at CHA<sub>2</sub>DS<sub>2</sub>-VASc 2 or more, consider at 1 in men; ORBIT shows bleeding risks to correct. Age
        and falls alone are no reason to withhold.</li>
      </ul>
      <h3>Get the dose right</h3>
      <p><mark class="marker-yellow">Creatinine clearance by Cockcroft-Gault, with actual weight.</mark> Apixaban in atrial fibrillation is 2.5 mg twice a
      day with two of: age 80 or over, 60 kg or less, creatinine 133 µmol/L or more; or clearance 15 to 29
      mL/min. Rivaroxaban 15 or 20 mg is taken <strong>with food</strong>.</p>
      <h3>High INR on warfarin</h3>
      <table>
        <thead><tr><th>Situation</th><th>Stop warfarin and give</th></tr></thead>
        <tbody>
          <tr><td>Major bleeding, any INR</td><td>Prothrombin complex and vitamin K 5 mg IV</td></tr>
          <tr><td>Above 8, minor bleeding</td><td>Vitamin K 1 to 3 mg IV</td></tr>
          <tr><td>Above 8, no bleeding</td><td>Vitamin K 1 to 5 mg by mouth</td></tr>
          <tr><td>5 to 8, minor bleeding</td><td>Vitamin K 1 to 3 mg IV</td></tr>
          <tr><td>5 to 8, no bleeding</td><td>No vitamin K: miss 1 or 2 doses, then lower the dose</td></tr>
        </tbody>
      </table>
      <h3>Heparin</h3>
      <p>Check potassium and platelets. A platelet fall of 30% or more (often over half) on days 5 to 10, or new thrombosis, suggests <strong>heparin-induced
      thrombocytopenia</strong>: stop all heparin, give another anticoagulant. Dabigatran is reversed by idarucizumab, unfractionated heparin by
      protamine.</p>`,
    sources: [
      { title: 'Atrial fibrillation: diagnosis and management (NG196)', publisher: nice, year: 2021, url: 'https://www.nice.org.uk/guidance/ng196' },
      {
        title: 'Venous thromboembolic diseases: diagnosis, management and thrombophilia testing (NG158)',
        publisher: nice,
        year: 2020,
        url: 'https://www.nice.org.uk/guidance/ng158',
      },
      { title: 'Oral anticoagulants', publisher: bnf, year: 2025, url: 'https://bnf.nice.org.uk/treatment-summaries/oral-anticoagulants/' },
    ],
  },
];
