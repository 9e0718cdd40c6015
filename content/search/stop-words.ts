/** English stop words. */
export const englishStopWords =
  'a about actually am an and any are as at be been being but by can could did do does doing dont else ' +
  'for from get getting give go going got had has have having help hello hi how i if id ill im in into ' +
  'is it its ive just know like make may maybe me might my need of on or our out please really say see ' +
  'should so some someone something tell than thank thanks that the their them then there these they ' +
  'thing think this those to told too up us very want was we well were what whats which will with would ' +
  'you your also always anyone anything because both each even ever every here him his lot much must ' +
  'wont cant isnt doesnt didnt wasnt arent havent hasnt wouldnt couldnt shouldnt ' +
  'other same sure take taking thats through try trying while whose yes yet she her'

/** Spanish stop words. */
export const spanishStopWords =
  'al algo alguien ante aqui como con cual cuales cuando cuanto cuantos de del dime donde el ella ellos ' +
  'en entre eres es esa ese eso esta estan estar este esto estoy favor fue gracias ha hace hacer hago ' +
  'hay he hola la las le les lo los mas mi mis muy no nos nosotros o para pero poder podria por porque ' +
  'puede puedo que quiero saber se sea ser si sin sobre son soy su sus tan tener tengo tiene tienen ' +
  'todo tu tus un una unas uno unos usted ustedes va vez voy y ya yo still ni solo solamente cosa cosas ' +
  'problema problemas alguna alguno cada desde hasta dia dias pasa pasan pasar paso debo debe deben ' +
  'deberia ahora luego tambien siempre nunca mucho mucha muchos poco hacen haga hizo quiere dice dicen ' +
  'quien quienes ve ven ver sigo sigue seguir dijo dijeron fui era ' +
  'da dan doy otro otra cualquier cierto verdad'
