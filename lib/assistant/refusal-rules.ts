import type { Rule } from '@/lib/assistant/find-rule'

/** What the assistant must not do (issue 5, step 3; the AI Assistant Notice, "What it will not do"). */
export type RefusalTopic = 'scan' | 'medicine' | 'promise' | 'surgery' | 'diagnosis'

const scan =
  'mri|mris|xray|xrays|x+ray|x+rays|scan|scans|ct|ct+scan|report|images|imaging|radiology|resonancia|radiografia|radiografias|tomografia|estudios|estudio|placas|reporte|films|emg'
const mine = 'my|mine|his|her|this|these|the|our|mi|mis|su|el|la|esta|este'
const drug =
  'oxycodone|oxy|percocet|norco|hydrocodone|vicodin|morphine|tramadol|fentanyl|codeine|opioid*|narcotic*|gabapentin*|neurontin|lyrica|pregabalin*|ibuprofen*|advil|motrin|tylenol|acetaminophen|paracetamol|naproxen*|aleve|aspirin*|celebrex|celecoxib|meloxicam|mobic|diclofenac*|ketorolac*|toradol|voltaren|flexeril|cyclobenzaprine|robaxin|methocarbamol|baclofen|tizanidine|valium|xanax|ativan|soma|cymbalta|duloxetine|amitriptyline|prednison*|medrol|eliquis|xarelto|warfarin*|coumadin|plavix|clopidogrel|thinner|thinners|blood+thinner|anticoagulant*|insulin*|metformin*|ozempic|wegovy|mounjaro|semaglutide|lisinopril|pill|pills|med|meds|medicine|medicines|medication|medications|medicina|medicinas|medicamento|medicamentos|pastilla|pastillas|painkiller*|relaxer|relaxers|steroids|antibiotic*|drug|drugs|cbd|marijuana|weed|kratom|turmeric|supplement|supplements|vitamins|nsaid*|antiinflammator*|anti+inflammator*|calmante*|analgesic*|laxative*|dose|doses|dosis'
const disease =
  'herniated|hernia|stenosis|estenosis|sciatica|ciatica|cancer|tumor|scoliosis|escoliosis|infection|infeccion|pinched|slipped|bulging|disc|fracture|fractura|arthritis|artritis|myelopathy|nerve+damage|cauda|spondylolisthesis|broken|osteoporosis|serious|something+serious'
const operation =
  'surgery|operation|operated|fusion|laminectomy|discectomy|microdiscectomy|acdf|injection|injections|replacement|procedure|shot|shots|cirugia|operacion|operarme|operar|operen|inyeccion'

