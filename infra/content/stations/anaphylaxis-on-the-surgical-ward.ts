import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'anaphylaxis-on-the-surgical-ward',
  style: 1,
  language: 'en',
  label: 6,
  name: 'Sudden deterioration on the surgical ward',
  description:
    'A nurse calls you to a surgical inpatient who has suddenly begun to feel strange. Assess her, treat what you find and lead the nurse beside you.',
  student_instructions: `
<p>You are the Foundation Year 1 doctor covering the surgical wards.</p>
<p><strong>Mrs Helen Varga</strong>, aged 46, about 70 kg, was admitted this morning with acute cholecystitis. The nurse calls you: “She said she felt strange five minutes after I started her co-amoxiclav. Can you come now?”</p>
<h3>Your task</h3>
<ul>
<li>Assess and treat Mrs Varga. Do things rather than describe them, and say aloud what you are looking for.</li>
<li>The nurse is competent and will do what you clearly ask. Observations are given by the examiner when you ask for them.</li>
<li>State the drug, dose, route and site of anything you give.</li>
<li>After seven minutes the medical registrar arrives: hand over in under a minute.</li>
</ul>
<p>In the room: oxygen with masks, an emergency drugs box, IV fluids, a cannula already in the left forearm, a monitor.</p>
`,
  patient_instructions: `
<p>This station can be run with a simulated patient in a bed, or with a manikin whose voice you provide. One person may also play the nurse.</p>
<h3>Who you are</h3>
<p>You are Helen Varga, 46, a primary school secretary. You came in with a night of pain under the right ribs. You are sitting upright, frightened, scratching your neck. Your voice is hoarse.</p>
<h3>Opening line</h3>
<p>(Short of breath, three or four words at a time) “Something’s wrong… my throat… feels tight.”</p>
<h3>How it develops</h3>
<ul>
<li><strong>First minutes.</strong> You cannot finish a sentence. You try to stand up “to get some air”: the candidate should stop you. Your lips feel “huge”, your chest is tight and you feel faint. If made to lie flat at once, say “I can’t breathe like this”; you accept lying back a little with your legs raised.</li>
<li><strong>After the first adrenaline injection in the thigh.</strong> You say “My heart’s racing.” You are slightly better but still wheezy and light-headed.</li>
<li><strong>After the second adrenaline and fluid.</strong> You can speak in sentences. “It’s easing. What happened?”</li>
<li><strong>If nobody gives adrenaline by four minutes.</strong> Become drowsy, answer only to your name, and let your head drop.</li>
</ul>
<h3>Only if you are asked</h3>
<ul>
<li>Allergies: “None that I know of… I came out in a rash with some antibiotic when I was about fifteen. Mum never found out which.”</li>
<li>Asthma: a blue inhaler as a child, none now. No heart disease. No regular tablets.</li>
<li>Last ate last night. Not pregnant.</li>
</ul>
<h3>Ideas, concerns and expectations</h3>
<p>You think you are dying and you want someone to stay with you. Once better, your worry is your son, who takes penicillin for his tonsils: “Could he have it too?” You expect to be told plainly what caused it.</p>
<h3>Notes for the nurse</h3>
<p>Do exactly what is asked, and only when it is asked of you by name or with eye contact. The antibiotic is <strong>still running</strong> until someone tells you to stop it. If asked for “adrenaline” without dose and route, reply, “How much, and how would you like it given?” If asked for intravenous adrenaline, say, “Do you mean intramuscular, doctor?” When told to call for help, ask which number and what to say. After each dose, read back the time.</p>
`,
  examiner_instructions: `
<p>Give observations only when the candidate looks for them or asks for the monitor.</p>
<table><tbody>
<tr><th>Sign</th><th>On arrival</th><th>5 min after first IM adrenaline</th><th>After second dose and fluid</th></tr>
<tr><td>Airway</td><td>Hoarse voice, swollen lips, no stridor</td><td>Hoarse</td><td>Voice clearing</td></tr>
<tr><td>Respiratory rate</td><td>30, wheeze on both sides</td><td>26, wheeze</td><td>20, slight wheeze</td></tr>
<tr><td>Oxygen saturation</td><td>90% on air</td><td>95% on 15 L/min</td><td>98% on 15 L/min</td></tr>
<tr><td>Heart rate</td><td>128</td><td>122</td><td>108</td></tr>
<tr><td>Blood pressure</td><td>82/44</td><td>92/54</td><td>108/64</td></tr>
<tr><td>Consciousness</td><td>Alert, frightened</td><td>Alert</td><td>Alert</td></tr>
<tr><td>Skin</td><td>Flushed, hives on chest and arms</td><td>Unchanged</td><td>Fading</td></tr>
</tbody></table>
<p>Compress time: say “five minutes have passed” as soon as the first dose and oxygen have been given. Capillary glucose, if requested, is 6.8 mmol/L.</p>
<p>Adrenaline by the wrong route or in the wrong dose, or no adrenaline at all, is a serious failure: let the nurse query it once, and score the first instruction given. At seven minutes say, “I’m the medical registrar. What’s happened?”</p>
`,
  checklist: [
    {
      title: 'Recognise and call',
      items: [
        'Introduces self and reassures the patient while assessing',
        'Has the antibiotic infusion stopped at once',
        'Recognises anaphylaxis and says the word aloud',
        'Calls the emergency team (2222 in UK hospitals)',
        'Puts the patient back, legs raised; does not let her stand',
      ],
    },
    {
      title: 'First treatment',
      items: [
        'Gives adrenaline early, before other drugs',
        'States 500 micrograms (0.5 mL of 1 mg/mL)',
        'States intramuscular, middle of the outer thigh',
        'Notes the time of the dose',
        'Gives high-flow oxygen through a reservoir mask',
        'Attaches monitoring: saturation, ECG, blood pressure',
      ],
    },
    {
      title: 'ABCDE',
      items: [
        'Airway: looks for swelling, hoarseness, stridor',
        'Breathing: rate, chest auscultation, saturation',
        'Circulation: pulse, blood pressure, capillary refill',
        'Checks IV access; gives 500–1000 mL crystalloid quickly',
        'Disability: consciousness and glucose',
        'Exposure: looks for rash and other triggers',
        'Asks about allergies and asthma',
      ],
    },
    {
      title: 'Reassess',
      items: [
        'Reassesses five minutes after adrenaline',
        'Repeats IM adrenaline for persisting wheeze and hypotension',
        'Says what follows two failed doses: critical care, adrenaline infusion',
        'Does not rely on antihistamine or steroid',
      ],
    },
    {
      title: 'Team and handover',
      items: [
        'Gives clear, directed requests and confirms they are done',
        'Hands over in a structured way with doses and times',
        'Requests timed mast cell tryptase samples',
        'Records the reaction and avoids penicillins until assessed',
        'Explains to the patient what happened',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'She is no better after two doses of intramuscular adrenaline. What now?',
      explanation_text: `
<p>This is <strong>refractory anaphylaxis</strong>: breathing or circulation problems persist despite two correct doses. Get critical care and senior anaesthetic help, give a rapid crystalloid bolus and start a low-dose intravenous <strong>adrenaline infusion</strong> by local protocol, run by people trained to use it. Go on giving intramuscular adrenaline every five minutes until the infusion is running. Further fluid is often needed. Do not give intravenous bolus adrenaline unless you are experienced in it or the heart has stopped.</p>
`,
    },
    {
      question_text: 'When do you take mast cell tryptase, and why?',
      explanation_text: `
<p>Take the first sample as soon as possible after emergency treatment has begun, and a second ideally within one to two hours, and no later than four hours, from the start of symptoms. A baseline at least 24 hours after recovery makes the others interpretable. A rise that later settles supports anaphylaxis; a normal result does not rule it out. Never delay treatment for a blood test.</p>
`,
    },
    {
      question_text: 'How long should she be observed after recovering?',
      explanation_text: `
<p>Two doses of adrenaline were needed, so at least <strong>six hours</strong> after symptoms have gone. At least <strong>twelve hours</strong> is advised after more than two doses, with severe asthma or severe breathing compromise, if the trigger may still be being absorbed, at night, or where help is hard to reach. Discharge after two hours is only for a quick full response to one early dose in someone who already has auto-injectors, knows how to use them and will not be alone.</p>
`,
    },
    {
      question_text: 'What must happen before she goes home?',
      explanation_text: `
<ul>
<li>Document the suspected drug, signs, times and treatment; update the allergy record and wristband, and tell the patient and her GP in writing.</li>
<li>Refer to a specialist drug allergy service. A penicillin label should be neither ignored nor carried for life untested.</li>
<li>Report through the Yellow Card scheme and the local incident system.</li>
<li>Explain biphasic reactions and when to call 999.</li>
<li>An auto-injector is usually unnecessary when the trigger is a medicine that can be avoided; decide case by case.</li>
</ul>
`,
    },
  ],
  walkthrough: `
<h3>The first minute decides it</h3>
<p>Sudden onset, a likely trigger, and an airway, breathing or circulation problem: this is anaphylaxis until proved otherwise. Rash supports it but is not required. Three things happen almost together: <strong>stop the infusion</strong>, <strong>call for help</strong>, <strong>give adrenaline</strong>.</p>
<h3>Adrenaline</h3>
<p>Adults and children over twelve: 500 micrograms intramuscularly, which is 0.5 mL of the 1 mg in 1 mL (1:1000) solution, into the middle third of the outer thigh, through clothing if need be. Repeat after five minutes if airway, breathing or circulation problems persist. Say dose, route and site in one breath, so that the nurse has nothing to ask.</p>
<h3>Position</h3>
<p>With low blood pressure, flat with legs raised. If breathing is worse lying flat, semi-recumbent with legs raised. Never let the patient stand or sit up suddenly: collapse can follow.</p>
<h3>Then A to E, with treatment as you go</h3>
<ol>
<li><strong>A</strong>: listen to the voice; stridor means an anaesthetist now.</li>
<li><strong>B</strong>: high-flow oxygen, listen for wheeze. Nebulised salbutamol may be added for wheeze, but it does not replace adrenaline.</li>
<li><strong>C</strong>: 500 to 1000 mL of crystalloid fast, since she is hypotensive. Keep the cannula, change the giving set that held the drug.</li>
<li><strong>D</strong>: alert? Glucose.</li>
<li><strong>E</strong>: skin, and any other new drug, dressing or glove.</li>
</ol>
<h3>Her question about her son</h3>
<p>“Your reaction does not make your son allergic. If he takes penicillin without any trouble he need not stop it or be tested because of you.”</p>
<h3>What no longer belongs in the first minutes</h3>
<p>Antihistamines treat itch and hives, after the patient is stable, and a non-sedating one is preferred. Corticosteroids are not recommended routinely. Neither should be drawn up before the second adrenaline.</p>
<h3>A handover to aim for</h3>
<p>“This is Helen Varga, 46, with cholecystitis. At 10:25, five minutes into her first co-amoxiclav, she developed anaphylaxis: hoarse, wheezy, saturation 90%, pressure 82 systolic, hives. Drug stopped. She has had 500 micrograms of adrenaline IM twice, at 10:27 and 10:32, oxygen and a litre of crystalloid. She is now 98% on oxygen, 108 systolic, speaking in sentences. She needs monitoring for at least six hours, timed tryptase and another antibiotic plan that avoids penicillins. Could you see whether she needs a higher level of care?”</p>
`,
  useful_links: `
<ul>
<li><a href="https://www.resus.org.uk/">Resuscitation Council UK: anaphylaxis guidance and algorithms</a></li>
<li><a href="https://www.nice.org.uk/guidance/cg134">NICE CG134: Anaphylaxis, assessment and referral after emergency treatment</a></li>
<li><a href="https://www.nice.org.uk/guidance/cg183">NICE CG183: Drug allergy</a></li>
<li><a href="https://bnf.nice.org.uk/drugs/adrenaline-epinephrine/">BNF: Adrenaline/epinephrine</a></li>
<li><a href="https://yellowcard.mhra.gov.uk/">MHRA Yellow Card scheme</a></li>
</ul>
`,
  sources: [
    { title: 'Emergency treatment of anaphylaxis: guidelines for healthcare providers', publisher: 'Resuscitation Council UK', year: 2021, url: 'https://www.resus.org.uk/' },
    { title: 'Emergency treatment of anaphylaxis: concise clinical guidance (Clinical Medicine 2022; 22: 332–339)', publisher: 'Royal College of Physicians', year: 2022, url: 'https://doi.org/10.7861/clinmed.2022-0073' },
    { title: 'Anaphylaxis: assessment and referral after emergency treatment (CG134)', publisher: 'NICE', year: 2020, url: 'https://www.nice.org.uk/guidance/cg134' },
    { title: 'Drug allergy: diagnosis and management (CG183)', publisher: 'NICE', year: 2014, url: 'https://www.nice.org.uk/guidance/cg183' },
  ],
};

export default station;
