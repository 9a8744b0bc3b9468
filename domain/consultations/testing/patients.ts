/** Patient instructions as authors write them, for tests. */

export const CHEST_PAIN = `
<h3>Who you are</h3><p>You are <strong>Alan Whitcombe</strong>, 58. You manage a building site. You live with your wife, Diane.</p>
<h3>Opening</h3><p>“I’ve had this pain in my chest, doctor. It’s easing off now.”</p>
<h3>What you say freely if the doctor lets you talk</h3>
<ul><li>It came on an hour ago while you were carrying plasterboard up the stairs.</li><li>It is right in the middle of the chest, “like a strap”.</li><li>Put your fist over your breastbone when you describe it.</li></ul>
<h3>If asked</h3>
<ul>
<li><strong>Spread:</strong> down your left arm to the elbow.</li>
<li><strong>Severity:</strong> 7 out of 10 at its worst.</li>
<li><strong>With it:</strong> you were sweating and felt sick. You did not vomit.</li>
<li><strong>Medicines:</strong> amlodipine 5 mg every morning. You stopped your statin a year ago.</li>
<li><strong>Bought medicines (only if asked about anything bought over the counter, or specifically about erection tablets):</strong> you look awkward and say you took one sildenafil tablet from the pharmacy last night.</li>
<li><strong>Allergies:</strong> none. Codeine once made you feel sick.</li>
<li><strong>Habits:</strong> 15 cigarettes a day since you were 18. About eight pints of beer over a weekend.</li>
<li>If asked about your family: your father died of a heart attack at 54.</li>
</ul>
<h3>Your ideas, concerns and expectations</h3>
<ul><li><strong>Idea:</strong> you have pulled a muscle.</li><li><strong>Concern (only if asked what worries you):</strong> go quiet, then say, “My dad was 54.”</li><li><strong>Expectation:</strong> a tablet and home.</li></ul>
<h3>How to play it</h3><p>Sit still. Ask once: “It’s not my heart, is it?”</p>`;

export const COSTADO = `
<h3>Quién eres</h3><p>Eres Lucía Ferrer Mateu, tienes 41 años y das clase de Lengua en un instituto.</p>
<h3>Frase de apertura</h3><p>«Me duele aquí, en el costado, y me falta el aire».</p>
<h3>Lo que cuentas sin que te lo pregunten</h3><ul><li>El dolor empezó ayer por la tarde, mientras corregías exámenes.</li></ul>
<h3>Solo si te lo preguntan</h3>
<ul>
<li><strong>Tos y sangre:</strong> tos seca desde anoche.</li>
<li><strong>Operaciones o reposo:</strong> artroscopia de la rodilla hace tres semanas. Te pusieron heparina en casa.</li>
<li><strong>Medicación:</strong> píldora anticonceptiva desde hace dos años.</li>
<li><strong>Alergias:</strong> ninguna.</li>
<li><strong>Hábitos:</strong> fumas unos diez cigarrillos al día desde los veinte. Una copa los fines de semana.</li>
</ul>
<h3>Ideas, preocupaciones y expectativas</h3><p>Crees que es muscular. Si te preguntan qué te preocupa, bajas la voz: «Mi padre empezó con un dolor en el pecho».</p>
<h3>Cómo te comportas</h3><p>Contestas con educación.</p>`;

/** Written before the rules were, and not looked at while they were made: labels, remarks in brackets, fragments. */
export const TOM = `<h3>Content note</h3><p>This role includes low mood.</p>
<h3>Who you are</h3><p>You are Tom Brackley, 33, and you drive a delivery van.</p>
<h3>Opening</h3><p>“I just need something for sleep, really.”</p>
<h3>Freely</h3><p>It has crept up over about eight months. Even when Elsie settles you lie awake.</p>
<h3>If asked</h3>
<p><strong>Mood:</strong> flat and low most days. You had a cough for two weeks in May.</p>
<p><strong>Alcohol:</strong> four cans most nights.</p>
<p><strong>Thoughts of suicide (only if asked directly):</strong> “Some nights I think they’d be better off without me.”</p>
<p><strong>Expectation:</strong> sleeping tablets.</p>`;

export const CHECKLIST: readonly { title: string; items: readonly string[] }[] = [
  {
    title: 'Opening',
    items: [
      'Introduces self and role, confirms patient’s name and age',
      'Starts with an open question and lets him answer',
      'Washes hands',
    ],
  },
  {
    title: 'The pain',
    items: [
      'Asks about site and character',
      'Asks about radiation (left arm and jaw)',
      'Asks what makes it better or worse',
      'Asks about sweating and nausea',
      'Asks about tearing pain or pain through to the back',
    ],
  },
  {
    title: 'Risk and safety',
    items: [
      'Quantifies smoking',
      'Asks about family history of heart disease, with ages',
      'Asks about prescribed medicines and allergies',
      'Asks about bought medicines and uncovers recent sildenafil',
      'Asks about bleeding, ulcers or anticoagulants',
      'Elicits concern about his father’s death',
    ],
  },
  {
    title: 'Plan',
    items: [
      'Plans repeat ECG and serial troponin',
      'Explains that the heart may be the cause',
      'Does not give a nitrate',
    ],
  },
];

/** The items of a checklist, numbered from 1. */
export const itemsOf = (checklist: typeof CHECKLIST) =>
  checklist
    .flatMap(({ title: section, items }) => items.map((title) => ({ title, section })))
    .map((item, index) => ({ id: index + 1, ...item }));

/** A headache, with an allergy, a habit that was given up and lists of what is not there. */
export const HEADACHE = `
<h3>Who you are</h3><p>You are Margaret Osei, 71, a retired seamstress.</p>
<h3>Opening line</h3><p>“It’s this headache, doctor. Three weeks now, and I’m not one for headaches.”</p>
<h3>What you say only if asked</h3>
<ul>
<li><strong>Severity:</strong> about six out of ten, eight at night when you lie on that side.</li>
<li><strong>Nausea and vomiting:</strong> no.</li>
<li><strong>Medicines:</strong> amlodipine 5 mg and metformin 500 mg twice a day. No steroids, no blood thinners, nothing herbal.</li>
<li><strong>Allergies:</strong> penicillin gave you a rash as a child.</li>
<li><strong>Smoking:</strong> ten a day until you were fifty, none since.</li>
</ul>`;
