import type { StationTemplates, TextKind } from './template';

export const textsEs: Pick<StationTemplates, TextKind> = {
  candidate_instructions: [
    {
      key: 'history',
      name: 'Anamnesis',
      content:
        '<h3>Situación</h3><p>Eres [residente de primer año] en [el servicio de urgencias].</p><h3>El paciente</h3><p><strong>[Nombre]</strong>, de [edad] años, acude por [motivo]. Constantes: pulso [x], tensión arterial [x/x] mmHg, frecuencia respiratoria [x], SpO2 [x] %, temperatura [x] °C.</p><h3>Tu tarea</h3><ul><li>Haz una anamnesis dirigida.</li><li>Atiende las preguntas y preocupaciones del paciente.</li><li>A los [6] minutos, resume, da tu diagnóstico diferencial y esboza tu plan.</li></ul>',
    },
    {
      key: 'examination',
      name: 'Exploración',
      content:
        '<h3>Situación</h3><p>Eres [residente de primer año] en [la planta].</p><h3>El paciente</h3><p><strong>[Nombre]</strong>, de [edad] años, tiene [motivo].</p><h3>Tu tarea</h3><ul><li>Explora [el sistema]. Di lo que haces mientras lo haces.</li><li>No hagas la anamnesis.</li><li>A los [6] minutos, presenta tus hallazgos y responde a las preguntas del examinador.</li></ul>',
    },
    {
      key: 'communication',
      name: 'Comunicación',
      content:
        '<h3>Situación</h3><p>Eres [residente de primer año] en [la consulta].</p><h3>Lo que sabes</h3><p><strong>[Nombre]</strong>, de [edad] años, [qué ha ocurrido hasta ahora]. [Resultado o decisión de la que se va a hablar.]</p><h3>Tu tarea</h3><ul><li>Habla con [el paciente / el familiar] sobre [tema].</li><li>Responde a sus preguntas y acuerda los pasos siguientes.</li></ul><p>No hace falta una anamnesis completa ni explorar a nadie.</p>',
    },
  ],
  patient_instructions: [
    {
      key: 'symptom',
      name: 'Paciente con un síntoma',
      content:
        '<h3>Quién eres</h3><p>Eres <strong>[nombre]</strong>, tienes [edad] años. Trabajas de [profesión] y vives con [quién].</p><h3>Primera frase</h3><p>«[Lo primero que dices, con tus palabras.]»</p><h3>Lo que cuentas sin que te pregunten</h3><ul><li>[Cómo empezó y cómo es]</li><li>[Qué te impide hacer]</li></ul><h3>Lo que dices solo si te preguntan</h3><ul><li><strong>El síntoma:</strong> [dónde, hacia dónde va, intensidad, evolución, qué lo cambia]</li><li><strong>Además:</strong> [qué más hay, y qué no hay]</li><li><strong>Antecedentes:</strong> [enfermedades, operaciones]</li><li><strong>Medicación y alergias:</strong> [cuáles, y desde cuándo]</li><li><strong>Familia:</strong> [enfermedades]</li><li><strong>Hábitos y casa:</strong> [tabaco, alcohol, drogas, apoyo]</li></ul><h3>Tus ideas, preocupaciones y expectativas</h3><ul><li><strong>Idea:</strong> [qué crees que es]</li><li><strong>Preocupación:</strong> [qué te asusta, y por qué]</li><li><strong>Expectativa:</strong> [qué quieres de la consulta]</li></ul><h3>Cómo interpretarlo</h3><p>[Ánimo, actitud, qué haces con las manos; cómo cambias cuando te escuchan.] Pregunta una vez: «[pregunta]»</p>',
    },
    {
      key: 'relative',
      name: 'Familiar preocupado',
      content:
        '<h3>Quién eres</h3><p>Eres <strong>[nombre]</strong>, [parentesco] de [paciente], que está en [dónde].</p><h3>Lo que sabes hasta ahora</h3><p>[Qué te han dicho, quién, y cómo lo has entendido.]</p><h3>Lo que quieres saber</h3><ul><li>[Pregunta]</li><li>[Pregunta]</li></ul><h3>Lo que sientes</h3><p>[Emoción, y de dónde viene.] Si te escuchan, [cómo cambias]. Si te interrumpen, [cómo cambias].</p><h3>Lo que dices solo si te preguntan</h3><ul><li>[Algo que importa para los pasos siguientes]</li></ul>',
    },
  ],
  examiner_instructions: [
    {
      key: 'standard',
      name: 'Estándar',
      content:
        '<h3>Qué evalúa esta estación</h3><p>[Habilidad y nivel.]</p><h3>Antes de empezar</h3><ul><li>[Material y sala]</li><li>Comprueba que el paciente está listo y sabe su primera frase.</li></ul><h3>Durante la estación</h3><ul><li>No des pistas. Marca lo que se hizo lo bastante bien para contar, no lo que solo se nombró.</li><li>Si el candidato pide [constantes o resultados], da: [valores].</li><li>Avisa a los [6] minutos y después haz las preguntas.</li></ul><h3>Qué hace un buen candidato</h3><p>[Dos o tres frases.]</p>',
    },
    {
      key: 'procedure',
      name: 'Procedimiento en un maniquí',
      content:
        '<h3>Qué evalúa esta estación</h3><p>[Procedimiento], realizado con seguridad en un maniquí.</p><h3>Antes de empezar</h3><ul><li>[Maniquí y sus ajustes]</li><li>[Material, dispuesto sin orden]</li></ul><h3>Durante la estación</h3><ul><li>Responde por el paciente donde el maniquí no puede.</li><li>Detén al candidato de inmediato si alguien pudiera hacerse daño, y anótalo.</li></ul><h3>Actos inseguros</h3><ul><li>[Lo que suspende al candidato haga lo que haga después]</li></ul>',
    },
  ],
  walkthrough: [
    {
      key: 'history',
      name: 'Anamnesis, paso a paso',
      content:
        '<h3>Cómo empezar</h3><p>[La apertura, y la pregunta abierta que mejor funciona aquí.]</p><h3>Lo que no se puede pasar por alto</h3><ul><li><strong>[Signo de alarma]:</strong> [por qué importa, y cómo preguntarlo]</li></ul><h3>Diagnóstico diferencial</h3><table><thead><tr><th>Diagnóstico</th><th>A favor</th><th>En contra</th></tr></thead><tbody><tr><td>[Diagnóstico]</td><td>[Hallazgos]</td><td>[Hallazgos]</td></tr></tbody></table><h3>Pruebas y tratamiento</h3><ol><li>[Primero]</li><li>[Después]</li></ol><h3>Errores frecuentes</h3><ul><li>[Error, y qué hacer en su lugar]</li></ul>',
    },
    {
      key: 'examination',
      name: 'Exploración, paso a paso',
      content:
        '<h3>El orden</h3><ol><li>[Paso, y qué buscar]</li><li>[Paso]</li></ol><h3>Qué significan los hallazgos</h3><table><thead><tr><th>Hallazgo</th><th>Sugiere</th></tr></thead><tbody><tr><td>[Hallazgo]</td><td>[Significado]</td></tr></tbody></table><h3>Cómo presentarlo</h3><p>«[Una presentación modelo de tres o cuatro frases.]»</p><h3>Errores frecuentes</h3><ul><li>[Error, y qué hacer en su lugar]</li></ul>',
    },
  ],
};
