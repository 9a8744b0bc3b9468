import type { QuestionContent } from '../question-content';

const nice = 'National Institute for Health and Care Excellence';
const feverGuideline = {
  title: 'Fever in under 5s: assessment and initial management (NG143)',
  publisher: nice,
  year: 2019,
  url: 'https://www.nice.org.uk/guidance/ng143',
};
const jaundiceGuideline = {
  title: 'Jaundice in newborn babies under 28 days (CG98)',
  publisher: nice,
  year: 2010,
  url: 'https://www.nice.org.uk/guidance/cg98',
};
const bronchiolitisGuideline = {
  title: 'Bronchiolitis in children: diagnosis and management (NG9)',
  publisher: nice,
  year: 2015,
  url: 'https://www.nice.org.uk/guidance/ng9',
};
const cerebralPalsyGuideline = {
  title: 'Cerebral palsy in under 25s: assessment and management (NG62)',
  publisher: nice,
  year: 2017,
  url: 'https://www.nice.org.uk/guidance/ng62',
};

export const questions: QuestionContent[] = [
  {
    slug: 'fever-in-a-three-week-old',
    topic: 'the-febrile-child',
    focus: 'management',
    difficulty: 2,
    moderate: true,
    question_text: `
      <p>A 3-week-old boy, born at term, has been feeding a little less since this morning. Temperature is 38.6 °C, heart rate 168/min, respiratory rate
      48/min,
      capillary refill 2 seconds. He looks well, is alert when roused and has a soft fontanelle. No focus is found.</p>
      <p>Which plan is best?</p>`,
    answers: [
      { text: 'Blood and urine tests; observe without antibiotics if C-reactive protein is below 20 mg/L' },
      { text: 'Blood and urine tests, lumbar puncture, and intravenous antibiotics that cover Listeria', correct: true },
      { text: 'Oral amoxicillin at home, with a review in the clinic after 24 hours' },
      { text: 'Paracetamol, a fluid challenge, and discharge if he feeds well in 4 hours' },
      { text: 'Urine dipstick first, and blood tests only if there are no leucocytes or nitrites' },
    ],
    explanation_text: `
      <p>At <strong>under 3 months, 38 °C or more is a red feature</strong>, however well the baby looks. He needs a full blood count, CRP, blood culture
      and urine test; a
      stool culture and chest X-ray only with symptoms. <strong>Under 1 month, lumbar puncture and intravenous antibiotics are for all</strong> (unless
      there is a reason not to
      puncture). A third-generation cephalosporin is joined by amoxicillin or ampicillin, because cephalosporins do not kill <em>Listeria</em>.</p>
      <p>A low CRP in the first hours does not exclude bacteraemia or meningitis. Oral antibiotics are unreliable in neonates and spoil cultures. A
      response to
      paracetamol tells nothing about the cause. Dipsticks are less reliable in young infants, and a urinary infection would not exclude meningitis.</p>
      <p><strong>Take home:</strong> a febrile neonate has sepsis until cultures say otherwise.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng143',
    sources: [feverGuideline],
  },
  {
    slug: 'red-features-of-the-traffic-light',
    topic: 'the-febrile-child',
    focus: 'diagnosis',
    difficulty: 3,
    question_text: `
      <p>You assess an 18-month-old girl with a 2-day fever of 39.1 °C, and use the NICE traffic light system for children under 5.</p>
      <p>Select THREE findings that would each count as RED (high risk).</p>`,
    answers: [
      { text: 'Capillary refill time of 3 seconds' },
      { text: 'Dry mucous membranes' },
      { text: 'Grunting', correct: true },
      { text: 'Nasal flaring' },
      { text: 'Reduced skin turgor', correct: true },
      { text: 'Rigors' },
      { text: 'Weak, high-pitched cry', correct: true },
    ],
    explanation_text: `
      <p>Red features mean high risk of serious illness. <strong>Grunting</strong> is breathing out against a closed glottis to hold the lungs open.
      <strong>Reduced skin
      turgor</strong> means marked dehydration. A <strong>weak, high-pitched or continuous cry</strong> suggests cerebral irritation or exhaustion.</p>
      <p>The other four are amber: they ask for a face-to-face assessment and safety-netting or paediatric advice. Nasal flaring is the lesser neighbour of
      grunting, and dry mucous
      membranes of reduced turgor. A capillary refill of 3 seconds or more and rigors are also amber. A temperature of 39 °C is itself amber only at 3 to 6
      months; at 18
      months, height of fever alone says little.</p>
      <p><strong>Take home:</strong> learn the pairs: flaring is amber, grunting red; a dry mouth is amber, lost turgor red.</p>`,
    sources: [feverGuideline],
  },
  {
    slug: 'prolonged-jaundice-with-pale-stools',
    topic: 'neonatal-problems',
    focus: 'investigation',
    difficulty: 1,
    question_text: `
      <p>A 19-day-old breastfed girl, born at term, is still jaundiced. She is gaining weight. Her mother has noticed that the stools have become pale like
      putty and
      that the urine stains the nappy dark yellow. The liver edge is 3 cm below the costal margin.</p>
      <p>Which blood test is most important now?</p>`,
    answers: [
      { text: 'Alanine aminotransferase' },
      { text: 'Direct antiglobulin test' },
      { text: 'Glucose-6-phosphate dehydrogenase assay' },
      { text: 'Thyroid-stimulating hormone' },
      { text: 'Total and conjugated bilirubin', correct: true },
    ],
    explanation_text: `
      <p>Jaundice beyond 14 days at term is prolonged. Pale stools and dark urine mean that bile is not reaching the gut. The first step is to
      <strong>split the
      bilirubin</strong>: a conjugated level above 25 µmol/L needs urgent specialist review for <strong>biliary atresia</strong>. The Kasai operation
      restores bile flow
      best when done before about 60 days, so days matter, even in a thriving baby.</p>
      <p>Alanine aminotransferase may be normal early and does not tell obstruction from the rest. A direct antiglobulin test and the enzyme assay look for
      haemolysis, which gives
      unconjugated jaundice with normal stools. Hypothyroidism is a cause of prolonged, mostly unconjugated jaundice; check the newborn screening result
      too.</p>
      <p><strong>Take home:</strong> look at the stool, and split the bilirubin of every baby still yellow at 2 weeks.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/cg98',
    sources: [jaundiceGuideline],
  },
  {
    slug: 'pyloric-stenosis-paradoxical-aciduria',
    topic: 'neonatal-problems',
    focus: 'mechanism',
    difficulty: 3,
    question_text: `
      <p>A 5-week-old boy has had forceful, non-bilious vomiting after feeds for a week. Capillary gas: pH 7.54, bicarbonate 36 mmol/L. Sodium is 133,
      potassium 2.9 and
      chloride 84 mmol/L. Although his blood is alkaline, his urine is now acid.</p>
      <p>Which mechanism explains the acid urine?</p>`,
    answers: [
      { text: 'Aldosterone makes the kidney keep sodium in exchange for potassium and hydrogen ions', correct: true },
      { text: 'Antidiuretic hormone keeps water, so that hydrogen ions in the urine are concentrated' },
      { text: 'Lactic acid made by poorly perfused tissue is filtered and excreted by the kidney' },
      { text: 'Loss of pancreatic juice takes bicarbonate away, so that less of it is filtered' },
      { text: 'Slow breathing retains carbon dioxide, which the tubules excrete as carbonic acid' },
    ],
    explanation_text: `
      <p>Vomiting of gastric juice loses water, hydrogen, chloride and a little sodium and potassium. At first the kidney sheds bicarbonate. As volume
      falls,
      <strong>aldosterone rises</strong>, and the distal tubule keeps sodium at the price of <strong>potassium and then hydrogen</strong>. With chloride
      short, sodium
      comes back with bicarbonate instead. So urine becomes acid while blood is alkaline.</p>
      <p>Antidiuretic hormone concentrates urine without making acid. Lactate would lower the blood pH. The blockage lies before the duodenum, so
      pancreatic bicarbonate is
      not vomited. Hypoventilation is a compensation, and tubules do not excrete carbon dioxide as acid.</p>
      <p>Correct fluid, chloride and potassium first; pyloromyotomy is never the emergency.</p>
      <p><strong>Take home:</strong> the kidney saves volume before it saves pH.</p>`,
    sources: [
      {
        title: 'Intravenous fluid therapy in children and young people in hospital (NG29)',
        publisher: nice,
        year: 2015,
        url: 'https://www.nice.org.uk/guidance/ng29',
      },
      {
        title: 'Pyloric Stenosis',
        publisher: 'Pediatrics in Review (American Academy of Pediatrics)',
        year: 2000,
        url: 'https://publications.aap.org/pediatricsinreview/article-abstract/21/7/249/61590/Pyloric-Stenosis',
      },
    ],
  },
  {
    slug: 'mild-croup-treatment',
    topic: 'childhood-respiratory-illness',
    focus: 'prescribing',
    difficulty: 1,
    question_text: `
      <p>A 2-year-old boy (12 kg) has had a runny nose for 2 days and woke with a barking cough and a hoarse voice. There is stridor only when he cries. He
      is alert and
      drinking; oxygen saturation is 98% on air, respiratory rate 28/min, temperature 37.8 °C, with no recession.</p>
      <p>Which treatment should he be given?</p>`,
    answers: [
      { text: 'Amoxicillin 250 mg orally three times a day for 5 days' },
      { text: 'Adrenaline 1 in 1000, 4.8 mL by nebuliser, once' },
      { text: 'Dexamethasone 1.8 mg orally, once', correct: true },
      { text: 'Humidified air from a steam kettle for 20 minutes' },
      { text: 'Salbutamol 100 micrograms, 10 puffs by spacer' },
    ],
    explanation_text: `
      <p>A barking cough, hoarse voice and stridor only on crying are mild croup. <strong>A single oral dose of dexamethasone, 150 micrograms/kg</strong>,
      is given whatever the
      severity: 12 kg × 150 micrograms = 1800 micrograms, or 1.8 mg. It works within hours and prevents return visits.</p>
      <p>Croup is viral, usually parainfluenza, so amoxicillin does nothing. Nebulised adrenaline (400 micrograms/kg, hence 4.8 mL) is for moderate or
      severe croup with
      stridor at rest and distress; its effect wears off in about 2 hours. Steam has no benefit and burns children. Salbutamol relaxes bronchi, while the
      narrowing
      is in the larynx.</p>
      <p><strong>Take home:</strong> one dose of dexamethasone for every child with croup, even a mild one.</p>`,
    further_reading: 'https://cks.nice.org.uk/topics/croup/',
    sources: [
      { title: 'Croup (Clinical Knowledge Summary)', publisher: nice, year: 2024, url: 'https://cks.nice.org.uk/topics/croup/' },
      { title: 'Dexamethasone', publisher: 'British National Formulary for Children', year: 2025, url: 'https://bnfc.nice.org.uk/drugs/dexamethasone/' },
    ],
  },
  {
    slug: 'bronchiolitis-explaining-no-antibiotics',
    topic: 'childhood-respiratory-illness',
    focus: 'communication',
    difficulty: 2,
    question_text: `
      <p>A 7-month-old girl, born at term and healthy, is on day 3 of bronchiolitis. Oxygen saturation is 96% on air, respiratory rate 44/min; she takes
      about
      80% of her usual milk and has wet nappies. You plan to send her home. Her father asks for "an antibiotic or a puffer, to be on the safe side".</p>
      <p>Which reply is best?</p>`,
    answers: [
      { text: '"I can give you an antibiotic to keep at home, to start if her cough is still there in 3 days."' },
      { text: '"It is a viral illness, so there is nothing to be done. Most babies are well again in a few days."' },
      { text: '"Let us try the puffer at home for a week, because some babies with a wheeze get better with it."' },
      { text: '"It is a virus, so neither would help her. Let me show you what to watch for and when to come back."', correct: true },
      { text: '"The guideline does not let me. You can ask your general practitioner again if she gets worse."' },
    ],
    explanation_text: `
      <p>The best reply <strong>says why the medicines would not help and gives the parent something to do</strong>: small frequent feeds; come back at
      once for pauses in
      breathing, grunting, blue lips or exhaustion; seek help if she takes half to three quarters of her usual milk or less, or has no wet nappy for 12
      hours. Symptoms
      often peak on days 3 to 5; the cough may last 3 weeks.</p>
      <p>A back-up antibiotic treats a virus with a drug that can only harm, and a lasting cough is expected. "Nothing to be done" is untrue and gives no
      safety net, and promises too quick a
      recovery. Bronchodilators do not work in bronchiolitis. Hiding behind a guideline explains nothing and passes the worry on.</p>
      <p><strong>Take home:</strong> safety-netting is the treatment you send home.</p>`,
    sources: [bronchiolitisGuideline],
  },
  {
    slug: 'boy-who-climbs-up-his-legs',
    topic: 'growth-and-development',
    focus: 'diagnosis',
    difficulty: 1,
    question_type: 4,
    question_text: `
      <p>A 4-year-old boy walked at 20 months and has never run well. He falls often, climbs stairs one at a time and gets up from the floor by pushing his
      hands on
      his thighs. His calves are large and firm. His mother's brother used a wheelchair from the age of 11.</p>
      <p>Fill in the three boxes.</p>`,
    answers: [
      { label: 'Most likely diagnosis', text: 'Duchenne muscular dystrophy', correct: true },
      { label: 'First blood test', text: 'Creatine kinase', correct: true },
      { label: 'Pattern of inheritance', text: 'X-linked recessive', correct: true },
    ],
    explanation_text: `
      <p>Late walking, falls, <strong>Gowers' sign</strong>, large calves and an affected maternal uncle make <strong>Duchenne muscular dystrophy</strong>
      the likely
      diagnosis. <strong>Creatine kinase</strong> is many times normal from birth, so one cheap test in any boy who does not walk by 18 months can save
      years of delay. Genetic
      testing of the dystrophin gene confirms it.</p>
      <p>Inheritance is <strong>X-linked recessive</strong>, but about a third of cases are new mutations, so a clear family history does not exclude it.
      Becker dystrophy is
      milder and later. Spinal muscular atrophy gives weakness with absent reflexes, tongue fasciculation and a normal or slightly raised creatine
      kinase.</p>
      <p>Early diagnosis brings glucocorticoids, heart and breathing surveillance, and genetic advice before a next pregnancy.</p>
      <p><strong>Take home:</strong> late walker, large calves: check creatine kinase.</p>`,
    sources: [
      {
        title: 'Suspected neurological conditions: recognition and referral (NG127)',
        publisher: nice,
        year: 2019,
        url: 'https://www.nice.org.uk/guidance/ng127',
      },
    ],
  },
  {
    slug: 'hand-preference-at-nine-months',
    topic: 'growth-and-development',
    focus: 'diagnosis',
    difficulty: 2,
    question_text: `
      <p>A 9-month-old boy, born at 31 weeks (corrected age 7 months), reaches for toys only with his right hand; the left stays fisted. He smiles, babbles
      and turns
      to his name. Tone is raised in the left arm and leg, and the left knee jerk is brisker than the right. Skills have not been lost.</p>
      <p>Which diagnosis is most likely?</p>`,
    answers: [
      { text: 'Brachial plexus injury from birth' },
      { text: 'Normal early right-handedness' },
      { text: 'Spastic unilateral cerebral palsy', correct: true },
      { text: 'Spinal muscular atrophy' },
      { text: 'Tay-Sachs disease' },
    ],
    explanation_text: `
      <p>A hand preference before 12 months is a warning, because both hands should be used alike. With raised tone, a fisted hand and brisk reflexes on
      one side, in a baby
      born preterm, <strong>spastic unilateral cerebral palsy</strong> is most likely. Refer to child development, and start therapy early; magnetic
      resonance imaging often
      shows the injury.</p>
      <p>Handedness normally shows at 18 months to 3 years. A brachial plexus injury gives a floppy arm with lost reflexes and spares the leg. Spinal
      muscular atrophy gives
      symmetrical weakness, low tone and absent reflexes. Tay-Sachs disease begins with startle and goes on to loss of skills; he has lost none.</p>
      <p><strong>Take home:</strong> hand preference in the first year is a sign to refer, not a talent.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng62',
    sources: [cerebralPalsyGuideline],
  },
  {
    slug: 'enfermedad-de-kawasaki-tratamiento',
    topic: 'the-febrile-child',
    focus: 'management',
    difficulty: 2,
    language: 'es',
    question_text: `
      <p>Una niña de 3 años tiene fiebre de 39 a 40 °C desde hace 6 días, que no ha cedido con amoxicilina. Presenta conjuntivitis bilateral sin secreción,
      labios rojos y
      agrietados, lengua aframbuesada, exantema en el tronco, edema de manos y pies y una adenopatía cervical de 2 cm. PCR 142 mg/L. El ecocardiograma
      inicial es normal.</p>
      <p>¿Qué tratamiento debe iniciarse para prevenir los aneurismas coronarios?</p>`,
    answers: [
      { text: 'Inmunoglobulina intravenosa y ácido acetilsalicílico', correct: true },
      { text: 'Ibuprofeno oral y observación durante 48 horas' },
      { text: 'Penicilina oral durante 10 días' },
      { text: 'Ceftriaxona y clindamicina intravenosas' },
      { text: 'Heparina de bajo peso molecular subcutánea' },
    ],
    explanation_text: `
      <p>Fiebre de 5 días o más con conjuntivitis no purulenta, cambios en la boca, exantema, edema de las extremidades y adenopatía cervical: es una
      <strong>enfermedad de
      Kawasaki</strong> completa. La <strong>inmunoglobulina intravenosa (2 g/kg en dosis única)</strong>, dentro de los 10 primeros días, reduce los
      aneurismas coronarios de alrededor del 25 % a menos del 5 %. Se asocia ácido acetilsalicílico (aspirina), en una de sus pocas indicaciones en
      niños. En los casos
      de alto riesgo se añade un corticoide.</p>
      <p>Un ecocardiograma inicial normal no permite esperar: los aneurismas aparecen más tarde. El ibuprofeno solo no los previene y antagoniza el efecto
      antiagregante de la aspirina. La
      penicilina trata la escarlatina, que no cursa con conjuntivitis ni edema. Los antibióticos intravenosos son para el síndrome del shock tóxico. La
      heparina se
      reserva para aneurismas
      grandes.</p>
      <p><strong>Idea clave:</strong> cinco días de fiebre, pensar en Kawasaki; tratar antes del día 10.</p>`,
    sources: [
      feverGuideline,
      {
        title: 'Diagnosis, Treatment, and Long-Term Management of Kawasaki Disease: A Scientific Statement for Health Professionals',
        publisher: 'American Heart Association',
        year: 2017,
        url: 'https://doi.org/10.1161/CIR.0000000000000484',
      },
    ],
  },
];
