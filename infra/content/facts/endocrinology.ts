import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'glucose-lowering-drug-to-adverse-effect',
    topic: 'diabetes',
    focus: 'prescribing',
    difficulty: 2,
    language: 'en',
    ask: 'Which adverse effect belongs most characteristically to {subject} in type 2 diabetes?',
    ask_back: 'A patient with type 2 diabetes develops {answer}. Which drug is the most likely cause?',
    members: [
      {
        subject: 'metformin',
        answer: 'lactic acidosis',
        because: 'It is cleared by the kidney and, when it accumulates, hepatic lactate clearance fails. Stop it below an eGFR of 30 and during acute dehydrating illness.',
      },
      {
        subject: 'gliclazide',
        answer: 'prolonged hypoglycaemia',
        because: 'Sulfonylureas release insulin whatever the glucose level, most dangerously in older people and in renal impairment.',
      },
      {
        subject: 'pioglitazone',
        answer: 'worsening heart failure',
        because: 'It makes the kidney retain sodium and water, so it is avoided in heart failure; fractures and bladder cancer are further cautions.',
      },
      {
        subject: 'dapagliflozin',
        answer: 'normoglycaemic ketoacidosis',
        because: 'Glucose is lost in urine while low insulin lets ketones form, so the blood glucose may look reassuring. Check ketones in any unwell patient.',
      },
      {
        subject: 'semaglutide',
        answer: 'delayed gastric emptying',
        because: 'GLP-1 receptor agonists slow the stomach. This explains the nausea, and anaesthetists need to know because of aspiration risk.',
      },
      {
        subject: 'linagliptin',
        answer: 'bullous pemphigoid',
        because: 'DPP-4 inhibitors are recognised triggers of this blistering disease; a new blistering rash calls for stopping the drug.',
      },
    ],
    source: {
      title: 'Type 2 diabetes in adults: management (NG28)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2015,
      url: 'https://www.nice.org.uk/guidance/ng28',
    },
  },
  {
    slug: 'thyroid-tests-to-diagnosis',
    topic: 'thyroid-disease',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'Which diagnosis best explains {subject}?',
    ask_back: 'Which set of findings is most typical of {answer}?',
    members: [
      {
        subject: 'TSH below 0.01 mU/L, free T4 52 pmol/L, a smooth goitre and TSH receptor antibodies',
        answer: 'Graves’ disease',
        because: 'Stimulating antibodies drive the whole gland. Eye disease and pretibial myxoedema hardly ever occur in other thyroid diseases.',
      },
      {
        subject: 'TSH below 0.01 mU/L, free T4 34 pmol/L, a very tender neck and an ESR of 80 mm/h after a cold',
        answer: 'subacute thyroiditis',
        because: 'Viral inflammation spills stored hormone. Isotope uptake is low and the phase passes, often through brief hypothyroidism; antithyroid drugs do not help.',
      },
      {
        subject: 'TSH 58 mU/L, free T4 4 pmol/L, a firm goitre and a high titre of TPO antibodies',
        answer: 'Hashimoto’s disease',
        because: 'Autoimmune destruction is the commonest cause of primary gland failure in the UK; levothyroxine is lifelong.',
      },
      {
        subject: 'TSH 6.8 mU/L on two occasions with free T4 15 pmol/L, no goitre and no TPO antibodies',
        answer: 'subclinical hypothyroidism',
        because: 'Only TSH is abnormal. Treatment is considered when TSH is 10 mU/L or more, or with symptoms in people under 65.',
      },
      {
        subject: 'TSH 0.9 mU/L, free T4 6 pmol/L, low cortisol and loss of the outer visual fields',
        answer: 'anterior pituitary failure',
        because: 'A normal TSH in the face of a low T4 is inappropriate. Cortisol is replaced before thyroxine, or an adrenal crisis may follow.',
      },
      {
        subject: 'TSH 5.2 mU/L, free T4 39 pmol/L, palpitations and a mass in the sella',
        answer: 'a thyrotroph adenoma',
        because: 'TSH should be suppressed by a high T4; if it is not, the tumour itself is making it or the assay is misled.',
      },
      {
        subject: 'TSH below 0.01 mU/L, free T4 45 pmol/L, no goitre and undetectable thyroglobulin',
        answer: 'surreptitious levothyroxine use',
        because: 'Hormone from outside switches the gland off, so thyroglobulin, which only the gland makes, disappears.',
      },
      {
        subject: 'TSH 0.3 mU/L, free T4 12 pmol/L and a low T3 on the third day of intensive care for sepsis',
        answer: 'sick euthyroid syndrome',
        because: 'Severe illness lowers conversion of T4 to T3 and blunts TSH. Tests are repeated after recovery rather than treated.',
      },
    ],
    source: {
      title: 'Thyroid disease: assessment and management (NG145)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng145',
    },
  },
  {
    slug: 'endocrine-first-test',
    topic: 'adrenal-and-pituitary-disease',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'Which test should come first in {subject}?',
    ask_back: 'Which patient most needs this as the first endocrine test: {answer}?',
    members: [
      {
        subject: 'a stable woman with weight loss, pigmented palmar creases, a low sodium and a borderline 9 am cortisol',
        answer: 'short Synacthen test',
        because: 'Primary adrenal failure cannot raise cortisol after synthetic ACTH. In a crisis, give hydrocortisone first and test later.',
      },
      {
        subject: 'a man with easy bruising, purple striae, proximal weakness and new hypertension',
        answer: 'dexamethasone suppression test',
        because: 'A small dose at night should switch off the morning cortisol; failure to fall below 50 nmol/L supports Cushing’s syndrome.',
      },
      {
        subject: 'a man whose rings and shoes no longer fit, with sweating and a protruding jaw',
        answer: 'insulin-like growth factor 1',
        because: 'It mirrors growth hormone over the whole day, so it is the screening test for acromegaly; a glucose tolerance test confirms.',
      },
      {
        subject: 'a woman with attacks of headache, sweating and palpitations with blood pressure up to 230/120',
        answer: 'plasma metanephrines',
        because: 'They leak continuously from a phaeochromocytoma and are far more sensitive than catecholamines, which surge only in attacks.',
      },
      {
        subject: 'a slim, symptom-free man of 38 with resistant hypertension and a potassium of 2.9 mmol/L off diuretics',
        answer: 'aldosterone-to-renin ratio',
        because: 'In primary aldosteronism aldosterone is high although renin is suppressed.',
      },
      {
        subject: 'a woman passing seven litres of dilute urine a day, with normal glucose and calcium',
        answer: 'water deprivation test',
        because: 'It shows whether urine concentrates without water and then with desmopressin, which separates vasopressin deficiency and resistance (diabetes insipidus) from habitual drinking. A stimulated copeptin is the newer alternative.',
      },
      {
        subject: 'a woman with milky nipple discharge, no periods and a negative pregnancy test',
        answer: 'serum prolactin level',
        because: 'After pregnancy and drugs are excluded, a very high level points to a prolactinoma and pituitary MRI follows.',
      },
      {
        subject: 'a man with episodic facial flushing, diarrhoea and liver deposits on ultrasound',
        answer: 'urinary 5-HIAA collection',
        because: 'It is the breakdown product of serotonin, secreted by metastatic midgut neuroendocrine tumours.',
      },
    ],
    source: {
      title: 'Adrenal insufficiency: identification and management (NG243)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2024,
      url: 'https://www.nice.org.uk/guidance/ng243',
    },
  },
  {
    slug: 'bone-profile-to-diagnosis',
    topic: 'calcium-and-bone',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'Which diagnosis best explains {subject} in an adult?',
    ask_back: 'Which findings are most typical of {answer} in an adult?',
    members: [
      {
        subject: 'adjusted calcium 2.86 mmol/L, phosphate 0.68 mmol/L, PTH above range and renal stones',
        answer: 'primary hyperparathyroidism',
        because: 'PTH should be suppressed when calcium is high. One adenoma is the usual cause, and surgery cures it.',
      },
      {
        subject: 'adjusted calcium 3.15 mmol/L, suppressed PTH, anaemia, renal impairment and a serum paraprotein',
        answer: 'multiple myeloma',
        because: 'Osteoclasts are switched on by plasma cells, while PTH is properly suppressed; lytic lesions are seen on imaging.',
      },
      {
        subject: 'adjusted calcium 1.78 mmol/L, phosphate 1.85 mmol/L and undetectable PTH after neck surgery',
        answer: 'hypoparathyroidism',
        because: 'Without PTH calcium falls and the kidney keeps phosphate. Tingling and cramps follow neck surgery within days.',
      },
      {
        subject: 'adjusted calcium 1.82 mmol/L, phosphate 1.9 mmol/L, high PTH, normal eGFR and short fourth metacarpals',
        answer: 'pseudohypoparathyroidism',
        because: 'The tissues resist the hormone, so its level is high although the chemistry looks as if it were missing.',
      },
      {
        subject: 'adjusted calcium 2.05 mmol/L, phosphate 0.6 mmol/L, raised ALP and a waddling gait',
        answer: 'osteomalacia',
        because: 'Lack of vitamin D leaves bone unmineralised; secondary rise of PTH lowers phosphate.',
      },
      {
        subject: 'normal calcium and phosphate with ALP 620 U/L, a bowed tibia and new deafness',
        answer: 'Paget’s disease',
        because: 'Bone turns over fast and in disorder in patches, so ALP rises alone. A bisphosphonate relieves bone pain.',
      },
      {
        subject: 'normal calcium, phosphate and ALP with a T-score of −2.9 and a wrist fracture',
        answer: 'osteoporosis',
        because: 'Bone is normal in make-up but too little; routine chemistry stays normal. A T-score of −2.5 or lower defines it.',
      },
      {
        subject: 'adjusted calcium 2.08 mmol/L, phosphate 2.2 mmol/L, very high PTH and an eGFR of 11',
        answer: 'renal osteodystrophy',
        because: 'Failing kidneys neither excrete phosphate nor activate vitamin D, and the parathyroid glands respond.',
      },
    ],
    source: {
      title: 'Hyperparathyroidism (primary): diagnosis, assessment and initial management (NG132)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng132',
    },
  },
];
