import { concept } from './concept';

/** Everyday ways of asking for what the other lists name: the same keys, more terms. */
export const EVERYDAY = [
  // Moods, as people say them.
  concept(
    'symptom',
    'irritable',
    'short with people, short with you, bit short with, lose your rag, lost your rag, fly off the handle, bite their head off, on a short fuse, crabby',
    'salta por todo, salta por nada, de mal humor, pierde los nervios, pierde los estribos, contesta mal',
  ),
  concept(
    'symptom',
    'mania',
    'sky high, on a high, spells of being high, on cloud nine, bouncing off the walls',
    'muy arriba, eufórico sin motivo, como una moto',
  ),
  concept(
    'symptom',
    'mood',
    'affecting you in yourself, how are your spirits, been in yourself',
    'como anda de animos',
  ),
  // Parts of the body.
  concept(
    'body',
    'abdomen',
    'gut, midriff, pit of your stomach',
    'panza, guata, vientre bajo, bajo vientre, boca del estomago',
  ),
  concept('body', 'anus', 'rear end, tail end, bum', 'trasero, culo, recto'),
  concept('body', 'leg', 'shin, shins, pins', 'gemelo, gemelos, espinilla'),
  concept('symptom', 'eye-pain', 'sore eyes, eye pain, painful eyes', 'dolor de ojos, le duelen los ojos'),
  concept(
    'symptom',
    'earache',
    'earache, ear ache, sore ear, pain in your ear',
    'dolor de oido, otalgia, le duele el oido',
  ),
  // Illnesses by their everyday names.
  concept(
    'condition',
    'bowel-inflammation',
    'crohn, crohns, colitis, inflammatory bowel, ibd',
    'crohn, colitis, inflamacion del intestino',
  ),
  concept('condition', 'hypertension', 'pressure high', 'tension, de tension, tension al dia'),
  concept(
    'condition',
    'thyroid',
    'thyroid, overactive thyroid, underactive thyroid',
    'tiroides, la tiroides, hipotiroidismo, hipertiroidismo',
  ),
  // How people move, stand and hold.
  concept(
    'symptom',
    'balance',
    'wobbly on your feet, steady on your pins, sure on your feet, hold on to the furniture, holding on to things',
    'se agarra a, agarrado a, agarrada a, se sujeta a',
  ),
  concept('symptom', 'diplopia', 'ever see two, two of things, seeing two of', 'ver dos cosas, ve dos cosas'),
  concept('symptom', 'posture', 'keep still, keeping still, sitting still', 'quieta, quieto, sentada, tumbada'),
  // Getting there, being looked after.
  concept(
    'history',
    'transport',
    'transport, got a car, have wheels, bus, buses, bring her down, bring him down, bring her to us, bring him to us, get her here, get him here, get down here, make it here',
    'transporte, coche para venir, venir en coche, autobus, puede traerla, puede traerlo, acercarse a la consulta',
  ),
  concept('history', 'nursery', 'childcare, creche, minded by, child minder, playschool', 'canguro, ninera, la cuidan'),
  concept(
    'history',
    'support',
    'have a word with, could have a word, comes in to see, come in to see you, visitors, visit you, close by, talk things over, someone to lean on',
    'quien le visita, quien viene a verle, visitas, con quien desahogarse',
  ),
  concept(
    'history',
    'contacts',
    'under the weather, anyone poorly, anybody poorly, down with it, going round',
    'pachucho, pachucha, alguien malo en casa, malito, malita',
  ),
  concept(
    'history',
    'accompanied',
    "who's come in with, come in with you, who came in with",
    'con quien ha venido, quien le acompana hoy',
  ),
  // Medicines that must not be taken.
  concept(
    'history',
    'allergy',
    "tablets you can't take, medicines you can't take, tablets you mustn't have, medicines you mustn't have, medicine you can't have, don't agree with, react to any, react badly, react to, bad reaction, not allowed to have",
    'no puede tomar, reacciona mal, mala reaccion',
  ),
  // Sleep.
  concept(
    'symptom',
    'sleep',
    'drop off, dropping off to sleep, nod off at night, a normal night, night is like, your night',
    'pega ojo, pegar ojo, echar una cabezada, como pasa la noche',
  ),
  // Kinds of food.
  concept('history', 'solids', 'solids, solid food, lumpy food, meat, bread', 'solidos, carne, pan, comida solida'),
];
