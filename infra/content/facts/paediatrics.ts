import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'childhood-rash-to-organism',
    topic: 'the-febrile-child',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'Which organism is the most likely cause of illness in {subject}?',
    ask_back: 'Which child is most likely to be infected with {answer}?',
    members: [
      {
        subject: 'an unvaccinated child with cough, red eyes, white buccal spots and a rash that spread down from the ears',
        answer: 'measles virus',
        because: 'Cough, coryza and conjunctivitis with Koplik’s spots come before the rash. It is notifiable and highly infectious.',
      },
      {
        subject: 'a child with tender nodes behind the ears and a fine pink rash that faded within three days, hardly unwell',
        answer: 'rubella virus',
        because: 'It is mild for the child; the danger is to a fetus in the first weeks of pregnancy.',
      },
      {
        subject: 'a child with an itchy rash in crops, with papules, blisters and crusts side by side',
        answer: 'varicella-zoster virus',
        because: 'Lesions of all ages together are typical. The child is infectious until all have crusted; ibuprofen is avoided.',
      },
      {
        subject: 'a child with a sore throat, a strawberry tongue and a rash like sandpaper',
        answer: 'group A streptococcus',
        because: 'Scarlet fever is treated with ten days of phenoxymethylpenicillin and is notifiable.',
      },
      {
        subject: 'a child with bright red cheeks followed by a lacy rash on the limbs',
        answer: 'parvovirus B19',
        because: 'Once the rash shows, the child is no longer infectious. It can cause aplastic crisis in haemolytic disease and harm a fetus.',
      },
      {
        subject: 'a baby with three days of high fever whose pink trunk rash appears as the fever goes',
        answer: 'human herpesvirus 6',
        because: 'Roseola is known by fever first and rash after; febrile convulsions are common with it.',
      },
      {
        subject: 'a toddler with painful mouth ulcers and small blisters on the palms and soles',
        answer: 'coxsackievirus A16',
        because: 'This enterovirus is the usual cause of the hand, foot and mouth pattern; it passes in about a week.',
      },
      {
        subject: 'a drowsy child with cold hands, mottled skin and purple spots that stay under a glass',
        answer: 'Neisseria meningitidis',
        because: 'Non-blanching spots in an ill child are meningococcal until proved otherwise: give antibiotics without delay.',
      },
    ],
    source: {
      title: 'Immunisation against infectious disease: the Green Book',
      publisher: 'UK Health Security Agency',
      year: 2024,
      url: 'https://www.gov.uk/government/collections/immunisation-against-infectious-disease-the-green-book',
    },
  },
  {
    slug: 'milestone-to-age',
    topic: 'growth-and-development',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'At about what age do most children first {subject}?',
    ask_back: 'Which of these do most children first do at about {answer} of age?',
    members: [
      {
        subject: 'smile in response to a familiar face',
        answer: 'six weeks',
        because: 'A social smile appears at around six weeks; its absence at eight to ten weeks needs a look at vision and development.',
      },
      {
        subject: 'reach out and grasp a toy with the whole hand',
        answer: 'five months',
        because: 'Palmar grasp with reaching comes between four and six months, well before the pincer grip.',
      },
      {
        subject: 'sit without support with a straight back',
        answer: 'eight months',
        because: 'Most sit alone between six and eight months, and NICE lists not sitting by eight months as a reason to look further.',
      },
      {
        subject: 'walk a few steps on their own',
        answer: 'thirteen months',
        because: 'The average is a little over a year; a child not walking at 18 months is assessed, with CK in boys.',
      },
      {
        subject: 'join two words together',
        answer: 'two years',
        because: 'Two-word phrases come around the second birthday; hearing is tested when they do not.',
      },
      {
        subject: 'copy a circle and pedal a tricycle',
        answer: 'three years',
        because: 'Drawing goes from line to circle to cross; the circle and pedals belong to the third birthday.',
      },
      {
        subject: 'copy a cross and hop on one foot',
        answer: 'four years',
        because: 'Hopping and the cross come a year after the circle.',
      },
      {
        subject: 'copy a triangle and skip on alternate feet',
        answer: 'five years',
        because: 'The triangle needs oblique lines and comes last; by now most are ready for school.',
      },
    ],
    source: {
      title: 'Developmental milestones record',
      publisher: 'MedlinePlus, US National Library of Medicine',
      year: 2024,
      url: 'https://medlineplus.gov/ency/article/002002.htm',
    },
  },
  {
    slug: 'newborn-picture-to-diagnosis',
    topic: 'neonatal-problems',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Which diagnosis is most likely in {subject}?',
    ask_back: 'Which newborn baby is most likely to have {answer}?',
    members: [
      {
        subject: 'a baby of 28 weeks who grunts from birth, with ground-glass lungs and air bronchograms',
        answer: 'surfactant deficiency',
        because: 'Stiff alveoli collapse without surfactant. Antenatal steroids, surfactant and gentle pressure support treat it.',
      },
      {
        subject: 'a baby of 38 weeks born by planned caesarean who breathes fast, with a line in the fissure, well by next day',
        answer: 'retained lung fluid',
        because: 'Without labour the fluid of fetal life is cleared late: transient tachypnoea of the newborn.',
      },
      {
        subject: 'a baby of 42 weeks born through green liquor with patchy, overinflated lungs',
        answer: 'meconium aspiration',
        because: 'Inhaled bowel contents block and irritate the airways; pulmonary hypertension of the newborn may follow.',
      },
      {
        subject: 'a baby with a hollow abdomen, heart sounds on the right and bowel loops in the left chest',
        answer: 'a diaphragmatic hernia',
        because: 'Bowel in the chest hinders lung growth. Intubate, decompress the stomach and avoid mask ventilation.',
      },
      {
        subject: 'a frothing baby who chokes with the first feed and in whom a gastric tube coils in the chest',
        answer: 'oesophageal atresia',
        because: 'Polyhydramnios gives the clue before birth; most have a fistula to the trachea.',
      },
      {
        subject: 'a baby who is blue at rest and pink when crying, with no passage for a nasal catheter',
        answer: 'choanal atresia',
        because: 'Newborn babies breathe through the nose, so blockage is relieved only when they open the mouth to cry.',
      },
      {
        subject: 'a baby of 27 weeks with bloody stools, a tense abdomen and gas in the bowel wall',
        answer: 'necrotising enterocolitis',
        because: 'Intramural gas is diagnostic. Stop feeds, give antibiotics and watch for perforation; breast milk protects.',
      },
      {
        subject: 'a term baby who has passed no stool by 48 hours, with explosive release after rectal examination',
        answer: 'Hirschsprung’s disease',
        because: 'Ganglion cells are missing from the distal bowel, shown by rectal biopsy.',
      },
    ],
    source: {
      title: 'Common infant and newborn problems',
      publisher: 'MedlinePlus, US National Library of Medicine',
      year: 2024,
      url: 'https://medlineplus.gov/commoninfantandnewbornproblems.html',
    },
  },
  {
    slug: 'childhood-breathing-picture-to-diagnosis',
    topic: 'childhood-respiratory-illness',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'Which diagnosis best fits {subject}?',
    ask_back: 'Which child is most likely to have {answer}?',
    members: [
      {
        subject: 'a toddler with a seal-like bark, hoarseness and stridor after two days of a cold',
        answer: 'viral croup',
        because: 'Parainfluenza narrows the subglottis. A single dose of oral dexamethasone is given whatever the severity.',
      },
      {
        subject: 'a baby of four months with a runny nose, poor feeding, fine crackles and wheeze in December',
        answer: 'bronchiolitis',
        because: 'RSV is the usual cause. Feeding support and oxygen are the treatment; salbutamol and steroids do not help.',
      },
      {
        subject: 'a toxic, drooling five-year-old who sits forward with soft stridor and never had vaccines',
        answer: 'acute epiglottitis',
        because: 'Haemophilus influenzae type b is now rare. Do not examine the throat; call senior anaesthetic and ENT help.',
      },
      {
        subject: 'a baby of six weeks with bouts of choking, apnoea and a lymphocyte count of 40 × 10⁹/L',
        answer: 'pertussis infection',
        because: 'Very young babies may stop breathing rather than whoop. Vaccination in pregnancy protects them.',
      },
      {
        subject: 'a two-year-old with sudden coughing while eating nuts and wheeze on one side only',
        answer: 'an inhaled foreign body',
        because: 'Sudden onset and one-sided signs are enough for bronchoscopy, even with a normal X-ray.',
      },
      {
        subject: 'a pale two-year-old with a moist cough since birth, greasy stools and poor weight gain',
        answer: 'cystic fibrosis',
        because: 'Chest, bowel and growth together lead to a sweat test; most are now found by newborn screening.',
      },
      {
        subject: 'a thriving baby of two months with noisy breathing in since birth, worse when lying on the back',
        answer: 'laryngomalacia',
        because: 'A floppy larynx folds in with each breath. It usually passes by the age of two years.',
      },
      {
        subject: 'a girl of eight with eczema whose wheeze and cough come at night and with running',
        answer: 'atopic asthma',
        because: 'Symptoms that vary, triggers and atopy suggest it; a raised FeNO or reversible obstruction supports it.',
      },
      {
        subject: 'a highly febrile child with bark and stridor, thick secretions and no response to nebulised adrenaline',
        answer: 'bacterial tracheitis',
        because: 'Pus and sloughed mucosa block the airway: antibiotics and often intubation.',
      },
    ],
    source: {
      title: 'Bronchiolitis in children: diagnosis and management (NG9)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2015,
      url: 'https://www.nice.org.uk/guidance/ng9',
    },
  },
  {
    slug: 'exantema-infantil-segun-cuadro',
    topic: 'the-febrile-child',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'es',
    ask: '¿Qué enfermedad es la más probable en {subject}?',
    ask_back: '¿Qué cuadro infantil es el más típico de esta enfermedad: {answer}?',
    members: [
      {
        subject: 'una niña sin vacunar con tos, conjuntivitis, manchas blancas yugales y exantema que baja desde las orejas',
        answer: 'sarampión',
        because: 'Tos, rinitis y conjuntivitis con manchas de Koplik preceden al exantema. Es de declaración obligatoria y muy contagioso.',
      },
      {
        subject: 'un niño con lesiones pruriginosas en brotes, con pápulas, vesículas y costras a la vez',
        answer: 'varicela',
        because: 'Lesiones en distintas fases al mismo tiempo son lo típico. Contagia hasta que todas tienen costra.',
      },
      {
        subject: 'una niña con amigdalitis, lengua de fresa y piel áspera como papel de lija',
        answer: 'escarlatina',
        because: 'La causa la toxina de un estreptococo del grupo A; se trata con fenoximetilpenicilina.',
      },
      {
        subject: 'un niño con mejillas muy rojas y después un dibujo en encaje en los brazos',
        answer: 'eritema infeccioso',
        because: 'Lo causa el parvovirus B19; cuando aparece el exantema ya no contagia.',
      },
      {
        subject: 'una lactante con tres días de fiebre alta y manchas rosadas en el tronco al ceder la fiebre',
        answer: 'exantema súbito',
        because: 'El herpesvirus humano 6 da primero la fiebre y luego el exantema; son frecuentes las convulsiones febriles.',
      },
      {
        subject: 'un niño somnoliento con manos frías y manchas violáceas que no palidecen bajo un vaso',
        answer: 'meningococemia',
        because: 'Las manchas que no desaparecen a la presión en un niño grave obligan a dar antibiótico sin demora.',
      },
    ],
    source: {
      title: 'Immunisation against infectious disease: the Green Book',
      publisher: 'UK Health Security Agency',
      year: 2024,
      url: 'https://www.gov.uk/government/collections/immunisation-against-infectious-disease-the-green-book',
    },
  },
];
