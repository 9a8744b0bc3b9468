import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'breaking-bad-news-bowel-cancer',
  style: 1,
  language: 'en',
  label: 3,
  long_case: false,
  name: 'Breaking bad news: biopsy result after colonoscopy',
  description:
    'A 61-year-old bus driver attends clinic for the results of his colonoscopy biopsies. Tell him the diagnosis, respond to his feelings and agree what happens next.',
  student_instructions: `
<h3>Setting</h3>
<p>You are a foundation doctor in the colorectal clinic. Your consultant has asked you to see this patient because she has been called to theatre. She is content for you to do so and can be reached by phone.</p>
<h3>The patient</h3>
<p><strong>Mr Leonard Boateng</strong>, aged 61, was referred urgently by his GP with a change in bowel habit and a positive faecal immunochemical test (FIT). Ten days ago he had a colonoscopy with sedation.</p>
<h3>What is known</h3>
<ul>
  <li>Colonoscopy: an irregular narrowed area in the sigmoid colon, biopsied. The rest of the colon was normal.</li>
  <li>Histology: <strong>adenocarcinoma (bowel cancer)</strong>.</li>
  <li>CT of chest, abdomen and pelvis was done yesterday. <strong>It has not been reported.</strong></li>
  <li>His case will be discussed at the multidisciplinary team (MDT) meeting on Thursday. A consultant appointment is booked for Friday afternoon.</li>
  <li>Treatment depends on the stage. Surgery is commonly part of it, but nothing has been decided.</li>
  <li>The colorectal clinical nurse specialist, Maria, is in clinic and is free to join you.</li>
</ul>
<h3>Your task</h3>
<p>Tell Mr Boateng his result, respond to his reactions and questions, and agree a plan. You have <strong>8 minutes</strong>. You are not expected to obtain consent for treatment.</p>
`,
  patient_instructions: `
<h3>Who you are</h3>
<p>You are <strong>Leonard Boateng</strong>, 61, a bus driver for 30 years. You are married to Grace, a teaching assistant, who is at work. Your daughter Abena gets married in eight weeks. You are dignified and quiet, and you use humour to keep things light.</p>
<h3>What you know</h3>
<p>You had loose motions and some blood for five months. You remember little of the colonoscopy because of the sedation. Someone said they had “taken a bit of tissue to be on the safe side”. You had a scan yesterday and assume that it was routine. You came alone because you did not want to worry Grace. You drove here.</p>
<h3>Opening line</h3>
<p>“Morning, doctor. Let’s hear it then. Piles, is it?” (a small smile)</p>
<h3>How you react, step by step</h3>
<ol>
  <li><strong>If asked what you understand:</strong> “The GP thought piles at first. Then that test came back funny. I’ve tried not to think about it.” If asked whether you would like all the details: “Just tell me straight.”</li>
  <li><strong>When you hear the word “cancer”:</strong> stop. Look down. Say nothing for about ten seconds. If the doctor keeps talking, you take in none of it and say, “Sorry… what did you say?”</li>
  <li><strong>If the doctor stays silent and attentive:</strong> say quietly, “My dad had it. He ended up with the bag. He was skin and bone.” Your father died of bowel cancer at 72.</li>
  <li><strong>Then:</strong> “Am I going to die?” If you get vague comfort (“I’m sure you’ll be fine”), become flat and say, “You don’t know that.” If the doctor is honest that it cannot be answered until the scan is reported, nod.</li>
  <li><strong>A flash of anger:</strong> “Five months ago I told them about the blood. Cream, they gave me. Would it have been different?” If the doctor listens, acknowledges it and does not blame anyone or get defensive, your anger goes quickly.</li>
</ol>
<h3>What you say only if asked</h3>
<ul>
  <li><strong>Biggest worry:</strong> missing Abena’s wedding, or being too ill to walk her down the aisle.</li>
  <li><strong>The bag:</strong> you dread a stoma because of your father and because of work.</li>
  <li><strong>Support:</strong> Grace, your church, and a brother in Leeds. You do not know how to tell Grace.</li>
  <li><strong>Getting home:</strong> you were going to drive back and start a shift at two.</li>
  <li><strong>Health otherwise:</strong> blood pressure tablets only. Weight steady. No severe pain, no vomiting, bowels still opening.</li>
</ul>
<h3>Your hopes for today</h3>
<p>You want the truth in plain words, one person to ring, and a date. You ask once, “So what happens now?” Ask, “Can you tell Grace for me?” If offered a joint appointment or the specialist nurse’s help, you are relieved and accept.</p>
<h3>How to play it</h3>
<p>Do not sob or shout. Your shock shows in stillness, a dry mouth and losing the thread. If the doctor uses jargon (“adenocarcinoma”, “staging”, “MDT”), ask, “What does that mean?” If the doctor is kind and clear, you end calm enough to repeat the plan back.</p>
`,
  examiner_instructions: `
<p>This station tests how the news is given, not oncology. Let it run; do not prompt unless the candidate has not mentioned cancer by 5 minutes, in which case say: “Please give the result.”</p>
<h3>What good looks like</h3>
<ul>
  <li>Finds out what he knows and how much he wants to know, then gives a brief warning before the news.</li>
  <li>Says the word <strong>cancer</strong> plainly and then stops talking.</li>
  <li>Responds to emotion before giving more information.</li>
  <li>Is honest about uncertainty: the scan result is not available, and stage, curability and the need for a stoma cannot be known today.</li>
  <li>Ends with a concrete plan and a named contact, and checks how he will get home.</li>
</ul>
<h3>Serious faults</h3>
<ul>
  <li>Using only euphemisms (“growth”, “abnormal cells”) so that he could leave without knowing that he has cancer.</li>
  <li>Inventing the CT result, stage, prognosis or treatment.</li>
  <li>Blaming the GP, or dismissing the complaint. The right response acknowledges the delay, does not speculate, and offers a way to have it looked into.</li>
  <li>Promising that he will be at the wedding, or that he will not need a stoma.</li>
</ul>
<p>The silence item needs roughly five seconds or more after the news. Ask the role-player at the end: “Did you feel listened to?” and take the answer into account in the overall judgement.</p>
`,
  walkthrough: `
<p>A structure such as SPIKES keeps you steady. It is a guide, not a script.</p>
<h3>Setting</h3>
<p>Quiet room, phone on silent, tissues, chairs at an angle without a desk between you. Introduce yourself and explain why the consultant is not there. “Is there anyone you would like with you? Our specialist nurse, Maria, is here too. Would you like her to join us?”</p>
<h3>Perception</h3>
<p>“Before I start, can you tell me what you have understood so far about the tests?” Listen for the gap: he is hoping for piles.</p>
<h3>Invitation</h3>
<p>“I have the result. Would you like me to go through it in detail, or give you the main points?”</p>
<h3>Knowledge</h3>
<p>Warn, tell, stop. “I’m afraid it is not the news we hoped for.” <em>(pause)</em> “The samples show that this is a bowel cancer.” Then say nothing. Silence feels long; it belongs to him. Give what follows in small pieces and check each one. Translate: “The scan tells us whether it has spread”; “a meeting of all the specialists”.</p>
<h3>Emotions and empathy</h3>
<ul>
  <li>Name what you see: “I can see this is a shock.”</li>
  <li>Pick up cues: “You watched your father go through this. No wonder it frightens you.”</li>
  <li>“Am I going to die?” – “I can’t answer that honestly today, and I don’t want to guess. Many people with bowel cancer are treated successfully. We will know much more when the scan is reported.”</li>
  <li>Anger about the delay: “You noticed blood five months ago and you are asking whether time was lost. I’m sorry you are left with that question. I don’t know the answer. I can help you to raise it so that it is looked at properly.”</li>
</ul>
<h3>Strategy and summary</h3>
<ol>
  <li>Scan reported, team meeting Thursday, consultant on Friday afternoon with Grace present.</li>
  <li>Maria as his named contact: meet her today, take her number and written information.</li>
  <li>Tell him what should bring him back sooner: severe abdominal pain or swelling, vomiting, not passing wind or stool, heavy bleeding.</li>
  <li>Help him plan how to tell Grace. Offer to meet with them both, or to phone with him present; do not speak to her without his agreement.</li>
  <li>He should not drive a bus, or drive himself home, in this state. Arrange a lift and suggest that he lets work know he is unwell today.</li>
  <li>Check understanding: “So I know I’ve been clear, what will you tell Grace?” Ask for last questions. Inform the consultant and GP and record what was said.</li>
</ol>
`,
  useful_links: `
<ul>
  <li><a href="https://doi.org/10.1634/theoncologist.5-4-302">Baile and colleagues: SPIKES, a six-step protocol for delivering bad news</a></li>
  <li><a href="https://www.nice.org.uk/guidance/ng151">NICE NG151: Colorectal cancer</a></li>
  <li><a href="https://www.nice.org.uk/guidance/cg138">NICE CG138: Patient experience in adult NHS services</a></li>
  <li><a href="https://www.gmc-uk.org/professional-standards/the-professional-standards/decision-making-and-consent">GMC: Decision making and consent</a></li>
  <li><a href="https://www.macmillan.org.uk/cancer-information-and-support/bowel-cancer">Macmillan Cancer Support: Bowel cancer</a></li>
  <li><a href="https://www.bowelcanceruk.org.uk/">Bowel Cancer UK</a></li>
</ul>
`,
  checklist: [
    {
      title: 'Setting up',
      items: [
        'Introduces self and role; confirms patient’s identity',
        'Ensures privacy and sits at the same level',
        'Asks if he would like someone with him, or offers specialist nurse',
      ],
    },
    {
      title: 'Before the news',
      items: [
        'Asks what he already understands',
        'Asks how much he would like to know',
        'Gives a clear warning that the news is not good',
      ],
    },
    {
      title: 'Giving the news',
      items: [
        'Says the word “cancer” clearly, without euphemism',
        'Stops and allows silence after the news',
        'Gives information in small pieces',
        'Uses plain language and explains any jargon',
        'Checks understanding along the way',
        'States honestly that the scan is not yet reported',
      ],
    },
    {
      title: 'Responding to emotion',
      items: [
        'Acknowledges shock before giving further information',
        'Explores his experience of his father’s illness',
        'Answers “Am I going to die?” honestly, without false reassurance',
        'Responds to anger about delay without blame or defensiveness',
        'Elicits main concern: his daughter’s wedding',
        'Responds to fear of a stoma without promising either way',
        'Uses empathic non-verbal behaviour (eye contact, pace, posture)',
      ],
    },
    {
      title: 'Plan and close',
      items: [
        'Explains next steps: scan report, MDT, Friday appointment',
        'Offers specialist nurse contact and written information',
        'Discusses how to tell his wife; respects confidentiality',
        'Asks how he will get home; advises against driving in shock',
        'Gives advice on symptoms needing urgent help',
        'Checks understanding of the plan and invites questions',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'His wife rings the ward this evening and asks you for the result. What do you do?',
      explanation_text: `
<p>Without Mr Boateng’s agreement you cannot disclose it, nor confirm that he attended. You can listen, acknowledge her worry, give general information, and say that you will let him know she called and encourage him to speak to her. The best protection is to ask him in clinic whom he wants told, what they may be told and by whom, and to record it. Offer a joint appointment on Friday.</p>
`,
    },
    {
      question_text: 'What would you have done if he had said, “I don’t want to know the details”?',
      explanation_text: `
<p>Respect it and explore it gently: why, and whether there is anything he does want to know. Patients may decline detail, but they need basic information in order to consent to treatment, so explain that some facts will be needed before decisions are made. Agree how he would like to receive information, whether someone else should be present, and when to return to it. He can change his mind at any time. Record the conversation and tell the team.</p>
`,
    },
    {
      question_text: 'What does the MDT need in order to plan his treatment?',
      explanation_text: `
<ul>
  <li>Histology and complete colonoscopy findings, including whether the rest of the colon was seen.</li>
  <li>Staging: contrast-enhanced CT of chest, abdomen and pelvis (MRI pelvis would be added for a rectal tumour).</li>
  <li>Full blood count, renal and liver function, and baseline CEA.</li>
  <li>Fitness, other illnesses, performance status, and nutritional state.</li>
  <li>Testing of the tumour for features of Lynch syndrome, which NICE recommends for everyone newly diagnosed with colorectal cancer.</li>
  <li>His own priorities, including the wedding and his feelings about a stoma.</li>
</ul>
`,
    },
    {
      question_text: 'How would you handle his question about whether the cancer was missed five months ago?',
      explanation_text: `
<p>Acknowledge the distress and say you are sorry that he is in this position; an expression of regret is not an admission of fault. Do not speculate or criticise a colleague when you do not know the facts. Tell him how concerns can be raised (the practice, the Patient Advice and Liaison Service, the complaints process) and that the team will pass his question on if he wishes. Tell your consultant. If a review finds that something went wrong and caused harm, the duty of candour applies.</p>
`,
    },
  ],
  sources: [
    {
      title: 'SPIKES – a six-step protocol for delivering bad news: application to the patient with cancer',
      publisher: 'The Oncologist',
      year: 2000,
      url: 'https://doi.org/10.1634/theoncologist.5-4-302',
    },
    {
      title: 'Colorectal cancer (NG151)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2020,
      url: 'https://www.nice.org.uk/guidance/ng151',
    },
    {
      title: 'Molecular testing strategies for Lynch syndrome in people with colorectal cancer (DG27)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2017,
      url: 'https://www.nice.org.uk/guidance/dg27',
    },
    {
      title: 'Decision making and consent',
      publisher: 'General Medical Council',
      year: 2020,
      url: 'https://www.gmc-uk.org/professional-standards/the-professional-standards/decision-making-and-consent',
    },
  ],
};

export default station;
