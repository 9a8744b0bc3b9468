import { type Concept, concept, words } from './concept';

/** Everyday names and trade names, found in talks, of what other lists have. */
const MORE: Readonly<Record<string, { en?: string; es?: string }>> = {
  family: { en: 'gran, nanna, nana', es: 'abuelita' },
  voice: { en: 'croaky, croak, lost your voice', es: 'ronco, ronca' },
  fluids: {
    en: 'keep drinking, plenty to drink, drink lots, lots to drink',
    es: 'beba mucho, beber mucho, mucha agua al dia',
  },
  'birth-date': { en: 'when you were born, were you born', es: 'cuando ha nacido' },
  mood: {
    en: 'how have you been in yourself, how are you in yourself, how have you felt in yourself, been in yourself, are you in yourself, how you are in yourself',
    es: 'como esta de animo',
  },
  radiation: { en: 'where it spreads, whether it spreads, where else it goes', es: 'hacia donde va' },
  referral: { es: 'te mando, lo mando, la mando, le derivo, mandarle, mandarte, preferente' },
  statin: {
    en: 'bring the cholesterol down, lower the cholesterol, lower your cholesterol',
    es: 'bajar el colesterol',
  },
  painkiller: { es: 'aliviar el dolor, alivio del dolor, para el dolor' },
  spinning: {
    en: 'room move, room moves, room moving, everything moves',
    es: 'mueve la habitacion, mueve todo, todo se mueve, mueven las cosas',
  },
  'safety-net': {
    en: 'when to come back, when to return, when to ring, when to call',
    es: 'cuando volver, cuando acudir, cuando llamar, cuando ir a urgencias',
  },
  worse: { en: 'set him off, sets him off, set her off, sets her off, set you off, sets you off' },
  certificate: { en: 'write you a note, letter for work, letter to your boss' },
  understanding: { en: 'said back', es: 'que repita, que cuente, que lo diga' },
  'intensive-care': { en: 'icu, itu', es: 'uci, uvi' },
  sleepy: { es: 'mas dormido, mas dormida' },
  'getting-home': { es: 'llevar a casa, lleva a casa' },
  work: { en: 'earn your living' },
  'x-ray': { es: 'una placa, placas' },
  'invites-questions': { es: 'invita a preguntar, si tiene dudas' },
  accompanied: {
    en: 'anyone is with him, anyone is with her, come with anyone, someone here with you, someone with you, someone with him, someone with her',
    es: 'le acompane alguien, la acompane alguien, si viene acompanado, si viene acompanada, alguien con usted hoy',
  },
  privacy: { es: 'privacidad, intimidad' },
  alert: { en: 'consciousness, conscious, gcs, avpu', es: 'consciencia, conciencia, glasgow' },
  diabetes: { en: 'glucose', es: 'glucosa, glucemia capilar' },
  cannula: { en: 'iv access, intravenous access', es: 'acceso venoso, via venosa' },
  before: { es: 'habia dolido, habia pasado, habia tenido' },
};

/** Concepts that no other list has. */
export const OF_TALKS: readonly Concept[] = [
  // What a team hears in an emergency.
  concept(
    'test',
    'saturation',
    'spo2, saturation, saturations, sats, oxygen saturation, oxygen saturations, oxygen level',
    'spo2, saturacion, satura, saturando',
  ),
  concept(
    'test',
    'respiratory-rate',
    'respiratory rate, resp rate, breathing rate, breaths a minute',
    'frecuencia respiratoria, respiraciones por minuto',
  ),
  concept(
    'test',
    'blood-gas',
    'blood gas, blood gases, arterial blood gas, abg, a gas, the gas, venous gas, paco2, pco2, co2',
    'gasometria, gases arteriales, paco2, pco2',
  ),
  concept(
    'test',
    'senior-help',
    'senior, seniors, registrar, anaesthetist, anaesthetists, anaesthetics, critical care, outreach team, crash team, met call, cardiac arrest team',
    'adjunto, residente mayor, anestesista, equipo de parada, equipo de criticos',
  ),
  concept(
    'drug',
    'nebuliser',
    'nebuliser, nebulizer, nebulised, nebulized, neb, nebs',
    'nebulizador, nebulizado, nebulizacion, aerosol',
  ),
  concept(
    'drug',
    'nitrate',
    'nitrate, nitrates, gtn, glyceryl trinitrate, nitroglycerin, nitroglycerine',
    'nitrato, nitratos, nitroglicerina, cafinitrina',
  ),
  concept(
    'drug',
    'mini-pill',
    'progestogen-only pill, progestogen only pill, progestogen-only, mini pill, mini-pill, minipill, desogestrel',
    'minipildora, pildora de solo progestageno, desogestrel',
  ),
  concept(
    'condition',
    'sleep-apnoea',
    'sleep apnoea, sleep apnea, obstructive sleep apnoea, obstructive sleep apnea',
    'apnea del sueno',
  ),
  concept(
    'drug',
    'reliever',
    'reliever, reliever inhaler, blue inhaler, salbutamol, ventolin',
    'inhalador azul, inhalador de rescate, salbutamol, ventolin',
  ),
  concept(
    'communication',
    'explanation',
    'likely diagnosis, what may be happening, what is happening to',
    'diagnostico probable, que puede estar pasando',
  ),
  concept(
    'communication',
    'warning-shot',
    'warning shot, a clear warning, warning that the news, warns that the news',
    'aviso antes de la noticia, avisa antes, un aviso antes',
  ),
];

const more = (terms: readonly string[], others?: string): readonly string[] =>
  others ? [...terms, ...words(others)] : terms;
export const withWordsOfTalks = (one: Concept): Concept => {
  const others = MORE[one.key];
  return others ? { ...one, en: more(one.en, others.en), es: more(one.es, others.es) } : one;
};
