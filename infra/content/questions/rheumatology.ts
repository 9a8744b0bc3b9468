import type { QuestionContent } from '../question-content';

const nice = 'National Institute for Health and Care Excellence';
const rheumatoidGuideline = {
  title: 'Rheumatoid arthritis in adults: management (NG100)',
  publisher: nice,
  year: 2018,
  url: 'https://www.nice.org.uk/guidance/ng100',
};
const spondyloarthritisGuideline = {
  title: 'Spondyloarthritis in over 16s: diagnosis and management (NG65)',
  publisher: nice,
  year: 2017,
  url: 'https://www.nice.org.uk/guidance/ng65',
};
const goutGuideline = { title: 'Gout: diagnosis and management (NG219)', publisher: nice, year: 2022, url: 'https://www.nice.org.uk/guidance/ng219' };
const hotJointGuideline = {
  title: 'BSR & BHPR, BOA, RCGP and BSAC guidelines for management of the hot swollen joint in adults',
  publisher: 'British Society for Rheumatology',
  year: 2006,
  url: 'https://doi.org/10.1093/rheumatology/kel163a',
};
const backPainGuideline = {
  title: 'Low back pain and sciatica in over 16s: assessment and management (NG59)',
  publisher: nice,
  year: 2016,
  url: 'https://www.nice.org.uk/guidance/ng59',
};

