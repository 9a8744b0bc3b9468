import type { QuestionContent } from '../question-content';

export const questions: QuestionContent[] = [
  {
    slug: 'stemi-choice-of-reperfusion',
    topic: 'acute-coronary-syndromes',
    focus: 'management',
    difficulty: 1,
    question_text: `
<p>A 61-year-old man has had crushing central chest pain for 2 hours. He is clammy; pulse 92/min, blood pressure 138/84 mmHg, SpO<sub>2</sub> 97% on air. The ECG shows 3 mm ST elevation in V2–V5. Aspirin 300 mg has been given. The ambulance crew say that a catheter laboratory can open the artery 50 minutes from now.</p>
<p>What is the most appropriate next step?</p>`,
    answers: [
      { text: 'Intravenous fibrinolysis now, then angiography at 6 to 24 hours' },
      { text: 'Fondaparinux now, then coronary angiography within 72 hours' },
      { text: 'Transfer now for primary percutaneous coronary intervention', correct: true },
      { text: 'High-sensitivity troponin now and at 3 hours to guide treatment' },
      { text: 'High-flow oxygen and an intravenous nitrate, then repeat the ECG' },
    ],
    explanation_text: `
<p><strong>Primary PCI</strong> is the treatment of choice for STEMI within 12 hours of onset when it can be delivered within 120 minutes of the moment fibrinolysis could have been given. Here it takes 50 minutes.</p>
<ul>
  <li>Fibrinolysis opens fewer arteries and causes more intracranial bleeding; it is for when PCI cannot be reached in time.</li>
  <li>Fondaparinux and angiography within 72 hours is a plan for NSTEMI.</li>
  <li>Troponin adds only delay: the ECG and the history have made the diagnosis.</li>
  <li>Oxygen does not help a patient who is not hypoxaemic, and repeating the ECG loses muscle.</li>
</ul>
<p><strong>Take home:</strong> STEMI plus PCI reachable within 120 minutes means PCI.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng185',
    sources: [{ title: 'Acute coronary syndromes (NG185)', publisher: 'NICE', year: 2020, url: 'https://www.nice.org.uk/guidance/ng185' }],
  },
  {
    slug: 'hypotension-after-nitrate-in-inferior-infarction',
    topic: 'acute-coronary-syndromes',
    focus: 'mechanism',
    difficulty: 2,
    question_text: `
<p>A 68-year-old woman with an inferior STEMI is given sublingual glyceryl trinitrate. Five minutes later her blood pressure falls from 112/70 to 68/40 mmHg. Pulse 74/min, sinus rhythm. Her jugular venous pressure is raised, the lungs are clear and there is no murmur. Lead V4R shows ST elevation.</p>
<p>Which mechanism best explains the fall in blood pressure?</p>`,
    answers: [
      { text: 'Fall in preload of an infarcted right ventricle', correct: true },
      { text: 'Acute mitral regurgitation from papillary muscle rupture' },
      { text: 'Fall in left ventricular contractility caused by nitric oxide' },
      { text: 'Tamponade from rupture of the left ventricular free wall' },
      { text: 'Reflex bradycardia caused by nitrate-induced vagal activation' },
    ],
    explanation_text: `
<p>ST elevation in V4R, a raised JVP and <strong>clear lungs</strong> point to right ventricular infarction. The stunned right ventricle fills the left only if its own filling pressure is high. A nitrate pools blood in the veins, preload drops and output collapses. Give no more nitrate, try cautious fluid boluses (a vasopressor if they fail) and hasten reperfusion.</p>
<ul>
  <li>Papillary muscle rupture gives pulmonary oedema, often with a murmur, usually days later.</li>
  <li>Nitrates do not usefully depress contractility.</li>
  <li>Free wall rupture with tamponade typically comes later and does not explain ST elevation in V4R.</li>
  <li>The pulse is 74/min, so bradycardia is not the cause.</li>
</ul>
<p><strong>Take home:</strong> in inferior STEMI, record right-sided leads before giving a nitrate.</p>`,
    sources: [{ title: '2023 ESC Guidelines for the management of acute coronary syndromes', publisher: 'European Society of Cardiology', year: 2023, url: 'https://doi.org/10.1093/eurheartj/ehad191' }],
  },
  {
    slug: 'ace-inhibitor-to-sacubitril-valsartan',
    topic: 'heart-failure',
    focus: 'prescribing',
    difficulty: 3,
    question_text: `
<p>A 66-year-old man with heart failure (ejection fraction 30%) remains breathless on walking uphill despite ramipril 5 mg twice daily, bisoprolol 10 mg, eplerenone 50 mg and dapagliflozin 10 mg. Blood pressure 122/74 mmHg, potassium 4.6 mmol/L, eGFR 62 mL/min/1.73 m<sup>2</sup>. The heart failure team decides to use sacubitril valsartan.</p>
<p>How should the change be made?</p>`,
    answers: [
      { text: 'Halve the ramipril and overlap it with sacubitril valsartan for one week' },
      { text: 'Stop ramipril and give the first dose of sacubitril valsartan 12 hours later' },
      { text: 'Continue ramipril and add the lowest dose of sacubitril valsartan' },
      { text: 'Replace ramipril with candesartan and add sacubitril valsartan' },
      { text: 'Stop ramipril and start sacubitril valsartan 36 hours or more later', correct: true },
    ],
    explanation_text: `
<p>Sacubitril blocks neprilysin and an ACE inhibitor blocks another enzyme that breaks down bradykinin. Together they can cause life-threatening <strong>angioedema</strong>, so at least <strong>36 hours</strong> must pass between the last dose of the one and the first dose of the other, in either direction.</p>
<ul>
  <li>Overlapping them, at half or at low dose, is contraindicated.</li>
  <li>Twelve hours is one dosing interval: the enzyme is still inhibited.</li>
  <li>Candesartan would double the angiotensin receptor blockade that valsartan already provides, risking hyperkalaemia, hypotension and renal impairment.</li>
</ul>
<p>Check blood pressure, renal function and potassium after starting and at each dose change.</p>
<p><strong>Take home:</strong> ACE inhibitor out, 36 hours, then sacubitril valsartan in.</p>`,
    further_reading: 'https://bnf.nice.org.uk/drugs/sacubitril-with-valsartan/',
    sources: [
      { title: 'Sacubitril with valsartan', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/drugs/sacubitril-with-valsartan/' },
      { title: 'Sacubitril valsartan for treating symptomatic chronic heart failure with reduced ejection fraction (TA388)', publisher: 'NICE', year: 2016, url: 'https://www.nice.org.uk/guidance/ta388' },
    ],
  },
  {
    slug: 'suspected-heart-failure-high-nt-probnp',
    topic: 'heart-failure',
    focus: 'investigation',
    difficulty: 2,
    moderate: true,
    question_text: `
<p>A 74-year-old woman tells her GP in England that she has become breathless on one flight of stairs over six weeks. She has ankle swelling, needs three pillows and has fine basal crackles. She is not distressed: pulse 84/min regular, blood pressure 146/82 mmHg, SpO<sub>2</sub> 95%. NT-proBNP is 2650 ng/L.</p>
<p>Which is the most appropriate plan?</p>`,
    answers: [
      { text: 'Open-access echocardiography within 6 weeks' },
      { text: 'Specialist assessment and echocardiography within 2 weeks', correct: true },
      { text: 'Repeat NT-proBNP after 4 weeks of furosemide' },
      { text: 'Chest X-ray, and echocardiography only if it shows a large heart' },
      { text: 'Spirometry first, as NT-proBNP is not specific at this age' },
    ],
    explanation_text: `
<p>An NT-proBNP <strong>above 2000 ng/L</strong> carries a poor prognosis. NICE asks for specialist assessment and transthoracic echocardiography <strong>within 2 weeks</strong>.</p>
<ul>
  <li>Six weeks is for 400 to 2000 ng/L.</li>
  <li>A diuretic may be started for symptoms, but treatment lowers NT-proBNP, and a repeat test delays diagnosis.</li>
  <li>A normal heart size on X-ray does not exclude heart failure.</li>
  <li>Age, renal impairment and atrial fibrillation do raise NT-proBNP, but this value, with orthopnoea and oedema, should not be explained away; spirometry can follow.</li>
</ul>
<p><strong>Take home:</strong> above 2000 ng/L, two weeks; 400 to 2000 ng/L, six weeks; below 400 ng/L, look for another cause.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng106',
    sources: [{ title: 'Chronic heart failure in adults: diagnosis and management (NG106)', publisher: 'NICE', year: 2025, url: 'https://www.nice.org.uk/guidance/ng106' }],
  },
  {
    slug: 'tachyarrhythmia-adverse-features',
    topic: 'arrhythmias',
    focus: 'management',
    difficulty: 1,
    question_text: `
<p>You are called to a 70-year-old man with a new regular broad-complex tachycardia. He has a pulse. You look for signs that he is unstable and needs synchronised DC cardioversion as an emergency.</p>
<p>Select <strong>THREE</strong> findings that each count as an adverse (life-threatening) feature in the Resuscitation Council UK tachycardia algorithm.</p>`,
    answers: [
      { text: 'Ventricular rate of 160/min' },
      { text: 'Blood pressure 76/40 mmHg with cold, clammy skin', correct: true },
      { text: 'Unpleasant awareness of the heartbeat' },
      { text: 'Syncope since the tachycardia began', correct: true },
      { text: 'Age over 65 years' },
      { text: 'Acute pulmonary oedema', correct: true },
      { text: 'QRS duration of 160 ms' },
      { text: 'Serum potassium of 3.3 mmol/L' },
    ],
    explanation_text: `
<p>The adverse features are <strong>shock</strong> (hypotension, pallor, sweating, cold extremities, confusion), <strong>syncope</strong>, <strong>myocardial ischaemia</strong> and <strong>severe heart failure</strong>. Any one of them with a tachyarrhythmia calls for synchronised cardioversion, with sedation or anaesthesia if conscious.</p>
<ul>
  <li>The rate alone does not decide, although at about 150/min or more the rhythm is more likely to cause symptoms.</li>
  <li>Palpitations and age do not show that organs are under-perfused.</li>
  <li>A broad QRS points to ventricular tachycardia, but does not show that he is unstable.</li>
  <li>Low potassium should be corrected but does not mandate a shock.</li>
</ul>
<p>Without such a feature there is time for a 12-lead ECG and expert help. Planned cardioversion may still be the best choice, above all with structural heart disease.</p>
<p><strong>Take home:</strong> look at the patient for shock, syncope, ischaemia and failure before looking for a drug.</p>`,
    sources: [{ title: 'Resuscitation Guidelines 2025: adult advanced life support, peri-arrest arrhythmias', publisher: 'Resuscitation Council UK', year: 2025, url: 'https://www.resus.org.uk/' }],
  },
  {
    slug: 'clinical-sign-of-severe-aortic-stenosis',
    topic: 'valvular-heart-disease',
    focus: 'diagnosis',
    difficulty: 2,
    question_text: `
<p>A 78-year-old man nearly fainted while pushing his car. He has an ejection systolic murmur, loudest at the right upper sternal edge. You think that he has aortic stenosis.</p>
<p>Which finding, if present, most strongly suggests that the stenosis is severe?</p>`,
    answers: [
      { text: 'A grade 4/6 murmur with a palpable thrill' },
      { text: 'Radiation of the murmur to both carotids' },
      { text: 'An ejection click just before the murmur' },
      { text: 'A soft or absent aortic second sound', correct: true },
      { text: 'A pulse pressure of 70 mmHg' },
    ],
    explanation_text: `
<p>When the cusps are heavily calcified they hardly move, so their closure becomes <strong>quiet or inaudible</strong>. A soft A<sub>2</sub>, a late-peaking murmur and a slow-rising pulse are the bedside signs that best go with severe disease; echocardiography confirms it.</p>
<ul>
  <li>Loudness depends on flow: the murmur may fade as the ventricle fails, so a grade or a thrill is a poorer guide.</li>
  <li>Radiation to the carotids is usual at any severity.</li>
  <li>An ejection click means that the valve is still mobile, often bicuspid.</li>
  <li>The pulse pressure tends to be narrow; 70 mmHg suggests stiff arteries or regurgitation.</li>
</ul>
<p><strong>Take home:</strong> in aortic stenosis listen for what has gone missing, the second sound.</p>`,
    sources: [
      { title: 'Heart valve disease presenting in adults: investigation and management (NG208)', publisher: 'NICE', year: 2021, url: 'https://www.nice.org.uk/guidance/ng208' },
      { title: '2025 ESC/EACTS Guidelines for the management of valvular heart disease', publisher: 'European Society of Cardiology', year: 2025, url: 'https://doi.org/10.1093/eurheartj/ehaf194' },
    ],
  },
  {
    slug: 'hypertension-with-type-2-diabetes',
    topic: 'hypertension',
    focus: 'prescribing',
    difficulty: 2,
    question_type: 4,
    question_text: `
<p>A 62-year-old white British man with type 2 diabetes has a clinic blood pressure of 156/98 mmHg. His daytime ambulatory average is 146/91 mmHg. Urine albumin:creatinine ratio 1.2 mg/mmol, creatinine 84 µmol/L, potassium 4.3 mmol/L. Lifestyle changes have not been enough and he agrees to take a tablet.</p>
<p>Using NICE guidance, complete the boxes.</p>`,
    answers: [
      { label: 'Stage of hypertension', text: 'Stage 1', correct: true },
      { label: 'First-line drug class', text: 'ACE inhibitor (or ARB)', correct: true },
      { label: 'Blood test to repeat 1 to 2 weeks after starting', text: 'Urea and electrolytes: creatinine (eGFR) and potassium', correct: true },
    ],
    explanation_text: `
<p>The ambulatory average decides the stage: 135/85 to 149/94 mmHg is <strong>stage 1</strong> when the clinic reading is 140/90 to 159/99 mmHg.</p>
<p>NICE recommends an <strong>ACE inhibitor or an ARB for adults with type 2 diabetes whatever their age</strong>; without diabetes, a white man of 62 would start with a calcium-channel blocker. For people of Black African or African–Caribbean origin an ARB is preferred to an ACE inhibitor.</p>
<p>These drugs dilate the efferent arteriole and lower aldosterone, so <strong>creatinine and potassium</strong> are checked before starting and 1 to 2 weeks later. A rise in creatinine of less than 30%, or a fall in eGFR of less than 25%, can be accepted.</p>
<p><strong>Take home:</strong> diabetes overrides age when choosing the first antihypertensive.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng136',
    sources: [
      { title: 'Hypertension in adults: diagnosis and management (NG136)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng136' },
      { title: 'Chronic kidney disease: assessment and management (NG203)', publisher: 'NICE', year: 2021, url: 'https://www.nice.org.uk/guidance/ng203' },
    ],
  },
  {
    slug: 'talking-about-tablets-for-symptomless-hypertension',
    topic: 'hypertension',
    focus: 'communication',
    difficulty: 1,
    question_text: `
<p>A 57-year-old lorry driver has stage 2 hypertension confirmed by ambulatory monitoring. He says: ‘I feel perfectly well. My father took those tablets and was never right again. Why would I want to start?’</p>
<p>Which reply is the best way to continue?</p>`,
    answers: [
      { text: '‘The national guidelines are quite clear that at your blood pressure everybody should be treated.’' },
      { text: '‘If you do not take them, you may well have a stroke in the next few years.’' },
      { text: '‘That is your decision. Come back if you start to get headaches or feel unwell.’' },
      { text: '‘Modern tablets have no side effects, so what happened to your father is unlikely.’' },
      { text: '‘Tell me what happened to him. Then we can look at what treatment would change for you.’', correct: true },
    ],
    explanation_text: `
<p>The best reply <strong>explores his experience</strong> first and then offers information about his own risk with and without treatment, in plain numbers. That is shared decision making, and it makes long-term adherence more likely.</p>
<ul>
  <li>Citing the guideline asserts authority and ignores his worry.</li>
  <li>Threatening a stroke exaggerates an uncertain risk and tends to provoke resistance.</li>
  <li>Leaving at once respects choice but not an informed one, and wrongly implies that hypertension causes warning symptoms.</li>
  <li>No drug is free of side effects; false reassurance costs trust.</li>
</ul>
<p><strong>Take home:</strong> ask about the reason before answering it, then compare benefits and harms for this patient.</p>`,
    sources: [
      { title: 'Shared decision making (NG197)', publisher: 'NICE', year: 2021, url: 'https://www.nice.org.uk/guidance/ng197' },
      { title: 'Hypertension in adults: diagnosis and management (NG136)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng136' },
    ],
  },
  {
    slug: 'taquicardia-supraventricular-estable',
    topic: 'arrhythmias',
    focus: 'prescribing',
    difficulty: 2,
    language: 'es',
    question_text: `
<p>Una mujer de 32 años consulta en urgencias por palpitaciones de inicio brusco desde hace 40 minutos. No tiene asma ni toma medicación. Está consciente, sin dolor torácico ni disnea; presión arterial 118/72 mmHg, SpO<sub>2</sub> 98 %. El ECG muestra una taquicardia regular de QRS estrecho a 190 lpm, sin ondas P visibles. La maniobra de Valsalva modificada, bien hecha dos veces, no ha tenido efecto.</p>
<p>¿Cuál es el tratamiento más adecuado ahora?</p>`,
    answers: [
      { text: 'Amiodarona 300 mg por vía intravenosa en 60 minutos' },
      { text: 'Adenosina 6 mg en bolo intravenoso rápido', correct: true },
      { text: 'Cardioversión eléctrica sincronizada inmediata' },
      { text: 'Digoxina 500 microgramos por vía intravenosa' },
      { text: 'Bisoprolol 2,5 mg por vía oral y observación' },
    ],
    explanation_text: `
<p>La paciente está estable y tiene una taquicardia regular de QRS estrecho, casi siempre por reentrada con participación del nodo AV. Si las maniobras vagales fracasan, el siguiente paso es la <strong>adenosina, 6 mg en bolo rápido</strong> por una vena grande, seguida de un lavado con suero; si no responde, se repite con una dosis mayor. Conviene avisar de la sensación breve de opresión y registrar el ECG durante la inyección.</p>
<ul>
  <li>La amiodarona es lenta y no es de primera elección.</li>
  <li>La cardioversión se reserva para la inestabilidad: choque, síncope, isquemia o insuficiencia cardíaca.</li>
  <li>La digoxina actúa tarde.</li>
  <li>Un betabloqueante oral tarda demasiado.</li>
</ul>
<p><strong>Idea clave:</strong> QRS estrecho, regular y estable: maniobras vagales y después adenosina, salvo asma.</p>`,
    sources: [{ title: '2019 ESC Guidelines for the management of patients with supraventricular tachycardia', publisher: 'European Society of Cardiology', year: 2020, url: 'https://doi.org/10.1093/eurheartj/ehz467' }],
  },
];
