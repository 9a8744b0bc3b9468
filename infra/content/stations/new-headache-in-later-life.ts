import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'new-headache-in-later-life',
  style: 1,
  language: 'en',
  label: 1,
  name: 'A new headache in later life',
  description: 'A 71-year-old retired seamstress has had a headache for three weeks. Take a history that finds what must not wait until tomorrow.',
  virtual_patient: true,
  student_instructions: `
<p>You are a foundation doctor in a same-day medical clinic.</p>
<p><strong>Mrs Margaret Osei</strong>, aged 71, has come on the advice of her pharmacist. The booking note reads: “Headache, three weeks. Buying a lot of paracetamol.”</p>
<h3>Your task</h3>
<ul>
  <li>Take a focused history (8 minutes in all).</li>
  <li>Find out what she thinks, fears and hopes for.</li>
  <li>In the last minute, tell her what you are concerned about and what should happen next.</li>
</ul>
<p>You are not asked to examine her. Pulse, blood pressure and temperature, taken by the nurse, are normal.</p>
`,
  patient_instructions: `
<h3>Who you are</h3>
<p>You are Margaret Osei, 71, a retired seamstress. You live alone in a ground-floor flat; your husband Kwame died six years ago. Your daughter Abena lives twenty minutes away and drove you here. You sew costumes for the church theatre. You are proud of your eyes and your hands.</p>
<h3>Opening line</h3>
<p>“It’s this headache, doctor. Three weeks now, and I’m not one for headaches. The pharmacist said I shouldn’t leave it any longer.”</p>
<h3>What you say freely</h3>
<ul>
  <li>The headache came on over a day or two, three weeks ago, and it has been there every day since.</li>
  <li>It is mostly on the right side, at the temple.</li>
  <li>You have been taking paracetamol and it hardly touches it.</li>
</ul>
<h3>What you say only if asked</h3>
<ul>
  <li><strong>Character of the pain:</strong> a dull, steady ache, sometimes with a stabbing in it, at the right temple. It does not spread to your neck.</li>
  <li><strong>Severity:</strong> about six out of ten, eight at night when you lie on that side.</li>
  <li><strong>Timing:</strong> it is there all day. It is not worst on waking, and it did not start like a thunderclap.</li>
  <li><strong>What makes it worse or better:</strong> lying on the right side is worst. Coughing, bending or straining makes no difference. Nothing makes it really better.</li>
  <li><strong>Scalp tenderness:</strong> “It hurts to comb my hair on that side. I’ve stopped wearing my hat.”</li>
  <li><strong>Jaw pain when chewing:</strong> your jaw aches after a few mouthfuls of meat or toast and you have to stop and rest. It goes off when you stop chewing. You had put it down to your dentures.</li>
  <li><strong>Vision, eyes and sight:</strong> “Last Thursday a grey curtain came down over my right eye. Five minutes, then it went.” You told nobody. It has not come back. You have had no double vision and no pain in the eye.</li>
  <li><strong>Shoulders, hips and stiffness:</strong> for two months your shoulders and hips have been stiff in the morning for about an hour. You can hardly reach the top shelf.</li>
  <li><strong>Weight, appetite, fever and sweats:</strong> you have lost about half a stone without trying and you are off your food. Some evenings you are hot. No drenching sweats.</li>
  <li><strong>Tiredness:</strong> you are more tired than you have ever been, asleep in the chair by seven.</li>
  <li><strong>Neck stiffness, rash and light:</strong> no stiff neck, no rash, and light does not bother you.</li>
  <li><strong>Weakness, numbness, speech, balance and fits:</strong> none of those.</li>
  <li><strong>Nausea and vomiting:</strong> no.</li>
  <li><strong>Head injury and falls:</strong> you have not fallen and have not hit your head.</li>
  <li><strong>Previous headaches and migraine:</strong> never more than an ordinary headache, and never a migraine.</li>
  <li><strong>Past medical history:</strong> high blood pressure, and type 2 diabetes for four years, treated with tablets. No stomach ulcers. No thin bones that you know of. No cancer.</li>
  <li><strong>Medicines:</strong> amlodipine 5 mg and metformin 500 mg twice a day. Paracetamol, two tablets four times a day for three weeks. No steroids, no blood thinners, nothing herbal.</li>
  <li><strong>Allergies:</strong> penicillin gave you a rash as a child.</li>
  <li><strong>Family history:</strong> your sister had “polymyalgia” and took steroids for two years. No strokes or brain tumours in the family.</li>
  <li><strong>Smoking:</strong> ten a day until you were fifty, none since.</li>
  <li><strong>Alcohol:</strong> a sherry at Christmas.</li>
  <li><strong>Home and daily life:</strong> you manage everything yourself. You do not drive.</li>
</ul>
<h3>Your ideas, concerns and expectations</h3>
<ul>
  <li><strong>Ideas (what you think it is):</strong> “I thought it was my teeth, or the new glasses.”</li>
  <li><strong>Concerns (what worries you):</strong> “To be honest I’m frightened it’s a brain tumour. My friend Joyce had one, and it began with a headache.” And if you lost your sight you could not sew, and would have to leave your flat.</li>
  <li><strong>Expectations (what you hope for):</strong> you hope for something stronger for the pain, and perhaps a scan.</li>
</ul>
<h3>How to play it</h3>
<p>Courteous, exact, a little stoical. You answer what you are asked and do not volunteer more. You mention your eye only when asked about your sight or your eyes.</p>
<ul>
  <li><strong>If told it may be an inflammation of the blood vessels that threatens your sight:</strong> you are frightened, and then relieved that something can be done today. You ask, “So it isn’t a tumour?”</li>
  <li><strong>If told to start steroids:</strong> you ask whether they will upset your diabetes. You agree when that is answered.</li>
  <li><strong>If told to wait a week for tests:</strong> you accept it politely.</li>
</ul>
`,
  examiner_instructions: `
<p>Mark what is asked and what is said. Do not prompt.</p>
<h3>What this station tests</h3>
<ul>
  <li>Recognising that a <strong>new headache over the age of 50</strong> is a red flag, and asking the questions that separate giant cell arteritis from raised pressure, haemorrhage, infection and angle closure.</li>
  <li>Finding the <strong>transient loss of vision</strong>, which she tells only when asked. It makes this an emergency of the same day.</li>
  <li>Hearing the fear of a brain tumour, and answering it honestly.</li>
</ul>
<h3>Expected decision</h3>
<p>Strongly suspected giant cell arteritis with visual symptoms: high-dose glucocorticoid now, without waiting for blood results or biopsy; blood tests (full blood count, CRP, ESR or plasma viscosity) before or at once after the first dose; same-day assessment by ophthalmology because of the visual loss, and by rheumatology within three working days at the latest. A candidate who does not know doses loses nothing.</p>
`,
  checklist: [
    {
      title: 'Opening',
      items: ['Introduces themselves', 'Begins with an open question'],
    },
    {
      title: 'The headache',
      items: [
        'Site of the pain and whether it spreads',
        'When it started and how it has changed',
        'Character and severity',
        'What makes it worse or better',
        'Asks about previous headaches or migraine',
      ],
    },
    {
      title: 'What must not be missed',
      items: [
        'Scalp tenderness (pain when combing the hair)',
        'Jaw pain on chewing',
        'Asks about vision (transient loss of sight)',
        'Stiffness of shoulders and hips',
        'Weight loss, appetite, fever or sweats',
        'Neck stiffness, rash or dislike of light',
        'Weakness, numbness, speech or balance',
        'Head injury or falls',
      ],
    },
    {
      title: 'Background',
      items: ['Past medical history, including diabetes and blood pressure', 'Medicines and allergies', 'Family history', 'Smoking, alcohol and how she lives'],
    },
    {
      title: 'The person and the plan',
      items: [
        'Elicits her ideas about the cause',
        'Elicits her worries (brain tumour, losing her sight)',
        'Elicits her expectations',
        'Says that giant cell arteritis is suspected, in plain language',
        'Explains that steroids and eye assessment are needed today',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'Why should treatment not wait for the result of a temporal artery biopsy?',
      explanation_text: `
<p>Untreated giant cell arteritis can cause irreversible loss of sight within hours or days, usually by arteritic anterior ischaemic optic neuropathy, and the second eye may follow. Transient loss of vision is a warning of it. Glucocorticoids started at once protect the remaining sight; histology stays interpretable for a week or more after they are begun, and ultrasound is best done within the first days.</p>
`,
    },
    {
      question_text: 'Her CRP is 86 mg/L and her ESR 78 mm/h. Would normal values have excluded the diagnosis?',
      explanation_text: `
<p>No. Both are raised in most people with giant cell arteritis, and both normal makes it unlikely, but it does not exclude it, above all when steroids have been taken already. Clinical suspicion, inflammatory markers and imaging or biopsy are weighed together.</p>
`,
    },
    {
      question_text: 'Which harms of long treatment with glucocorticoids matter most for her, and what would you do about them?',
      explanation_text: `
<ul>
  <li><strong>Diabetes:</strong> glucose will rise; agree on more frequent measurement and on who adjusts her treatment.</li>
  <li><strong>Bone:</strong> calcium and vitamin D as needed, assessment of fracture risk, early bone protection.</li>
  <li><strong>Stomach:</strong> consider a proton pump inhibitor.</li>
  <li><strong>Blood pressure, infection, mood and sleep:</strong> tell her what to look for; vaccinations up to date.</li>
  <li><strong>Adrenal suppression:</strong> a steroid emergency card, sick-day rules, never to stop suddenly.</li>
</ul>
`,
    },
  ],
  walkthrough: `
<h3>What it is about</h3>
<p>A headache that is new after fifty is secondary until shown otherwise. Here almost every answer points the same way, but the answer that decides how fast you must act is given only to who asks about her eyes.</p>
<h3>A way through the history</h3>
<ol>
  <li><strong>Listen first.</strong> “Tell me about this headache from the beginning.” She says side, time and what she has tried.</li>
  <li><strong>Complete the pain.</strong> Onset, character, severity, timing, what makes it worse or better. Thunderclap onset, pain on waking and pain on straining are worth asking for by name.</li>
  <li><strong>Giant cell arteritis, by name of its parts.</strong> “Does it hurt to comb your hair?” “Does your jaw tire when you chew?” “Has anything happened to your sight, even for a moment?” “Are your shoulders or hips stiff in the morning?”</li>
  <li><strong>The other dangers.</strong> Fever, neck, rash; weakness, speech, balance; injury; weight and sweats; a painful red eye.</li>
  <li><strong>What the treatment must respect.</strong> Diabetes, blood pressure, ulcers, bones, medicines, allergies.</li>
  <li><strong>The person.</strong> What she thinks, what she fears, what she hopes for. The tumour will not be mentioned unless you ask.</li>
</ol>
<h3>One way to say it</h3>
<p>“Mrs Osei, a tumour would be an unlikely reason for this. What you describe fits an inflammation of the blood vessels of the head, called giant cell arteritis. It matters today, because the same vessels feed your eyes, and the grey curtain was a warning. It can be treated: steroid tablets protect your sight, and I would like you to have the first dose now, have blood tests, and be seen by the eye doctors today. They will raise your sugar for a while, and we will watch that with you. What would you like to ask?”</p>
<h3>Common weaknesses</h3>
<ul>
  <li>A complete description of the pain, and no question about sight.</li>
  <li>“Jaw pain?” asked without “when you chew”.</li>
  <li>A scan promised to calm the fear of a tumour, and the steroid left until the result.</li>
</ul>
`,
  useful_links: `
<ul>
  <li><a href="https://cks.nice.org.uk/topics/giant-cell-arteritis/">NICE CKS: Giant cell arteritis</a></li>
  <li><a href="https://cks.nice.org.uk/topics/headache-assessment/">NICE CKS: Headache, assessment</a></li>
  <li><a href="https://www.versusarthritis.org/about-arthritis/conditions/giant-cell-arteritis-gca/">Versus Arthritis: Giant cell arteritis</a></li>
</ul>
`,
  sources: [
    {
      title: 'British Society for Rheumatology guideline on diagnosis and treatment of giant cell arteritis',
      publisher: 'British Society for Rheumatology, Rheumatology',
      year: 2020,
      url: 'https://doi.org/10.1093/rheumatology/kez672',
    },
    {
      title: 'Headaches in over 12s: diagnosis and management (CG150)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2012,
      url: 'https://www.nice.org.uk/guidance/cg150',
    },
  ],
};

export default station;
