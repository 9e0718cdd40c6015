/**
 * Topics outside the practice, even if the site happens to use the word: other parts of the body, and
 * everyday questions. A question with one of these and nothing about the spine is not answered.
 */
export const foreignWords =
  // Other parts of the body and other illnesses
  'knee kneecap elbow wrist ankle toe toenail fingernail tooth teeth dentist gum ear eye eyelid nose tongue rash acne pimple ' +
  'wart mole scalp lung heartburn flu cough covid asthma sneeze sinus ' +
  'menstrual period carpal tunnel bunion heel gout migraine cataract glasses hemorrhoid vomit measles vaccine botox wrinkle ' +
  'rodilla codo muneca tobillo diente muela dentista oido oreja ojo nariz lengua garganta grano granos acne cabello barriga ' +
  'panza pulmon gripe gripa tos resfriado alergia asma vacuna lentes verruga ' +
  // Everyday life elsewhere
  'pizza restaurant recipe cook cake bread rice tamale pozole taco burger beer wine weather rain snow president election dmv hiring church mass ' +
  'vote governor country continent planet earth moon star galaxy mountain ocean math homework essay poem joke song ' +
  'lyrics music movie actor singer game cup championship stock bitcoin crypto invest mortgage loan tax taxes ' +
  'tesla engine tire mechanic printer iphone wifi password python javascript ' +
  'cruise passport visa lawyer divorce attorney immigration horoscope lottery dating girlfriend boyfriend wedding birthday gift shoes ' +
  'dinner lunch dessert algebra geometry chemistry physics grammar french german chinese router calculator dollar euro motorcycle haircut makeup perfume ' +
  'tattoo casino concert theater museum camera guitar piano zodiac riddle trivia zoo beach camping furniture refrigerator washer repair faucet leaky tomato avocado carrot cheese ' +
  'dress shopping amazon netflix facebook instagram tiktok youtube roof lawn puppy kitten cat dog veterinarian ' +
  'cocinar arroz pastel tamales tacos cerveza clima lluvia lluvias presidente eleccion elecciones planeta luna ' +
  'tarea poema chiste cancion musica pelicula actor cantante equipo liga mundial acciones prestamo impuestos banco boleto ' +
  'pasaporte abogado divorcio inmigracion loteria novia novio boda cumpleanos regalo zapatos impresora celular contrasena llanta mecanico perrito'

/**
 * Topics of the practice: combined with one of these, a question with a word from above may still be
 * relevant.
 */
export const homeWords =
  'spine spinal back neck buttock disc vertebra nerve sciatica stenosis scoliosis herniated fusion surgery operation surgeon injection epidural ' +
  'mri xray scan radiculopathy myelopathy lumbar cervical cord opioid anesthesia incision'
