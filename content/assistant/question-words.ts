const asking = 'can|could|should|may|might|must|am|is|are|do|does|did|will|would'
const whom = 'i|we|he|she|they|you|u|it|people|someone|anyone|my|the|this|that|these|those|there|an?'

/**
 * Words that start a question, in both languages and without accents, as parts of regular expressions. They split a message into its
 * questions.
 */
export const questionWords = {
  /** Wherever they stand. */
  anywhere: `(?:how|when|what|where|who|why|which)(?: [a-z]+){0,4} (?:${asking}) (?:${whom})
    |(?:can|could|should|may|am|do|did|will|would) (?:i|we|you|u|they|people)|(?:can|could|should|will|would|does|is) (?:he|she|it)|(?:is|are) there
    |how (?:long|soon|much|many|often|far|bad|late)|(?:i|just) (?:want|wanna|need|would like)(?: to)? know
    |(?:como )?(?:en )?(?:cuanto|cuanta|cuantos|cuantas) [a-z]+|que tan [a-z]+|(?:cuando|como|donde|cual|que) (?:se |me |le |lo |la )?(?:puedo|puede|pueden|podre|podra|debo|debe)
    |(?<!no )(?:puedo|se puede|podre|podria|debo|deberia)|es (?:normal|malo|bueno|peligroso|seguro|cierto|verdad|mejor|necesario)|sera que|hay (?:algo|alguien|alguna?)
    |(?:quiero|queria|quisiera|gustaria) saber`,
  /** After a conjunction, or at the start of a sentence. */
  joined: `what|whats|which|where|who|why|how|cual|cuales|donde|por ?que|para que|pa que|cuanto|cuanta|cuantos|cuantas`,
  /** At the start of a sentence, and after a conjunction in a question. */
  opening: `${asking}|when|any|que|quien|es|son|hay|ustedes|tienen|atienden|aceptan|sirve|seria`,
  /** After a conjunction in a question: "when can I drive and go back to work". */
  marked: `como|cuando|se|puede|pueden|tengo que|necesito|ocupo|sera
    |drive|go back|get back|return|work|lift|shower|bathe|fly|travel|exercise|run|swim|sleep|golf
    |manejar|volver|regresar|trabajar|cargar|banarme|viajar|nadar|dormir`,
  conjunctions: `and|also|plus|then|y|e|tambien|ademas|aparte`,
  /** Between two halves of one question. */
  alternative: `or|o|u`,
  fillers: `so|ok|okay|like|well|hi|hey|hello|hola|pues|bueno|oye|but|pero`,
} as const
