/**
 * Phrases that hold a word of alarm and mean none of it, with what is read in their place. They are taken out before the
 * rules look, so that the rest of a message still counts: 'I take a blood thinner and my wound will not stop bleeding'.
 */
export const harmlessPhrases: readonly [RegExp, string][] = [
  [/\bbottoms? of (?:my |the |his |her |both |one )*(?:foot|feet)\b/g, 'sole'],
  [
    /\b(?:left|right|one|other) side of (?:my |the |his |her )(?=(?:lower |upper |low )?(?:back|neck|hip|leg|foot|knee|thigh|calf|buttock|shoulder)\b)/g,
    '',
  ],
  [/\blado (?:derecho|izquierdo) (?:de la|del|de mi) (?=espalda|cuello|cintura|cadera|pierna|rodilla)/g, ''],
  [/\bblood thinners?\b/g, 'thinner'],
  [/\bblood (?:pressure|sugar|work|tests?|types?|donation)\b/g, 'lab'],
  [/\b(?:nose ?bleeds?|bleeding edge)\b/g, 'other'],
  [/\bchest (?:x ?rays?|press|day)\b/g, 'picture'],
  [/\b(?:stomach|belly|tummy) aches?\b/g, 'ache'],
  [/\b(?:belly|waist|resistance|exercise) (?:bands?|belts?)\b/g, 'aid'],
  [/\bspeech therap\w*\b/g, 'therapy'],
  [/\bbreathing exercises?\b/g, 'exercise'],
  [/\bejercicios (?:de|para) respir\w*\b/g, 'ejercicio'],
  [/\baire acondicionado\b/g, 'clima'],
  [/\b(?:hay fever|fever blisters?|spring fever|cabin fever)\b/g, 'other'],
  [/\bseizures? (?:medicines?|medications?|meds|drugs?|disorder)\b/g, 'medicine'],
  [/\b\d+ ?(?:mg|milligrams|mcg|ml)\b/g, 'mg'],
  [/\b(?:financial|tax|cost|work) burden\b|\bburden of\b/g, 'cost'],
  [/\bcarga de trabajo\b/g, 'trabajo'],
  [/\b(?:saving|save|saved) (?:up )?(?:some )?money\b/g, 'money'],
  [/\bbalance (?:due|billing|bill|training|exercises?|board)\b/g, 'other'],
  [
    /\b(?:printer|computer|laptop|website|phone|car) (?:\w+ ){0,3}(?:stroke|heart attack|seizure)\b/g,
    'device',
  ],
]
