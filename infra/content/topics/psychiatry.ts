import type { TopicContent } from '../question-content';

const nice = 'National Institute for Health and Care Excellence';

export const topics: TopicContent[] = [
  {
    slug: 'depression-and-suicide-risk',
    specialty: 'psychiatry',
    name: 'Depression and suicide risk',
    name_es: 'Depresión y riesgo de suicidio',
    summary: `
      <p>Depression is <strong>low mood or loss of interest</strong> for most of the day, nearly every day, for at least two weeks, with other symptoms:
      sleep,
      appetite, energy, concentration, guilt, thoughts of death. Look for causes (thyroid disease, alcohol, medicines) and always ask about past
      <strong>mania</strong> before an antidepressant.</p>
      <h3>Treatment by severity</h3>
      <ul>
        <li><strong>Less severe</strong> (PHQ-9 below 16): start with guided self-help or another talking treatment; an antidepressant is not routine
        unless the person
        prefers it.</li>
        <li><strong>More severe</strong> (16 or more): individual cognitive behavioural therapy with an antidepressant comes first on the menu; either
        alone is a choice. The drug is usually an SSRI.</li>
        <li>Review within 2 weeks; <mark class="marker-yellow">within 1 week at age 18 to 25 or if suicide is a concern</mark>.</li>
        <li>Continue for at least 6 months after recovery. Reduce slowly: withdrawal can be severe and long.</li>
        <li>Electroconvulsive therapy can save life in severe depression with refusal of food and drink.</li>
      </ul>
      <h3>Suicide and self-harm</h3>
      <ul>
        <li>Ask directly and kindly. Asking does not put the idea into anyone's head.</li>
        <li><strong>Scores and "low, medium, high" labels do not predict suicide</strong>; do not use them to decide who gets care.</li>
        <li>Do a full psychosocial assessment: what happened, what it meant, needs, strengths, who can help, what would make things safer.</li>
        <li>Agree a written <strong>safety plan</strong>, limit access to means (small prescriptions), arrange early follow-up.</li>
      </ul>`,
    sources: [
      { title: 'Depression in adults: treatment and management (NG222)', publisher: nice, year: 2022, url: 'https://www.nice.org.uk/guidance/ng222' },
      {
        title: 'Self-harm: assessment, management and preventing recurrence (NG225)',
        publisher: nice,
        year: 2022,
        url: 'https://www.nice.org.uk/guidance/ng225',
      },
    ],
  },
  {
    slug: 'psychosis',
    specialty: 'psychiatry',
    name: 'Psychosis',
    name_es: 'Psicosis',
    summary: `
      <p>Psychosis is a loss of contact with reality: <strong>hallucinations</strong>, <strong>delusions</strong> or disordered thought. Schizophrenia adds
      negative
      symptoms (flat affect, little speech, withdrawal). Other causes: mania, severe depression, drugs, delirium, epilepsy, autoimmune encephalitis.</p>
      <h3>First episode</h3>
      <ul>
        <li>Refer at once to <strong>early intervention in psychosis</strong>; a long untreated psychosis recovers worse.</li>
        <li>Offer an oral antipsychotic together with family intervention and cognitive behavioural therapy.</li>
        <li>Before starting: weight, waist, pulse, blood pressure, HbA1c or glucose, lipids, prolactin, and an ECG where there is cardiac risk.</li>
        <li>Two adequate antipsychotics without success: <mark class="marker-yellow">clozapine</mark>.</li>
      </ul>
      <h3>Harms of antipsychotics</h3>
      <table>
        <thead><tr><th>Blocked</th><th>Effect</th></tr></thead>
        <tbody>
          <tr><td>D2, nigrostriatal</td><td>Dystonia, akathisia, parkinsonism, tardive dyskinesia</td></tr>
          <tr><td>D2, tuberoinfundibular</td><td>High prolactin, galactorrhoea, amenorrhoea</td></tr>
          <tr><td>H1, 5-HT2C</td><td>Weight gain, sedation</td></tr>
          <tr><td>Muscarinic</td><td>Dry mouth, constipation, retention</td></tr>
          <tr><td>Alpha-1</td><td>Postural hypotension</td></tr>
        </tbody>
      </table>
      <ul>
        <li><strong>Neuroleptic malignant syndrome</strong>: rigidity, fever, confusion, unstable blood pressure, high creatine kinase. Stop the drug;
        medical
        emergency.</li>
        <li><strong>Clozapine</strong>: neutropenia (fever or sore throat needs a same-day blood count), myocarditis, severe constipation, seizures.
        Levels rise when smoking stops.</li>
        <li>Acute dystonia: procyclidine.</li>
      </ul>`,
    sources: [
      {
        title: 'Psychosis and schizophrenia in adults: prevention and management (CG178)',
        publisher: nice,
        year: 2014,
        url: 'https://www.nice.org.uk/guidance/cg178',
      },
      {
        title: 'Psychoses and related disorders',
        publisher: 'British National Formulary',
        year: 2025,
        url: 'https://bnf.nice.org.uk/treatment-summaries/psychoses-and-related-disorders/',
      },
    ],
  },
  {
    slug: 'delirium-and-dementia',
    specialty: 'psychiatry',
    name: 'Delirium and dementia',
    name_es: 'Delirium y demencia',
    summary: `
      <table>
        <thead><tr><th></th><th>Delirium</th><th>Dementia</th></tr></thead>
        <tbody>
          <tr><td>Onset</td><td>Hours to days</td><td>Months to years</td></tr>
          <tr><td>Course</td><td>Fluctuates</td><td>Progressive (fluctuates in Lewy body)</td></tr>
          <tr><td>Attention</td><td>Poor</td><td>Usually kept until late</td></tr>
          <tr><td>Reversible</td><td>Usually</td><td>No</td></tr>
        </tbody>
      </table>
      <h3>Delirium</h3>
      <ul>
        <li>Screen with the <strong>4AT</strong>; 4 or more suggests delirium. The quiet, <mark class="marker-yellow">hypoactive form is the one that is
        missed</mark>.</li>
        <li>Risk: age 65 or over, dementia, hip fracture, severe illness.</li>
        <li>Look for infection, pain, retention, constipation, dehydration, low oxygen, abnormal sodium or calcium, alcohol withdrawal and medicines
        (anticholinergics, opioids, benzodiazepines).</li>
        <li>Treat the cause; reorient, glasses and hearing aids, sleep, family, familiar staff.</li>
        <li>Short low-dose haloperidol only for distress or danger when words have failed, and <strong>never in Parkinson's disease or Lewy body
        dementia</strong>.</li>
      </ul>
      <h3>Dementia</h3>
      <ul>
        <li>Exclude the reversible: B12, thyroid, calcium, depression, subdural haematoma.</li>
        <li><strong>Alzheimer's</strong>: memory first; a cholinesterase inhibitor if mild to moderate; memantine if severe or if those cannot be taken.</li>
        <li><strong>Vascular</strong>: steps, gait change, vascular risk.</li>
        <li><strong>Lewy body</strong>: fluctuation, visual hallucinations, parkinsonism, acting out dreams.</li>
        <li><strong>Frontotemporal</strong>: younger; behaviour or language first; cholinesterase inhibitors do not help.</li>
      </ul>`,
    sources: [
      {
        title: 'Delirium: prevention, diagnosis and management in hospital and long-term care (CG103)',
        publisher: nice,
        year: 2010,
        url: 'https://www.nice.org.uk/guidance/cg103',
      },
      {
        title: 'Dementia: assessment, management and support for people living with dementia and their carers (NG97)',
        publisher: nice,
        year: 2018,
        url: 'https://www.nice.org.uk/guidance/ng97',
      },
    ],
  },
  {
    slug: 'capacity-and-mental-health-law',
    specialty: 'psychiatry',
    name: 'Capacity and mental health law',
    name_es: 'Capacidad y legislación de salud mental',
    summary: `
      <p>This page is the law of <strong>England and Wales</strong>; Scotland and Northern Ireland have their own acts.</p>
      <h3>Mental Capacity Act 2005</h3>
      <ul>
        <li>Adults are presumed to have capacity; help them decide first. <mark class="marker-yellow">An unwise decision is not proof of
        incapacity.</mark></li>
        <li>Capacity is for <strong>one decision at one time</strong>. A person lacks it if, because of an impairment of mind or brain, they cannot
        understand,
        retain, use or weigh the information, or communicate the decision.</li>
        <li>Without capacity: act in best interests, with the least restrictive option, after asking those who know the person.</li>
        <li>A valid and applicable advance decision to refuse treatment binds. So does an attorney for health and welfare, within their powers.</li>
        <li>Nobody to consult for a serious decision: an independent mental capacity advocate.</li>
      </ul>
      <h3>Mental Health Act 1983</h3>
      <table>
        <thead><tr><th>Section</th><th>Purpose</th><th>Up to</th></tr></thead>
        <tbody>
          <tr><td>2</td><td>Assessment (and treatment)</td><td>28 days</td></tr>
          <tr><td>3</td><td>Treatment</td><td>6 months at first, renewable*</td></tr>
          <tr><td>4</td><td>Emergency, one doctor</td><td>72 hours</td></tr>
          <tr><td>5(2)</td><td>Doctor holds an inpatient</td><td>72 hours</td></tr>
          <tr><td>5(4)</td><td>Nurse holds an inpatient treated for mental disorder</td><td>6 hours</td></tr>
          <tr><td>136</td><td>Police take to a place of safety</td><td>24 hours (+12)</td></tr>
        </tbody>
      </table>
      <p>It covers treatment of mental disorder, not of unrelated physical illness. Sections 2 and 3 need two doctors and, as a rule, an approved mental
      health professional who applies. *The Mental Health Act 2025 raises the threshold for detention and shortens section 3; it comes into force in
      stages, so check what applies today.</p>`,
    sources: [
      { title: 'Mental Capacity Act 2005', publisher: 'UK legislation', year: 2005, url: 'https://www.legislation.gov.uk/ukpga/2005/9/contents' },
      { title: 'Mental Health Act 1983 (as amended)', publisher: 'UK legislation', year: 2007, url: 'https://www.legislation.gov.uk/ukpga/1983/20/contents' },
      { title: 'Mental Health Act 2025', publisher: 'UK legislation', year: 2025, url: 'https://www.legislation.gov.uk/ukpga/2025/33' },
      { title: 'Decision-making and mental capacity (NG108)', publisher: nice, year: 2018, url: 'https://www.nice.org.uk/guidance/ng108' },
    ],
  },
];
