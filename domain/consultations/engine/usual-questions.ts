/** How people usually ask for what a fact can answer (`INTENTS`): an author sees which of them fail. */
import type { Language } from '~/domain/accounts/contract';
import type { INTENTS } from '~/domain/stations/patient-facts';

type Intent = (typeof INTENTS)[number];

const EN: Record<Intent, string> = {
  name: 'What’s your name? | Can I check your full name? | Who am I speaking to?',
  age: 'How old are you? | Can I check your age?',
  onset: 'When did it start? | When did you first notice it? | How did it begin? | Did it come on suddenly?',
  duration: 'How long has this been going on? | How long have you had it? | How long does it last?',
  course: 'Is it getting better or worse? | Has it changed since it started? | Is it there all the time?',
  site: 'Where is it exactly? | Can you point to where it is? | Where does it hurt?',
  radiation: 'Does it go anywhere else? | Does the pain spread anywhere? | Does it move at all?',
  character: 'What does it feel like? | Can you describe the pain? | Is it sharp or dull?',
  severity: 'How bad is it? | On a scale of one to ten, how bad is the pain? | How much does it bother you?',
  timing: 'Is there a pattern to it? | How often does it happen? | Is it worse at any time of day?',
  worse: 'Does anything make it worse? | What brings it on? | Is there anything that sets it off?',
  better: 'Does anything make it better? | Does anything help? | What do you do to ease it?',
  before: 'Has this happened before? | Have you ever had anything like this? | Is this the first time?',
  tried: 'Have you tried anything for it? | What have you done about it so far? | Have you taken anything for it?',
  medicine: 'Do you take any regular medicines? | What tablets are you on? | Are you on anything from your GP?',
  'over-the-counter':
    'Do you buy anything over the counter? | Any herbal remedies or supplements? | Anything from the chemist?',
  allergy: 'Are you allergic to anything? | Any allergies? | Have you ever reacted badly to a medicine?',
  'past-health':
    'Do you have any medical conditions? | Any other health problems? | How has your health been in the past?',
  operation: 'Have you had any operations? | Any surgery in the past? | Ever been under the knife?',
  hospital: 'Have you ever been in hospital? | Any hospital stays? | Have you been admitted before?',
  family: 'Does anything run in your family? | Any illnesses in the family? | Are your parents well?',
  smoke: 'Do you smoke? | Have you ever smoked? | How many cigarettes do you smoke a day?',
  alcohol: 'Do you drink alcohol? | How much do you drink in a week? | What about alcohol?',
  'recreational-drugs':
    'Do you use any recreational drugs? | Do you take any drugs? | Any cannabis or anything like that?',
  work: 'What do you do for a living? | What’s your job? | Are you working at the moment?',
  home: 'Who lives at home with you? | What’s your home situation? | Do you live alone?',
  partner: 'Do you have a partner? | Are you in a relationship? | Are you married?',
  travel: 'Have you been abroad recently? | Any recent travel? | Have you been on holiday lately?',
  coping: 'How are you coping? | How is this affecting your daily life? | Is there anything it stops you doing?',
  mood: 'How has your mood been? | How are you feeling in yourself? | Have you been feeling down?',
  sleep: 'How are you sleeping? | Are you getting any sleep? | Does it wake you at night?',
  appetite: 'How is your appetite? | Are you eating well? | Have you been off your food?',
  weight: 'Have you lost any weight? | Has your weight changed? | Are your clothes looser than they were?',
  'self-harm':
    'Have you had any thoughts of ending your life? | Have you thought about harming yourself? | Do you ever feel life isn’t worth living?',
  'harm-others': 'Have you had thoughts of hurting anyone else? | Do you feel you could hurt somebody?',
  driving: 'Do you drive? | How did you get here today? | Are you still driving?',
  periods: 'When was your last period? | Are your periods regular? | Could you be pregnant?',
  sexual: 'Are you sexually active? | Do you use any protection? | Can I ask about your sex life?',
  ideas: 'What do you think is causing it? | Do you have any idea what it might be? | What’s your own view on it?',
  concerns: 'Is there anything in particular worrying you? | What concerns you most? | What’s on your mind?',
  expectations:
    'What were you hoping we could do today? | What would you like from me? | How were you hoping I could help?',
};

