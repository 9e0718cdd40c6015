/**
 * Words that tell of an operation, an injection, a raised risk of infection or cancer, in both languages and without accents, as parts
 * of regular expressions. They decide in which situation a warning sign is (content/clinical/urgency.yaml).
 */
export const circumstanceWords = {
  operation: `surger(?:y|ies)|surgical|op|pod|stim|sewed me|operat(?:ion|ed|ing)|post ?-?op|postoperat\\w*|fusion|fused|fuse|laminectom\\w*|laminoplast\\w*|lami
    |(?:micro)?dis[ck]ectom\\w*|acdf|tlif|plif|alif|dis[ck] replacement|arthroplasty|kyphoplast\\w*|vertebroplast\\w*|decompression|incision
    |stitches|sutures|staples|screws?|rods?|hardware|cage|plate in|implants?|stimulator|battery|scar|drain|dressing|steri strips?|wound
    |cut me open|went in|replaced disc|dis[ck] (?:taken )?out|took (?:the |my |a )?dis[ck] out|(?:did|fixed|opened|cleaned out|worked on) (?:my|his|her|the|dad s|mom s) (?:back|neck|spine)
    |(?:arreglaron|hicieron) (?:el cuello|la espalda|la columna|lo d)
    |fusionaron|fusionad[oa]|descompr\\w*|abrieron|quitaron (?:el disco|la hernia|un disco)|del? (?:el )?disco|ligadura
    |cirugia|operacion\\w*|operaron|operado|operada|opero|operamos|operar|laminectomia|microdiscectomia|discectomia|cifoplastia|reemplazo de disco
    |cortada|incision|puntos|grapas|tornillos?|varillas?|placas?|implantes?|estimulador|pila|cicatriz|herida|vendaje|gasa|fierros?`,
  needle: `injections?|injected|shots?|epidurals?|esi|nerve block|block|ablation|rfa|radiofrequency|(?:burned|froze|cooked|zapped) (?:the|my|his|her|those)? ?nerves?|nerves? (?:burned|frozen|cooked|zapped)|spinal tap|lumbar puncture|needle
    |steroid in my|cortisone|numbed
    |inyeccion\\w*|inyectaron|inyecto|infiltracion|infiltraron|bloqueo|bloquearon|ablacion|radiofrecuencia|quemaron|puncion|piquete|epidural`,
  /** What looks like an injection near the spine and isn't. */
  otherNeedle: `flu shots?|covid shots?|tetanus shots?|vaccine\\w*|insulin shots?|insulin injections?|inject(?:s|ed|ing)? (?:drugs|heroin|meth|dope|himself|herself)
    |vacuna\\w*|inyecciones? de insulina|se inyecta`,
  risk: `diabet\\w*|a1c|insulin|metformin|dialysis|kidney (?:disease|failure)|transplant\\w*|chemo\\w*|prednisone|immune|biologic\\w*|humira|enbrel|remicade
    |methotrexate|hiv|aids|lupus|rheumatoid|shoot(?:s|ing)? up|heroin|meth|fentanyl|iv drugs?|inject(?:s|ed|ing)? (?:drugs|heroin|meth|dope)|picc|port
    |catheter|alcoholic|drink(?:s|ing)? every|cirrhosis|skin infection|tooth abscess|abscess|uti|endocarditis
    |azucar|insulina|dialisis|rinones|quimio\\w*|trasplant\\w*|prednisona|defensas|biologico|artritis reumatoide|vih|sida|se inyecta|heroina|cristal
    |drogas|rechace|rechazo|rinon nuevo|new kidney|anti rejection|cateter|alcoholico|toma mucho|cirrosis|infeccion`,
  cancer: `cancer\\w*|tumou?rs?|lymphoma|leukemia|myeloma|melanoma|sarcoma|mastectomy|lumpectomy|metasta\\w*|mets|oncolog\\w*|chemo\\w*|radiation|remission|prostatectomy
    |linfoma|leucemia|mieloma|quimio\\w*|radiacion\\w*|remision|mastectomia|oncolog\\w*`,
  /** Cancer that is feared, or that someone else had. */
  otherCancer: `(?:is|could|can|might|if|be|think|afraid|scared|worried)[^.!?]{0,25} (?:it s|its|it is|be|of|about|have|a|this is)? ?(?:cancer|tumou?r)
    |basal cell|skin cancer|no (?:cancer|tumou?r)|not cancer
    |(?:sera|puede ser|miedo|seria|si es)[^.!?]{0,25}(?:cancer|tumor)|no es cancer`,
  spine: `back|neck|spine|spinal|tailbone|espalda|cuello|columna|cintura|lomo|nuca|rabadilla|espinazo`,
  /** An operation that is still to come. */
  planned: `(?:surgery|operation|fusion|procedure|acdf)(?: is| date| s)*(?: on| scheduled| for| coming)* (?:next|tomorrow|soon|upcoming)|upcoming (?:surgery|operation|fusion)|scheduled (?:for|surgery)
    |before (?:my|the|his|her) (?:surgery|operation|fusion)|going to have (?:surgery|a fusion|an operation)|waiting for (?:my|the) surgery
    |manana me operan|antes de (?:mi|la) (?:cirugia|operacion)|(?:me|le|lo|la) van a operar|operacion programada|me operan (?:el|en|la)`,
  /** What someone says that they never had. */
  none: `(?:never|no|without|not|n t|nunca|ni|sin|jamas)(?: ever| had| have| a| an| any| been| me| he| han| ha| hemos| le| la| lo| de| tenido)* (?:surger(?:y|ies)|operat(?:ion|ed)|operations|shots?|injections?|epidurals?|cancer|diabetes|diabetic|operad[oa]|operacion(?:es)?|cirugias?|inyectad[oa]|inyecciones)(?:,? (?:or|nor|and|ni|o|y)(?: a| an| any| de| had)* (?:surger(?:y|ies)|operations?|shots?|injections?|epidurals?|cancer|diabetes|operacion(?:es)?|cirugias?|inyecciones|inyectad[oa]))*`,
  fever: `fever\\w*|feverish|chills|the shakes|shivering|10[0-4](?:\\.\\d)?|fiebre|calentura|escalofrios|(?:38|39|40)(?:\\.\\d| ?de temperatura| grados)`,
  noFever: `(?:no|without|not|any|never|sin|ni|nada de|ninguna) (?:a |any |de |had |have |has |hay |tengo |tiene |ha tenido )*(?:fever\\w*|feverish|chills|fiebre|calentura|escalofrios)(?:,? (?:or|ni|y|nor|and) (?:chills|escalofrios|fever))*
    |(?:fever\\w*|fiebre|calentura)s?:? (?:is |esta )?(?:no|none|gone|nada|ninguna)
    |(?:never|not|no) [^.!?]{0,25}\\bfever
    |valley fever|hay fever|fever blisters?|fiebre del valle|checked for fever|medic(?:ion|ine) for fever`,
} as const

