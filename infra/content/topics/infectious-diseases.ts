import type { TopicContent } from '../question-content';

export const topics: TopicContent[] = [
  {
    slug: 'sepsis',
    specialty: 'infectious-diseases',
    name: 'Sepsis',
    name_es: 'Sepsis',
    summary: `
      <p>Sepsis is organ dysfunction caused by a <strong>dysregulated host response to infection</strong>. Septic shock is the part of it
      in which, after enough fluid, a vasopressor is needed to keep the mean arterial pressure at 65 mmHg <em>and</em> lactate stays above 2 mmol/L.</p>
      <h3>Recognise it</h3>
      <p>Ask "could this be sepsis?" in anyone who is unwell with a possible infection. Older, immunosuppressed or recently delivered
      people, and those after surgery or chemotherapy, may have no fever.</p>
      <table>
        <thead><tr><th>NEWS2 (adult in hospital)</th><th>Risk</th><th>Antibiotic</th></tr></thead>
        <tbody>
          <tr><td>7 or more</td><td>High</td><td><mark class="marker-yellow">within 1 hour</mark></td></tr>
          <tr><td>5 to 6</td><td>Moderate</td><td>may wait up to 3 hours while you find out whether it is needed</td></tr>
          <tr><td>1 to 4</td><td>Low</td><td>may wait up to 6 hours, likewise</td></tr>
        </tbody>
      </table>
      <p>Judgement can raise the risk: mottled skin, a non-blanching rash, a high lactate or a single alarming parameter.</p>
      <h3>Act</h3>
      <ul>
        <li>Blood cultures, lactate, full blood count, CRP, renal and liver function, clotting.</li>
        <li>Broad-spectrum intravenous antibiotic by local policy; never wait for imaging in high-risk illness.</li>
        <li>Crystalloid boluses for hypotension or raised lactate, reassessing after each.</li>
        <li><strong>Find and control the source</strong>: drain the pus, relieve the obstruction, remove the line.</li>
        <li>Noradrenaline is the first vasopressor; call critical care early.</li>
        <li>Review the antibiotic with cultures at 48 to 72 hours.</li>
      </ul>`,
    sources: [
      {
        title: 'Suspected sepsis in people aged 16 or over: recognition, assessment and early management (NG253)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2025,
        url: 'https://www.nice.org.uk/guidance/ng253',
      },
      {
        title: 'Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021',
        publisher: 'Society of Critical Care Medicine and European Society of Intensive Care Medicine',
        year: 2021,
        url: 'https://doi.org/10.1007/s00134-021-06506-y',
      },
    ],
  },
  {
    slug: 'meningitis-and-encephalitis',
    specialty: 'infectious-diseases',
    name: 'Meningitis and encephalitis',
    name_es: 'Meningitis y encefalitis',
    summary: `
      <p>Fever, headache, neck stiffness and altered consciousness together make bacterial meningitis very likely, but many people have
      only some of them. <strong>Encephalitis</strong> shows itself by altered behaviour, seizures or focal signs.</p>
      <h3>First hour</h3>
      <ul>
        <li>Blood cultures, then lumbar puncture, then antibiotics; <mark class="marker-yellow">antibiotics start within 1 hour of arrival even
        if the lumbar puncture has to wait</mark>.</li>
        <li>Image before lumbar puncture when there are new focal signs, abnormal pupils, GCS of 9 or less or a falling level of consciousness.</li>
        <li>Adults: ceftriaxone; add amoxicillin for <em>Listeria</em> in older or immunosuppressed people.</li>
        <li>Dexamethasone with or before the first dose if bacterial meningitis is strongly suspected; go on with it only for pneumococcus or
        <em>Haemophilus</em> type b.</li>
        <li>Possible encephalitis: intravenous aciclovir 10 mg/kg every 8 hours, without waiting for the HSV PCR.</li>
      </ul>
      <h3>Cerebrospinal fluid</h3>
      <table>
        <thead><tr><th></th><th>Bacterial</th><th>Viral</th><th>Tuberculous</th></tr></thead>
        <tbody>
          <tr><td>Cells</td><td>Neutrophils, often over 1000</td><td>Lymphocytes</td><td>Lymphocytes</td></tr>
          <tr><td>Protein</td><td>High</td><td>Normal or a little raised</td><td>Very high</td></tr>
          <tr><td>Glucose</td><td>Low (under half of plasma)</td><td>Usually normal</td><td>Very low</td></tr>
        </tbody>
      </table>
      <p>Always take a paired plasma glucose. Meningitis and meningococcal disease are <strong>notifiable</strong>; the health protection
      team arranges prophylaxis for close contacts. Test hearing afterwards: deafness is the commonest lasting harm.</p>`,
    sources: [
      {
        title: 'Meningitis (bacterial) and meningococcal disease: recognition, diagnosis and management (NG240)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2024,
        url: 'https://www.nice.org.uk/guidance/ng240',
      },
      {
        title: 'Central nervous system infections, antibacterial therapy',
        publisher: 'British National Formulary',
        year: 2025,
        url: 'https://bnf.nice.org.uk/treatment-summaries/central-nervous-system-infections-antibacterial-therapy/',
      },
    ],
  },
  {
    slug: 'hiv-and-tuberculosis',
    specialty: 'infectious-diseases',
    name: 'HIV and tuberculosis',
    name_es: 'VIH y tuberculosis',
    summary: `
      <h3>HIV</h3>
      <ul>
        <li>Offer a test for any <strong>indicator condition</strong>: tuberculosis, pneumocystis pneumonia, lymphoma, shingles in a young adult,
        glandular-fever-like illness, unexplained weight loss or diarrhoea.</li>
        <li>Laboratory tests look for antibody and p24 antigen; a negative result at 45 days after exposure excludes infection.</li>
        <li>Everybody is offered antiretroviral treatment, whatever the CD4 count.</li>
        <li>Someone on treatment with a suppressed viral load <mark class="marker-yellow">does not pass HIV on through sex</mark>.</li>
        <li>Post-exposure prophylaxis works best within 24 hours and is not started after 72 hours.</li>
        <li>CD4 below 200 × 10<sup>6</sup>/L: give co-trimoxazole against pneumocystis pneumonia.</li>
      </ul>
      <h3>Tuberculosis</h3>
      <p>Cough for weeks, fever, night sweats, weight loss. Take chest X-ray and <strong>three deep-cough sputum samples</strong>, one early in the
      morning, for microscopy, culture and nucleic acid amplification. Interferon-gamma tests show that somebody has met the organism; they do not
      tell active from latent infection. Tuberculosis is notifiable, and everyone with it is offered an HIV test.</p>
      <table>
        <thead><tr><th>Drug</th><th>Watch for</th></tr></thead>
        <tbody>
          <tr><td>Rifampicin</td><td>Enzyme induction, orange secretions, hepatitis</td></tr>
          <tr><td>Isoniazid</td><td>Neuropathy (give pyridoxine), hepatitis</td></tr>
          <tr><td>Pyrazinamide</td><td>Hepatitis, gout</td></tr>
          <tr><td>Ethambutol</td><td>Optic neuritis: test acuity and colour vision</td></tr>
        </tbody>
      </table>
      <p>All four for 2 months, then rifampicin and isoniazid for 4 months (for 10 in disease of the central nervous system).</p>`,
    sources: [
      {
        title: 'Tuberculosis (NG33)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2016,
        url: 'https://www.nice.org.uk/guidance/ng33',
      },
      {
        title: 'HIV testing: increasing uptake among people who may have undiagnosed HIV (NG60)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2016,
        url: 'https://www.nice.org.uk/guidance/ng60',
      },
      { title: 'BHIVA guidelines', publisher: 'British HIV Association', year: 2022, url: 'https://www.bhiva.org/guidelines' },
    ],
  },
  {
    slug: 'antimicrobial-therapy',
    specialty: 'infectious-diseases',
    name: 'Antimicrobial therapy',
    name_es: 'Tratamiento antimicrobiano',
    summary: `
      <h3>Before you prescribe</h3>
      <ul>
        <li>Is this bacterial, and does it need treatment? Asymptomatic bacteriuria outside pregnancy usually does not.</li>
        <li>Take cultures first if this causes no harmful delay.</li>
        <li>Ask what happened in a reported <strong>allergy</strong>. Many penicillin labels record side effects; anaphylaxis, angioedema or urticaria
        soon after a dose rules out all penicillins.</li>
        <li>Follow the local guideline: narrowest spectrum, right dose for renal function, shortest effective course.</li>
      </ul>
      <h3>After you prescribe</h3>
      <p><mark class="marker-yellow">Write the indication and a review date.</mark> At 48 to 72 hours choose: stop, change, switch to oral, continue, or
      refer to outpatient intravenous treatment.</p>
      <h3>How they work</h3>
      <table>
        <thead><tr><th>Target</th><th>Drugs</th></tr></thead>
        <tbody>
          <tr><td>Cell wall</td><td>Beta-lactams, glycopeptides</td></tr>
          <tr><td>Ribosome 30S</td><td>Aminoglycosides, tetracyclines</td></tr>
          <tr><td>Ribosome 50S</td><td>Macrolides, clindamycin, linezolid</td></tr>
          <tr><td>DNA gyrase</td><td>Fluoroquinolones</td></tr>
          <tr><td>Folate</td><td>Trimethoprim, sulfamethoxazole</td></tr>
        </tbody>
      </table>
      <h3>Harms to remember</h3>
      <ul>
        <li><em>Clostridioides difficile</em>: stop the culprit if you can; oral vancomycin for a first episode.</li>
        <li>Fluoroquinolones: tendon rupture, QT prolongation, seizures; only when nothing else is suitable.</li>
        <li>Gentamicin: kidney and ear; monitor levels.</li>
        <li>Flucloxacillin and co-amoxiclav: cholestatic jaundice, even weeks later.</li>
      </ul>`,
    sources: [
      {
        title: 'Antimicrobial stewardship: systems and processes for effective antimicrobial medicine use (NG15)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2015,
        url: 'https://www.nice.org.uk/guidance/ng15',
      },
      {
        title: 'Clostridioides difficile infection: antimicrobial prescribing (NG199)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2021,
        url: 'https://www.nice.org.uk/guidance/ng199',
      },
      {
        title: 'Drug allergy: diagnosis and management (CG183)',
        publisher: 'National Institute for Health and Care Excellence',
        year: 2014,
        url: 'https://www.nice.org.uk/guidance/cg183',
      },
    ],
  },
];
