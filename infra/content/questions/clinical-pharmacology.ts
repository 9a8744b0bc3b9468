import type { QuestionContent } from '../question-content';

const nice = 'National Institute for Health and Care Excellence';
const bnf = 'British National Formulary';
const interactions = { title: 'Interactions', publisher: bnf, year: 2025, url: 'https://bnf.nice.org.uk/interactions/' };
const oralAnticoagulants = {
  title: 'Oral anticoagulants',
  publisher: bnf,
  year: 2025,
  url: 'https://bnf.nice.org.uk/treatment-summaries/oral-anticoagulants/',
};
const yellowCard = {
  title: 'Yellow Card scheme',
  publisher: 'Medicines and Healthcare products Regulatory Agency',
  year: 2025,
  url: 'https://yellowcard.mhra.gov.uk/',
};
const adverseReactions = {
  title: 'Adverse reactions to drugs',
  publisher: bnf,
  year: 2025,
  url: 'https://bnf.nice.org.uk/medicines-guidance/adverse-reactions-to-drugs/',
};

export const questions: QuestionContent[] = [
  {
    slug: 'largest-volume-of-lidocaine',
    topic: 'safe-prescribing',
    focus: 'prescribing',
    difficulty: 2,
    question_text: `
      <p>A 26-year-old woman who weighs 50 kg needs a long cut on her forearm to be stitched. You will use plain lidocaine 1%. Your department's limit for
      plain lidocaine is 3 mg/kg, and never more than 200 mg.</p>
      <p>What is the largest volume that you may inject?</p>`,
    answers: [
      { text: '1.5 mL' },
      { text: '5 mL' },
      { text: '7.5 mL' },
      { text: '15 mL', correct: true },
      { text: '20 mL' },
    ],
    explanation_text: `
      <p>Her limit is 3 mg/kg × 50 kg = <strong>150 mg</strong>, which is below 200 mg, so weight decides. A 1% solution holds 1 g in 100 mL, that is
      <strong>10 mg/mL</strong>. 150 mg ÷ 10 mg/mL = <strong>15 mL</strong>.</p>
      <p>1.5 mL takes 1% for 100 mg/mL. 5 mL is 50 mg, her weight without the factor of 3. 7.5 mL would be right for the 2% solution (20 mg/mL). 20 mL is
      200 mg, the ceiling for a bigger adult, and 4 mg/kg for her.</p>
      <p>Draw back before each injection and go slowly. Tingling round the mouth, ringing in the ears or agitation are early signs of toxicity: stop, call
      for help, support airway and circulation, and have lipid emulsion ready.</p>
      <p><strong>Take home:</strong> per cent × 10 = mg per mL; then check both limits.</p>`,
    sources: [
      { title: 'Lidocaine hydrochloride', publisher: bnf, year: 2025, url: 'https://bnf.nice.org.uk/drugs/lidocaine-hydrochloride/' },
      { title: 'Anaesthesia (local)', publisher: bnf, year: 2025, url: 'https://bnf.nice.org.uk/treatment-summaries/anaesthesia-local/' },
    ],
  },
  {
    slug: 'oral-morphine-to-syringe-pump',
    topic: 'safe-prescribing',
    focus: 'prescribing',
    difficulty: 3,
    question_type: 4,
    question_text: `
      <p>A 68-year-old man with metastatic prostate cancer takes modified-release morphine 45 mg twice a day by mouth. His pain is controlled, he has
      needed no extra doses, and his kidney function is normal. He can no longer swallow. You change him to a
      continuous subcutaneous infusion of morphine, with breakthrough doses of one sixth of the 24-hour dose.</p>
      <p>Calculate the doses.</p>`,
    answers: [
      { label: 'Oral morphine in 24 hours', text: '90 mg', correct: true },
      { label: 'Subcutaneous morphine over 24 hours', text: '45 mg', correct: true },
      { label: 'One subcutaneous breakthrough dose', text: '7.5 mg', correct: true },
    ],
    explanation_text: `
      <p>Two doses of 45 mg make <strong>90 mg</strong> of oral morphine in 24 hours. Much of an oral dose is lost on its first pass through the liver,
      so by convention the subcutaneous dose is half: 90 ÷ 2 = <strong>45 mg over 24 hours</strong>.</p>
      <p>Breakthrough doses are one tenth to one sixth of the 24-hour total <strong>by the same route</strong>: here one sixth of 45 mg, <strong>7.5
      mg</strong>. The common slip is to take one sixth of the oral total (15 mg), twice the right
      dose. When the background changes, change the breakthrough dose as well.</p>
      <p>Extra doses taken would be added before halving. In kidney failure morphine's metabolites build up and another opioid is wiser. Always prescribe
      for nausea and constipation, and start the pump about when the next tablet would have been due.</p>
      <p><strong>Take home:</strong> add up, halve, then a sixth of the new total.</p>`,
    sources: [
      {
        title: 'Prescribing in palliative care',
        publisher: bnf,
        year: 2025,
        url: 'https://bnf.nice.org.uk/medicines-guidance/prescribing-in-palliative-care/',
      },
      {
        title: 'Palliative care for adults: strong opioids for pain relief (CG140)',
        publisher: nice,
        year: 2012,
        url: 'https://www.nice.org.uk/guidance/cg140',
      },
    ],
  },
  {
    slug: 'swollen-tongue-on-ramipril',
    topic: 'adverse-drug-reactions',
    focus: 'mechanism',
    difficulty: 2,
    question_text: `
      <p>A 61-year-old woman has taken ramipril for 9 months. Over 4 hours her lips and tongue have swollen. There is no itch, no urticaria and no wheeze;
      blood pressure is 142/84 mmHg. She has eaten nothing unusual, has never had this before, and no relative
      has.</p>
      <p>Which mechanism explains the swelling?</p>`,
    answers: [
      { text: 'Antibodies have used up C1 esterase inhibitor' },
      { text: 'Bradykinin builds up because its breakdown is blocked', correct: true },
      { text: 'Histamine is released by IgE on mast cells' },
      { text: 'Immune complexes have activated complement' },
      { text: 'Leukotrienes build up because cyclo-oxygenase is blocked' },
    ],
    explanation_text: `
      <p>Angiotensin-converting enzyme also breaks down <strong>bradykinin</strong>. When ramipril blocks it, bradykinin can build up and make vessels of
      the lips, tongue, larynx or gut leak. It can begin months or years after the first tablet. Adrenaline, antihistamines and
      steroids do little, because histamine is not involved: look after the airway and stop the drug for life, and avoid sacubitril.</p>
      <p>Histamine gives itch and urticaria within minutes. Acquired lack of C1 esterase inhibitor also works through bradykinin, but without the drug,
      often with a lymphoma. Immune complexes bring fever, rash and joint pain a week or two after exposure. Leukotrienes explain
      reactions to aspirin and NSAIDs, with urticaria or asthma.</p>
      <p><strong>Take home:</strong> swelling without itch: look for an ACE inhibitor on the list.</p>`,
    sources: [adverseReactions, { title: 'Ramipril', publisher: bnf, year: 2025, url: 'https://bnf.nice.org.uk/drugs/ramipril/' }],
  },
  {
    slug: 'reporting-a-mild-reaction',
    topic: 'adverse-drug-reactions',
    focus: 'communication',
    difficulty: 1,
    question_text: `
      <p>A 44-year-old man started a new medicine for migraine 2 weeks ago. Its leaflet bears a black triangle (▼). He has had mild itching of his arms
      since, wants to go on with it because it works, and asks: "Should anybody be told about this? It is hardly
      worth a report."</p>
      <p>Which reply is best?</p>`,
    answers: [
      { text: '"Only serious reactions are reported, so let us wait and see if it gets worse."' },
      { text: '"Only doctors and pharmacists can report, and I would need proof of the cause."' },
      { text: '"The company must be told first, and it passes reports on to the regulator."' },
      { text: '"If we report it, you will have to stop the medicine until they have decided."' },
      { text: '"It is worth it: with this symbol every reaction counts. You or I can report it."', correct: true },
    ],
    explanation_text: `
      <p>The black triangle marks a medicine under <strong>additional monitoring</strong>, often because it is new. For these, <strong>every suspected
      reaction</strong> is wanted, however mild. Anybody can fill in a <strong>Yellow Card</strong>: patients, parents, carers, any health
      professional. Suspicion is enough; proof is not needed.</p>
      <p>For established medicines, in adults and children alike, report reactions that are serious or harmful, and any you are in doubt about.
      Reporting is not limited to doctors and pharmacists.
      Reports go straight to the regulator; the company need not be asked. A report does not decide his treatment: that is
      for the two of you, after a look at the rash and at other causes.</p>
      <p><strong>Take home:</strong> black triangle means report everything, and teach patients that they can.</p>`,
    further_reading: 'https://yellowcard.mhra.gov.uk/',
    sources: [yellowCard, adverseReactions],
  },
  {
    slug: 'lithium-toxicity-after-a-new-tablet',
    topic: 'drug-interactions',
    focus: 'diagnosis',
    difficulty: 1,
    question_text: `
      <p>A 66-year-old woman has taken lithium for 12 years with steady concentrations of 0.6 to 0.7 mmol/L. Over a week she develops a coarse tremor,
      unsteadiness, vomiting and slurred speech. Lithium is now 2.1 mmol/L, creatinine 112 µmol/L (usual 80). Five new
      medicines were started 3 weeks ago after a clinic visit.</p>
      <p>Which new medicine is the most likely cause?</p>`,
    answers: [
      { text: 'Indapamide', correct: true },
      { text: 'Lansoprazole' },
      { text: 'Amlodipine' },
      { text: 'Paracetamol' },
      { text: 'Atorvastatin' },
    ],
    explanation_text: `
      <p>Lithium leaves by the kidney and is handled like sodium. <strong>Indapamide</strong>, a thiazide-like diuretic, makes the body short of sodium;
      the proximal tubule then takes back more sodium, and <strong>lithium with it</strong>. Toxicity comes within days to weeks. ACE inhibitors,
      angiotensin receptor blockers and NSAIDs do the same, as do dehydration and a low-salt diet.</p>
      <p>Amlodipine, atorvastatin, lansoprazole and paracetamol do not change lithium clearance in a way that matters; paracetamol is the painkiller to
      choose in place of an NSAID.</p>
      <p>Stop lithium and indapamide, give fluid with care for the sodium, repeat levels every 6 to 12 hours, and ask the poisons service and the renal
      team about dialysis because of the neurological signs.</p>
      <p><strong>Take home:</strong> any drug that moves salt or the kidney moves lithium.</p>`,
    sources: [interactions, { title: 'Lithium carbonate', publisher: bnf, year: 2025, url: 'https://bnf.nice.org.uk/drugs/lithium-carbonate/' }],
  },
  {
    slug: 'medicines-that-weaken-the-pill',
    topic: 'drug-interactions',
    focus: 'prescribing',
    difficulty: 2,
    question_text: `
      <p>A 28-year-old woman takes a combined pill with ethinylestradiol 30 micrograms and levonorgestrel. You are teaching a student which other medicines
      could make it fail by speeding up the breakdown of its hormones.</p>
      <p>Select THREE medicines that do this to a clinically important degree.</p>`,
    answers: [
      { text: 'Amoxicillin' },
      { text: 'Carbamazepine', correct: true },
      { text: 'Fluconazole' },
      { text: 'Levetiracetam' },
      { text: 'Rifampicin', correct: true },
      { text: 'Sodium valproate' },
      { text: "St John's wort", correct: true },
    ],
    explanation_text: `
      <p><strong>Carbamazepine, rifampicin and St John's wort</strong> induce CYP3A4 and conjugating enzymes. Over one to three weeks the liver breaks down
      both hormones faster, and the effect lasts about four weeks after stopping. The patch, ring, progestogen-only pill and
      implant are weakened as well; intrauterine devices and the depot injection are not. St John's wort is bought without prescription, so ask about it by
      name.</p>
      <p>Amoxicillin does not induce enzymes; ordinary antibiotics need no extra precaution unless they cause vomiting or severe diarrhoea. Fluconazole
      inhibits, so hormone levels rise, if anything. Levetiracetam and valproate are not inducers; valproate has its
      own strict rules because of harm to the fetus.</p>
      <p><strong>Take home:</strong> inducers defeat pills; coils and depot are safe from them.</p>`,
    sources: [
      interactions,
      { title: 'Contraceptives, interactions', publisher: bnf, year: 2025, url: 'https://bnf.nice.org.uk/treatment-summaries/contraceptives-interactions/' },
    ],
  },
  {
    slug: 'very-high-inr-without-bleeding',
    topic: 'anticoagulation',
    focus: 'management',
    difficulty: 2,
    moderate: true,
    question_text: `
      <p>A 73-year-old man takes warfarin for atrial fibrillation and has just finished clarithromycin for a chest infection. His INR today is 9.4 (target
      2 to 3). He is well, has no bleeding or bruising, has not fallen, and has haemoglobin 138 g/L. The INR is
      confirmed by the laboratory.</p>
      <p>Which plan is best?</p>`,
    answers: [
      { text: 'Continue warfarin at half the dose and check INR in 1 week' },
      { text: 'Miss one dose of warfarin and check INR in 3 days' },
      { text: 'Stop warfarin and give fresh frozen plasma 15 mL/kg' },
      { text: 'Stop warfarin and give phytomenadione 2 mg by mouth', correct: true },
      { text: 'Stop warfarin and give prothrombin complex with phytomenadione 5 mg' },
    ],
    explanation_text: `
      <p>With an <strong>INR above 8 and no bleeding</strong>, warfarin is stopped and <strong>vitamin K (phytomenadione) 1 to 5 mg is given by
      mouth</strong>, using the intravenous preparation orally. INR is checked after 24 hours, the dose repeated if it is still too high, and
      warfarin restarted below 5. The cause, clarithromycin, should be recorded.</p>
      <p>Continuing at half the dose leaves him in danger for a week. Missing a dose or two without vitamin K is for an INR of 5 to 8 without bleeding.
      Prothrombin complex with intravenous vitamin K is for major bleeding: it acts within minutes but can cause thrombosis. Plasma is slower,
      needs a large volume, and is used only when prothrombin complex cannot be had.</p>
      <p><strong>Take home:</strong> above 8 and well: oral vitamin K; bleeding for his life: prothrombin complex.</p>`,
    further_reading: 'https://bnf.nice.org.uk/treatment-summaries/oral-anticoagulants/',
    sources: [oralAnticoagulants],
  },
  {
    slug: 'kidney-function-for-apixaban',
    topic: 'anticoagulation',
    focus: 'investigation',
    difficulty: 1,
    question_text: `
      <p>An 83-year-old woman who weighs 50 kg is about to start apixaban for atrial fibrillation. Creatinine is 104 µmol/L, and the laboratory reports an
      eGFR of 43 mL/min/1.73 m<sup>2</sup>. You want to be sure of the dose.</p>
      <p>Which measure of kidney function should guide it?</p>`,
    answers: [
      { text: 'Creatinine clearance from a 24-hour urine collection' },
      { text: 'Creatinine clearance by the Cockcroft-Gault formula', correct: true },
      { text: 'Estimated glomerular filtration rate from cystatin C' },
      { text: 'Estimated glomerular filtration rate from the laboratory' },
      { text: 'Urinary albumin:creatinine ratio' },
    ],
    explanation_text: `
      <p>Trials and licences of direct oral anticoagulants used <strong>creatinine clearance by Cockcroft-Gault</strong>, with actual body weight. For a
      woman: (140 − 83) × 50 × 1.04 ÷ 104 = 28.5 mL/min, far below the reported eGFR. eGFR is adjusted to a body of average
      size, so in small or old people it flatters the kidney and leads to overdose. Her dose is 2.5 mg twice a day: clearance is 15 to 29 mL/min, and she
      has two of the three criteria anyway (80 or over, 60 kg or less).</p>
      <p>Cystatin C refines the stage of chronic kidney disease, not anticoagulant doses. A 24-hour collection is clumsy and often incomplete. Albuminuria
      shows damage, not clearance.</p>
      <p><strong>Take home:</strong> eGFR to follow kidneys, Cockcroft-Gault to dose anticoagulants.</p>`,
    sources: [
      oralAnticoagulants,
      {
        title: 'Prescribing in renal impairment',
        publisher: bnf,
        year: 2025,
        url: 'https://bnf.nice.org.uk/medicines-guidance/prescribing-in-renal-impairment/',
      },
    ],
  },
  {
    slug: 'triple-combinacion-y-fracaso-renal',
    topic: 'drug-interactions',
    focus: 'mechanism',
    difficulty: 2,
    language: 'es',
    question_text: `
      <p>Una mujer de 72 años con hipertensión toma enalapril y furosemida. Hace 6 días empezó a tomar ibuprofeno 600 mg cada 8 horas por dolor de rodilla.
      Acude por cansancio y poca orina. Creatinina 228 µmol/L (previa 88), potasio 5,9 mmol/L. El sedimento de orina es normal y
      la ecografía no muestra obstrucción.</p>
      <p>¿Qué mecanismo explica mejor el fracaso renal agudo?</p>`,
    answers: [
      { text: 'Nefritis intersticial por hipersensibilidad al inhibidor de la ECA' },
      { text: 'Precipitación de cristales del antiinflamatorio en los túbulos' },
      { text: 'Glomerulonefritis por inmunocomplejos inducida por el diurético' },
      { text: 'Rabdomiólisis por la suma de la hipovolemia y el antiinflamatorio' },
      { text: 'Constricción aferente, dilatación eferente e hipovolemia combinadas', correct: true },
    ],
    explanation_text: `
      <p>La filtración depende de la presión en el glomérulo. El antiinflamatorio inhibe la síntesis de las prostaglandinas que dilatan la <strong>arteriola
      aferente</strong>; el inhibidor de la ECA reduce la angiotensina II, que mantiene el tono de la <strong>eferente</strong>; y el diurético
      provoca <strong>hipovolemia</strong>. Juntos dejan al riñón sin autorregulación: fracaso renal funcional, con sedimento normal y potasio alto.</p>
      <p>La glomerulonefritis daría hematuría y cilindros hemáticos. La nefritis intersticial suele cursar con leucocituria, a veces con fiebre, exantema o
      eosinofilia. El ibuprofeno no precipita en los túbulos (como sí hace el aciclovir). En la rabdomiólisis habría dolor
      muscular, orina oscura y creatina-cinasa muy elevada.</p>
      <p>Hay que suspender el ibuprofeno y, de momento, el enalapril y el diurético, tratar la hiperpotasemia y reponer el volumen.</p>
      <p><strong>Idea clave:</strong> con un inhibidor de la ECA y un diurético, evitar los antiinflamatorios.</p>`,
    sources: [
      interactions,
      {
        title: 'Acute kidney injury: prevention, detection and management (NG148)',
        publisher: nice,
        year: 2019,
        url: 'https://www.nice.org.uk/guidance/ng148',
      },
    ],
  },
];
