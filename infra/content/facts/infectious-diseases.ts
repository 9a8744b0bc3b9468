import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'csf-pattern-to-cause',
    topic: 'meningitis-and-encephalitis',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'Lumbar puncture in an adult shows {subject}. Which diagnosis fits best?',
    ask_back: 'Which cerebrospinal fluid findings would be most typical of {answer} in an adult?',
    members: [
      {
        subject: '1800 neutrophils per microlitre, protein 2.6 g/L and glucose 0.8 mmol/L against 6.2 in plasma',
        answer: 'bacterial meningitis',
        because: 'Pus, a high protein and a glucose far below half of the plasma value are typical. Antibiotics must not be delayed by the tap.',
      },
      {
        subject: '140 lymphocytes per microlitre, protein 0.6 g/L and normal glucose, with a stiff neck and a clear mind',
        answer: 'viral meningitis',
        because: 'Lymphocytes with a normal glucose in an alert patient suggest an enterovirus, confirmed by PCR.',
      },
      {
        subject: '300 lymphocytes per microlitre, protein 3.4 g/L and glucose 1.1 mmol/L after four weeks of illness',
        answer: 'tuberculous meningitis',
        because: 'A slow start, lymphocytes and a low glucose point to mycobacteria. Antituberculous drugs, with a steroid, are started on suspicion.',
      },
      {
        subject: 'encapsulated budding yeasts in Indian ink and an opening pressure of 38 cmH2O',
        answer: 'cryptococcal meningitis',
        because: 'The capsule stands out in Indian ink; antigen tests are more sensitive. High pressure is relieved by repeated taps.',
      },
      {
        subject: '90 lymphocytes and 400 red cells per microlitre, with fever, confusion and temporal lobe swelling',
        answer: 'herpes simplex encephalitis',
        because: 'The virus causes bleeding inflammation of the temporal lobes. Aciclovir is given before PCR returns.',
      },
      {
        subject: 'bilirubin on spectrophotometry 14 hours after a thunderclap headache',
        answer: 'subarachnoid haemorrhage',
        because: 'Red cells break down to bilirubin over hours in the fluid, which a traumatic tap cannot imitate.',
      },
      {
        subject: 'protein 1.9 g/L with only 3 white cells per microlitre, ten days into ascending weakness',
        answer: 'Guillain–Barré syndrome',
        because: 'Protein without cells comes from inflamed roots. Measure vital capacity again and again.',
      },
      {
        subject: '8 lymphocytes per microlitre and oligoclonal bands that are absent from serum',
        answer: 'multiple sclerosis',
        because: 'Bands made only within the nervous system show local antibody production and count as dissemination in time.',
      },
    ],
    source: {
      title: 'Meningitis (bacterial) and meningococcal disease: recognition, diagnosis and management (NG240)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2024,
      url: 'https://www.nice.org.uk/guidance/ng240',
    },
  },
  {
    slug: 'antibiotic-to-action',
    topic: 'antimicrobial-therapy',
    focus: 'mechanism',
    difficulty: 2,
    language: 'en',
    ask: 'By which action does {subject} harm bacteria?',
    ask_back: 'Which antibacterial drug works mainly by {answer}?',
    members: [
      {
        subject: 'amoxicillin',
        answer: 'blocking transpeptidases of the cell wall',
        because: 'The beta-lactam ring inactivates the enzymes that cross-link peptidoglycan, so the wall gives way.',
      },
      {
        subject: 'vancomycin',
        answer: 'binding D-alanyl-D-alanine wall precursors',
        because: 'The large molecule covers the end of the precursor before it can be linked. It cannot cross the outer membrane of Gram-negative organisms.',
      },
      {
        subject: 'clarithromycin',
        answer: 'binding the 50S ribosomal subunit',
        because: 'The growing peptide cannot leave the ribosome. Host CYP3A4 is inhibited too, which is where interactions come from.',
      },
      {
        subject: 'doxycycline',
        answer: 'binding the 30S ribosomal subunit',
        because: 'Transfer RNA cannot dock, so protein synthesis stops.',
      },
      {
        subject: 'ciprofloxacin',
        answer: 'inhibiting DNA gyrase and topoisomerase IV',
        because: 'DNA can no longer be uncoiled for copying. MHRA restricts quinolones because of tendon, nerve and aortic harm.',
      },
      {
        subject: 'rifampicin',
        answer: 'inhibiting DNA-dependent RNA polymerase',
        because: 'No messenger RNA is made. Resistance comes fast if it is used alone.',
      },
      {
        subject: 'trimethoprim',
        answer: 'inhibiting dihydrofolate reductase',
        because: 'Bacteria must make their own folate; this drug blocks the last step. It can raise creatinine and potassium in the patient.',
      },
      {
        subject: 'daptomycin',
        answer: 'depolarising the bacterial cell membrane',
        because: 'With calcium it inserts itself and lets potassium leak. Surfactant inactivates it, so it does not treat pneumonia.',
      },
    ],
    source: {
      title: 'British National Formulary: antibacterials, principles of therapy',
      publisher: 'BNF Publications',
      year: 2025,
      url: 'https://bnf.nice.org.uk/treatment-summaries/antibacterials-principles-of-therapy/',
    },
  },
  {
    slug: 'infection-to-first-choice-antibiotic',
    topic: 'antimicrobial-therapy',
    focus: 'management',
    difficulty: 2,
    language: 'en',
    ask: 'Which is the usual UK first choice for {subject}, in an adult without drug allergies?',
    ask_back: 'For which infection is {answer} the usual UK first choice, in an adult without drug allergies?',
    members: [
      {
        subject: 'lower urinary tract infection in a non-pregnant woman with an eGFR of 80',
        answer: 'oral nitrofurantoin',
        because: 'It concentrates in bladder urine and resistance is low; three days are enough. It does not reach the kidney tissue and is avoided below an eGFR of 45.',
      },
      {
        subject: 'pyelonephritis in a stable non-pregnant woman who can swallow tablets',
        answer: 'oral cefalexin',
        because: 'Tissue levels are needed in the kidney, for seven to ten days; urine is sent for culture first.',
      },
      {
        subject: 'cellulitis of the lower leg without systemic upset',
        answer: 'oral flucloxacillin',
        because: 'It covers both staphylococci and streptococci; the edge is marked and the course is five to seven days.',
      },
      {
        subject: 'low-severity community-acquired pneumonia treated at home',
        answer: 'oral amoxicillin',
        because: 'The pneumococcus is the main target, and a short course is enough for most. Doxycycline or clarithromycin is the alternative.',
      },
      {
        subject: 'tonsillitis with a FeverPAIN score of 5 and a proven group A streptococcus',
        answer: 'oral phenoxymethylpenicillin',
        because: 'A narrow drug is enough, since this streptococcus has never become resistant to it. Most sore throats need none.',
      },
      {
        subject: 'a first episode of Clostridioides difficile infection',
        answer: 'oral vancomycin',
        because: 'It stays in the bowel, where the toxin is made. Stop the antibiotic that started it if possible.',
      },
      {
        subject: 'suspected bacterial meningitis in a 30-year-old in hospital',
        answer: 'intravenous ceftriaxone',
        because: 'It crosses inflamed meninges and covers meningococcus and pneumococcus; dexamethasone is added early.',
      },
      {
        subject: 'bacterial vaginosis with troublesome discharge',
        answer: 'oral metronidazole',
        because: 'Anaerobes have displaced lactobacilli. Five to seven days by mouth treat it, or a vaginal gel.',
      },
      {
        subject: 'an expanding erythema migrans after a tick bite',
        answer: 'oral doxycycline',
        because: 'Lyme disease at this stage is a clinical diagnosis; 21 days are given and serology is not needed.',
      },
    ],
    source: {
      title: 'British National Formulary: treatment summaries for infections, after NICE antimicrobial prescribing guidance',
      publisher: 'BNF Publications',
      year: 2025,
      url: 'https://bnf.nice.org.uk/treatment-summaries/',
    },
  },
  {
    slug: 'hiv-complication-to-picture',
    topic: 'hiv-and-tuberculosis',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Which complication is most likely in a person with untreated HIV who has {subject}?',
    ask_back: 'In a person with untreated HIV, which picture is most typical of {answer}?',
    members: [
      {
        subject: 'weeks of dry cough, perihilar ground-glass change and desaturation on walking',
        answer: 'Pneumocystis pneumonia',
        because: 'A CD4 count under 200 sets the stage. High-dose co-trimoxazole treats it, with prednisolone when oxygen is low.',
      },
      {
        subject: 'a hemiparesis and several ring-enhancing lesions in the basal ganglia',
        answer: 'cerebral toxoplasmosis',
        because: 'Reactivated cysts form abscesses; improvement within two weeks of treatment supports the diagnosis.',
      },
      {
        subject: 'floaters, with haemorrhage and yellow exudate along the vessels of the fundus',
        answer: 'cytomegalovirus retinitis',
        because: 'Below a CD4 count of 50 the virus destroys the sight within weeks if ganciclovir is not given.',
      },
      {
        subject: 'raised purple lesions on the palate and the trunk that do not blanch',
        answer: 'Kaposi’s sarcoma',
        because: 'Human herpesvirus 8 drives this vascular tumour; antiretroviral therapy alone may clear it.',
      },
      {
        subject: 'corrugated white patches on the side of the tongue that cannot be scraped off',
        answer: 'oral hairy leukoplakia',
        because: 'Epstein–Barr virus causes it. It is harmless but tells of failing immunity.',
      },
      {
        subject: 'weeks of headache and fever, with encapsulated yeasts in the spinal fluid',
        answer: 'cryptococcal meningitis',
        because: 'Neck stiffness is often missing; amphotericin with flucytosine and pressure relief save lives.',
      },
      {
        subject: 'slowly worsening clumsiness and white matter lesions without enhancement or mass effect',
        answer: 'JC virus leucoencephalopathy',
        because: 'The virus kills oligodendrocytes. Recovery of immunity through antiretrovirals is the only treatment.',
      },
      {
        subject: 'pain on swallowing and white plaques all along the gullet at endoscopy',
        answer: 'oesophageal candidiasis',
        because: 'Pain on swallowing with oral thrush is treated with fluconazole straight away.',
      },
    ],
    source: {
      title: 'HIV/AIDS',
      publisher: 'MedlinePlus, US National Library of Medicine',
      year: 2024,
      url: 'https://medlineplus.gov/hiv.html',
    },
  },
  {
    slug: 'sepsis-clue-to-organism',
    topic: 'sepsis',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Which organism is most likely to have caused sepsis in {subject}?',
    ask_back: 'Which patient with sepsis is most likely to be infected with {answer}?',
    members: [
      {
        subject: 'a student in halls with leg pain, cold hands and a rapidly spreading non-blanching rash',
        answer: 'Neisseria meningitidis',
        because: 'Purpura with shock is meningococcal until proved otherwise: antibiotics now, and prophylaxis for close contacts.',
      },
      {
        subject: 'an unvaccinated woman with lobar consolidation, years after her spleen was removed',
        answer: 'Streptococcus pneumoniae',
        because: 'The spleen clears encapsulated bacteria. Vaccines, standby antibiotics and an alert card protect people without one.',
      },
      {
        subject: 'a man with cirrhosis and blackening fingers two days after a dog bite',
        answer: 'Capnocytophaga canimorsus',
        because: 'It lives in the mouths of dogs and overwhelms people with liver disease, alcohol excess or no spleen.',
      },
      {
        subject: 'a dialysis patient who has rigors each time the tunnelled line is flushed, with coagulase-negative cocci',
        answer: 'Staphylococcus epidermidis',
        because: 'Skin organisms stick to plastic as a biofilm. Cultures from line and vein are compared, and the line often has to go.',
      },
      {
        subject: 'a man with neutropenia after chemotherapy and a black necrotic skin ulcer, oxidase-positive rods in blood',
        answer: 'Pseudomonas aeruginosa',
        because: 'Ecthyma gangrenosum is its mark. In neutropenic sepsis antipseudomonal treatment is started without waiting for results.',
      },
      {
        subject: 'a 70-year-old with endocarditis in whom colonoscopy then finds a carcinoma',
        answer: 'Streptococcus gallolyticus',
        because: 'This bowel organism enters through colonic tumours, so a positive culture leads to colonoscopy.',
      },
      {
        subject: 'a baby of 12 hours with grunting, whose mother had prolonged rupture of membranes',
        answer: 'Streptococcus agalactiae',
        because: 'Group B streptococcus from the birth canal is the leading cause of early-onset infection in the newborn.',
      },
      {
        subject: 'a canoeist with jaundice, red eyes, calf pain and rising creatinine after river flooding',
        answer: 'Leptospira interrogans',
        because: 'It comes from rat urine in water. Jaundice with renal failure and conjunctival suffusion is Weil’s disease.',
      },
      {
        subject: 'a traveller back from Pakistan with two weeks of fever, a slow pulse and faint pink spots',
        answer: 'Salmonella Typhi',
        because: 'Enteric fever is imported. Blood cultures come first; resistance in Pakistan guides the drug.',
      },
    ],
    source: {
      title: 'Sepsis',
      publisher: 'MedlinePlus, US National Library of Medicine',
      year: 2024,
      url: 'https://medlineplus.gov/sepsis.html',
    },
  },
];
