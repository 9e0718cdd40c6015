import type { Rule } from '@/lib/assistant/find-rule'

/** What the practice itself can be asked (issue 5, step 4). */
export type PracticeTopic =
  | 'emergencies'
  | 'fax'
  | 'email'
  | 'person'
  | 'response'
  | 'bring'
  | 'medi-cal'
  | 'insurance'
  | 'interpreter'
  | 'parking'
  | 'access'
  | 'transit'
  | 'phone'
  | 'hours'
  | 'address'
  | 'appointment'
  | 'surgeon'
  | 'recovery-fusion'
  | 'recovery-disc-replacement'
  | 'recovery-endoscopic'
  | 'recovery-complex'
  | 'recovery-minimally-invasive'
  | 'recovery'

const days =
  'monday*|tuesday*|wednesday*|thursday*|friday*|saturday*|sunday*|weekend*|today|tomorrow|lunes|martes|miercoles|jueves|viernes|sabado*|domingo*|hoy|manana|holidays|lunch|noon|late|early|now|evenings'
const office = 'you|office|clinic|practice|surgeon|doctor|consultorio|oficina|clinica|place|guys|building'
const recovery = 'recover|recovery|recovering|recuper*|healing+time|downtime|heal|sanar|back+to+normal'
const afterTime = (operation: string) => [
  `${recovery} ~8 ${operation}`,
  `${operation} ~6 ${recovery}`,
  `cuanto ~3 tarda|tardo|dura ~5 ${operation}`,
]

function recoveryRule(sign: PracticeTopic, operation: string): Rule<PracticeTopic> {
  return {
    sign,
    signs: [afterTime(operation)],
    given: [
      [
        'long|time|times|soon|weeks|months|fast|quick|cuanto|tiempo|semanas|meses|tarda|dura|recuperacion|recovery',
      ],
    ],
    unless: [
      'log|tracker|diary',
      'not|faster|speed|help|food|foods|eat',
      'drive|manejar|sex|work|trabajar|sport*|swim|golf|hospital',
    ],
  }
}