/** Units of time in days. */
export const daysIn = {
  'hours?|hrs?|horas?': 0.04,
  'days?|dias?': 1,
  'weeks?|wks?|semanas?': 7,
  'months?|mos?|mes(?:es)?': 30,
  'years?|yrs?|anos?': 365,
} as const

/** Numbers as words. */
export const numberWords: Readonly<Record<string, number>> = {
  ...{
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    couple: 2,
    'couple of': 2,
    three: 3,
    few: 3,
    'a few': 3,
    several: 5,
    four: 4,
    five: 5,
    six: 6,
  },
  ...{
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    un: 1,
    una: 1,
    dos: 2,
    'un par de': 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
  },
  ...{
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    quince: 15,
    unos: 4,
    unas: 4,
    varios: 5,
    varias: 5,
  },
}

/** Times without a number, in days. */
export const namedTimes = {
  'today|this morning|tonight|hoy|esta manana|esta tarde': 0,
  'yesterday|last night|the other day|ayer|anoche|antier|anteayer|antenoche': 1,
  'last (?:week|mon|tues|wednes|thurs|fri|satur|sun)\\w*|(?:on |since )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: s)?|this week|just (?:had|got|came home|discharged)|la semana pasada|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|recien|acaban de|acabo de|me acaban': 7,
  'day \\d\\d?|dia \\d\\d?': 10,
  'last month|el mes pasado|recently|hace poco': 30,
  'last (?:year|summer|spring|fall|winter)|years (?:ago|back|since|later|out)|long ago|decades?|(?:19|20)\\d\\d|summers ago|in high school|old (?:surgery|operation|fusion|rods?|screws?|hardware|dis[ck] (?:op|replacement|surgery))|el ano pasado|hace (?:anos|mucho)|(?:cirugia|operacion|fusion)(?: muy)? vieja|de joven|de nino': 400,
} as const
