import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'acute-severe-asthma',
  style: 1,
  language: 'en',
  label: 6,
  long_case: false,
  name: 'Acute breathlessness in a young woman with asthma',
  description:
    'A 23-year-old with asthma arrives in the resuscitation area unable to finish her sentences. Assess her using ABCDE, start treatment and respond as her condition changes.',
  examiner_minutes: 10,
  student_instructions: `
<h3>Setting</h3>
<p>You are a foundation doctor in the emergency department resuscitation area. A nurse (played by the examiner) is with you and can do anything you ask. Your registrar is in the building and can be called.</p>
<h3>The patient</h3>
<p><strong>Ms Chloe Prentice</strong>, aged 23, has asthma. She has been brought in by a friend with worsening breathlessness since last night. She weighs 61 kg. Her best peak flow is on her record: 450 L/min.</p>
<h3>Your task</h3>
<ul>
  <li>Assess and treat Ms Prentice using an ABCDE approach. Ask for a finding or result and the examiner will give it to you.</li>
  <li>Take whatever brief history you can.</li>
  <li>State drug, dose, route and device when you ask for treatment.</li>
  <li>Reassess and respond to changes, and hand over to a senior colleague if you judge that it is needed.</li>
</ul>
<p>You have <strong>10 minutes</strong>.</p>
`,
  patient_instructions: `
<h3>Who you are</h3>
<p>You are <strong>Chloe Prentice</strong>, 23, a nursery assistant. You share a flat with your friend Zara, who drove you in and is parking the car.</p>
<h3>How to sit and speak</h3>
<p>Sit upright, leaning forward with your hands on your knees. Breathe fast. Speak in bursts of <strong>three or four words</strong>, then take a breath. Look frightened. Do not hyperventilate for real: if you feel light-headed, raise your hand and the examiner will pause the station.</p>
<h3>Opening line</h3>
<p>“Can’t… get my breath… inhaler’s… not working.”</p>
<h3>What you say only if asked (in short bursts)</h3>
<ul>
  <li><strong>How it started:</strong> a cold for two days; much worse since about midnight; hardly slept.</li>
  <li><strong>Inhalers:</strong> blue one “every hour… all night”. You have got through three blue inhalers in two months.</li>
  <li><strong>Preventer:</strong> you stopped the brown one about four months ago because you felt well. You have never had a written asthma plan.</li>
  <li><strong>Past asthma:</strong> since you were six. In intensive care on a breathing machine at 17. Two courses of steroid tablets this year.</li>
  <li><strong>Other triggers:</strong> you took ibuprofen for period pain yesterday afternoon. Zara has a new cat. You vape; you do not smoke cigarettes.</li>
  <li><strong>Allergies:</strong> none known to medicines. No rash, no swelling of lips or tongue, no new foods.</li>
  <li><strong>Other:</strong> no sharp one-sided chest pain, no leg swelling, no blood coughed up. You are not pregnant; your period started yesterday. The only tablets you take are ibuprofen now and then.</li>
</ul>
<h3>Second phase</h3>
<p>When the examiner says <strong>“five minutes later”</strong>, you are getting <strong>worse</strong>. Let your head droop. Take small, slow, shallow breaths. Answer with one word, eyes half closed: “Tired.” Do not close your eyes completely and do not stop responding. Stay like this until the end.</p>
<h3>Your ideas, concerns and expectations</h3>
<ul>
  <li><strong>Idea:</strong> it is “just a bad chest cold” on top of asthma.</li>
  <li><strong>Concern (if asked, or if the doctor is reassuring):</strong> “Don’t… want the tube… again.” You remember intensive care.</li>
  <li><strong>Expectation:</strong> a nebuliser always sorts it out.</li>
</ul>
<h3>How to play it</h3>
<p>You are frightened, not difficult. You calm a little if the doctor tells you what is happening, keeps questions short and lets you nod or shake your head. If the doctor fires long questions at you, shake your head and say, “Can’t… talk.” If asked to blow into a peak flow meter, make one feeble effort and cough.</p>
`,
  examiner_instructions: `
<p>You also play the nurse: helpful, but you do nothing until you are asked. If asked to give a drug without a dose, say, “How much, and how would you like it given?”</p>
<h3>Phase 1: findings on arrival (give when sought)</h3>
<table>
  <thead><tr><th>Step</th><th>Finding</th></tr></thead>
  <tbody>
    <tr><td>A</td><td>Patent; talks in short phrases. No stridor, no swelling.</td></tr>
    <tr><td>B</td><td>Respiratory rate 28, SpO2 93% on air, accessory muscles in use, trachea central, widespread polyphonic wheeze with equal air entry. Peak flow 190 L/min (42% of best).</td></tr>
    <tr><td>C</td><td>Pulse 122 sinus rhythm, blood pressure 128/76, capillary refill 2 seconds.</td></tr>
    <tr><td>D</td><td>Alert, capillary glucose 6.4 mmol/L.</td></tr>
    <tr><td>E</td><td>Temperature 37.3 °C, no rash, calves normal.</td></tr>
  </tbody>
</table>
<p>These are features of <strong>acute severe</strong> asthma.</p>
<h3>Phase 2</h3>
<p>Once first-line treatment has been started, and at 5 minutes at the latest, say: <strong>“Five minutes later.”</strong> Then give, as sought:</p>
<ul>
  <li>Respiratory rate 16 and shallow, SpO2 91% on 15 L/min oxygen, very quiet chest with little wheeze, pulse 132, blood pressure 118/70, too tired for a peak flow, rousable but drowsy.</li>
  <li>Arterial gas on 15 L/min: <strong>pH 7.36, PaCO2 5.6 kPa, PaO2 8.2 kPa, HCO3 23 mmol/L, lactate 2.4 mmol/L, K 3.3 mmol/L</strong>.</li>
  <li>Portable chest X-ray, if requested: hyperinflated lungs, no pneumothorax or consolidation.</li>
</ul>
<p>She now has <strong>life-threatening</strong> asthma. A PaCO2 in the normal range in an exhausted patient is a danger sign, and the potassium needs replacing.</p>
<h3>Marking notes</h3>
<ul>
  <li>Doses needed for credit: salbutamol 5 mg nebulised; ipratropium 500 micrograms nebulised; prednisolone 40–50 mg orally or hydrocortisone 100 mg intravenously; magnesium sulfate 1.2–2 g intravenously over 20 minutes.</li>
  <li>Nebulisers must be driven by oxygen.</li>
  <li>Giving sedation, or treating the fall in respiratory rate as improvement, is a serious error. Record it in the feedback.</li>
  <li>Intravenous aminophylline or salbutamol is acceptable only as a senior decision.</li>
</ul>
`,
  walkthrough: `
<h3>First minute</h3>
<p>Introduce yourself, sit her up, put her on high-flow oxygen and monitoring, and ask for help early. Use closed questions. Assess and treat together.</p>
<h3>Grade the severity</h3>
<table>
  <thead><tr><th>Acute severe: any one of</th><th>Life-threatening: any one, in a patient with severe asthma</th></tr></thead>
  <tbody>
    <tr><td>Peak flow 33–50% of best or predicted</td><td>Peak flow below 33%</td></tr>
    <tr><td>Respiratory rate 25 or more</td><td>SpO2 below 92%, or PaO2 below 8 kPa</td></tr>
    <tr><td>Heart rate 110 or more</td><td>Normal PaCO2 (4.6–6.0 kPa)</td></tr>
    <tr><td>Cannot complete a sentence in one breath</td><td>Silent chest, cyanosis, poor respiratory effort, exhaustion, altered consciousness, arrhythmia or hypotension</td></tr>
  </tbody>
</table>
<p>A raised PaCO2, or the need for ventilation with raised inflation pressures, is <strong>near-fatal</strong> asthma.</p>
<h3>Treat in the first few minutes</h3>
<ol>
  <li><strong>Oxygen</strong> to keep SpO2 at 94–98%.</li>
  <li><strong>Salbutamol 5 mg</strong> by oxygen-driven nebuliser, repeated every 15–30 minutes or given continuously if the response is poor.</li>
  <li><strong>Ipratropium 500 micrograms</strong> by nebuliser, added for acute severe or life-threatening asthma, or a poor initial response (every 4–6 hours).</li>
  <li><strong>Prednisolone 40–50 mg</strong> by mouth, or <strong>hydrocortisone 100 mg</strong> intravenously if she cannot swallow.</li>
  <li>Intravenous access; urea and electrolytes (salbutamol and steroids lower potassium); ECG monitoring. Arterial gas if SpO2 is below 92% or there are life-threatening features. Chest X-ray if pneumothorax, consolidation or life-threatening asthma is suspected, or response is poor.</li>
</ol>
<h3>Brief history</h3>
<p>Previous ventilation, admissions, steroid courses, reliever overuse, no preventer, triggers (including NSAIDs), allergies, pregnancy. Previous intensive care marks her out as being at high risk.</p>
<h3>Reassess: she is worse</h3>
<p>Quiet chest, slower shallow breathing, drowsiness and SpO2 91% mean that she is tiring, not improving. A “normal” PaCO2 confirms it.</p>
<ul>
  <li>Call the senior doctor and <strong>critical care or anaesthetics</strong> now.</li>
  <li>Back-to-back or continuous nebulised salbutamol.</li>
  <li><strong>Magnesium sulfate 1.2–2 g</strong> intravenously over 20 minutes after senior discussion.</li>
  <li>Exclude pneumothorax. Replace potassium. Consider fluids. Do not sedate.</li>
  <li>Never leave her; repeat observations continuously and the gas within the hour. Prepare for intubation by an expert.</li>
</ul>
<h3>Hand over (SBAR)</h3>
<p>“This is Dr … in resus. Chloe Prentice, 23, life-threatening asthma, ventilated at 17. Peak flow was 42% of best; after oxygen-driven salbutamol, ipratropium and steroids she is exhausted with a silent chest, SpO2 91% on 15 litres, PaCO2 5.6. I am giving magnesium and continuous nebulisers. I need you here now: I am worried she will need intubating.”</p>
<h3>Talk to her</h3>
<p>Short, calm, honest: “Your asthma is very bad. More specialists are coming. I’m staying with you.”</p>
`,
  useful_links: `
<ul>
  <li><a href="https://www.nice.org.uk/guidance/ng244">BTS, NICE and SIGN asthma pathway (NG244)</a></li>
  <li><a href="https://www.sign.ac.uk/">SIGN 158: British guideline on the management of asthma (acute asthma)</a></li>
  <li><a href="https://www.nice.org.uk/guidance/ng245">NICE NG245: Asthma diagnosis, monitoring and chronic management</a></li>
  <li><a href="https://bnf.nice.org.uk/treatment-summaries/asthma-acute/">BNF treatment summary: Asthma, acute</a></li>
  <li><a href="https://www.asthmaandlung.org.uk/conditions/asthma">Asthma + Lung UK: Asthma</a></li>
</ul>
`,
  checklist: [
    {
      title: 'Immediate approach',
      items: [
        'Introduces self; sits patient upright',
        'Recognises an emergency and asks for help or monitoring early',
        'Uses short or closed questions and reassures',
      ],
    },
    {
      title: 'Assessment',
      items: [
        'Assesses airway (speech, stridor, swelling)',
        'Checks respiratory rate, effort and SpO2',
        'Auscultates and checks trachea, thinking of pneumothorax',
        'Asks for peak flow and relates it to her best',
        'Checks pulse, blood pressure and perfusion',
        'Checks consciousness and glucose',
        'Exposes for rash (anaphylaxis) and checks temperature',
        'Asks about previous intensive care, admissions or steroids',
        'Asks about inhaler use, triggers and allergies',
        'States that this is acute severe asthma, with reasons',
      ],
    },
    {
      title: 'First-line treatment',
      items: [
        'Oxygen, target SpO2 94–98%',
        'Salbutamol 5 mg by oxygen-driven nebuliser',
        'Ipratropium 500 micrograms by nebuliser',
        'Prednisolone 40–50 mg oral or hydrocortisone 100 mg IV',
        'Intravenous access and bloods, including potassium',
      ],
    },
    {
      title: 'Deterioration',
      items: [
        'Reassesses after treatment, starting again at A',
        'Recognises life-threatening features (silent chest, exhaustion, SpO2 below 92%)',
        'Requests arterial blood gas',
        'States that normal PaCO2 is a danger sign',
        'Calls senior and critical care or anaesthetics',
        'Gives repeated or continuous nebulised salbutamol',
        'Suggests IV magnesium sulfate 1.2–2 g over 20 minutes',
        'Requests chest X-ray to exclude pneumothorax',
        'Notes low potassium and plans replacement',
      ],
    },
    {
      title: 'Communication',
      items: [
        'Gives a structured handover (SBAR) with a clear request',
        'Explains to the patient what is happening',
        'Stays with the patient; does not give sedation',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'Why is a normal PaCO2 alarming in acute asthma?',
      explanation_text: `
<p>Someone with an asthma attack hyperventilates, so PaCO2 is expected to be <strong>low</strong>. A value in the normal range (4.6–6.0 kPa) means that ventilation is failing, through exhaustion or severe airflow obstruction; it is a life-threatening feature. A raised PaCO2 indicates near-fatal asthma. Both require immediate critical care review.</p>
`,
    },
    {
      question_text: 'Which features of her history mark her out as being at risk of a fatal attack?',
      explanation_text: `
<ul>
  <li>Previous near-fatal asthma with ventilation, and previous admissions.</li>
  <li>Heavy use of reliever: three salbutamol inhalers in two months.</li>
  <li>No inhaled corticosteroid for four months; repeated courses of oral steroids.</li>
  <li>No written plan and little follow-up.</li>
  <li>Psychosocial factors such as depression, substance misuse or social isolation would add to the risk and should be asked about.</li>
</ul>
`,
    },
    {
      question_text: 'She recovers over four days. What must be in place before she goes home?',
      explanation_text: `
<ul>
  <li>Stable on discharge treatment for 12–24 hours, with peak flow above 75% of best or predicted and diurnal variability below 25%, unless agreed otherwise with a respiratory physician.</li>
  <li>Oral prednisolone 40–50 mg daily continued for at least five days and until recovery; no taper is needed after a short course.</li>
  <li>An inhaled-corticosteroid-containing regimen, inhaler technique checked, a peak flow meter and a <strong>written personalised asthma action plan</strong>.</li>
  <li>Triggers addressed: NSAID sensitivity considered and ibuprofen avoided, vaping, cat allergen.</li>
  <li>Review in primary care within two working days and in a respiratory clinic within about four weeks; after near-fatal asthma, specialist follow-up should be long-term.</li>
</ul>
`,
    },
    {
      question_text: 'What does current UK guidance say about using a short-acting beta-2 agonist alone for asthma?',
      explanation_text: `
<p>The 2024 BTS/NICE/SIGN guideline (NG245) advises <strong>not</strong> to prescribe a short-acting beta-2 agonist without a concomitant inhaled corticosteroid to people of any age with asthma. For those aged 12 and over, as-needed low-dose ICS/formoterol (anti-inflammatory reliever therapy) or maintenance and reliever therapy (MART) is used, according to severity and control. Reliance on salbutamol alone treats the bronchospasm but leaves the inflammation, and is associated with attacks and death.</p>
`,
    },
  ],
  sources: [
    {
      title: 'British guideline on the management of asthma (SIGN 158), acute asthma sections retained within the joint asthma pathway',
      publisher: 'Scottish Intercollegiate Guidelines Network and British Thoracic Society',
      year: 2019,
      url: 'https://www.sign.ac.uk/',
    },
    {
      title: 'Asthma pathway (BTS, NICE, SIGN) (NG244)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2024,
      url: 'https://www.nice.org.uk/guidance/ng244',
    },
    {
      title: 'Asthma: diagnosis, monitoring and chronic asthma management (NG245)',
      publisher: 'BTS, NICE and SIGN',
      year: 2024,
      url: 'https://www.nice.org.uk/guidance/ng245',
    },
    {
      title: 'Asthma, acute: treatment summary',
      publisher: 'British National Formulary',
      year: 2025,
      url: 'https://bnf.nice.org.uk/treatment-summaries/asthma-acute/',
    },
  ],
};

export default station;
