import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'cranial-nerve-examination',
  style: 1,
  language: 'en',
  label: 2,
  name: 'Cranial nerve examination: hearing loss on one side',
  description:
    'A 52-year-old joiner has slowly lost hearing in one ear. Examine his cranial nerves in order, summarise what you find and localise the lesion.',
  examiner_minutes: 10,
  student_instructions: `
<p>You are a Foundation Year 1 doctor in a neurology clinic.</p>
<p><strong>Mr Gareth Pryce</strong>, aged 52, a joiner, was referred because the hearing in his right ear has faded over about eight months. His GP has already looked in both ears: no wax, and healthy eardrums.</p>
<h3>Your task</h3>
<ul>
<li>Examine cranial nerves I to XII. Ask about the sense of smell rather than testing it.</li>
<li>Talk to the patient as you go and tell the examiner what you find.</li>
<li>You may name, but need not perform, fundoscopy, the corneal reflex and the gag reflex. The examiner will give you the result.</li>
<li>In the last two minutes, summarise your findings, say where the lesion is likely to be and answer questions.</li>
</ul>
<p>You do not need to take a history. On the table: pen torch, Snellen chart, red hat pin, cotton wool, neurological pin, 512 Hz tuning fork.</p>
`,
  patient_instructions: `
<h3>Who you are</h3>
<p>You are Gareth Pryce, 52, a self-employed joiner, married to Delyth, with two teenage daughters. You are sitting on a chair in your ordinary clothes. You wear glasses for reading only and have them with you; your distance sight is good without them. You are friendly, a bit dry, and you do what you are asked to the letter.</p>
<h3>Opening line</h3>
<p>“You’ll have to come round this side, doctor, I’m no good on the right.”</p>
<h3>How to behave in the examination</h3>
<p>Almost everything is normal and you simply do what you are told. There are only two things to act, both on your <strong>right</strong> side.</p>
<ul>
<li><strong>Touch on the face.</strong> When your right forehead or right cheek is touched with cotton wool or a pin, you feel it but it is duller: “I can feel it, but it’s muffled, as if I’d been to the dentist.” The jaw line and the whole left side feel normal. Say this only when you are touched and asked; if the two sides are not compared, say just “yes”.</li>
<li><strong>Hearing.</strong> When a number is whispered on your right while the left ear is covered or rubbed, you get it wrong or say “Didn’t catch that.” On the left you are always right. If nothing is done to mask the left ear, you repeat the number correctly.</li>
<li><strong>Tuning fork on the forehead:</strong> “It’s louder on the left.”</li>
<li><strong>Tuning fork beside the ear, then on the bone behind it:</strong> on both sides it is louder beside the ear. On the right both are fainter.</li>
</ul>
<p>Your sight, eye movements, face, swallowing, voice, shoulders and tongue are normal. You never see double. If a movement is explained badly, look puzzled and wait. If a light is held in your eyes too long, blink and turn away. If someone reaches for your eye with cotton wool without explaining, pull back.</p>
<h3>If you are asked</h3>
<ul>
<li>Smell: “Fine. I can smell pine before I open the van.”</li>
<li>Ringing: “A hiss on the right, all the time.”</li>
<li>Balance: “I don’t like ladders any more. No spinning.”</li>
<li>Headache, swallowing trouble, change of voice: no.</li>
</ul>
<h3>Ideas, concerns and expectations</h3>
<p>You put it down to years of power tools without ear defenders. What worries you, only if asked, is that you may not be safe on a roof. You expect to be told to get a hearing aid. If the candidate says “tumour” bluntly, go quiet and ask, “Is that cancer?”</p>
`,
  examiner_instructions: `
<p>Score what you see and hear. Do not prompt, except to give the results below when the candidate names the test.</p>
<table><tbody>
<tr><th>Test</th><th>Result to give</th></tr>
<tr><td>Visual acuity</td><td>6/6 in each eye</td></tr>
<tr><td>Fundoscopy</td><td>Normal discs, no papilloedema</td></tr>
<tr><td>Corneal reflex</td><td>Reduced on the right, brisk on the left</td></tr>
<tr><td>Jaw jerk</td><td>Not brisk</td></tr>
<tr><td>Gag reflex</td><td>Present on both sides</td></tr>
</tbody></table>
<p>The patient acts duller light touch over the right forehead and cheek and a right sensorineural hearing loss. He hears the whisper on the right if the left ear is not masked, so a candidate who does not mask will miss the finding: do not correct this.</p>
<p>If the candidate is still examining at eight minutes, say: “Please summarise your findings.” Ask the questions afterwards. A candidate who examines smoothly but cannot place the lesion has not met the aim of the station.</p>
`,
  checklist: [
    {
      title: 'Opening',
      items: [
        'Washes hands, introduces self, confirms name and date of birth',
        'Explains the examination and gains consent',
        'Looks first: scars, ptosis, facial asymmetry, hearing aid, walking aid',
      ],
    },
    {
      title: 'Smell and sight (I, II)',
      items: [
        'Asks about any change in smell',
        'Tests distance acuity in each eye separately, with distance glasses if worn',
        'Tests visual fields to confrontation in all four quadrants',
        'Tests direct and consensual pupil responses',
        'Performs the swinging torch test; offers accommodation',
        'Offers fundoscopy',
      ],
    },
    {
      title: 'Eye movements and face (III to VII)',
      items: [
        'Tests eye movements in an H, steadying the head',
        'Asks about double vision and looks for nystagmus',
        'Tests light touch in all three trigeminal divisions, comparing sides',
        'Finds duller touch over the right forehead and cheek',
        'Feels masseter and temporalis; tests jaw opening',
        'Offers the corneal reflex',
        'Tests brow, eye closure, cheeks and smile',
      ],
    },
    {
      title: 'Hearing (VIII)',
      items: [
        'Whispers in each ear while masking the other',
        'Performs Rinne test on both sides, correctly',
        'Performs Weber test and reports it louder on the left',
      ],
    },
    {
      title: 'Throat, neck and tongue (IX to XII)',
      items: [
        'Watches palate and uvula on “ah”; listens to voice and cough',
        'Tests shoulder shrug and head turning against resistance',
        'Inspects tongue at rest, then on protrusion and side to side',
      ],
    },
    {
      title: 'Closing',
      items: [
        'Thanks the patient, checks comfort, washes hands',
        'Names right sensorineural loss with right trigeminal sensory loss',
        'Localises to the right cerebellopontine angle',
        'Would go on to cerebellar, gait and limb examination',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'Where is the lesion, and what is the most likely cause?',
      explanation_text: `
<p>The right cerebellopontine angle, where the eighth nerve lies beside the facial nerve, and the trigeminal root just above them. Slow one-sided sensorineural hearing loss, with a reduced corneal reflex and facial numbness, suggests a <strong>vestibular schwannoma</strong> large enough to press on the fifth nerve. It is a benign tumour. Meningioma and epidermoid cyst are alternatives.</p>
<p>Facial power is often spared for a long time although the seventh nerve runs alongside.</p>
`,
    },
    {
      question_text: 'Explain the tuning fork results in this patient. What would a conductive loss have shown?',
      explanation_text: `
<p>Here Rinne is positive on both sides (air conduction better than bone) and Weber moves to the <strong>better</strong>, left ear: a right sensorineural loss.</p>
<p>In a right conductive loss, Rinne would be negative on the right (bone better than air) and Weber would move <strong>towards</strong> the affected right ear.</p>
<p>A trap: in a completely dead ear Rinne can seem negative because the sound crosses through bone to the other cochlea. Weber gives it away.</p>
`,
    },
    {
      question_text: 'How do you tell an upper from a lower motor neurone facial weakness?',
      explanation_text: `
<p>The forehead receives fibres from both hemispheres. In an <strong>upper</strong> motor neurone lesion, such as a stroke, the patient can still wrinkle the brow. In a <strong>lower</strong> motor neurone lesion the whole half of the face is weak: flat brow, poor eye closure and drooping mouth.</p>
<p>With a lower motor neurone palsy also ask about taste, hyperacusis and a painful rash of the ear, and feel the parotid. Protect an eye that will not close.</p>
`,
    },
    {
      question_text: 'Which investigations would you arrange?',
      explanation_text: `
<p>Pure tone audiometry and <strong>MRI of the internal auditory meati</strong>. NICE advises offering MRI to adults with hearing loss and localising symptoms or signs, whatever the audiogram shows; without such signs, an asymmetry of 15 dB or more at two neighbouring frequencies is reason to consider it. Refer to ENT; a confirmed schwannoma is discussed by a skull base team, and observation, radiosurgery and surgery are all options.</p>
`,
    },
  ],
  walkthrough: `
<h3>The idea of the station</h3>
<p>Twelve nerves in ten minutes is about rhythm. Go from the top of the head down, do the same thing on both sides before moving on, and keep talking. The signs here are found only by a candidate who compares left with right.</p>
<h3>A running order that works</h3>
<ol>
<li><strong>Look.</strong> Ten seconds in front of the patient: eyelids, pupils, face, scars, hearing aid. His opening line already tells you which ear is bad.</li>
<li><strong>I and II.</strong> Ask about smell. Acuity, fields, pupils, then offer the ophthalmoscope. Do fields with your own opposite eye closed and your hand halfway between you.</li>
<li><strong>III, IV and VI.</strong> One slow H. Ask him to say at once if he sees two.</li>
<li><strong>V.</strong> Show him the cotton wool on the breastbone first. Then forehead, cheek and jaw, right and left, eyes closed: “Does it feel the same on both sides?” Without that question you learn nothing.</li>
<li><strong>VII.</strong> Raise your eyebrows, screw your eyes shut, blow out your cheeks, show me your teeth. Demonstrate each one.</li>
<li><strong>VIII.</strong> Stand at arm’s length behind or beside him, mask the other ear by rubbing the tragus, whisper a number or two. Then Rinne and Weber with the 512 Hz fork.</li>
<li><strong>IX to XII.</strong> “Ah”, a cough, shrug, turn, tongue.</li>
</ol>
<h3>A summary to aim for</h3>
<p>“Mr Pryce has reduced light touch over the right forehead and cheek, a reduced right corneal reflex and a right sensorineural hearing loss. Facial power is normal, there is no papilloedema, and the other cranial nerves are intact. This combination of the fifth and eighth nerves on one side suggests a lesion in the right cerebellopontine angle, most likely a vestibular schwannoma. I would complete my examination with gait, cerebellar and limb signs, and request audiometry and MRI of the internal auditory meati.”</p>
<h3>Common slips</h3>
<ul>
<li>Whispering without masking the good ear.</li>
<li>Testing touch on one cheek only.</li>
<li>Pressing the tuning fork on hair, or striking it on a hard edge.</li>
<li>Saying “tumour” in front of the patient during the summary. Ask whether he would like to hear your thoughts, and use calm words.</li>
</ul>
`,
  useful_links: `
<ul>
<li><a href="https://www.nice.org.uk/guidance/ng98">NICE NG98: Hearing loss in adults</a></li>
<li><a href="https://www.nice.org.uk/guidance/ng127">NICE NG127: Suspected neurological conditions</a></li>
<li><a href="https://www.nice.org.uk/guidance/ng155">NICE NG155: Tinnitus</a></li>
<li><a href="https://www.nhs.uk/conditions/acoustic-neuroma/">NHS: Acoustic neuroma (vestibular schwannoma)</a></li>
</ul>
`,
  sources: [
    { title: 'Hearing loss in adults: assessment and management (NG98)', publisher: 'NICE', year: 2018, url: 'https://www.nice.org.uk/guidance/ng98' },
    { title: 'Suspected neurological conditions: recognition and referral (NG127)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng127' },
    { title: 'Tinnitus: assessment and management (NG155)', publisher: 'NICE', year: 2020, url: 'https://www.nice.org.uk/guidance/ng155' },
  ],
};

export default station;
