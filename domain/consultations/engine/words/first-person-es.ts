/** Spanish as one says it of oneself: `tienes 41 años y das clase` → `tengo 41 años y doy clase`. Pure. */

const IRREGULAR: Record<string, string> = {
  eres: 'soy',
  tienes: 'tengo',
  estás: 'estoy',
  has: 'he',
  vas: 'voy',
  das: 'doy',
  haces: 'hago',
  dices: 'digo',
  puedes: 'puedo',
  quieres: 'quiero',
  sabes: 'sé',
  crees: 'creo',
  vives: 'vivo',
  sientes: 'siento',
  duermes: 'duermo',
  padeces: 'padezco',
  conoces: 'conozco',
  recuerdas: 'recuerdo',
  piensas: 'pienso',
  prefieres: 'prefiero',
  vienes: 'vengo',
  sales: 'salgo',
  pones: 'pongo',
  traes: 'traigo',
  oyes: 'oigo',
  ves: 'veo',
  comes: 'como',
  bebes: 'bebo',
  debes: 'debo',
  temes: 'temo',
  sufres: 'sufro',
  escribes: 'escribo',
  sigues: 'sigo',
  pides: 'pido',
  vuelves: 'vuelvo',
  mueves: 'muevo',
  pierdes: 'pierdo',
  entiendes: 'entiendo',
  empiezas: 'empiezo',
  juegas: 'juego',
  cuentas: 'cuento',
  acuestas: 'acuesto',
  despiertas: 'despierto',
  eras: 'era',
  ibas: 'iba',
  veías: 'veía',
  fuiste: 'fui',
  tuviste: 'tuve',
  hiciste: 'hice',
  estuviste: 'estuve',
  pusiste: 'puse',
  viniste: 'vine',
  dijiste: 'dije',
  pudiste: 'pude',
  quisiste: 'quise',
  diste: 'di',
  trajiste: 'traje',
  supiste: 'supe',
  hayas: 'haya',
  tengas: 'tenga',
  podrías: 'podría',
  querrías: 'querría',
  tomas: 'tomo',
  fumas: 'fumo',
  trabajas: 'trabajo',
  notas: 'noto',
  llevas: 'llevo',
  respiras: 'respiro',
  esperas: 'espero',
  usas: 'uso',
  caminas: 'camino',
  cenas: 'ceno',
  cansas: 'canso',
  mareas: 'mareo',
  ahogas: 'ahogo',
  preocupas: 'preocupo',
  quedas: 'quedo',
  levantas: 'levanto',
  encuentras: 'encuentro',
  necesitas: 'necesito',
  estudias: 'estudio',
  cuidas: 'cuido',
  ayudas: 'ayudo',
  andas: 'ando',
  hablas: 'hablo',
  llamas: 'llamo',
  gustas: 'gusto',
  evitas: 'evito',
  olvidas: 'olvido',
  practicas: 'practico',
  viajas: 'viajo',
  desayunas: 'desayuno',
  sospechas: 'sospecho',
  sueles: 'suelo',
  callas: 'callo',
  miras: 'miro',
  sientas: 'siento',
  tumbas: 'tumbo',
  tocas: 'toco',
  apoyas: 'apoyo',
  mencionas: 'menciono',
  fueras: 'fuera',
  subes: 'subo',
  metes: 'meto',
  lloras: 'lloro',
  picas: 'pico',
  pareces: 'parezco',
  sois: 'somos',
  habéis: 'hemos',
  vais: 'vamos',
  vuestro: 'nuestro',
  vuestra: 'nuestra',
  vuestros: 'nuestros',
  vuestras: 'nuestras',
  os: 'nos',
  te: 'me',
  ti: 'mí',
  contigo: 'conmigo',
  tu: 'mi',
  tus: 'mis',
  tú: 'yo',
  tuyo: 'mío',
  tuya: 'mía',
};
const NOT_A_PRETERITE = new Set([
  'triste',
  'existe',
  'persiste',
  'insiste',
  'consiste',
  'resiste',
  'asiste',
  'quiste',
  'chiste',
  'viste',
  'desiste',
  'contraste',
  'desgaste',
  'baste',
  'traste',
  'gaste',
]);
const NOT_AN_IMPERFECT =
  /(?:^(?:días|tías|vías|encías|rías|crías|guías|frías|mías|mediodías|alergías)$|grafías$|logías$|ugías$|orías$|tomías$|patías$|mías$)/;
const NOUNS_ABAS = new Set(['trabas', 'sílabas', 'habas']);

const NOT_AN_INFINITIVE =
  /^(?:fuerte|muerte|suerte|parte|aparte|arte|reparte|comparte|departe|advierte|convierte|divierte|vierte|invierte|inerte|experte|descarte|infarte)$/;

function firstPerson(word: string): string {
  const plain = word.toLowerCase();
  const known = Object.hasOwn(IRREGULAR, plain) ? IRREGULAR[plain]! : null;
  if (known !== null) return known;
  // Of two: `tenéis` is `tenemos`.
  if (/[áé]is$/.test(plain) && plain.length > 5) return plain.replace(/áis$/, 'amos').replace(/éis$/, 'emos');
  if (plain.endsWith('aste') && plain.length > 5 && !NOT_A_PRETERITE.has(plain)) {
    const stem = plain.slice(0, -4);
    // `tocaste` is `toqué`, `llegaste` `llegué`, `empezaste` `empecé`.
    return `${stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}é`;
  }
  if (plain.endsWith('iste') && plain.length > 5 && !NOT_A_PRETERITE.has(plain)) return `${plain.slice(0, -4)}í`;
  if (plain.endsWith('abas') && !NOUNS_ABAS.has(plain)) return plain.slice(0, -1);
  if (plain.endsWith('ías') && plain.length > 4 && !NOT_AN_IMPERFECT.test(plain)) return plain.slice(0, -1);
  if (plain.endsWith('arás') || plain.endsWith('erás') || plain.endsWith('irás')) return `${plain.slice(0, -2)}é`;
  if (/(?:[aei]r|ndo)te$/.test(plain) && plain.length > 5 && !NOT_AN_INFINITIVE.test(plain))
    return `${plain.slice(0, -2)}me`;
  return word;
}

const THIRD =
  /^(?:el paciente|la paciente)\s+(tiene|está|es|toma|fuma|bebe|vive|trabaja|refiere|niega|presenta|ha)\b\s*/iu;
const FROM_THIRD: Record<string, string> = {
  tiene: 'tengo',
  está: 'estoy',
  es: 'soy',
  toma: 'tomo',
  fuma: 'fumo',
  bebe: 'bebo',
  vive: 'vivo',
  trabaja: 'trabajo',
  refiere: 'tengo',
  presenta: 'tengo',
  niega: 'no tengo',
  ha: 'he',
};

export function inSpanish(text: string): string {
  const third = THIRD.exec(text);
  const said = third
    ? `${FROM_THIRD[third[1]!.toLowerCase()]!} ${text
        .slice(third[0].length)
        .replaceAll(/\bsu\b/g, 'mi')
        .replaceAll(/\bsus\b/g, 'mis')}`
    : text;
  return said.replaceAll(/\p{L}+/gu, (word) => {
    const first = firstPerson(word);
    return first !== word && /^\p{Lu}/u.test(word) ? first[0]!.toUpperCase() + first.slice(1) : first;
  });
}
