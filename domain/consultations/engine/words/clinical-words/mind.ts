import { concept } from './concept';

/** What is asked of sleep, of mood and of what goes on in a mind. */
export const MIND = [
  concept(
    'symptom',
    'refreshed',
    'refreshed, unrefreshed, feel rested, feeling rested, well rested, wake rested, woke rested, wake up rested, rested when you wake, rested in the morning, wake as tired',
    'descansado, descansada, descansar',
  ),
  concept(
    'symptom',
    'bedtime',
    'go to bed, bedtime, in bed, hours of sleep, hours sleep, get up in the morning, what time do you wake, wake up in the night, wake in the night, wake at night, get up in the night, get up at night, do you wake, why do you wake, wake up at night, up at night, up in the night, get up during the night, wake during the night, how many hours, typical night, usual night, going to bed, get to bed, wake during, how many times do you wake',
    'se acuesta, te acuestas, se levanta, a que hora duerme, horas duerme, se despierta, te despiertas, me despiertan, cuantas horas, horas de sueno, se despierta por la noche, duermes al dia',
  ),
  concept('symptom', 'snore', 'snore, snores, snoring, snorer', 'ronca, roncas, roncar, ronquidos, roncador'),
  concept(
    'symptom',
    'apnoea',
    'stop breathing, stops breathing, stopping breathing, gasp, choke in your sleep, stopped breathing, pause in your breathing, pauses in your breathing, stop breathing in your sleep, stop breathing when, stop breathing at night, hold your breath, holding your breath',
    'deja de respirar, dejas de respirar, apnea, apneas',
  ),
  concept(
    'symptom',
    'sleepy',
    'sleepy, sleepiness, drop off, dropped off, nod off, nodded off, nodding off, fall asleep, fallen asleep, falling asleep, doze, dozing, drowsy, fall asleep during, fallen asleep during, nap, naps, dozed off, nodded off while',
    'somnolencia, adormila, se queda dormido, se duerme, somnoliento, siesta, siestas',
  ),
  concept('symptom', 'restless', 'restless, restless legs', 'piernas inquietas'),
  concept(
    'history',
    'driving',
    'drive, driving, the wheel, licence, behind the wheel, drove, driver, car, minibus',
    'conduce, conducir, volante, maneja, manejas, manejar, conduces, coche, carro',
  ),
  concept(
    'symptom',
    'pleasure',
    'enjoy, enjoying, enjoyment, pleasure, interest in, interests, look forward to, hobbies, fun, enjoyed, looking forward, hobby, interest in things, interested in things, things you used to, things you like, things you love, still doing things, what do you do for fun, given up anything, dropped anything, dropped out of',
    'disfruta, disfrutas, disfrutar, ilusion, aficiones, placer, gusta hacer, disfrutando, le apetece, ganas de hacer, le hace ilusion, aficion, le gustaban, le gustaba, le gusta hacer, cosas que antes, disfrute, hobby, pasatiempos, disfrutaba, ha dejado de disfrutar',
  ),
  concept(
    'symptom',
    'concentration',
    'concentrate, concentrating, concentration, focus, focusing, keep your mind on, attention span, follow a film, follow a conversation, read a book, read the paper, follow a programme, keep track of',
    'concentrar, concentracion, concentra, concentrarse, se distrae, seguir una pelicula, seguir una conversacion, leer un libro, leer el periodico, seguir una serie',
  ),
  concept(
    'symptom',
    'guilt',
    'guilt, guilty, blame yourself, blaming yourself, ashamed, worthless, a failure',
    'culpa, culpable, culpabiliza, se culpa, remordimientos',
  ),
  concept('symptom', 'crying', 'cry, crying, cried, tearful, tears, weepy', 'llora, lloras, llorar, llanto, lagrimas'),
  concept(
    'symptom',
    'irritable',
    'irritable, snap, snapped, snappy, temper, irritability, short tempered, short-tempered, losing your temper, short fuse, bad tempered, angry, anger, lose your temper, lost your temper, lose your patience, grumpy, ratty',
    'irritable, mal genio, irritado, irritada, enfada, mal humor, enfadado, enfadada, irascible, pierde la paciencia, salta a la minima',
  ),
  concept(
    'symptom',
    'voices',
    "voices, hear things, hearing things, see things, seeing things, special powers, paranoid, psychosis, psychotic, hearing voices, hear voices, hear people, people talking when, talking about you, hallucinations, hallucination, hallucinate, hallucinating, seen things, seeing things that, things that aren't there, things other people can't, things others can't, not really there, nobody there, no one there, nobody around, no one around, nobody is there, someone talking to you, what do they say, things do they say, whose voices",
    'voces, alucinaciones, ve cosas, oye cosas, oye voces, escucha voces, oir voces, oye hablar, oye a alguien, oye o ve, ve u oye, cosas que no estan, cosas que los demas no, cosas que otros no, alguien que le habla, que le dicen las voces, ruidos que otros no',
  ),
  concept(
    'symptom',
    'nightmares',
    'nightmare, nightmares, bad dreams, trauma, flashback, flashbacks, dreams, relive, nightmares or flashbacks',
    'pesadilla, pesadillas, flashbacks',
  ),
  concept(
    'symptom',
    'harm-others',
    'hurting anyone, hurting someone, hurt anyone, harm to others, harming others, harming anyone, harm anyone, harming the baby, violence at home, hurting the baby, hurting your baby, violent, violence, harming, harm, hurting her, thoughts of hurting, hurting elsie, hurting him, hurting them, hurt the baby, hurt your baby, hurting others, hurt others, hurt someone, got physical, get physical, gets physical, been physical, lash out, lashed out, hit her, hit him, hit anyone, hit someone, shake the baby, shaken the baby, shaken her, raised a hand, raise a hand, raised your hand, hurt somebody, aggressive, hurting people',
    'hacer dano a alguien, hacer dano a otros, violencia, dano al bebe, dano a la nina, hacerle dano, dano a otros, pegar, pegado, agresivo, violento',
  ),
];
