import type { TopicContent } from '../question-content';

export const topics: TopicContent[] = [
  {
    slug: 'diabetes',
    specialty: 'endocrinology',
    name: 'Diabetes mellitus',
    name_es: 'Diabetes mellitus',
    summary: `
<h3>Diagnosis</h3>
<p>HbA1c ≥48 mmol/mol, fasting plasma glucose ≥7.0 mmol/L, or random glucose ≥11.1 mmol/L: one result with symptoms, two without. Do not use HbA1c in suspected type 1 diabetes, pregnancy, haemolysis, haemoglobinopathy or recent illness.</p>
<h3>Type 2</h3>
<ul>
  <li>Metformin with an <strong>SGLT2 inhibitor</strong> is now usual from the start (NICE 2026; take care in frailty). A GLP-1 receptor agonist comes early too: semaglutide with atherosclerotic disease; one of the class, or tirzepatide, with obesity or onset before 40. Reduce metformin below an eGFR of 45 and stop it below 30 mL/min/1.73 m<sup>2</sup>.</li>
  <li>Annual feet, eyes, albumin:creatinine ratio, lipids, blood pressure.</li>
  <li>Sick-day rule: dehydrated or not eating, pause metformin and the SGLT2 inhibitor. <strong>Never stop basal insulin in type 1.</strong></li>
</ul>
<h3>Emergencies</h3>
<table>
  <thead><tr><th></th><th>Diabetic ketoacidosis</th><th>Hyperosmolar state</th></tr></thead>
  <tbody>
    <tr><td>Criteria</td><td>Ketones ≥3 mmol/L, pH &lt;7.3 or bicarbonate &lt;15, diabetes or glucose &gt;11</td><td>Glucose ≥30, osmolality ≥320 mOsm/kg, no significant ketosis</td></tr>
    <tr><td>Treatment</td><td>0.9% saline; insulin 0.1 units/kg/h; potassium; <mark class="marker-yellow">10% glucose once below 14 mmol/L</mark></td><td>Saline first; low-dose insulin only when glucose stops falling</td></tr>
  </tbody>
</table>
<p>SGLT2 inhibitors can cause ketoacidosis with near-normal glucose: measure ketones in anyone unwell.</p>
<p><strong>Hypoglycaemia</strong> (&lt;4 mmol/L): 15–20 g of quick carbohydrate; unconscious, glucagon 1 mg IM or IV glucose. After a sulfonylurea it can recur for a day or more: observe.</p>
`,
    sources: [
      { title: 'Type 2 diabetes in adults: management (NG28)', publisher: 'NICE', year: 2026, url: 'https://www.nice.org.uk/guidance/ng28' },
      { title: 'Type 1 diabetes in adults: diagnosis and management (NG17)', publisher: 'NICE', year: 2015, url: 'https://www.nice.org.uk/guidance/ng17' },
      { title: 'The management of diabetic ketoacidosis in adults', publisher: 'Joint British Diabetes Societies for Inpatient Care', year: 2023, url: 'https://abcd.care/joint-british-diabetes-societies-jbds-inpatient-care-group' },
    ],
  },
  {
    slug: 'thyroid-disease',
    specialty: 'endocrinology',
    name: 'Thyroid disease',
    name_es: 'Enfermedad tiroidea',
    summary: `
<table>
  <thead><tr><th>TSH</th><th>Free T4</th><th>Think of</th></tr></thead>
  <tbody>
    <tr><td>High</td><td>Low</td><td>Primary hypothyroidism</td></tr>
    <tr><td>High</td><td>Normal</td><td>Subclinical hypothyroidism, missed doses, malabsorption</td></tr>
    <tr><td>Low</td><td>High</td><td>Thyrotoxicosis</td></tr>
    <tr><td>Low or normal</td><td>Low</td><td><mark class="marker-yellow">Pituitary disease</mark> or severe non-thyroidal illness</td></tr>
  </tbody>
</table>
<h3>Hypothyroidism</h3>
<ul>
  <li>Usually autoimmune (TPO antibodies). Levothyroxine 1.6 micrograms/kg daily under 65 years without heart disease; otherwise start at 25–50 micrograms.</li>
  <li>On an empty stomach; keep <strong>iron and calcium 4 hours apart</strong>. Recheck TSH every 3 months until stable, then yearly. Needs rise in early pregnancy.</li>
  <li>In combined failure replace <strong>cortisol before thyroxine</strong>.</li>
</ul>
<h3>Thyrotoxicosis</h3>
<ul>
  <li>Graves’ disease: TSH-receptor antibodies, eye disease, bruit. Also toxic nodules, thyroiditis (low uptake; no antithyroid drug), amiodarone.</li>
  <li>Propranolol for symptoms. Radioiodine is first-line for many adults with Graves’ disease; carbimazole if remission is likely; surgery for compression or suspected cancer.</li>
  <li><strong>Carbimazole and sore throat or fever: stop it and check a full blood count the same day.</strong> Use effective contraception; propylthiouracil in early pregnancy.</li>
  <li>Thyroid storm: fever, agitation, tachyarrhythmia. Beta-blocker, antithyroid drug, then iodine, hydrocortisone.</li>
</ul>
<h3>Nodules</h3>
<p>TSH and ultrasound; fine-needle aspiration if the appearance is suspicious. Stridor or rapid growth is urgent.</p>
`,
    sources: [
      { title: 'Thyroid disease: assessment and management (NG145)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng145' },
      { title: 'Carbimazole', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/drugs/carbimazole/' },
    ],
  },
  {
    slug: 'adrenal-and-pituitary-disease',
    specialty: 'endocrinology',
    name: 'Adrenal and pituitary disease',
    name_es: 'Enfermedad suprarrenal e hipofisaria',
    summary: `
<h3>Adrenal insufficiency</h3>
<ul>
  <li>Fatigue, weight loss, postural hypotension, vomiting. Pigmentation and high potassium mean <strong>primary</strong> disease (autoimmune, tuberculosis). The commonest cause overall is long steroid treatment.</li>
  <li>Test: cortisol at 8 to 9 am, then a short Synacthen test if the result is not clear.</li>
  <li><strong>Crisis:</strong> <mark class="marker-yellow">hydrocortisone 100 mg IM or IV at once</mark>, before any test result, with rapid 0.9% saline; correct glucose.</li>
  <li>Replacement: hydrocortisone, and fludrocortisone in primary disease. Teach sick-day rules (in fever at least double the dose, usually 40 mg of hydrocortisone a day or more), an injection kit, and a Steroid Emergency Card. Never stop abruptly.</li>
</ul>
<h3>Excess</h3>
<table>
  <thead><tr><th>Syndrome</th><th>Clues</th><th>First test</th></tr></thead>
  <tbody>
    <tr><td>Cushing’s</td><td>Proximal weakness, bruising, purple striae</td><td>Overnight dexamethasone, urinary or late-night salivary cortisol</td></tr>
    <tr><td>Primary aldosteronism</td><td>Resistant hypertension, low potassium</td><td>Aldosterone:renin ratio</td></tr>
    <tr><td>Phaeochromocytoma</td><td>Episodic headache, sweating, palpitations</td><td>Metanephrines; alpha-blocker before beta-blocker</td></tr>
    <tr><td>Acromegaly</td><td>Growing hands, jaw; sleep apnoea</td><td>IGF-1, then GH during a glucose load</td></tr>
    <tr><td>Prolactinoma</td><td>Galactorrhoea, amenorrhoea, low libido</td><td>Prolactin; exclude pregnancy and drugs</td></tr>
  </tbody>
</table>
<h3>Pituitary</h3>
<p>Bitemporal hemianopia suggests chiasmal compression. <strong>Pituitary apoplexy</strong> is sudden headache with visual loss or eye palsies: give hydrocortisone and call neurosurgery. Prolactinomas are treated first with cabergoline.</p>
`,
    sources: [
      { title: 'Adrenal insufficiency: identification and management (NG243)', publisher: 'NICE', year: 2024, url: 'https://www.nice.org.uk/guidance/ng243' },
      { title: 'Acromegaly: an Endocrine Society clinical practice guideline', publisher: 'Endocrine Society', year: 2014, url: 'https://doi.org/10.1210/jc.2014-2700' },
    ],
  },
  {
    slug: 'calcium-and-bone',
    specialty: 'endocrinology',
    name: 'Calcium and bone',
    name_es: 'Calcio y hueso',
    summary: `
<h3>Hypercalcaemia</h3>
<p>Thirst, polyuria, constipation, confusion, short QT, stones. Repeat with albumin adjustment, then <strong>look at PTH</strong>.</p>
<table>
  <thead><tr><th>PTH</th><th>Causes</th></tr></thead>
  <tbody>
    <tr><td>High, or not suppressed</td><td>Primary hyperparathyroidism (usually one adenoma); tertiary in renal failure; familial hypocalciuric hypercalcaemia (low urinary calcium); lithium</td></tr>
    <tr><td>Suppressed</td><td>Cancer (PTHrP, metastases, myeloma), vitamin D excess, sarcoidosis, thyrotoxicosis</td></tr>
  </tbody>
</table>
<ul>
  <li>Above 3.5 mmol/L, or with symptoms: <mark class="marker-yellow">rehydrate with 0.9% saline, then an intravenous bisphosphonate</mark>. Stop thiazides, calcium and vitamin D.</li>
  <li>Refer hyperparathyroidism for surgery with symptoms, calcium of 2.85 mmol/L or more, stones, fracture or osteoporosis.</li>
</ul>
<h3>Hypocalcaemia</h3>
<p>Tingling, cramps, tetany, seizures, long QT. After neck surgery, low vitamin D, low magnesium, renal failure. Severe: 10–20 mL of calcium gluconate 10% IV over 10 minutes with ECG monitoring, then an infusion. <strong>Correct magnesium</strong>, or calcium will not rise.</p>
<h3>Osteoporosis</h3>
<ul>
  <li>Assess risk with FRAX or QFracture; DXA T-score of −2.5 or below. A fragility fracture of hip or spine is reason enough to treat.</li>
  <li>Alendronic acid or risedronate weekly, upright and with water; zoledronic acid or denosumab if unsuitable; bone-forming drugs for very high risk.</li>
  <li>Review after 5 years (3 for zoledronic acid). <strong>Do not stop or delay denosumab</strong> without a follow-on drug: vertebral fractures rebound.</li>
</ul>
<p>Osteomalacia: bone pain, proximal weakness, high ALP, low phosphate and vitamin D.</p>
`,
    sources: [
      { title: 'Hyperparathyroidism (primary): diagnosis, assessment and initial management (NG132)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng132' },
      { title: 'Clinical guideline for the prevention and treatment of osteoporosis', publisher: 'National Osteoporosis Guideline Group', year: 2024, url: 'https://www.nogg.org.uk/' },
      { title: 'Society for Endocrinology emergency guidance: emergency management of acute hypercalcaemia in adult patients', publisher: 'Society for Endocrinology', year: 2016, url: 'https://doi.org/10.1530/EC-16-0055' },
    ],
  },
];
