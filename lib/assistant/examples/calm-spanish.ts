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
`
