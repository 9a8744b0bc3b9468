import type { TopicContent } from '../question-content';

export const topics: TopicContent[] = [
  {
    slug: 'asthma',
    specialty: 'respiratory',
    name: 'Asthma',
    name_es: 'Asma',
    summary: `
<p>Chronic airway inflammation with variable airflow obstruction: wheeze, cough and breathlessness that come and go, often worse at night, with triggers and atopy. Support the history with an objective test (FeNO, blood eosinophils, bronchodilator reversibility, peak-flow variability, challenge).</p>
<h3>Acute severity in adults</h3>
<table>
  <thead><tr><th>Severity</th><th>Any one of</th></tr></thead>
  <tbody>
    <tr><td>Acute severe</td><td>PEF 33–50% of best, respirations ≥25/min, pulse ≥110/min, cannot complete a sentence</td></tr>
    <tr><td>Life-threatening</td><td>PEF &lt;33%, SpO<sub>2</sub> &lt;92%, PaO<sub>2</sub> &lt;8 kPa, <mark class="marker-yellow">normal PaCO<sub>2</sub></mark>, silent chest, cyanosis, poor effort, exhaustion, confusion, hypotension, arrhythmia</td></tr>
    <tr><td>Near-fatal</td><td>Raised PaCO<sub>2</sub>, or need for ventilation</td></tr>
  </tbody>
</table>
<h3>Acute treatment</h3>
<ol>
  <li>Oxygen to 94–98%.</li>
  <li>Nebulised <strong>salbutamol 5 mg</strong>, driven by oxygen and repeated; add ipratropium 500 micrograms if severe.</li>
  <li><strong>Prednisolone 40–50 mg</strong> by mouth (or hydrocortisone 100 mg IV), for at least 5 days.</li>
  <li>Poor response or life-threatening: magnesium sulfate 1.2–2 g IV over 20 minutes; call critical care early.</li>
</ol>
<h3>Long term</h3>
<p>Every patient needs an inhaled corticosteroid: <strong>a short-acting beta-agonist alone is no longer advised</strong>. Current UK guidance prefers a combined inhaled corticosteroid and formoterol, as reliever and then also as maintenance. Check technique, adherence, smoking and triggers before stepping up, and give a written action plan. Review within 2 working days of an attack.</p>
`,
    sources: [
      { title: 'Asthma: diagnosis, monitoring and chronic asthma management (NG245)', publisher: 'NICE, BTS and SIGN', year: 2024, url: 'https://www.nice.org.uk/guidance/ng245' },
      { title: 'British guideline on the management of asthma (SIGN 158)', publisher: 'British Thoracic Society and SIGN', year: 2019, url: 'https://www.brit-thoracic.org.uk/quality-improvement/guidelines/asthma/' },
      { title: 'Asthma, acute: treatment summary', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/treatment-summaries/asthma-acute/' },
    ],
  },
  {
    slug: 'chronic-obstructive-pulmonary-disease',
    specialty: 'respiratory',
    name: 'Chronic obstructive pulmonary disease',
    name_es: 'Enfermedad pulmonar obstructiva crónica',
    summary: `
<p>Suspect it over the age of 35 in a smoker, or after other exposure, with exertional breathlessness, cough, sputum or winter ‘bronchitis’. Confirm with spirometry: <strong>post-bronchodilator FEV<sub>1</sub>/FVC below 0.7</strong>.</p>
<h3>Stable disease</h3>
<ul>
  <li>What changes the course: <mark class="marker-yellow">stopping smoking</mark>, vaccination, pulmonary rehabilitation.</li>
  <li>Inhalers: a short-acting bronchodilator as needed, then a LABA with a LAMA; a LABA with an inhaled corticosteroid if there are asthmatic features; triple therapy for continuing exacerbations, most useful with raised eosinophils. Inhaled steroids raise the risk of pneumonia.</li>
  <li><strong>Long-term oxygen</strong> (at least 15 hours a day) in a non-smoker who is stable: PaO<sub>2</sub> below 7.3 kPa, or below 8 kPa with secondary polycythaemia, peripheral oedema or pulmonary hypertension. Assess on two occasions at least 3 weeks apart.</li>
</ul>
<h3>Exacerbation</h3>
<ol>
  <li>Controlled oxygen by Venturi mask, target <mark class="marker-yellow">88–92%</mark> until blood gases show that there is no hypercapnia.</li>
  <li>Short-acting bronchodilators; nebulise with air if the patient is hypercapnic.</li>
  <li>Prednisolone 30 mg daily for 5 days.</li>
  <li>Antibiotics if severity and a change in sputum suggest bacterial infection: usually 5 days of amoxicillin, doxycycline or clarithromycin.</li>
  <li><strong>Non-invasive ventilation</strong> for persisting respiratory acidosis (pH &lt;7.35 with raised PaCO<sub>2</sub>) despite optimal treatment, after agreeing what follows if it fails.</li>
</ol>
`,
    sources: [
      { title: 'Chronic obstructive pulmonary disease in over 16s: diagnosis and management (NG115)', publisher: 'NICE', year: 2018, url: 'https://www.nice.org.uk/guidance/ng115' },
      { title: 'Global strategy for the diagnosis, management and prevention of COPD', publisher: 'Global Initiative for Chronic Obstructive Lung Disease', year: 2025, url: 'https://goldcopd.org/' },
      { title: 'BTS/ICS guideline for the ventilatory management of acute hypercapnic respiratory failure in adults', publisher: 'British Thoracic Society', year: 2016, url: 'https://doi.org/10.1136/thoraxjnl-2015-208209' },
    ],
  },
  {
    slug: 'pneumonia',
    specialty: 'respiratory',
    name: 'Pneumonia',
    name_es: 'Neumonía',
    summary: `
<p>Symptoms and signs of a lower respiratory tract infection with new shadowing on the chest X-ray. <em>Streptococcus pneumoniae</em> is the commonest bacterium in the community. Older people may present with confusion or falls and no fever.</p>
<h3>Severity: CURB-65, one point each</h3>
<ul>
  <li><strong>C</strong>onfusion: new, or abbreviated mental test score of 8 or less</li>
  <li><strong>U</strong>rea above 7 mmol/L</li>
  <li><strong>R</strong>espiratory rate of 30/min or more</li>
  <li><strong>B</strong>lood pressure: systolic below 90 or <mark class="marker-yellow">diastolic 60 mmHg or less</mark></li>
  <li>Age <strong>65</strong> years or more</li>
</ul>
<p>0–1: low risk, often treated at home. 2: intermediate. 3 or more: high risk; consider critical care. In the community use CRB-65, without urea. The score supports judgement; it does not replace it.</p>
<h3>Treatment</h3>
<ul>
  <li>Low severity: amoxicillin by mouth, usually for 5 days; doxycycline or clarithromycin in penicillin allergy.</li>
  <li>Higher severity: cover atypical organisms too and follow local policy. Give the first dose promptly, within 4 hours of arrival, and within 1 hour if the risk from sepsis is high.</li>
  <li>Cultures, and pneumococcal and legionella urinary antigens, in severe illness.</li>
</ul>
<h3>Clues and follow-up</h3>
<p><em>Legionella</em>: travel, hyponatraemia, abnormal liver tests, confusion. <em>Mycoplasma</em>: younger people, dry cough, cold agglutinins; no cell wall, so beta-lactams fail. Cavities: <em>Staphylococcus aureus</em>, <em>Klebsiella</em>, tuberculosis. <strong>Repeat the X-ray at about 6 weeks</strong> if symptoms persist or cancer is a risk.</p>
`,
    sources: [
      { title: 'Pneumonia: diagnosis and management (NG250)', publisher: 'NICE', year: 2025, url: 'https://www.nice.org.uk/guidance/ng250' },
      { title: 'Guidelines for the management of community acquired pneumonia in adults', publisher: 'British Thoracic Society', year: 2009, url: 'https://www.brit-thoracic.org.uk/quality-improvement/guidelines/pneumonia-adults/' },
    ],
  },
  {
    slug: 'pulmonary-embolism',
    specialty: 'respiratory',
    name: 'Pulmonary embolism',
    name_es: 'Embolia pulmonar',
    summary: `
<p>Sudden breathlessness, pleuritic pain, haemoptysis or collapse, with tachycardia, tachypnoea and often a clear chest. The ECG most often shows sinus tachycardia; S1Q3T3 is uncommon. A normal chest X-ray in a hypoxic patient is a clue.</p>
<h3>Two-level Wells score</h3>
<table>
  <thead><tr><th>Item</th><th>Points</th></tr></thead>
  <tbody>
    <tr><td>Signs of deep vein thrombosis</td><td>3</td></tr>
    <tr><td>No other diagnosis more likely</td><td>3</td></tr>
    <tr><td>Heart rate above 100/min</td><td>1.5</td></tr>
    <tr><td>Immobile for more than 3 days, or surgery in the last 4 weeks</td><td>1.5</td></tr>
    <tr><td>Previous deep vein thrombosis or embolism</td><td>1.5</td></tr>
    <tr><td>Haemoptysis</td><td>1</td></tr>
    <tr><td>Cancer (palliative, or treated within 6 months)</td><td>1</td></tr>
  </tbody>
</table>
<ul>
  <li><mark class="marker-yellow">Above 4: likely</mark>. CT pulmonary angiography; treat meanwhile if there is a delay.</li>
  <li><strong>4 or below: unlikely.</strong> D-dimer (age-adjusted over 50); stop if negative, scan if positive.</li>
  <li>V/Q scanning suits severe renal impairment, contrast allergy or concern about radiation.</li>
</ul>
<h3>Treatment</h3>
<ul>
  <li>Apixaban or rivaroxaban first for most; low molecular weight heparin overlapping with warfarin, then warfarin alone, in antiphospholipid syndrome with established triple positivity; low molecular weight heparin in pregnancy.</li>
  <li><strong>Shock or persistent hypotension:</strong> unfractionated heparin and systemic thrombolysis.</li>
  <li>Duration: at least <strong>3 months</strong>; stop then if provoked by a major transient factor, consider continuing if unprovoked; 3 to 6 months or longer in active cancer.</li>
</ul>
<p>Breathlessness that persists after 3 months: think of chronic thromboembolic pulmonary hypertension.</p>
`,
    sources: [
      { title: 'Venous thromboembolic diseases: diagnosis, management and thrombophilia testing (NG158)', publisher: 'NICE', year: 2020, url: 'https://www.nice.org.uk/guidance/ng158' },
      { title: '2019 ESC Guidelines for the diagnosis and management of acute pulmonary embolism', publisher: 'European Society of Cardiology', year: 2020, url: 'https://doi.org/10.1093/eurheartj/ehz405' },
    ],
  },
  {
    slug: 'pleural-disease',
    specialty: 'respiratory',
    name: 'Pleural disease',
    name_es: 'Enfermedad pleural',
    summary: `
<h3>Effusion</h3>
<p>Aspirate an unexplained unilateral effusion <strong>under ultrasound</strong>; send protein, LDH, pH, glucose, microscopy, culture and cytology. Clear bilateral effusions in heart failure can be treated first.</p>
<p><strong>Light’s criteria</strong>, an exudate if any one is met:</p>
<ul>
  <li>pleural:serum protein above 0.5</li>
  <li>pleural:serum LDH above 0.6</li>
  <li>pleural LDH above two-thirds of the upper limit of normal for serum</li>
</ul>
<p>Transudate: heart failure, cirrhosis, nephrotic syndrome. Exudate: infection, cancer, tuberculosis, embolism, autoimmune disease. Diuretics can turn a transudate into a false exudate.</p>
<p>With suspected infection, <mark class="marker-yellow">pH 7.2 or below</mark>, pus or organisms on Gram stain mean <strong>chest drainage</strong> as well as antibiotics. Malignant effusion: drain for symptoms, then talc pleurodesis or an indwelling catheter, as the patient prefers.</p>
<h3>Pneumothorax</h3>
<ul>
  <li><strong>Tension</strong> (hypotension, distended neck veins, deviated trachea): decompress at once, then a drain. Do not wait for an X-ray.</li>
  <li>Spontaneous: <strong>symptoms and high-risk features weigh more than size</strong>. Minimal symptoms can be managed conservatively; otherwise aspiration, an ambulatory device or a drain. Underlying lung disease, hypoxia, bilateral disease, haemothorax or haemodynamic compromise favour a drain.</li>
  <li>Refer for surgery if the air leak persists or it recurs.</li>
  <li>Advice: no flying until resolution is confirmed and a further week has passed; <strong>no diving for life</strong> unless both sides have had definitive surgery; stop smoking.</li>
</ul>
`,
    sources: [
      { title: 'British Thoracic Society Guideline for pleural disease', publisher: 'British Thoracic Society', year: 2023, url: 'https://doi.org/10.1136/thorax-2022-219784' },
      { title: 'BTS guideline and clinical statement: pleural disease', publisher: 'British Thoracic Society', year: 2023, url: 'https://www.brit-thoracic.org.uk/quality-improvement/guidelines/pleural-disease/' },
    ],
  },
];
