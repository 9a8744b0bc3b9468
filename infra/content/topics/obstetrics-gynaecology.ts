import type { TopicContent } from '../question-content';

const nice = 'National Institute for Health and Care Excellence';
const rcog = 'Royal College of Obstetricians and Gynaecologists';

export const topics: TopicContent[] = [
  {
    slug: 'hypertension-in-pregnancy',
    specialty: 'obstetrics-gynaecology',
    name: 'Hypertension in pregnancy',
    name_es: 'Hipertensión en el embarazo',
    summary: `
      <table>
        <thead><tr><th>Term</th><th>Meaning</th></tr></thead>
        <tbody>
          <tr><td>Chronic</td><td>140/90 mmHg or more before 20 weeks</td></tr>
          <tr><td>Gestational</td><td>New after 20 weeks, without proteinuria or organ involvement</td></tr>
          <tr><td>Pre-eclampsia</td><td>New after 20 weeks <strong>with</strong> proteinuria (protein:creatinine 30 mg/mmol or more), organ dysfunction or
          a poorly growing fetus</td></tr>
          <tr><td>Severe</td><td><mark class="marker-yellow">160/110 mmHg or more: admit and treat</mark></td></tr>
        </tbody>
      </table>
      <h3>Prevent</h3>
      <p>Aspirin 75 to 150 mg daily from 12 weeks until birth with <strong>one high</strong> risk factor (previous hypertension in pregnancy, chronic
      kidney disease,
      lupus or antiphospholipid syndrome, diabetes, chronic hypertension) or <strong>two moderate</strong> ones (first pregnancy, age 40 or over, interval
      over 10 years, BMI 35 or over, family history,
      twins).</p>
      <h3>Treat</h3>
      <ul>
        <li>Labetalol first (not in asthma), then nifedipine, then methyldopa; aim for 135/85 mmHg or less.</li>
        <li>ACE inhibitors and angiotensin receptor blockers harm the fetus: stop them.</li>
        <li>Warning symptoms: headache, visual disturbance, pain under the ribs, vomiting, sudden swelling.</li>
        <li><strong>Eclampsia</strong>: call for help, left side, airway, magnesium sulfate 4 g over 5 to 15 minutes, then 1 g/hour for 24 hours. Reflexes
        vanish before breathing fails.</li>
        <li>HELLP: haemolysis, raised liver enzymes, low platelets.</li>
        <li>Delivery is the only cure; restrict fluid afterwards. Eclampsia can follow birth.</li>
      </ul>`,
    sources: [{ title: 'Hypertension in pregnancy: diagnosis and management (NG133)', publisher: nice, year: 2019, url: 'https://www.nice.org.uk/guidance/ng133' }],
  },
  {
    slug: 'bleeding-in-pregnancy',
    specialty: 'obstetrics-gynaecology',
    name: 'Bleeding in pregnancy',
    name_es: 'Hemorragia en el embarazo',
    summary: `
      <h3>Early</h3>
      <ul>
        <li><mark class="marker-yellow">Pain or bleeding with a positive test is ectopic until the pregnancy is seen in the uterus</mark>; fainting,
        shoulder-tip pain and diarrhoea count.</li>
        <li>Transvaginal ultrasound; if nothing is seen, two hCG levels 48 hours apart.</li>
        <li>Ectopic: surgery for significant pain, a mass of 35 mm or more, a heartbeat, or hCG 5000 IU/L or more. Methotrexate if stable, no
        significant pain, unruptured, below 35 mm, no heartbeat, hCG below 1500 IU/L, and able to come back.</li>
        <li>Miscarriage: expectant for 7 to 14 days, medical or surgical; offer choice. Bleeding with a previous miscarriage and a pregnancy in the uterus:
        vaginal progesterone.</li>
      </ul>
      <h3>After 24 weeks</h3>
      <table>
        <thead><tr><th></th><th>Abruption</th><th>Placenta praevia</th></tr></thead>
        <tbody>
          <tr><td>Pain</td><td>Constant</td><td>None</td></tr>
          <tr><td>Uterus</td><td>Tense, tender</td><td>Soft</td></tr>
          <tr><td>Shock</td><td>More than blood seen</td><td>In keeping with it</td></tr>
          <tr><td>Fetus</td><td>Often distressed</td><td>High head, abnormal lie</td></tr>
        </tbody>
      </table>
      <p><strong>No vaginal examination until the placenta is known not to be low.</strong> Anti-D within 72 hours if RhD-negative.</p>
      <h3>After birth</h3>
      <p>In the UK 500 mL or more is a haemorrhage; act earlier if she is unwell. Tone (commonest), trauma, tissue, thrombin. Call for help, rub up the
      uterus, oxytocin, ergometrine (not in
      hypertension), carboprost (not in asthma),
      tranexamic acid, then balloon and theatre.</p>`,
    sources: [
      {
        title: 'Ectopic pregnancy and miscarriage: diagnosis and initial management (NG126)',
        publisher: nice,
        year: 2019,
        url: 'https://www.nice.org.uk/guidance/ng126',
      },
      {
        title: 'Antepartum Haemorrhage (Green-top Guideline No. 63)',
        publisher: rcog,
        year: 2011,
        url: 'https://www.rcog.org.uk/guidance/browse-all-guidance/green-top-guidelines/antepartum-haemorrhage-green-top-guideline-no-63/',
      },
      {
        title: 'Prevention and Management of Postpartum Haemorrhage (Green-top Guideline No. 52)',
        publisher: rcog,
        year: 2016,
        url: 'https://doi.org/10.1111/1471-0528.14178',
      },
    ],
  },
  {
    slug: 'contraception',
    specialty: 'obstetrics-gynaecology',
    name: 'Contraception',
    name_es: 'Anticoncepción',
    summary: `
      <h3>Choose</h3>
      <p>Long-acting methods (implant, intrauterine devices) fail least, for they ask nothing of memory. Check the <strong>UK Medical Eligibility
      Criteria</strong>: 1 no restriction, 2 benefits outweigh,
      3 risks usually outweigh, 4 unacceptable risk.</p>
      <h3>Category 4 for combined hormones</h3>
      <ul>
        <li><mark class="marker-yellow">Migraine with aura</mark> at any age</li>
        <li>Age 35 or over and 15 or more cigarettes a day</li>
        <li>Past or present venous thromboembolism, known thrombophilia, stroke, ischaemic heart disease</li>
        <li>Blood pressure 160/100 mmHg or more (either figure)</li>
        <li>Breastfeeding under 6 weeks after birth</li>
        <li>Current breast cancer; major surgery with long immobility</li>
      </ul>
      <h3>Drugs that matter</h3>
      <p>Enzyme inducers (rifampicin, carbamazepine, phenytoin, St John's wort) weaken pills, patch, ring and implant. The intrauterine devices and the
      depot injection are not affected. Ordinary antibiotics do not matter.</p>
      <h3>Emergency</h3>
      <table>
        <thead><tr><th>Method</th><th>Until</th></tr></thead>
        <tbody>
          <tr><td><strong>Copper device</strong> (most effective)</td><td>5 days after sex, or 5 days after the earliest likely ovulation</td></tr>
          <tr><td>Ulipristal 30 mg</td><td>120 hours; wait 5 days before starting hormones; not in severe asthma on oral steroid</td></tr>
          <tr><td>Levonorgestrel 1.5 mg</td><td>72 hours; double if over 70 kg or BMI over 26</td></tr>
        </tbody>
      </table>
      <p>Desogestrel has a 12-hour window. Under 16: assess competence, and ask about coercion.</p>`,
    sources: [
      {
        title: 'UK Medical Eligibility Criteria for Contraceptive Use',
        publisher: 'College of Sexual and Reproductive Healthcare',
        year: 2025,
        url: 'https://www.cosrh.org/',
      },
      { title: 'Long-acting reversible contraception (CG30)', publisher: nice, year: 2019, url: 'https://www.nice.org.uk/guidance/cg30' },
      {
        title: 'Contraceptives, hormonal',
        publisher: 'British National Formulary',
        year: 2025,
        url: 'https://bnf.nice.org.uk/treatment-summaries/contraceptives-hormonal/',
      },
    ],
  },
  {
    slug: 'menstrual-disorders',
    specialty: 'obstetrics-gynaecology',
    name: 'Menstrual disorders',
    name_es: 'Trastornos menstruales',
    summary: `
      <h3>Heavy periods</h3>
      <ul>
        <li>What matters is the <strong>effect on her life</strong>, not the volume. Full blood count for all; ferritin is not routine.</li>
        <li>Bleeding between periods or after sex, or risk of endometrial disease: examine, and outpatient hysteroscopy with biopsy. Large uterus or pain:
        ultrasound.</li>
        <li>No pathology or small fibroids: <mark class="marker-yellow">levonorgestrel intrauterine system first</mark>; or tranexamic acid, an NSAID or
        combined hormones. Then ablation, embolisation or surgery.</li>
      </ul>
      <h3>Absent periods</h3>
      <p><strong>Pregnancy test first.</strong> Then FSH, LH, oestradiol, prolactin, thyroid function and androgens.</p>
      <table>
        <thead><tr><th>Pattern</th><th>Cause</th></tr></thead>
        <tbody>
          <tr><td>Low FSH, LH, oestradiol</td><td>Hypothalamic: low weight, exercise, stress</td></tr>
          <tr><td>High FSH twice, under 40</td><td>Premature ovarian insufficiency: hormone replacement</td></tr>
          <tr><td>High prolactin</td><td>Drugs, hypothyroidism, pituitary adenoma</td></tr>
          <tr><td>High androgens, irregular cycles</td><td>Polycystic ovary syndrome: protect the endometrium, check glucose</td></tr>
        </tbody>
      </table>
      <h3>Painful periods</h3>
      <p>Pelvic pain, pain with sex or opening bowels: suspect <strong>endometriosis</strong>, even with a normal examination and scan. Offer an NSAID and
      hormones while you refer.</p>
      <h3>Bleeding after the menopause</h3>
      <p>Cancer until excluded: suspected cancer pathway at 55 or over. Transvaginal ultrasound measures the endometrium; a thick one needs a biopsy.</p>`,
    sources: [
      { title: 'Heavy menstrual bleeding: assessment and management (NG88)', publisher: nice, year: 2018, url: 'https://www.nice.org.uk/guidance/ng88' },
      { title: 'Endometriosis: diagnosis and management (NG73)', publisher: nice, year: 2017, url: 'https://www.nice.org.uk/guidance/ng73' },
      { title: 'Suspected cancer: recognition and referral (NG12)', publisher: nice, year: 2015, url: 'https://www.nice.org.uk/guidance/ng12' },
    ],
  },
];
