import type { QuestionContent } from '../question-content';

const nice = 'National Institute for Health and Care Excellence';
const sepsisGuideline = {
  title: 'Suspected sepsis in people aged 16 or over: recognition, assessment and early management (NG253)',
  publisher: nice,
  year: 2025,
  url: 'https://www.nice.org.uk/guidance/ng253',
};
const meningitisGuideline = {
  title: 'Meningitis (bacterial) and meningococcal disease: recognition, diagnosis and management (NG240)',
  publisher: nice,
  year: 2024,
  url: 'https://www.nice.org.uk/guidance/ng240',
};
const tuberculosisGuideline = { title: 'Tuberculosis (NG33)', publisher: nice, year: 2016, url: 'https://www.nice.org.uk/guidance/ng33' };
const bhiva = { title: 'BHIVA guidelines', publisher: 'British HIV Association', year: 2022, url: 'https://www.bhiva.org/guidelines' };

export const questions: QuestionContent[] = [
  {
    slug: 'sepsis-timing-of-the-first-antibiotic',
    topic: 'sepsis',
    focus: 'management',
    difficulty: 1,
    question_text: `
      <p>A 68-year-old man is brought to the emergency department with 2 days of productive cough and rigors. He is alert. Respiratory rate is 26/min,
      oxygen saturation 92% on air, blood pressure 98/58 mmHg, heart rate 116/min and temperature 38.7 °C, which gives a NEWS2 of 10. There are coarse
      crackles at the right base. He has no allergies.</p>
      <p>When should the first dose of intravenous antibiotic be given?</p>`,
    answers: [
      { text: 'After a chest X-ray has confirmed that there is consolidation' },
      { text: 'After the lactate and C-reactive protein are known' },
      { text: 'Within 1 hour, after blood cultures if they cause no delay', correct: true },
      { text: 'Within 3 hours, once a consultant has reviewed him' },
      { text: 'Within 6 hours, if two fluid boluses have not helped him' },
    ],
    explanation_text: `
      <p>A NEWS2 of 7 or more with suspected infection means a high risk of severe illness or death from sepsis. A broad-spectrum intravenous antibiotic is
      due
      <strong>within 1 hour</strong>. Cultures are taken first because an antibiotic soon makes them negative, but they must not hold up treatment.</p>
      <p>A chest X-ray and blood results are needed, and none of them is a reason to wait when the risk is already high. Three hours is the limit for
      moderate risk (NEWS2 5 or 6) and six for low risk (1 to 4), where there is time to find out whether this is infection. Fluid is given alongside
      the antibiotic, not as a trial before it.</p>
      <p><strong>Take home:</strong> the higher the NEWS2, the shorter the clock; at 7 or more it is one hour.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng253',
    sources: [sepsisGuideline],
  },
  {
    slug: 'sepsis-septic-shock-targets',
    topic: 'sepsis',
    focus: 'management',
    difficulty: 2,
    question_type: 4,
    question_text: `
      <p>A 59-year-old woman has pyelonephritis with an obstructed ureter. After intravenous antibiotics and 30 mL/kg of crystalloid her blood pressure is
      78/40 mmHg, and lactate is 4.6 mmol/L. Urology will place a nephrostomy within the hour. The critical care team wants to start a vasopressor.</p>
      <p>Complete the plan.</p>`,
    answers: [
      { label: 'First-choice vasopressor', text: 'Noradrenaline (norepinephrine)', correct: true },
      { label: 'Initial target for mean arterial pressure (mmHg)', text: '65 mmHg', correct: true },
      { label: 'Lactate above which septic shock is defined (mmol/L)', text: '2 mmol/L', correct: true },
    ],
    explanation_text: `
      <p>Her mean arterial pressure is about 53 mmHg (40 plus one third of 38). In septic shock, vessels are dilated, so fluid alone often fails.
      <strong>Noradrenaline</strong> is the first choice: its alpha effect raises vascular tone with less tachyarrhythmia than dopamine. Vasopressin can
      be added to it. It can run through a good peripheral line at first if central access would take long.</p>
      <p>A mean arterial pressure of <strong>65 mmHg</strong> is the usual first target. Higher targets bring more drug and no general gain in survival.
      Septic shock is the need for a vasopressor to reach that pressure <em>together with</em> a lactate <strong>above 2 mmol/L</strong> in spite of
      fluid.</p>
      <p><strong>Take home:</strong> fluid, noradrenaline to 65 mmHg, and above all drain the source.</p>`,
    sources: [
      {
        title: 'Surviving Sepsis Campaign: International Guidelines for Management of Sepsis and Septic Shock 2021',
        publisher: 'Society of Critical Care Medicine and European Society of Intensive Care Medicine',
        year: 2021,
        url: 'https://doi.org/10.1007/s00134-021-06506-y',
      },
      {
        title: 'The Third International Consensus Definitions for Sepsis and Septic Shock (Sepsis-3)',
        publisher: 'JAMA',
        year: 2016,
        url: 'https://doi.org/10.1001/jama.2016.0287',
      },
    ],
  },
  {
    slug: 'meningitis-gram-positive-diplococci',
    topic: 'meningitis-and-encephalitis',
    focus: 'diagnosis',
    difficulty: 1,
    question_text: `
      <p>A 47-year-old man has had 24 hours of headache, fever and vomiting after a week of ear pain with discharge. He drinks heavily. He has neck
      stiffness
      and no rash. Cerebrospinal fluid: opening pressure 31 cmH<sub>2</sub>O, white cells 1800 × 10<sup>6</sup>/L (92% neutrophils), protein 2.4 g/L,
      glucose 1.4 mmol/L (plasma 6.2 mmol/L). Gram stain shows Gram-positive diplococci.</p>
      <p>Which organism is most likely?</p>`,
    answers: [
      { text: 'Haemophilus influenzae' },
      { text: 'Listeria monocytogenes' },
      { text: 'Neisseria meningitidis' },
      { text: 'Streptococcus agalactiae' },
      { text: 'Streptococcus pneumoniae', correct: true },
    ],
    explanation_text: `
      <p>The fluid is that of bacterial meningitis: many neutrophils, high protein and a glucose far below half of plasma (1.4 of 6.2 is 23%).
      <strong>Gram-positive diplococci</strong> are pneumococci, and otitis media, alcohol excess, a dural leak or a missing spleen are the usual
      background.</p>
      <p><em>Neisseria meningitidis</em> is also a diplococcus, but Gram-negative. <em>Haemophilus influenzae</em> is a small Gram-negative coccobacillus,
      now rare
      where children are vaccinated. <em>Listeria</em> is a Gram-positive rod. <em>Streptococcus agalactiae</em> (group B) is a Gram-positive coccus in
      chains and
      mainly an illness of the newborn.</p>
      <p><strong>Take home:</strong> Gram-positive diplococci mean pneumococcus, Gram-negative diplococci mean meningococcus.</p>`,
    sources: [meningitisGuideline],
  },
  {
    slug: 'meningitis-older-adult-first-drugs',
    topic: 'meningitis-and-encephalitis',
    focus: 'prescribing',
    difficulty: 3,
    moderate: true,
    question_text: `
      <p>A 74-year-old woman who takes methotrexate for rheumatoid arthritis has had headache, fever and neck stiffness since yesterday. She is drowsy, GCS
      14,
      with no focal signs, no seizure and no rash. Lumbar puncture is done at once and gives turbid fluid; neutrophils are seen on microscopy, and no
      organism yet.
      She has no allergies.</p>
      <p>Select THREE drugs that should be given intravenously now.</p>`,
    answers: [
      { text: 'Aciclovir' },
      { text: 'Amoxicillin', correct: true },
      { text: 'Ceftriaxone', correct: true },
      { text: 'Dexamethasone', correct: true },
      { text: 'Fluconazole' },
      { text: 'Gentamicin' },
      { text: 'Mannitol' },
    ],
    explanation_text: `
      <p><strong>Ceftriaxone</strong> covers pneumococcus, meningococcus and <em>Haemophilus</em>. No cephalosporin kills <em>Listeria</em>, so
      <strong>amoxicillin</strong> is added for older or immunosuppressed people; she is both. <strong>Dexamethasone</strong>, given before or with the
      first
      antibiotic dose, reduces deafness, and deaths in pneumococcal disease. It is continued if the organism is pneumococcus or <em>Haemophilus
      influenzae</em> type b, and stopped for any other, <em>Listeria</em> included.</p>
      <p>Aciclovir is for suspected encephalitis: turbid fluid full of neutrophils without seizures or focal signs points away from it. Fluconazole treats
      cryptococcal disease, which runs for weeks with lymphocytes. Gentamicin enters cerebrospinal fluid poorly and is not first line in adults. Mannitol is
      for signs of brain herniation, which she does not have.</p>
      <p><strong>Take home:</strong> older or immunosuppressed, add amoxicillin for <em>Listeria</em>.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng240',
    sources: [meningitisGuideline],
  },
  {
    slug: 'tuberculosis-first-microbiological-test',
    topic: 'hiv-and-tuberculosis',
    focus: 'investigation',
    difficulty: 2,
    question_text: `
      <p>A 31-year-old man has had a cough for 7 weeks, with night sweats and 6 kg of weight loss. He grew up in a country with a high incidence of
      tuberculosis.
      His chest X-ray shows a thick-walled cavity in the right upper lobe. He brings up sputum every day.</p>
      <p>Which investigation is best to confirm active pulmonary tuberculosis?</p>`,
    answers: [
      { text: 'Tuberculin skin test read after 48 to 72 hours' },
      { text: 'Sputum for microscopy, culture and nucleic acid test', correct: true },
      { text: 'Bronchoscopy with washings from the right upper lobe' },
      { text: 'Interferon-gamma release assay on venous blood' },
      { text: 'High-resolution computed tomography of the chest' },
    ],
    explanation_text: `
      <p>Active disease is confirmed by finding the organism. Three deep-cough samples of <strong>sputum</strong>, one of them early in the morning, go for
      microscopy, for culture (the reference test, which also gives drug sensitivities) and for rapid nucleic acid amplification.</p>
      <p>Bronchoscopy is for those who cannot produce sputum, even when induced; it also puts staff at risk. Computed tomography shows more of the pattern
      but cannot
      prove the cause. The interferon-gamma assay and the tuberculin test show an immune memory of the organism. Both can be positive in latent
      infection and negative in severe disease, so neither confirms nor excludes active tuberculosis.</p>
      <p><strong>Take home:</strong> immune tests are for latent infection; sputum is for active disease, and he needs an HIV test too.</p>`,
    sources: [tuberculosisGuideline],
  },
  {
    slug: 'hiv-undetectable-viral-load-advice',
    topic: 'hiv-and-tuberculosis',
    focus: 'communication',
    difficulty: 1,
    question_text: `
      <p>A 29-year-old man has taken antiretroviral treatment without missing doses for 18 months. His viral load has been below 50 copies/mL for the past
      year.
      He has a new partner who is HIV-negative, and asks what the chance is of passing HIV on if they stop using condoms.</p>
      <p>Which reply is most accurate?</p>`,
    answers: [
      { text: '"While your viral load stays suppressed you cannot pass HIV on through sex."', correct: true },
      { text: '"The chance is small, so your partner should take tablets before sex as well."' },
      { text: '"The chance is nil for oral sex, but anal sex without condoms is still unsafe."' },
      { text: '"You need two more years of suppressed results before anybody can say that."' },
      { text: '"The chance depends on your CD4 count, so let us check that before you decide."' },
    ],
    explanation_text: `
      <p>Large studies of couples, gay and heterosexual, found <strong>no linked transmission</strong> from partners with a suppressed viral load during
      many
      thousands of acts of condomless sex. The usual condition is good adherence and a viral load below 200 copies/mL for at least 6 months; he meets
      it. Saying this clearly lessens stigma and supports adherence. Condoms still protect against other sexually transmitted infections.</p>
      <p>Pre-exposure tablets add nothing if the only risk is a suppressed partner. The finding holds for anal sex too. Two more years are not required.
      The CD4 count
      describes immune recovery, not infectiousness.</p>
      <p><strong>Take home:</strong> undetectable equals untransmittable, as long as treatment is taken.</p>`,
    sources: [bhiva],
  },
  {
    slug: 'clostridioides-difficile-first-episode',
    topic: 'antimicrobial-therapy',
    focus: 'prescribing',
    difficulty: 2,
    question_text: `
      <p>A 77-year-old woman on a surgical ward has had six watery stools a day for 2 days. She finished co-amoxiclav 3 days ago. Temperature is 37.9 °C,
      heart
      rate 92/min, abdomen soft. White cell count is 14.2 × 10<sup>9</sup>/L and creatinine 78 µmol/L (usual 74). Stool is positive for
      <em>Clostridioides difficile</em> toxin. It is her first episode, and she can swallow.</p>
      <p>Which treatment does NICE recommend first?</p>`,
    answers: [
      { text: 'Fidaxomicin 200 mg orally twice a day for 5 days' },
      { text: 'Loperamide 2 mg orally after each loose stool' },
      { text: 'Metronidazole 400 mg orally three times a day for 10 days' },
      { text: 'Vancomycin 125 mg orally four times a day for 10 days', correct: true },
      { text: 'Vancomycin 1 g intravenously twice a day for 10 days' },
    ],
    explanation_text: `
      <p><strong>Oral vancomycin 125 mg four times a day for 10 days</strong> is first line for a first episode of any severity that is not
      life-threatening. It is
      hardly absorbed, which is the point: it stays in the colon.</p>
      <p>Intravenous vancomycin does not reach the lumen in useful amounts. Oral metronidazole is less effective and no longer a first choice; the
      intravenous form is
      added only in life-threatening illness. Fidaxomicin (for 10 days) is second line in a first episode and useful in relapse. Loperamide slows
      clearance of toxin and can bring on a toxic megacolon.</p>
      <p>Isolate her, wash hands with soap and water (alcohol gel leaves spores), and review acid suppression and other antibiotics.</p>
      <p><strong>Take home:</strong> for this infection vancomycin is given by mouth.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng199',
    sources: [
      {
        title: 'Clostridioides difficile infection: antimicrobial prescribing (NG199)',
        publisher: nice,
        year: 2021,
        url: 'https://www.nice.org.uk/guidance/ng199',
      },
    ],
  },
  {
    slug: 'extended-spectrum-beta-lactamase-substrates',
    topic: 'antimicrobial-therapy',
    focus: 'mechanism',
    difficulty: 3,
    question_text: `
      <p>Blood cultures from a 66-year-old man with urosepsis grow <em>Escherichia coli</em>. The laboratory reports that it produces an extended-spectrum
      beta-lactamase (ESBL). Your junior colleague asks which drugs this enzyme takes apart.</p>
      <p>Select TWO drugs that an ESBL would be expected to hydrolyse.</p>`,
    answers: [
      { text: 'Meropenem' },
      { text: 'Cefotaxime', correct: true },
      { text: 'Amikacin' },
      { text: 'Fosfomycin' },
      { text: 'Ciprofloxacin' },
      { text: 'Ceftazidime', correct: true },
    ],
    explanation_text: `
      <p>ESBLs are enzymes, mostly carried on plasmids, that open the beta-lactam ring of penicillins and of <strong>third-generation
      cephalosporins</strong> such as
      cefotaxime, ceftazidime and ceftriaxone.</p>
      <p>Meropenem is a beta-lactam too, but carbapenems are stable to ESBLs, which is why they are the standard treatment of serious ESBL infection;
      carbapenemases are another and more worrying group of enzymes. Amikacin, ciprofloxacin and fosfomycin have no beta-lactam ring, so the
      enzyme cannot touch them. Resistance to ciprofloxacin or gentamicin is still common, because the same plasmid often carries other
      resistance genes: always read the sensitivities.</p>
      <p><strong>Take home:</strong> ESBL means not relying on cephalosporins; think of a carbapenem for severe illness.</p>`,
    sources: [
      {
        title: 'Antibacterials, principles of therapy',
        publisher: 'British National Formulary',
        year: 2025,
        url: 'https://bnf.nice.org.uk/treatment-summaries/antibacterials-principles-of-therapy/',
      },
      {
        title: 'Extended-spectrum beta-lactamases: a clinical update',
        publisher: 'Clinical Microbiology Reviews',
        year: 2005,
        url: 'https://doi.org/10.1128/CMR.18.4.657-686.2005',
      },
    ],
  },
  {
    slug: 'vih-neumonia-por-pneumocystis-tratamiento',
    topic: 'hiv-and-tuberculosis',
    focus: 'management',
    difficulty: 2,
    language: 'es',
    question_text: `
      <p>Un hombre de 36 años consulta por tos seca, fiebre y disnea progresiva desde hace 4 semanas. Presenta candidiasis oral. Frecuencia respiratoria
      28/min,
      saturación de oxígeno 86 % respirando aire ambiente, PaO<sub>2</sub> 7,2 kPa (54 mmHg). La radiografía muestra infiltrados intersticiales bilaterales
      perihiliares. La serología
      del VIH es positiva y los linfocitos CD4 son 60 × 10<sup>6</sup>/L. La PCR de <em>Pneumocystis jirovecii</em> en el esputo inducido es positiva.</p>
      <p>¿Cuál es el tratamiento inicial más adecuado?</p>`,
    answers: [
      { text: 'Amoxicilina-clavulánico intravenoso y claritromicina oral' },
      { text: 'Anfotericina B liposomal intravenosa y flucitosina oral' },
      { text: 'Ganciclovir intravenoso y prednisolona oral' },
      { text: 'Cotrimoxazol intravenoso a dosis altas y prednisolona oral', correct: true },
      { text: 'Rifampicina, isoniazida, pirazinamida y etambutol orales' },
    ],
    explanation_text: `
      <p>El cuadro subagudo, con hipoxemia marcada, infiltrados perihiliares y CD4 por debajo de 200 × 10<sup>6</sup>/L, es típico de la neumonía por
      <em>Pneumocystis jirovecii</em>. El <strong>cotrimoxazol a dosis altas</strong> durante 21 días es el tratamiento de elección. Se añade un
      <strong>corticoide</strong> cuando la PaO<sub>2</sub> es inferior a 9,3 kPa (70 mmHg), porque reduce la insuficiencia respiratoria y la
      mortalidad.</p>
      <p>Amoxicilina-clavulánico con claritromicina cubre la neumonía bacteriana adquirida en la comunidad. La anfotericina con flucitosina trata la
      criptococosis.
      El ganciclovir es para el citomegalovirus. La pauta cuádruple es para la tuberculosis, que debe descartarse pero no explica la PCR.</p>
      <p><strong>Idea clave:</strong> en la neumonía por <em>Pneumocystis</em> con hipoxemia, cotrimoxazol más corticoide; después, tratamiento
      antirretroviral y profilaxis secundaria.</p>`,
    sources: [bhiva],
  },
];
