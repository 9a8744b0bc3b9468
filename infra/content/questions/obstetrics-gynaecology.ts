import type { QuestionContent } from '../question-content';

const nice = 'National Institute for Health and Care Excellence';
const hypertensionGuideline = {
  title: 'Hypertension in pregnancy: diagnosis and management (NG133)',
  publisher: nice,
  year: 2019,
  url: 'https://www.nice.org.uk/guidance/ng133',
};
const earlyPregnancyGuideline = {
  title: 'Ectopic pregnancy and miscarriage: diagnosis and initial management (NG126)',
  publisher: nice,
  year: 2019,
  url: 'https://www.nice.org.uk/guidance/ng126',
};
const eligibilityCriteria = {
  title: 'UK Medical Eligibility Criteria for Contraceptive Use',
  publisher: 'College of Sexual and Reproductive Healthcare',
  year: 2025,
  url: 'https://www.cosrh.org/',
};

export const questions: QuestionContent[] = [
  {
    slug: 'pre-eclampsia-placental-origin',
    topic: 'hypertension-in-pregnancy',
    focus: 'mechanism',
    difficulty: 2,
    question_text: `
      <p>A 31-year-old woman at 29 weeks of her first pregnancy has a blood pressure of 152/98 mmHg, a urinary protein:creatinine ratio of 88 mg/mmol and a
      fetus below the 3rd
      centile. Uterine artery Doppler shows high resistance on both sides.</p>
      <p>Which event of early pregnancy is the usual starting point of this illness?</p>`,
    answers: [
      { text: 'Excessive growth of villous trophoblast' },
      { text: 'Excessive secretion of renin by the kidney' },
      { text: 'Failed fusion of the amnion and the chorion' },
      { text: 'Failed remodelling of the spiral arteries', correct: true },
      { text: 'Maternal antibodies against fetal red cells' },
    ],
    explanation_text: `
      <p>She has pre-eclampsia of early onset. Normally, extravillous trophoblast invades the <strong>spiral arteries</strong> and turns them into wide
      vessels that cannot constrict. When this
      fails, the placenta is poorly perfused and releases anti-angiogenic factors such as soluble Flt-1, which bind placental growth factor. The mother's
      endothelium suffers:
      hypertension, proteinuria, raised liver enzymes. The fetus grows poorly, and uterine Doppler shows high resistance.</p>
      <p>Excess villous trophoblast is a molar pregnancy. Renin and angiotensin are, if anything, lower than in normal pregnancy. Fusion of the membranes
      has no part in it. Red cell
      antibodies cause haemolytic disease of the fetus.</p>
      <p><strong>Take home:</strong> the trouble begins in the placenta, so delivery is the cure and aspirin must start early.</p>`,
    sources: [hypertensionGuideline],
  },
  {
    slug: 'eclampsia-magnesium-safety',
    topic: 'hypertension-in-pregnancy',
    focus: 'prescribing',
    difficulty: 2,
    question_type: 4,
    question_text: `
      <p>A 24-year-old woman at 37 weeks with pre-eclampsia has a generalised tonic-clonic seizure on the labour ward. Help is called, she is turned to her
      left side and given oxygen. You draw up
      the first-line anticonvulsant as a loading dose, to be followed by an infusion.</p>
      <p>Complete the plan.</p>`,
    answers: [
      { label: 'Drug and loading dose', text: 'Magnesium sulfate 4 g intravenously over 5 to 15 minutes', correct: true },
      { label: 'Bedside sign that is lost first in toxicity', text: 'Deep tendon reflexes (knee jerks)', correct: true },
      { label: 'Antidote to toxicity', text: 'Calcium gluconate', correct: true },
    ],
    explanation_text: `
      <p><strong>Magnesium sulfate</strong> stops and prevents eclamptic seizures better than diazepam or phenytoin. The loading dose is 4 g intravenously
      over 5 to 15 minutes, then 1 g/hour for 24 hours
      after the last seizure; a recurrent seizure has a further 2 to 4 g.</p>
      <p>As the concentration rises, <strong>tendon reflexes</strong> disappear first; respiratory depression and cardiac arrest come later. So reflexes,
      respiratory rate, oxygen saturation and urine output are checked
      throughout: magnesium leaves by the kidney, and oliguria makes the usual rate dangerous. <strong>Calcium gluconate</strong> (10 mL of 10%, slowly) is
      the antidote; stop the infusion.</p>
      <p>Then treat severe hypertension, restrict fluids and plan birth once she is stable.</p>
      <p><strong>Take home:</strong> no knee jerk, no more magnesium.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng133',
    sources: [
      hypertensionGuideline,
      { title: 'Magnesium sulfate', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/drugs/magnesium-sulfate/' },
    ],
  },
  {
    slug: 'painful-bleeding-at-thirty-three-weeks',
    topic: 'bleeding-in-pregnancy',
    focus: 'diagnosis',
    difficulty: 1,
    question_text: `
      <p>A 27-year-old woman who smokes has constant, severe abdominal pain and a small dark vaginal bleed at 33 weeks. Her first child was born
      vaginally, and her membranes are intact. Heart rate is 122/min, blood
      pressure 96/54 mmHg. The
      uterus is tense, tender and does not relax. The fetal heart rate is 95/min. The scan at 20 weeks showed a fundal placenta.</p>
      <p>Which diagnosis is most likely?</p>`,
    answers: [
      { text: 'Placental abruption', correct: true },
      { text: 'Placenta praevia' },
      { text: 'Preterm labour with a show' },
      { text: 'Uterine rupture' },
      { text: 'Vasa praevia' },
    ],
    explanation_text: `
      <p>Constant pain, a woody-hard uterus, shock out of proportion to the visible blood and fetal distress are the picture of <strong>placental
      abruption</strong>. Much of the blood lies behind the
      placenta. Smoking, cocaine, hypertension, trauma and a previous abruption raise the risk. It is a clinical diagnosis: ultrasound often misses it.</p>
      <p>Placenta praevia bleeds without pain from a soft uterus, and the placenta was fundal. Preterm labour brings pains that come and go, with
      relaxation between. Uterine rupture is rare without a
      scar or labour; the uterus loses its shape and contractions stop. In vasa praevia painless bleeding follows rupture of the membranes: the blood is
      fetal, and the mother is
      well.</p>
      <p><strong>Take home:</strong> tense and painful is abruption; soft and painless is praevia.</p>`,
    sources: [
      {
        title: 'Antepartum Haemorrhage (Green-top Guideline No. 63)',
        publisher: 'Royal College of Obstetricians and Gynaecologists',
        year: 2011,
        url: 'https://www.rcog.org.uk/guidance/browse-all-guidance/green-top-guidelines/antepartum-haemorrhage-green-top-guideline-no-63/',
      },
    ],
  },
  {
    slug: 'tubal-pregnancy-with-a-heartbeat',
    topic: 'bleeding-in-pregnancy',
    focus: 'management',
    difficulty: 3,
    moderate: true,
    question_text: `
      <p>A 29-year-old woman at 7 weeks has had left-sided pelvic pain for 2 days. Heart rate is 84/min, blood pressure 118/72 mmHg. Transvaginal
      ultrasound shows a 41 mm left tubal
      mass with an embryo and a heartbeat, no free fluid and an empty uterus. Serum hCG is 6200 IU/L. The right tube looks normal, and she has no other
      risk factor for infertility.</p>
      <p>Which treatment should be offered first?</p>`,
    answers: [
      { text: 'Expectant management with hCG on days 2, 4 and 7' },
      { text: 'Laparoscopic salpingectomy', correct: true },
      { text: 'Laparotomy and salpingotomy' },
      { text: 'Single-dose intramuscular methotrexate' },
      { text: 'Mifepristone followed by misoprostol' },
    ],
    explanation_text: `
      <p>Any one of these makes surgery the first offer: <strong>significant pain, a mass of 35 mm or more, a visible heartbeat, or hCG of 5000 IU/L or
      more</strong>. She has several. With a healthy other tube,
      <strong>salpingectomy</strong> is preferred; salpingotomy is for women with another risk to fertility, and leaves a chance of persistent trophoblast.
      Laparoscopy is preferred when possible.</p>
      <p>Expectant management is for stable, pain-free women with a small mass, no heartbeat and a low, falling hCG. Methotrexate fits an unruptured mass
      below 35 mm, no heartbeat, no significant pain and hCG
      below 1500 IU/L; between 1500 and 5000 she may choose. Laparotomy is for the unstable. Mifepristone and misoprostol treat a pregnancy inside the
      uterus.</p>
      <p><strong>Take home:</strong> pain, 35 mm, heartbeat, 5000: any one means surgery.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng126',
    sources: [earlyPregnancyGuideline],
  },
  {
    slug: 'emergency-contraception-most-effective',
    topic: 'contraception',
    focus: 'communication',
    difficulty: 2,
    question_text: `
      <p>A 22-year-old woman had unprotected sex 3 days ago, on day 13 of a regular 28-day cycle, and not at any other time since her period. She says:
      "I really must not be pregnant. What would work
      best?" She is well, takes no medicines and
      has no allergies.</p>
      <p>Which answer is most accurate?</p>`,
    answers: [
      { text: '"The levonorgestrel pill works best, because you are still inside 72 hours."' },
      { text: '"Nothing works any more once the egg has been released, so we have to wait."' },
      { text: '"All the methods work equally well, so take whichever suits you the most."' },
      { text: '"The ulipristal pill works best, and you can start another pill the same day."' },
      { text: '"The copper coil works best, and it can stay in as contraception if you like."', correct: true },
    ],
    explanation_text: `
      <p>The <strong>copper intrauterine device</strong> is the most effective emergency contraception: it fails in fewer than 1 in 100, works before and
      after ovulation, and may be fitted up to 5 days after sex or up to
      5 days after the earliest likely ovulation (here day 14, so to day 19). If she cannot have it at once, give an oral method meanwhile.</p>
      <p>Levonorgestrel acts by delaying ovulation; on day 16 she has probably ovulated, so it is likely to fail, and 72 hours is its limit and no proof of
      effect. Copper still works after
      ovulation. The methods are not equal. Ulipristal is the more effective pill, yet less so than copper, and hormones started within 5 days may undo
      it.</p>
      <p><strong>Take home:</strong> offer copper to everyone who asks for emergency contraception.</p>`,
    sources: [
      {
        title: 'Emergency Contraception (clinical guideline of 2017, amended 2023)',
        publisher: 'College of Sexual and Reproductive Healthcare',
        year: 2023,
        url: 'https://www.cosrh.org/',
      },
      {
        title: 'Emergency contraception',
        publisher: 'British National Formulary',
        year: 2025,
        url: 'https://bnf.nice.org.uk/treatment-summaries/emergency-contraception/',
      },
    ],
  },
  {
    slug: 'combined-pill-unacceptable-risk',
    topic: 'contraception',
    focus: 'prescribing',
    difficulty: 3,
    question_text: `
      <p>Several people in your clinic ask for the combined oral contraceptive pill. You check the UK Medical Eligibility Criteria (UKMEC). Each has only
      the feature that is mentioned.</p>
      <p>Select THREE features that are UKMEC category 4 (unacceptable health risk).</p>`,
    answers: [
      { text: 'Age 24, body mass index 32 kg/m²' },
      { text: 'Age 25, type 1 diabetes without complications' },
      { text: 'Age 26, migraine with aura', correct: true },
      { text: 'Age 27, confirmed carrier of a BRCA1 variant' },
      { text: 'Age 29, blood pressure 164/96 mmHg', correct: true },
      { text: 'Age 33, smokes 20 cigarettes a day' },
      { text: 'Age 38, smokes 20 cigarettes a day', correct: true },
    ],
    explanation_text: `
      <p><strong>Migraine with aura</strong> and the oestrogen of a combined pill each raise the risk of ischaemic stroke, and together they multiply. A
      <strong>systolic of 160 mmHg or more, or a diastolic of 100 or more</strong>, is
      category 4; either figure is enough. <strong>Smoking 15 or more a day at 35 or over</strong> is category 4 because of arterial disease.</p>
      <p>None of the other four is category 4. A smoker below 35 may use it, with advice to stop. A body mass index of 30 to 34 adds some risk of
      thrombosis, and 35 or more adds more. Diabetes weighs heavily once there is nephropathy, retinopathy, neuropathy or other vascular disease. A
      carrier of a BRCA variant needs specialist advice; it is current breast cancer that is category 4.</p>
      <p>Progestogen-only and intrauterine methods are open to the three who are turned away.</p>
      <p><strong>Take home:</strong> before a combined pill ask about aura, age and smoking, and measure blood pressure and body mass index.</p>`,
    sources: [eligibilityCriteria],
  },
  {
    slug: 'heavy-periods-first-line',
    topic: 'menstrual-disorders',
    focus: 'management',
    difficulty: 1,
    question_text: `
      <p>A 37-year-old woman has heavy, regular periods that make her miss work. She has no bleeding in between, no pain and a normal pelvic examination.
      Haemoglobin is 112 g/L. She has two children,
      wants no more for at least 5 years, needs contraception and would accept any treatment.</p>
      <p>Which treatment should be offered first?</p>`,
    answers: [
      { text: 'Combined oral contraceptive pill' },
      { text: 'Endometrial ablation' },
      { text: 'Levonorgestrel intrauterine system', correct: true },
      { text: 'Mefenamic acid during periods' },
      { text: 'Tranexamic acid during periods' },
    ],
    explanation_text: `
      <p>With no sign of pathology, the <strong>levonorgestrel intrauterine system</strong> is the first treatment to consider: it can lower loss by
      about 90% and gives contraception for years. Warn her of irregular
      bleeding in the first months; it is worth waiting at least six cycles. Check and treat iron deficiency as well: her haemoglobin is low.</p>
      <p>Tranexamic acid and NSAIDs such as mefenamic acid lower loss less, are good while waiting or if hormones are unwanted, and do not prevent
      pregnancy. A combined pill helps and is
      contraceptive but less effective, and depends on daily use. Ablation is only for those who want no more children; pregnancy after it is dangerous.</p>
      <p><strong>Take home:</strong> heavy periods without pathology: hormone coil first.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng88',
    sources: [
      { title: 'Heavy menstrual bleeding: assessment and management (NG88)', publisher: nice, year: 2018, url: 'https://www.nice.org.uk/guidance/ng88' },
    ],
  },
  {
    slug: 'amenorrhoea-with-very-high-prolactin',
    topic: 'menstrual-disorders',
    focus: 'investigation',
    difficulty: 2,
    question_text: `
      <p>A 32-year-old woman has had no period for 8 months and has noticed milk from both breasts and frequent headaches. She takes no medicines. A
      pregnancy test is negative. Prolactin is 5800 mU/L
      (normal below 500) on two samples, with no macroprolactin; FSH 2.1 IU/L, LH 1.4 IU/L, TSH 2.0 mU/L, creatinine 66 µmol/L.</p>
      <p>Which investigation should be done next?</p>`,
    answers: [
      { text: 'Dexamethasone suppression test' },
      { text: 'Dual-energy X-ray scan of the hip' },
      { text: 'Karyotype from peripheral blood' },
      { text: 'Magnetic resonance imaging of the pituitary', correct: true },
      { text: 'Transvaginal ultrasound of the ovaries' },
    ],
    explanation_text: `
      <p>Pregnancy, drugs, hypothyroidism and kidney failure are excluded, and the level is too high for stress or polycystic ovaries. A prolactinoma is
      likely, so the next step is <strong>magnetic resonance imaging of the
      pituitary</strong>, with visual fields. High prolactin suppresses GnRH pulses; hence low FSH and LH and no periods. A dopamine agonist such as
      cabergoline shrinks most of them.</p>
      <p>Dexamethasone suppression is for Cushing's syndrome. A bone scan may come later, since long oestrogen deficiency costs bone, but does not find the
      cause. A karyotype is for raised FSH in a young
      woman. Ovarian ultrasound helps with suspected polycystic ovaries, where prolactin is normal or slightly raised.</p>
      <p><strong>Take home:</strong> repeat a high prolactin, exclude pregnancy, drugs and thyroid, then image the pituitary.</p>`,
    sources: [
      { title: 'Amenorrhoea (Clinical Knowledge Summary)', publisher: nice, year: 2024, url: 'https://cks.nice.org.uk/topics/amenorrhoea/' },
      {
        title: 'Diagnosis and Treatment of Hyperprolactinemia: An Endocrine Society Clinical Practice Guideline',
        publisher: 'Endocrine Society',
        year: 2011,
        url: 'https://doi.org/10.1210/jc.2010-1692',
      },
    ],
  },
  {
    slug: 'hemorragia-posparto-por-atonia',
    topic: 'bleeding-in-pregnancy',
    focus: 'management',
    difficulty: 1,
    language: 'es',
    question_text: `
      <p>Una mujer de 34 años ha tenido un parto vaginal de un recién nacido de 4300 g. La placenta salió completa hace 15 minutos. Ha perdido unos 900 mL
      de sangre y sigue sangrando. Frecuencia cardiaca
      118/min, presión arterial 98/60 mmHg. El útero está blando y por encima del ombligo; no se ven desgarros. Se ha pedido ayuda y se han canalizado dos
      vías venosas.</p>
      <p>¿Cuál es la primera medida más adecuada para detener la hemorragia?</p>`,
    answers: [
      { text: 'Histerectomía obstétrica urgente' },
      { text: 'Embolización de las arterias uterinas' },
      { text: 'Taponamiento uterino con balón' },
      { text: 'Legrado uterino bajo anestesia' },
      { text: 'Masaje uterino y oxitocina intravenosa', correct: true },
    ],
    explanation_text: `
      <p>Un útero blando y alto, con placenta completa y sin desgarros, indica <strong>atonía uterina</strong>, la causa más frecuente de hemorragia
      posparto. Lo primero es contraer el útero:
      <strong>masaje uterino, vaciado de la vejiga y oxitocina intravenosa</strong>, junto con líquidos intravenosos y <strong>ácido tranexámico 1 g
      intravenoso</strong> en las 3 primeras horas. Si no basta, se añaden otros
      uterotónicos (ergometrina si no hay hipertensión, carboprost si no hay asma, misoprostol).</p>
      <p>El balón es el paso siguiente cuando fallan los fármacos. La embolización exige una paciente estable y un equipo disponible. La histerectomía es
      el último recurso, aunque no debe retrasarse si peligra la
      vida. El legrado es para restos placentarios, y la placenta salió completa.</p>
      <p><strong>Idea clave:</strong> repasar las cuatro T (tono, trauma, tejido, trombina) y empezar por el tono.</p>`,
    sources: [
      {
        title: 'Consolidated guidelines for the prevention, diagnosis and treatment of postpartum haemorrhage',
        publisher: 'World Health Organization',
        year: 2025,
        url: 'https://www.who.int/publications/i/item/9789240115637',
      },
      {
        title: 'Prevention and Management of Postpartum Haemorrhage (Green-top Guideline No. 52)',
        publisher: 'Royal College of Obstetricians and Gynaecologists',
        year: 2016,
        url: 'https://doi.org/10.1111/1471-0528.14178',
      },
    ],
  },
];