export const refusalRules: readonly Rule<RefusalTopic>[] = [
  {
    sign: 'scan',
    given: [[`${mine} ~1 ${scan} ~2 says|said|shows|showed|dice|dicen|muestra|salio`]],
    signs: [
      [
        'is|es|esta|be|that|this|it ~3 bad|serious|normal|dangerous|grave|malo|serio|peligroso',
        'mean|means|significa|quiere+decir',
        'worry|worried|preocup*',
        'what|que should|now|hago|do',
      ],
    ],
    unless: ['what|que does|is ~2 stenosis|herniated|bulging|spondylolisthesis ~1 ?'],
  },
  {
    sign: 'scan',
    signs: [
      [
        `read|interpret|review|analyze|analyse|evaluate|look|check|explain|go+over|diagnose|examine|revisar|leer|leerme|ver|interpretar|explicar|explicarme|analizar|leame|lea|revise ~4 ${mine} ~2 ${scan}`,
        `you|puede|puedes|pueden ~2 read|interpret|look+at|leer|leerme|interpretar ~3 ${scan}`,
        `what|que ~3 ${mine} ~1 ${scan} ~3 mean|means|say|says|show|shows|dice|significa|muestra`,
        `${mine} ~2 ${scan} ~12 mean+for+me|should+i|do+i|is+it+bad|is+that+bad|is+this+bad|how+bad|serious|am+i|what+does+that+mean|what+does+this+mean|what+does+it+mean|que+significa|es+grave|que+tengo`,
        `send|sending|sent|upload|uploaded|attach|attached|attaching|share|enviar|mandar|subir ~4 ${scan}`,
        `upload|send|enviar|mandar it ~2 you`,
        `what|que ~2 mean|means|significa ~1 for+me|para+mi`,
      ],
    ],
    unless: [
      'how ~1 to|do|can|should|does ~3 read',
      'como leer',
      'how do|can|to|will ~4 get|bring|send ~4 mri|scans|scan|images',
      'bring|llevar',
      'what|que does|significa ~5 mean on|in|en ~1 a|an|un|una|the',
    ],
  },
  {
    sign: 'medicine',
    signs: [
      [
        `how much|many|often ~5 ${drug}`,
        `how much|many|often ~3 take`,
        `what|which|right|correct|max|maximum|que|cual|cuanta|highest ~3 dose|dosage|dosis|milligrams|mg`,
        `how many mg|milligrams`,
        `too much|many ~3 ${drug}`,
        `${drug} ~3 too much|many`,
        'mg ~5 too much',
        `can|should|may|could|ok|okay|alright|all+right|fine|bad|dangerous|safe|do|must|allowed|better|need|supposed ~6 take|stop|double|mix|combine|increase|lower|reduce|cut|quit|start|skip|change|switch|restart|stopping|taking|mixing|combine|crush|split ~6 ${drug}`,
        `take|taking|mix|mixing|combine|combining ~3 ${drug} ~2 with|and|together|plus`,
        'prescribe|prescribing|refill|refills|prescription|recetar|recetarme|receteme|receta+medica|resurtir',
        `which|what|best|strongest|better ~2 ${drug} ~5 best|take|should|my|me|better`,
        `what|which ~2 ${drug} is|are best|better`,
        `give|get|need|want ~3 stronger|more ~2 ${drug}`,
        'something|anything stronger ~2 pain',
        'you ~2 call|send|phone ~5 pharmacy|walgreens|cvs|rite+aid',
        `max|maximum|most|highest ~3 ${drug}`,
        `recommend ~4 ${drug}`,
        'what ~2 can|should i take for',
        `cuanto|cuanta|cuantos|cuantas|cada+cuanto ~5 ${drug}`,
        `cuanto|cuanta|cuantos|cuantas|cada+cuanto ~4 tomar|tomarme|tomo`,
        `debo|puedo|deberia|puede|debe|tengo+que|podria|seguro|bueno ~4 tomar|tomarme|dejar|suspender|mezclar|parar|combinar|subir|bajar|cambiar|seguir ~6 ${drug}`,
        `que ${drug} ~4 tomar|tomo|mejor|recomienda*|puedo|debo`,
        `que ~2 tomar|tomo|tomarme para`,
        `cual ~2 ${drug} ~3 mejor`,
        `receta|recete|receten ~3 ${drug}|dolor`,
      ],
    ],
    unless: [
      'list of',
      'how ~4 take ~3 recover|heal',
      'take|taking ~2 insurance|time|pictures|drive',
      'before|after ~2 i can drive',
    ],
  },
  {
    sign: 'promise',
    signs: [
      [
        'assure|assures|swear|promise|promises|guarantee|guarantees|guaranteed|garantiza*|garanticen|prometa|promete*|prometame|prometen|asegurame|aseguran|aseguras',
        `will|would ~1 ${operation} ~4 work|fix|cure|cured|solve|succeed|successful|take+away|get+rid`,
        `${operation} ~2 will work|fix|cure`,
        'will i|he|she|my ~6 pain+free|cured|walk+again|normal+again|back+to+normal|normal+life|100%|completely|without+pain|ok|okay|fixed|all+right|fine',
        'am i going to ~4 better|ok|okay|fine|cured|walk|normal|recover',
        'cure|fix me|my',
        'what are|is my|his|her chance*|odds',
        'how sure|certain ~3 work|surgery|operation',
        'can|do|will you ~2 cure|fix',
        'voy|va a ~3 quedar|curar|curarme|sanar|caminar|poder+caminar|aliviar|mejorar',
        'me voy|va|van a ~2 curar|quitar|aliviar|sanar|arreglar',
        'quedare|quedar|quedo bien|como+nuevo',
        'me cura|curan|curaran|cure',
        'cual* ~2 son mis probabilidades|posibilidades',
      ],
    ],
    unless: ['privacy|privacidad', 'call back|me'],
  },
  {
    sign: 'surgery',
    signs: [
      [
        `do|does|will|would i|he|she|my+mom|my+dad|my+husband|my+wife ~1 need|really+need _4 ${operation}`,
        `do|does|will|if i|he|she|we ~1 need _4 ${operation}`,
        `should i|he|she|we ~2 have|get|do|undergo|choose|try|consider|agree|need|accept|go _4 ${operation}`,
        `can i|he|she|my+mother|my+father have|get|undergo ~2 ${operation}`,
        `am i ~3 candidate`,
        'good|right candidate ~1 .|?',
        'would|do|am|can|will i ~1 qualify|eligible',
        `i|he|she should ~2 have|get|do|undergo _4 ${operation}`,
        `is ~3 ${operation} ~3 right|best|good|better|safe for me|him|her|my`,
        `am|is i|he|she|mom|dad too old|heavy|overweight|young|sick|fat`,
        `which|what ~2 ${operation} ~4 i|me|my`,
        `would|do you ~2 operate|recommend ~4 me|i|my`,
        'better for me',
        'should i wait|postpone|cancel|delay ~3 surgery|operation',
        `necesito|necesita|debo|deberia|debe|me+conviene|requiero|tengo+que ~3 ${operation}|operarse`,
        'soy ~2 candidat*',
        'me deben|tienen operar|que+operar',
        'me puedo|puede operar',
        'puedo operarme',
      ],
    ],
    unless: [
      'how|when|what ~2 before|after',
      'referral',
      'second opinion',
      'to bring',
      'have to',
      'need ~2 mri|scan|x|xray|test|tests|brace|help|ride|insurance',
    ],
  },
  {
    sign: 'diagnosis',
    signs: [
      [
        'diagnose|diagnosis ~2 me|my|this|him|her|?|.',
        'give|need|want ~3 diagnosis',
        'diga|digame|dime|decirme|decir ~2 si tengo|tiene',
        'what do|could|might|would i have',
        'what is wrong with|in',
        'what could|can|might|is ~2 be|causing ~1 causing|wrong|my|this|it',
        'what is|could|would cause|causing ~3 my|this',
        'what could|might|can this|it|that be',
        'what is this|my pain',
        'tell ~2 what i have|got',
        'what do you think ~2 i|it|is|this',
        'do you think ~2 i|it|this|my',
        `do i|does+he|does+she have ~4 ${disease}`,
        `have i got ~3 ${disease}`,
        `is|could|might|would|does it|this|that|my+pain ~3 ${disease}`,
        `could|might|can i have ~3 ${disease}`,
        'does this|it sound|seem|look like',
        'is it|this cancer|serious',
        'is my ~5 broken|herniated|slipped|pinched|torn|fractured|infected',
        'digame|dime|diga ~1 que tengo|tiene',
        'que tengo ?|.|,',
        'que es lo que tengo|tiene',
        'que ~1 puede|podria|sera|sera+lo ~2 ser|tener|causar|que+tengo',
        'que sera',
        'diagnostic*',
        `tengo|tendre|sera|tiene ~2 ${disease} ?`,
        'que me pasa',
        'que ~3 causa ~2 mi',
      ],
    ],
    unless: [
      'what do i have ~1 to',
      'do i have to',
      'how ~2 diagnosed|diagnose',
      'what do i need',
      'que tengo que|ganas',
    ],
  },
]