export const practiceRules: readonly Rule<PracticeTopic>[] = [
  {
    sign: 'emergencies',
    signs: [
      [
        `${office} ~2 treat|handle|see|take|accept|do ~2 emergenc*`,
        'after hours|hour',
        'emergency visit|visits|appointment|appointments|consultation|consultations',
        'atienden|atiende|reciben ~2 emergencia*|urgencia*',
        'fuera de horario',
      ],
    ],
  },
  { sign: 'fax', signs: [['fax']] },
  {
    sign: 'email',
    signs: [
      [
        'email address',
        'e mail address',
        'your email|mail',
        'email you|the+office',
        'correo electronico',
        'su correo',
        'e mail ~2 office',
        'email ~2 office',
      ],
    ],
    unless: ['address change'],
  },
  {
    sign: 'response',
    signs: [
      [
        'how soon|long|fast|quick|quickly ~7 call|reply|respond|response|answer|hear|contact|get+back',
        'when will|do|does|can ~4 call|hear|contact|respond|reply|get ~2 me|back|from',
        'response time',
        'cuanto|cuando ~5 llam*|contest*|respond*',
        'no one|nobody ~2 called|call|answered|replied',
        'nadie me ~2 llamado|llamo',
      ],
    ],
    unless: ['when|before|should ~2 i call', 'take ~3 hear'],
  },
  {
    sign: 'bring',
    signs: [
      [
        'what|which|do|should|anything|que|list|need ~5 bring|traer|llevar|llevo|traigo|carry',
        'take|bring with me',
        'bring ~5 visit|appointment|first|consultation',
        'documents|papers|paperwork ~4 need|appointment|visit',
        'documentos|papeles ~4 necesito|cita|llevar',
      ],
    ],
    unless: ['hospital', 'heavy', 'bring down|on|back'],
  },
  {
    sign: 'interpreter',
    signs: [
      [
        'interpreter*|translator*|interprete*|traductor*',
        'speak|speaks|speaking|habla|hablan|hable|hablar ~3 spanish|espanol|mandarin|portuguese|hmong|punjabi|tagalog|language|english|idioma',
        'spanish speaking|speaker|speakers',
        'in spanish',
        'en espanol',
        'sign language',
        'lenguaje de senas',
        'only speak|speaks spanish',
      ],
    ],
  },
  {
    sign: 'medi-cal',
    signs: [['medi cal', 'medical insurance ~1 .', 'medicaid', 'calviva', 'medical card']],
    unless: ['medical records'],
  },
  {
    sign: 'insurance',
    signs: [
      [
        'insurance|insurances|insured|ppo|hmo|medicare|anthem|aetna|cigna|kaiser|humana|tricare|blue+cross|blue+shield|united+healthcare|unitedhealthcare|health+net|in+network|aseguranza|aseguranzas|cobertura',
        'aceptan|acepta|aceptar|toman|reciben|tipo|tipos|compania|mi|el|que|cubre|con ~2 seguro|seguros',
        'seguro|seguros medico|medicos|cubre|cubren',
        'accept|take ~3 plan',
        'covered|cover ~3 plan',
      ],
    ],
    unless: [
      'prior|previa auth*|autorizacion',
      'referral*|referido|referencia',
      'no|without|uninsured|sin ~2 insurance|seguro|aseguranza',
      'appeal*|denied|denies|deny|denial|apelar|nego',
      'el seguro ~1 que',
      'good faith',
      'birth|number',
      'approve*|approval',
      'insurance ~2 card',
      'hipaa',
    ],
  },
  {
    sign: 'parking',
    signs: [['park|parking|estacion*|parqueo|parquear|aparcar']],
    unless: ['parkinson*', 'estacionad* ~2 choc*'],
  },
  {
    sign: 'access',
    signs: [
      [
        'wheelchair*|elevator|elevators|elevador|ascensor|ramp|rampa|accessible|accessibility|ada',
        'silla de ruedas',
        `handicap*|disabled|discapacit* ~4 ${office}|access|entrance|spaces|parking|door|bathroom|acceso`,
        `stairs|steps|escaleras|escalones ~5 ${office}|into|inside|entrar`,
        `is|are there ~2 stairs|steps`,
      ],
    ],
    unless: ['end up|in', 'leave|put|confined|land ~3 wheelchair', 'website|screen', 'after ~2 surgery'],
  },
  {
    sign: 'transit',
    signs: [
      [
        'bus|buses|transit|kart|autobus|autobuses|paratransit|dial+a+ride|uber|taxi',
        'without|sin ~1 car|carro|driving',
        'no car',
        'do not have a car',
        'no tengo carro',
        'transporte publico',
        'public transport*',
        'camion|transporte ~6 llega|llegar|parada|consultorio|oficina|pasa',
        'train station',
        'llegar|llego ~3 camion|autobus|transporte',
      ],
    ],
    unless: ['accident|crash|hit|wreck|choque', 'driver', 'hurt*', 'how long ~2 without'],
  },
  {
    sign: 'person',
    signs: [
      [
        'talk|speak|chat|connect|contact ~4 person|human|someone|somebody|nurse|staff|representative|receptionist|agent|operator|people',
        'real|live|actual person|human',
        'person|human|someone ~4 talk|speak',
        'hablar|comunicarme ~3 alguien|persona|recepcion*|humano|enfermera',
        'persona real',
        'talk to ~2 doctor|surgeon',
        'hablar con ~2 doctor|cirujano',
        'are you ~2 human|person|robot|bot',
      ],
    ],
    unless: ['spanish|espanol', 'talk ~3 about'],
  },
  {
    sign: 'phone',
    signs: [
      [
        'telephone|telefono|telefonico|tel',
        'phone ~1 number|numbers|hours|line',
        'your|office|the|by phone',
        'your|office|the|su number|numero',
        'number ~4 call|office|reach',
        'call you|your|u ~2 .|office|?',
        'how|can|do|could i|you ~2 call|reach ~2 you|office|clinic|there',
        'call ~1 the office',
        'numero ~2 llamar|consultorio|oficina',
        'como ~2 llamo|llamar|llamarles|comunico',
        'a donde llamo|marco',
        'llamarlos|llamarles',
      ],
    ],
    unless: [
      'member|policy|record|case|room|claim|social|insurance number',
      'phone screen|app|neck',
      'looking|look|staring ~3 phone',
      'phone ~3 posture|hurt*',
      'back number',
    ],
  },
  {
    sign: 'hours',
    signs: [
      [
        `open|close|closed|closes|closing|opens|hours ~5 ${days}`,
        `what|when|are|is ~3 ${office} ~3 open|close|closed|closing|opens`,
        'what time ~4 open|close|opens|closes',
        'office|business|opening|clinic|phone|your|the hours',
        'hours ~2 operation',
        'hours ?|.',
        'horario|horarios',
        'a que hora',
        'que dias|hora|horas ~3 abren|atienden|abre|cierran|trabajan',
        `abren|abre|abierto|abierta|abiertos|cierran|cierra|cerrado|atienden|trabajan ~4 ${days}|?|.`,
        `come|visit|seen|see|work|visits|cita|citas|appointments ~4 saturday*|sunday*|weekend*|sabado*|domingo*`,
      ],
    ],
    unless: [
      'few|two|three|several|some|many|each|every hours',
      '1*|2*|3*|4*|5*|6*|7*|8*|9* hours|horas',
      'wound|incision|stitches',
      'open surgery|fusion|back|heart',
      'visiting hours',
      'hour|hours after|before|of+sleep',
      'mri',
    ],
  },
  {
    sign: 'address',
    signs: [
      [
        `where|donde ~4 ${office}|located|location|ubicad*|queda|quedan|encuentra|encuentran`,
        'address|directions|located|direccion|ubicacion|ubicados|mapa|map',
        'how|como ~3 get|llego|llegar|llega|find ~3 there|you|office|clinic|consultorio|oficina|alla|ahi|ustedes',
        'how far',
        'como llego|llegar',
        'what|which|que city|town|ciudad|street|calle|suite',
      ],
    ],
    unless: [
      'my|mi address|direccion|location|ubicacion',
      'email|e+mail|correo ~1 address',
      'ip address',
      'where did|do|can|should|does|is+the+pain ~1 i|it|the|surgeon|doctor|pain',
      'how far ~2 walk',
      'where will|would',
      'address ~2 pain|problem',
    ],
  },
  {
    sign: 'appointment',
    signs: [
      [
        'make|book|schedule|get|set|need|want|request|cancel|change|reschedule|move|have|ask|like|arrange|how|earlier|available|availability ~5 appointment|appointments|appt|consultation|visit',
        'schedule|book|reschedule ~3 me|appointment|visit|online|time|consultation',
        'reschedule|rescheduling',
        'see the|your|dr ~1 doctor|surgeon|specialist',
        'see|seen ~1 by|you|him',
        'can ~2 see ~2 doctor|surgeon',
        'new patient*|patients',
        'become ~2 patient',
        'earliest|next opening|appointment|available',
        'hacer|pedir|sacar|agendar|quiero|cancelar|cambiar|necesito|quisiera|programar|mover|reservar|tener|como|conseguir ~4 cita|consulta',
        'agendar|reagendar',
        'ver al doctor|cirujano',
        'ser paciente',
        'nuevos pacientes',
      ],
    ],
    unless: [
      'prepare|preparar|ready',
      'second opinion',
      'segunda opinion',
      'what happens',
      'que pasa',
      'before|after ~2 surgery',
      'how long',
      'ask ~3 my|the|at',
      'questions',
      'visit|visits cost',
      'first visit like',
      'miss*',
      'do not want',
    ],
  },
  {
    sign: 'surgeon',
    signs: [
      [
        'who is|are ~3 surgeon|doctor|dr',
        'name|names ~4 surgeon|doctor',
        'surgeon|doctor name',
        'which|what doctor ~2 .|?',
        'quien es ~2 doctor|cirujano|medico|doctora',
        'como se llama',
        'nombre ~3 doctor|cirujano|medico',
        'quien opera',
      ],
    ],
    unless: ['referr*', 'primary'],
  },
  recoveryRule(
    'recovery-disc-replacement',
    'disc+replacement|disk+replacement|artificial+disc|artificial+disk|reemplazo|disco+artificial|protesis+de+disco',
  ),
  recoveryRule('recovery-endoscopic', 'endoscop*'),
  recoveryRule('recovery-fusion', 'fusion|fused|tlif|acdf|artrodesis'),
  recoveryRule(
    'recovery-complex',
    'complex|scoliosis|deformity|reconstruction|compleja|escoliosis|deformidad|reconstruccion|revision',
  ),
  recoveryRule(
    'recovery-minimally-invasive',
    'microdiscectomy|discectomy|laminectomy|minimally|decompression|small+cut|minimamente|microdiscectomia|discectomia|laminectomia|descompresion|mis',
  ),
  recoveryRule('recovery', 'surgery|operation|cirugia|operacion|operaron|operarme'),
]
