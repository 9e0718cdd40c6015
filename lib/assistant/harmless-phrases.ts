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
  [/\bsuicide (?:squeeze|doors?|dis[ck]s?|cords?|lanes?|wings?)\b/g, 'other'],
  [/\bparaly[sz]ed (?:with|by|from) (?:fear|fright|laughter|laughing|joy|shock|nerves|worry)\b/g, 'moved'],
  [/\b(?:traffic|wifi|internet|computer|website|freeway) (?:\w+ ){0,2}paraly[sz]ed\b/g, 'stopped'],
  [
    /\bparalizad[oa]s? de (?:risa|miedo|gusto)\b|\bparalizo (?:el|la) (?:trafico|computadora|compu|pagina|internet|tele)\b/g,
    'parado',
  ],
  [
    /\bpassed out (?=(?:the |some |all )?(?:flyers?|fliers?|cand(?:y|ies)|cards|papers|samples|programs|treats|food|water|brochures|forms|snacks)\b)/g,
    'gave ',
  ],
  [
    /\bblacked out (?=(?:the|my|some|a) (?:\w+ ){0,2}(?:numbers?|names?|lines?|dates?|address|pages?)\b)/g,
    'hid ',
  ],
  [
    /\b(?:faint (?=(?:copy|line|smell|hope|memory|light|print|scar|sound|of heart)\b)|fainting goats?)/g,
    'pale ',
  ],
  [
    /\b(?:heart attack|stroke|infart\w+|derrame)(?= (?:\w+ ){0,6}(?:price|bill|cost|copay|invoice|reminders?|paperwork|precio|cuenta|papeleo)\b)/g,
    'fright',
  ],
  [
    /\b(price|bill|cost|copay|invoice|reminders?|precio|cuenta) (?:\w+ ){0,5}(?:heart attack|stroke|infart\w+|derrame)\b/g,
    '$1 fright',
  ],
  [/\bchok(?:ed|ing|es) up\b|\bchoking vines?\b/g, 'moved'],
  [
    /\b(?:breathless|out of breath) (?:with|at|from) (?:joy|excitement|laughter|laughing|the view)\b/g,
    'glad',
  ],
  [
    /\bunresponsive (?:\w+ )?(?:screen|website|page|app|phone|button|link|form)\b|\bunconscious bias\b/g,
    'other',
  ],
  [/\bwake (?:up )?(?:my|the) (?:old )?(?:laptop|computer|phone|tablet|screen)\b/g, 'start it'],
  [
    /\b(?:live|living) (?:out of a|in (?:town|the city|california|fresno|visalia|hanford|bakersfield|an? (?:apartment|house|city)|this (?:apartment|city|town)))\b/g,
    'stay there',
  ],
]
