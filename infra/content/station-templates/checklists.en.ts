import type { ChecklistTemplate } from './template';

export const checklistsEn: ChecklistTemplate[] = [
  {
    key: 'history',
    name: 'Focused history',
    category: 'History taking',
    sections: {
      Opening: [
        'Washes or gels hands',
        'Introduces themselves with full name and role',
        "Confirms the patient's name and date of birth",
        'Explains the purpose of the conversation and gains consent',
      ],
      'Presenting complaint': [
        'Begins with an open question and lets the patient finish',
        'Explores onset, duration and course',
        'Explores site, radiation and character where it is a pain',
        'Asks what makes it better or worse',
        'Asks about severity and the effect on daily life',
        'Asks about associated symptoms',
        'Screens for red flags of the complaint',
      ],
      Background: [
        'Past medical and surgical history',
        'Medicines, including bought and herbal ones',
        'Allergies, and what happened',
        'Family history',
        'Smoking, alcohol and recreational drugs',
        'Occupation, home and support',
      ],
      'Ideas, concerns and expectations': [
        'Asks what the patient thinks is happening',
        'Asks what worries the patient most',
        'Asks what the patient hopes for from today',
        'Responds to cues',
      ],
      Closing: [
        'Summarises and checks for accuracy',
        'Invites questions',
        'Names a leading diagnosis and at least two differentials',
        'Proposes appropriate first investigations',
      ],
    },
  },
  {
    key: 'examination',
    name: 'Clinical examination',
    category: 'Physical examination',
    sections: {
      Preparation: [
        'Washes or gels hands',
        'Introduces themselves and confirms the patient',
        'Explains the examination and gains consent',
        'Offers a chaperone',
        'Positions and exposes the patient adequately, keeping dignity',
        'Asks about pain before touching',
      ],
      'General inspection': [
        'Looks around the bed for clues',
        'Comments on general appearance and comfort',
        'Inspects hands, face and neck for peripheral signs',
        'Asks for or takes the observations',
      ],
      'Focused examination': [
        'Inspects the area closely',
        'Palpates systematically, watching the face',
        'Percusses where it belongs to the system',
        'Auscultates in the right places',
        'Compares both sides',
        'Performs the special tests of the system',
      ],
      Completion: [
        'Thanks the patient and helps them to dress',
        'Washes or gels hands',
        'States which further examinations and tests would complete it',
        'Presents findings in order, with relevant negatives',
        'Gives a reasonable conclusion',
      ],
    },
  },
  {
    key: 'procedure',
    name: 'Practical procedure',
    category: 'Procedures',
    sections: {
      'Before the procedure': [
        'Washes or gels hands',
        "Introduces themselves and confirms the patient's identity with two identifiers",
        'Checks indication, contraindications and allergies',
        'Explains the procedure, its risks and alternatives',
        'Gains valid consent',
        'Gathers and checks the equipment, including expiry dates',
      ],
      Technique: [
        'Positions the patient comfortably and safely',
        'Puts on gloves and other protection as needed',
        'Cleans the site and lets it dry',
        'Keeps key parts sterile throughout',
        'Performs the steps in a safe order',
        'Keeps talking with the patient and watches for distress',
      ],
      'After the procedure': [
        'Disposes of sharps at once and of waste in the right bin',
        'Removes gloves and washes hands',
        'Labels samples at the bedside where there are any',
        'Explains what to look out for and when to call',
        'Documents date, time, site, batch and any complication',
      ],
    },
  },
  {
    key: 'communication',
    name: 'Breaking bad news',
    category: 'Communication',
    sections: {
      Setting: [
        'Makes sure of privacy and of time without interruption',
        'Introduces themselves and their role',
        'Asks whether the patient would like somebody with them',
        'Sits at the same level with open posture',
      ],
      'Perception and invitation': [
        'Finds out what the patient knows already',
        'Finds out how much the patient wants to know',
        'Gives a warning shot',
      ],
      Knowledge: [
        'Gives the news in plain words, without jargon',
        'Gives information in small pieces and checks understanding',
        'Pauses and allows silence',
      ],
      'Emotions and empathy': [
        'Notices and names the emotion',
        'Responds with empathy, without false reassurance',
        "Explores the patient's main concern",
      ],
      'Strategy and summary': [
        'Agrees on the next steps',
        'Offers written information and support',
        'Gives a contact and an early follow-up',
        'Checks safety and how the patient will get home',
        'Summarises and checks understanding',
      ],
    },
  },
  {
    key: 'ethics',
    name: 'Consent and capacity',
    category: 'Communication and ethics',
    sections: {
      Opening: [
        'Introduces themselves and confirms the patient',
        'Explains why the conversation is needed',
        "Finds out the patient's understanding so far",
      ],
      Information: [
        'Explains the nature and the purpose of what is proposed',
        'Explains benefits and likely outcome',
        'Explains common risks, and rare serious ones that matter to this patient',
        'Explains the alternatives, including doing nothing',
      ],
      Capacity: [
        'Presumes capacity and gives support to decide',
        'Checks that the patient understands',
        'Checks that the patient can retain the information',
        'Checks that the patient can weigh it up',
        'Checks that the patient can communicate a decision',
      ],
      'Ethics and law': [
        'Respects an unwise decision of a patient with capacity',
        'Keeps confidentiality and explains its limits',
        'Considers best interests, advance decisions and attorneys where capacity is lacking',
        'Avoids coercion and checks that the decision is voluntary',
      ],
      Closing: [
        'Summarises the decision',
        'Says that it can be changed at any time',
        'Offers time, written information and a second conversation',
        'Documents the discussion',
      ],
    },
  },
];
