export const calmSpanish = `
a qué hora abren mañana
Buenos días, quisiera sacar una cita para mi mamá
aceptan medi-cal?
Llevo como diez años con dolor de cintura, nada nuevo, nomás quiero una opinión
qué es la estenosis
Mi seguro es Blue Shield, ¿los cubre?
tengo la ciática desde el año pasado, va y viene, hay ejercicios?
cuanto cuesta la consulta sin aseguranza
El doctor habla español?
donde queda la clínica, en Hanford o en Visalia
me duele la espalda cuando me agacho en la pisca, ya tengo años así
¿Cuáles son las señales de la cauda equina? nomás pa saber
No tengo fiebre ni nada, la herida se ve bien, cuándo me puedo bañar
hace veinte años me operaron de una hernia, ¿puedo hacerme resonancia?
necesito referencia de mi doctor de cabecera?
se me duerme un poquito el pie desde hace cinco años, siempre igual
Qué es mejor, hielo o calor
mi esposa quiere saber si la fusión duele mucho
me truena el cuello cuando volteo, es malo?
trabajo en la lechería y cargo mucho, qué faja recomiendan
cuanto dura la operación de hernia de disco
Puedo llevar a mi hija para que me traduzca
que diferencia hay entre un neurocirujano y un ortopedista
ya no me duele como antes gracias a dios, nomás vengo por la revisión
perdí mi papel de la cita, me pueden decir qué día es
hay estacionamiento para discapacitados
tuve un choque en el 2009 y desde entonces me molesta el cuello
Tengo 68 años y me dijeron que tengo desgaste. Es normal a mi edad?
no se me sale la orina ni nada de eso, solo me duele la cintura de siempre
qué quiere decir L4 L5 en mi estudio
les puedo mandar mi resonancia en un disco
mi abuelita tiene joroba desde hace muchos años, qué se puede hacer
Me dieron gabapentina y me da mucho sueño en el día
cuando puedo volver a manejar después de la cirugía de cuello
Quiero cambiar mi cita del jueves al viernes
Trabajan los sábados?
mi patrón no me quiere dar días, me pueden hacer una nota
es cierto que la mayoría de las hernias se curan solas
las inyecciones en la espalda engordan?
me dio calambre en la pantorrilla anoche, me pasa seguido cuando ando mucho en el calor
Tengo diabetes controlada, ¿me pueden operar?
fumo media cajetilla, tengo que dejarlo antes?
Es bueno ir con el quiropráctico si tengo hernia
cuándo debo preocuparme por un dolor de espalda?
Qué síntomas son de emergencia después de la cirugía, para tenerlos pegados en el refri
mi mamá me dijo que les preguntara si dan terapia ahí mismo
ando buscando un fax para mandar mis records
Puedo usar tacones otra vez algún día?
no puedo estar parada mucho rato, me siento y se me quita, ya tengo como tres años con eso
que es un laminectomía
mi hijo tiene 15 y la espalda chueca, lo ven ustedes o solo adultos?
Duermo mal porque no hallo cómo acomodarme, qué colchón es bueno
se puede pagar en abonos
dan recetas por teléfono
Tengo el nervio ciático inflamado dice el doctor, cuánto tarda
me mandaron una cuenta que no entiendo
¿Qué es un injerto de hueso?
de dónde sacan el hueso para la fusión
mi dolor es un 3 o 4 y lleva así desde la pandemia
gracias por la atención, muy amables las muchachas
Cuánto tiempo voy a durar sin trabajar si me operan de la cintura
¿puedo comer antes de la cirugía?
a qué hora tengo que llegar el día de la operación
me da miedo la anestesia, con quién hablo
traigo marcapasos, me pueden hacer el MRI?
me da claustrofobia la máquina, hay una abierta?
Se me olvidó mi clave del portal
cómo pido mis expedientes
vengo de Corcoran, está muy lejos?
hay camión que llegue hasta la clínica
Mi papá es veterano, aceptan lo del VA?
tengo kaiser, puedo ir con ustedes?
necesito un segundo opinión, ya me dijeron que me tienen que poner tornillos
los tornillos se quedan para siempre?
suena la alarma del aeropuerto con los tornillos?
Después de la fusión, ¿cuándo puedo cargar a mi nieto?
puedo bailar en la quinceañera de mi nieta a los cuatro meses de operada?
me pica la cicatriz, ya tiene dos años, qué crema le pongo
Me operaron en 2015 y me quedó dormido el dedo gordo, sigue igual
Que tan seguido puedo caminar despues de la operacion
estoy embarazada de 5 meses y me duele la cadera al voltearme en la cama, es normal?
no tengo debilidad, camino bien, pero me molesta la nalga derecha al sentarme
qué es la sacroiliaca
me dijeron que tengo un disco abombado, es lo mismo que hernia?
Mi hermana se operó con ustedes y quedó muy bien
es verdad que si te operas una vez te tienen que volver a operar?
qué porcentaje queda bien de la descompresión
cuantos años tiene el doctor operando
atienden accidentes de trabajo? workers comp
mi abogado necesita una carta del doctor
me llega la factura a la dirección vieja, cómo la cambio
Tengo osteoporosis, qué ejercicios no debo hacer
vitamina D sirve para los huesos?
cuánta leche hay que tomar para los huesos, o puro mito
hace mucho tuve cáncer de piel, me lo quitaron, ahorita ando bien, lo tengo que poner en la forma?
qué es la mielopatía?
¿Cómo sabe uno si es un derrame o un nervio pinchado? me quedé con la duda por un video
Mi vecino tuvo lo de la cola de caballo, ¿qué es eso?
me hormiguean las manos en la noche, desde hace años, dicen que es el túnel carpiano
se me entume el brazo si duermo de lado, me muevo y se quita
trabajé 30 años en el algodón y ya traigo la espalda acabada jaja
me duelen las rodillas también, ven eso?
Las palmadas en la espalda ayudan?? mi suegra dice que sí
los parches de lidocaína sirven
puedo usar el ungüento de árnica
el té de cúrcuma sirve para la inflamación?
Qué es un TENS y dónde lo compro
cuando me agacho a amarrarme los zapatos me jala la cintura, así he estado siempre
me lastimé hace seis meses cargando un costal, ya estoy mejor, pero quiero checarme
mi escoliosis la tengo desde niña
Hola
Gracias, ya me contestaron
eres una persona o una máquina?
me puede llamar una muchacha que hable español
cómo va a estar el clima en Hanford el sábado
dónde venden buenas tortas por ahí cerca de la clínica
Ustedes hacen análisis de sangre?
están contratando?
sabe a qué hora cierra la farmacia del Adventist
quién ganó el partido de anoche
mi perrito tiene la columna mala, conocen un veterinario?
Necesito el número de la clínica de ojos
me puede ayudar con mi forma del desempleo?
Qué es el disco artificial
con la endoscópica me voy a la casa el mismo día?
cuánto mide la cicatriz
me van a poner faja o collarín?
tengo que usar el collarín para dormir
cuántas semanas sin agacharme
Cómo me bajo de la cama después de operada sin torcerme
qué silla compro para el baño
es normal la garganta un poco rasposa los primeros días después de la cirugía del cuello? paso bien la comida
Me operan en marzo, ¿qué debo dejar listo en la casa?
Mi esposo ronca y usa CPAP, lo lleva al hospital?
quién me puede cuidar después, vivo sola pero mi comadre me ayuda
cuánto cubre Medicare de una fusión
tengo el Medicare rojo blanco y azul y otro suplemento, les llevo los dos?
me negaron la resonancia, cómo apelo
CalViva Health lo aceptan?
no tengo papeles, me atienden?
tienen descuento si pago en efectivo
cuánto tarda la autorización
Qué papeles llevo a la primera cita
mi cita es por video o en persona
se puede hacer consulta por teléfono, no tengo ride
voy a llegar diez minutos tarde
Ya voy en camino, hay mucho tráfico en la 198
perdí mi cita de ayer, me van a cobrar?
Puedo llevar a mis niños
hablan mixteco o solo español?
tengo cita con el doctor el lunes y no sé si llevar ropa cómoda
la radiografía duele?
se siente mucho la inyección epidural?
cuántas inyecciones puedo tener al año
Después de la inyección me subió el azúcar a 180, me dijeron que podía pasar, cuánto dura?
cuánto tarda en hacer efecto la cortisona
me ayudó la inyección dos meses y ya me volvió el dolor de antes, sigue otra?
qué es ablación de nervios
el doctor de Fresno me recomendó terapia, es necesario hacerla antes de operar
cuántas sesiones de terapia paga el seguro
nadar es bueno para la espalda?
la bicicleta fija me hace daño?
Puedo levantar pesas con una hernia
cuántos minutos camino al día
puedo montar a caballo? hace un año me operaron
me gusta la jardinería pero me duele después, cómo le hago
manejo troque y me duele la rabadilla de tanto estar sentado
qué cojín es bueno para la troca
me paro doce horas en la empacadora y llego con la espalda bien tiesa
al levantarme amanezco tieso como media hora y luego se me quita, ya tengo años
cuando estornudo me da un piquetito en la cintura, desde hace mucho
el dolor me corre por la pierna izquierda igual que siempre, no ha cambiado
no he tenido calentura, ni pérdida de peso ni nada raro, solo dolorcito viejo
Nunca he tenido problemas para ir al baño, la enfermera me preguntó y quería saber por qué preguntan eso
por qué preguntan tanto de la vejiga en la forma?
mi papá tuvo un derrame hace 12 años y quedó chueco, todavía lo pueden operar de la columna?
Tuve un infarto en 2018, con stents, ¿me opera el doctor?
en 2001 me caí de una escalera y me quebré una vértebra, ya sanó
tuve un coágulo en la pierna hace quince años, hay que avisarle al doctor?
mi mamá perdió la fuerza de un pie hace 8 años y usa férula, se puede hacer algo todavía
yo orino bien, como bien, duermo bien, nomás la espalda
No, no me siento débil, solo cansado del jale
me canso mucho en el calor, ha de ser la edad
cuando tengo mucho trabajo me da tensión en el cuello
Tengo migrañas desde joven, tiene que ver con el cuello?
me mareo si me paro muy rápido, desde que me cambiaron la pastilla de la presión y ya lo sabe mi doctor
se me hinchan los dos tobillos en la tarde cuando hace calor, toda la vida
tengo várices, es problema para la cirugía?
me orino poquito cuando me río o estornudo, desde que nacieron mis hijos, hace treinta años
me levanto dos veces a orinar por la próstata, ya me la están viendo
siempre he sido estreñida, qué fibra me recomiendan para después de la operación
Qué puedo comer para no taparme con las pastillas
qué hago con las pastillas que sobraron
puedo tomarme una cervecita después de la operación, ya no tomo pastillas
cuándo me quitan las grapas
los puntos se caen solos?
La herida está seca y cerrada, ya van tres semanas, puedo meterme a la alberca?
me salió un moretón chiquito donde me pusieron el suero, ya casi se quita
hay que cambiar la gasa todos los días
Cuándo puedo tener relaciones después de la operación? me da pena preguntar
es verdad que la operación te deja impotente?
mi comadre dice que con una operación de columna uno queda en silla de ruedas, qué tan cierto es
qué riesgos tiene la anestesia a los 77 años
cuánta gente se infecta?
Qué pasa si no me opero
me puedo esperar hasta después de la cosecha para operarme?
ocupo estar fuera dos meses en México, me atienden por video allá?
puedo volar a Guadalajara después de la cirugía
Traigo estudios de México, sirven aquí?
me dijeron en Tijuana que me operan más barato, qué opinan
Qué es espondilolistesis? no sé ni cómo se dice
artritis en la espalda es lo mismo que desgaste?
el ácido úrico da dolor de espalda?
los riñones duelen en el mismo lado que la cintura? cómo distingo
el estrés puede dar dolor de espalda
mi mamá dice que es frío que se me metió
Una limpia no me hace daño verdad? jaja
es malo dormir boca abajo
qué almohada es buena para el cuello
cuántas horas puedo estar en la computadora
mi hija usa mucho el celular y le duele el cuello, qué le digo
cargar la mochila pesada da escoliosis?
a qué edad hay que hacerse el examen de los huesos
mido dos pulgadas menos que antes, tengo 80, es normal encogerse?
Tengo fibromialgia, ustedes tratan eso?
tratan dolor de cadera o nomás columna
mi doctor me mandó con ustedes pero no me han llamado
ya hace dos semanas que mandaron la referencia, la tienen?
me dejaron un mensaje y no entendí, hablan muy rápido en inglés
El formulario está en español?
No sé leer muy bien, alguien me ayuda con los papeles?
puede venir mi nieto a interpretar o ponen ustedes intérprete
es gratis el intérprete
me pueden mandar la dirección por texto
qué puerta es, el edificio grande o el chico
hay elevador? mi mamá usa andador
tienen sillas de ruedas para entrar
cuánto dura la cita, para pedir permiso en el trabajo
me llenan los papeles de la placa de discapacitado?
me llenan lo del EDD?
quiero hablar con la encargada de cobros
Me cobraron dos veces el copago
no estoy conforme con la cuenta, me traen vuelta y vuelta
este dolorcito me trae loca pero ahí la llevo, es lo de siempre
Me estoy muriendo de calor en la sala de espera jaja, prenden el aire?
me mata la espalda después de planchar, desde hace años
ya estoy hasta el gorro del seguro
ando agüitado porque no puedo jugar con mis nietos todavía, cuándo me dan permiso?
me muero de ganas de volver a mi jardín, cuánto falta si tengo 6 semanas de operada
ya no aguanto la faja, me da comezón, me la puedo quitar pa dormir
Es normal andar chillona después de la operación? no es nada grave, mis hijas me acompañan
estoy nerviosa por mi cirugía del martes
mi marido está de malas desde que no trabaja, tienen pláticas o grupos de apoyo?
me siento un poco triste de no ir a la pisca este año, pero contento con mi recuperación
qué es el discograma
cuánto tardan los resultados del MRI
Puedo traer joyería a la resonancia
me explicas qué es foramen
cuántos huesos tiene la columna
para qué sirve la médula
los nervios vuelven a crecer?
cuánto tarda un nervio en sanar
El doctor opera en Hanford o lo mandan a uno a Fresno?
qué hospital usan
puede quedarse mi esposa conmigo en el hospital
cuántos días de hospital son
Cuándo empiezo la terapia después de la fusión
ya tengo un año de operado y todo bien, me toca radiografía?
se me quitó el dolor de la pierna luego luego, nomás queda la molestia de la cortada que va bajando
Qué es eso de la cirugía con robot
hacen láser?
las células madre sirven o es puro robo
vi un anuncio de descompresión con máquina, funciona?
cuál es su dirección de correo
cómo dejo una reseña
quería felicitar al doctor, mi apá ya camina sin bastón
si me da fiebre después de la operación, a qué número llamo? ahorita estoy bien
En qué casos hay que llamar al 911? me lo pidió mi hija para apuntarlo
qué tan común es que se infecte la herida, me operan en mayo
¿Un coágulo cómo se siente? es para saber antes de mi cirugía
puede la hernia afectar la vejiga? a mí no, es pregunta
le falta fuerza en la mano desde la embolia de 2010, sin cambios, y quiere una faja para la espalda
traigo un dolor sordo en la paleta desde que manejaba el tractor, ya ni me acuerdo cuándo empezó
ay perdón me equivoqué de número
cual doctor me recomiendan para los pies
le puedo hacer preguntas al doctor por el portal en español
se me caen las llaves de vez en cuando por despistado jaja, no por la mano
Con cuántos días de anticipación cancelo para que no me cobren
ya me hicieron el estudio de los nervios en Tulare, lo ocupan?
Oiga y los sábados atienden o nomás entre semana
Estimados señores: les agradecería me indicaran si el doctor recibe pacientes referidos de Visalia. Atentamente, Ramón Ochoa
trabajo en la pisca de uva y salgo a las 4, hay citas ya en la tardecita?
mi abuelita no habla ingles, alguien le puede traducir en la consulta
cuanto cuesta la primera consulta si uno no tiene aseguransa
Tienen plan de pagos
soy troquero y ando fuera toda la semana puedo hacer la cita por video
el medicare de mi papa cubre la resonancia o la tiene que pagar el
no me deja mandar el formulario, le pico y no hace nada
su pagina no carga en mi telefono viejito
hola soy la hija de doña Carmen le escribo por ella, queremos cambiar la cita del martes
¿Necesito una orden de mi doctor de cabecera para que me vea el especialista?
ya van tres veces que hablo y nadie contesta, qué clase de servicio es ese
Muy mal, me cobraron dos veces el copago y quiero que me regresen mi dinero
a donde mando el fax de la autorizacion
Blue Shield si o no
hay donde estacionarse cerca, mi mamá anda con andador
tengo 16 y mi papá quiere saber si puede llevar sus placas de México en un CD
me puede dar la direccion por favor es que el GPS me mando a otro lado
Qué papeles tengo que llevar el día de la cita
buenas tardes quiero saber si agarran workers comp porque me lastimé la cintura levantando cajas en la empacadora hace meses
el doctor habla español o nomás las muchachas
Como cancelo mi cita del jueves
Perdí la hoja con las instrucciones, ¿me la pueden mandar por correo?
soy enfermera en un asilo y necesito la carta de restricciones para mi patrón
cuanto se tardan en llenar los papeles de la incapacidad
ocupo una nota para el trabajo que diga que fui a la cita
me llegó un bil de 340 dolares y no entiendo de que es
pueden ver mi resonancia por internet sin que yo vaya
como le hago para entrar al portal, se me olvido la contraseña
no me llegó el código al celular
Disculpe la molestia, ¿este chat lo contesta una persona o una máquina?
¿Quién lee lo que uno escribe aquí? me da desconfianza poner mi nombre
aceptan pacientes con Medi-Cal de emergencia o solo el completo
mi seguro es Kaiser, me pueden ver de todos modos
quiero una segunda opinion porque en Fresno me dijeron que me tenia que operar
cuánto tiempo hay que esperar pa que lo vea el doctor, un mes o más
Soy cuidadora del señor Benítez, ¿puedo entrar con él al consultorio?
llego tarde como 15 minutos hay mucho tráfico en la 198, me esperan?
mi suegra se mueve en silla de ruedas desde hace años, tienen rampa
hay elevador
el doctor opera en qué hospital
Quisiera saber dónde estudió el doctor y cuántos años lleva operando
tienen reseñas de otros pacientes
se puede pagar con zelle
mande un correo el viernes y sigo esperando respuesta
oye siri busca el numero del doctor de la espalda en hanford bueno ya le escribo aqui cual es el telefono
para cambiar la letra de la página más grande donde le pico
la pagina me sale en ingles quiero en español
no encuentro el video de los ejercicios que estaba antes
me cancelaron la cita sin avisarme y yo pedi el dia en el trabajo, que poca
Mi autorización se vence el 30, ¿alcanzan a verme antes?
¿Qué significa deducible? la señorita me dijo que todavía no lo cumplo
si el seguro niega la cirugía que sigue
cuanto sale una resonancia pagando en efectivo
puedo llevar a mis nietos a la cita, no tengo quien los cuide
necesito transporte porque ya no manejo, el seguro lo paga?
Le escribo a nombre de mi mamá de 78, quiere saber si tiene que ir en ayunas a la consulta
en qué código postal están
me mandaron un mensaje de texto con un link, es de ustedes o es fraude
olvidé mis lentes en la sala de espera ayer
dejé mi bastón allá, color café con un listón rojo
tienen trabajo de recepcionista? soy bilingüe
quién hace los rayos x, ustedes o me mandan a otro lado
ya cambié de dirección cómo la actualizo
es cierto que cobran si uno no se presenta
mi hijo me hizo la cita por internet y no sé si quedó, Esperanza Villalobos
Favor de confirmar mi cita. Gracias
me pueden llamar después de las 5 que es cuando me bajo del tractor
quiero quejarme del muchacho del mostrador, muy grosero con mi madre
se ocupa cita para recoger una copia de mi expediente?
La carta del seguro dice "out of network", ¿eso qué quiere decir?
vengo de Tijuana cada mes, me atienden con pasaporte mexicano
me mandan recordatorio o yo lo tengo que apuntar
doctor me puede firmar la placa azul de discapacitado para el carro
cada cuánto son las citas de seguimiento después de la operación
en la tarjeta viene mal escrito mi apellido es Zepeda con Z
donde veo los resultados de mis estudios
tienen otra oficina más cerca de Tulare o Corcoran
mi esposo es veterano, el VA los manda con ustedes?
cuantas preguntas le puedo hacer al chat
quiero hablar con una persona por favor
borre lo que escribí, no quiero que quede guardado
aceptan Care Credit
Es gratis platicar con ustedes por aquí?
ando buscando al doctor pero me sale un dentista con el mismo apellido
el boton de llamar no jala
abren el día de acción de gracias
a qué hora cierran pa comer
puede entrar mi perrito de servicio
cuánto tarda la consulta, es que cuido a mi mamá y la dejo sola
ya mandé los papeles del FMLA, les llegaron?
Le agradezco de antemano su amable atención; deseo información sobre costos de una valoración
Mi cita es presencial o por teléfono, no le entendí al mensaje
en mi ranchito no hay señal, mejor mándenme carta
cuál es la diferencia entre ustedes y un quiropráctico en cuanto al seguro
el doctor da receta o nomás revisa
pos yo nomás quiero saber si toman la Anthem
la muchacha me dijo que llegara media hora antes, para qué tanto
firmé un papel en la tablet y no me dieron copia
me duele la cintura después de todo el día agachado en la fresa, pero camino bien y hago del baño normal
el dolor me baja a la pierna de un solo lado desde hace dos meses, sin nada dormido y con buena fuerza
Orino bien, siento todo, nomás amanezco tiesa
traigo ciática desde hace un mes pero voy al baño como siempre y no siento debilidad
si muevo bien los pies, sin calentura, solo me molesta al sentarme en el troque muchas horas
a mi mamá le duele el cuello cuando teje, las manos las tiene bien, agarra todo
no tengo fiebre ni nada raro, es un dolor sordo de años
me truena la espalda al estirarme y no duele, es malo?
el doctor de cabecera dice que es desgaste, estoy fuerte de las piernas y controlo bien la pipí
Mi esposo se queja de la cadera y la nalga al caminar, se sienta y se le pasa; esfínteres normales
ni entumido ni débil, puro dolor
dolor de espalda baja que va y viene con el frío, tengo 67, todo lo demás normal
Cargué a mi paciente en el asilo y me jalé un músculo, me muevo bien, sin hormigueo
se me engarrota el pescuezo cuando manejo de Hanford a Bakersfield, fuera de eso bien de manos y piernas
la espalda me molesta al lavar trastes
de noche me acomodo con una almohada entre las rodillas y duermo bien, de día me duele poquito
mi abuelo camina encorvado desde siempre y dice que no le duele casi
Tengo dolor en un hombro y el cuello desde que pinté la casa, agarro fuerza normal y no hay adormecimiento
ya se me está quitando con el hielo, qué otra cosa hago
es normal que me duela tantito la cicatriz al mes, está seca y cerrada y sin fiebre
operada hace tres meses, camino dos millas, sin dolor casi, cuándo puedo bailar
la herida está limpia y seca, ¿ya me puedo bañar?
tengo comezón en la cicatriz vieja, no está roja ni le sale nada
mi pierna tiene la misma fuerza que siempre, solo me da calambre en la noche a veces
estoy estreñida desde jovencita, nada nuevo, y me duele la cintura igual que siempre
Doctor, a mis 72 años me duele al levantarme de la silla; una vez parada, ando sin problema
me canso de la espalda planchando pero no se me duerme nada
cuando piscaba naranja me dolía más, ahora retirado es leve y sin debilidad
puedo aguantarme y soltar la orina normal, siento al limpiarme, solo traigo el dolor de la pierna izquierda
siento bien allá abajo y hago del uno y del dos sin problema, la pura cintura me trae mal
dolor leve, sin fiebre, sin entumecimiento, dos semanas
mi mamá pregunta si es normal que duela más con el frío, camina y va al baño bien
Se me duerme la mano cuando cruzo el brazo bajo la almohada y en un minuto se me pasa, lleva años así
mi papá con estenosis se apoya en el carrito del mandado y así aguanta bien, sus piernas están fuertes
me salieron unos espolones en la radiografía, apenas me duele
cuánto tarda en quitarse una ciática leve, no hay debilidad
el dolor no ha cambiado en cinco años
me duelen los riñones de estar parada en la cocina, orino normal y sin calentura
fíjese que me agaché a recoger al niño y me quedó un dolorcito, me puedo mover bien y no se me duerme nada
dolor al voltear la cabeza desde que dormí chueco
qué ejercicios hago para la cintura, no tengo ninguna otra molestia
La faja me ayuda. ¿Cuántas horas al día la uso?
es malo caminar con dolor si las piernas me responden bien
ya fui a terapia y mejoré como la mitad, sin hormigueos, sin fiebre, sigo?
mi esposa ronca y yo duermo en el sillón y por eso amanezco adolorido, nada más
ando bien del baño gracias a Dios, y de la fuerza también, pero la rabadilla me duele al sentarme
el coxis me duele desde que ando en el tractor todo el día pero siento todo parejo
me inyectaron hace seis meses y me fue bien, ya regresó el mismo dolor de antes, sin nada nuevo
mis piernas las siento igual de fuertes las dos
A mi hermana se le cansa la espalda de amamantar, no hay fiebre ni adormecimiento
no me he caído, no estoy débil, solo quiero saber por qué me duele al estar de pie
tengo escoliosis de chica y a los 60 me empezó a cansar la espalda, nada más
pos el dolor es como un piquete en la nalga, manejo y trabajo normal, cero debilidad
fui con el sobador y me dejó peor dos días pero ya estoy como antes
Trabajo en limpieza de casas; al final del día me arde entre los hombros, descanso y se quita
me pegó un aire en la espalda
amanecí con tortícolis, sin fiebre, muevo bien brazos y piernas
el dolor se me quita con tylenol
con el calor mi cintura mejora, todo lo demás funciona normal, es bueno usar cojín eléctrico
me siento bien, solo quiero revisión porque mi mamá sufrió de la columna
tengo artritis en las manos desde hace veinte años, no ha cambiado, y ahora me molesta el cuello un poco
mi abuelita dice que le duelen sus huesitos pero come, camina y va al baño como siempre
Me urge saber si es normal que la pierna duela más que la espalda, sin debilidad ni entumecimiento
dolor despues de jugar futbol con los nietos, ya mejorando
me duele la espalda cuando toso por la gripa de la semana pasada, ya sin fiebre y mejorando
ni se me duermen las piernas ni batallo para orinar, me pregunta siempre lo mismo la enfermera
la verdad exagero tantito, es un dolor de 3 de 10
puedo cargar cajas de 20 libras con un disco gastado si no siento debilidad?
cuántos días de reposo para una torcedura de espalda
no hay sangre ni calentura ni nada, es el mismo dolor de cintura de toda la vida
soy maestra jubilada, me molesta el cuello al leer, sin síntomas en los brazos
mi papá de 80 anda derechito y maneja, nomás se queja de la cintura en las mañanas
cuando camino una cuadra me duelen las pantorrillas, me siento y se quita, así llevo dos años, igual
Siento jalones en la corva al estirar la pierna, fuerza bien, pie bien, baño bien
duele duele pero nomás eso
tengo dolor del lado derecho de la cintura al estar sentado en la oficina, sin irradiación, esfínteres conservados
quedó un poquito dormido el muslo desde la operación de hace cuatro años, igual siempre, es normal?
el pie me quedó con poca sensibilidad desde 2012, no ha cambiado, quiero saber si hay tratamiento
me duele donde va la bolsa de herramienta, el cinturón pesa mucho
traigo bolas de tensión en la espalda, el masaje me ayuda
mi muchacho de 17 carga mochila pesada y le duele, corre y juega normal
es mejor colchón duro o blando para el dolor de cintura
me dieron gabapentina y me da sueño, el dolor ya está mejor
la resonancia dice protrusión L4-L5, yo casi no siento nada
dice abombamiento discal leve y me asusté, pero no tengo síntomas
Mi dolor empeora sentada y mejora caminando, sin otra cosa
llevo tres semanas con lumbago y ya puedo barrer otra vez
hago del baño sin problema, tengo relaciones normal, camino normal, solo la molestia de la espalda
ya no me duele la pierna desde la operación, gracias doctor
puedo volver a montar a caballo, me operaron hace un año y estoy bien
me da un toque en la cintura cuando me amarro los zapatos, dura un segundo
tengo sobrepeso y me duele la espalda, bajar de peso ayuda?
siento piernas cansadas después de doce horas de pie en el hospital, con descanso quedan como nuevas
dolor igual que el año pasado, sin cambio
pregunta mi señora si el dolor de espalda puede venir de los zapatos
me lastimé jalando la manguera de riego, tres días, ya va mejor y camino normal
me duele la espalda en mi regla, siempre ha sido así
qué es el síndrome de la cola de caballo, lo leí en su página
a los cuántos grados se considera fiebre después de una cirugía
cuáles son las señales para ir a emergencias, quiero tenerlas apuntadas en el refri
me muero de risa con su robot
me muero de hambre, hay donde comer cerca del consultorio
me meo de la risa con mi nieto
mi perro ya no mueve las patas de atrás, ustedes ven animales?
la gata no ha hecho pipí en dos días, a dónde la llevo
se me paralizó la computadora llenando el formulario
se me cayó el sistema y no me guardó la cita
me mata este dolor de cintura, cuánto tardan en dar cita
ya no aguanto las ganas de que me den de alta pa irme a Jalisco
mi vecino tuvo un derrame el año pasado, ¿eso tiene que ver con la columna?
me pusieron un stent hace diez años, todavía me puedo operar de la espalda
Mi papá murió del corazón en 1998; ¿debo avisarle al anestesiólogo?
cuál es el riesgo de quedar paralítico en una operación de disco
mi comadre dice que todos los operados quedan inválidos, es cierto?
es verdad que si me opero ya no voy a sentir las piernas o es puro cuento
qué porcentaje de pacientes se infecta
me da pánico la anestesia
me da miedo no despertar de la anestesia, qué tan común es eso
estoy deprimida de que el seguro no aprueba nada, puro papeleo
ya me cansé de esperar en el teléfono
me quiero quitar de encima este dolor, qué opciones hay
Estoy harto de los doctores, puro dinero
quiero acabar con este problema de la factura de una vez
mátenme con el precio, pero díganme cuánto es
mi hija estudia enfermería y tiene tarea sobre la mielopatía, me explican fácil
hago un trabajo de la escuela sobre la médula espinal, cuántas vértebras hay
¿Qué es el pie caído y por qué pasa? pregunto por curiosidad
qué hace la naloxona, me la dieron con la receta
cómo guardo las pastillas para que no las agarren mis nietos
dónde tiro las medicinas que sobraron
para qué sirve el aparato de los pulmones que dan en el hospital
las medias apretadas son para que no se hagan coágulos verdad
cómo se previene un coágulo si voy a volar a Guadalajara, no tengo nada hinchado
tuve un coágulo en 2009, ya curado, lo pongo en el formulario?
hace 20 años me caí de una escalera y desde entonces traigo la misma molestia, nada nuevo
choqué en 2003 y quedé con el cuello sensible, igual todos estos años
se me durmió la mano cargando la bolsa pero ahorita ya está normal, fue de apretarla
se me durmió el gallo y por eso no llegué a la cita
los niños me tienen sin aliento, puro correr, qué pena
me quedé sin voz de tanto gritar en el partido de mi nieto, nunca me he operado
las manos torpes las tengo yo de nacimiento para el celular, cómo le bajo el volumen
me tiembla la mano de nervios nomás de pensar en la aguja
tengo el corazón roto, se me fue mi perrito
se me cayó el pelo con la medicina vieja, ya me volvió a salir
qué quiere decir "saddle anesthesia", salió en el papel
que es cord signal normal
me pueden recomendar un dentista
cuál es el mejor pollo asado de Hanford
va a llover mañana?
me ayuda a escribir una carta para migración
a los cuántos meses puedo cargar costales de alfalfa otra vez
mi nieto quiere saber si usted es un robot
cuéntame un chiste
cómo se dice cintura en inglés
pásame la receta del menudo pues
necesito un plomero, se me está saliendo el agua del baño
la llave del baño gotea y no puedo cerrarla, perdón número equivocado
mi compadre jura que la víbora de cascabel en polvo cura la cintura, opiniones?
gracias mija que Dios la bendiga
ok
no pues nomás andaba viendo
Feliz Navidad a todos en la oficina
mi carro no prende y la cita es a las 3
se me poncharon las dos llantas, no llego
el troque perdió fuerza subiendo la sierra, voy a llegar tarde
se me murió la batería del celular y perdí la llamada de ustedes
mi suegra me va a matar si no le consigo la cita
¿El doctor también ve rodillas?
ustedes quitan verrugas
venden fajas
hacen limpieza de oídos ahí
la pomada de árnica sirve
mi cuñada se cura con CBD, qué opina el doctor
puedo tomar cerveza si ya no tomo pastillas
es verdad que dormir en el piso cura la espalda
los imanes sirven para algo
qué vitaminas son buenas para los huesos
mi mamá quiere saber si la leche de burra ayuda a los huesos, no se ría
el té de cola de caballo es bueno? es una hierba
cuanto vive un disco artificial
los tornillos pitan en el aeropuerto?
puedo tener resonancia con tornillos en la columna
qué tan grande queda la cicatriz
le pueden poner otra cosa que no sea metal, soy alérgica al níquel
cuántos días de hospital son en una fusión
me puedo embarazar después de una operación de columna, pregunta mi hija
y si no me opero qué pasa con una hernia
de veras se encogen solas las hernias
¿Cuál es la diferencia entre endoscopia y microcirugía?
cuánto tiempo después puedo tener intimidad con mi esposo, ando bien de todo
manejo tráiler, a los cuántos meses de una fusión puedo volver
puedo ir a misa sentada una hora a las dos semanas
a los cuántos días puedo volver a ordeñar
puedo usar el rastrillo en el jardín a las 6 semanas
dolor parejo en la cintura desde que cambié de colchón, muevo y siento todo igual que antes
¿a qué hora abren?
donde me puedo estacionar
aceptan medicare
cual es su telefono
¿qué tengo que llevar a la cita?
¿dónde queda el consultorio?
hay alguien que hable español
¿atienden los sábados?
tienen lugar para silla de ruedas
¿qué es una hernia de disco?
cuanto tarda la recuperacion de una fusion
que es la ciatica
estenosis espinal
qué es la escoliosis en adultos
cuanto dura un nervio pinchado
riesgos de la cirugía de columna
¿cuándo puedo manejar después de la cirugía?
¿sirven las inyecciones de esteroides?
cómo dormir con dolor de espalda
puedo bañarme despues de la operacion
quiero pedir una segunda opinión
dejar de fumar antes de la cirugia
recuperación de reemplazo de disco cervical
¿me da una receta de pozole?
se me durmió la pierna por estar sentado, ya se me pasó
¿cuáles son los síntomas de la cauda equina?
me muero por volver a jugar futbol
no tengo fiebre ni problemas para orinar, solo me duele la espalda baja
mi abuelo murió de un infarto hace años
¿cuál es el horario de la oficina?
hay estacionamiento gratis
¿toman Medi-Cal?
número de teléfono por favor
que documentos llevo el dia de la consulta
¿me puede dar la dirección?
necesito un intérprete para mi cita
quiero hacer una cita
se puede llegar en camión
¿se cura sola una hernia discal?
tiempo de recuperación de cirugía endoscópica
ejercicios para dolor de espalda
qué es la espondilolistesis
cuándo puedo volver a trabajar después de una fusión
¿el robot opera solo?
como cuidar la herida en casa
artritis en las facetas
osteoporosis y la columna
¿necesito resonancia para el dolor de espalda?
cuanto tiempo estaré en el hospital
cómo levantar cosas pesadas sin lastimarme
preparar mi casa antes de la operación
¿cuánto cuesta un boleto de avión a Guadalajara?
me duele una muela
me mata este dolor de cintura cuando manejo el troque
¿cuándo es una emergencia el dolor de espalda?
se me duerme el brazo si duermo sobre él, luego se me quita
puedo tomar café antes de la anestesia
mi hermana tuvo cáncer hace años, pero yo estoy sano y solo me duele la espalda al agacharme
orino como siempre y las piernas las traigo fuertes, nomás la cintura cansada de tanto azadón
ninguna fiebre, ningún adormecimiento, puro cansancio de espalda al final del turno
no se me duerme nada, no se me dobla nada, nada más me truena el cuello
Del baño ando perfecto, camino perfecto, lo que quiero es saber qué estiramientos sirven
siento todo abajo, muevo todo, y me duele un 3 cuando plancho
la herida seca seca, temperatura de 98, ya camino dos cuadras, cuándo puedo cargar a mi nieto?
nunca he batallado para orinar ni ahora tampoco, marqué mal en la hoja
mi viejo habla bien, ve bien, camina bien, nomás reniega de la almohada
ya fui al ultrasonido de la pantorrilla y salió limpio, qué sigue con mi terapia
sin calentura ni pus a las cuatro semanas, me puedo meter a la alberca?
aprieto fuerte, abotono bien, escribo bien, pero no hallo la entrada del edificio
no me caí ni choqué ni cargué, amanecí tiesa por dormir en el sillón
la enfermera preguntó si se me salía algo y le dije que nomás la lengua, jaja
Fuerza bien, sensación bien, humor más o menos. Qué incluye la primera consulta?
hace años se me quitó lo dormido y no ha vuelto, llamo por mis expedientes
No estoy deprimida ni nada de eso, es que el formulario no me deja pasar a la página 5
mis dos pies suben y bajan sin problema, puedo hacer bicicleta?
el doctor de familia me revisó todo y dijo que no hay señales de peligro, me mandó con ustedes sin prisa
trago bien, respiro bien, canto bien, tres meses de la cirugía del cuello, y los tacos ya con salsa
no es emergencia, conteste cuando pueda
ni cáncer ni infección, puro desgaste, me dijeron en Fresno. Dan citas para terapia?
va al baño como relojito mi mamá, la pregunta es si Medicare paga la barra de la regadera
la molestia va y viene igualita desde 2015, sin nada nuevo
Tobillos, rodillas, todo fuerte. Me canso de la espalda lavando trastes
no sangra, no supura, no duele, nomás me da comezón la cicatriz a los dos meses
se me entumen los pies si me siento chueca en misa, me paro y ya
tengo la misma parte dormida del muslo desde mi embarazo del 98, del mismo tamaño
me orino tantito al reír desde que nacieron mis hijos, hace veinte años, mi ginecóloga ya sabe
uso sonda desde mi accidente en 1990, tienen baño amplio?
la pierna flaca es de polio, la tengo así desde niño
Mi derrame fue en 2012 y la mano quedó igualita desde entonces, ocupo rampa
me rompí el cuello en 1985, sanó, y traigo la pura cicatriz
tuve un infarto hace diez años, ya me dieron de alta, quién manda la carta del cardiólogo
meningitis de chiquita, hace 50 años, lo anoto?
de niño me daban ataques, se me quitaron a los 13
el tumor que me quitaron en 2006 era benigno y nunca volvió
un caballo me tumbó en el 92, ya ni me acuerdo de qué lado
tuve depresión cuando murió mi esposo, ya tiene años, ahora ando muy contenta con mi coro
mi hermano murió del corazón en el 2003, eso va en historia familiar?
fiebre del valle en 2010, curada, pongo que sí?
me sacaron la vesícula y la matriz hace mucho, va en la hoja?
Qué quiere decir cauda equina? es para la clase de mi hija
por qué le preguntan a uno del baño si el dolor es de espalda
Cuál es la diferencia entre hormigueo y adormecimiento
para la tarea: qué pasa si se lastima la médula
mi hijo quiere saber cuántos huesos tiene el pescuezo de una jirafa
qué temperatura cuenta como fiebre después de una cirugía? la mía es en marzo y estoy haciendo mi lista
cuándo debe uno llamar al 911 después de una operación, para pegarlo en el refri
tienen la lista de señales de alarma en español para imprimir
qué tan seguido queda alguien paralítico por una operación, en general
estudio para asistente médica, qué es un derrame cerebral
qué es el pie caído, lo vi en un folleto
en la novela el galán se cae del caballo y no mueve las piernas, eso pasa en la vida real?
cómo se previenen las caídas en casa
Qué es una embolia pulmonar, lo explican en palabras sencillas?
es verdad que casi todos los dolores de espalda no son cáncer
qué nervios controlan la vejiga, estudio enfermería
cómo paran la sangre durante una cirugía
qué es la anestesia raquídea
existe el seguro de emergencia para el campo?
para una plática de seguridad en la empacadora, qué hacemos si alguien se cae de una escalera
por qué el alcohol y las pastillas no se llevan, es para un cartel de la prepa
para qué sirve el narcan, lo dan gratis en la biblioteca
el disco se sale de verdad o nomás así le dicen
la médula es lo mismo que la columna?
todas las hernias se sienten igual
a los jóvenes también se les gasta la columna?
qué músculos cuidan la cintura
Qué significa estable en palabras de doctores
me muero de risa con los dibujos de su sala
me estoy muriendo de calor, tienen aire acondicionado?
muerta de hambre por el ayuno pero ya casi, a qué hora puedo comer después
se murió mi perrito y por eso no fui, quiero otra cita
me mata el tráfico de la 41, tienen cita más tarde
esta cuenta me va a matar jaja, hay pagos chiquitos?
la vecina me mata si no le devuelvo la silla, cuándo puedo cargarla? llevo cinco meses operada y bien
mataron los gallos de mi compadre y anda triste, pero vamos el jueves a la cita
muero por unos tamales, el día antes se puede comer normal?
casi me infarto con el precio de la faja
me va a dar un derrame con tanto papel, quién me ayuda a llenarlo
le echo sangre, sudor y lágrimas a mi jardín, cómo siembro sin agacharme
sangre de cristo, qué larga la espera, bueno ya me atendieron, gracias
me sangra la encía cuando me cepillo, el dentista ya sabe, importa para la cirugía?
doné sangre en enero, puedo volver a donar meses después de operado?
se me durmió la boca por el dentista, por eso escribo en vez de hablar
tengo el cachete dormido de la muela que me sacaron al rato, puedo ir a las tres?
pies dormidos de estar de rodillas en el rosario, ya se me quitó
manos heladas y dormidas de andar en la nieve, ya calientitas
se me durmió el niño en el carro, espérenme tantito
se durmió mi esposo en la resonancia, roncó y todo
piernas de gelatina después del zumba, pero rico
me tiemblan las piernas de nervios por conocer al doctor, es serio?
se me doblaron las rodillas cuando me propuso matrimonio
traigo débil la señal en el rancho, mejor mándeme mensaje
mi debilidad son las conchas de la panadería de enfrente
se me cayó el sistema, no pude terminar la forma
se me cayó el internet a media videollamada
Se cayó la barda de mi casa con el viento, tengo que mover la cita
caí redondita en un fraude, era mensaje de ustedes o no?
caída de pelo después de la anestesia, eso se compone?
Chocaron mi carro estacionado, nadie iba dentro, por eso pido cambio de fecha
choqué con la puerta de vidrio, qué pena, solo un chichoncito el mes pasado y ya
choque de horarios, muévame al viernes
se paralizó el tráfico por el desfile
paralizada de risa con el chat
dejé de respirar del susto cuando vi el copago jaja
respiro profundo en yoga y me ayuda, hay clases por aquí?
no respiro con este corsé de la boda, es broma, cuál ropa llevo?
ahogado en deudas, aceptan pagos
torta ahogada o birria, qué llevo al convivio de la oficina
me ahogo en un vaso de agua con el portal, es difícil?
quemé los frijoles, no a nadie, llego tarde
fiebre de futbol, hay tele en la sala para el partido?
calenturienta la plancha, no yo. cuánto rato se puede planchar parada
andaba crudo por eso falté, perdón, nueva fecha
perdí la voz en el karaoke, ya me está volviendo
ronca de gritar en el partido de mi hijo el sábado, hoy ya mejor
perdí el control remoto y me agaché debajo del sillón, quedé tieso un rato, ya bien
perdí el control del presupuesto con tantas terapias
se me fue el avión, o sea que se me olvidó la hora
se me van las cabras, ocupo terminar el cerco antes de mi cirugía, qué herramienta no lastima
se me fue la luz y no leí el correo
se me fue el habla de la emoción cuando nació mi nieta
se me trabó el candado del locker en terapia
la boca chueca salí en la foto de mi ID, sirve?
medio lado de la hoja no se imprimió
veo doble el cobro en mi estado de cuenta
veo borroso sin lentes, tienen letra grande?
vista cansada, nada más, cómo aumento la letra
confundida con los horarios, es a la 1 o a las 10?
corazón contento por la noticia, gracias a todos
me partió el corazón cerrar mi tiendita, pero ahora tengo tiempo para mi terapia
corazón de melón, mi nieta canta eso en su sala
el pecho de pollo ayuda a sanar? busco proteína
me quité un peso del pecho al hablar con la señorita del seguro
aprieta el pecho la faja alta, se ajusta?
opresión la de los impuestos, oiga, aceptan efectivo
mi hija es operadora del 911, llámenla después de las 12
el contacto de emergencia es mi ex, quítenlo
me llegó la cuenta de la sala de emergencias, a quién le pago
salida de emergencia bloqueada por una caja, aviso nomás
la ambulancia que cobran es de 2022, mandan cartas todavía
tengo Medi-Cal de emergencia, es diferente al regular?
urgente urgente: mi pasaporte se quedó en su copiadora
me urge el fax antes de las cinco para la aseguradora
línea de crisis, vi el poster, dan pláticas para jóvenes? soy maestra
mi tesis es sobre prevención del suicidio en jornaleros, conoce páginas con datos?
pistola de clavos todo el día, me cansa la muñeca, la espalda bien
pistola de agua de mis nietos me mojó los papeles
le dispararon al precio de la gasolina, puedo hacer la cita por video
bala perdida me dicen en mi casa por andar en la calle, sí voy a ir puntual
la soga al cuello con la hipoteca, hay descuento por pagar hoy?
corté rosas y me espiné, curita y ya, voy mañana
cuchillo nuevo para mis manos con artritis de siempre, cuál es más ligero
regalo mis herramientas de carpintero porque me jubilé feliz, alguien en la clínica quiere?
regalo cachorritos, le ponen el anuncio en la sala?
me despido, gracias por todo, nos cambiamos a Oregon, cómo pido mis papeles
adiós faja! ya no la ocupo, dijo el doctor
ya me cansé de esperar en la línea, 40 minutos
ya no aguanto estas grapas que dan comezón, me las quitan el martes verdad?
ya no puedo con la contraseña, me la resetean
harta de la publicidad por correo, quíteme de la lista
no le veo fin a la construcción de la calle, por dónde entro
se acabó todo el café en la sala jaja
quiero desaparecer las manchas de la cicatriz, con qué? ya tiene un año
no quiero ser carga para mi hija con los viajes, hay camión que llegue?
mi suegra descansa en paz desde 2018, borren su número por favor
el panteón queda junto a su oficina o es otra calle?
hice mi testamento antes de la cirugía por recomendación, dónde dejo copia de la voluntad anticipada
seguro de vida pide mi expediente del 2020
si me pasara algo en la operación, quién decide por mí, hay una forma?
quiero morirme de vieja bailando cumbia, cuándo se puede bailar después de una fusión en general
nadie me extraña en el trabajo los lunes, denme lunes
la vida es bella oiga, primera semana sin dolor en años
el moretón de la cirugía ya está amarillito, así se van quitando?
dos semanas y me canso rápido pero cada día camino más
a las seis semanas me da comezón la cicatriz, está cerrada y palidita
primer día sin la pastilla, contento, qué ejercicios siguen
mi brazo está igual de fuerte, el collarín nomás me da calor, cada cuánto se lava?
cuánto dura el cansancio después de una fusión larga
cómo me levanto de la cama de ladito como dijeron
a los cuántos meses se puede trapear en general
cuándo se puede manejar troque después de disco cervical
cuántas libras es un galón de leche, ese es mi límite
puedo dormir boca abajo algún día?
me toca rayos equis antes de la cita de las seis semanas?
ya me quitaron las grapas, todo sano, para cuándo la terapia
la garganta me raspó dos días nada más y ya se compuso
poquito dolor al voltearme en la cama, semana cinco, mucho mejor que antes
el estreñimiento se me quitó con las ciruelas, gracias por el consejo
mi esposa hace la cama porque yo no debo doblarme, cuándo me toca a mí? jaja
venden agarradores para ponerse calcetines
puedo llevar mis aparatos de oír a la cirugía
con dentadura postiza se puede entrar al quirófano?
mi anillo no sale, qué hacen?
cómo me despiertan de la anestesia
dónde espera la familia, hay cafetería
me llevo el pedacito de hueso de recuerdo?
de qué están hechos los tornillos
el robot lo maneja el doctor o solo?
cuál es la diferencia entre laminectomía y fusión, así fácil
qué es foraminotomía
Qué es la cifosis
qué es un osteofito
la escoliosis se hereda?
un adulto puede usar corsé para la curva
qué es la pars
qué quiere decir lumbarizada
para qué sirve el disco entre las vértebras
por qué me duele la nalga si el problema es de la espalda, así en general cómo funciona el nervio
el ciático hasta dónde llega
la edad en que se hace la densitometría
leche, nopales o sardinas, qué tiene más calcio
caminar en arena es bueno para la espalda?
natación o caminata para el canal angosto
qué zapatos usan los que trabajan en cemento
tapete para estar parada en la línea de la empacadora, sirve?
cojín para el asiento del tractor, cuál
cómo se levanta una caja de uvas sin lastimarse
en la pizca de fresa cada cuánto conviene enderezarse
las fajas de Home Depot sirven o no
la mochila de mi niña pesa mucho, le hace daño?
se vale ir con sobador, qué opinan en general de los masajes
la sábila sirve pa la cicatriz vieja
baños de sal valen la pena?
qué colchón usan los que tienen la espalda delicada
almohada alta o bajita
dormir en hamaca es malo?
estoy embarazada de 5 meses y me cansa la espalda al final del día, todo lo demás bien, ven embarazadas?
mi hija usa tacones diario, le afecta
el frío hace doler los huesos o es creencia
mi abuelo cargaba costales hasta los 80, será genética? pura curiosidad
duele el electromiograma
para resonancia tengo que quitarme los aretes?
hay resonancia abierta cerca de Hanford
los rayos equis enseñan los discos?
qué tan viejas pueden ser las placas que llevo
me cobran por el disco de las imágenes en el hospital, sí lo ocupan?
la segunda opinión cómo funciona
qué preguntas le hago a un cirujano
el doctor es neurocirujano?
dónde estudió
quién me ve, el doctor o la asistente
hay lista de espera para nuevos
me llaman ustedes o yo llamo
cuánto se tardan con la autorización
mi autorización vence el 30, qué hago
el adjuster quiere el tax id de la oficina
forma del EDD, la llenan aquí?
carta para mi patrón con la hora de la cita
necesito nota para faltar el día de la consulta
cuánto cobran por copias del expediente
manden mi reporte de consulta a mi doctora en Tulare
cambié de farmacia, ahora es la de la 11
cambié de apellido por casamiento
mi seguro cambió en enero, dónde subo la tarjeta
toman Blue Shield
tomo Medicare con HMO, ocupo permiso?
veteranos con referido, a qué fax
sin seguro cuánto sale la pura consulta
aceptan tarjeta de débito
me dan recibo para los taxes
hay descuento si pago todo junto
pagué dos veces, me regresan?
me salió un cobro del asistente del cirujano, por qué
puede venir mi hija a traducir o ustedes ponen intérprete
alguien habla mixteco?
atienden en portugués?
hay donde cambiar pañal al bebé
hay columpios o cuarto de niños
estacionamiento para troca con traila
para silla de ruedas está plano?
el camión KART me deja cerca?
es el edificio de dos pisos color arena?
por cuál calle entro, la 7 o la Lacey
voy tarde por neblina, me esperan?
se me ponchó la llanta en Corcoran
contestan el teléfono entre doce y una?
abren el viernes santo
tienen citas temprano antes de la pizca
puedo por teléfono en vez de ir
vivo en Avenal, hay video consulta
recordatorios en español por favor
cámbieme al martes de la otra semana
cancele mi cita, ya me siento mejor gracias a dios
confirme la de las 10
olvidé mi cachucha de los Dodgers en la sala
felicidades a la muchacha de la entrada, muy amable
cómo pongo una queja del seguro
la liga del video no abre
el botón de enviar no hace nada
quién hizo la página, está bonita
esto lo lee una persona?
letras más grandes por favor
hola buenas
gracias, eso era todo
el tailbone cuál hueso viene siendo
tradúzcame esta palabra: appointment
cuánto mide la columna
qué número ganó la lotería
a cómo está la libra de tri tip
mi vaca parió gemelos, llego tarde jaja
receta pa caldo de res
cuándo se poda el durazno
quién ganó, América o Chivas
cuéntame un chiste de doctores
le escribo de parte de mi abuelita, ella está bien, come, camina al mercado y reza dos rosarios parada. Nomás quiere saber si la atiende en español el doctor o la señorita.
Tengo 58 años y treinta en la lechería. Me duele la cintura igual que hace diez años, sin nada raro, fuerza completa, baño normal. ¿Cómo saco cita si no tengo computadora?
Leí su página de emergencias por precaución y nada de eso me pasa, bendito Dios. Lo que sí quiero es la hoja de ejercicios para la casa.
el año pasado me dio el susto de no poder orinar, me operaron de emergencia y quedé bien, ya todo funciona. Ahora ocupo mi reporte para el seguro nuevo
mi niño se cayó del brincolín el domingo, lloró tantito y siguió jugando como si nada. La cita es para mí, por mi espalda de siempre
no me ha dado calentura, no me ha salido agua, no me ha faltado fuerza, o sea puras buenas noticias a las tres semanas. me toca cita?
La trabajadora social preguntó si he pensado en hacerme daño y le dije que no, gracias a Dios, que estoy contento. Solo vine por la carta para el DMV.
dice el vecino que a su prima la inyectaron y quedó inválida, yo no tengo nada grave pero me dio curiosidad qué tan cierto es eso
soy maestra de tercer año y queremos enseñar a los niños a sentarse derechos, tienen algo con dibujos?
trabajé de noche, dormí de día, amanecí con el cuello engarrotado y con agua caliente se me quitó, nomás quiero saber qué almohada me recomiendan
mi papá ya falleció hace dos años, siguen llegando sus recibos, a quién le mando el acta
hola, no traigo prisa ni dolor, ando comparando doctores para cuando me toque mi cirugía en Sacramento, qué credenciales debo revisar?
traigo la pantorrilla adolorida de tanto bailar en la boda, las dos parejitas, mañana ya se me quita como siempre
la hinchazón de mis tobillos es de los calores, los dos iguales cada verano desde hace quince años, mi doctora ya lo sabe
se me adormecen los dedos con el taladro y al ratito vuelven, así desde que soy carpintero
no he bajado de peso, ojalá, más bien subí con las gorditas de mi comadre
mi orina salió limpia en el laboratorio, mando copia?
la taza del baño de visitas está rota, avisen al de mantenimiento
popó de paloma en el techo de mi carro, por estacionarme debajo de su árbol
pañales de mi bebé, cómo la cambio sin doblarme tanto
asiento de bici muy duro, venden cubiertas?
la silla de montar me roza, nada más la piel, cuál acolchona mejor
Dormido de la mano al despertar si me acuesto encima, la sacudo y listo, toda la vida
en mi casa todos roncamos, llevo mi máquina de dormir a la cirugía?
me late que sí voy a ir, a qué hora era
late mi corazón por mis nietos, en el retrato de la sala se parecen a los suyos
vómito de gato en mis papeles, denme otra hoja por favor
envenené las hormigas del jardín y ando cansada de agacharme, se vale usar banquito
tomé un montón de fotos de mi tarjeta, cuál mando
sobredosis de pan dulce este fin de semana, jaja, qué dieta ayuda a los huesos
mi parche de nicotina ya ni lo ocupo, un año sin fumar
picadura de mosquito cerca de la cicatriz vieja, me rasco y ya, puedo usar repelente?
traigo infectada la computadora, mejor les hablo por teléfono
está abierta la herida de que Chivas perdió, jaja, buenos días, a qué hora abren
chorro de agua muy fuerte en mi regadera, le pega a la cicatriz de hace un año, no pasa nada verdad
ya vacié mi vejiga antes del ultrasonido como pedía la hoja, llego en diez minutos
el desmayo de mi hija en la quinceañera fue por no desayunar, el mes pasado, ya la vio su doctor; hablo por mi cita
con qué frecuencia hay que cambiar de zapato de trabajo
cuánto tiempo hay que esperar para tatuarse arriba de una cicatriz vieja
se puede donar médula ósea si uno tiene tornillos
el jacuzzi de mi cuñado me relaja, en qué mes lo permiten después de una fusión normalmente
dejé mi termo azul en el cuarto tres
voy con muletas por mi rodilla, hay elevador?
me gusta agarrar monte con mi caña de pescar, cuándo vuelve uno a pescar después de una microdisectomía
¿están abiertos el viernes por la tarde?
me puede dar el telefono de la clinica
¿en qué calle están?
¿aceptan Blue Shield?
¿dónde dejo el carro cuando vaya?
¿cómo saco una cita con el cirujano?
¿el disco gastado es una enfermedad o es la edad?
cuanto dura el efecto de la inyección en la espalda
¿qué es la mielopatía cervical?
tengo 72 años, ¿hay edad límite para una cirugía de columna?
quien me va a llevar a casa el dia de la operacion, ¿puedo manejar yo?
tengo diabetes, ¿cómo me preparo para la cirugía?
cómo cargar cajas de fruta en la bodega sin lastimarme la cintura
¿qué es eso de la autorización previa que pide el seguro?
diferensia entre fusión y disco artificial
qué significan las palabras del reporte de la resonancia
¿cómo sé si un doctor tiene licencia en California?
¿es bueno caminar cuando duele la espalda?
¿a cuánto está el dólar hoy?
me salió una ampolla en el dedo por los zapatos nuevos
mi trabajo en el campo me está matando la cintura, ¿cómo me cuido?
¿qué señales después de la cirugía son de emergencia?
puedo controlar bien la orina y no tengo nada dormido, solo me molesta la espalda al sentarme
¿qué tan común es una embolia o un coágulo al operarse de la columna?
se puede curar sola una hernia
síntomas de la ciática
cuánto tarda en quitarse un nervio pinchado
ejercicios buenos para la ciática
qué es estenosis
por qué se me cansan las piernas al caminar
tratamiento de la estenosis sin operar
disco desgastado qué es
una vértebra resbalada
artritis en la espalda
dolor de la sacroilíaca
presión en la médula del cuello
vértebra quebrada por osteoporosis
escoliosis en adultos tratamiento
me operaron y sigo con dolor
tumor en la columna síntomas
partes de la columna
necesito una resonancia si me duele la espalda
tengo marcapasos, me pueden hacer resonancia
me dan miedo los espacios cerrados en la resonancia
cómo se lee un reporte de resonancia
diferencia entre radiografía y resonancia
qué es la prueba de nervios
es mejor el calor o el hielo
cómo debo sentarme en la computadora
cómo levantar cosas pesadas en el trabajo
trabajo en la pizca y me duele la espalda
me lastimé la espalda en el trabajo qué hago
reposo o moverse
sirven las inyecciones de cortisona
riesgos de la inyección epidural
terapia física para la espalda
qué se prueba antes de operar
cuándo hay que operarse de la columna
segunda opinión con otro cirujano
qué tan seguido sale bien la operación
cirugía mínimamente invasiva qué es
el robot hace la operación
fusión o disco artificial cuál es la diferencia
cuántos días en el hospital
qué medicinas se dejan antes de la cirugía
cuántas horas sin comer antes de la operación
dejar de fumar antes de la operación
diabetes y cirugía
cómo preparo mi casa para la cirugía
cómo cuido la herida
cuándo me puedo bañar
cuándo puedo manejar
cuándo regreso a trabajar
estreñimiento por las pastillas
cómo evitar coágulos
señales de peligro después de la operación
cómo dejar las pastillas para el dolor
qué hago con las pastillas que sobran
qué pasa en la primera cita
puede entrar mi hija conmigo
necesito referencia de mi doctor
qué es autorización previa
no tengo seguro cuánto pago
el seguro dijo que no
el doctor está certificado
cómo pongo una queja contra un doctor
quién ve mis datos
señales de emergencia de la espalda
cómo se hace el mole
quién ganó la elección
me duele el oído
cuánto cuesta un carro nuevo
a qué hora es la misa
cómo saco mi pasaporte
tengo gripe qué tomo para la tos
mi lavadora no prende
cuál es la capital de francia
se me cae mucho el cabello
gracias
buenos dias
prueba
jajaja
`
