import type { TopicContent } from '../question-content';

const nice = 'National Institute for Health and Care Excellence';

export const topics: TopicContent[] = [
  {
    slug: 'the-febrile-child',
    specialty: 'paediatrics',
    name: 'The febrile child',
    name_es: 'El niño con fiebre',
    summary: `
      <p>Most fevers are viral. The work is to find the few children with sepsis, meningitis, pneumonia, urinary infection or Kawasaki disease. Under 5
      years, record
      temperature, heart rate, respiratory rate, capillary refill and behaviour, and use the traffic lights.</p>
      <table>
        <thead><tr><th>Amber</th><th>Red</th></tr></thead>
        <tbody>
          <tr><td>Not responding normally, hard to rouse</td><td>Does not wake or stay awake; weak, high-pitched or continuous cry; looks ill</td></tr>
          <tr><td>Nasal flaring, fast breathing, saturation 95% or less</td><td>Grunting, moderate or severe recession, rate over 60/min</td></tr>
          <tr><td>Dry mouth, capillary refill 3 s or more, tachycardia</td><td>Reduced skin turgor; pale, mottled or blue</td></tr>
          <tr><td>Fever 5 days or more, 39 °C or more at 3 to 6 months, rigors, swollen joint</td><td>Non-blanching rash, neck stiffness, bulging
          fontanelle, status epilepticus, focal seizures or signs</td></tr>
        </tbody>
      </table>
      <ul>
        <li><mark class="marker-yellow">Under 3 months with 38 °C or more is red</mark>: blood count, CRP, blood culture and urine for all; lumbar
        puncture, and antibiotics that cover <em>Listeria</em>, under 1 month, if unwell or with an abnormal white cell count.</li>
        <li>No focus: <strong>test the urine</strong>.</li>
        <li>Fever 5 days: look for <strong>Kawasaki disease</strong> (eyes, mouth, hands and feet, rash, nodes). Immunoglobulin and aspirin prevent
        coronary aneurysms.</li>
        <li>Antipyretics are for distress, not for the number; they do not prevent febrile seizures.</li>
        <li>Going home: tell parents what to look for, when and where to come back.</li>
      </ul>`,
    sources: [
      { title: 'Fever in under 5s: assessment and initial management (NG143)', publisher: nice, year: 2019, url: 'https://www.nice.org.uk/guidance/ng143' },
      {
        title: 'Urinary tract infection in under 16s: diagnosis and management (NG224)',
        publisher: nice,
        year: 2022,
        url: 'https://www.nice.org.uk/guidance/ng224',
      },
    ],
  },
  {
    slug: 'neonatal-problems',
    specialty: 'paediatrics',
    name: 'Neonatal problems',
    name_es: 'Problemas neonatales',
    summary: `
      <h3>Jaundice</h3>
      <ul>
        <li><mark class="marker-yellow">In the first 24 hours it is always pathological</mark>: haemolysis or infection. Measure serum bilirubin within 2
        hours.</li>
        <li>Day 2 to 14 in a well baby: usually physiological or breast milk. Measure it, plot it on the treatment chart for gestation and age.</li>
        <li>After 14 days at term (21 days if preterm): <strong>conjugated bilirubin</strong>, stool colour, blood count, group and direct antiglobulin
        test, urine culture,
        and see that screening for thyroid and metabolic disease was done. Pale stools and dark urine: <strong>biliary atresia</strong>; surgery works best
        before 60 days.</li>
        <li>Very high unconjugated bilirubin can cause kernicterus: phototherapy, exchange transfusion.</li>
      </ul>
      <h3>Infection</h3>
      <p>Early infection is often group B streptococcus or <em>E. coli</em>: benzylpenicillin and gentamicin within 1 hour of deciding to treat.</p>
      <h3>Breathing</h3>
      <table>
        <thead><tr><th>Baby</th><th>Think of</th></tr></thead>
        <tbody>
          <tr><td>Preterm</td><td>Surfactant deficiency</td></tr>
          <tr><td>Term, planned caesarean</td><td>Transient tachypnoea</td></tr>
          <tr><td>Post-term, stained liquor</td><td>Meconium aspiration</td></tr>
          <tr><td>Cyanosed, oxygen does not help</td><td>Heart disease that depends on the duct: prostaglandin</td></tr>
        </tbody>
      </table>
      <h3>Vomiting</h3>
      <ul>
        <li><strong>Green (bilious) is malrotation with volvulus</strong> until excluded: surgeons at once.</li>
        <li>Projectile milk at 2 to 8 weeks: pyloric stenosis; low chloride alkalosis.</li>
        <li>No meconium by 48 hours: Hirschsprung's disease, cystic fibrosis.</li>
      </ul>`,
    sources: [
      { title: 'Jaundice in newborn babies under 28 days (CG98)', publisher: nice, year: 2010, url: 'https://www.nice.org.uk/guidance/cg98' },
      {
        title: 'Neonatal infection: antibiotics for prevention and treatment (NG195)',
        publisher: nice,
        year: 2021,
        url: 'https://www.nice.org.uk/guidance/ng195',
      },
    ],
  },
  {
    slug: 'childhood-respiratory-illness',
    specialty: 'paediatrics',
    name: 'Childhood respiratory illness',
    name_es: 'Enfermedad respiratoria infantil',
    summary: `
      <table>
        <thead><tr><th>Illness</th><th>Clue</th><th>Treatment</th></tr></thead>
        <tbody>
          <tr><td>Bronchiolitis</td><td>Under 2 years, mostly under 1; crackles and wheeze after a cold</td><td>Support feeding and oxygen;
          <strong>no</strong> inhalers,
          steroids or antibiotics</td></tr>
          <tr><td>Croup</td><td>6 months to 3 years, barking cough, stridor</td><td>One dose of oral dexamethasone 150 micrograms/kg</td></tr>
          <tr><td>Epiglottitis</td><td>Toxic, drooling, sits forward, quiet stridor</td><td>Do not touch the throat; anaesthetist, then
          ceftriaxone</td></tr>
          <tr><td>Inhaled foreign body</td><td>Sudden choking, one-sided wheeze</td><td>Bronchoscopy</td></tr>
          <tr><td>Pertussis</td><td>Fits of coughing, whoop, apnoea in infants</td><td>Macrolide; notify</td></tr>
        </tbody>
      </table>
      <h3>Who with bronchiolitis goes to hospital?</h3>
      <p>At once: apnoea, grunting, marked recession, respiratory rate over 70/min, cyanosis, low oxygen saturation. Consider: rate over 60/min, feeding
      at 50 to 75% of usual or less, dehydration.
      Lower the threshold for babies who
      were preterm, are under 3 months, or have heart, lung, nerve or immune disease.</p>
      <h3>Croup that is getting worse</h3>
      <p>Stridor at rest, recession, tiring: oxygen and <mark class="marker-yellow">nebulised adrenaline</mark>, with senior help. Keep the child calm on
      the parent's lap.</p>
      <h3>Acute asthma</h3>
      <ul>
        <li>Oxygen to 94 to 98%; salbutamol, 10 puffs by spacer if mild or moderate, by oxygen-driven nebuliser if severe; ipratropium; oral prednisolone
        early.</li>
        <li>Severe if saturation is under 92% or the child cannot talk or feed; life-threatening with a silent chest, cyanosis, poor effort, exhaustion
        or confusion.</li>
      </ul>`,
    sources: [
      { title: 'Bronchiolitis in children: diagnosis and management (NG9)', publisher: nice, year: 2015, url: 'https://www.nice.org.uk/guidance/ng9' },
      { title: 'Croup (Clinical Knowledge Summary)', publisher: nice, year: 2024, url: 'https://cks.nice.org.uk/topics/croup/' },
      { title: 'Asthma pathway (BTS, NICE, SIGN) (NG244)', publisher: nice, year: 2024, url: 'https://www.nice.org.uk/guidance/ng244' },
    ],
  },
  {
    slug: 'growth-and-development',
    specialty: 'paediatrics',
    name: 'Growth and development',
    name_es: 'Crecimiento y desarrollo',
    summary: `
      <h3>Milestones and when to worry</h3>
      <table>
        <thead><tr><th>Usual</th><th>Refer if absent by</th></tr></thead>
        <tbody>
          <tr><td>Smiles at 6 weeks</td><td>8 weeks</td></tr>
          <tr><td>Sits without support at 6 to 8 months</td><td>9 months</td></tr>
          <tr><td>Walks alone at 12 to 14 months</td><td>18 months</td></tr>
          <tr><td>First words at 12 months</td><td>18 months</td></tr>
          <tr><td>Joins two words at 24 months</td><td>2½ years</td></tr>
        </tbody>
      </table>
      <ul>
        <li>Correct for prematurity until 2 years.</li>
        <li><mark class="marker-yellow">Losing a skill is a red flag at any age.</mark></li>
        <li>A clear <strong>hand preference before 12 months</strong> suggests a one-sided cerebral palsy.</li>
        <li>Late walking or Gowers' sign in a boy: <strong>creatine kinase</strong> for Duchenne muscular dystrophy.</li>
        <li>Speech delay: test hearing first. Little pointing, shared attention or pretend play: think of autism.</li>
      </ul>
      <h3>Growth</h3>
      <ul>
        <li>One measurement says little; plot several on the UK-WHO chart, and compare with the parents' heights.</li>
        <li>Faltering growth: weight falls across <strong>two or more centile spaces</strong> (one if born below the 9th centile, three if above the 91st),
        or is below the 2nd
        centile. Watch a feed; look for too little intake, malabsorption (coeliac disease), chronic illness, and neglect.</li>
        <li>Short girl: <strong>karyotype</strong> for Turner syndrome.</li>
        <li>Puberty is early before 8 years (girls) or 9 (boys), late after 13 or 14. Early puberty in a boy: find the cause.</li>
      </ul>`,
    sources: [
      {
        title: 'Faltering growth: recognition and management of faltering growth in children (NG75)',
        publisher: nice,
        year: 2017,
        url: 'https://www.nice.org.uk/guidance/ng75',
      },
      { title: 'Cerebral palsy in under 25s: assessment and management (NG62)', publisher: nice, year: 2017, url: 'https://www.nice.org.uk/guidance/ng62' },
      {
        title: 'UK-WHO growth charts',
        publisher: 'Royal College of Paediatrics and Child Health',
        year: 2013,
        url: 'https://www.rcpch.ac.uk/resources/growth-charts',
      },
    ],
  },
];
