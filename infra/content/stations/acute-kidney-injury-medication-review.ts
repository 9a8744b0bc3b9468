import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'acute-kidney-injury-medication-review',
  style: 1,
  language: 'en',
  label: 7,
  name: 'Vomiting, abnormal bloods and a medicines review',
  description:
    'A 74-year-old man is admitted with three days of vomiting and diarrhoea. Read his results, take a medication history and decide what to do with each of his medicines.',
  candidate_minutes: 3,
  examiner_minutes: 10,
  student_instructions: `
<p>You are the Foundation Year 1 doctor on the acute medical unit.</p>
<p><strong>Mr Desmond Clarke</strong>, aged 74, weight 78 kg, came in an hour ago with three days of vomiting and diarrhoea. The nurse has hung no fluids yet and asks you which of his usual medicines she should give at the next round.</p>
<h3>Your task</h3>
<ol>
<li>Read the results and the medicines list in the candidate resources.</li>
<li>Take a focused medication history from Mr Clarke (about three minutes).</li>
<li>Explain to him, in plain words, what has happened and what you will change.</li>
<li>Tell the examiner your interpretation of the results, a decision for <strong>each</strong> medicine (continue, withhold, stop or discuss) and your immediate plan.</li>
</ol>
<p>You do not need to examine him or write on a chart. You may use the BNF.</p>
`,
  patient_instructions: `
<h3>Who you are</h3>
<p>You are Desmond Clarke, 74, a retired bus driver and a widower. You live alone in a first-floor flat; your daughter Marcia rings every evening and made you come in. You are tired and thirsty, sitting up on a trolley. You are polite and proud of managing your own tablets, which are in a seven-day box.</p>
<h3>Opening line</h3>
<p>“It’s only a bug, doctor. I feel daft taking up a bed.”</p>
<h3>What you say freely</h3>
<ul>
<li>Three days of watery diarrhoea and vomiting after a takeaway. No blood. You have kept down a little squash.</li>
<li>You have taken every tablet in the box, “sick or not, because that’s what the box is for”.</li>
<li>You have passed very little water since yesterday and it is dark.</li>
</ul>
<h3>Only if you are asked</h3>
<ul>
<li><strong>Anything from a shop, or that you buy yourself:</strong> “Just ibuprofen for the knee. One or two, three times a day, for the last fortnight. That’s not really a medicine, is it?” They are 200 mg tablets.</li>
<li><strong>Any new medicine:</strong> the surgery gave you an antibiotic for a water infection five days ago, trimethoprim, one twice a day. Two days are left. The burning has gone.</li>
<li><strong>Herbal remedies, salt substitute:</strong> you use a “low-sodium” salt from the supermarket because of your blood pressure.</li>
<li><strong>Passing water before all this:</strong> a slow stream for a year, up twice at night. Never unable to go.</li>
<li><strong>Allergies:</strong> none. <strong>Bleeding or black stools:</strong> none. <strong>Chest pain, palpitations:</strong> none. Dizzy on standing, no falls.</li>
<li><strong>Alcohol:</strong> a bottle of stout on Sundays. Non-smoker for thirty years.</li>
</ul>
<h3>Ideas, concerns and expectations</h3>
<p>You think a drip and a night’s sleep will fix it. Your fear, if asked what worries you, is a stroke: your wife died of one and the nurse at the clinic told you <em>never</em> to miss the blood thinner. If the candidate says everything will be stopped, ask at once, “Even the blood thinner?” You also fear dialysis, because a man at your church has it. You expect a clear list of what to take when you go home, since nobody gave you one last time.</p>
<h3>Manner</h3>
<p>Do not name ibuprofen under “medicines”; wait for a question about pain relief or things bought without a prescription. If the candidate uses words such as “nephrotoxic” or “AKI”, say, “You’ve lost me there.” If they scold you, go quiet. If they ask you to say back the plan, do so correctly when it was clearly explained.</p>
`,
  examiner_instructions: `
<p>Let the candidate talk with the patient for about five minutes, then say, “Please tell me your interpretation and your decision for each medicine.”</p>
<p><strong>Expected reading.</strong> Creatinine has risen from 88 to 226 micromol/L, 2.6 times baseline: <strong>AKI stage 2</strong> (KDIGO), with mild hyperkalaemia (5.9 mmol/L), a mildly low bicarbonate, hypovolaemia and hypotension. Pre-renal cause made worse by drugs; obstruction must be excluded because of prostatic symptoms.</p>
<table><tbody>
<tr><th>Medicine</th><th>Expected decision</th></tr>
<tr><td>Ramipril</td><td>Withhold (hypotension, AKI, potassium)</td></tr>
<tr><td>Indapamide</td><td>Withhold (volume depletion)</td></tr>
<tr><td>Metformin</td><td>Withhold (risk of lactic acidosis)</td></tr>
<tr><td>Ibuprofen, bought</td><td>Stop; avoid in future (also a bleeding risk with apixaban)</td></tr>
<tr><td>Trimethoprim</td><td>Stop; raises potassium and creatinine; review need for another antibiotic</td></tr>
<tr><td>“Low-sodium” salt</td><td>Stop; it is largely potassium chloride</td></tr>
<tr><td>Apixaban</td><td>Do not stop without a plan: work out creatinine clearance, discuss with senior or pharmacist today</td></tr>
<tr><td>Bisoprolol</td><td>Discuss: hypotension and potassium against rate control</td></tr>
<tr><td>Atorvastatin</td><td>May continue; check for muscle symptoms</td></tr>
<tr><td>Paracetamol</td><td>Safe first choice for the knee</td></tr>
</tbody></table>
<p>Accept other reasoned answers for apixaban and bisoprolol provided that the candidate weighs both risks and asks for advice.</p>
`,
  extra_candidate_resources: `
<h3>Mr Desmond Clarke, 74, 78 kg</h3>
<p>Past history: hypertension, type 2 diabetes, atrial fibrillation, osteoarthritis of the right knee. No known drug allergies.</p>
<p><strong>Observations:</strong> temperature 37.4 °C, pulse 104 irregular, blood pressure 98/56 mmHg, respiratory rate 18, oxygen saturation 97% on air, alert. Dry tongue, capillary refill 3 seconds, chest clear, no oedema.</p>
<h4>Blood results</h4>
<table><tbody>
<tr><th>Test</th><th>Today</th><th>Three months ago</th><th>Reference range</th></tr>
<tr><td>Sodium (mmol/L)</td><td>134</td><td>139</td><td>133–146</td></tr>
<tr><td>Potassium (mmol/L)</td><td><strong>5.9</strong></td><td>4.6</td><td>3.5–5.3</td></tr>
<tr><td>Urea (mmol/L)</td><td><strong>21.4</strong></td><td>6.8</td><td>2.5–7.8</td></tr>
<tr><td>Creatinine (micromol/L)</td><td><strong>226</strong></td><td>88</td><td>59–104</td></tr>
<tr><td>Bicarbonate (mmol/L)</td><td><strong>19</strong></td><td>25</td><td>22–29</td></tr>
<tr><td>Glucose (mmol/L)</td><td>9.8</td><td>8.1</td><td>–</td></tr>
<tr><td>CRP (mg/L)</td><td><strong>34</strong></td><td>3</td><td>0–5</td></tr>
<tr><td>Haemoglobin (g/L)</td><td>148</td><td>139</td><td>130–180</td></tr>
<tr><td>White cells (×10<sup>9</sup>/L)</td><td>11.2</td><td>7.0</td><td>4.0–11.0</td></tr>
<tr><td>Venous lactate (mmol/L)</td><td>1.6</td><td>–</td><td>0.5–2.0</td></tr>
</tbody></table>
<p>The laboratory reports no haemolysis. <strong>ECG:</strong> atrial fibrillation, 104 per minute, no tall T waves, QRS 90 ms. <strong>Urine dipstick:</strong> protein trace, otherwise negative.</p>
<h4>Repeat medicines on the GP record</h4>
<ul>
<li>Ramipril 10 mg once daily</li>
<li>Indapamide 2.5 mg once daily</li>
<li>Metformin 1 g twice daily</li>
<li>Apixaban 5 mg twice daily</li>
<li>Bisoprolol 2.5 mg once daily</li>
<li>Atorvastatin 20 mg once daily</li>
</ul>
`,
  checklist: [
    {
      title: 'Medication history',
      items: [
        'Introduces self, confirms identity and asks about allergies',
        'Checks what he has actually taken while ill',
        'Asks about bought medicines and finds ibuprofen',
        'Asks about new or short courses and finds trimethoprim',
        'Asks about supplements and salt substitute',
        'Asks about urine output and prostatic symptoms',
        'Asks about bleeding',
      ],
    },
    {
      title: 'Reading the results',
      items: [
        'Compares creatinine with baseline',
        'States acute kidney injury, stage 2',
        'States mild hyperkalaemia and reads the ECG as reassuring',
        'Links to volume depletion plus medicines',
        'Keeps urinary obstruction in mind',
      ],
    },
    {
      title: 'Decision for each medicine',
      items: [
        'Withholds ramipril',
        'Withholds indapamide',
        'Withholds metformin',
        'Stops ibuprofen and offers paracetamol instead',
        'Stops trimethoprim and explains why',
        'Apixaban: weighs stroke and bleeding, seeks advice today',
        'Bisoprolol: weighs hypotension and heart rate',
      ],
    },
    {
      title: 'Immediate plan',
      items: [
        'Crystalloid 500 mL in under 15 minutes, then reassess',
        'Repeats potassium and creatinine the same day',
        'Fluid balance and urine output; bladder scan or ultrasound',
        'Asks for senior review; says when to call nephrology',
      ],
    },
    {
      title: 'Talking with Mr Clarke',
      items: [
        'Explains the kidney problem in plain words',
        'Explores and answers the fear about the blood thinner',
        'No blame about ibuprofen',
        'Says medicines will be restarted to a written plan',
        'Checks understanding',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'The potassium comes back at 6.7 mmol/L with tall T waves. What do you do?',
      explanation_text: `
<p>This is severe hyperkalaemia (6.5 mmol/L or more) with ECG changes: an emergency. Use ABCDE, continuous ECG monitoring, senior help, and the local protocol:</p>
<ul>
<li><strong>Protect the heart</strong>: intravenous calcium, for example 30 mL of 10% calcium gluconate over about ten minutes, with a repeat ECG.</li>
<li><strong>Shift potassium into cells</strong>: 10 units of soluble insulin with 25 g of glucose intravenously; if blood glucose beforehand is below 7 mmol/L, follow with a 10% glucose infusion. Nebulised salbutamol (10–20 mg) can be added, at the lower dose and with care in heart disease. Monitor blood glucose for at least six hours.</li>
<li><strong>Remove it</strong>: treat the cause, restore urine output, consider a potassium binder, and discuss dialysis with nephrology if it does not respond.</li>
</ul>
`,
    },
    {
      question_text: 'Why is trimethoprim a problem here, beyond the infection it treats?',
      explanation_text: `
<p>It blocks sodium channels in the distal nephron, as amiloride does, so potassium is retained; with an ACE inhibitor in an older person the rise can be dangerous. It also reduces tubular secretion of creatinine, so creatinine rises even when filtration has not changed. Check whether treatment is still needed: send a urine culture, and if so choose another agent and dose from local guidance.</p>
`,
    },
    {
      question_text: 'How would you think about the apixaban?',
      explanation_text: `
<p>Both risks are real: stroke if it is stopped, bleeding if it accumulates. Dosing of anticoagulants rests on <strong>creatinine clearance</strong> (Cockcroft–Gault), not eGFR. Here (140 − 74) × 78 × 1.23 ÷ 226 gives about 28 mL/min, and an unstable creatinine makes any estimate unreliable. For atrial fibrillation the product information advises 2.5 mg twice daily at 15–29 mL/min. In practice: no bleeding, discuss today with a senior and pharmacist, prescribe deliberately, recalculate with each creatinine and go back up as he recovers.</p>
`,
    },
    {
      question_text: 'When would you call the kidney team, and what must the discharge letter say?',
      explanation_text: `
<p>Discuss with nephrology if there is AKI stage 3, no response to treatment, no clear cause or a suspicion of glomerulonephritis or vasculitis, a kidney transplant, CKD stage 4 or 5, or potassium, acidosis, fluid overload or uraemia that does not settle.</p>
<p>The letter should state that he had AKI, its stage and cause, the last creatinine, which medicines were stopped and <strong>who restarts each one and when</strong>, the date of the next blood test, and that he should avoid NSAIDs.</p>
`,
    },
  ],
  walkthrough: `
<h3>Two lists</h3>
<p>The station is about the distance between the list on the screen and what the patient swallows. The two most harmful drugs are not in the GP list you were given: one was bought, the other is a short course. Ask three short questions: “What do you buy? What is new? What have you taken since you fell ill?”</p>
<h3>Reading the results in order</h3>
<ol>
<li>Baseline first. 226 ÷ 88 is 2.6, so stage 2 (2.0 to 2.9 times).</li>
<li>Then what kills: potassium 5.9, not haemolysed; ECG without changes; bicarbonate 19; lactate normal.</li>
<li>Then the cause. Dry, hypotensive, urea high out of proportion, bland urine: pre-renal. A slow stream means a bladder scan or ultrasound.</li>
<li>eGFR is misleading while creatinine is still moving. Do not dose by it.</li>
</ol>
<h3>A way to sort medicines</h3>
<ul>
<li><strong>Harming the kidney now:</strong> ibuprofen, ramipril, indapamide.</li>
<li><strong>Raising potassium:</strong> ramipril, trimethoprim, ibuprofen, the salt substitute (potassium chloride) and, slightly, bisoprolol.</li>
<li><strong>Accumulating:</strong> metformin, apixaban.</li>
<li><strong>Harmless here:</strong> atorvastatin, paracetamol.</li>
</ul>
<h3>Immediate plan</h3>
<p>ABCDE. A bolus of 500 mL of crystalloid containing sodium 130–154 mmol/L in under fifteen minutes, reassess, repeat if still hypovolaemic, then maintenance with what he loses. Strict fluid balance. Repeat urea and electrolytes the same day. Capillary glucose while metformin is held. Senior review.</p>
<h3>Words for the patient</h3>
<p>“Your kidneys have gone short of fluid, and some tablets that are usually good for you are making it harder for them while you are dry. We will give fluid through a drip and rest those tablets for now, not for ever. The blood thinner is different: I know how important it is to you, so I am going to ask my senior and the pharmacist about the right dose today rather than simply stop it. You will go home with a written list.”</p>
<h3>Common slips</h3>
<ul>
<li>Writing “hold all” and leaving.</li>
<li>Missing the ibuprofen because the question was “any other medicines?”.</li>
<li>No plan for restarting: ramipril and apixaban protect this man’s life.</li>
</ul>
`,
  useful_links: `
<ul>
<li><a href="https://www.nice.org.uk/guidance/ng148">NICE NG148: Acute kidney injury</a></li>
<li><a href="https://www.nice.org.uk/guidance/cg174">NICE CG174: Intravenous fluid therapy in adults in hospital</a></li>
<li><a href="https://www.thinkkidneys.nhs.uk/ckd/medicines-optimisation-toolkit-for-aki/">Think Kidneys: Medicines optimisation toolkit for AKI</a></li>
<li><a href="https://ukkidney.org/">UK Kidney Association: guidelines, including acute hyperkalaemia</a></li>
<li><a href="https://bnf.nice.org.uk/">British National Formulary</a></li>
</ul>
`,
  sources: [
    { title: 'Acute kidney injury: prevention, detection and management (NG148)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng148' },
    { title: 'Intravenous fluid therapy in adults in hospital (CG174)', publisher: 'NICE', year: 2013, url: 'https://www.nice.org.uk/guidance/cg174' },
    { title: 'Clinical practice guidelines: treatment of acute hyperkalaemia in adults', publisher: 'UK Kidney Association', year: 2023, url: 'https://ukkidney.org/' },
    { title: 'Guidelines for medicines optimisation in patients with acute kidney injury', publisher: 'Think Kidneys, NHS England', year: 2015, url: 'https://www.thinkkidneys.nhs.uk/ckd/medicines-optimisation-toolkit-for-aki/' },
  ],
};

export default station;
