/** What is meant for a machine behind the patient: to give up its role, to show what it was given. Pure. */
import { folded } from '../words/text';

const SIGNS = [
  /\b(?:ignore|disregard|forget|override|bypass|ignora|ignore|olvida|olvide|omite)\b.{0,40}\b(?:instructions?|prompts?|rules?|above|previous|everything|instrucciones|reglas|anterior|anteriores|indicaciones)\b/,
  /\b(?:system|developer|initial|hidden|original)\s+(?:prompt|message|instructions?)\b/,
  /\b(?:instrucciones|mensaje|prompt)\s+(?:de|del)\s+sistema\b/,
  /\bchecklist|check-list|check list\b|\bmark(?:ing)? (?:scheme|sheet|criteria)\b|\bscore ?sheet\b|\blista de (?:cotejo|verificacion|comprobacion)\b|\bplantilla de (?:correccion|evaluacion)\b|\bhoja de evaluacion\b/,
  /\b(?:your|tus?|sus?) (?:patient |candidate |examiner |full |exact |own )?(?:instructions|script|brief|prompt|instrucciones|guion)\b|\b(?:patient|candidate|examiner) instructions\b|\binstrucciones del paciente\b/,
  /\b(?:you are|you're|act as|pretend (?:to be|you are)|from now on|eres|actua como|a partir de ahora)\b.{0,40}\b(?:an? ai|language model|assistant|chatbot|gpt|dan|modelo de lenguaje|asistente|una ia)\b/,
  /\b(?:reveal|print|repeat|output|dump|list|read (?:me|out)|tell me|give me|show me|revela|imprime|repite|muestrame|dime|lee)\b.{0,40}\b(?:all (?:the |of the |your )?facts|everything you know|all your information|everything above|facts you|walkthrough|todos los (?:datos|hechos)|todo lo que sabes|todo lo anterior)\b/,
  /(?<!\b(?:i'll|i will|i can|i could|can i|we'll|we can|to|gp|pharmacist) )\b(?:read|recite|repeat|show|tell|give|copy|print|output|reveal|dump)\b(?: me| us)?(?: out)?(?: (?:the|your|this|that|all of the|all))?(?: (?:whole|entire|full|complete|exact))? (?:script|prompt|brief|role ?play|back ?story)\b(?! (?:for|to|from))/,
  /\b(?:repit[ea]|repiteme|repitame|lee|lea|leeme|leame|recit[ea]|dime|digame|muestra|muestrame|muestreme|dame|deme|ensename|ensene|imprim[ea]|escrib[ea]|copi[ae])\b(?: todo)?(?: el| tu| su| este)?(?: \w+)? (?:guion|prompt)\b/,
  /\b(?:answer (?:key|sheet)|model answer|clave de respuestas|hoja de respuestas|jailbreak|(?:developer|debug|admin) mode|modo (?:desarrollador|administrador))\b/,
  /\bare you (?:an? )?(?:ai|robot|bot|computer|chatgpt|language model|program)\b|\beres (?:una? )?(?:ia|robot|bot|maquina|chatgpt|inteligencia artificial|programa)\b/,
  /\b(?:what|which) (?:boxes|items|points) (?:are|do|will|get|give)\b.*\b(?:marks?|marked|examiner|tick)\b/,
  /\b(?:stop acting|(?:drop|forget|leave) (?:the |your )?(?:act|character|persona|role)|(?:ignore|abandon) your (?:role|character|persona)|out of character|you are no longer|(?:you are|you're) (?:just |only )?a (?:program|simulation|machine)|deja de actuar|sal del personaje|ya no eres|eres solo una?)\b/,
  /\b(?:print|output|repeat|recite|list|say|read|show|copy|paste|write|give me|display)\b.{0,60}\b(?:as json|in json|character sheet|back ?story|every fact|notes on how|(?:is|'s) written (?:under|about)|only if asked|(?:text|facts?|background|everything) (?:that )?(?:you were|you have been|you've been) given)\b/,
  /\b(?:print|output|repeat|recite|copy|write)\b.{0,60}\b(?:word for word|verbatim)\b/,
  /\b(?:repite|imprime|muestra|muestrame|escribe|copia|lista|enumera|recita|dime|lee)\b.{0,60}\b(?:palabra por palabra|(?:texto|todo lo|datos) que te han dado|tu ficha|tu personaje|en json|como comportarte|solo si te preguntan)\b/,
  /\b(?:pretend|imagine|suppose|assume)\b.{0,20}\bi(?:'ve| have| had)? (?:already )?asked\b|\bwhat would you (?:only )?(?:say|answer|tell me) (?:only )?if i(?:'d| had)? asked\b|\b(?:haz como si|imagina que|supon que)\b.{0,20}\bpreguntado\b|\bque (?:me |solo )*(?:dirias|contestarias|contarias)(?: solo)? si te (?:lo )?preguntara\b/,
  /\b(?:repeat|recite)\b.{0,20}\b(?:script|prompt)\b|\b(?:give|tell|show)(?: me)? (?:all )?(?:of )?the answers\b|\bfull marks\b|\b(?:patient|actor)(?:'s)? sheet\b|\b(?:dame|dime) todas las respuestas\b|\bpreguntarte para (?:aprobar|sacar)\b/,
  /<\/?(?:system|assistant|user|instructions?)\b|\[\/?inst\]|<\|.*\|>|^\s*(?:system|assistant)\s*:/m,
  /^\W*(?:system|sistema|admin|administrator|administrador|developer|assistant|asistente|chatbot|bot)\b(?: \w+){0,2}\s*(?:[:,>\]]|\W*$)/m,
  /\b(?:hidden|secret|guarded|withheld|undisclosed|internal|stored)\b.{0,12}\b(?:facts?|information|data|instructions?|file)\b/,
  /\b(?:datos?|hechos?|informacion|instrucciones|ficha)\b.{0,12}\b(?:ocult[oa]s?|secret[oa]s?|intern[oa]s?|guardad[oa]s?)\b/,
  /\b(?:print|output|dump|export|display)\b.{0,20}\b(?:patient|file|record|facts?|data|everything)\b/,
  // To drop a role, a case or its rules is said to no patient: `disregard your role`, `olvida el personaje`.
  /\b(?:forget|ignore|disregard|drop|abandon|skip|override|break|escape) (?:about )?(?:the|your|this|that|all) (?:whole |patient |entire )?(?:role(?!s? of)|character|persona|case|scenario|simulation|rules?|restrictions|guidelines you)\b/,
  /\b(?:salta(?:te)?|ignora|olvida(?:te)?|rompe|abandona|omite) (?:de )?(?:tus? (?:reglas|normas|papel|rol|personaje|ficha)|(?:la|esta) ficha|el (?:personaje|papel|caso|guion))\b/,
  // What is kept in a machine: `the hidden notes`, `which facts are locked`, `las respuestas que tienes guardadas`.
  /\b(?:hidden|concealed|locked|secret|withheld|stored|unreleased) (?:parts?|notes?|facts?|info\w*|data|answers?|med|details|text|diagnos\w+|sections?|lines?)\b|\b(?:facts?|answers?|lines?|parts?|notes) (?:that )?(?:are |is |you have )?(?:hidden|concealed|locked|withheld|stored)\b/,
  /\b(?:respuestas?|partes?|notas?|lineas?|datos) (?:que tienes |que te han )?(?:guardad|escondid|ocult|bloquead)[oa]s?\b|\brespuestas (?:correctas|del examen)\b/,
  /\b(?:until|unless|before) i ask (?:you )?(?:directly|about (?:it|them) directly)\b|\bhasta que te (?:lo )?pregunten?\b/,
  // Of an exam and of a machine.
  /\b(?:exam|osce|test|station|simulation|assessment|role ?play) (?:is|has|was)(?: now)? (?:over|finished|ended|done)\b|\b(?:el examen|la prueba|la simulacion|la estacion) (?:ya )?(?:ha )?(?:terminado|acabado|termino|acabo)\b/,
  /\bscripted (?:for you|answers?|facts?)\b|\b(?:get|be|am|being) marked (?:down|on)\b|\bcorrect diagnosis\b|\bdiagnostico correcto\b|\b(?:text|everything|lines?) above this\b|\b(?:print|repeat|show)\b.{0,10}\babove\b/,
  /\boverride (?:code|mode)\b|\b(?:nurse|admin|system|developer|examiner|staff) override\b|\bi(?:'m| am) (?:the|your|a) (?:developer|programmer|administrator)\b|\bsoy (?:el|la|tu) (?:desarrollador|programador|administrador)a?\b/,
  /\b(?:list|give me|tell me|print|show me|write out) (?:me )?(?:every|all (?:the|your)|each) (?:answer|fact|line|red flag)s?\b|\brecita(?:me)?\b/,
];

/** Whether it is meant for a machine behind the patient: nobody says so in a consultation, and it counts for nothing. */
export const addressesTheMachine = (text: string): boolean => {
  const plain = folded(text).replaceAll(/[ \t]+/g, ' ');
  return (
    SIGNS.some((pattern) => pattern.test(plain)) || SIGNS.some((pattern) => pattern.test(plain.replaceAll(/\s+/g, ' ')))
  );
};
