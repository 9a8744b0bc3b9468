import type { TopicContent } from '../question-content';

export const topics: TopicContent[] = [
  {
    slug: 'stroke',
    specialty: 'neurology',
    name: 'Stroke and transient ischaemic attack',
    name_es: 'Ictus y accidente isquémico transitorio',
    summary: `
<p>Sudden focal loss of function. Use FAST outside hospital, check <strong>glucose</strong>, note when the patient was last well, and image at once.</p>
<h3>Where is it?</h3>
<ul>
  <li>Middle cerebral: face and arm more than leg, aphasia or neglect.</li>
  <li>Anterior cerebral: leg. Posterior cerebral: homonymous hemianopia.</li>
  <li>Lacunar: pure motor or sensory, no cortical signs.</li>
  <li>Brainstem: <mark class="marker-yellow">crossed signs</mark>, cranial nerve on one side and body on the other.</li>
</ul>
<h3>Ischaemic stroke</h3>
<table>
  <thead><tr><th>Treatment</th><th>When</th></tr></thead>
  <tbody>
    <tr><td>Thrombolysis (alteplase or tenecteplase)</td><td>Within 4.5 hours, haemorrhage excluded, blood pressure below 185/110 mmHg; later in selected patients</td></tr>
    <tr><td>Thrombectomy</td><td>Proximal large-vessel occlusion within 6 hours; up to 24 hours with favourable imaging</td></tr>
    <tr><td>Aspirin 300 mg for 2 weeks</td><td>Within 24 hours; after thrombolysis wait for the 24-hour scan</td></tr>
  </tbody>
</table>
<p>Otherwise leave blood pressure alone unless there is an emergency. Screen swallowing before food, fluid or tablets; use a stroke unit, and intermittent pneumatic compression for patients who cannot walk.</p>
<h3>Haemorrhage</h3>
<p>Reverse anticoagulation and lower systolic pressure to about 130–139 mmHg if seen within 6 hours. Refer hydrocephalus and cerebellar bleeds.</p>
<h3>TIA</h3>
<p>Aspirin 300 mg now; specialist <strong>within 24 hours</strong>; no driving for a month. Then antiplatelets, statin, blood pressure, anticoagulant for atrial fibrillation, and carotid surgery within a week for symptomatic stenosis of 50–99%.</p>
`,
    sources: [
      { title: 'National Clinical Guideline for Stroke for the UK and Ireland', publisher: 'Intercollegiate Stroke Working Party', year: 2023, url: 'https://www.strokeguideline.org/' },
      { title: 'Stroke and transient ischaemic attack in over 16s: diagnosis and initial management (NG128)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng128' },
    ],
  },
  {
    slug: 'headache',
    specialty: 'neurology',
    name: 'Headache',
    name_es: 'Cefalea',
    summary: `
<h3>Red flags</h3>
<p><mark class="marker-yellow">Thunderclap onset</mark>, fever or neck stiffness, focal signs, seizure, papilloedema, new over 50, cancer or immunosuppression, pregnancy, worse on lying or with cough, trauma, red eye.</p>
<h3>Primary headaches</h3>
<table>
  <thead><tr><th></th><th>Migraine</th><th>Tension-type</th><th>Cluster</th></tr></thead>
  <tbody>
    <tr><td>Pain</td><td>Throbbing, often one side</td><td>Band-like, mild</td><td>Severe, around one eye</td></tr>
    <tr><td>Duration</td><td>4–72 hours</td><td>Hours to days</td><td>15–180 minutes</td></tr>
    <tr><td>With</td><td>Nausea, photophobia, aura</td><td>Little else</td><td>Tearing, ptosis, restlessness</td></tr>
    <tr><td>Acute</td><td>Triptan with NSAID or paracetamol; antiemetic</td><td>Simple analgesia</td><td>High-flow oxygen, SC or nasal triptan</td></tr>
    <tr><td>Prevention</td><td>Propranolol, amitriptyline, candesartan; topiramate only with pregnancy prevention</td><td>Acupuncture</td><td>Verapamil with ECGs</td></tr>
  </tbody>
</table>
<ul>
  <li><strong>Migraine with aura: no combined hormonal contraception</strong> (ischaemic stroke).</li>
  <li>Medication overuse: triptans, opioids or combinations on 10 days a month, simple analgesics on 15. Stop them.</li>
</ul>
<h3>Do not miss</h3>
<ul>
  <li><strong>Subarachnoid haemorrhage:</strong> CT now. Normal within 6 hours: very unlikely. Normal later: lumbar puncture at least 12 hours after onset. Nimodipine; secure the aneurysm.</li>
  <li><strong>Giant cell arteritis:</strong> over 50, jaw claudication, raised CRP. Prednisolone 40–60 mg at once, before biopsy or ultrasound.</li>
  <li>Raised pressure, venous sinus thrombosis, meningitis, acute glaucoma, carbon monoxide.</li>
</ul>
`,
    sources: [
      { title: 'Headaches in over 12s: diagnosis and management (CG150)', publisher: 'NICE', year: 2012, url: 'https://www.nice.org.uk/guidance/cg150' },
      { title: 'Subarachnoid haemorrhage caused by a ruptured aneurysm: diagnosis and management (NG228)', publisher: 'NICE', year: 2022, url: 'https://www.nice.org.uk/guidance/ng228' },
    ],
  },
  {
    slug: 'epilepsy',
    specialty: 'neurology',
    name: 'Epilepsy and seizures',
    name_es: 'Epilepsia y crisis epilépticas',
    summary: `
<p>The <strong>witness account</strong> makes the diagnosis. For a seizure: aura, lateral tongue biting, long confusion, deep cyanosis. For syncope: posture or emotion as trigger, pallor, quick recovery; brief jerks are common. Always do an <strong>ECG</strong> and check glucose.</p>
<h3>After a first seizure</h3>
<ul>
  <li>Specialist review within 2 weeks; MRI; EEG to classify, never to exclude.</li>
  <li>Safety: heights, baths, cooking, machinery. Driving (Group 1): <mark class="marker-yellow">stop and tell the DVLA</mark>; usually 6 months after one unprovoked seizure, 12 months in epilepsy.</li>
</ul>
<h3>Long-term treatment</h3>
<table>
  <thead><tr><th>Seizure type</th><th>First choice</th><th>May worsen it</th></tr></thead>
  <tbody>
    <tr><td>Focal</td><td>Lamotrigine or levetiracetam</td><td></td></tr>
    <tr><td>Generalised tonic–clonic</td><td>Valproate only if the MHRA conditions are met; otherwise lamotrigine or levetiracetam</td><td></td></tr>
    <tr><td>Absence</td><td>Ethosuximide</td><td>Carbamazepine, phenytoin</td></tr>
    <tr><td>Myoclonic</td><td>As for generalised, mainly levetiracetam</td><td>Carbamazepine, lamotrigine at times</td></tr>
  </tbody>
</table>
<p><strong>Valproate</strong> harms the unborn child; it is not started in anyone under 55 unless two specialists agree that nothing else will do, or that the reproductive risks do not apply. Enzyme inducers weaken hormonal contraception; oestrogen lowers lamotrigine. Discuss SUDEP.</p>
<h3>Status epilepticus (5 minutes or more)</h3>
<ol>
  <li>Airway, oxygen, glucose; thiamine if indicated.</li>
  <li>Lorazepam 4 mg IV, or buccal midazolam 10 mg without a line; repeat once after 5–10 minutes.</li>
  <li>Levetiracetam, phenytoin or valproate IV.</li>
  <li>Anaesthesia.</li>
</ol>
`,
    sources: [
      { title: 'Epilepsies in children, young people and adults (NG217)', publisher: 'NICE', year: 2022, url: 'https://www.nice.org.uk/guidance/ng217' },
      { title: 'Neurological disorders: assessing fitness to drive', publisher: 'Driver and Vehicle Licensing Agency', year: 2025, url: 'https://www.gov.uk/guidance/neurological-disorders-assessing-fitness-to-drive' },
    ],
  },
  {
    slug: 'movement-disorders',
    specialty: 'neurology',
    name: 'Movement disorders',
    name_es: 'Trastornos del movimiento',
    summary: `
<h3>Parkinson’s disease</h3>
<p><strong>Bradykinesia</strong> (slow and shrinking repetitive movement) with rest tremor or rigidity, usually starting on one side. Loss of smell, constipation and REM sleep behaviour disorder may come years before. Refer <em>untreated</em> to a specialist.</p>
<table>
  <thead><tr><th>Drug</th><th>Watch for</th></tr></thead>
  <tbody>
    <tr><td>Levodopa with carbidopa or benserazide: first if symptoms affect daily life</td><td>Wearing off, dyskinesia</td></tr>
    <tr><td>Dopamine agonist</td><td>Impulse control disorder, sleepiness, hallucinations</td></tr>
    <tr><td>MAO-B inhibitor</td><td>Interactions with antidepressants</td></tr>
    <tr><td>COMT inhibitor (with levodopa)</td><td>Diarrhoea, dyskinesia</td></tr>
  </tbody>
</table>
<ul>
  <li>In hospital: <mark class="marker-yellow">on time, every time</mark>. Missed doses can cause a severe akinetic state like neuroleptic malignant syndrome; nil by mouth, use a tube or a rotigotine patch.</li>
  <li><strong>Avoid metoclopramide, prochlorperazine and haloperidol.</strong> Domperidone is the usual antiemetic, with attention to the QT interval.</li>
</ul>
<h3>Suspect another cause</h3>
<p>Early falls and vertical gaze palsy (progressive supranuclear palsy); early autonomic failure (multiple system atrophy); dementia with fluctuation and hallucinations (Lewy bodies); antipsychotics; stepwise gait disorder (vascular).</p>
<h3>Others</h3>
<ul>
  <li>Essential tremor: both arms, on action, better with alcohol; propranolol or primidone.</li>
  <li>Huntington’s disease: chorea, psychiatric change, dominant inheritance.</li>
  <li>Under 40 with tremor or dystonia: exclude Wilson’s disease.</li>
  <li>Acute dystonia after an antiemetic: procyclidine.</li>
</ul>
`,
    sources: [
      { title: 'Parkinson’s disease in adults (NG71)', publisher: 'NICE', year: 2017, url: 'https://www.nice.org.uk/guidance/ng71' },
      { title: 'Parkinson’s disease: treatment summary', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/treatment-summaries/parkinsons-disease/' },
    ],
  },
  {
    slug: 'nerve-and-spinal-cord-disorders',
    specialty: 'neurology',
    name: 'Nerve and spinal cord disorders',
    name_es: 'Enfermedades del nervio y de la médula espinal',
    summary: `
<h3>Localise first</h3>
<table>
  <thead><tr><th>Site</th><th>Pattern</th></tr></thead>
  <tbody>
    <tr><td>Cord</td><td>Sensory level, spastic legs, brisk reflexes, sphincters</td></tr>
    <tr><td>Root</td><td>Dermatome and myotome, pain on stretch</td></tr>
    <tr><td>Peripheral nerve</td><td>Glove and stocking loss, absent reflexes</td></tr>
    <tr><td>Neuromuscular junction</td><td>Fatigable weakness, normal sensation</td></tr>
    <tr><td>Muscle</td><td>Proximal weakness, raised creatine kinase</td></tr>
  </tbody>
</table>
<h3>Emergencies</h3>
<ul>
  <li><strong>Cauda equina syndrome:</strong> back pain with <mark class="marker-yellow">saddle numbness, bladder, bowel or sexual change</mark>. Emergency MRI and surgery.</li>
  <li><strong>Metastatic cord compression:</strong> lie flat if unstable, dexamethasone 16 mg for neurological signs, whole-spine MRI within 24 hours.</li>
  <li><strong>Guillain–Barré syndrome:</strong> ascending weakness, lost reflexes, often after infection. Measure forced vital capacity regularly; watch blood pressure and rhythm. Intravenous immunoglobulin or plasma exchange; steroids do not help.</li>
  <li><strong>Myasthenic crisis:</strong> ventilatory failure; avoid aminoglycosides and quinolones.</li>
</ul>
<h3>Common and treatable</h3>
<ul>
  <li>Polyneuropathy: diabetes, alcohol, B12, thyroid, paraprotein, drugs.</li>
  <li>Carpal tunnel syndrome: night tingling in the thumb to ring fingers; splint, injection, release.</li>
  <li>B12 deficiency: lost vibration and position sense with upgoing plantars. <strong>Replace B12 before folate.</strong></li>
  <li>Multiple sclerosis: lesions scattered in time and place; methylprednisolone speeds recovery from a relapse.</li>
  <li>Motor neurone disease: upper and lower signs together, sensation spared.</li>
</ul>
`,
    sources: [
      { title: 'Suspected neurological conditions: recognition and referral (NG127)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng127' },
      { title: 'Spinal metastases and metastatic spinal cord compression (NG234)', publisher: 'NICE', year: 2023, url: 'https://www.nice.org.uk/guidance/ng234' },
      { title: 'EAN/PNS guideline on diagnosis and treatment of Guillain–Barré syndrome', publisher: 'European Academy of Neurology and Peripheral Nerve Society', year: 2023, url: 'https://doi.org/10.1111/ene.16073' },
    ],
  },
];
