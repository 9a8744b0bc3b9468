import type { ChecklistTemplate } from './template';

export const checklistsEs: ChecklistTemplate[] = [
  {
    key: 'history',
    name: 'Anamnesis dirigida',
    category: 'Anamnesis',
    sections: {
      Apertura: [
        'Se lava o desinfecta las manos',
        'Se presenta con nombre, apellido y función',
        'Confirma el nombre y la fecha de nacimiento del paciente',
        'Explica el propósito de la conversación y obtiene el consentimiento',
      ],
      'Motivo de consulta': [
        'Empieza con una pregunta abierta y deja terminar al paciente',
        'Explora el inicio, la duración y la evolución',
        'Si hay dolor, explora localización, irradiación y características',
        'Pregunta qué lo mejora o lo empeora',
        'Pregunta por la intensidad y la repercusión en la vida diaria',
        'Pregunta por síntomas asociados',
        'Busca los signos de alarma propios del motivo de consulta',
      ],
      Antecedentes: [
        'Antecedentes médicos y quirúrgicos',
        'Medicación, incluida la de venta libre y la de herbolario',
        'Alergias, y qué reacción hubo',
        'Antecedentes familiares',
        'Tabaco, alcohol y otras drogas',
        'Trabajo, vivienda y apoyo social',
      ],
      'Ideas, preocupaciones y expectativas': [
        'Pregunta qué cree el paciente que le ocurre',
        'Pregunta qué es lo que más le preocupa',
        'Pregunta qué espera de la consulta',
        'Responde a las pistas que da el paciente',
      ],
      Cierre: [
        'Resume y comprueba que es correcto',
        'Invita a hacer preguntas',
        'Nombra un diagnóstico principal y al menos dos diferenciales',
        'Propone las primeras pruebas adecuadas',
      ],
    },
  },
  {
    key: 'examination',
    name: 'Exploración física',
    category: 'Exploración física',
    sections: {
      Preparación: [
        'Se lava o desinfecta las manos',
        'Se presenta y confirma la identidad del paciente',
        'Explica la exploración y obtiene el consentimiento',
        'Ofrece la presencia de un acompañante',
        'Coloca y descubre al paciente lo necesario, cuidando su intimidad',
        'Pregunta por el dolor antes de tocar',
      ],
      'Inspección general': [
        'Observa el entorno de la cama en busca de pistas',
        'Comenta el aspecto general y el bienestar',
        'Inspecciona manos, cara y cuello en busca de signos periféricos',
        'Pide o toma las constantes',
      ],
      'Exploración dirigida': [
        'Inspecciona la zona de cerca',
        'Palpa de forma sistemática, mirando la cara',
        'Percute cuando corresponde al sistema',
        'Ausculta en los focos correctos',
        'Compara ambos lados',
        'Realiza las maniobras especiales del sistema',
      ],
      Finalización: [
        'Da las gracias al paciente y le ayuda a vestirse',
        'Se lava o desinfecta las manos',
        'Indica qué otras exploraciones y pruebas la completarían',
        'Presenta los hallazgos en orden, con los negativos relevantes',
        'Da una conclusión razonable',
      ],
    },
  },
  {
    key: 'procedure',
    name: 'Técnica o procedimiento',
    category: 'Procedimientos',
    sections: {
      'Antes del procedimiento': [
        'Se lava o desinfecta las manos',
        'Se presenta y confirma la identidad con dos identificadores',
        'Comprueba la indicación, las contraindicaciones y las alergias',
        'Explica el procedimiento, sus riesgos y las alternativas',
        'Obtiene un consentimiento válido',
        'Reúne y revisa el material, incluidas las fechas de caducidad',
      ],
      Técnica: [
        'Coloca al paciente de forma cómoda y segura',
        'Se pone guantes y la protección necesaria',
        'Limpia la zona y la deja secar',
        'Mantiene estériles las partes clave en todo momento',
        'Realiza los pasos en un orden seguro',
        'Habla con el paciente y vigila si hay malestar',
      ],
      'Después del procedimiento': [
        'Desecha los objetos punzantes de inmediato y los residuos en su contenedor',
        'Se quita los guantes y se lava las manos',
        'Etiqueta las muestras junto al paciente si las hay',
        'Explica qué vigilar y cuándo avisar',
        'Registra fecha, hora, lugar, lote y complicaciones',
      ],
    },
  },
  {
    key: 'communication',
    name: 'Comunicar malas noticias',
    category: 'Comunicación',
    sections: {
      Entorno: [
        'Asegura privacidad y tiempo sin interrupciones',
        'Se presenta e indica su función',
        'Pregunta si el paciente quiere que alguien le acompañe',
        'Se sienta a la misma altura con una postura abierta',
      ],
      'Percepción e invitación': [
        'Averigua qué sabe ya el paciente',
        'Averigua cuánto quiere saber',
        'Da un aviso previo',
      ],
      Conocimiento: [
        'Da la noticia con palabras sencillas, sin tecnicismos',
        'Informa en pequeñas partes y comprueba que se entiende',
        'Hace pausas y respeta el silencio',
      ],
      'Emociones y empatía': [
        'Reconoce y nombra la emoción',
        'Responde con empatía, sin falsas esperanzas',
        'Explora la preocupación principal del paciente',
      ],
      'Estrategia y resumen': [
        'Acuerda los pasos siguientes',
        'Ofrece información escrita y apoyo',
        'Da un contacto y un seguimiento cercano',
        'Comprueba la seguridad y cómo volverá a casa',
        'Resume y comprueba que se ha entendido',
      ],
    },
  },
  {
    key: 'ethics',
    name: 'Consentimiento y capacidad',
    category: 'Comunicación y ética',
    sections: {
      Apertura: [
        'Se presenta y confirma la identidad del paciente',
        'Explica por qué es necesaria la conversación',
        'Averigua qué entiende el paciente hasta ahora',
      ],
      Información: [
        'Explica en qué consiste y para qué sirve lo que se propone',
        'Explica los beneficios y el resultado probable',
        'Explica los riesgos frecuentes, y los graves y raros que importan a este paciente',
        'Explica las alternativas, incluida la de no hacer nada',
      ],
      Capacidad: [
        'Presume la capacidad y ayuda a decidir',
        'Comprueba que el paciente comprende',
        'Comprueba que puede retener la información',
        'Comprueba que puede sopesarla',
        'Comprueba que puede comunicar una decisión',
      ],
      'Ética y ley': [
        'Respeta una decisión poco prudente de un paciente capaz',
        'Guarda la confidencialidad y explica sus límites',
        'Si falta capacidad, considera el mejor interés, las instrucciones previas y a los representantes',
        'Evita la coacción y comprueba que la decisión es voluntaria',
      ],
      Cierre: [
        'Resume la decisión',
        'Indica que puede cambiarse en cualquier momento',
        'Ofrece tiempo, información escrita y una segunda conversación',
        'Registra la conversación',
      ],
    },
  },
];