const ES: Record<Intent, string> = {
  name: '¿Cómo se llama? | ¿Me dice su nombre completo? | ¿Con quién hablo?',
  age: '¿Cuántos años tiene? | ¿Qué edad tiene?',
  onset: '¿Cuándo empezó? | ¿Cuándo lo notó por primera vez? | ¿Cómo empezó? | ¿Empezó de repente?',
  duration: '¿Cuánto tiempo lleva así? | ¿Desde hace cuánto le pasa? | ¿Cuánto le dura?',
  course: '¿Va a mejor o a peor? | ¿Ha cambiado desde que empezó? | ¿Lo nota todo el tiempo?',
  site: '¿Dónde exactamente? | ¿Me señala dónde es? | ¿Dónde le duele?',
  radiation: '¿Se le va a algún otro sitio? | ¿El dolor se extiende? | ¿Se le mueve a otra parte?',
  character: '¿Cómo es? | ¿Me puede describir el dolor? | ¿Es como un pinchazo o más bien sordo?',
  severity: '¿Cómo de fuerte es? | Del uno al diez, ¿cuánto le duele? | ¿Cuánto le molesta?',
  timing: '¿Sigue algún patrón? | ¿Con qué frecuencia le pasa? | ¿Es peor a alguna hora del día?',
  worse: '¿Hay algo que lo empeore? | ¿Qué se lo provoca? | ¿Con qué va a más?',
  better: '¿Hay algo que lo alivie? | ¿Qué le ayuda? | ¿Qué hace para aliviarlo?',
  before: '¿Le había pasado antes? | ¿Alguna vez ha tenido algo parecido? | ¿Es la primera vez?',
  tried: '¿Ha probado algo? | ¿Qué ha hecho hasta ahora? | ¿Se ha tomado algo para esto?',
  medicine: '¿Toma algún medicamento? | ¿Qué pastillas toma? | ¿Toma algo a diario?',
  'over-the-counter':
    '¿Toma algo sin receta? | ¿Algún remedio de hierbas o suplemento? | ¿Algo que compre en la farmacia por su cuenta?',
  allergy: '¿Es alérgico a algo? | ¿Alguna alergia? | ¿Le ha sentado mal alguna vez un medicamento?',
  'past-health': '¿Tiene alguna enfermedad? | ¿Algún otro problema de salud? | ¿Cómo ha estado de salud hasta ahora?',
  operation: '¿Le han operado alguna vez? | ¿Alguna operación? | ¿Ha pasado por quirófano?',
  hospital: '¿Ha estado ingresado alguna vez? | ¿Algún ingreso en el hospital? | ¿Ha estado en el hospital antes?',
  family: '¿Hay enfermedades en su familia? | ¿Algún antecedente familiar? | ¿Sus padres están bien de salud?',
  smoke: '¿Fuma? | ¿Ha fumado alguna vez? | ¿Cuántos cigarrillos fuma al día?',
  alcohol: '¿Bebe alcohol? | ¿Cuánto bebe a la semana? | ¿Y el alcohol?',
  'recreational-drugs': '¿Consume drogas? | ¿Toma alguna droga? | ¿Cannabis o algo así?',
  work: '¿A qué se dedica? | ¿En qué trabaja? | ¿Está trabajando ahora?',
  home: '¿Con quién vive? | ¿Cómo es su situación en casa? | ¿Vive solo?',
  partner: '¿Tiene pareja? | ¿Está en una relación? | ¿Está casado?',
  travel: '¿Ha viajado al extranjero hace poco? | ¿Algún viaje reciente? | ¿Ha estado de vacaciones?',
  coping: '¿Cómo lo lleva? | ¿Cómo le afecta en el día a día? | ¿Hay algo que haya dejado de hacer?',
  mood: '¿Cómo está de ánimo? | ¿Cómo se siente? | ¿Se ha notado decaído?',
  sleep: '¿Qué tal duerme? | ¿Descansa bien? | ¿Le despierta por la noche?',
  appetite: '¿Qué tal el apetito? | ¿Come bien? | ¿Ha perdido las ganas de comer?',
  weight: '¿Ha perdido peso? | ¿Ha cambiado de peso? | ¿Le queda más holgada la ropa?',
  'self-harm':
    '¿Ha pensado en quitarse la vida? | ¿Ha pensado en hacerse daño? | ¿Siente a veces que no merece la pena vivir?',
  'harm-others': '¿Ha pensado en hacer daño a alguien? | ¿Cree que podría hacer daño a otra persona?',
  driving: '¿Conduce? | ¿Cómo ha venido hoy? | ¿Sigue conduciendo?',
  periods: '¿Cuándo fue su última regla? | ¿Sus reglas son regulares? | ¿Podría estar embarazada?',
  sexual: '¿Tiene relaciones sexuales? | ¿Usa protección? | ¿Le puedo preguntar por su vida sexual?',
  ideas: '¿A qué cree que se debe? | ¿Tiene idea de qué puede ser? | ¿Usted qué piensa que es?',
  concerns: '¿Hay algo que le preocupe? | ¿Qué es lo que más le preocupa? | ¿Qué le inquieta?',
  expectations: '¿Qué esperaba de la consulta? | ¿Qué le gustaría que hiciéramos? | ¿En qué esperaba que le ayudara?',
};

const listsOf = (questions: Record<Intent, string>): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(questions).map(([intent, list]) => [`#${intent}`, list.split(' | ')]));

/** The questions for each intent, by its key. */
export const USUAL_QUESTIONS: Record<Language, ReadonlyMap<string, readonly string[]>> = {
  en: listsOf(EN),
  es: listsOf(ES),
};
