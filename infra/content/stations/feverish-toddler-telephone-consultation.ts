import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'feverish-toddler-telephone-consultation',
  style: 2,
  language: 'en',
  label: 1,
  name: 'A feverish toddler on the telephone',
  description:
    'A father rings about his 22-month-old daughter, who has a temperature and is not herself. Judge the risk without seeing her, and agree a plan with him.',
  student_instructions: `
<p>You are a GP in a duty surgery. It is 11:40 on a Tuesday. This is a <strong>telephone consultation</strong>: do not look at the caller.</p>
<table><tbody>
<tr><th>Patient</th><td>Zuri Adeyemi, 22 months, female</td></tr>
<tr><th>Caller</th><td>Samuel Adeyemi, father (parental responsibility recorded)</td></tr>
<tr><th>Reason given to reception</th><td>“Temperature, not herself”</td></tr>
<tr><th>Past history</th><td>Born at term. Bronchiolitis at 7 months, not admitted.</td></tr>
<tr><th>Medication, allergies</th><td>None recorded</td></tr>
<tr><th>Immunisations</th><td>Up to date for age</td></tr>
<tr><th>Weight</th><td>11.8 kg at a clinic visit three weeks ago</td></tr>
<tr><th>Family</th><td>Brother Kofi, aged 6, same address</td></tr>
</tbody></table>
<p>You have free appointments at the surgery from 13:30 today. The nearest emergency department with paediatrics is 25 minutes away by bus.</p>
<p>Take the call and agree a plan with Mr Adeyemi.</p>
`,
  patient_instructions: `
<h3>Who you are</h3>
<p>You are Samuel Adeyemi, 34, a night-shift warehouse worker on two days’ leave. Your wife Grace, a care assistant, is at work until six and cannot take calls. Zuri is on the sofa next to you; cartoons are on. You are tired and trying to sound calm.</p>
<h3>Opening line</h3>
<p>“Hello, yes, it’s about my little girl. She’s burning up and it keeps coming back. I don’t know if I should take her to hospital.”</p>
<h3>What you say freely</h3>
<ul>
<li>Hot since Sunday evening. The ear thermometer has shown 38.9 this morning, 39.1 last night.</li>
<li>Runny nose and a small cough. Kofi had a cold last week.</li>
<li>She is clingy and has eaten two bites of toast since yesterday.</li>
</ul>
<h3>Only if you are asked</h3>
<ul>
<li><strong>Drinking:</strong> sips, about a third of usual. <strong>Wet nappies:</strong> two in the last 24 hours, the last at seven this morning; normally five or six. Mouth: “her lips look a bit dry, her tongue is wet”. Tears when she cries: yes.</li>
<li><strong>How she is now:</strong> lying down, watching the screen, quieter than usual. She smiled at the dog after her medicine. Wakes easily, knows you, strong cry.</li>
<li><strong>Breathing:</strong> nose blocked, otherwise normal. If you are asked to lift her top and look: no sucking in, no fast breathing, about 30 breaths if guided to count for a minute.</li>
<li><strong>Colour:</strong> cheeks red, hands warm, not pale, blue or blotchy. <strong>Rash:</strong> you had not looked. If asked, you undress her: nothing.</li>
<li><strong>Neck, light, fits:</strong> none. Moves arms and legs, walks to the kitchen. No shivering attacks.</li>
<li><strong>Vomiting, diarrhoea:</strong> none. <strong>Ears:</strong> not pulling them. <strong>Urine:</strong> no smell, no crying when passing it, that you noticed.</li>
<li><strong>Travel, time in hospital, other illness:</strong> none. She goes to nursery.</li>
<li><strong>Medicine:</strong> children’s paracetamol 120 mg in 5 mL, but only <strong>2.5 mL, twice a day</strong>, because you were afraid of overdosing her. No ibuprofen, though there is some in the cupboard. You have been wiping her with cold flannels.</li>
</ul>
<h3>Ideas, concerns and expectations</h3>
<p>You think it is a virus, but you cannot be sure. Your concern, which comes out only if you are asked what worries you most or if your voice is noticed: your cousin lost her hearing after meningitis, “and it started just like this, a bit of fever”. You also fear a fit. You expect to be told whether to go to A&amp;E; you half hope for antibiotics “to be safe”.</p>
<h3>Practical matters, only if asked</h3>
<p>No car today, the surgery is ten minutes on foot with the buggy. Kofi must be collected from school at 15:15. You can come at 13:30.</p>
<h3>Manner</h3>
<p>You answer exactly what is asked. If the doctor is brisk, you say “OK… OK” and worry more. If the doctor says it is “just a virus” without asking about drinking, you say, “So I just leave her?” If home care alone is offered, accept it hesitantly. If a same-day appointment is offered, you are relieved. Asked to repeat the plan, you can do so if it was given in small steps.</p>
`,
  examiner_instructions: `
<p>The role-player should sit behind the candidate or behind a screen. There are no physical findings beyond what the father reports when he is guided to look.</p>
<p><strong>Where this child stands.</strong> Over three months, no red features. Reduced urine output and decreased activity are <strong>amber</strong> in the NICE traffic light system. With an amber feature and no red one, she needs to be seen face to face; how quickly is a matter of judgement, and today at 13:30 is right. Sending her by ambulance is over-reaction; home care with no review is unsafe.</p>
<p>Grade three domains on the whole consultation:</p>
<ul>
<li><strong>Data gathering and diagnosis</strong>: a systematic remote assessment that uses the parent’s eyes and hands.</li>
<li><strong>Clinical management and medical complexity</strong>: the right place and time, fluids, the antipyretic dose, specific safety-netting.</li>
<li><strong>Relating to others</strong>: finds the meningitis story and builds the plan on it; does not make the father feel foolish about the half dose.</li>
</ul>
<p>Ask the questions only if you are teaching; they are not part of the case.</p>
`,
  checklist: [
    {
      title: 'Opening the call',
      items: [
        'Confirms caller, child, relationship and a number to ring back',
        'Establishes early that the child is awake and breathing normally',
        'Lets the father tell the story without interrupting',
      ],
    },
    {
      title: 'Data gathering and diagnosis',
      items: [
        'Duration, height and method of temperature',
        'Drinking compared with usual',
        'Number of wet nappies in 24 hours',
        'Responsiveness, waking, cry and activity',
        'Guides the father to look at breathing',
        'Colour, and hands and feet',
        'Has her undressed and checked for rash; explains glass test',
        'Neck stiffness, light, fits, limb or joint problems',
        'Focus of infection: ears, cough, vomiting, diarrhoea, urine',
        'Immunisations, past history, contacts, travel',
        'Exact paracetamol dose, strength and frequency',
      ],
    },
    {
      title: 'Clinical management',
      items: [
        'Says what is reassuring and what is not (too few wet nappies)',
        'Arranges to see her today, face to face',
        'Checks they can get there; plans round the school run',
        'Corrects paracetamol: 5 mL of 120 mg/5 mL, max four doses a day',
        'Paracetamol for distress, not for the number; avoids ibuprofen now',
        'Small frequent drinks; no cold sponging; normal clothing',
        'Explains why no antibiotic before examining her',
        'Specific safety-net: rash, drowsy, breathing, no urine, fit, 999',
      ],
    },
    {
      title: 'Relating to others',
      items: [
        'Picks up worry and finds the meningitis story',
        'Answers that fear directly, with signs to look for',
        'Treats the half dose kindly',
        'Agrees the plan with him and has him say it back',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'Which features would have made you arrange immediate or urgent help?',
      explanation_text: `
<p>Life-threatening signs, such as not rousing, a compromised airway or breathing, shock, or a continuing fit, mean an ambulance. Other <strong>red</strong> features need a face-to-face assessment within two hours: pale, mottled, ashen or blue; no response to social cues or looking ill; not staying awake; weak, high-pitched or continuous cry; grunting, rate over 60 or marked indrawing; reduced skin turgor; age under three months with 38 °C or more; non-blanching rash; bulging fontanelle; neck stiffness; focal signs or focal seizures.</p>
`,
    },
    {
      question_text: 'Do antipyretics prevent febrile convulsions?',
      explanation_text: `
<p>No, and parents should be told so, because it frees them from chasing a number. Give paracetamol <strong>or</strong> ibuprofen when the child is distressed, not both at once, and only while the distress lasts. Change to the other if the first does not help. Avoid ibuprofen in a child who may be dehydrated, and in chickenpox. Neither tepid sponging nor stripping is advised.</p>
`,
    },
    {
      question_text: 'What will you do when you see her at half past one?',
      explanation_text: `
<p>Temperature, heart rate, respiratory rate, capillary refill, saturation if available; hydration; undress fully; ears, throat, chest, abdomen, joints, neck. With fever and no clear focus, test the <strong>urine</strong>. Watch her drink. If she takes fluid and looks well, a plan at home with a booked review is reasonable; if red features appear, or if she will not drink and stays dry, refer to paediatrics.</p>
`,
    },
    {
      question_text: 'Why does a parent’s impression matter so much in remote assessment?',
      explanation_text: `
<p>The parent knows the baseline and is your only instrument. “Not herself” is a finding. Ask for comparison with normal, ask for things to be looked at while you wait, and lower your threshold for seeing the child when worry persists after your explanation, when English is hard for the caller or when you have been rung before about the same illness.</p>
`,
    },
  ],
  walkthrough: `
<h3>Opening</h3>
<p>Confirm who you are speaking to and get a number in case the line drops. Then one safety question: “Is she awake and with you now? How is her breathing?” With that answered, let him talk for half a minute.</p>
<h3>Assess by system, not by list</h3>
<p>Keep the five rows of the traffic light in your head: <strong>colour, activity, breathing, circulation and hydration, other</strong>. Make each a thing to see: “Could you lift her top and tell me what happens between her ribs when she breathes in?” “Let’s look at all her skin together. Press a clear glass on any spot.”</p>
<p>Ask about nappies in numbers. Two in a day, from six, is the finding of this case.</p>
<h3>The hidden agenda</h3>
<p>“You sound worried. Is there something in particular?” The cousin’s meningitis explains the call. Answer it: “I can hear why this frightens you. She has none of the signs that make me think of meningitis now. I can’t rule everything out by telephone, and illness changes, so I would like to see her today and I will tell you exactly what to watch for.”</p>
<h3>The plan, in small steps</h3>
<ol>
<li>“Come at 13:30. You’ll be finished before you fetch Kofi.”</li>
<li>“Until then, a few sips every five minutes: water, milk, whatever she likes, or an ice lolly.”</li>
<li>“You were careful with the medicine, and it was a little too little. For her age it is one full 5 mL spoon of the 120 in 5 strength, up to four times in 24 hours, at least four hours apart, if she is miserable. Leave the ibuprofen for now, while she’s dry.”</li>
<li>“No cold flannels. Dress her as you would for the room, neither stripped nor wrapped up.”</li>
<li>“Ring 999 for a rash that stays under the glass, if she is hard to wake, floppy, pale or blue, is struggling to breathe or has a fit. Ring us at once if she stops drinking, has no wet nappy by the time you leave, or if you are simply more worried.”</li>
</ol>
<p>Ask him to tell you the plan back. Record it, with the time.</p>
<h3>Common slips</h3>
<ul>
<li>“It’s viral” before a word about fluids.</li>
<li>A safety-net of “call back if worse”.</li>
<li>Sending everybody to A&amp;E: the father has no car, and it is not needed.</li>
</ul>
`,
  useful_links: `
<ul>
<li><a href="https://www.nice.org.uk/guidance/ng143">NICE NG143: Fever in under 5s, with the traffic light table</a></li>
<li><a href="https://www.nice.org.uk/guidance/ng224">NICE NG224: Urinary tract infection in under 16s</a></li>
<li><a href="https://cks.nice.org.uk/topics/feverish-children-risk-assessment/">NICE CKS: Feverish children, risk assessment</a></li>
<li><a href="https://bnfc.nice.org.uk/drugs/paracetamol/">BNF for Children: Paracetamol</a></li>
<li><a href="https://www.hnyhealthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/fever-high-temperature">Healthier Together: fever advice for parents</a></li>
</ul>
`,
  sources: [
    { title: 'Fever in under 5s: assessment and initial management (NG143)', publisher: 'NICE', year: 2021, url: 'https://www.nice.org.uk/guidance/ng143' },
    { title: 'Urinary tract infection in under 16s: diagnosis and management (NG224)', publisher: 'NICE', year: 2022, url: 'https://www.nice.org.uk/guidance/ng224' },
    { title: 'Paracetamol, BNF for Children', publisher: 'NICE / BNF Publications', year: 2025, url: 'https://bnfc.nice.org.uk/drugs/paracetamol/' },
  ],
};

export default station;
