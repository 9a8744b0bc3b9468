import type { StationTemplates, TextKind } from './template';

export const textsEn: Pick<StationTemplates, TextKind> = {
  candidate_instructions: [
    {
      key: 'history',
      name: 'History',
      content:
        '<h3>Setting</h3><p>You are a [foundation doctor] in [the emergency department].</p><h3>The patient</h3><p><strong>[Name]</strong>, aged [age], has come because of [complaint]. Observations: pulse [x], blood pressure [x/x] mmHg, respiratory rate [x], SpO2 [x]%, temperature [x] °C.</p><h3>Your task</h3><ul><li>Take a focused history.</li><li>Deal with any questions or worries of the patient.</li><li>When [6] minutes have passed, summarise, give your differential diagnosis and outline your plan.</li></ul>',
    },
    {
      key: 'examination',
      name: 'Examination',
      content:
        '<h3>Setting</h3><p>You are a [foundation doctor] on [the ward].</p><h3>The patient</h3><p><strong>[Name]</strong>, aged [age], has [complaint].</p><h3>Your task</h3><ul><li>Examine the [system]. Say what you are doing as you go.</li><li>Do not take a history.</li><li>When [6] minutes have passed, present your findings and answer the examiner’s questions.</li></ul>',
    },
    {
      key: 'communication',
      name: 'Communication',
      content:
        '<h3>Setting</h3><p>You are a [foundation doctor] in [clinic].</p><h3>What you know</h3><p><strong>[Name]</strong>, aged [age], [what has happened so far]. [Result or decision to be talked about.]</p><h3>Your task</h3><ul><li>Talk with [the patient / the relative] about [topic].</li><li>Answer questions and agree on the next steps.</li></ul><p>You need not take a full history or examine anybody.</p>',
    },
  ],
  patient_instructions: [
    {
      key: 'symptom',
      name: 'Patient with a symptom',
      content:
        '<h3>Who you are</h3><p>You are <strong>[name]</strong>, [age]. You work as [occupation] and live with [whom].</p><h3>Opening line</h3><p>“[What you say first, in your own words.]”</p><h3>What you say freely</h3><ul><li>[How it began and what it is like]</li><li>[What it keeps you from doing]</li></ul><h3>What you say only if asked</h3><ul><li><strong>The symptom:</strong> [site, spread, severity, course, what changes it]</li><li><strong>With it:</strong> [what else there is, and what there is not]</li><li><strong>Past health:</strong> [conditions, operations]</li><li><strong>Medicines and allergies:</strong> [which, and since when]</li><li><strong>Family:</strong> [illnesses]</li><li><strong>Habits and home:</strong> [smoking, alcohol, drugs, support]</li></ul><h3>Your ideas, concerns and expectations</h3><ul><li><strong>Idea:</strong> [what you think it is]</li><li><strong>Concern:</strong> [what frightens you, and why]</li><li><strong>Expectation:</strong> [what you want from today]</li></ul><h3>How to play it</h3><p>[Mood, manner, what to do with your hands; how you change when you are listened to.] Ask once: “[question]”</p>',
    },
    {
      key: 'relative',
      name: 'Worried relative',
      content:
        '<h3>Who you are</h3><p>You are <strong>[name]</strong>, [relation] of [patient], who is [where].</p><h3>What you know so far</h3><p>[What you were told, by whom, and what you made of it.]</p><h3>What you want to know</h3><ul><li>[Question]</li><li>[Question]</li></ul><h3>What you feel</h3><p>[Emotion, and where it comes from.] If you are listened to, [how you change]. If you are interrupted, [how you change].</p><h3>What you say only if asked</h3><ul><li>[Something that matters for the next steps]</li></ul>',
    },
  ],
  examiner_instructions: [
    {
      key: 'standard',
      name: 'Standard',
      content:
        '<h3>What this station tests</h3><p>[Skill and level.]</p><h3>Before it begins</h3><ul><li>[Equipment and room]</li><li>Check that the patient is ready and knows the opening line.</li></ul><h3>While it runs</h3><ul><li>Do not prompt. Tick what was done well enough to count, not what was merely named.</li><li>If the candidate asks for [observations or results], give: [values].</li><li>Warn at [6] minutes, then ask the questions.</li></ul><h3>What a good candidate does</h3><p>[Two or three sentences.]</p>',
    },
    {
      key: 'procedure',
      name: 'Procedure on a model',
      content:
        '<h3>What this station tests</h3><p>[Procedure], performed safely on a model.</p><h3>Before it begins</h3><ul><li>[Model and its settings]</li><li>[Equipment, laid out in no order]</li></ul><h3>While it runs</h3><ul><li>Answer for the patient where the model cannot.</li><li>Stop the candidate at once if anybody could be hurt, and note it.</li></ul><h3>Unsafe acts</h3><ul><li>[What fails the candidate whatever else was done]</li></ul>',
    },
  ],
  walkthrough: [
    {
      key: 'history',
      name: 'History, step by step',
      content:
        '<h3>How to begin</h3><p>[Opening, and the open question that works best here.]</p><h3>What must not be missed</h3><ul><li><strong>[Red flag]:</strong> [why it matters, and how to ask]</li></ul><h3>Differential diagnosis</h3><table><thead><tr><th>Diagnosis</th><th>For it</th><th>Against it</th></tr></thead><tbody><tr><td>[Diagnosis]</td><td>[Findings]</td><td>[Findings]</td></tr></tbody></table><h3>Investigations and management</h3><ol><li>[First]</li><li>[Next]</li></ol><h3>Common mistakes</h3><ul><li>[Mistake, and what to do in its place]</li></ul>',
    },
    {
      key: 'examination',
      name: 'Examination, step by step',
      content:
        '<h3>The order</h3><ol><li>[Step, and what to look for]</li><li>[Step]</li></ol><h3>What the findings mean</h3><table><thead><tr><th>Finding</th><th>Suggests</th></tr></thead><tbody><tr><td>[Finding]</td><td>[Meaning]</td></tr></tbody></table><h3>How to present it</h3><p>“[A model presentation of three or four sentences.]”</p><h3>Common mistakes</h3><ul><li>[Mistake, and what to do in its place]</li></ul>',
    },
  ],
};
