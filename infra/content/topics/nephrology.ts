import type { TopicContent } from '../question-content';

export const topics: TopicContent[] = [
  {
    slug: 'acute-kidney-injury',
    specialty: 'nephrology',
    name: 'Acute kidney injury',
    name_es: 'Lesión renal aguda',
    summary: `
<table>
  <thead><tr><th>KDIGO stage</th><th>Creatinine</th><th>Urine output</th></tr></thead>
  <tbody>
    <tr><td>1</td><td>1.5–1.9 × baseline, or rise ≥26 µmol/L in 48 hours</td><td>&lt;0.5 mL/kg/h for 6–12 hours</td></tr>
    <tr><td>2</td><td>2.0–2.9 × baseline</td><td>&lt;0.5 mL/kg/h for ≥12 hours</td></tr>
    <tr><td>3</td><td>≥3 × baseline, or ≥354 µmol/L, or dialysis</td><td>&lt;0.3 mL/kg/h for ≥24 hours, or none for 12</td></tr>
  </tbody>
</table>
<h3>Why?</h3>
<ul>
  <li><strong>Pre-renal</strong> (commonest): hypovolaemia, sepsis, heart failure, drugs.</li>
  <li><strong>Renal:</strong> acute tubular necrosis (granular casts), interstitial nephritis (new drug, rash, eosinophils), glomerulonephritis (<mark class="marker-yellow">blood and protein on dipstick</mark>).</li>
  <li><strong>Post-renal:</strong> prostate, stones, pelvic cancer. Feel for a bladder.</li>
</ul>
<h3>What to do</h3>
<ol>
  <li>ABCDE, potassium, blood gas, ECG. Treat sepsis.</li>
  <li>Assess volume; fluid boluses with review; catheter if output must be measured.</li>
  <li>Stop NSAIDs; withhold ACE inhibitors, ARBs and metformin; adjust doses; avoid needless contrast.</li>
  <li><strong>Dipstick before the catheter.</strong> Ultrasound within 24 hours if the cause is unclear or obstruction possible, within 6 hours if the obstructed kidney may be infected.</li>
  <li>Loop diuretics treat overload, not the injury.</li>
</ol>
<p><strong>Dialysis</strong> for refractory hyperkalaemia, acidosis or pulmonary oedema, uraemic pericarditis or encephalopathy, and some poisonings. Afterwards: record it, recheck function, plan which drugs restart.</p>
`,
    sources: [
      { title: 'Acute kidney injury: prevention, detection and management (NG148)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng148' },
      { title: 'KDIGO Clinical Practice Guideline for Acute Kidney Injury', publisher: 'Kidney Disease: Improving Global Outcomes', year: 2012, url: 'https://kdigo.org/guidelines/acute-kidney-injury/' },
    ],
  },
  {
    slug: 'chronic-kidney-disease',
    specialty: 'nephrology',
    name: 'Chronic kidney disease',
    name_es: 'Enfermedad renal crónica',
    summary: `
<p>Abnormal kidney function or structure for <strong>more than 3 months</strong>. Always give both letters: G for eGFR, A for albumin:creatinine ratio (ACR).</p>
<table>
  <thead><tr><th>G category</th><th>eGFR (mL/min/1.73 m<sup>2</sup>)</th></tr></thead>
  <tbody>
    <tr><td>G1 / G2</td><td>≥90 / 60–89, with other evidence of damage</td></tr>
    <tr><td>G3a / G3b</td><td>45–59 / 30–44</td></tr>
    <tr><td>G4 / G5</td><td>15–29 / &lt;15</td></tr>
  </tbody>
</table>
<p>A1: ACR &lt;3 mg/mmol. A2: 3–30. A3: &gt;30.</p>
<h3>Slow it down</h3>
<ul>
  <li>Blood pressure below 140/90 mmHg, or <mark class="marker-yellow">below 130/80 if ACR is 70 or more</mark>.</li>
  <li>ACE inhibitor or ARB for significant albuminuria. Accept an eGFR fall below 25% or a creatinine rise below 30%. Stop if potassium reaches 6.0 mmol/L.</li>
  <li>SGLT2 inhibitor for most with diabetes or albuminuria; atorvastatin 20 mg; stop smoking; avoid NSAIDs.</li>
</ul>
<h3>Complications</h3>
<ul>
  <li>Anaemia: correct iron first, then an erythropoiesis-stimulating agent, aiming for 100–120 g/L.</li>
  <li>Mineral and bone disorder: phosphate up, calcitriol and calcium down, PTH up.</li>
  <li>Acidosis, hyperkalaemia, fluid overload, cardiovascular disease (the main cause of death).</li>
</ul>
<p><strong>Refer</strong> if the 5-year risk of kidney failure is above 5%, ACR is 70 or more (unless due to treated diabetes), ACR is above 30 with haematuria, or function falls fast. Start talking about transplantation, dialysis or conservative care a year ahead.</p>
`,
    sources: [
      { title: 'Chronic kidney disease: assessment and management (NG203)', publisher: 'NICE', year: 2021, url: 'https://www.nice.org.uk/guidance/ng203' },
      { title: 'Renal replacement therapy and conservative management (NG107)', publisher: 'NICE', year: 2018, url: 'https://www.nice.org.uk/guidance/ng107' },
    ],
  },
  {
    slug: 'electrolyte-disorders',
    specialty: 'nephrology',
    name: 'Electrolyte disorders',
    name_es: 'Trastornos electrolíticos',
    summary: `
<h3>Hyperkalaemia</h3>
<p>Severe from 6.5 mmol/L. ECG: tall T waves, flat P waves, broad QRS, sine wave. If the ECG is abnormal, treat before repeating the sample.</p>
<ol>
  <li><strong>Protect:</strong> <mark class="marker-yellow">calcium gluconate 10% 30 mL IV</mark> if the ECG has changed; repeat if it persists.</li>
  <li><strong>Shift:</strong> 10 units of soluble insulin with 25 g of glucose; nebulised salbutamol 10–20 mg. Check glucose for hours.</li>
  <li><strong>Remove:</strong> treat the cause, potassium binder, dialysis.</li>
</ol>
<h3>Hyponatraemia</h3>
<p>Measure paired osmolality and urinary sodium; assess volume.</p>
<table>
  <thead><tr><th>Volume</th><th>Urinary Na low</th><th>Urinary Na above 30 mmol/L</th></tr></thead>
  <tbody>
    <tr><td>Low</td><td>Diarrhoea, burns, third-space loss</td><td>Diuretics, Addison’s disease, recent vomiting</td></tr>
    <tr><td>Normal</td><td>Polydipsia</td><td>SIADH, hypothyroidism</td></tr>
    <tr><td>High</td><td>Heart failure, cirrhosis</td><td>Kidney failure</td></tr>
  </tbody>
</table>
<p>Seizures or coma: <strong>150 mL of hypertonic (2.7–3%) saline</strong>, whatever the cause. Otherwise go slowly: no more than 10 mmol/L in the first 24 hours and 8 mmol/L in each 24 hours after that, or risk osmotic demyelination.</p>
<h3>The others</h3>
<ul>
  <li>Hypokalaemia: diuretics, vomiting, diarrhoea, aldosterone. On a ward no faster than 10 mmol/h IV. <strong>Check magnesium.</strong></li>
  <li>Hypernatraemia: water deficit; correct with enteral water or glucose 5%.</li>
  <li>Hypophosphataemia: refeeding; give thiamine first.</li>
</ul>
`,
    sources: [
      { title: 'Clinical practice guideline: treatment of acute hyperkalaemia in adults', publisher: 'UK Kidney Association', year: 2023, url: 'https://ukkidney.org/health-professionals/guidelines/guidelines-commentaries' },
      { title: 'Clinical practice guideline on diagnosis and treatment of hyponatraemia', publisher: 'European Society of Endocrinology, ESICM and ERA-EDTA', year: 2014, url: 'https://doi.org/10.1530/EJE-13-1020' },
    ],
  },
  {
    slug: 'glomerular-disease',
    specialty: 'nephrology',
    name: 'Glomerular disease',
    name_es: 'Enfermedad glomerular',
    summary: `
<p>Two pictures, which overlap:</p>
<table>
  <thead><tr><th>Nephrotic</th><th>Nephritic</th></tr></thead>
  <tbody>
    <tr><td>Protein above 3.5 g a day (protein:creatinine ratio about 350 mg/mmol), albumin below 30 g/L, oedema</td><td>Haematuria with red-cell casts, hypertension, falling function</td></tr>
    <tr><td>Minimal change, membranous, focal segmental glomerulosclerosis, diabetes, amyloid</td><td>IgA nephropathy, post-infectious, lupus, ANCA vasculitis, anti-GBM disease</td></tr>
  </tbody>
</table>
<h3>Tests</h3>
<p><strong>Dipstick and microscopy</strong>, protein:creatinine ratio, ANA, complement, ANCA, anti-GBM, PLA2R antibody, immunoglobulins and light chains, hepatitis B, C and HIV, ultrasound; then usually biopsy.</p>
<h3>Patterns worth knowing</h3>
<ul>
  <li>Visible haematuria <strong>1–2 days</strong> after a sore throat, normal complement: IgA nephropathy. <strong>1–3 weeks</strong> after, low C3: post-streptococcal.</li>
  <li>Haemoptysis with kidney failure: anti-GBM disease (linear IgG) or ANCA vasculitis (pauci-immune).</li>
  <li>A child with nephrotic syndrome: usually minimal change, treated with prednisolone without biopsy.</li>
  <li>PLA2R antibody: primary membranous nephropathy; otherwise look for cancer, hepatitis B, lupus, drugs.</li>
</ul>
<h3>Treatment</h3>
<ul>
  <li>For all: ACE inhibitor or ARB, blood pressure, salt restriction, diuretics, statin, SGLT2 inhibitor where suitable.</li>
  <li>Nephrotic risks: <mark class="marker-yellow">thrombosis (renal vein included), infection</mark>, high lipids.</li>
  <li><strong>Rapidly progressive glomerulonephritis is an emergency</strong>: same-day nephrology, steroids with cyclophosphamide or rituximab; plasma exchange in anti-GBM disease.</li>
</ul>
`,
    sources: [
      { title: 'KDIGO Clinical Practice Guideline for the Management of Glomerular Diseases', publisher: 'Kidney Disease: Improving Global Outcomes', year: 2021, url: 'https://kdigo.org/guidelines/gd/' },
    ],
  },
];
