import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'lung-function-pattern-to-condition',
    topic: 'chronic-obstructive-pulmonary-disease',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'Lung function tests show {subject}. Which condition do they point to?',
    ask_back: 'Which lung function result would be expected in a patient with {answer}?',
    members: [
      {
        subject: 'an FEV1/FVC ratio of 0.48 that barely changes after salbutamol, with a low transfer factor',
        answer: 'smoking-related emphysema',
        because: 'Fixed obstruction with a low transfer factor means that alveolar surface has been lost, not only that airways are narrow.',
      },
      {
        subject: 'an FEV1/FVC ratio of 0.61 that rises to 0.78 after salbutamol, with FEV1 up by 650 mL',
        answer: 'untreated asthma',
        because: 'Obstruction that reverses fully, with a gain of more than 12% and 200 mL, shows airway narrowing that varies. A gain above 400 mL is particularly telling.',
      },
      {
        subject: 'an FEV1/FVC ratio of 0.86, an FVC of 58% of predicted and a low transfer factor',
        answer: 'pulmonary fibrosis',
        because: 'Both volumes fall together, so the ratio stays normal or high; the thickened interstitium lowers gas transfer.',
      },
      {
        subject: 'an FVC that falls by a third on lying flat, with a normal ratio and a raised KCO',
        answer: 'diaphragm weakness',
        because: 'Lying down lets abdominal contents push up a diaphragm that cannot resist. The lung itself is healthy, so transfer per unit of aerated lung is preserved or high.',
      },
      {
        subject: 'normal spirometry and lung volumes but a transfer factor of 45% of predicted',
        answer: 'pulmonary arterial hypertension',
        because: 'Airways and lung volumes are untouched; a lone fall in gas transfer points to disease of the pulmonary vessels.',
      },
      {
        subject: 'a flow–volume loop with both the inspiratory and the expiratory limb flattened',
        answer: 'tracheal stenosis',
        because: 'A fixed narrowing of the large airway caps flow in both directions, giving a box-shaped loop.',
      },
      {
        subject: 'a KCO of 150% of predicted that settles over days, with sudden new anaemia',
        answer: 'alveolar haemorrhage',
        because: 'Fresh red cells in the air spaces take up carbon monoxide, so measured transfer rises for a day or two.',
      },
    ],
    source: {
      title: 'Chronic obstructive pulmonary disease in over 16s: diagnosis and management (NG115)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2018,
      url: 'https://www.nice.org.uk/guidance/ng115',
    },
  },
  {
    slug: 'blood-gas-pattern-to-cause',
    topic: 'chronic-obstructive-pulmonary-disease',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'An adult breathing air has {subject}. Which is the most likely cause?',
    ask_back: 'Which findings on air would fit best with {answer} in an adult?',
    members: [
      {
        subject: 'a pH of 7.26, PaCO2 9.2 kPa, PaO2 5.6 kPa, bicarbonate 30 mmol/L and 28 breaths a minute',
        answer: 'an exacerbation of COPD',
        because: 'The acidosis is respiratory, and the raised bicarbonate shows that carbon dioxide was already being retained: an acute change on a chronic one.',
      },
      {
        subject: 'a pH of 7.53, PaCO2 3.4 kPa, PaO2 13.9 kPa, bicarbonate 21 mmol/L and 30 breaths a minute',
        answer: 'a panic attack',
        because: 'Carbon dioxide is blown off while oxygen is normal for the ventilation, so gas exchange is healthy. Other causes must still be excluded clinically.',
      },
      {
        subject: 'a pH of 7.49, PaCO2 3.9 kPa, PaO2 7.6 kPa, bicarbonate 22 mmol/L and one swollen, tender calf',
        answer: 'acute pulmonary embolism',
        because: 'Hypoxaemia in spite of overbreathing means a wide alveolar–arterial gradient: perfusion no longer matches ventilation. The calf suggests where the clot came from.',
      },
      {
        subject: 'a pH of 7.14, PaCO2 2.4 kPa, PaO2 14.3 kPa, bicarbonate 6 mmol/L and an anion gap of 28',
        answer: 'diabetic ketoacidosis',
        because: 'A high-gap metabolic acidosis with deep compensatory breathing; glucose and ketones settle the diagnosis.',
      },
      {
        subject: 'a pH of 7.52, PaCO2 6.4 kPa, PaO2 11.2 kPa, bicarbonate 38 mmol/L and a low chloride',
        answer: 'prolonged vomiting',
        because: 'Loss of gastric acid leaves bicarbonate behind, and breathing slows a little to compensate. Chloride and volume keep the alkalosis going until replaced.',
      },
      {
        subject: 'a pH of 7.23, PaCO2 8.4 kPa, PaO2 8.3 kPa, bicarbonate 26 mmol/L and 5 breaths a minute',
        answer: 'an opioid overdose',
        because: 'Ventilation has simply fallen: the alveolar–arterial gradient is near normal and bicarbonate has had no time to rise.',
      },
      {
        subject: 'a pH of 7.30, PaCO2 3.9 kPa, PaO2 13.2 kPa, bicarbonate 14 mmol/L and an anion gap of 12',
        answer: 'severe diarrhoea',
        because: 'Bicarbonate is lost from the bowel and chloride rises in its place, so the anion gap stays normal.',
      },
    ],
    source: {
      title: 'BTS guideline for oxygen use in adults in healthcare and emergency settings (Thorax 2017; 72 Suppl 1)',
      publisher: 'British Thoracic Society',
      year: 2017,
      url: 'https://doi.org/10.1136/thoraxjnl-2016-209729',
    },
  },
  {
    slug: 'pneumonia-clue-to-organism',
    topic: 'pneumonia',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Which organism is the most likely cause of pneumonia in {subject}?',
    ask_back: 'Which patient with pneumonia is most likely to be infected with {answer}?',
    members: [
      {
        subject: 'a previously well adult with a sudden rigor, pleuritic pain, rusty sputum and lobar consolidation',
        answer: 'Streptococcus pneumoniae',
        because: 'The pneumococcus is the commonest bacterial cause in the community and typically starts abruptly, with consolidation of one lobe.',
      },
      {
        subject: 'a man with confusion, diarrhoea and a sodium of 124 mmol/L after a week in a hotel with poor plumbing',
        answer: 'Legionella pneumophila',
        because: 'It grows in warm standing water and is inhaled as aerosol. Extrapulmonary features and hyponatraemia are clues; a urinary antigen test confirms it.',
      },
      {
        subject: 'a student with weeks of dry cough, cold agglutinins and target lesions on the hands',
        answer: 'Mycoplasma pneumoniae',
        because: 'A slow start in a young adult with haemolysis and erythema multiforme is classic. It has no cell wall, so beta-lactams do not work.',
      },
      {
        subject: 'a pet shop worker with fever and severe headache who looks after newly arrived parrots',
        answer: 'Chlamydia psittaci',
        because: 'Psittacosis is caught from dried droppings of infected birds and responds to doxycycline.',
      },
      {
        subject: 'a man with a CD4 count of 80, weeks of exertional breathlessness and falling saturations on walking',
        answer: 'Pneumocystis jirovecii',
        because: 'Gradual breathlessness with desaturation on exercise and a CD4 count below 200 is typical. High-dose co-trimoxazole is first line.',
      },
      {
        subject: 'a sheep farmer with fever and raised transaminases three weeks after the lambing season',
        answer: 'Coxiella burnetii',
        because: 'Q fever comes from birth products of sheep, goats and cattle; hepatitis and later endocarditis are its marks.',
      },
      {
        subject: 'a woman recovering from influenza who deteriorates with multiple thin-walled cavities on X-ray',
        answer: 'Staphylococcus aureus',
        because: 'Influenza damages the airway lining and opens the way to this organism, which forms abscesses and pneumatoceles.',
      },
      {
        subject: 'an adult with cystic fibrosis whose thick green sputum repeatedly grows mucoid colonies',
        answer: 'Pseudomonas aeruginosa',
        because: 'It colonises bronchiectatic airways, and its mucoid biofilm makes it hard to clear once chronic.',
      },
    ],
    source: {
      title: 'Pneumonia: diagnosis and management (NG250)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2025,
      url: 'https://www.nice.org.uk/guidance/ng250',
    },
  },
  {
    slug: 'pleural-fluid-to-cause',
    topic: 'pleural-disease',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'A pleural tap yields {subject}. Which is the most likely cause?',
    ask_back: 'Which pleural aspirate would be most typical of {answer}?',
    members: [
      {
        subject: 'turbid fluid with a pH of 7.02 and many neutrophils, a week into a chest infection',
        answer: 'bacterial empyema',
        because: 'A pH of 7.2 or below, or pus, in the setting of infection means that antibiotics alone will fail and a chest drain is needed.',
      },
      {
        subject: 'a straw-coloured lymphocytic exudate with a high adenosine deaminase, after weeks of night sweats',
        answer: 'tuberculous pleurisy',
        because: 'Activated T cells release adenosine deaminase. Pleural biopsy gives tissue for culture and sensitivity.',
      },
      {
        subject: 'clear fluid from both sides with a protein of 16 g/L, in a patient with orthopnoea',
        answer: 'heart failure',
        because: 'A bilateral transudate comes from raised hydrostatic pressure; treat the cause rather than the fluid.',
      },
      {
        subject: 'milky fluid with a triglyceride of 3.1 mmol/L, after oesophageal surgery',
        answer: 'chylothorax',
        because: 'A triglyceride above 1.24 mmol/L, or chylomicrons, shows that the thoracic duct leaks; surgery and lymphoma are leading causes.',
      },
      {
        subject: 'blood-stained fluid whose haematocrit is 60% of that of the blood',
        answer: 'haemothorax',
        because: 'A fluid haematocrit above half of the peripheral value means frank bleeding into the space, usually after trauma or a procedure.',
      },
      {
        subject: 'fluid with a very high salivary amylase, hours after violent vomiting',
        answer: 'oesophageal rupture',
        because: 'Swallowed saliva escapes through the tear into the chest. Air in the mediastinum supports the diagnosis, which is a surgical emergency.',
      },
      {
        subject: 'a sterile exudate with a glucose of 0.9 mmol/L, in a man with nodules and deformed hands',
        answer: 'rheumatoid pleurisy',
        because: 'A very low glucose in a sterile fluid is characteristic; infection and malignancy still have to be ruled out.',
      },
      {
        subject: 'a bloody exudate with nodular thickening seen on CT, in a retired pipe lagger',
        answer: 'mesothelioma',
        because: 'Asbestos exposure decades earlier and nodular pleural thickening point to it; cytology is often negative and biopsy is needed.',
      },
    ],
    source: {
      title: 'British Thoracic Society guideline for pleural disease (Thorax 2023; 78 Suppl 3)',
      publisher: 'British Thoracic Society',
      year: 2023,
      url: 'https://doi.org/10.1136/thorax-2022-219784',
    },
  },
  {
    slug: 'airways-drug-to-target',
    topic: 'asthma',
    focus: 'mechanism',
    difficulty: 2,
    language: 'en',
    ask: 'Which is the main target of {subject} in the treatment of airways disease?',
    ask_back: 'Which drug for airways disease acts mainly on {answer}?',
    members: [
      {
        subject: 'formoterol',
        answer: 'the beta-2 adrenoceptor',
        because: 'It relaxes smooth muscle through cyclic AMP, starts within minutes and lasts about twelve hours, which is why it suits combined reliever inhalers.',
      },
      {
        subject: 'tiotropium',
        answer: 'the muscarinic M3 receptor',
        because: 'Blocking vagal bronchoconstriction relaxes airways and dries secretions; dry mouth is the commonest complaint.',
      },
      {
        subject: 'montelukast',
        answer: 'the cysteinyl leukotriene receptor',
        because: 'It blunts leukotriene-driven narrowing. Patients are warned about sleep disturbance and mood changes.',
      },
      {
        subject: 'omalizumab',
        answer: 'circulating immunoglobulin E',
        because: 'The antibody binds free IgE, so mast cells are no longer armed; it is used in severe allergic disease.',
      },
      {
        subject: 'mepolizumab',
        answer: 'circulating interleukin-5',
        because: 'Without this cytokine eosinophils neither mature nor survive, so it is used in severe eosinophilic disease.',
      },
      {
        subject: 'dupilumab',
        answer: 'the interleukin-4 receptor alpha chain',
        because: 'The shared receptor chain carries the signals of two type 2 cytokines, so one antibody blocks both.',
      },
      {
        subject: 'beclometasone',
        answer: 'the intracellular glucocorticoid receptor',
        because: 'The drug changes gene transcription and so damps down airway inflammation; benefit builds over days to weeks.',
      },
      {
        subject: 'tezepelumab',
        answer: 'thymic stromal lymphopoietin',
        because: 'It neutralises an alarm signal from the airway lining, upstream of both allergic and eosinophilic inflammation.',
      },
    ],
    source: {
      title: 'Asthma: diagnosis, monitoring and chronic asthma management (NG245)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2024,
      url: 'https://www.nice.org.uk/guidance/ng245',
    },
  },
  {
    slug: 'pulmonary-embolism-next-test',
    topic: 'pulmonary-embolism',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'Which test is the best next step in {subject}?',
    ask_back: null,
    members: [
      {
        subject: 'a stable, non-pregnant adult with pleuritic pain and a two-level Wells score for embolism of 2',
        answer: 'Plasma D-dimer',
        because: 'With a score of 4 or less embolism is unlikely, and a negative D-dimer then excludes it without radiation.',
      },
      {
        subject: 'a stable 68-year-old with COPD, normal renal function and a two-level Wells score of 6',
        answer: 'CT pulmonary angiogram',
        because: 'Above 4 points imaging comes first, with interim anticoagulation if it cannot be done at once; diseased lungs make a perfusion scan hard to read.',
      },
      {
        subject: 'a stable adult with a clear chest X-ray and a Wells score of 6 who once had contrast anaphylaxis',
        answer: 'Ventilation–perfusion scan',
        because: 'Iodinated contrast is out of the question, and a scan of ventilation and perfusion, ideally SPECT, is reliable when the chest X-ray is normal.',
      },
      {
        subject: 'a woman 25 weeks pregnant with breathlessness, pleuritic pain and a swollen tender calf',
        answer: 'Leg vein duplex ultrasound',
        because: 'Clot in the leg proves the diagnosis and leads to the same treatment, so neither mother nor fetus needs irradiating. D-dimer is not used to exclude clot in pregnancy.',
      },
      {
        subject: 'a shocked adult with distended neck veins and clear lungs, too unstable to leave the resuscitation room',
        answer: 'Bedside echocardiogram',
        because: 'A dilated, failing right ventricle at the bedside supports thrombolysis when the patient cannot travel to a scanner.',
      },
      {
        subject: 'a stable woman two weeks into treatment of a CT-proven unprovoked embolism, with four past miscarriages',
        answer: 'Antiphospholipid antibodies',
        because: 'Clots with pregnancy loss suggest antiphospholipid syndrome, in which warfarin is preferred to direct anticoagulants when several tests are positive. A positive test is repeated after twelve weeks.',
      },
    ],
    source: {
      title: 'Venous thromboembolic diseases: diagnosis, management and thrombophilia testing (NG158)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2020,
      url: 'https://www.nice.org.uk/guidance/ng158',
    },
  },
];
