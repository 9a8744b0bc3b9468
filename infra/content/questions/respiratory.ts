import type { QuestionContent } from '../question-content';

export const questions: QuestionContent[] = [
  {
    slug: 'acute-asthma-normal-carbon-dioxide',
    topic: 'asthma',
    focus: 'diagnosis',
    difficulty: 2,
    question_text: `
<p>A 26-year-old woman with asthma has been getting worse since last night. She cannot complete a sentence in one breath. Pulse 118/min, respiratory rate 28/min, SpO<sub>2</sub> 94% on air, peak expiratory flow 190 L/min (best 500 L/min). Widespread wheeze. Arterial blood on air: pH 7.40, PaO<sub>2</sub> 9.6 kPa, PaCO<sub>2</sub> 5.3 kPa (4.7–6.0).</p>
<p>Which finding makes this a life-threatening attack?</p>`,
    answers: [
      { text: 'Inability to complete a sentence in one breath' },
      { text: 'Peak expiratory flow at 38% of her best' },
      { text: 'Arterial PaCO₂ of 5.3 kPa', correct: true },
      { text: 'Respiratory rate of 28/min' },
      { text: 'Pulse rate of 118/min' },
    ],
    explanation_text: `
<p>In an attack the patient hyperventilates, so PaCO<sub>2</sub> should be <strong>low</strong>. A value in the normal range means that she is tiring or that much of the lung is not ventilated: <strong>life-threatening asthma</strong>. Escalate now: a raised PaCO<sub>2</sub> would be near-fatal.</p>
<ul>
  <li>Being unable to complete sentences, PEF of 33–50% of best (190/500 = 38%), respirations of 25/min or more and a pulse of 110/min or more are each criteria for acute <em>severe</em> asthma. PEF becomes life-threatening below 33%.</li>
</ul>
<p>The other life-threatening signs are SpO<sub>2</sub> below 92%, PaO<sub>2</sub> below 8 kPa, silent chest, cyanosis, poor effort, exhaustion, confusion, hypotension and arrhythmia.</p>
<p><strong>Take home:</strong> a normal PaCO<sub>2</sub> in a breathless asthmatic is bad news.</p>`,
    sources: [{ title: 'British guideline on the management of asthma (SIGN 158)', publisher: 'British Thoracic Society and SIGN', year: 2019, url: 'https://www.brit-thoracic.org.uk/quality-improvement/guidelines/asthma/' }],
  },
  {
    slug: 'copd-exacerbation-persisting-respiratory-acidosis',
    topic: 'chronic-obstructive-pulmonary-disease',
    focus: 'management',
    difficulty: 2,
    question_text: `
<p>A 69-year-old man with COPD has had an infective exacerbation for three days. After one hour of nebulised salbutamol and ipratropium, prednisolone and antibiotics, he is drowsy but rousable and can clear his sputum. Respiratory rate 30/min, SpO<sub>2</sub> 90% on a 28% Venturi mask. Arterial blood: pH 7.27, PaCO<sub>2</sub> 9.1 kPa, PaO<sub>2</sub> 7.9 kPa, bicarbonate 31 mmol/L. A chest X-ray shows no pneumothorax. Full treatment is appropriate.</p>
<p>What is the most appropriate next step?</p>`,
    answers: [
      { text: 'Non-invasive ventilation with bilevel positive pressure', correct: true },
      { text: 'Intravenous doxapram infusion with hourly arterial blood gases' },
      { text: 'Non-rebreathe mask oxygen at 15 L/min' },
      { text: 'Intravenous sodium bicarbonate 1.26% over 4 hours' },
      { text: 'Continuous positive airway pressure at 5 cmH₂O' },
    ],
    explanation_text: `
<p>Respiratory acidosis (pH &lt;7.35 with PaCO<sub>2</sub> above 6.5 kPa and tachypnoea) that persists after an hour of optimal treatment and controlled oxygen is the indication for <strong>bilevel non-invasive ventilation</strong>. It lowers mortality and the need for intubation.</p>
<ul>
  <li>Doxapram is inferior and is kept for when ventilation is unavailable or unsuitable.</li>
  <li>His saturation is already in the 88–92% target; more oxygen would raise PaCO<sub>2</sub>.</li>
  <li>Bicarbonate produces more carbon dioxide, which he cannot breathe out.</li>
  <li>CPAP improves oxygenation but gives little ventilatory support.</li>
</ul>
<p>Agree in advance what happens if it fails; at this pH place him where he can be watched closely.</p>
<p><strong>Take home:</strong> optimise for one hour, then ventilate the persisting acidosis.</p>`,
    further_reading: 'https://doi.org/10.1136/thoraxjnl-2015-208209',
    sources: [
      { title: 'BTS/ICS guideline for the ventilatory management of acute hypercapnic respiratory failure in adults', publisher: 'British Thoracic Society', year: 2016, url: 'https://doi.org/10.1136/thoraxjnl-2015-208209' },
      { title: 'Chronic obstructive pulmonary disease in over 16s: diagnosis and management (NG115)', publisher: 'NICE', year: 2018, url: 'https://www.nice.org.uk/guidance/ng115' },
    ],
  },
  {
    slug: 'eligibility-for-long-term-oxygen-in-copd',
    topic: 'chronic-obstructive-pulmonary-disease',
    focus: 'investigation',
    difficulty: 3,
    question_text: `
<p>A 72-year-old woman with COPD stopped smoking four years ago. She has been stable for three months on the best treatment for her. Arterial blood gases on air, four weeks apart, show PaO<sub>2</sub> 7.7 and 7.8 kPa.</p>
<p>Select <strong>TWO</strong> further findings, either of which would make long-term oxygen therapy indicated under NICE guidance.</p>`,
    answers: [
      { text: 'FEV₁ of 34% of predicted' },
      { text: 'Bilateral ankle oedema', correct: true },
      { text: 'Three exacerbations in the last year' },
      { text: 'Breathlessness that eases with a fan' },
      { text: 'Haematocrit of 0.58', correct: true },
      { text: 'Body mass index of 18 kg/m²' },
    ],
    explanation_text: `
<p>Long-term oxygen improves survival in stable COPD when PaO<sub>2</sub> is below 7.3 kPa, or <strong>below 8 kPa with a sign that hypoxia is already harming</strong>: secondary polycythaemia, peripheral oedema or pulmonary hypertension. Her two values lie between 7.3 and 8 kPa, so ankle oedema or a haematocrit of 0.58 would tip the balance.</p>
<ul>
  <li>A low FEV<sub>1</sub> is a reason to <em>assess</em> for oxygen, not to prescribe it.</li>
  <li>Exacerbations lead to a review of inhalers.</li>
  <li>Breathlessness that a fan relieves can be treated with the fan; without significant hypoxaemia oxygen does not relieve it.</li>
  <li>Low weight needs dietetic help.</li>
</ul>
<p><strong>Take home:</strong> below 7.3 kPa, or below 8 kPa plus polycythaemia, oedema or pulmonary hypertension; 15 hours a day or more; not in people who smoke.</p>`,
    sources: [
      { title: 'Chronic obstructive pulmonary disease in over 16s: diagnosis and management (NG115)', publisher: 'NICE', year: 2018, url: 'https://www.nice.org.uk/guidance/ng115' },
      { title: 'BTS guidelines for home oxygen use in adults', publisher: 'British Thoracic Society', year: 2015, url: 'https://doi.org/10.1136/thoraxjnl-2015-206865' },
    ],
  },
  {
    slug: 'theophylline-toxicity-after-antibiotic',
    topic: 'chronic-obstructive-pulmonary-disease',
    focus: 'prescribing',
    difficulty: 2,
    question_text: `
<p>A 70-year-old man has taken modified-release theophylline for COPD for two years, with steady concentrations of about 12 mg/L. Five days after starting an antibiotic for a urinary infection he has vomiting, tremor and palpitations. Pulse 124/min, irregular; potassium 3.1 mmol/L; theophylline 29 mg/L (target 10–20 mg/L).</p>
<p>Which antibiotic is the most likely cause?</p>`,
    answers: [
      { text: 'Amoxicillin' },
      { text: 'Cefalexin' },
      { text: 'Nitrofurantoin' },
      { text: 'Ciprofloxacin', correct: true },
      { text: 'Pivmecillinam' },
    ],
    explanation_text: `
<p><strong>Ciprofloxacin</strong> inhibits CYP1A2, the main route of theophylline metabolism. Theophylline has a narrow therapeutic range, so the concentration can more than double, with vomiting, tremor, arrhythmia, seizures and hypokalaemia. Stop theophylline, treat the potassium, monitor the ECG and take advice from TOXBASE or a poisons centre.</p>
<ul>
  <li>Amoxicillin, cefalexin and pivmecillinam are beta-lactams; nitrofurantoin acts in the urine. None of them inhibits CYP1A2 to an extent that matters.</li>
  <li>Clarithromycin and erythromycin also raise theophylline. Stopping smoking does too, as tobacco smoke induces the same enzyme.</li>
</ul>
<p>Quinolones lower the seizure threshold as well, and in the UK are used only when other antibiotics are unsuitable.</p>
<p><strong>Take home:</strong> theophylline with a quinolone or a macrolide: choose another antibiotic, or reduce the dose and measure.</p>`,
    further_reading: 'https://bnf.nice.org.uk/drugs/theophylline/',
    sources: [
      { title: 'Theophylline', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/drugs/theophylline/' },
      { title: 'Ciprofloxacin', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/drugs/ciprofloxacin/' },
    ],
  },
  {
    slug: 'mycoplasma-resistance-to-amoxicillin',
    topic: 'pneumonia',
    focus: 'mechanism',
    difficulty: 1,
    question_text: `
<p>A 22-year-old student has had a dry cough, headache and fever for ten days. Amoxicillin for five days has not helped. The chest X-ray shows patchy shadowing in both lower zones, and a throat swab PCR detects <em>Mycoplasma pneumoniae</em>.</p>
<p>Why did amoxicillin not work?</p>`,
    answers: [
      { text: 'The organism makes an extended-spectrum beta-lactamase that destroys amoxicillin' },
      { text: 'The organism has no peptidoglycan cell wall for amoxicillin to act on', correct: true },
      { text: 'The organism pumps amoxicillin out through an efflux protein' },
      { text: 'The organism has an altered penicillin-binding protein 2a' },
      { text: 'The organism lives in a biofilm that amoxicillin cannot enter' },
    ],
    explanation_text: `
<p>Beta-lactams block the cross-linking of peptidoglycan. <em>Mycoplasma</em> is bounded only by a sterol-containing membrane and has <strong>no cell wall</strong>, so every penicillin and cephalosporin fails. Drugs that act on the ribosome, such as doxycycline or clarithromycin, do work.</p>
<ul>
  <li>Beta-lactamase explains resistance in many <em>Haemophilus influenzae</em> and <em>Moraxella</em>.</li>
  <li>Efflux pumps matter in organisms such as <em>Pseudomonas</em>.</li>
  <li>Penicillin-binding protein 2a is the mechanism of MRSA.</li>
  <li>Biofilm protects bacteria on devices and in bronchiectasis.</li>
</ul>
<p>Complications to look for: cold-agglutinin haemolysis, erythema multiforme, and neurological disease.</p>
<p><strong>Take home:</strong> no wall, no target: treat <em>Mycoplasma</em> with a tetracycline or a macrolide.</p>`,
    sources: [{ title: 'Pneumonia: diagnosis and management (NG250)', publisher: 'NICE', year: 2025, url: 'https://www.nice.org.uk/guidance/ng250' }],
  },
  {
    slug: 'pulmonary-embolism-with-shock',
    topic: 'pulmonary-embolism',
    focus: 'management',
    difficulty: 2,
    moderate: true,
    question_text: `
<p>A 58-year-old man collapses six weeks after breaking his ankle, which was treated in a cast. He has no other illness and no recent surgery or bleeding. CT pulmonary angiography shows large central emboli in both lungs and a dilated right ventricle. He has had a bolus of unfractionated heparin and 500 mL of crystalloid. Blood pressure 76/46 mmHg for 25 minutes, pulse 128/min, SpO<sub>2</sub> 88% on 15 L/min oxygen.</p>
<p>What is the most appropriate treatment now?</p>`,
    answers: [
      { text: 'Apixaban 10 mg by mouth, twice daily for a week' },
      { text: 'Retrievable inferior vena cava filter today' },
      { text: 'A further 2 litres of crystalloid over 30 minutes' },
      { text: 'Heparin infusion alone, with review in 6 hours' },
      { text: 'Intravenous alteplase for systemic thrombolysis', correct: true },
    ],
    explanation_text: `
<p>Persistent hypotension (systolic below 90 mmHg for 15 minutes or more) makes this a <strong>high-risk pulmonary embolism</strong>, with a high early mortality from right ventricular failure. Without a contraindication, <strong>systemic thrombolysis</strong> is the treatment of choice.</p>
<ul>
  <li>A direct oral anticoagulant suits stable patients; it dissolves no clot and he may not absorb it.</li>
  <li>A filter is for when anticoagulation is contraindicated or fails, and does not relieve the obstruction.</li>
  <li>Large volumes over-distend the right ventricle and lower output; use a vasopressor if needed.</li>
  <li>Anticoagulation alone is right for embolism without shock.</li>
</ul>
<p>If thrombolysis fails or is contraindicated: catheter or surgical embolectomy.</p>
<p><strong>Take home:</strong> blood pressure, not clot size, decides on thrombolysis.</p>`,
    further_reading: 'https://doi.org/10.1093/eurheartj/ehz405',
    sources: [
      { title: '2019 ESC Guidelines for the diagnosis and management of acute pulmonary embolism', publisher: 'European Society of Cardiology', year: 2020, url: 'https://doi.org/10.1093/eurheartj/ehz405' },
      { title: 'Venous thromboembolic diseases: diagnosis, management and thrombophilia testing (NG158)', publisher: 'NICE', year: 2020, url: 'https://www.nice.org.uk/guidance/ng158' },
    ],
  },
  {
    slug: 'effusion-not-settling-after-pneumonia',
    topic: 'pleural-disease',
    focus: 'diagnosis',
    difficulty: 2,
    question_type: 4,
    question_text: `
<p>A 54-year-old man still has a temperature of 38.9 °C after five days of intravenous antibiotics for right lower lobe pneumonia. Ultrasound shows a moderate right effusion with septations. Pleural fluid: cloudy, protein 42 g/L, LDH 1850 IU/L, glucose 1.4 mmol/L, pH 7.05. Serum protein 63 g/L, serum LDH 240 IU/L (reference &lt;250).</p>
<p>Complete the boxes.</p>`,
    answers: [
      { label: 'Transudate or exudate?', text: 'Exudate', correct: true },
      { label: 'Most likely diagnosis', text: 'Pleural infection (complicated parapneumonic effusion or empyema)', correct: true },
      { label: 'Treatment needed besides antibiotics', text: 'Chest drain (image-guided)', correct: true },
    ],
    explanation_text: `
<p>The protein ratio is 42/63 = 0.67 (above 0.5) and the LDH ratio 1850/240 = 7.7 (above 0.6), so by Light’s criteria this is an <strong>exudate</strong>.</p>
<p>Bacteria and neutrophils in the pleural space use glucose and make acid. A <strong>pH of 7.2 or below</strong> with fever after pneumonia means <strong>pleural infection</strong>, even before pus or a positive culture; a simple parapneumonic effusion has a near-normal pH and clears with antibiotics.</p>
<p>Antibiotics alone are not enough: insert a small-bore <strong>chest drain under ultrasound</strong>. If sepsis persists with residual fluid, options are intrapleural tissue plasminogen activator with DNase, or surgery. Remember thromboprophylaxis and nutrition.</p>
<p><strong>Take home:</strong> fever, effusion and pH of 7.2 or below: drain it.</p>`,
    sources: [{ title: 'British Thoracic Society Guideline for pleural disease', publisher: 'British Thoracic Society', year: 2023, url: 'https://doi.org/10.1136/thorax-2022-219784' }],
  },
  {
    slug: 'scuba-diving-after-spontaneous-pneumothorax',
    topic: 'pleural-disease',
    focus: 'communication',
    difficulty: 2,
    question_text: `
<p>A 24-year-old woman comes to the chest clinic four weeks after a first primary spontaneous pneumothorax, managed by aspiration. The X-ray taken two weeks ago, and today’s, are normal. She asks whether she can fly to Egypt next week and go scuba diving there, as she has already paid.</p>
<p>Which advice is best?</p>`,
    answers: [
      { text: 'She can fly, and dive to 10 metres if spirometry and a repeat X-ray are normal' },
      { text: 'She should neither fly nor dive until a year has passed' },
      { text: 'She can fly, but should not dive unless she has had definitive surgery on both sides', correct: true },
      { text: 'She can do both, as the X-ray has been normal for two weeks and one episode is rarely followed by another' },
      { text: 'She can dive, but should not fly for six weeks after the X-ray became normal' },
    ],
    explanation_text: `
<p>Air trapped in the pleural space expands as the pressure falls. On an ascent from a dive this can cause <strong>tension pneumothorax far from help</strong>, and recurrence is common after a first episode. UK advice is to give up diving for good unless a definitive procedure, such as bilateral surgical pleurectomy, has been done and lung function and CT are satisfactory.</p>
<p><strong>Flying</strong> is generally acceptable once the X-ray has shown full resolution and a further week has passed: two weeks here.</p>
<ul>
  <li>A shallow dive is no safer: the largest proportional change in gas volume is in the last 10 metres.</li>
  <li>A year’s wait to fly is too strict; neither time nor a normal X-ray makes diving safe.</li>
</ul>
<p>Acknowledge her disappointment, check her understanding, give it in writing and ask about smoking.</p>
<p><strong>Take home:</strong> flying a week after resolution; diving no longer.</p>`,
    sources: [{ title: 'British Thoracic Society Guideline for pleural disease', publisher: 'British Thoracic Society', year: 2023, url: 'https://doi.org/10.1136/thorax-2022-219784' }],
  },
];
