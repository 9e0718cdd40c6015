import type { EmergencySign } from '@/lib/assistant/emergency-sign'
import type { Rule } from '@/lib/assistant/find-rule'
import { eitherWay, limbNumb, limbWeak, severeSpinePain, spinePain } from '@/lib/assistant/limb-patterns'

/** Emergencies of head, heart, lungs, blood, infection, medicine and falls. */
export const bodyRules: readonly Rule<EmergencySign>[] = [
  {
    sign: 'overdose',
    signs: [
      [
        '<tooMany>',
        'took|taken|tomo|tome ~3 <opioid> ~3 twice|double|dos+veces',
        'took|taken|tomo|tome ~2 extra|another|more|two|three|four ~1 extra|another|more ~2 <opioid>',
        'took|taken|swallowed|drank|downed ~3 bottle',
        'took|taken|taking|tome|tomo ~3 too many|much',
        'too many|much ~2 <opioid>',
        '<opioid> ~4 <double>',
        '<double> ~4 <opioid>',
        'twice ~3 <opioid>',
        'swallowed|ate ~3 <opioid>',
        'took|taken|swallowed|ate|tome|tomo ~2 5|6|7|8|9|\\d\\d|six|eight|ten|twenty|dozen|diez|veinte ~3 <opioid>',
        'child|kid|toddler|baby|son|daughter|grandson|nino|nina|hijo|hija ~3 took|ate|swallowed|tomo|trago|comio ~4 <opioid>',
        'got into ~3 <opioid>',
      ],
    ],
    unless: ['overdose|overdosing ~2 vitamin|risk|prevention'],
  },
  {
    sign: 'unresponsive',
    signs: [
      [
        '<slowBreath>',
        '<noWake>',
        'can not get ~2 to respond|wake|answer|react',
        'breathing|breaths|breath ~3 slow|slowly|shallow|shallowly|weirdly|barely',
        'respir* ~3 lento|lenta|despacio|poquito',
        'lips|labios ~3 blue|purple|morados|azules',
      ],
    ],
    unless: [
      '<leg> ~3 not|no|will responding|responde*|respond|not',
      '<arm> ~3 not|no|will responding|responde*|respond|not',
    ],
  },
  {
    sign: 'seizure',
    signs: [['<seizure>']],
  },
  {
    sign: 'stroke',
    signs: [
      [
        '<strokeWord>',
        '<faceDroop>',
        '<speechBad>',
        '<sightBad>',
        '<side> _4 <weak>',
        '<side> _4 <numb>',
        '<weak> _4 <side>',
        '<numb> _4 <side>',
        'face ~4 <side>',
        'face _3 <numb>',
        'face ~4 droop*|sagging|crooked|paralyz*',
        'face ~2 will|can not move',
        '<cannot> ~2 smile',
        '<acute> ~4 <numb> ~2 face',
        'eye ~3 dark|black|blind|blank',
        'eyesight|vision ~3 gone|dark|black|doubled|double|tunnel|blurry|blurred|disappeared',
        '<side> ~4 <wontMove>',
        '<wontMove> ~4 <side>',
        '<lose> ~2 speech|vision|sight',
      ],
    ],
    unless: ['glasses|lentes'],
  },
  {
    sign: 'headache',
    signs: [['<headache> ~8 <worstHead>', '<worstHead> ~4 <headache>']],
    unless: ['<headache> ~8 sit|stand|upright|paro|siento'],
  },
  {
    sign: 'chest',
    signs: [
      [
        '<chest> _3 <chestBad>',
        '<chestBad> _4 <chest>',
        '<chestBad> in|across|on ~2 <chest>',
        '<spasm> ~4 <trunk>',
        '<trunk> ~4 <spasm>',
        '<tight> ~3 <spasm> ~4 <trunk>',
      ],
    ],
  },
  {
    sign: 'breath',
    signs: [
      [
        '<breathless>',
        'trouble|hard|harder|difficult*|struggl*|problem* ~3 breath*',
        'breath* ~2 hard|harder|difficult|trouble|fast|heavy|short|labored',
        'can not|barely|hardly ~3 breathe|breath|air',
        'no|not|barely ~2 getting|get ~2 air',
        'dificultad|cuesta|trabajo|problema* ~3 respir*|aire',
        'falta ~2 aire',
      ],
    ],
  },
  {
    sign: 'heart',
    signs: [
      [
        '<heartBad>',
        '<coughBlood>',
        'heart ~4 racing|pounding|fast|flutter*|skipping',
        'corazon ~4 acelerado|rapido|fuerte',
        'pass|passed|passing|black|blacked|blacking ~1 out',
        'cough*|spit*|vomit*|throwing+up ~3 blood',
        'tos*|escup*|vomit* ~2 sangre',
        'blood ~3 cough*|spit|vomit',
      ],
    ],
  },
  {
    sign: 'neck',
    signs: [[...eitherWay('throat', 'swell', '~4')]],
    given: [
      ['<swallowBad>', '<breathless>', '<surgery>', '<injection>', 'breath*', 'voice', 'swallow*', 'tragar'],
    ],
  },
  {
    sign: 'neck',
    signs: [
      [
        'can not swallow',
        'could not swallow',
        'no puedo tragar',
        'no puede tragar',
        'unable to swallow',
        'drooling',
        'babeando',
      ],
    ],
  },
  { sign: 'confusion', signs: [['<fever>'], ['<confusion>']] },
  { sign: 'infection', signs: [['<fever>'], severeSpinePain] },
  // In doubt how bad the pain is, it is bad.
  {
    sign: 'infection',
    signs: [['<fever>'], spinePain],
    unless: [
      '<slight> ~3 <fever>',
      '<slight> ~3 <hurts>',
      '<hurts> ~4 <slight>',
      '<slight> ~2 <spine>',
      '<spine> ~2 <slight>',
    ],
  },
  {
    sign: 'infection',
    signs: [
      ['<fever>'],
      [
        ...limbWeak,
        ...limbNumb,
        'stiff neck',
        'chin ~2 chest',
        'cuello tieso|rigido',
        'weakness',
        'debilidad',
      ],
    ],
  },
  {
    sign: 'infection',
    given: [['<riskInfection>']],
    signs: [spinePain, [...limbWeak, ...limbNumb, '<acute> ~4 <weak>']],
  },
  {
    sign: 'clot',
    signs: [[...eitherWay('clotLeg', 'clotLook', '~4'), '<clotWord>', 'one leg ~4 bigger|larger|fatter']],
    unless: ['<clotLook> ~3 disc', 'warm up'],
  },
  {
    sign: 'clot',
    given: [['<surgery>']],
    signs: [
      [...['calf', 'pantorrilla', 'calves'].flatMap((leg) => [`${leg} ~4 <hurts>`, `<hurts> ~4 ${leg}`])],
    ],
  },
  {
    sign: 'bleeding',
    signs: [['<bleed> ~6 <heavily>', '<heavily> ~3 <bleed>']],
    unless: ['blood clot|clots', 'lose|give|need|loss ~2 blood'],
  },
  {
    sign: 'fall',
    signs: [
      ['<fall> ~5 <fromHeight>', '<crash>'],
      [
        ...spinePain,
        '<severe> ~3 <spine>',
        '<spine> ~3 <severe>',
        'can not turn|move ~3 <spine>',
        '<numb>',
        '<weak>',
      ],
    ],
    unless: [
      '<fall> ~6 weeks|months|years ago',
      '<crash> ~6 weeks|months|years ago',
      'weeks|months|years ago ~6 <fall>',
      'weeks|months|years ago ~6 <crash>',
      'last month|year ~4 <crash>',
      '<crash> ~4 last month|year',
      'hace ~2 semanas|meses|anos',
    ],
  },
]
