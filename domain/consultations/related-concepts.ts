/** Which concepts stand for which others when a question is matched with a fact. Pure. */

/** What somebody who asks for the second also asks for. */
export const KINDS: Readonly<Record<string, string>> = {
  '#migraine': '#headache',
  '#alert': '#sleepy',
  '#diplopia': '#vision',
  '#melaena': '#bleeding',
  '#painkiller': '#over-the-counter',
  '#herbal': '#over-the-counter',
  '#inhaler': '#medicine',
  '#partner': '#home',
  '#apnoea': '#snore',
  '#bedtime': '#sleep',
  '#carers': '#coping',
  '#children': '#family',
  '#hypertension': '#past-health',
  '#asthma': '#past-health',
  '#diabetes': '#past-health',
};
/** An aspect that is told under another name as well. */
export const ALSO: Readonly<Record<string, readonly string[]>> = {
  '#duration': ['#onset'],
  '#onset': ['#duration'],
  '#tried': ['#painkiller'],
  '#course': ['#now', '#onset'],
  '#now': ['#course'],
  '#morning': ['#timing'],
  '#better': ['#worse'],
  '#worse': ['#better'],
  '#last': ['#frequency'],
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
};
