const english = `a about after again ago all already also always am an and any anyone anything apart are aren as ask at aunt
  away baby bad be because bed been before being best better between big bit blue boyfriend brother but by bye call came can
  cannot cant car child children christmas come cool could couldn cousin dad daughter day dear definitely did didn do does doesn
  doing don done down drink drive during each eat either else english ever every everyone everything excuse explain family
  fast father feel feels fell few fiance fine first for forward found friend from fun get getting girlfriend give go going golf
  gonna good goodbye got gotta grandfather grandma grandmother grandpa grandson great guys had hadn has hasn have haven having
  he hello help helps her here hey hi him his holiday home hope how however hubby hurt hurting hurts husband i if im in
  is isn it its ive january february march april may june july august september october november december just keep kid kids
  kind know last lately later least left less let like likely list little live ll long look looking lot make makes many maybe
  me mean mine mom monday tuesday wednesday thursday friday saturday sunday month more morning most mother mum my myself near
  need needs nephew never new next nice niece night no nobody none nope nor not nothing now of off office often oh ok okay old
  on once one only or other ouch our out over own parents partner people per perhaps person play please possible pretty
  probably put question questions quick quit quite rather re really right roommate run said same say says see seems send
  several shall she should shouldn show since sister sit sleep slow so some someone something sometimes son soon sorry spanish
  spouse stand start still stop such super supposed sure take talk tell than thank thanks that the their them then there
  these they thing things think this those though thought through till to today together told tomorrow tonight too took
  true try trying two uncle until up upon us use used using ve very wait walk want wanted was wasn way we week weekend
  weeks well went were weren what whats when where which while who whole whom whose why wife will wish with within without
  woke won wonder wondering word work working worried worry worse would wouldn year years yes yesterday yet you your yours`

const spanish = `a abuela abuelo aceptan acepta agua ahora al algo alguien algun alguna amiga amigo ano anos antes aqui asi
  ayer ayuda ayudar ayudenme bano bien brazo brazos buena buenas bueno buenos cabeza cada caminar camino casa casi cita
  como con cuando cual cuales cuanta cuantas cuanto cuantos cuello cuerpo cuesta cuestan da dan de debajo debo deberia decir del
  desde despues dia dias dice dicen disco discos doctor doctora dolor dolores donde dormir dos duele duelen durante edad el
  ella ellos empeora en entre era es esa esas ese eso esos espalda espanol esposa esposo esta estan estar estas este esto estos
  estoy familia fiebre fue fuerte fusion gracias grande guia ha habla hablan hablo hace hacen hacer hacia haciendo han hasta hay
  hermana hermano hernia hermanito hija hijo hijos hola hora horario horas hoy iba ir la las le les leve llamar llamo llego lleva
  llevar lo los luego mal mala manana mano manos mas mayor me media medicina medicinas medico mejor menos mes meses mi mia
  mientras mio mis mucha muchas mucho muchos mujer muy nada nadie necesita necesito ni ninguna ninguno no noche nos nosotros
  nuestra nuestro nunca o ocho oficina operacion operan operar operaron otra otro otros padre para parece parte pedir pero pie
  pierna piernas pies poco podria porque por practican primera primero pronto puede pueden puedo que quien quiere quiero quisiera recuperacion
  recuperarse resonancia sabe saben se sea segun seguro seguros ser si siempre siento sin sobre solo son soy su sube
  sufro sus tal tambien tan tanto tarda tarde te tener tengo tiempo tiene tienen toda todas todavia todo todos tomar trabajar
  trabajo tras tratamiento tres tu tus un una unas uno unos usar usted ustedes va vamos van veces ver vez vivo volver voy y ya
  yo lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre
  noviembre diciembre aseguranza cirugia cirugias cirujano columna nervio nervios ciatica estenosis escoliosis quirurgica
  inyeccion inyecciones terapia fisica estacionamiento direccion telefono papa mama suegra suegro tia tio primo prima`

/**
 * Words in lower case without accents that aren't names, although the site's own texts may not contain them.
 */
export const everydayWords: readonly string[] = `${english} ${spanish}`.split(/\s+/)
