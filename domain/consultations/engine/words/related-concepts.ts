/** Which concepts stand for which others when a question is matched with a fact. Pure. */

/** The kinds of a matter: a question for it also asks for them. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  '#headache': ['#migraine'],
  '#sleepy': ['#alert'],
  '#dizzy': ['#spinning', '#balance'],
  '#vision': ['#diplopia', '#aura'],
  '#bleeding': ['#melaena'],
  '#over-the-counter': ['#painkiller', '#herbal'],
  '#medicine': ['#inhaler'],
  '#home': ['#partner'],
  '#snore': ['#apnoea'],
  '#sleep': ['#bedtime'],
  '#coping': ['#carers'],
  '#hospital': ['#intensive-care'],
  '#cough': ['#phlegm'],
  '#past-health': ['#hypertension', '#asthma', '#diabetes'],
  '#neck': ['#stiff-neck'],
  '#heart': ['#palpitations', '#heart-disease'],
  '#jaw': ['#chewing'],
  '#injury': ['#head-injury'],
  '#bowels': ['#constipation'],
  '#periods': ['#pads'],
  '#identity': ['#name', '#birth-date'],
  '#studies': ['#nursery'],
  '#mood': ['#psychiatric'],
  '#number': ['#frequency', '#dose'],
};
/** An aspect that has another name as well. */
export const ALSO: Readonly<Record<string, readonly string[]>> = {
  '#duration': ['#onset'],
  '#onset': ['#duration'],
  '#tried': ['#painkiller'],
  '#course': ['#now', '#onset'],
  '#now': ['#course'],
  '#morning': ['#timing'],
  '#better': ['#worse'],
  '#worse': ['#better'],
  '#last': ['#frequency', '#onset'],
  '#frequency': ['#number'],
  '#lasting': ['#duration'],
  '#stopped': ['#duration', '#onset'],
  '#when': ['#worse', '#circumstances', '#timing'],
};

/** Two that people do not keep apart. */
export const ALIKE: Readonly<Record<string, string>> = {
  '#weight-loss': '#weight',
  '#weight-gain': '#weight',
  '#stiff-neck': '#neck',
  '#apnoea': '#snore',
  '#fluids': '#alcohol',
  '#new-medicine': '#medicine',
  '#light': '#aura',
  '#phlegm': '#cough',
  '#appetite': '#diet',
  '#bedtime': '#sleep',
  '#home-oxygen': '#oxygen',
  '#wedding': '#partner',
  '#coping': '#mood',
  '#eye-test': '#vision',
  '#family-plans': '#pregnancy',
  '#baby': '#children',
  '#nappies': '#urine',
  '#studies': '#nursery',
  '#bullying': '#nursery',
  '#glands': '#lump',
  '#hurts-you': '#home',
  '#psychiatric': '#mood',
  '#anaemia': '#tired',
};

/** Of these, a denial of the wider one is a denial of the narrower one: who has no trouble with the neck has no stiff one. */
export const ALIKE_DENIED: ReadonlySet<string> = new Set([
  '#stiff-neck',
  '#weight-loss',
  '#weight-gain',
  '#cough-blood',
]);

/** What says so in the middle of a fact as well. */
export const ALIKE_IN_TEXT: Readonly<Record<string, string>> = {
  '#appetite': '#diet',
  '#weight-loss': '#weight',
  '#weight-gain': '#weight',
  '#cough-blood': '#bleeding',
  '#cholesterol': '#statin',
  '#hospital': '#intensive-care',
};

/** Two names for one matter: who asks for one asks for the other. */
export const SAME: readonly (readonly string[])[] = [
  ['#adherence', '#missed-pills'],
  ['#support', '#carers'],
];
