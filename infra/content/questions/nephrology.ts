import type { QuestionContent } from '../question-content';

export const questions: QuestionContent[] = [
  {
    slug: 'medicines-to-withhold-in-acute-kidney-injury',
    topic: 'acute-kidney-injury',
    focus: 'prescribing',
    difficulty: 1,
    question_text: `
<p>A 73-year-old woman is admitted after four days of diarrhoea and vomiting. Blood pressure 92/54 mmHg, dry mucous membranes. Creatinine 252 µmol/L (86 three months ago), potassium 5.7 mmol/L, bicarbonate 17 mmol/L. Her drug chart has been copied from the GP record.</p>
<p>Select <strong>THREE</strong> medicines that should be stopped or withheld now because of the acute kidney injury.</p>`,
    answers: [
      { text: 'Levothyroxine 75 micrograms daily' },
      { text: 'Ramipril 10 mg daily', correct: true },
      { text: 'Paracetamol 1 g as needed' },
      { text: 'Naproxen 250 mg twice daily', correct: true },
      { text: 'Atorvastatin 20 mg at night' },
      { text: 'Metformin 1 g twice daily', correct: true },
      { text: 'Salbutamol inhaler as needed' },
    ],
    explanation_text: `
<p>Her creatinine is 252/86 = 2.9 times the baseline (KDIGO stage 2), with hypovolaemia.</p>
<ul>
  <li><strong>Ramipril</strong> dilates the efferent arteriole, so glomerular pressure falls further; it also raises potassium and lowers blood pressure.</li>
  <li><strong>Naproxen</strong> blocks the prostaglandins that keep the afferent arteriole open. She should avoid NSAIDs in future too.</li>
  <li><strong>Metformin</strong> accumulates, with a risk of lactic acidosis.</li>
  <li>Levothyroxine, paracetamol, atorvastatin at this dose and salbutamol neither harm the kidney nor accumulate dangerously.</li>
</ul>
<p>Write down which medicines are to be restarted, by whom and after which blood test.</p>
<p><strong>Take home:</strong> dehydrated with a rising creatinine: pause the ACE inhibitor, the NSAID and metformin.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng148',
    sources: [{ title: 'Acute kidney injury: prevention, detection and management (NG148)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng148' }],
  },
  {
    slug: 'oliguria-after-septic-shock',
    topic: 'acute-kidney-injury',
    focus: 'diagnosis',
    difficulty: 2,
    question_text: `
<p>A 64-year-old man had septic shock from a urinary infection three days ago and needed noradrenaline for 20 hours. His blood pressure is now 128/72 mmHg and he is euvolaemic, but he passes 15 mL of urine an hour. Creatinine 412 µmol/L (78 last month). Ultrasound: normal kidneys, no hydronephrosis. Urine: sodium 66 mmol/L, osmolality 305 mOsm/kg, protein trace, many granular (‘muddy brown’) casts.</p>
<p>What is the most likely cause of his kidney injury?</p>`,
    answers: [
      { text: 'Pre-renal failure from continuing hypoperfusion' },
      { text: 'Acute interstitial nephritis from an antibiotic' },
      { text: 'Post-infectious glomerulonephritis' },
      { text: 'Bilateral ureteric obstruction' },
      { text: 'Acute tubular necrosis', correct: true },
    ],
    explanation_text: `
<p>Hours of poor perfusion and inflammation have injured the tubules. Damaged cells are shed as <strong>muddy brown granular casts</strong>, and the tubule can neither reabsorb sodium (above 40 mmol/L) nor concentrate urine (close to plasma): <strong>acute tubular necrosis</strong>. It does not respond to more fluid. Support him, avoid further insults and expect recovery over one to three weeks.</p>
<ul>
  <li>In pre-renal failure urine is concentrated and poor in sodium, and improves with perfusion.</li>
  <li>Interstitial nephritis gives white cells and white-cell casts, sometimes with rash or eosinophilia.</li>
  <li>Glomerulonephritis gives blood, protein and red-cell casts.</li>
  <li>Ultrasound shows no obstruction.</li>
</ul>
<p><strong>Take home:</strong> casts tell: granular for tubule, red cell for glomerulus, white cell for interstitium.</p>`,
    sources: [{ title: 'KDIGO Clinical Practice Guideline for Acute Kidney Injury', publisher: 'Kidney Disease: Improving Global Outcomes', year: 2012, url: 'https://kdigo.org/guidelines/acute-kidney-injury/' }],
  },
  {
    slug: 'classifying-chronic-kidney-disease',
    topic: 'chronic-kidney-disease',
    focus: 'investigation',
    difficulty: 1,
    question_text: `
<p>A 61-year-old man with hypertension has the following results, and very similar ones five months ago: eGFR 48 mL/min/1.73 m<sup>2</sup>, early-morning urine albumin:creatinine ratio 36 mg/mmol. Dipstick shows no blood. Ultrasound is normal.</p>
<p>What is his category of chronic kidney disease?</p>`,
    answers: [
      { text: 'G2 A3' },
      { text: 'G3a A2' },
      { text: 'G3a A3', correct: true },
      { text: 'G3b A2' },
      { text: 'G3b A3' },
    ],
    explanation_text: `
<p>Two results more than three months apart make it chronic. An eGFR of 45–59 is <strong>G3a</strong>; an ACR above 30 mg/mmol is <strong>A3</strong>, severely increased. Albuminuria predicts kidney failure and cardiovascular events independently of eGFR, so both belong in the diagnosis.</p>
<ul>
  <li>G2 would need an eGFR of 60–89.</li>
  <li>A2 is an ACR of 3–30 mg/mmol.</li>
  <li>G3b is an eGFR of 30–44.</li>
</ul>
<p>With hypertension and an ACR above 30 mg/mmol he should be offered an ACE inhibitor or ARB, titrated to the highest tolerated dose, and atorvastatin 20 mg; an SGLT2 inhibitor should be discussed, and the four-variable kidney failure risk calculated.</p>
<p><strong>Take home:</strong> chronic kidney disease is not classified until the ACR is known.</p>`,
    sources: [{ title: 'Chronic kidney disease: assessment and management (NG203)', publisher: 'NICE', year: 2021, url: 'https://www.nice.org.uk/guidance/ng203' }],
  },
  {
    slug: 'low-calcium-in-advanced-kidney-disease',
    topic: 'chronic-kidney-disease',
    focus: 'mechanism',
    difficulty: 2,
    question_text: `
<p>A 66-year-old woman with chronic kidney disease (eGFR 16 mL/min/1.73 m<sup>2</sup>) has adjusted calcium 2.06 mmol/L (2.20–2.60), phosphate 1.94 mmol/L (0.80–1.50), PTH 46 pmol/L (1.6–6.9) and 25-hydroxyvitamin D 82 nmol/L (sufficient).</p>
<p>Which mechanism contributes most directly to the low calcium?</p>`,
    answers: [
      { text: 'Less 1-alpha-hydroxylation of vitamin D in the kidney', correct: true },
      { text: 'Less 25-hydroxylation of vitamin D in the liver' },
      { text: 'Loss of filtered calcium because tubules reabsorb too little' },
      { text: 'Autonomous PTH secretion by parathyroid tissue' },
      { text: 'Less PTH release because of magnesium depletion' },
    ],
    explanation_text: `
<p>The failing kidney makes too little <strong>1,25-dihydroxyvitamin D (calcitriol)</strong>: there is less 1-alpha-hydroxylase, and FGF-23, raised by retained phosphate, suppresses it. Less calcium is absorbed from the gut; phosphate also binds calcium. The parathyroids respond: <em>secondary</em> hyperparathyroidism.</p>
<ul>
  <li>The liver step is intact, as the normal 25-hydroxyvitamin D shows.</li>
  <li>Urinary calcium is low in advanced disease.</li>
  <li>Autonomous secretion (tertiary or primary disease) raises calcium.</li>
  <li>With magnesium depletion PTH would be low.</li>
</ul>
<p>Treatment: diet and phosphate binders, correct deficiency of native vitamin D, then alfacalcidol or calcitriol if PTH keeps rising.</p>
<p><strong>Take home:</strong> in kidney failure the last step of vitamin D activation is what is lost.</p>`,
    sources: [
      { title: 'Chronic kidney disease: assessment and management (NG203)', publisher: 'NICE', year: 2021, url: 'https://www.nice.org.uk/guidance/ng203' },
      { title: 'KDIGO Clinical Practice Guideline Update for CKD–Mineral and Bone Disorder', publisher: 'Kidney Disease: Improving Global Outcomes', year: 2017, url: 'https://kdigo.org/guidelines/ckd-mbd/' },
    ],
  },
  {
    slug: 'conservative-kidney-management-or-dialysis',
    topic: 'chronic-kidney-disease',
    focus: 'communication',
    difficulty: 2,
    moderate: true,
    question_text: `
<p>An 86-year-old woman with heart failure, frailty and an eGFR of 9 mL/min/1.73 m<sup>2</sup> has capacity. She says: ‘My daughter wants me to have dialysis, but I am not sure. I do not want to spend what time I have in a hospital chair.’ Her daughter interrupts: ‘Without it she will just be left to die.’</p>
<p>What is the best response?</p>`,
    answers: [
      { text: 'Explain that dialysis is not offered to people over 85 who also have heart failure' },
      { text: 'Suggest starting dialysis now, because it can always be stopped later' },
      { text: 'Ask the daughter to decide, as she would be the one to arrange transport' },
      { text: 'Ask what matters to her, then compare dialysis with active supportive care', correct: true },
      { text: 'Refer her to palliative care and close the discussion of dialysis' },
    ],
    explanation_text: `
<p>Begin with <strong>her goals</strong>, then describe both ways honestly. Conservative kidney management is active care: treatment of symptoms, anaemia, fluid and blood pressure, and planning ahead. In very old, frail people with other illness, dialysis may add little survival and brings hospital time and burden. That also answers the daughter, who fears abandonment; with permission include her.</p>
<ul>
  <li>Age alone never rules out dialysis.</li>
  <li>A trial of dialysis is an option but should not be a way round the conversation.</li>
  <li>A relative cannot decide for a person with capacity.</li>
  <li>Palliative care may be part of the plan, but nothing has been decided yet.</li>
</ul>
<p><strong>Take home:</strong> not dialysing is a treatment plan, and the patient chooses it knowing both sides.</p>`,
    sources: [
      { title: 'Renal replacement therapy and conservative management (NG107)', publisher: 'NICE', year: 2018, url: 'https://www.nice.org.uk/guidance/ng107' },
      { title: 'Decision making and consent', publisher: 'General Medical Council', year: 2020, url: 'https://www.gmc-uk.org/professional-standards/the-professional-standards/decision-making-and-consent' },
    ],
  },
  {
    slug: 'hyperkalaemia-with-broad-qrs',
    topic: 'electrolyte-disorders',
    focus: 'management',
    difficulty: 1,
    question_text: `
<p>A 77-year-old man taking spironolactone and candesartan is weak and light-headed. Pulse 44/min, blood pressure 104/60 mmHg. Potassium 7.4 mmol/L on a blood gas, creatinine 310 µmol/L, glucose 8.1 mmol/L. The ECG shows absent P waves, QRS of 160 ms and tall T waves.</p>
<p>Which treatment should be given first?</p>`,
    answers: [
      { text: 'Nebulised salbutamol 10 mg' },
      { text: 'Intravenous calcium gluconate 10%', correct: true },
      { text: 'Intravenous insulin with glucose' },
      { text: 'Oral sodium zirconium cyclosilicate' },
      { text: 'Intravenous sodium bicarbonate 8.4%' },
    ],
    explanation_text: `
<p>The ECG shows that cardiac arrest is close. <strong>Calcium gluconate 10%, 30 mL IV</strong> over 10 minutes with ECG monitoring, stabilises the myocardial membrane within minutes. It does not lower potassium; its effect lasts 30 to 60 minutes. Repeat it if the ECG has not improved.</p>
<ul>
  <li>Insulin (10 units) with 25 g of glucose follows straight away, but takes 15 minutes or more to act.</li>
  <li>Salbutamol adds to insulin; its effect varies, and it too only shifts potassium.</li>
  <li>The binder takes an hour or more, so it helps later.</li>
  <li>Bicarbonate is not routine; it is hypertonic and acts slowly.</li>
</ul>
<p>Stop both culprit drugs and discuss dialysis early.</p>
<p><strong>Take home:</strong> protect the heart, shift, remove, monitor, prevent.</p>`,
    sources: [{ title: 'Clinical practice guideline: treatment of acute hyperkalaemia in adults', publisher: 'UK Kidney Association', year: 2023, url: 'https://ukkidney.org/health-professionals/guidelines/guidelines-commentaries' }],
  },
  {
    slug: 'seizure-with-severe-hyponatraemia',
    topic: 'electrolyte-disorders',
    focus: 'management',
    difficulty: 3,
    question_text: `
<p>A 67-year-old woman started indapamide three weeks ago. She has become confused over two days and has just had a three-minute generalised seizure. GCS 9/15, glucose 6.0 mmol/L, blood pressure 132/78 mmHg, clinically euvolaemic. Sodium 109 mmol/L, potassium 3.2 mmol/L, plasma osmolality 228 mOsm/kg. She weighs 62 kg, and is in resuscitation with senior and critical care support.</p>
<p>What is the most appropriate immediate treatment?</p>`,
    answers: [
      { text: 'Sodium chloride 0.9% 1 litre over four hours' },
      { text: 'Fluid restriction to 800 mL in 24 hours' },
      { text: 'Tolvaptan 15 mg through a nasogastric tube' },
      { text: 'Sodium chloride 0.9% 1 litre with furosemide 40 mg' },
      { text: 'Sodium chloride 2.7% 150 mL over 20 minutes', correct: true },
    ],
    explanation_text: `
<p>A seizure or coma from hyponatraemia means cerebral oedema; the danger now outweighs that of correction. Give a <strong>150 mL bolus of hypertonic saline (2.7% or 3%)</strong>, whatever the cause and duration, recheck sodium, and repeat until it has risen by about <strong>5 mmol/L</strong> or symptoms improve. Then stop: no more than 10 mmol/L in 24 hours, as osmotic demyelination threatens. Low potassium raises that risk, and replacing it also raises sodium.</p>
<ul>
  <li>Isotonic saline is too slow, with or without furosemide.</li>
  <li>Fluid restriction is for patients without severe symptoms.</li>
  <li>Tolvaptan is unpredictable and not for emergencies.</li>
</ul>
<p>Stopping a thiazide may bring a sudden water diuresis: measure sodium and urine output often.</p>
<p><strong>Take home:</strong> small hypertonic boluses for severe symptoms, then patience.</p>`,
    sources: [{ title: 'Clinical practice guideline on diagnosis and treatment of hyponatraemia', publisher: 'European Society of Endocrinology, ESICM and ERA-EDTA', year: 2014, url: 'https://doi.org/10.1530/EJE-13-1020' }],
  },
  {
    slug: 'haemoptysis-with-rapidly-failing-kidneys',
    topic: 'glomerular-disease',
    focus: 'diagnosis',
    difficulty: 3,
    question_type: 4,
    question_text: `
<p>A 25-year-old man who smokes has coughed up blood for a week and is passing little, dark urine. Blood pressure 154/92 mmHg, SpO<sub>2</sub> 91% on air. Creatinine 586 µmol/L (normal last year), Hb 91 g/L. Urine: blood +++, protein ++, red-cell casts. Chest X-ray: bilateral alveolar shadowing. ANCA and ANA negative, complement normal. A further antibody test is strongly positive, and kidney biopsy shows crescents in most glomeruli.</p>
<p>Complete the boxes.</p>`,
    answers: [
      { label: 'Diagnosis', text: 'Anti-glomerular basement membrane (Goodpasture’s) disease', correct: true },
      { label: 'Immunofluorescence pattern on biopsy', text: 'Linear IgG along the glomerular basement membrane', correct: true },
      { label: 'Treatment that removes the antibody', text: 'Plasma exchange', correct: true },
    ],
    explanation_text: `
<p>Lung haemorrhage with rapidly progressive glomerulonephritis and negative ANCA points to <strong>anti-GBM disease</strong>: antibodies to type IV collagen in glomerular and alveolar basement membranes. Smoking makes lung bleeding more likely. Antibody spread evenly along the membrane gives <strong>linear IgG</strong>; granular deposits mean immune complexes (lupus, post-infectious), and few deposits mean ANCA vasculitis.</p>
<p>Start without waiting for the biopsy: <strong>daily plasma exchange</strong> removes the antibody; prednisolone (usually after IV methylprednisolone) and cyclophosphamide stop its production. Kidney function at the start predicts recovery, so hours count.</p>
<p><strong>Take home:</strong> haemoptysis plus blood and protein on the dipstick: send ANCA and anti-GBM today and ring nephrology.</p>`,
    sources: [{ title: 'KDIGO Clinical Practice Guideline for the Management of Glomerular Diseases', publisher: 'Kidney Disease: Improving Global Outcomes', year: 2021, url: 'https://kdigo.org/guidelines/gd/' }],
  },
  {
    slug: 'hematuria-visible-durante-una-amigdalitis',
    topic: 'glomerular-disease',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'es',
    question_text: `
<p>Un hombre de 22 años presenta orina de color marrón oscuro, sin dolor, que apareció al día siguiente de empezar una amigdalitis. Tuvo un episodio igual hace un año. No hay antecedentes familiares de enfermedad renal ni sordera. Presión arterial 136/84 mmHg, sin edema. Creatinina 94 µmol/L, hematíes dismórficos en la orina, cociente albúmina/creatinina 42 mg/mmol, complemento C3 y C4 normales, ANA y ANCA negativos.</p>
<p>¿Cuál es el diagnóstico más probable?</p>`,
    answers: [
      { text: 'Glomerulonefritis posestreptocócica' },
      { text: 'Nefropatía por IgA', correct: true },
      { text: 'Síndrome de Alport' },
      { text: 'Nefropatía membranosa' },
      { text: 'Nefritis lúpica' },
    ],
    explanation_text: `
<p>La hematuria macroscópica que aparece <strong>uno o dos días después</strong> de comenzar una infección respiratoria, con episodios repetidos y complemento normal, es típica de la <strong>nefropatía por IgA</strong>. El diagnóstico de certeza es histológico: depósitos mesangiales de IgA.</p>
<ul>
  <li>La glomerulonefritis posestreptocócica aparece de una a tres semanas después, cursa con C3 bajo y rara vez recurre.</li>
  <li>El síndrome de Alport suele acompañarse de sordera y de antecedentes familiares.</li>
  <li>La nefropatía membranosa se presenta con síndrome nefrótico.</li>
  <li>En la nefritis lúpica cabe esperar ANA positivos y complemento bajo.</li>
</ul>
<p>La proteinuria mantenida y la hipertensión empeoran el pronóstico; se tratan de entrada con un IECA o un ARA-II, y el seguimiento corresponde a nefrología.</p>
<p><strong>Idea clave:</strong> horas o pocos días, IgA; semanas, posestreptocócica.</p>`,
    sources: [{ title: 'KDIGO Clinical Practice Guideline for the Management of Glomerular Diseases', publisher: 'Kidney Disease: Improving Global Outcomes', year: 2021, url: 'https://kdigo.org/guidelines/gd/' }],
  },
];
