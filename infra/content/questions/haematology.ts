import type { QuestionContent } from '../question-content';

export const questions: QuestionContent[] = [
  {
    slug: 'cause-of-low-vitamin-b12',
    topic: 'anaemia',
    focus: 'investigation',
    difficulty: 1,
    question_text: `
<p>A 63-year-old woman with autoimmune hypothyroidism is tired and has a sore, smooth tongue. She eats meat and fish and takes only levothyroxine. Hb 88 g/L, MCV 118 fL, reticulocytes low, serum vitamin B12 74 ng/L (normal above 200), folate normal. The film shows hypersegmented neutrophils.</p>
<p>Which test is the most useful for finding the cause?</p>`,
    answers: [
      { text: 'Anti-intrinsic factor antibody', correct: true },
      { text: 'Serum methylmalonic acid' },
      { text: 'Bone marrow aspirate' },
      { text: 'Direct antiglobulin test' },
      { text: 'Haemoglobin electrophoresis or HPLC' },
    ],
    explanation_text: `
<p>Deficiency is already proven; the question is why. With thyroid autoimmunity and a mixed diet, autoimmune gastritis (<strong>pernicious anaemia</strong>) is likeliest, and <strong>anti-intrinsic factor antibody</strong> is highly specific for it. It is negative in up to half of cases, so a negative result does not exclude it.</p>
<ul>
  <li>Methylmalonic acid confirms deficiency at the tissue when B12 is borderline; it does not show a cause.</li>
  <li>Marrow would be megaloblastic, and is not needed.</li>
  <li>The antiglobulin test looks for immune haemolysis, with raised reticulocytes.</li>
  <li>Electrophoresis is for microcytosis or haemolysis from abnormal haemoglobin.</li>
</ul>
<p>If autoimmune gastritis is the cause she will need hydroxocobalamin for life. Be alert to iron deficiency and gastric symptoms.</p>
<p><strong>Take home:</strong> low B12 with a good diet: look for intrinsic factor antibodies.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng239',
    sources: [{ title: 'Vitamin B12 deficiency in over 16s: diagnosis and management (NG239)', publisher: 'NICE', year: 2024, url: 'https://www.nice.org.uk/guidance/ng239' }],
  },
  {
    slug: 'anaemia-in-active-rheumatoid-arthritis',
    topic: 'anaemia',
    focus: 'mechanism',
    difficulty: 2,
    question_text: `
<p>A 49-year-old woman with active rheumatoid arthritis has Hb 96 g/L, MCV 82 fL, ferritin 412 micrograms/L (15–200), transferrin saturation 11% (20–50), CRP 68 mg/L, low reticulocytes, normal B12, folate and kidney function. She has no bleeding.</p>
<p>Which mechanism best explains her anaemia?</p>`,
    answers: [
      { text: 'Loss of iron through the gut caused by an undiagnosed autoimmune enteropathy' },
      { text: 'Failure to make globin chains because of an inherited mutation' },
      { text: 'Destruction of red cells in the spleen by warm IgG antibodies' },
      { text: 'Trapping of iron in macrophages as hepcidin degrades ferroportin', correct: true },
      { text: 'Clonal failure of red cell maturation with ring sideroblasts' },
    ],
    explanation_text: `
<p>Interleukin-6 makes the liver release <strong>hepcidin</strong>, which binds ferroportin and has it broken down. Iron can then leave neither the macrophage nor the gut cell: <strong>stores are full, but the marrow starves</strong>. So ferritin is high while transferrin saturation is low. Cytokines also blunt erythropoietin and shorten red cell life.</p>
<ul>
  <li>Iron loss would lower ferritin; inflammation raises it, but hardly to 412 if stores were empty.</li>
  <li>Thalassaemia trait gives a much lower MCV with normal iron studies.</li>
  <li>Haemolysis raises reticulocytes.</li>
  <li>Sideroblastic change goes with raised transferrin saturation.</li>
</ul>
<p>Treatment is control of the arthritis.</p>
<p><strong>Take home:</strong> high ferritin with low saturation: iron is locked in by hepcidin.</p>`,
    sources: [
      { title: 'Guideline for the laboratory diagnosis of iron deficiency in adults (excluding pregnancy) and children', publisher: 'British Society for Haematology', year: 2021, url: 'https://doi.org/10.1111/bjh.17900' },
      { title: 'BSG guidelines for the management of iron deficiency anaemia in adults', publisher: 'British Society of Gastroenterology', year: 2021, url: 'https://doi.org/10.1136/gutjnl-2021-325210' },
    ],
  },
  {
    slug: 'low-platelets-fragments-and-confusion',
    topic: 'bleeding-and-thrombosis',
    focus: 'diagnosis',
    difficulty: 3,
    question_text: `
<p>A 37-year-old woman has had headache, intermittent confusion and bruising for three days. Temperature 37.9 °C, blood pressure 128/76 mmHg. Hb 76 g/L, platelets 11 × 10<sup>9</sup>/L, reticulocytes raised, LDH 2100 IU/L (&lt;250), bilirubin 46 µmol/L, creatinine 102 µmol/L. PT, APTT and fibrinogen normal; direct antiglobulin test negative; pregnancy test negative. The film shows many red cell fragments.</p>
<p>What is the most likely diagnosis?</p>`,
    answers: [
      { text: 'Disseminated intravascular coagulation' },
      { text: 'Immune thrombocytopenic purpura' },
      { text: 'Evans syndrome' },
      { text: 'Acute promyelocytic leukaemia' },
      { text: 'Thrombotic thrombocytopenic purpura', correct: true },
    ],
    explanation_text: `
<p>Red cell fragments with haemolysis and low platelets are a microangiopathy. <strong>Normal clotting</strong>, neurological signs and a creatinine that is hardly raised point to <strong>thrombotic thrombocytopenic purpura</strong>: without ADAMTS13, large von Willebrand multimers clump platelets. Untreated, most patients die. Take the ADAMTS13 sample, then give plasma exchange within 4 to 8 hours, with steroids and specialist drugs.</p>
<ul>
  <li>Disseminated coagulation prolongs PT and APTT and lowers fibrinogen.</li>
  <li>Immune thrombocytopenia causes neither haemolysis nor fragments.</li>
  <li>Evans syndrome is immune haemolysis with low platelets: antiglobulin test positive, spherocytes.</li>
  <li>Promyelocytic leukaemia causes coagulopathy and abnormal promyelocytes.</li>
</ul>
<p><strong>Take home:</strong> fragments, low platelets and normal clotting: TTP until proved otherwise; do not give platelets.</p>`,
    sources: [{ title: 'Diagnosis and management of thrombotic thrombocytopenic purpura and thrombotic microangiopathies', publisher: 'British Society for Haematology', year: 2023, url: 'https://b-s-h.org.uk/guidelines' }],
  },
  {
    slug: 'swollen-knee-and-isolated-long-aptt',
    topic: 'bleeding-and-thrombosis',
    focus: 'diagnosis',
    difficulty: 2,
    question_text: `<p>A 3-year-old boy is brought with a painful, hot, swollen right knee that came on overnight after a minor stumble. He has bruised easily since he began to walk. His mother's brother bled heavily after a tooth extraction.</p>
<table>
  <tbody>
    <tr><th>Platelets</th><td>286 × 10<sup>9</sup>/L</td></tr>
    <tr><th>Prothrombin time</th><td>12 s (10–14)</td></tr>
    <tr><th>APTT</th><td>78 s (26–38), corrects when mixed with normal plasma</td></tr>
    <tr><th>Fibrinogen</th><td>2.9 g/L (1.5–4.0)</td></tr>
  </tbody>
</table>
<p>Which is the most likely diagnosis?</p>`,
    answers: [
      { text: 'Acquired haemophilia' },
      { text: 'Haemophilia A', correct: true },
      { text: 'Immune thrombocytopenia' },
      { text: 'Lupus anticoagulant' },
      { text: 'Vitamin K deficiency' },
    ],
    explanation_text: `<p>Bleeding into a joint after little or no injury, in a boy with an affected maternal uncle, points to an X-linked lack of a clotting factor. <strong>Factor VIII deficiency (haemophilia A)</strong> is the commonest: it prolongs the APTT alone, and normal plasma corrects it because it supplies the missing factor. A factor VIII assay confirms it; factor IX is measured as well, for haemophilia B looks the same.</p>
<ul>
  <li><em>Acquired haemophilia</em> and <em>lupus anticoagulant</em> are inhibitors: mixing does not fully correct the APTT, and a lupus anticoagulant clots rather than bleeds.</li>
  <li><em>Immune thrombocytopenia</em> lowers the platelets and causes petechiae, not haemarthrosis.</li>
  <li><em>Vitamin K deficiency</em> prolongs the prothrombin time first.</li>
</ul>
<p>Take home: deep bleeds with an isolated long APTT that corrects mean a missing factor.</p>`,
    sources: [{ title: 'WFH Guidelines for the Management of Hemophilia, 3rd edition', publisher: 'World Federation of Hemophilia', year: 2020, url: 'https://guidelines.wfh.org/' }],
  },
  {
    slug: 'back-pain-anaemia-and-kidney-failure',
    topic: 'haematological-malignancy',
    focus: 'diagnosis',
    difficulty: 2,
    question_type: 4,
    question_text: `
<p>A 70-year-old man has had pain in the back and ribs for three months, worse on movement, and two chest infections. Hb 92 g/L, MCV 94 fL, adjusted calcium 2.88 mmol/L (2.20–2.60), creatinine 196 µmol/L, ALP normal, total protein 104 g/L, albumin 31 g/L, ESR 118 mm/h. The film shows rouleaux. X-ray: several lytic lesions.</p>
<p>Complete the boxes.</p>`,
    answers: [
      { label: 'Most likely diagnosis', text: 'Multiple myeloma', correct: true },
      { label: 'Two blood tests to detect the monoclonal protein', text: 'Serum protein electrophoresis and serum free light chains', correct: true },
      { label: 'Preferred first-line imaging of the skeleton (NICE)', text: 'Whole-body MRI', correct: true },
    ],
    explanation_text: `
<p>Raised calcium, renal failure, anaemia and bone lesions (CRAB), with globulins of 73 g/L (104 − 31) and rouleaux: <strong>multiple myeloma</strong>. ALP stays normal because osteoblasts are inhibited. Bone metastases usually raise ALP and do not make a paraprotein.</p>
<p><strong>Serum protein electrophoresis plus serum free light chains</strong> finds almost all cases; light chain myeloma makes no whole paraprotein, so electrophoresis alone misses it. Immunofixation names the type, and marrow confirms it.</p>
<p><strong>Whole-body MRI</strong> shows marrow disease that X-rays miss; whole-body low-dose CT is next choice.</p>
<p>Avoid NSAIDs and dehydration, treat the calcium, and ask about legs and bladder (cord compression).</p>
<p><strong>Take home:</strong> an older person with back pain plus anaemia or kidney failure: both blood tests.</p>`,
    sources: [{ title: 'Myeloma: diagnosis and management (NG35)', publisher: 'NICE', year: 2016, url: 'https://www.nice.org.uk/guidance/ng35' }],
  },
  {
    slug: 'fever-ten-days-after-chemotherapy',
    topic: 'haematological-malignancy',
    focus: 'management',
    difficulty: 1,
    question_text: `
<p>A 45-year-old woman had chemotherapy for lymphoma ten days ago. She feels shivery. Temperature 38.6 °C, pulse 108/min, blood pressure 112/68 mmHg, respiratory rate 20/min, SpO<sub>2</sub> 97%. There is no focus of infection and the site of her central line is clean. She has no drug allergy. Blood has just been sent for cultures, lactate and a full blood count; the laboratory says that the count will take an hour.</p>
<p>What is the most appropriate next step?</p>`,
    answers: [
      { text: 'Wait for the neutrophil count before choosing treatment' },
      { text: 'Give oral co-amoxiclav and ciprofloxacin, and review tomorrow' },
      { text: 'Give intravenous piperacillin with tazobactam now', correct: true },
      { text: 'Give subcutaneous filgrastim and repeat the temperature' },
      { text: 'Give intravenous vancomycin alone to cover the central line' },
    ],
    explanation_text: `
<p>Fever during chemotherapy is <strong>neutropenic sepsis until proved otherwise</strong>; the nadir is usually 7 to 14 days after treatment. Signs of infection can be few, since there are no neutrophils to make pus. Give broad-spectrum therapy that covers <em>Pseudomonas</em>, <strong>piperacillin with tazobactam</strong>, within the hour.</p>
<ul>
  <li>Waiting for the count costs lives.</li>
  <li>Oral treatment is for patients found to be at low risk by a validated score (MASCC), after assessment.</li>
  <li>Filgrastim does not treat sepsis and is not routine.</li>
  <li>Vancomycin covers Gram-positive bacteria only; add it for a line infection or by local policy, and do not remove the line routinely.</li>
</ul>
<p><strong>Take home:</strong> chemotherapy plus fever: cultures, then antibiotics at once, then the count.</p>`,
    sources: [{ title: 'Neutropenic sepsis: prevention and management in people with cancer (CG151)', publisher: 'NICE', year: 2012, url: 'https://www.nice.org.uk/guidance/cg151' }],
  },
  {
    slug: 'fever-and-loin-pain-during-transfusion',
    topic: 'blood-transfusion',
    focus: 'management',
    difficulty: 1,
    question_text: `
<p>Ten minutes after a red cell transfusion begins, a 68-year-old man feels that something terrible is about to happen. He has loin pain and rigors. Temperature 39.1 °C (36.7 before), pulse 124/min, blood pressure 84/48 mmHg; dark urine in the catheter bag.</p>
<p>Select <strong>THREE</strong> actions that should be taken at once.</p>`,
    answers: [
      { text: 'Slow the transfusion to half the rate and repeat observations' },
      { text: 'Stop the transfusion and run sodium chloride 0.9% through a new giving set', correct: true },
      { text: 'Give paracetamol and chlorphenamine, then restart the same unit' },
      { text: 'Check the wristband against the label on the unit', correct: true },
      { text: 'Send the unit and fresh blood samples to the laboratory', correct: true },
      { text: 'Give furosemide 80 mg intravenously to protect the kidneys' },
      { text: 'Hang another unit of the same batch without a new crossmatch' },
    ],
    explanation_text: `
<p>Fever, loin pain, hypotension and dark urine within minutes suggest an <strong>acute haemolytic reaction</strong> from ABO incompatibility; bacterial contamination looks similar. <strong>Stop the blood, keep the vein open with saline</strong>, call for help and resuscitate. <strong>Check identity</strong>: if he has the wrong unit, another patient may be about to get his. <strong>Return the unit with its giving set and new samples</strong> (repeat group and crossmatch, antiglobulin test, clotting, renal function, cultures).</p>
<ul>
  <li>Slowing or restarting lets more incompatible blood in; that is for mild reactions only.</li>
  <li>Furosemide in hypotension harms the kidneys; give fluid.</li>
  <li>No further red cells until the laboratory has regrouped him, unless bleeding threatens life.</li>
</ul>
<p><strong>Take home:</strong> stop, saline, identity, laboratory.</p>`,
    sources: [
      { title: 'Transfusion Handbook', publisher: 'Joint UK Transfusion and Tissue Transplantation Services Professional Advisory Committee', year: 2014, url: 'https://www.transfusionguidelines.org/transfusion-handbook' },
      { title: 'Serious Hazards of Transfusion: annual reports', publisher: 'SHOT', year: 2025, url: 'https://www.shotuk.org/' },
    ],
  },
  {
    slug: 'refusal-of-blood-by-an-adult-with-capacity',
    topic: 'blood-transfusion',
    focus: 'communication',
    difficulty: 2,
    moderate: true,
    question_text: `
<p>A 52-year-old woman, one of Jehovah’s Witnesses, has a bleeding duodenal ulcer. Hb 58 g/L; she is pale but alert and orientated. She says quietly that she will not accept red cells, even if she may die. Two members of her congregation are at the bedside. Her brother, who is not of her faith, telephones: ‘You have to give it to her. I will sign anything.’</p>
<p>What should you do first?</p>`,
    answers: [
      { text: 'Ask the brother to come and sign the consent form as next of kin' },
      { text: 'Wait until she loses consciousness, then transfuse in her best interests' },
      { text: 'Request an urgent psychiatric review, since her decision is unwise' },
      { text: 'Apply to the court for permission to transfuse before she worsens' },
      { text: 'Talk to her alone about consequences and what she would accept', correct: true },
    ],
    explanation_text: `
<p>An adult with capacity may refuse treatment for any reason, even if it leads to death. Your duty is to be sure that the refusal is <strong>informed, applies to this situation and is her own</strong>: see her without visitors, check understanding, and go through components and alternatives (cell salvage, clotting factors, iron, erythropoietin, early endoscopy). Ask about an advance decision. Document, tell seniors, and treat in every other way.</p>
<ul>
  <li>No relative can consent for her.</li>
  <li>Her refusal stays valid after she loses consciousness; transfusing would be unlawful.</li>
  <li>An unwise decision is not evidence of incapacity.</li>
  <li>A court is for doubt about capacity or validity.</li>
</ul>
<p><strong>Take home:</strong> speak in private, explore each product, and respect the answer.</p>`,
    sources: [
      { title: 'Decision making and consent', publisher: 'General Medical Council', year: 2020, url: 'https://www.gmc-uk.org/professional-standards/the-professional-standards/decision-making-and-consent' },
      { title: 'Transfusion Handbook', publisher: 'Joint UK Transfusion and Tissue Transplantation Services Professional Advisory Committee', year: 2014, url: 'https://www.transfusionguidelines.org/transfusion-handbook' },
    ],
  },
  {
    slug: 'anemia-ferropenica-en-un-hombre-mayor',
    topic: 'anaemia',
    focus: 'investigation',
    difficulty: 1,
    language: 'es',
    question_text: `
<p>Un hombre de 67 años consulta por cansancio. No tiene síntomas digestivos, no ha perdido peso, come de todo y no toma antiinflamatorios ni anticoagulantes. La exploración es normal. Hemoglobina 94 g/L, VCM 71 fL, ferritina 6 microgramos/L, serología de celiaquía negativa, análisis de orina sin sangre.</p>
<p>Además de empezar tratamiento con hierro, ¿qué estudio es el más adecuado?</p>`,
    answers: [
      { text: 'Electroforesis de hemoglobinas' },
      { text: 'Aspirado y biopsia de médula ósea' },
      { text: 'Gastroscopia y colonoscopia', correct: true },
      { text: 'Hemograma a los seis meses, sin más pruebas' },
      { text: 'Cápsula endoscópica de intestino delgado' },
    ],
    explanation_text: `
<p>La ferritina baja confirma la <strong>ferropenia</strong>. En un hombre adulto o en una mujer posmenopáusica, la causa más probable es una pérdida digestiva, y hay que descartar un <strong>cáncer gastrointestinal</strong> aunque no haya síntomas: <strong>gastroscopia y colonoscopia</strong>. En algunos sistemas, la prueba inmunoquímica en heces (FIT) ayuda a fijar la prioridad.</p>
<ul>
  <li>La electroforesis busca una hemoglobinopatía, que no baja la ferritina.</li>
  <li>El estudio de médula es innecesario: la causa de la microcitosis ya se conoce.</li>
  <li>Tratar con hierro y esperar puede retrasar el diagnóstico de un tumor curable.</li>
  <li>La cápsula se reserva para cuando ambas endoscopias son normales y la anemia persiste o recidiva.</li>
</ul>
<p><strong>Idea clave:</strong> la ferropenia en un hombre mayor es una pérdida digestiva mientras no se demuestre lo contrario.</p>`,
    sources: [{ title: 'BSG guidelines for the management of iron deficiency anaemia in adults', publisher: 'British Society of Gastroenterology', year: 2021, url: 'https://doi.org/10.1136/gutjnl-2021-325210' }],
  },
];
