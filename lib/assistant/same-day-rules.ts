import type { Rule } from '@/lib/assistant/find-rule'

/** What must be seen the same day (clinical fact sheet, section 5; the cards of the health pages). */
export type SameDaySign =
  | 'fever'
  | 'wound'
  | 'headache'
  | 'hoarse'
  | 'bowel-after-surgery'
  | 'pain-after-surgery'
  | 'fever-with-pain'
  | 'numbness'
  | 'weakness'
  | 'clumsy'
  | 'gait'
  | 'cancer'
  | 'weight-loss'
  | 'fragile-back'

const limbs = ['leg', 'arm', 'digit'] as const
const isOver = [
  'fine|ok|better|gone|normal now|again',
  'woke up after',
  'went away',
  'goes away',
  'wore off',
  'ya se me paso|quito',
  'ya paso',
  'ya se quito',
  'after a minute',
  'for a minute',
  'for a second',
  'woke back up',
  'came back after ~2 minute|minutes',
  'is gone',
]
const spine = ['<spine> ~4 <hurts>', '<hurts> ~4 <spine>']

export const sameDayRules: readonly Rule<SameDaySign>[] = [
  {
    sign: 'fever',
    given: [['<surgery>', '<injection>', '<wound>']],
    signs: [['<fever>']],
    unless: ['hay fever', 'fever blister*'],
  },
  { sign: 'fever-with-pain', signs: [['<fever>'], ['<spine>', '<hurts>']] },
  {
    sign: 'wound',
    signs: [
      [
        '<wound> ~5 leak*|drain*|ooz*|weep*|wet|seeping|pus|red|redness|redder|reddish|swollen|swelling|puffy|open|opened|opening|opens|split|hot|warm|smell*|infected|yellow|green|discharge|bleed*|blood|liquid|fluid|gaping|gap|apart|separat*|broke|bulging|stinks|tender|angry',
        'leak*|drain*|ooz*|weeping|seeping|pus|red|redness|swelling|discharge|fluid|stuff|liquid|smell|bleeding|blood|bump|lump ~5 <wound>',
        'stitches|staples|stitch|staple|sutures ~3 out|open|opened|popped|broke|undone|loose|apart|ripped|torn|tore',
        '<wound> ~5 sale|supura|supurando|pus|roja|rojo|colorada|hinchad*|abierta|abrio|abierto|abriendo|liquido|agua|infectad*|caliente|huele|mal|sangra*|amarill*|verde|secrecion|hincho|inflamad*',
        'sale|saliendo|supura|pus|liquido|secrecion|agua|roj*|hinchazon|sangre|hinchad* ~5 <wound>',
        'se me|le abrio|abrieron|infecto|salieron|botaron|soltaron|solto ~3 <wound>',
        'infected|infection ~4 <wound>|surgery',
        'smells bad|foul',
      ],
    ],
    unless: ['scar tissue', 'cut ~3 back|down|pills|dose|smoking', 'stitches|staples ~3 removed|taken'],
  },
  { sign: 'headache', given: [['<surgery>', '<injection>', 'spinal|puncture|tap']], signs: [['<headache>']] },
  {
    sign: 'headache',
    signs: [
      [
        '<headache> ~8 sit|stand|upright|stood|sitting|standing|paro|pararme|levanto|levantarme|parad*|sentad*',
        'sit|stand|upright ~4 <headache>',
      ],
    ],
  },
  {
    sign: 'hoarse',
    given: [['<surgery>', 'acdf', 'since|desde']],
    signs: [
      [
        'hoarse|hoarseness|hoarser|raspy|ronc*|ronquera|afonic*',
        'voice ~4 worse|weak|weaker|gone|lost|going|whisper',
        'lost|losing my|her|his voice',
        'perdi|perdio ~1 voz',
        'voz ~4 ronca|peor|perdi',
      ],
    ],
  },
  {
    sign: 'bowel-after-surgery',
    given: [['<surgery>', '<opioid>']],
    signs: [
      [
        'no bowel movement*',
        'not ~3 bowel movement|poop|pooped|gone|bm|stool',
        'constipated|constipation ~6 days|day|week|since',
        '<acute> ~4 constipated',
        'days ~4 without ~3 poop|pooping|bowel|bm|stool',
        'no bm',
        'no poop',
        'not pooped',
        'vomit*|throwing|threw|puking',
        'belly|stomach|abdomen ~3 swollen|bloated|swelling|hard|distended',
        'dias ~4 estren*',
        'estren* ~5 dias|dia',
        'no ~3 obrar|evacu*|popo|bano|cuerpo',
        'sin ~2 obrar|evacuar|bano|popo|cuerpo|defecar',
        'vomit*|vomito',
        'panza|estomago|vientre|abdomen ~3 hinchad*|inflamad*|dur*',
        'estren*',
        'still constipated',
        'constipat* ~2 bad|badly',
      ],
    ],
    unless: ['keep from|getting', 'prevent*|avoid|evitar|prevenir', 'what helps'],
  },
  {
    sign: 'pain-after-surgery',
    given: [['<surgery>']],
    signs: [
      [
        '<hurts> ~6 worse|worsening|increasing|coming|came|returned|returning|growing|stronger|more|regresa*|volvio|volviendo|regreso|empeor*|peor|aumenta*',
        'more|worse|increasing|new ~2 <hurts>',
        'hurts|hurting|pain ~3 more|worse|back',
        'mas dolor',
        'pain is back',
        'pain ~2 coming back',
        'cada dia ~3 duele mas|peor',
        'duele|dolor ~3 mas|cada|peor',
      ],
    ],
    unless: [
      'worse than',
      'never|not went|gone|go away',
      'is ~4 normal|expected',
      'years|anos',
      'more|less painful',
      'how|cuanto much|bad|mucho',
    ],
  },
  {
    sign: 'numbness',
    given: [['<acute>', '<worsening>', 'just']],
    signs: [limbs.flatMap((limb) => [`<${limb}> ~5 <numb>`, `<numb> ~6 <${limb}>`])],
    unless: ['<slow>', 'by sitting', 'por estar'],
    unlessOver: isOver,
  },
  {
    sign: 'weakness',
    signs: [
      limbs.flatMap((limb) => [
        `<${limb}> _4 weak|weaker|weakness|debil|debiles|debilidad`,
        `weak|weaker|weakness|debil|debiles|debilidad _5 <${limb}>`,
        `<${limb}> _3 sin fuerza|fuerzas`,
        `menos fuerza ~4 <${limb}>`,
      ]),
    ],
    unlessOver: isOver,
  },
  {
    sign: 'clumsy',
    signs: [['<clumsy>']],
    unless: ['never|always been', 'dexterity', 'the buttons on|in', 'buttons on|website|button'],
  },
  {
    sign: 'gait',
    signs: [
      [
        '<gait>',
        'trouble|problem* ~2 walking straight',
        'walk* ~2 unsteady|funny|wobbly|weird',
        'legs|leg ~2 stiff|clumsy',
      ],
    ],
    unless: [
      'balance due|bill|training|exercises|board',
      'work life balance',
      'balance ~2 account',
      'balanced',
    ],
  },
  {
    sign: 'cancer',
    given: [['<cancer>']],
    signs: [spine, ['<acute>', 'night|noche|noches|cough|coughing|toso|worse']],
  },
  {
    sign: 'weight-loss',
    given: [['<spine>', '<hurts>']],
    signs: [
      [
        'losing|lost|dropping|dropped ~3 weight|pounds|lbs|kilos',
        'weight loss',
        'bajando|bajado|baje|perdiendo|perdido|perdi ~2 peso|kilos|libras',
      ],
    ],
    unless: [
      'trying ~2 lose',
      'on|a diet',
      'ozempic|wegovy|mounjaro|dieta',
      'help* ~2 pain|back',
      'lose weight',
      'on purpose',
    ],
  },
  {
    sign: 'fragile-back',
    given: [
      [
        'osteoporo*|brittle|weak+bones|steroids|prednisone|huesos|esteroides|elderly|old|grandma|grandmother|grandpa|grandfather|abuela|abuelo|mother|mom|mama',
      ],
    ],
    signs: [
      spine,
      ['fell|fall|fallen|slipped|sudden|suddenly|cayo|caida|cai|repente|resbal*|sneez*|popped|cracked'],
    ],
  },
]
