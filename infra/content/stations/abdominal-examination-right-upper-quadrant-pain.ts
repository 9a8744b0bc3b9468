import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'abdominal-examination-right-upper-quadrant-pain',
  style: 1,
  language: 'en',
  label: 2,
  long_case: false,
  name: 'Abdominal examination: right upper quadrant pain',
  description:
    'A 46-year-old woman on the surgical assessment unit has a day of upper abdominal pain and fever. Examine her abdomen and present your findings.',
  student_instructions: `
<h3>Setting</h3>
<p>You are a foundation doctor on the surgical assessment unit.</p>
<h3>The patient</h3>
<p><strong>Mrs Helen Marsh</strong>, aged 46, has had pain under her right ribs for 24 hours, with nausea and shivering. Her observations are: temperature 38.1 °C, pulse 98, blood pressure 132/78 mmHg, respiratory rate 18, SpO2 98% on air. She has had paracetamol.</p>
<h3>Your task</h3>
<ul>
  <li>Examine Mrs Marsh’s abdomen. A history is <strong>not</strong> required.</li>
  <li>Tell the examiner what you are looking for as you go. The examiner will give you any finding that cannot be simulated.</li>
  <li>By 6 minutes, present your findings, say how you would complete the examination, and give your most likely diagnosis.</li>
</ul>
<p>Do not carry out a rectal, groin or genital examination. A chaperone is available. You have <strong>8 minutes</strong> in total.</p>
`,
  patient_instructions: `
<h3>Who you are</h3>
<p>You are <strong>Helen Marsh</strong>, 46, a primary-school cook. You live with your husband and two teenagers. You are uncomfortable and tired but cooperative.</p>
<h3>Before the station</h3>
<p>Wear loose clothes that let your abdomen be uncovered from the lower ribs to the hip bones. Keep shorts or trousers on. Your groin is not to be examined. If anything hurts for real, or you want to stop, say “stop, please” and the station ends there.</p>
<h3>Opening line</h3>
<p>“Hello. Sorry, I can’t get comfortable. It’s just here,” and point with one hand to the area under your right ribs.</p>
<h3>What you say freely</h3>
<ul>
  <li>It hurts under the right ribs; it is steady now, about 6 out of 10, and worse when you move or breathe in deeply.</li>
  <li>You would rather lie with your head up a little, but you can lie flat with one pillow if you are asked kindly.</li>
</ul>
<h3>What you say only if asked</h3>
<ul>
  <li>The pain started after a takeaway last night. It goes round to the back under the right shoulder blade.</li>
  <li>You have had two milder attacks this year that passed off in a few hours.</li>
  <li>You have felt sick and vomited once. Your waterworks and bowels are normal. Your urine and stools are their usual colour and nobody has said you look yellow.</li>
  <li>Your last period was two weeks ago. You have not had an operation on your abdomen.</li>
  <li>Your shoulder tips do not hurt. Nothing hurts in the left side or low down.</li>
</ul>
<h3>How to react to the examination</h3>
<ul>
  <li><strong>Hands, face, neck, legs:</strong> normal. Cooperate with each request.</li>
  <li><strong>Light and deep pressing, left side and lower abdomen:</strong> comfortable. Let your tummy stay soft.</li>
  <li><strong>Pressing under the right ribs:</strong> wince, tighten your tummy a little and say, “That’s where it’s sore.” Do not jump or cry out.</li>
  <li><strong>If the doctor rests a hand under the right ribs and asks you to breathe in:</strong> start to breathe in, then catch your breath suddenly and stop, because it hurts. If the same thing is done on the <strong>left</strong>, breathe in normally.</li>
  <li><strong>Gentle tapping (percussion) under the right ribs:</strong> mildly sore. No pain when a hand is lifted off anywhere else.</li>
  <li><strong>Cough:</strong> slight soreness at the right side only.</li>
</ul>
<h3>Your ideas, concerns and expectations</h3>
<p>You think it may be gallstones because your mother had them. You are worried about needing an operation while your son has exams. You hope for stronger pain relief. Mention these only if the doctor asks how you are feeling about it.</p>
<h3>How to play it</h3>
<p>Polite, a little hot and weary. Become tense if the doctor goes straight to the sore place without asking, or does not watch your face. Relax and say thank you if they explain what they are doing, warm their hands and keep you covered.</p>
`,
  examiner_instructions: `
<p>Stand where you can see the candidate’s hands and face. Stop the candidate at 6 minutes and ask for findings, completion and diagnosis, then move to the questions.</p>
<h3>Findings to give when the candidate looks for them</h3>
<table>
  <thead><tr><th>Step</th><th>Finding</th></tr></thead>
  <tbody>
    <tr><td>End of bed</td><td>Uncomfortable, flushed, lying still. No drips, drains or stoma.</td></tr>
    <tr><td>Hands and arms</td><td>Warm, no flap, no palmar erythema, no clubbing, no bruising or scratch marks.</td></tr>
    <tr><td>Face and neck</td><td>No jaundice or pallor; dry tongue; no left supraclavicular node. No spider naevi on the chest.</td></tr>
    <tr><td>Inspection</td><td>Not distended, no scars, no visible mass or pulsation.</td></tr>
    <tr><td>Palpation</td><td>Soft apart from voluntary guarding in the right upper quadrant. Murphy’s sign positive. No mass, no generalised rigidity.</td></tr>
    <tr><td>Organs</td><td>Liver, spleen and kidneys not palpable. Aorta not expansile. Liver span normal on percussion.</td></tr>
    <tr><td>Fluid and sounds</td><td>No shifting dullness. Bowel sounds normal, no bruits.</td></tr>
    <tr><td>Legs</td><td>No ankle oedema.</td></tr>
  </tbody>
</table>
<h3>Marking notes</h3>
<ul>
  <li>Murphy’s sign: a hand or fingers placed at the right costal margin, the patient asked to breathe in, and the catch in inspiration noted. It is complete when the candidate checks that the left side is negative; accept a clear statement of this.</li>
  <li>Tick “watches the face” only if you see it throughout palpation.</li>
  <li>Accept acute cholecystitis as the diagnosis. Biliary colic alone is not enough because she is febrile with guarding.</li>
  <li>Mark down rough handling through the dignity and comfort items.</li>
</ul>
`,
  walkthrough: `
<h3>Preparation</h3>
<p>Clean your hands, introduce yourself, confirm identity, explain the examination and obtain consent. Offer a chaperone. Ask about pain <em>before</em> you touch. Lie her flat with one pillow, arms by her sides, exposed from the lower ribs to the hip bones, covered elsewhere.</p>
<h3>Around the bed and the periphery</h3>
<p>Does she look ill, still (peritonitis) or restless (colic)? Look for jaundice, drips, drains and charts. Examine hands for clubbing, leuconychia, palmar erythema and a flap; eyes for jaundice and pallor; mouth for dryness; neck for a left supraclavicular node; chest for spider naevi.</p>
<h3>Inspect</h3>
<p>From the side and the foot of the bed: scars, distension, masses, pulsation, distended veins, bruising. Ask her to cough and lift her head, looking for hernias and pain.</p>
<h3>Palpate</h3>
<ol>
  <li>Get down to her level, warm your hands, <strong>start furthest from the pain</strong> and watch her face.</li>
  <li>Light palpation in all nine regions for tenderness and guarding, then deep palpation for masses.</li>
  <li>Liver from the right iliac fossa upwards with each breath in; spleen from the right iliac fossa towards the left costal margin; ballot both kidneys; feel the aorta above the umbilicus.</li>
  <li><strong>Murphy’s sign:</strong> rest your fingers just below the right costal margin in the mid-clavicular line and ask her to breathe in. A sudden stop because of pain is positive if the same manoeuvre on the left is painless.</li>
</ol>
<h3>Percuss and listen</h3>
<p>Percuss liver and spleen, test for shifting dullness if there is any fullness in the flanks, and use gentle percussion rather than vigorous rebound testing to look for peritonism. Listen for bowel sounds and for bruits. Check the ankles for oedema.</p>
<h3>Finish and present</h3>
<p>Thank her, cover her, help her sit up, clean your hands. Then:</p>
<p>“Mrs Marsh is febrile, uncomfortable and not jaundiced. The abdomen is soft with localised tenderness and guarding in the right upper quadrant and a positive Murphy’s sign. There is no mass, organomegaly, generalised peritonism or ascites. The findings are most in keeping with <strong>acute cholecystitis</strong>.”</p>
<p>“To complete my examination I would check the hernial orifices and, if indicated and with consent and a chaperone, the external genitalia and rectum. I would review the observation chart, dip the urine, do a pregnancy test and examine the chest, because basal pneumonia can present in this way.”</p>
`,
  useful_links: `
<ul>
  <li><a href="https://www.nice.org.uk/guidance/cg188">NICE CG188: Gallstone disease</a></li>
  <li><a href="https://cks.nice.org.uk/topics/gallstones/">NICE CKS: Gallstones</a></li>
  <li><a href="https://www.nhs.uk/conditions/acute-cholecystitis/">NHS: Acute cholecystitis</a></li>
  <li><a href="https://www.gmc-uk.org/professional-standards/the-professional-standards/intimate-examinations-and-chaperones">GMC: Intimate examinations and chaperones</a></li>
</ul>
`,
  checklist: [
    {
      title: 'Preparation',
      items: [
        'Cleans hands before touching the patient',
        'Introduces self, confirms identity, explains and gains consent',
        'Offers a chaperone',
        'Asks about pain before touching',
        'Positions flat with one pillow; exposes adequately while keeping dignity',
      ],
    },
    {
      title: 'General inspection',
      items: [
        'Inspects from the end of the bed and comments',
        'Examines hands, including for flap',
        'Checks eyes for jaundice and pallor; looks in the mouth',
        'Feels for left supraclavicular nodes',
        'Inspects abdomen for scars, distension and masses',
        'Asks patient to cough or lift head',
      ],
    },
    {
      title: 'Palpation',
      items: [
        'Gets down to the patient’s level and watches her face',
        'Starts light palpation away from the painful area',
        'Covers all nine regions, light then deep',
        'Palpates liver from right iliac fossa with respiration',
        'Palpates spleen towards left costal margin',
        'Ballots both kidneys',
        'Feels for the aorta',
        'Performs Murphy’s sign correctly, with left-sided comparison',
      ],
    },
    {
      title: 'Percussion and auscultation',
      items: [
        'Percusses for liver and spleen',
        'Tests for shifting dullness or explains why not needed',
        'Listens for bowel sounds',
      ],
    },
    {
      title: 'Completion and presentation',
      items: [
        'Thanks and covers patient, cleans hands',
        'Presents positive and important negative findings in order',
        'Offers hernial orifices, and genital/rectal examination if indicated',
        'Offers urine dipstick and pregnancy test',
        'Gives acute cholecystitis as most likely diagnosis',
        'Handles the patient gently and explains throughout',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'Give a differential diagnosis for right upper quadrant pain with fever.',
      explanation_text: `
<ul>
  <li><strong>Biliary:</strong> acute cholecystitis, ascending cholangitis, gallbladder empyema or perforation.</li>
  <li><strong>Liver:</strong> hepatitis, liver abscess, perihepatitis from pelvic infection (Fitz-Hugh–Curtis).</li>
  <li><strong>Other abdominal:</strong> pancreatitis, perforated or inflamed peptic ulcer, high or retrocaecal appendicitis, pyelonephritis.</li>
  <li><strong>Chest:</strong> right lower lobe pneumonia, pulmonary embolism.</li>
</ul>
<p>Pain, fever and jaundice together (Charcot’s triad) suggest cholangitis, which needs urgent antibiotics and consideration of biliary drainage.</p>
`,
    },
    {
      question_text: 'Which investigations would you request first, and why?',
      explanation_text: `
<ul>
  <li><strong>Bloods:</strong> full blood count and CRP (inflammation), renal function, liver function tests (obstruction), amylase or lipase (pancreatitis), clotting; blood cultures and lactate if sepsis is suspected.</li>
  <li><strong>Bedside:</strong> urinalysis and pregnancy test; ECG, as inferior myocardial ischaemia can mimic upper abdominal pain.</li>
  <li><strong>Imaging:</strong> abdominal ultrasound, looking for stones, a thickened gallbladder wall, pericholecystic fluid, sonographic Murphy’s sign and bile duct dilatation. NICE advises liver function tests and ultrasound for suspected gallstone disease, and considering MRCP if the duct is dilated or liver tests are abnormal and no duct stone has been seen. Erect chest X-ray or CT if perforation or another diagnosis is suspected.</li>
</ul>
`,
    },
    {
      question_text: 'Ultrasound confirms acute cholecystitis without duct dilatation. Outline her management.',
      explanation_text: `
<p>Admit. Give analgesia and an antiemetic, intravenous fluids and intravenous antibiotics according to local policy; keep her nil by mouth while the surgical plan is made; assess and treat venous thromboembolism risk. Monitor with NEWS2 and act on signs of sepsis. Refer to the surgical team: NICE recommends offering <strong>early laparoscopic cholecystectomy within one week of diagnosis</strong>. Percutaneous cholecystostomy is an option for gallbladder empyema when surgery is contraindicated at presentation and conservative management has failed.</p>
`,
    },
    {
      question_text: 'How do you tell an enlarged spleen from an enlarged left kidney?',
      explanation_text: `
<p>A spleen moves down and medially with inspiration, towards the right iliac fossa; you cannot get above it; it may have a notch; it is dull to percussion; and it is not usually ballotable. A kidney moves down vertically with inspiration; you may be able to get above it; it is ballotable; and it may be resonant because bowel lies over it.</p>
`,
    },
  ],
  sources: [
    {
      title: 'Gallstone disease: diagnosis and management (CG188)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2014,
      url: 'https://www.nice.org.uk/guidance/cg188',
    },
    {
      title: 'Intimate examinations and chaperones',
      publisher: 'General Medical Council',
      year: 2024,
      url: 'https://www.gmc-uk.org/professional-standards/the-professional-standards/intimate-examinations-and-chaperones',
    },
  ],
};

export default station;
