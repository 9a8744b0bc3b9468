import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'murmur-to-valve-lesion',
    topic: 'valvular-heart-disease',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'On examination of the heart a patient has {subject}. Which valve lesion does this suggest?',
    ask_back: 'Which finding on examination of the heart is most typical of {answer}?',
    members: [
      {
        subject: 'an ejection systolic murmur at the right upper sternal edge that radiates to both carotids',
        answer: 'aortic stenosis',
        because: 'Blood forced through a narrowed outlet is loudest in mid-systole over the right second space, and the turbulence is carried up into the neck. A slow-rising pulse supports it.',
      },
      {
        subject: 'a pansystolic murmur at the apex that radiates to the axilla, with a displaced apex beat',
        answer: 'mitral regurgitation',
        because: 'The leak runs from ventricle to left atrium throughout systole, so the murmur is even in intensity and heard towards the axilla. The overloaded ventricle dilates and the apex moves outwards.',
      },
      {
        subject: 'an early diastolic murmur at the left sternal edge, loudest leaning forward in expiration',
        answer: 'aortic regurgitation',
        because: 'Blood falls back into the left ventricle as soon as the second sound closes systole. Leaning forward in expiration brings the root closest to the stethoscope; a collapsing pulse often accompanies it.',
      },
      {
        subject: 'a rumbling mid-diastolic murmur at the apex, loudest lying on the left side, after a loud first sound',
        answer: 'mitral stenosis',
        because: 'Filling of the ventricle through a narrowed inlet makes a low rumble, best heard with the bell and the patient turned to the left. The leaflets are still held open when systole begins, so the first sound is loud.',
      },
      {
        subject: 'a pansystolic murmur at the lower left sternal edge that grows louder on inspiration',
        answer: 'tricuspid regurgitation',
        because: 'Right-sided murmurs grow with inspiration because venous return rises. Giant v waves in the neck and a pulsatile liver belong to the same lesion.',
      },
      {
        subject: 'an ejection systolic murmur at the left upper sternal edge, louder on inspiration, with a widely split second sound',
        answer: 'pulmonary stenosis',
        because: 'The murmur sits over the right ventricular outflow, grows with inspiration, and the delayed soft closure sound widens the split of the second sound.',
      },
    ],
    source: {
      title: 'Heart valve disease presenting in adults: investigation and management (NG208)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2021,
      url: 'https://www.nice.org.uk/guidance/ng208',
    },
  },
  {
    slug: 'rate-and-rhythm-drug-action',
    topic: 'arrhythmias',
    focus: 'mechanism',
    difficulty: 2,
    language: 'en',
    ask: 'Which is the main action by which {subject} changes heart rate or rhythm?',
    ask_back: 'Which drug changes heart rate or rhythm mainly by {answer}?',
    members: [
      {
        subject: 'flecainide',
        answer: 'blocking fast sodium channels',
        because: 'Flecainide is a class Ic drug: it slows the upstroke of the action potential and conduction. It is avoided in structural or ischaemic heart disease because it can then provoke ventricular arrhythmia.',
      },
      {
        subject: 'bisoprolol',
        answer: 'blocking beta-1 adrenoceptors',
        because: 'Bisoprolol takes away sympathetic drive to the sinus and atrioventricular nodes, which slows the rate at rest and on exercise.',
      },
      {
        subject: 'verapamil',
        answer: 'blocking L-type calcium channels',
        because: 'Nodal cells depolarise by calcium entry, so verapamil slows the atrioventricular node. It must not be combined with a beta-blocker without specialist advice.',
      },
      {
        subject: 'digoxin',
        answer: 'inhibiting the sodium–potassium pump',
        because: 'Pump inhibition raises intracellular calcium and vagal tone: contraction is a little stronger and atrioventricular conduction slower, mainly at rest.',
      },
      {
        subject: 'adenosine',
        answer: 'activating purinergic A1 receptors',
        because: 'A rapid bolus opens potassium channels in the atrioventricular node and blocks it for a few seconds, which ends most re-entrant supraventricular tachycardias.',
      },
      {
        subject: 'ivabradine',
        answer: 'inhibiting the sinus node funny current',
        because: 'Ivabradine slows diastolic depolarisation of the sinus node and nothing else, so it only works in sinus rhythm.',
      },
      {
        subject: 'atropine',
        answer: 'blocking cardiac muscarinic receptors',
        because: 'Atropine removes vagal braking from the nodes and is the first drug for bradycardia with adverse features.',
      },
    ],
    source: {
      title: 'British National Formulary: drugs A to Z',
      publisher: 'BNF Publications',
      year: 2025,
      url: 'https://bnf.nice.org.uk/drugs/',
    },
  },
  {
    slug: 'ecg-change-to-chest-pain-diagnosis',
    topic: 'acute-coronary-syndromes',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'A patient with acute chest pain has {subject} on the ECG. Which diagnosis is most likely?',
    ask_back: 'Which ECG finding points most strongly to {answer} in a patient with acute chest pain?',
    members: [
      {
        subject: 'ST elevation in leads II, III and aVF with depression in aVL and a normal V4R',
        answer: 'inferior myocardial infarction',
        because: 'Leads II, III and aVF look at the diaphragmatic surface, usually supplied by the right coronary artery. Reciprocal change in aVL supports true occlusion, and a normal V4R speaks against right ventricular involvement.',
      },
      {
        subject: 'ST elevation in leads V1 to V4, greatest in V3, with loss of R-wave height',
        answer: 'anterior myocardial infarction',
        because: 'V1 to V4 face the septum and front wall, the territory of the left anterior descending artery.',
      },
      {
        subject: 'ST elevation confined to leads I, aVL, V5 and V6',
        answer: 'lateral myocardial infarction',
        because: 'I, aVL, V5 and V6 look at the side wall of the left ventricle, usually supplied by the circumflex artery or a diagonal branch.',
      },
      {
        subject: 'ST depression in V1 to V3 with tall R waves and upright T waves',
        answer: 'posterior myocardial infarction',
        because: 'The standard leads see the back of the heart as a mirror image; leads V7 to V9 show the ST elevation itself.',
      },
      {
        subject: 'ST elevation in V1 and, more marked still, in lead V4R',
        answer: 'right ventricular infarction',
        because: 'V4R looks at the right side of the heart; hypotension with clear lungs is the clinical counterpart. These patients depend on preload, so nitrates can drop the pressure sharply and cautious fluid often helps.',
      },
      {
        subject: 'widespread saddle-shaped ST elevation with PR depression and no reciprocal change',
        answer: 'acute pericarditis',
        because: 'Inflammation of the epicardium is not confined to one coronary territory; PR depression and pain eased by sitting forward complete the picture.',
      },
    ],
    source: {
      title: 'Acute coronary syndromes (NG185)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2020,
      url: 'https://www.nice.org.uk/guidance/ng185',
    },
  },
  {
    slug: 'antihypertensive-to-adverse-effect',
    topic: 'hypertension',
    focus: 'prescribing',
    difficulty: 1,
    language: 'en',
    ask: 'Which adverse effect is most characteristic of {subject} in the treatment of hypertension?',
    ask_back: 'A patient on treatment for hypertension develops {answer}. Which drug is the most likely cause?',
    members: [
      {
        subject: 'ramipril',
        answer: 'a persistent dry cough',
        because: 'ACE also breaks down bradykinin; when it is inhibited, bradykinin builds up in the airways. An angiotensin receptor blocker is the usual replacement.',
      },
      {
        subject: 'amlodipine',
        answer: 'painless ankle swelling',
        because: 'Dihydropyridines dilate arterioles more than veins, so capillary pressure in the legs rises. Diuretics help little; dose reduction or an alternative does.',
      },
      {
        subject: 'indapamide',
        answer: 'hypokalaemia',
        because: 'Thiazide-like diuretics carry more sodium to the collecting duct, where it is exchanged for potassium. Electrolytes are checked after starting.',
      },
      {
        subject: 'spironolactone',
        answer: 'gynaecomastia',
        because: 'Spironolactone also blocks androgen receptors, which causes breast tenderness and enlargement in men. Eplerenone is more selective.',
      },
      {
        subject: 'bisoprolol',
        answer: 'cold hands and feet',
        because: 'Reduced cardiac output and unopposed alpha tone lower skin blood flow, which can unmask Raynaud’s phenomenon.',
      },
      {
        subject: 'moxonidine',
        answer: 'dry mouth and drowsiness',
        because: 'Moxonidine lowers central sympathetic outflow through imidazoline receptors; sedation and dry mouth come with that central action.',
      },
    ],
    source: {
      title: 'Hypertension in adults: diagnosis and management (NG136)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng136',
    },
  },
  {
    slug: 'heart-failure-drug-to-target',
    topic: 'heart-failure',
    focus: 'mechanism',
    difficulty: 2,
    language: 'en',
    ask: 'A patient with chronic heart failure takes {subject}. What does this drug do?',
    ask_back: 'Which drug used in chronic heart failure {answer}?',
    members: [
      {
        subject: 'sacubitril',
        answer: 'inhibits the enzyme neprilysin',
        because: 'Neprilysin breaks down natriuretic peptides, so blocking it prolongs their vasodilator and natriuretic effect. It is given with valsartan, and never with an ACE inhibitor because of angioedema.',
      },
      {
        subject: 'dapagliflozin',
        answer: 'inhibits renal SGLT2 transport',
        because: 'Blocking sodium–glucose reabsorption in the proximal tubule brings a mild diuresis and improves outcomes with or without diabetes.',
      },
      {
        subject: 'ramipril',
        answer: 'inhibits angiotensin-converting enzyme',
        because: 'Less angiotensin II and aldosterone means less vasoconstriction, salt retention and remodelling. Potassium and creatinine are checked after each dose change.',
      },
      {
        subject: 'candesartan',
        answer: 'blocks the angiotensin AT1 receptor',
        because: 'It acts one step further down than an ACE inhibitor and leaves bradykinin alone, so cough is rare.',
      },
      {
        subject: 'eplerenone',
        answer: 'blocks the mineralocorticoid receptor',
        because: 'It opposes aldosterone in the collecting duct and in cardiac fibrosis; hyperkalaemia is the main danger.',
      },
      {
        subject: 'furosemide',
        answer: 'blocks the loop NKCC2 cotransporter',
        because: 'Blocking sodium, potassium and chloride uptake in the thick ascending limb gives a strong diuresis. It relieves congestion without a proven survival benefit.',
      },
      {
        subject: 'vericiguat',
        answer: 'stimulates soluble guanylate cyclase',
        because: 'It raises cyclic GMP, the messenger of nitric oxide, and is kept for worsening heart failure with reduced ejection fraction under specialist advice.',
      },
    ],
    source: {
      title: 'Chronic heart failure in adults: diagnosis and management (NG106)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2018,
      url: 'https://www.nice.org.uk/guidance/ng106',
    },
  },
  {
    slug: 'arritmia-segun-electrocardiograma',
    topic: 'arrhythmias',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'es',
    ask: '¿Qué diagnóstico corresponde a un electrocardiograma con {subject}?',
    ask_back: '¿Qué trazado electrocardiográfico corresponde a este diagnóstico: {answer}?',
    members: [
      {
        subject: 'QRS estrechos a intervalos totalmente irregulares y sin ondas P visibles',
        answer: 'fibrilación auricular',
        because: 'La actividad eléctrica caótica de las aurículas llega al nodo sin orden: no hay ondas P y los intervalos RR varían sin patrón.',
      },
      {
        subject: 'ondas en dientes de sierra a 300 por minuto y QRS regulares a 150 por minuto',
        answer: 'flúter auricular',
        because: 'Un circuito de macrorreentrada, casi siempre en la aurícula derecha, genera unas 300 ondas por minuto; con conducción 2:1 la frecuencia del pulso es de 150.',
      },
      {
        subject: 'QRS anchos y regulares a 180 por minuto, con ondas P disociadas y latidos de fusión',
        answer: 'taquicardia ventricular',
        because: 'La disociación de las ondas P y los latidos de fusión o de captura demuestran que el ritmo nace por debajo del nodo.',
      },
      {
        subject: 'un intervalo PR que se alarga latido a latido hasta que una onda P no conduce',
        answer: 'bloqueo de Wenckebach',
        because: 'Es el bloqueo de segundo grado tipo I: el nodo conduce cada vez peor hasta fallar. Suele ser benigno y aparece también durante el sueño.',
      },
      {
        subject: 'un intervalo PR constante con ondas P que dejan de conducir de forma repentina',
        answer: 'bloqueo Mobitz tipo II',
        because: 'La lesión está por debajo del nodo, en el sistema de His-Purkinje, y puede progresar a bloqueo completo; suele necesitar marcapasos.',
      },
      {
        subject: 'ondas P regulares sin relación alguna con QRS anchos a 35 por minuto',
        answer: 'bloqueo AV completo',
        because: 'Ningún impulso auricular atraviesa el nodo y el corazón depende de un ritmo de escape lento.',
      },
      {
        subject: 'un intervalo PR de 90 ms y un empastamiento inicial del QRS en ritmo sinusal',
        answer: 'preexcitación ventricular',
        because: 'La vía accesoria activa parte del ventrículo antes de tiempo: acorta el PR y dibuja la onda delta. Si además hay taquicardias, se habla de síndrome de Wolff-Parkinson-White.',
      },
      {
        subject: 'QRS polimorfos que giran alrededor de la línea de base, precedidos de un QT de 560 ms',
        answer: 'torsade de pointes',
        because: 'Es una taquicardia polimorfa ligada a un QT largo; se trata con sulfato de magnesio y retirando la causa.',
      },
    ],
    source: {
      title: 'Arritmia',
      publisher: 'MedlinePlus en español, US National Library of Medicine',
      year: 2024,
      url: 'https://medlineplus.gov/spanish/arrhythmia.html',
    },
  },
];
