/**
 * Words that mean one thing whatever stands around them: no denial or 'for years' elsewhere in the message takes them back.
 * Only the negation that belongs to the very words does ('I do not want to die'). On normalized text, see `normalize`.
 */
const pills =
  '(?:pills?|tablets?|capsules?|tylenol|acetaminophen|ibuprofen|advil|aleve|aspirin|norco|vicodin|percocet|oxy\\w*|hydrocodone|morphine|tramadol|gabapentin|lyrica|flexeril|xanax|valium|relaxers?|pastillas?|tabletas?|capsulas?)'

const crisis = [
  /(?<!not |never )(?:want|wanna|wants|going|ready|wish i could|rather|thinking|thought|plan|planning|planned) (?:to |about |of )?(?:die|dying|be dead|suicide|kill(?:ing)? (?:myself|himself|herself|themselves)|end(?:ing)? (?:my life|it all|everything)|hurt(?:ing)? (?:myself|himself|herself)|harm(?:ing)? (?:myself|himself|herself))\b/,
  /(?<!not |never )(?:kill|killing) (?:myself|himself|herself)\b/,
  /(?<!not |no |never |was )\bsuicid(?!e dis[ck])/,
  /(?<!no |nunca |ni )\b(?:quiero|quisiera|quiere|voy a|pienso en|pensando en|pensado en|ganas de) (?:ya )?(?:matarme|morirme|morir|matarse|morirse|suicidarme|quitarme la vida|acabar con (?:mi vida|todo))\b/,
  /(?<!no )\b(?:me quiero|se quiere) (?:ya )?(?:morir|matar|suicidar)\b/,
  /\b(?:how (?:many|much)|what (?:dose|amount)|cuant[oa]s?|que (?:dosis|cantidad))\b[^.?]{0,70}\b(?:to die|kill me|would kill|lethal|deadly|fatal|never wake|not wake up|para morir(?:me)?|matarme|letal|mortal)\b/,
  /\b(?:if i|to) (?:take|took|swallow) all (?:of )?(?:my|the) \w+/,
]

const overdose = new RegExp(
  `\\b(?:took|taken|swallowed|ate|tome|tomado|tomo|already had)\\b(?: \\w+){0,2} (?:1\\d|[2-9]\\d|\\d{3}|a (?:whole )?(?:bottle|handful)|the whole bottle|un (?:frasco|punado))\\b(?! ?(?:mg|mcg|ml|milli|units?|weeks?|days?|minutes?|semanas|dias))(?: \\w+){0,3} ?${pills}`,
)

const bladder =
  /\b(?:can not|could not|unable to|no puedo|no puede) (?:\w+ ){0,1}(?:pee|urinate|pass urine|orinar)\b(?! (?:in front|with people|at night alone))/

const saddle =
  /\b(?:can not|do not|no) (?:feel|siento|puedo sentir)\b[^.?,]{0,30}\b(?:between (?:my|his|her) legs|genitals?|private parts?|entre las piernas|mis partes)\b/

/** Whether a normalized message holds plain words of wanting to die or of a deadly dose. */
export function saysCrisisPlainly(text: string): boolean {
  return crisis.some((pattern) => pattern.test(text))
}

/** The red flag that a normalized message holds in plain words, or null. */
export function plainSign(text: string): 'overdose' | 'bladder-bowel' | 'saddle' | null {
  if (overdose.test(text)) return 'overdose'
  if (
    /^ (?:what|why|when|how|is it|does|do|can|could|will|que|por que|cuando|como|puede) (?!.*\b(?:i|my|he|she|me|mi)\b)/.test(
      text,
    )
  )
    return null
  if (bladder.test(text)) return 'bladder-bowel'
  return saddle.test(text) ? 'saddle' : null
}
