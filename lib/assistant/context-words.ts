/** How people say that something is not so, was long ago, or is only asked about: English and Spanish, normalized. */

/** A word that denies what follows, but not in 'no idea', 'not normal that' or 'no se me quita'. */
export const denial = new RegExp(
  [
    ' no(?! (?:feeling|feelings|sensation|strength|power|control|urge|pee|urine|tengo fuerza\\S*|siente|siento|idea|longer|matter|doubt|good|way|luck|one|relief|help|rest|sleep|insurance|appointment|energy|answer|reason|warning|es|se|puedo|puede|pude|pudo|podia|aguant\\S*|soport\\S*|quiero|quita|para|deja|mejora|cede|logro|consigo|sirve|me quita|entiendo|creo|le quita|fue|esta)(?= ))(?= )',
    ' (?:without|sin)(?! (?:peeing|urinating|orinar|evacuar|obrar|fuerza|fuerzas|sensibilidad|sentir|control|aire|aliento|feeling|noticing|sleep|insurance|warning|stopping|help|parar|dormir|saber|seguro|poder|querer|darme|darse)(?= ))(?= )',
    ' not (?:have|had|having|got|any|a|an|been|experienc\\S*|notic\\S*|seem|seeing|felt|actually|really)(?! (?:better|relief|help|insurance|time|an appointment|able|sure|normal|slept|eaten|right)(?= ))(?= )',
    ' never(?! (?:this|felt so|felt this|been so|been this|had this|seen|had such|better|wake|hurt|goes|went|stops|going)(?= ))(?= )',
    ' (?:denies|denied|nor|neither|ni|tampoco|nunca|ningun|ninguna|instead of|ruled out|free of)(?= )',
  ].join('|'),
  'g',
)

/** What ends a denial: a new subject, a reason, a turn. */
export const endOfDenial =
  / (?:[.?]|but|pero|i|he|she|it|they|we|that|because|if|since|si|que|porque|after|before|despues|antes|now|just|only|solo|cuando|when|however|except|although|ahora|desde|yet|still)(?= )| (?:,|and|y) (?:now|my|the|can|have|has|is|am|are|was|there|could|mom|me|se|tengo|no|mis|mi|la|las|el|ya|not|do)(?= )/

/** A denial that turns round: 'never had numbness like this'. */
export const unlikeBefore =
  /^(?: \S+){0,5} (?:like this|this bad|so bad|until|till|hasta|como ahora|como este|asi)(?= )/

export const longAgo =
  / (?:(?:\S+ )?(?:years?|decades?|months) ago|hace (?:\S+ )?(?:anos|meses)|(?:in|en|back in) (?:19|20)\d\d|last year|el ano pasado|as a (?:child|kid|teen\S*)|when i was (?:a|in|young|little|pregnant|\d+)|cuando (?:era|estaba)|history of|used to|previously|in the past(?! (?:few|couple|day|days|week|weeks|hour|hours|two|three|\d))|en el pasado|antecedentes|previous)(?= )/

/** The same at the beginning of a sentence: 'Ten years ago, …'. */
export const onceUponATime =
  /^ (?:\S+ )?(?:\S+ )?(?:(?:years?|decades?) ago|(?:in|en) (?:19|20)\d\d|hace (?:\S+ )?anos|last year|el ano pasado)(?= )/

/** What makes it a matter of today all the same. */
export const stillNow =
  / (?:can not|can barely|can hardly|am|is|are|have|has|feels?|feeling|keeps?|getting|gets|now|still|again|new|newly|today|tonight|since|yesterday|suddenly|tengo|tiene|estoy|esta|estan|puedo|puede|siento|siente|me duele|desde|ahora|todavia|sigo|sigue|hoy|ayer|otra vez|de nuevo)(?= )/

/** Old, and the same as ever. */
export const forYears =
  / (?:for (?:\S+ ){0,3}years|years now|all my life|since (?:i was a (?:kid|child)|childhood|birth|(?:19|20)\d\d)|(?:desde )?hace (?:\S+ )?anos|desde (?:nino|nina)|toda (?:la|mi) vida|llevo (?:\S+ ){0,2}anos|been like that|always (?:had|been))(?= )/

export const changedNow =
  / (?:worse|worsening|worsened|(?<!nothing )new|now|suddenly|sudden|today|tonight|yesterday|spreading|changed|different|this week|this morning|last night|peor|empeor\S*|ahora|hoy|ayer|de repente|anoche|ya no|cada vez)(?= )/

/** How a question begins. */
export const questionStart =
  /^(?: (?:hi|hello|hola|please|so|and|ok|well|hey|just|curious|question|quick|,))* (?:what|which|how|why|when|where|who|can(?! not)|could(?! not)|does(?! not)|do(?! not)|is(?! not)|are(?! not)|will(?! not)|would(?! not)|should|may|might|tell me|explain|define|que|cual|cuales|como|por que|puede|pueden|podria|es|son|hay|cuando|cuanto|cuantos|a que|quien|donde|explique\S*|explica\S*|i want to know what|i would like to know what|quisiera saber|quiero saber)(?= )/

/** Words that speak of someone who has it. */
export const someone =
  / (?:i|my|mine|myself|he|she|his|her|him|we|our|mom|mother|dad|father|wife|husband|son|daughter|grandma|grandpa|brother|sister|friend|me|mi|mis|yo|tengo|tiene|estoy|siento|siente|puedo|le|mama|papa|esposo|esposa|hijo|hija|abuelo|abuela|hermano|hermana|amigo|vecino)(?= )/

/** 'Is it normal that …' asks about what one has. */
export const asksForOneself =
  / (?:normal|bad sign|serious|dangerous|worried|concerned|worry|worrying|concerning|peligroso|grave|me preocupa|malo|es malo|is bad|bad if)(?= )/

/** 'How would I know if …', 'the signs of …': the sign is the topic, and no one has it. */
export const asTopic =
  / (?:how (?:would|do|can|will|could) (?:i|you|we|one) (?:know|tell)|what (?:are|is|would|were) (?:\S+ ){0,4}(?:signs?|symptoms?|causes?|risks?|chances?|odds)|signs (?:and symptoms )?of|symptoms of|causes of|risks? of|chances? of|odds of|treatment (?:of|for)|meaning of|definition of|an article on|read about|heard about|learn about|difference between|(?:senales|sintomas|causas|riesgos?|tratamiento) (?:de|del|para)|how (?:common|likely|rare|often) (?:is|are|does|do)|que tan (?:comun|frecuente)|prevent\S*|avoid|prevenir|evitar|information (?:on|about)|informacion (?:de|sobre)|scared of|afraid of|fear of|terrified of|miedo a|miedo de)(?= )/

/** 'Could I lose …', 'will surgery make …': what may come, not what is. */
export const mayCome =
  / (?:will|could|can|might|would|may) (?:i|you|we|he|she|people|patients|someone|surgery|an? \S+|the \S+|steroids?|injections?|fusion|my \S+ (?:get|become|be|stay|remain|lose))(?= )(?! (?:can|have|am)(?= ))/

/** What brings a possible sign back to the present. */
export const backToNow =
  / (?:if|because|that|since|when|i am|i have|i can|my|his|her|,|si|que|porque|cuando|with)(?= )/
