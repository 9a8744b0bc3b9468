import type { TopicContent } from '../question-content';

export const topics: TopicContent[] = [
  {
    slug: 'anaemia',
    specialty: 'haematology',
    name: 'Anaemia',
    name_es: 'Anemia',
    summary: `
<p>Haemoglobin below 130 g/L in men and 120 g/L in non-pregnant women (WHO). Start from the <strong>mean cell volume and the reticulocytes</strong>.</p>
<table>
  <thead><tr><th>MCV</th><th>Think of</th></tr></thead>
  <tbody>
    <tr><td>Low</td><td>Iron deficiency, thalassaemia trait, some chronic inflammation</td></tr>
    <tr><td>Normal</td><td>Inflammation, kidney disease, acute bleeding, marrow failure, mixed deficiency</td></tr>
    <tr><td>High</td><td>B12 or folate deficiency, alcohol, hypothyroidism, myelodysplasia, haemolysis, drugs</td></tr>
  </tbody>
</table>
<h3>Iron deficiency</h3>
<ul>
  <li>A low <strong>ferritin</strong> proves it; a normal one does not exclude it in inflammation: add transferrin saturation.</li>
  <li><mark class="marker-yellow">Men and postmenopausal women need the gut investigated</mark>: coeliac serology, then gastroscopy and colonoscopy (FIT sets urgency in UK primary care).</li>
  <li>One tablet a day for 3 months beyond normal haemoglobin; recheck after 2–4 weeks. Intravenous iron if it is not tolerated or absorbed.</li>
</ul>
<h3>B12 deficiency</h3>
<p>Autoimmune gastritis (intrinsic factor antibodies), vegan diet, metformin, nitrous oxide, ileal disease. With neurological signs start hydroxocobalamin injections at once. <strong>Never folate alone.</strong></p>
<h3>Haemolysis</h3>
<p>Raised reticulocytes, LDH and bilirubin, low haptoglobin. Direct antiglobulin test positive: immune. Fragments on the film: microangiopathy. G6PD deficiency: bite cells after oxidant drugs or fava beans.</p>
<h3>Sickle cell disease</h3>
<p>Painful crisis: strong analgesia <strong>within 30 minutes</strong>, fluids, oxygen if hypoxic. Watch for acute chest syndrome, stroke, splenic sequestration, infection.</p>
`,
    sources: [
      { title: 'BSG guidelines for the management of iron deficiency anaemia in adults', publisher: 'British Society of Gastroenterology', year: 2021, url: 'https://doi.org/10.1136/gutjnl-2021-325210' },
      { title: 'Vitamin B12 deficiency in over 16s: diagnosis and management (NG239)', publisher: 'NICE', year: 2024, url: 'https://www.nice.org.uk/guidance/ng239' },
      { title: 'Sickle cell disease: managing acute painful episodes in hospital (CG143)', publisher: 'NICE', year: 2012, url: 'https://www.nice.org.uk/guidance/cg143' },
    ],
  },
  {
    slug: 'bleeding-and-thrombosis',
    specialty: 'haematology',
    name: 'Bleeding and thrombosis',
    name_es: 'Hemorragia y trombosis',
    summary: `
<table>
  <thead><tr><th>Disorder</th><th>Platelets</th><th>PT</th><th>APTT</th></tr></thead>
  <tbody>
    <tr><td>Haemophilia A or B</td><td>Normal</td><td>Normal</td><td>Long</td></tr>
    <tr><td>Von Willebrand disease</td><td>Normal</td><td>Normal</td><td>Normal or long</td></tr>
    <tr><td>Warfarin, vitamin K deficiency</td><td>Normal</td><td>Long</td><td>Normal or long</td></tr>
    <tr><td>Disseminated intravascular coagulation</td><td>Low</td><td>Long</td><td>Long; low fibrinogen</td></tr>
    <tr><td>Immune thrombocytopenia</td><td>Low</td><td>Normal</td><td>Normal</td></tr>
  </tbody>
</table>
<p>Skin and mucosal bleeding suggests platelets or von Willebrand factor; joints and muscles suggest clotting factors.</p>
<h3>Emergencies</h3>
<ul>
  <li><strong>Thrombotic thrombocytopenic purpura:</strong> fragments, low platelets, normal clotting, neurological signs. ADAMTS13 sample, then <mark class="marker-yellow">plasma exchange within hours</mark>; no platelets unless bleeding threatens life.</li>
  <li><strong>Heparin-induced thrombocytopenia:</strong> platelets halve 5–10 days after starting. Stop all heparin; use another anticoagulant, even without thrombosis.</li>
  <li><strong>Major bleeding on warfarin:</strong> prothrombin complex concentrate and vitamin K 5 mg IV.</li>
  <li>Dabigatran: idarucizumab. Apixaban or rivaroxaban: prothrombin complex, or a specific antidote where available, by local policy.</li>
  <li>Haemophilia: factor first, tests afterwards. No intramuscular injections or NSAIDs.</li>
</ul>
<h3>Venous thrombosis</h3>
<p>Two-level Wells score, D-dimer, ultrasound. Anticoagulate for at least 3 months. Unprovoked: history, examination and basic bloods; no further search for cancer without clues. Direct oral anticoagulants are unsuitable in triple-positive antiphospholipid syndrome.</p>
`,
    sources: [
      { title: 'Venous thromboembolic diseases: diagnosis, management and thrombophilia testing (NG158)', publisher: 'NICE', year: 2020, url: 'https://www.nice.org.uk/guidance/ng158' },
      { title: 'Guidelines of the British Society for Haematology', publisher: 'British Society for Haematology', year: 2025, url: 'https://b-s-h.org.uk/guidelines' },
      { title: 'Oral anticoagulants: treatment summary', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/treatment-summaries/oral-anticoagulants/' },
    ],
  },
  {
    slug: 'haematological-malignancy',
    specialty: 'haematology',
    name: 'Haematological malignancy',
    name_es: 'Neoplasias hematológicas',
    summary: `
<table>
  <thead><tr><th>Disease</th><th>Clues</th></tr></thead>
  <tbody>
    <tr><td>Acute leukaemia</td><td>Days to weeks of infection, bleeding, pallor; blasts</td></tr>
    <tr><td>Chronic myeloid leukaemia</td><td>Big spleen, granulocytes of all stages, BCR::ABL1; tyrosine kinase inhibitor</td></tr>
    <tr><td>Chronic lymphocytic leukaemia</td><td>Older, often found by chance, smear cells; infections, haemolysis</td></tr>
    <tr><td>Lymphoma</td><td>Painless nodes, fever, sweats, weight loss; Reed–Sternberg cells in Hodgkin lymphoma</td></tr>
    <tr><td>Myeloma</td><td><strong>Calcium, renal, anaemia, bone</strong>; paraprotein or light chains</td></tr>
    <tr><td>Polycythaemia vera</td><td>Itch after a bath, thrombosis, JAK2 mutation; venesection and aspirin</td></tr>
  </tbody>
</table>
<p>Suspicious node: excision or core biopsy, since fine-needle samples mislead. Suspected myeloma: serum electrophoresis <em>and</em> free light chains, then whole-body imaging.</p>
<h3>Emergencies</h3>
<ul>
  <li><strong>Neutropenic sepsis:</strong> on anticancer treatment, neutrophils ≤0.5 × 10<sup>9</sup>/L, and above 38 °C or otherwise septic. <mark class="marker-yellow">Piperacillin with tazobactam at once; do not wait for the count.</mark></li>
  <li><strong>Tumour lysis:</strong> high potassium, phosphate and urate, low calcium. Fluids, allopurinol or rasburicase.</li>
  <li><strong>Acute promyelocytic leukaemia:</strong> disseminated coagulation; tretinoin on suspicion.</li>
  <li><strong>Cord compression, hypercalcaemia, hyperviscosity</strong> (plasma exchange), leucostasis, superior vena cava obstruction.</li>
</ul>
<p>Irradiated blood components for Hodgkin lymphoma, purine analogues and stem-cell transplantation. Without a working spleen: vaccines, antibiotics at hand.</p>
`,
    sources: [
      { title: 'Myeloma: diagnosis and management (NG35)', publisher: 'NICE', year: 2016, url: 'https://www.nice.org.uk/guidance/ng35' },
      { title: 'Neutropenic sepsis: prevention and management in people with cancer (CG151)', publisher: 'NICE', year: 2012, url: 'https://www.nice.org.uk/guidance/cg151' },
      { title: 'Haematological cancers: improving outcomes (NG47)', publisher: 'NICE', year: 2016, url: 'https://www.nice.org.uk/guidance/ng47' },
    ],
  },
  {
    slug: 'blood-transfusion',
    specialty: 'haematology',
    name: 'Blood transfusion',
    name_es: 'Transfusión de sangre',
    summary: `
<h3>When</h3>
<table>
  <thead><tr><th>Component</th><th>Usual threshold in adults</th></tr></thead>
  <tbody>
    <tr><td>Red cells</td><td>Below 70 g/L (target 70–90); below 80 in acute coronary syndrome (target 80–100)</td></tr>
    <tr><td>Platelets</td><td>Below 10 × 10<sup>9</sup>/L without bleeding; 30 with significant bleeding; 50 before most procedures; 100 for critical sites</td></tr>
    <tr><td>Fresh frozen plasma</td><td>Significant bleeding with prolonged clotting; not to reverse warfarin</td></tr>
  </tbody>
</table>
<p>In stable patients give <strong>one unit, then reassess</strong>. Treat iron deficiency with iron.</p>
<h3>Safely</h3>
<p>Consent. Two samples. <mark class="marker-yellow">Final identity check at the bedside against the wristband.</mark> Observations before, at 15 minutes, and at the end. Most deaths from ABO incompatibility start with the wrong patient or tube.</p>
<h3>Reactions</h3>
<ul>
  <li><strong>Acute haemolytic:</strong> fever, loin pain, hypotension within minutes. Stop, saline, check identity, return the unit.</li>
  <li><strong>Anaphylaxis:</strong> adrenaline IM.</li>
  <li><strong>Bacterial:</strong> high fever, shock, more often platelets.</li>
  <li><strong>TACO:</strong> overload within 12 hours; raised blood pressure; sit up, oxygen, diuretic. The leading cause of transfusion deaths: check risk first.</li>
  <li><strong>TRALI:</strong> hypoxia, often low blood pressure, within 6 hours; support, no diuretic.</li>
  <li>Mild fever or itch alone: paracetamol or antihistamine; restart slowly under observation.</li>
  <li>Delayed haemolysis: anaemia and jaundice after 1–14 days.</li>
</ul>
<p>Report to SHOT. An adult with capacity may refuse blood, even if that means death.</p>
`,
    sources: [
      { title: 'Blood transfusion (NG24)', publisher: 'NICE', year: 2015, url: 'https://www.nice.org.uk/guidance/ng24' },
      { title: 'Transfusion Handbook', publisher: 'Joint UK Transfusion and Tissue Transplantation Services Professional Advisory Committee', year: 2014, url: 'https://www.transfusionguidelines.org/transfusion-handbook' },
      { title: 'Serious Hazards of Transfusion: annual reports', publisher: 'SHOT', year: 2025, url: 'https://www.shotuk.org/' },
    ],
  },
];
