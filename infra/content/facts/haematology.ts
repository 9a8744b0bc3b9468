import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'anaemia-pattern-to-cause',
    topic: 'anaemia',
    focus: 'investigation',
    difficulty: 1,
    language: 'en',
    ask: 'A tired, pale adult has {subject}. Which diagnosis is most likely?',
    ask_back: 'Which findings would be expected in a tired, pale adult with {answer}?',
    members: [
      {
        subject: 'an MCV of 68 fL, pencil cells and a ferritin of 5 µg/L',
        answer: 'iron deficiency',
        because: 'A ferritin below 30 µg/L confirms it. In men and in women after the menopause the bowel must be looked at.',
      },
      {
        subject: 'an MCV of 64 fL, a raised red cell count, ferritin of 90 µg/L and HbA2 of 5.5%',
        answer: 'beta thalassaemia trait',
        because: 'Small cells in large number with a raised HbA2 are typical. The partner should be tested when a pregnancy is planned.',
      },
      {
        subject: 'an MCV of 118 fL, hypersegmented neutrophils and antibodies to intrinsic factor',
        answer: 'pernicious anaemia',
        because: 'Autoimmune gastritis takes away intrinsic factor, so B12 cannot be absorbed; intramuscular hydroxocobalamin is needed for life.',
      },
      {
        subject: 'an MCV of 84 fL, ferritin of 420 µg/L, low transferrin saturation and a CRP of 90 mg/L',
        answer: 'anaemia of chronic disease',
        because: 'Inflammation raises hepcidin, which locks iron in its stores. Treat the underlying illness.',
      },
      {
        subject: 'spherocytes, a raised reticulocyte count and a positive direct antiglobulin test',
        answer: 'autoimmune haemolysis',
        because: 'Antibody on the red cells shows in the direct antiglobulin test; steroids are the first treatment of the warm type.',
      },
      {
        subject: 'small dense cells without central pallor, a negative antiglobulin test and an affected father',
        answer: 'a hereditary membrane disorder',
        because: 'A dominant fault of the membrane skeleton, usually spherocytosis, makes cells that the spleen destroys; gallstones come early.',
      },
      {
        subject: 'bite cells and Heinz bodies two days after a meal of broad beans',
        answer: 'G6PD deficiency',
        because: 'Without enough NADPH oxidants damage haemoglobin. Nitrofurantoin, rasburicase and dapsone do the same.',
      },
      {
        subject: 'pancytopenia, very few reticulocytes and a fatty, empty marrow on trephine',
        answer: 'aplastic anaemia',
        because: 'The stem cells have gone. Drugs, viruses and autoimmunity are sought; transplantation or immunosuppression treats it.',
      },
    ],
    source: {
      title: 'Anaemia – iron deficiency',
      publisher: 'NICE Clinical Knowledge Summaries',
      year: 2024,
      url: 'https://cks.nice.org.uk/topics/anaemia-iron-deficiency/',
    },
  },
  {
    slug: 'clotting-pattern-to-disorder',
    topic: 'bleeding-and-thrombosis',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'Which disorder is most likely in {subject}?',
    ask_back: 'Which patient is most likely to have {answer}?',
    members: [
      {
        subject: 'a boy with knee bleeds, a long APTT, normal von Willebrand factor and a factor VIII of 0.5 IU/dL',
        answer: 'severe haemophilia A',
        because: 'Factor VIII belongs to the intrinsic pathway, so only the APTT is long. A level below 1 IU/dL is severe and brings joint bleeds without injury. Von Willebrand factor is measured too, because its lack also lowers factor VIII.',
      },
      {
        subject: 'a boy with muscle bleeds, a long APTT, a normal PT and a factor IX of 0.5 IU/dL',
        answer: 'severe haemophilia B',
        because: 'Factor IX deficiency looks the same at the bedside; only the assay tells which concentrate to give.',
      },
      {
        subject: 'a woman with nosebleeds and heavy periods, normal platelets and a low ristocetin cofactor activity',
        answer: 'von Willebrand disease',
        because: 'Platelets do not stick without this factor: bleeding is mucosal, and factor VIII may fall too. Desmopressin and tranexamic acid help.',
      },
      {
        subject: 'a jaundiced man with gallstones and a long PT that corrects overnight after phytomenadione',
        answer: 'vitamin K deficiency',
        because: 'Without bile the fat-soluble vitamin is not absorbed; factors II, VII, IX and X fall, VII first. Correction shows that the liver still works.',
      },
      {
        subject: 'a septic man oozing from drip sites, a long PT and APTT, platelets of 34 and fibrinogen of 0.7 g/L',
        answer: 'disseminated intravascular coagulation',
        because: 'Clotting everywhere uses up factors, fibrinogen and platelets together. The trigger has to be treated.',
      },
      {
        subject: 'a well woman with petechiae, platelets of 8, a normal clotting screen and an otherwise normal film',
        answer: 'immune thrombocytopenia',
        because: 'Antibody destroys platelets alone, and everything else is normal. Steroids or immunoglobulin raise the count when there is bleeding.',
      },
      {
        subject: 'a confused, febrile man with platelets of 12, red cell fragments, normal clotting and ADAMTS13 below 5%',
        answer: 'thrombotic thrombocytopenic purpura',
        because: 'Uncut von Willebrand multimers snare platelets in small vessels. Plasma exchange is urgent and platelets are avoided.',
      },
      {
        subject: 'a woman with two deep vein thromboses, three miscarriages and a long APTT not corrected by mixing',
        answer: 'antiphospholipid syndrome',
        because: 'An inhibitor lengthens the test in the tube although the patient clots. Two positive tests twelve weeks apart are needed.',
      },
    ],
    source: {
      title: 'Bleeding disorders',
      publisher: 'MedlinePlus, US National Library of Medicine',
      year: 2024,
      url: 'https://medlineplus.gov/bleedingdisorders.html',
    },
  },
  {
    slug: 'blood-cancer-clue-to-diagnosis',
    topic: 'haematological-malignancy',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Which diagnosis is most likely in {subject}?',
    ask_back: 'Which patient is most likely to have {answer}?',
    members: [
      {
        subject: 'a woman of 62 with bruising, swollen gums and blasts that contain Auer rods',
        answer: 'acute myeloid leukaemia',
        because: 'Auer rods are found only in cells of the granulocyte line; gum swelling is typical of the monocytic types.',
      },
      {
        subject: 'a man of 50 with a huge spleen, all stages of granulocytes on the film and BCR::ABL1',
        answer: 'chronic myeloid leukaemia',
        because: 'The t(9;22) translocation makes an always-active tyrosine kinase, which imatinib and its successors switch off.',
      },
      {
        subject: 'a well man of 74 with 60 × 10⁹/L small mature B cells and smear cells on the film',
        answer: 'chronic lymphocytic leukaemia',
        because: 'Fragile mature cells burst into smear cells. Many patients need only observation; infections and haemolysis are complications.',
      },
      {
        subject: 'a girl of 4 with bone pain, petechiae and 80% TdT-positive blasts in the marrow',
        answer: 'acute lymphoblastic leukaemia',
        because: 'It is the commonest childhood cancer; TdT marks immature lymphoid cells, and most children are now cured.',
      },
      {
        subject: 'a student with painless neck nodes, itch, night sweats and binucleate Reed–Sternberg cells',
        answer: 'Hodgkin lymphoma',
        because: 'Reed–Sternberg cells define it. Node pain after alcohol is rare but telling.',
      },
      {
        subject: 'a boy in East Africa with a fast-growing jaw mass and a starry-sky biopsy',
        answer: 'Burkitt lymphoma',
        because: 'MYC translocation drives one of the fastest growing tumours, often with EBV; tumour lysis must be prevented.',
      },
      {
        subject: 'a man with itching after baths, a haematocrit of 0.58 and a JAK2 V617F mutation',
        answer: 'polycythaemia vera',
        because: 'Venesection to a haematocrit below 0.45 and low-dose aspirin prevent clots.',
      },
      {
        subject: 'a woman with anaemia, back pain, lytic lesions and an IgG paraprotein of 45 g/L',
        answer: 'multiple myeloma',
        because: 'Clonal plasma cells make the paraprotein and activate osteoclasts; calcium, renal function and bones suffer.',
      },
      {
        subject: 'a man with night sweats, a massive spleen, tear-drop red cells and a dry marrow tap',
        answer: 'primary myelofibrosis',
        because: 'Scarred marrow cannot be aspirated and deforms the cells that leave it, while the spleen takes over blood formation.',
      },
    ],
    source: {
      title: 'Haematological cancers: improving outcomes (NG47)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2016,
      url: 'https://www.nice.org.uk/guidance/ng47',
    },
  },
  {
    slug: 'transfusion-reaction-picture',
    topic: 'blood-transfusion',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Which complication is most likely in a patient given blood components who has {subject}?',
    ask_back: 'After blood components are given, which picture is most typical of {answer}?',
    members: [
      {
        subject: 'fever, loin pain, dark urine and collapse within minutes of starting a red cell unit',
        answer: 'ABO incompatibility',
        because: 'Preformed antibody destroys the donor cells in the circulation. Stop, keep the line open, check identity at the bedside and call the laboratory.',
      },
      {
        subject: 'breathlessness, raised venous pressure and hypertension after the third unit in an 82-year-old',
        answer: 'circulatory overload',
        because: 'Volume outstrips the heart; small body size, old age and heart failure raise the risk. Give diuretics and slow down.',
      },
      {
        subject: 'hypoxia, fever, hypotension and white lungs with normal venous pressure two hours after plasma',
        answer: 'acute lung injury',
        because: 'Donor antibodies activate neutrophils in the pulmonary vessels within six hours. Diuretics do not help; care is supportive.',
      },
      {
        subject: 'wheeze, urticaria and hypotension without fever, minutes into a platelet unit',
        answer: 'an anaphylactic reaction',
        because: 'Airway, skin and pressure together mean intramuscular adrenaline. IgA deficiency is considered afterwards.',
      },
      {
        subject: 'a temperature rise of 1.3 °C with chills, normal blood pressure and a correct identity check',
        answer: 'a febrile non-haemolytic reaction',
        because: 'Cytokines and white cell antibodies cause a mild fever; check identity, slow the unit, give paracetamol and watch.',
      },
      {
        subject: 'jaundice and new anaemia seven days later with a positive direct antiglobulin test',
        answer: 'a delayed haemolytic reaction',
        because: 'An old red cell antibody, too weak to be found before, is boosted by the new exposure.',
      },
      {
        subject: 'rigors, a temperature of 40.2 °C and shock half an hour into a pack of platelets',
        answer: 'bacterial contamination',
        because: 'Platelets are stored at room temperature, so organisms can multiply. Culture patient and pack, and give broad-spectrum antibiotics.',
      },
      {
        subject: 'a rash, diarrhoea, abnormal liver tests and pancytopenia three weeks after non-irradiated cells',
        answer: 'graft-versus-host disease',
        because: 'Living donor lymphocytes attack an immunodeficient recipient. It is nearly always fatal, so irradiated components prevent it.',
      },
    ],
    source: {
      title: 'Blood transfusion (NG24)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2015,
      url: 'https://www.nice.org.uk/guidance/ng24',
    },
  },
  {
    slug: 'spikes-step-by-example',
    topic: 'haematological-malignancy',
    focus: 'communication',
    difficulty: 1,
    language: 'en',
    ask: 'In the SPIKES approach to breaking bad news, which step is a clinician taking who {subject}?',
    ask_back: 'In the SPIKES approach to breaking bad news, what does a clinician do in the step of {answer}?',
    members: [
      {
        subject: 'books a private room, hands over the bleep and asks who else should be there',
        answer: 'setting up the interview',
        because: 'Privacy, time and the right people are arranged before a word is said.',
      },
      {
        subject: 'asks what the patient has understood so far about the biopsy and what it was for',
        answer: 'assessing perception',
        because: 'Ask before you tell: it shows where to begin and which false hopes or fears have to be met.',
      },
      {
        subject: 'asks how much detail the patient would like to hear today',
        answer: 'obtaining the invitation',
        because: 'Most people want to know all, some do not; asking leaves the choice with them.',
      },
      {
        subject: 'gives a warning shot, then explains the result in small plain pieces',
        answer: 'giving knowledge',
        because: 'A warning prepares the patient; short pieces without jargon, with pauses, can be taken in.',
      },
      {
        subject: 'falls silent as tears come, then says how hard this must be to hear',
        answer: 'addressing emotions',
        because: 'Until the feeling has been seen and named, further facts are not heard.',
      },
      {
        subject: 'agrees what happens next, checks understanding and writes down whom to ring',
        answer: 'strategy and summary',
        because: 'A clear plan lowers anxiety, and teach-back shows what has been understood.',
      },
    ],
    source: {
      title: 'SPIKES – a six-step protocol for delivering bad news (The Oncologist 2000; 5: 302–311)',
      publisher: 'The Oncologist',
      year: 2000,
      url: 'https://doi.org/10.1634/theoncologist.5-4-302',
    },
  },
];