export const questions: QuestionContent[] = [
  {
    slug: 'new-rheumatoid-arthritis-first-dmard',
    topic: 'inflammatory-arthritis',
    focus: 'management',
    difficulty: 2,
    moderate: true,
    question_text: `
      <p>A 56-year-old woman has had 10 weeks of swelling of both wrists and the metacarpophalangeal joints, with 2 hours of morning stiffness. CRP is 41
      mg/L and anti-CCP strongly positive; DAS28 is 5.4. Blood
      count, liver function and eGFR are normal. Her periods ended 6 years ago, she hardly drinks alcohol, and her chest X-ray is normal. She has had no
      treatment but ibuprofen.</p>
      <p>Which treatment is best to start now?</p>`,
    answers: [
      { text: 'Hydroxychloroquine daily, alone' },
      { text: 'Adalimumab every 2 weeks, alone' },
      { text: 'Prednisolone 10 mg daily, alone and long term' },
      { text: 'Methotrexate weekly, with a short prednisolone course', correct: true },
      { text: 'Naproxen with omeprazole for 3 months, and then a review' },
    ],
    explanation_text: `
      <p>She has active, seropositive rheumatoid arthritis. A <strong>conventional DMARD</strong> should start as soon as possible, ideally within 3 months
      of the first symptoms. <strong>Methotrexate once a week</strong> (with folic acid on
      another day) is one of the first choices, and the dose goes up until the target of remission or low activity is met. A <strong>short glucocorticoid
      bridge</strong> controls symptoms until it works.</p>
      <p>Adalimumab is for those with active disease in spite of conventional DMARDs. Hydroxychloroquine is an alternative for mild or palindromic disease;
      hers is severe. An NSAID alone lets erosions happen in the
      months that matter most. Long-term prednisolone trades joint pain for fractures, diabetes and infection.</p>
      <p><strong>Take home:</strong> early DMARD, treat to target, steroid only as a bridge.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng100',
    sources: [rheumatoidGuideline],
  },
  {
    slug: 'young-man-with-morning-back-stiffness',
    topic: 'inflammatory-arthritis',
    focus: 'diagnosis',
    difficulty: 2,
    question_type: 4,
    question_text: `
      <p>A 27-year-old man has had low back and buttock pain for 14 months. It wakes him at 4 in the morning, is worst when he gets up, and eases after an
      hour of moving about. He had a painful red eye last year that
      needed steroid drops. CRP is 18 mg/L. The X-ray of his pelvis is reported as normal.</p>
      <p>Fill in the three boxes.</p>`,
    answers: [
      { label: 'Most likely diagnosis', text: 'Axial spondyloarthritis', correct: true },
      { label: 'Best next imaging', text: 'MRI of the sacroiliac joints', correct: true },
      { label: 'First-line class of drug', text: 'Non-steroidal anti-inflammatory drug (NSAID)', correct: true },
    ],
    explanation_text: `
      <p>Onset under 45, over 3 months, waking in the second half of the night, ease with movement and a past <strong>anterior uveitis</strong> point to
      <strong>axial spondyloarthritis</strong> (ankylosing spondylitis, once the X-ray shows
      sacroiliitis). X-rays can be normal for years. <strong>MRI of the sacroiliac joints</strong> with an inflammatory protocol shows bone marrow oedema.
      HLA-B27 supports the diagnosis; a negative result or a normal CRP does not exclude it.</p>
      <p>An <strong>NSAID</strong> at the lowest effective dose, with structured exercise, is first. If one fails after 2 to 4 weeks, another is tried;
      then a TNF, IL-17 or JAK inhibitor. Methotrexate does not help the spine.
      Mechanical pain is worse with use and better with rest.</p>
      <p><strong>Take home:</strong> back pain that wakes a young person and eases with exercise is inflammatory.</p>`,
    sources: [spondyloarthritisGuideline],
  },
  {
    slug: 'hot-knee-in-a-man-with-gout',
    topic: 'crystal-arthropathy',
    focus: 'investigation',
    difficulty: 1,
    question_text: `
      <p>A 71-year-old man with gout and type 2 diabetes has had a hot, swollen, very painful right knee since yesterday. Temperature is 38.5 °C, heart
      rate 104/min, blood pressure 138/76 mmHg. White cell count is 15.8 × 10<sup>9</sup>/L, CRP
      210 mg/L, urate 510 µmol/L. He can hardly move the knee. He takes no anticoagulant.</p>
      <p>What should be done first?</p>`,
    answers: [
      { text: 'Joint aspiration for Gram stain, culture and crystals', correct: true },
      { text: 'Magnetic resonance imaging of the knee with contrast' },
      { text: 'Colchicine, with a review of the knee after 24 hours' },
      { text: 'Intravenous flucloxacillin, then joint aspiration tomorrow' },
      { text: 'Intra-articular injection of triamcinolone' },
    ],
    explanation_text: `
      <p>A hot swollen joint with fever is <strong>septic arthritis until proved otherwise</strong>, and gout does not protect him: damaged joints and
      diabetes raise the risk, and both can be present at once. <strong>Aspirate now</strong>, take blood
      cultures, then start the antibiotic without waiting for results, and call orthopaedics for washout.</p>
      <p>MRI takes time and cannot name the organism. Colchicine treats the diagnosis we hope for. Giving flucloxacillin before aspiration may leave
      cultures negative and the treatment blind; it goes in first only if sepsis is
      severe and aspiration would delay it, and he is stable. Steroid into a septic joint could destroy it. A raised urate proves nothing: many people with
      gout have it all the time.</p>
      <p><strong>Take home:</strong> needle before antibiotic; crystals do not exclude infection.</p>`,
    sources: [hotJointGuideline, goutGuideline],
  },
  {
    slug: 'gout-flare-with-heart-failure',
    topic: 'crystal-arthropathy',
    focus: 'prescribing',
    difficulty: 3,
    question_text: `
      <p>A 69-year-old man has a flare of gout in his left big toe, which he has had before. He has heart failure, type 2 diabetes (HbA1c 92 mmol/mol) and
      takes apixaban for atrial fibrillation, with bisoprolol, furosemide and insulin. eGFR is 52 mL/min/1.73 m<sup>2</sup>
      and liver function is normal. He has never taken a urate-lowering drug.</p>
      <p>Which treatment is best for this flare?</p>`,
    answers: [
      { text: 'Allopurinol 300 mg once a day' },
      { text: 'Aspirin 600 mg four times a day' },
      { text: 'Colchicine 500 micrograms twice a day', correct: true },
      { text: 'Naproxen 500 mg twice a day with omeprazole' },
      { text: 'Prednisolone 35 mg once a day' },
    ],
    explanation_text: `
      <p><strong>Colchicine</strong> fits him: it does not retain salt, raise glucose or cause bleeding. The range is 500 micrograms two to four times a
      day; with mild renal impairment the lower end is wise. Stop for diarrhoea or
      vomiting. He takes no clarithromycin, azole or ciclosporin, which would make it toxic.</p>
      <p>Naproxen retains fluid in heart failure, harms the kidney beside furosemide and raises bleeding on apixaban; omeprazole protects only the stomach.
      Prednisolone would work, but with an HbA1c of 92 mmol/mol and heart failure it is second best. Aspirin at this dose has
      the harms of an NSAID, and low doses raise urate. Allopurinol treats no flare; starting at 300 mg can prolong it and risks hypersensitivity. Offer it
      later, from 100 mg, with colchicine cover.</p>
      <p><strong>Take home:</strong> choose the flare drug by the patient's other diseases.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng219',
    sources: [goutGuideline, { title: 'Colchicine', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/drugs/colchicine/' }],
  },
  {
    slug: 'lupus-flare-low-complement',
    topic: 'connective-tissue-disease-and-vasculitis',
    focus: 'mechanism',
    difficulty: 3,
    question_text: `
      <p>A 25-year-old woman with systemic lupus erythematosus has new ankle swelling. Blood pressure is 148/94 mmHg; urine shows protein and red cell
      casts. Anti-dsDNA has risen fourfold. C3 is 0.42 g/L (normal 0.75 to 1.65) and C4 0.05 g/L
      (normal 0.14 to 0.54). Liver function is normal.</p>
      <p>Why are both C3 and C4 low?</p>`,
    answers: [
      { text: 'C3 nephritic factor has stabilised the alternative pathway convertase' },
      { text: 'Bacterial lipopolysaccharide has activated the alternative pathway' },
      { text: 'The liver makes less complement during the acute-phase response' },
      { text: 'Complement proteins are lost in the urine with albumin' },
      { text: 'Immune complexes have activated and used up the classical pathway', correct: true },
    ],
    explanation_text: `
      <p>Anti-dsDNA forms <strong>immune complexes</strong> that bind C1q and start the <strong>classical pathway</strong>. C4 and C2 are used first, then
      C3; so both C3 and C4 fall, together with rising anti-dsDNA. Complexes in the glomerulus
      cause proliferative nephritis: red cell casts, proteinuria, hypertension. She needs an urgent kidney biopsy and immunosuppression.</p>
      <p>The alternative pathway does not use C4, so lipopolysaccharide or a C3 nephritic factor would lower C3 and leave C4 normal, as in C3
      glomerulopathy. C3 is too large to be lost much in urine, and loss would not
      explain red cell casts. In an acute-phase response the liver makes more C3 and C4, not less.</p>
      <p><strong>Take home:</strong> low C3 and low C4 is classical pathway; low C3 alone is alternative.</p>`,
    sources: [
      {
        title: 'The British Society for Rheumatology guideline for the management of systemic lupus erythematosus in adults',
        publisher: 'British Society for Rheumatology',
        year: 2018,
        url: 'https://doi.org/10.1093/rheumatology/kex286',
      },
    ],
  },
  {
    slug: 'headache-and-lost-vision-in-one-eye',
    topic: 'connective-tissue-disease-and-vasculitis',
    focus: 'management',
    difficulty: 2,
    question_text: `
      <p>A 74-year-old woman has had a new left-sided headache for 3 weeks, pain in her jaw when she chews, and tenderness when she combs her hair. This
      morning the sight in her left eye went grey for 10 minutes and came back. CRP is 78 mg/L and platelets
      486 × 10<sup>9</sup>/L. It is Friday evening; temporal artery ultrasound can be done on Monday.</p>
      <p>What is the best plan?</p>`,
    answers: [
      { text: 'Aspirin 300 mg now and the transient ischaemic attack clinic tomorrow' },
      { text: 'High-dose glucocorticoid now and same-day ophthalmology assessment', correct: true },
      { text: 'Prednisolone 15 mg daily now and the rheumatology clinic in 1 week' },
      { text: 'Temporal artery biopsy tomorrow and glucocorticoid after the result' },
      { text: 'Ultrasound on Monday and glucocorticoid if a halo sign is seen' },
    ],
    explanation_text: `
      <p>Age, new headache, jaw claudication, scalp tenderness and a raised CRP make <strong>giant cell arteritis</strong> very likely, and transient
      visual loss warns that permanent blindness is near. She needs <strong>high-dose glucocorticoid at
      once</strong>: intravenous methylprednisolone 500 mg to 1 g daily for up to 3 days where it can be given without delay, otherwise prednisolone 60 to
      100 mg by mouth. An <strong>ophthalmologist sees her the same day</strong>.</p>
      <p>The transient loss is arteritic, so aspirin and a stroke clinic miss the cause. Prednisolone 15 mg is a dose for polymyalgia rheumatica. Waiting
      for biopsy or ultrasound risks the other eye; biopsy stays positive for weeks after steroids begin, though
      ultrasound fades within days, so keep the Monday slot.</p>
      <p><strong>Take home:</strong> sight lost in giant cell arteritis does not return: treat first, prove later.</p>`,
    sources: [
      {
        title: 'British Society for Rheumatology guideline on diagnosis and treatment of giant cell arteritis',
        publisher: 'British Society for Rheumatology',
        year: 2020,
        url: 'https://doi.org/10.1093/rheumatology/kez672',
      },
    ],
  },
  {
    slug: 'cauda-equina-warning-features',
    topic: 'back-pain',
    focus: 'diagnosis',
    difficulty: 2,
    question_text: `
      <p>A 42-year-old woman with a known disc prolapse comes to the emergency department because her back pain has become worse over 2 days. You ask about
      and examine for cauda equina compression.</p>
      <p>Select THREE findings that should lead to emergency magnetic resonance imaging.</p>`,
    answers: [
      { text: 'Absent right ankle jerk, as noted 2 months ago' },
      { text: 'New pain and weakness in both legs', correct: true },
      { text: 'Back pain that is worse on coughing' },
      { text: 'New numbness when wiping after the toilet', correct: true },
      { text: 'Positive straight leg raise at 40° on the right' },
      { text: 'New difficulty in starting to pass urine', correct: true },
      { text: 'Stiffness for 20 minutes in the morning' },
    ],
    explanation_text: `
      <p>Cauda equina compression should be found <strong>before</strong> retention is complete, because bladder function is often lost for good once it
      is. The warnings are <strong>pain or deficit in both legs</strong>,
      <strong>numbness of the saddle area</strong>, and <strong>any new change in bladder, bowel or sexual function</strong>, even just hesitancy or a
      poorer feeling of flow. Suspicion means MRI now and a call to the spinal surgeons; a normal rectal
      examination does not exclude it.</p>
      <p>An absent ankle jerk known for 2 months is the old S1 root. Pain on coughing and a positive straight leg raise on one side are signs of a disc
      prolapse that presses on a single root. Twenty minutes of morning stiffness
      is common in mechanical pain.</p>
      <p><strong>Take home:</strong> ask everyone with sciatica about both legs, saddle, bladder, bowel and sex, and tell them what should bring them
      back.</p>`,
    sources: [
      backPainGuideline,
      {
        title: 'Sciatica (lumbar radiculopathy) (Clinical Knowledge Summary)',
        publisher: nice,
        year: 2024,
        url: 'https://cks.nice.org.uk/topics/sciatica-lumbar-radiculopathy/',
      },
    ],
  },
  {
    slug: 'asking-for-a-scan-for-back-pain',
    topic: 'back-pain',
    focus: 'communication',
    difficulty: 1,
    question_text: `
      <p>A 38-year-old nurse has had low back pain for 3 weeks after moving house. She has no leg pain, no red flags and a normal neurological examination.
      She is slowly improving but worried: "I need a scan, to see what is damaged
      before I move too much."</p>
      <p>Which reply is best?</p>`,
    answers: [
      { text: '"I can ask for an X-ray now, which is quicker, and for a scan if it is normal."' },
      { text: '"Scans are only for people who need surgery, and you do not. It will go away."' },
      { text: '"You should rest in bed until the pain has gone, and then we can think again."' },
      { text: '"Your examination shows nothing dangerous. Moving is safe, and helps it heal."', correct: true },
      { text: '"Let me give you a stronger painkiller, so that you can manage without a scan."' },
    ],
    explanation_text: `
      <p>Her fear is damage. The best reply <strong>answers that fear, tells what was found and gives her a safe way forward</strong>: stay active, go back
      to work as she can, expect ups and downs, and return at once for leg weakness, saddle
      numbness or bladder change. It can help to add that scans show bulges and wear in many people without pain, and often worry more than they help.</p>
      <p>An X-ray gives radiation without an answer. "Only for surgery" is not quite true, and brushes her off. Bed rest delays recovery and confirms the
      fear. A stronger painkiller does not answer the question, and opioids do more harm than
      good in back pain.</p>
      <p><strong>Take home:</strong> explore the worry behind the request for a test; a good examination, explained, is treatment.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng59',
    sources: [backPainGuideline],
  },
];
