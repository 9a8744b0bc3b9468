import type { TopicContent } from '../question-content';

export const topics: TopicContent[] = [
  {
    slug: 'acute-coronary-syndromes',
    specialty: 'cardiology',
    name: 'Acute coronary syndromes',
    name_es: 'Síndromes coronarios agudos',
    summary: `
<p>Usually a coronary plaque ruptures or erodes and a thrombus forms on it. The ECG, done within minutes of arrival, decides the first branch.</p>
<table>
  <thead><tr><th>Syndrome</th><th>ECG</th><th>Troponin</th></tr></thead>
  <tbody>
    <tr><td>STEMI</td><td>Persistent ST elevation or equivalent, such as posterior infarction</td><td>Rises; do not wait for it</td></tr>
    <tr><td>NSTEMI</td><td>ST depression, T-wave change or normal</td><td>Rises and falls</td></tr>
    <tr><td>Unstable angina</td><td>As NSTEMI</td><td>No diagnostic rise</td></tr>
  </tbody>
</table>
<h3>First hour</h3>
<ul>
  <li><strong>Aspirin 300 mg</strong>, analgesia, monitoring with a defibrillator at hand.</li>
  <li>Oxygen <mark class="marker-yellow">only if hypoxaemic</mark>.</li>
  <li>Avoid nitrates in hypotension and in right ventricular infarction; record right-sided leads in inferior STEMI.</li>
</ul>
<h3>Reperfusion</h3>
<ul>
  <li>STEMI within 12 hours of onset: <strong>primary PCI</strong> if it can be done within <mark class="marker-yellow">120 minutes</mark> of the time fibrinolysis could have been given; otherwise fibrinolysis.</li>
  <li>NSTEMI: an antithrombin such as fondaparinux unless angiography is immediate, then a risk score (GRACE). Unstable patients go for immediate angiography; those at intermediate or higher risk go within 72 hours.</li>
</ul>
<h3>Afterwards</h3>
<p>Dual antiplatelet therapy (usually for 12 months), a high-intensity statin, an ACE inhibitor, usually a beta-blocker (its benefit is clearest with a reduced ejection fraction), and cardiac rehabilitation. Echocardiography shows left ventricular function. A new murmur with pulmonary oedema some days later suggests papillary muscle or septal rupture.</p>
`,
    sources: [
      { title: 'Acute coronary syndromes (NG185)', publisher: 'NICE', year: 2020, url: 'https://www.nice.org.uk/guidance/ng185' },
      { title: '2023 ESC Guidelines for the management of acute coronary syndromes', publisher: 'European Society of Cardiology', year: 2023, url: 'https://doi.org/10.1093/eurheartj/ehad191' },
    ],
  },
  {
    slug: 'heart-failure',
    specialty: 'cardiology',
    name: 'Heart failure',
    name_es: 'Insuficiencia cardíaca',
    summary: `
<p>A clinical syndrome of breathlessness, fatigue and fluid retention caused by a heart that cannot provide enough output, or does so only at high filling pressures.</p>
<h3>Diagnosis</h3>
<ul>
  <li>Measure <strong>NT-proBNP</strong> in suspected chronic heart failure. Above 2000 ng/L: specialist assessment and echocardiography <mark class="marker-yellow">within 2 weeks</mark>. From 400 to 2000 ng/L: within 6 weeks. Below 400 ng/L, untreated: heart failure is unlikely.</li>
  <li>Obesity and some treatments lower NT-proBNP; age, renal impairment and atrial fibrillation raise it.</li>
  <li>The echocardiogram sorts patients: reduced ejection fraction (≤40%), mildly reduced (41–49%) and preserved (≥50%).</li>
</ul>
<h3>Reduced ejection fraction</h3>
<p>Four drug groups lower mortality:</p>
<ol>
  <li>a renin–angiotensin inhibitor: ACE inhibitor, ARB or sacubitril valsartan</li>
  <li>a beta-blocker licensed for heart failure</li>
  <li>a mineralocorticoid receptor antagonist</li>
  <li>an SGLT2 inhibitor</li>
</ol>
<p>Loop diuretics relieve congestion but do not prolong life. Leave <mark class="marker-yellow">36 hours between an ACE inhibitor and sacubitril valsartan</mark>. Check renal function and potassium after every change. Consider devices when the ejection fraction stays at 35% or below.</p>
<h3>Acute pulmonary oedema</h3>
<p>Sit the patient up, give oxygen if hypoxaemic and an intravenous loop diuretic, look for the cause (ischaemia, arrhythmia, valve disease, infection), and consider non-invasive ventilation for severe breathlessness with acidaemia. Nitrates and opiates are not routine.</p>
`,
    sources: [
      { title: 'Chronic heart failure in adults: diagnosis and management (NG106)', publisher: 'NICE', year: 2025, url: 'https://www.nice.org.uk/guidance/ng106' },
      { title: 'Acute heart failure: diagnosis and management (CG187)', publisher: 'NICE', year: 2014, url: 'https://www.nice.org.uk/guidance/cg187' },
      { title: '2021 ESC Guidelines for the diagnosis and treatment of acute and chronic heart failure', publisher: 'European Society of Cardiology', year: 2021, url: 'https://doi.org/10.1093/eurheartj/ehab368' },
    ],
  },
  {
    slug: 'arrhythmias',
    specialty: 'cardiology',
    name: 'Arrhythmias',
    name_es: 'Arritmias',
    summary: `
<p>Ask two questions of every abnormal rhythm: <strong>is the patient unstable, and is the QRS broad or narrow?</strong></p>
<h3>Adverse features</h3>
<p><mark class="marker-yellow">Shock, syncope, myocardial ischaemia, severe heart failure.</mark> With any of these, a tachyarrhythmia needs synchronised DC cardioversion, and a bradycardia needs atropine 500 micrograms IV, repeated up to 3 mg, then pacing or an adrenaline or isoprenaline infusion.</p>
<h3>Stable tachycardia</h3>
<table>
  <thead><tr><th>QRS</th><th>Rhythm</th><th>First step</th></tr></thead>
  <tbody>
    <tr><td>Narrow, regular</td><td>Usually re-entry (AVNRT, AVRT)</td><td>Vagal manoeuvres, then adenosine 6 mg as a fast bolus</td></tr>
    <tr><td>Narrow, irregular</td><td>Atrial fibrillation</td><td>Beta-blocker or rate-limiting calcium-channel blocker</td></tr>
    <tr><td>Broad, regular</td><td>Ventricular tachycardia until proved otherwise</td><td>Expert help: planned cardioversion (above all in structural heart disease), or IV procainamide or amiodarone; correct electrolytes</td></tr>
    <tr><td>Broad, polymorphic, long QT</td><td>Torsades de pointes</td><td>Magnesium sulfate 2 g IV; stop the culprit drug</td></tr>
  </tbody>
</table>
<h3>Atrial fibrillation</h3>
<ul>
  <li>Assess stroke risk (CHA<sub>2</sub>DS<sub>2</sub>-VASc in the UK) and bleeding risk (ORBIT). A direct oral anticoagulant is the usual choice; aspirin alone does not protect.</li>
  <li>After 48 hours (NICE; the ESC now says 24), or if the onset is uncertain, anticoagulate for at least 3 weeks before elective cardioversion.</li>
  <li><strong>Never give AV-nodal blockers for pre-excited atrial fibrillation</strong> (irregular, broad, very fast).</li>
</ul>
<p>Verapamil and a beta-blocker together can cause asystole.</p>
`,
    sources: [
      { title: 'Atrial fibrillation: diagnosis and management (NG196)', publisher: 'NICE', year: 2021, url: 'https://www.nice.org.uk/guidance/ng196' },
      { title: '2019 ESC Guidelines for the management of patients with supraventricular tachycardia', publisher: 'European Society of Cardiology', year: 2020, url: 'https://doi.org/10.1093/eurheartj/ehz467' },
      { title: 'Resuscitation Guidelines 2025: adult advanced life support, peri-arrest arrhythmias', publisher: 'Resuscitation Council UK', year: 2025, url: 'https://www.resus.org.uk/' },
      { title: 'Arrhythmias: treatment summary', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/treatment-summaries/arrhythmias/' },
    ],
  },
  {
    slug: 'valvular-heart-disease',
    specialty: 'cardiology',
    name: 'Valvular heart disease',
    name_es: 'Valvulopatías',
    summary: `
<p>Transthoracic echocardiography makes the diagnosis and grades it; <strong>symptoms and ventricular function decide the timing of intervention</strong>.</p>
<table>
  <thead><tr><th>Lesion</th><th>Murmur</th><th>Other clues</th></tr></thead>
  <tbody>
    <tr><td>Aortic stenosis</td><td>Ejection systolic, right sternal edge to carotids</td><td>Slow-rising pulse, soft or absent A<sub>2</sub> when severe</td></tr>
    <tr><td>Aortic regurgitation</td><td>Early diastolic, left sternal edge, leaning forward in expiration</td><td>Collapsing pulse, wide pulse pressure</td></tr>
    <tr><td>Mitral stenosis</td><td>Low mid-diastolic, apex, left side</td><td>Loud S<sub>1</sub>, opening snap, atrial fibrillation</td></tr>
    <tr><td>Mitral regurgitation</td><td>Pansystolic, apex to axilla</td><td>Displaced apex, S<sub>3</sub></td></tr>
  </tbody>
</table>
<h3>Aortic stenosis</h3>
<p>Angina, exertional syncope or breathlessness mark a <mark class="marker-yellow">sharp fall in survival without valve replacement</mark>. Refer for surgical or transcatheter replacement; the heart team chooses by age, risk and anatomy. Vasodilators need care. Loudness does not measure severity.</p>
<h3>Infective endocarditis</h3>
<ul>
  <li>Suspect it in fever with a new murmur, emboli, a prosthetic valve or injected drug use.</li>
  <li><strong>Three sets of blood cultures from separate sites before antibiotics</strong>, unless sepsis forbids the delay; then echocardiography.</li>
  <li>A lengthening PR interval in aortic endocarditis suggests a root abscess.</li>
</ul>
<p>Mechanical valves, and atrial fibrillation with moderate or severe mitral stenosis, need a vitamin K antagonist rather than a direct oral anticoagulant.</p>
`,
    sources: [
      { title: 'Heart valve disease presenting in adults: investigation and management (NG208)', publisher: 'NICE', year: 2021, url: 'https://www.nice.org.uk/guidance/ng208' },
      { title: '2025 ESC/EACTS Guidelines for the management of valvular heart disease', publisher: 'European Society of Cardiology', year: 2025, url: 'https://doi.org/10.1093/eurheartj/ehaf194' },
      { title: '2023 ESC Guidelines for the management of endocarditis', publisher: 'European Society of Cardiology', year: 2023, url: 'https://doi.org/10.1093/eurheartj/ehad193' },
    ],
  },
  {
    slug: 'hypertension',
    specialty: 'cardiology',
    name: 'Hypertension',
    name_es: 'Hipertensión arterial',
    summary: `
<h3>Diagnosis (NICE, adults)</h3>
<p>A clinic reading of 140/90 mmHg or more is confirmed with <strong>ambulatory monitoring</strong>, or home readings if it is not tolerated.</p>
<table>
  <thead><tr><th>Stage</th><th>Clinic (mmHg)</th><th>Daytime ambulatory (ABPM) or home average (mmHg)</th></tr></thead>
  <tbody>
    <tr><td>1</td><td>140/90 to 159/99</td><td>135/85 to 149/94</td></tr>
    <tr><td>2</td><td>160/100 to 179/119</td><td>150/95 or more</td></tr>
    <tr><td>Severe</td><td>180 systolic or 120 diastolic, or more</td><td>Do not wait for it if there is organ damage</td></tr>
  </tbody>
</table>
<p>Look for target-organ damage (urine for albumin:creatinine ratio and haematuria, renal function, HbA1c, ECG, fundi) and estimate cardiovascular risk. Think of a secondary cause under the age of 40, and with low potassium or resistance to treatment.</p>
<h3>Stepped treatment</h3>
<ol>
  <li>ACE inhibitor or ARB if the patient has <strong>type 2 diabetes at any age</strong>, or is under 55 and not of Black African or African–Caribbean family origin; otherwise a calcium-channel blocker.</li>
  <li>Combine the two, or add a thiazide-like diuretic.</li>
  <li>All three.</li>
  <li>Resistant: check adherence and add <mark class="marker-yellow">spironolactone if potassium is 4.5 mmol/L or less</mark>, an alpha-blocker or a beta-blocker if higher.</li>
</ol>
<p>Clinic target: below 140/90 mmHg under 80 years, below 150/90 mmHg from 80. Do not combine an ACE inhibitor with an ARB; avoid both in pregnancy.</p>
<p><strong>Same-day referral:</strong> 180/120 mmHg or more with retinal haemorrhage or papilloedema, or with life-threatening symptoms; or suspected phaeochromocytoma.</p>
`,
    sources: [
      { title: 'Hypertension in adults: diagnosis and management (NG136)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng136' },
      { title: 'Hypertension: treatment summary', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/treatment-summaries/hypertension/' },
    ],
  },
];
