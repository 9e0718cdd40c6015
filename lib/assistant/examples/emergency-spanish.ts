export const emergencySpanish = `
no puedo hacer pipi desde anoche y me duele mucho la espalda
oiga me da pena pero no siento cuando me limpio alla abajo
mi esposo no ha podido orinar en todo el dia y trae la espalda bien mala
se me sale la pipi sin darme cuenta desde el lunes
ando traiendo panial porque no alcanso a llegar al baño, esto es nuevo y me duele la cintura
es normal que se me duerma la parte de sentarse?
tengo dormida la cola
como que no siento mis partes doctor desde que me agache ayer
perdon la pregunta pero no siento nada cuando estoy con mi señora, empezo esta semana con el dolor de espalda
mi apa se hizo del baño en la cama y dice que ni sintio
hola no se si es importante pero me siento en la taza y no siento el asiento
se me escapa el popo
me ensucié en la marketa y no me di cuenta hasta que mi hija me dijo
tengo ganas de ir al baño y no sale nada, ya van como 10 horas
el chorro me sale bien flojito y tengo que pujar mucho desde que me empezo la ciatica fuerte
no se si estoy llena o no de la vejiga, ya no siento las ganas
hormigueo en las entrepiernas y en los genitales desde hoy en la mañana
me da mucha verguenza decirlo pero ya no se me para desde que me lastime la espalda la semana pasada y tengo dormido ahi
se me adormecieron las dos nalgas y tambien ahi en medio
siento raro cuando me limpio, como si fuera papel en piel de otra persona
mi mama de 78 no siente cuando hace pis, le duele mucho la espalda baja
desde ayer no siento el culo, perdon la palabra
ando bien entumido de las partes nobles
como que tengo anestesia en la colita, asi como cuando vas al dentista
se me durmio lo de abajo
mi vieja dice que no siente nada abajo de la cintura por enfrente, onde se sienta
cuando estornudo me orino toda y antes no me pasaba, y las piernas las traigo dormidas
no me e podido aliviar la pipi desde las 3 de la mañana
tuve que ir al ER hace un mes por la espalda y ahora no puedo hacer del uno
no siento cuando hago del dos, nomas veo que ya salio
sera por la edad que ya no aguanto la orina? me empezo de golpe el sabado con un dolor horrible de espalda
ya no siento el papel de baño
mi tio fue a piscar uva, se torció y ahora no siente entre las piernas
oye el leak de orina es parte de la hernia? empezó ayer y no lo controlo
las sentaderas dormidas y las piernas como de trapo
no quiero molestar pero tengo la entrepierna como dormida desde el jueves
doctor cuando me baño el agua caliente no la siento en las partes
no pude terminar con mi esposo porque no siento nada ahi, nunca me habia pasado, y me duele la espalda
traigo numb el area del private, es nuevo
se me hace que no vacío la vejiga, gotea y gotea y me duele la panza de tan llena
le pusieron sonda a mi papa porque no podia orinar y nos mandaron a la casa, hoy ya no mueve bien las piernas
me hice popo encima dos veces hoy y no fue diarrea
que hago si no puedo orinar despues de la operacion de columna, ya son 9 horas en la casa
siento como si anduviera sentada en un cojin todo el tiempo, pero no hay nada
la cosa no me responde y se me durmieron los testiculos desde hace 2 dias
no siento mi parte de mujer
me corre la orina por la pierna cuando camino y yo ni en cuenta
mi suegra anda orinandose sola y arrastra los pies, empezo ayer
disculpe señorita es un tema delicado, tengo adormecido alrededor del ano
cosquilleo feo en la silla, o sea en la parte donde uno se sienta en el caballo
desde que cargue las cajas no puedo detener el pipi
tengo que apachurrarme la panza para que salga la orina, antes no
llevo todo el dia sin orinar i tomando harta agua, me duele la espalda y las 2 piernas
el doctor me dijo que si no sentia al limpiarme le llamara y pues ya no siento
se me olvida ir al baño porque no me dan ganas, luego me gotea solo
las dos piernas me duelen horrible de repente, como toques hasta los pies
ciatica en los dos lados desde ayer, no aguanto, nunca la habia tenido asi
amaneci con un rayo que me baja por las dos piernas y no puedo ni pararme
de repente el dolor ya no es en una pierna, es en las dos y bien fuerte
me agarro la siatica en ambas piernas al mismo tiempo y lloro del dolor
no puedo levantar el pie, lo arrastro desde esta mañana
se me cae el pie al caminar, ayer estaba bien
mi pie derecho no responde, como muerto, desde que me levante
me tropeso con la punta del zapato porque el pie no sube, empezo hoy
se me doblan las rodillas y me caigo, ya van tres veces hoy
las piernas no me aguantan
mi papá no puede pararse de la silla, dice que las piernas no le hacen caso, ayer caminaba
no puedo mover las piernas
cada dia tengo menos fuersa, el lunes era el pie, hoy ya la rodilla
la debilidad me va subiendo, empezó en los pies y ya anda en los muslos
amaneci paralizado de la cintura para abajo
mi esposa se cayo en el baño porque las piernas se le hicieron de gelatina
tengo las 2 piernas flojas flojas, como de chicle
no puedo subir el escalon, la pierna nomas no sube, de ayer pa hoy
mi abuelita ya no puede caminar, el domingo andaba en misa
se me fue la fuerza del brazo de golpe y no puedo levantar ni la cuchara
de un dia para otro perdi la fuerza en la mano y se me cae todo
ya no puedo ponerme de puntas ni de talones, esto me empezo antier
help mi amá no siente ni mueve la pierna izquierda
la pierna se me puso weak bien rapido, casi me caigo bajando del truck
por que se me doblan las piernas? hoy ya me cai dos veces
no es para tanto creo pero desde ayer no puedo levantar el dedo gordo ni el pie
camino como borracho y no tomo, empezo esta semana
traigo las piernas pesadas como de plomo y ando tropezando con todo
no puedo abrocharme la camisa, hace una semana si podia, y camino chueco
siento un cinturon que me aprieta el pecho y las piernas raras
como una faja apretada alrededor de las costillas y se me traban las piernas
mi mama tuvo cancer de seno y ahora camina como mareada y se le doblan las piernas
las manos se me pusieron torpes en tres dias, tiro los vasos, ya no puedo ni firmar
siento un cincho en la panza, no me deja, y las piernas bien pesadas
mi esposo camina todo tieso y se agarra de las paredes, hace 4 dias caminaba normal
no atino a poner la llave en la puerta, las dos manos torpes desde ayer, y me tambaleo
siento las piernas como si caminara en el lodo, es de esta semana
fiebre de 102 y un dolor de espalda que no me deja ni respirar
mi papá trae calentura y anda diciendo cosas sin sentido, lo operaron hace 8 dias
tengo escalofrios, calentura alta y la espalda me mata, soy diabetico
mi mama operada de la columna esta ardiendo en fiebre y no sabe ni donde esta
fiebre 39.5 y no me puedo ni voltear en la cama del dolor de espalda
mi hermano se inyecta y trae fiebre con un dolor de espalda terrible
estoy en dialisis, me dio calentura y un dolor de columna de los peores de mi vida
me pusieron inyeccion en la espalda hace una semana, ahora fiebre y dolor insoportable
la señora que cuido tiene fiebre y no me reconoce, le hicieron fusion la semana pasada
anda como perdido mi viejo, caliente caliente y temblando, trae la cirujia fresca
calentura y se me estan durmiendo las piernas
sudando, temblando, 103 de temperatura y la espalda como cuchillo
se le chueco la cara a mi mamá
mi esposo no puede hablar bien, se le traba la lengua, hace como 20 minutos
de repente no puedo mover el lado derecho
se me durmio la mitad de la cara y el brazo, sera el cuello?
mi apá habla como borracho y no a tomado nada
se le fue la boca de lado pero ya se le paso, lo llevo o espero?
no veo de un ojo desde hace rato y traigo el brazo pesado
el peor dolor de cabeza de mi vida, me pego de golpe
me mareé feo y no puedo caminar derecho, veo doble
mi abuelo no puede decir mi nombre, nomas balbucea
el brazo izquierdo se me cayó como muerto de repente y no me salen las palabras
fue un nervio pinchado o que? se me torcio la cara por 10 minutos
no le entiendo a mi papa lo que dice y no levanta la mano
creo que le dio un derrame a mi suegro
me duele el pecho
siento un elefante en el pecho y me suda todo
me aprieta aqui en medio del pecho y se me va al brazo y la quijada
dolor de pecho desde la operacion, a lo mejor es gas
no puedo respirar
me falta el aire nomas de ir al baño, me operaron de la espalda el martes
no alcanzo resuello
me duele cuando agarro aire, del lado izquierdo, desde anoche
mi mama esta ahogandose, no puede agarrar aire
tosi sangre hace ratito
escupo flema con sangre y me duele el costado, operada hace 2 semanas
me desmaye en la cocina y me late bien recio el corazon
mi esposo se desmayó dos veces hoy, esta recien operado
el corazon se me quiere salir y no agarro aire
siento presion en el pecho pero yo creo son nervios
le duele el pecho a mi papi y esta bien palido
toser sangre es normal despues de cirugia?
casi me desmayo, vi negro y ando sin aire
se me hincho una pierna y esta roja y caliente
la pantorrilla me duele mucho, hinchada, dura, nomas la izquierda, me operaron hace diez dias
mi mama trae la pierna bien inchada y colorada desde ayer, no puede ni tocarla
el chamorro me duele y se me puso como globo
me subio una hinchazon en una sola pierna despues del viaje de Bakersfield, le duele al tocarla y esta roja
pierna hinchada y morada despues de la fusion
creo que es un coagulo, la pierna caliente y gordísima de un dia pa otro
una pierna el doble que la otra y me punza atras de la rodilla, operado el 3
el leg se me swelled up bien rojo y duele un chorro
se me esta hinchando el cuello, me operaron ayer
no puedo tragar ni la saliva despues de la cirugia del cuello
me operaron del cuello el viernes y siento que me ahogo cuando me acuesto
tengo una bola en la garganta que crece y me cuesta respirar, cirugia cervical hace dos dias
mi esposa operada de las cervicales hace un ruido al respirar como silbido
el cuello duro e inflamado y la voz se le fue y no pasa la comida, esta babeando
no puedo pasar ni agua, operado del cuello hace 3 dias, se me cierra la garganta
se me cierra la garganta
siento que me ahorcan desde la operacion del cuello
mi hijo no despierta, tomo las pastillas del dolor
mi abuelita respira bien despacito despues de la norco
le hablo y le hablo y no contesta, ronca raro, tomo oxicodona
creo que mi mama se tomo doble la medicina y esta bien dormida no la puedo despertar
se tomo como 10 pastillas por accidente y esta morado de los labios
mi viejo esta azulito de la boca y apenas respira
tomo la medicina con cerveza y ahora no reacciona
me confundi y tome de mas mis percosets, me siento muy ido y respiro lento
cuanto dura dormido con la morfina? lo estoy sacudiendo y nada
mi suegra se puso dos parches de fentanyl y no abre los ojos
sobredosis
no despierta que hago
la herida esta sangrando mucho, ya empape dos toallas
me sale sangre a chorros de la cortada de la espalda
mi papa deja charcos de sangre en la cama, es de la operacion
no para de sangrar la incision ya le apreté 20 min
se empapó el vendaje de sangre tres veces en una hora
mucha sangre de la herida ayuda
me cai de la escalera pizcando naranja y me duele mucho la espalda
choque en la 99 y me duele el cuello
mi papá se cayó del techo y no se quiere mover de lo que le duele la columna
me atropello un carro ayer, la espalda me duele horrible
se volco la troca con mi hijo, le duele el cuello y siente toques
mi mama se rodó por las escaleras y ahora grita del dolor de espalda
me tumbo el caballo y cai de espaldas, no me puedo enderezar
accidente de carro hace una hora, cuello tieso y dedos dormidos
se callo del tractor y le duele la mera columna, se puede parar pero chueco
me pegaron por atras en el freeway recio y no puedo voltear el cuello
caida de unos 10 pies en el trabajo, dolor fuerte en la espalda media
me operaron el lunes y hoy no puedo mover bien el pie
despues de la cirugia me quedo bien la pierna pero hoy ya no tiene fuerza
operado de la columna hace 4 dias y se me dobla la rodilla, antes no
mi brazo se puso debil despues de la operacion del cuello, ayer lo levantaba bien
a mi esposa le hicieron fusion y desde en la mañana arrastra la pierna
recien operado y ya no siento las piernas
la pierna mas debil que antes de la cirugia, es normal?
salio del hospital caminando y hoy no se puede parar
fui al baño y nada, fui otra vez y nada, y asi todo el dia, la espalda me truena de dolor
antes sentia ganas, ahora nomas veo mojado el pantalon
no siento cuando me toca mi esposo alla, empezo junto con lo de la espalda
ya no siento placer ni nada, como dormido todo, desde el domingo
mi papa no nos queria decir pero se esta haciendo del dos en la ropa desde ayer
me da pena con usted pero el miembro lo traigo dormido
la parte intima la siento como de plastico
tengo como hormigas en la rabadilla y entre las piernas y no me dan ganas de orinar
se me entume la silla de montar, asi me dijo mi sobrina enfermera que se llama
todo lo que toca la taza del baño lo tengo muerto
no puedo hacer chis
oigan y si no puedo ni pujar? no siento el musculo de atras
se me salen los gases y lo demas sin control, nunca antes
mi marido dice que ya no siente ahi y que las piernas le hormiguean las dos
me oriné dormida tres noches seguidas, tengo 61 y la espalda me mata, nunca me habia pasado
no puedo orinar
como q no tengo control de esfinter desde ayer
perdi el control de la orina
traigo las dos piernas adormecidas y debiles desde hoy
ya ni con los dos bastones me sostengo, la semana pasada andaba sin nada
pos yo digo que es cansancio pero las piernas se me rinden de repente
la mano se me quedo colgada, no la puedo enderezar, amaneci asi
siento toques electricos por toda la espalda cuando agacho la cabeza y las piernas se me ponen torpes, cada dia peor
mi tia con cancer en los huesos ya no puede mover los pies
tengo cancer de prostata y hoy las piernas no me responden, tambien batallo pa orinar
se me duermen las piernas hasta el ombligo desde ayer
no siento del ombligo para abajo
el pie caido de repente, tengo que alzar la rodilla pa no tropezarme
hoy manejando no pude frenar porque el pie no me obedeció
mi comadre se esta quedando tiesa, no mueve brazos ni piernas despues de caerse
me dio como un desmayo y me duele el pecho al respirar, operada el dia 12
se agita mucho mi mama hasta hablando, apenas la operaron
no se si es ansiedad, me falta aire y me zumba el corazon
un dolor en el pecho bien fuerte que me llega a la espalda, como rasgado
mi vecina no puede respirar bien y esta sola yo le escribo por ella
me da pena llamar al 911 por un dolor de pecho, que me recomiendan
prefiero esperar a mañana pero traigo dolor en el pecho y sudor frio
no tengo aseguranza y no quiero ir al hospital pero se me durmio toda la entrepierna
puedo esperar hasta mi cita del jueves si ya no controlo la pipi?
quiero cita lo mas pronto, es que no siento las piernas
aceptan medi-cal? mi papa no puede orinar desde ayer y le duele la cintura
cuanto cuesta la consulta, se me cae el pie desde el martes y va peor
se me olvido preguntar si es normal estar confundido y con fiebre despues de la operacion
mi ama anda viendo cosas y con 103 de fiebre, la operaron de la espalda
me arde la columna, calentura toda la noche y ya las piernas no me dan
fiebre y rigidez de la espalda que ni me deja sentarme, tengo cateter
mi cuñado no se despierta bien, le dieron hidrocodona y gabapentina
respira como 5 veces por minuto
se quedo dormido con la comida en la boca y no reacciona, anda con pastillas de la operacion
los labios morados y no contesta
la cara dormida de un lado y no puedo cerrar el ojo, me acaba de empezar
mama no puede levantar los dos brazos parejo y sonrie chueco
se me fue la vista y el equilibrio de golpe
que significa que de pronto no pueda hablar y se me caiga el cafe de la mano
me salio un chipote en el cuello donde me operaron, crece y me aprieta al tragar
desde la anestesia no me baja ni la gelatina y siento el cuello hinchado, cirugia por enfrente
help por favor my mom no puede breathe la operaron de la neck
mi pierna izquierda esta tensa brillosa y roja, me duele hasta pisar
tengo la batata hinchada y caliente desde ayer, casi no me he movido por la operacion
sale sangre y sale sangre de donde me operaron, tomo warfarina
la herida se abrio y chorrea sangre
siento agujas en las dos piernas hasta las plantas, de ayer pa hoy, y no aguanto el dolor ni acostado
ciática doble bien fuerte y el baño ya no es igual, no sale bien
las manos no me sirven desde el lunes, no puedo ni agarrar la tortilla, y me voy de lado
dejé de sentir la vejiga creo, tomo agua y nunca me dan ganas
como banda apretada en el torax y los pies dormidos, empeora cada dia
ando bien preocupada, mi esposo se moja y no siente, y apenas se le habia quitado el dolor de la pierna
me siento raro de atras, como que no cierro bien y se me mancha el calzon, empezo el miercoles
ando en la pizca y se me acaban de aflojar las dos piernas, no puedo pararme del surco
Mi abuelita lleva desde anoche sin poder orinar y tiene la panza dura, la operaron de la columna el martes
no siento cuando me limpio
oiga doctor me da pena pero ya no siento mis partes
manejo trailer y desde ayer se me sale la orina sin darme cuenta, el asiento mojado y yo ni enterado
mi papá se cayó de la escalera cortando naranjas y le duele mucho la espalda no lo hemos movido
Estimado doctor: le escribo porque desde esta mañana mi esposo no logra levantar el pie derecho y ayer caminaba normal.
ya fui tres veces al baño y no sale nada, ni gota, y siento como dormido allá abajo
se me hace popó encima y no me doy cuenta
mi mama no despierta le di su pastilla del dolor como a las 8 y ronca bien raro
soy enfermera, paciente con fusión lumbar de 5 días, ahora con debilidad progresiva en ambas piernas y retención de orina
el cuello se le está inchando a mi esposa después de la operación y dice que no pasa la saliva
le cuelga la cara de un lado a mi tio y habla como borracho pero el no toma
me duele el pecho cuando respiro ondo, me operaron hace una semana
tosí y salió sangre, hace diez días me pusieron tornillos
la pantorrilla la tengo roja caliente y el doble de gorda que la otra desde hoy
no quiero molestar, a lo mejor no es nada, pero desde ayer traigo dormidas las nalgas y entre las piernas
hola tengo 15 años escribo por mi papa no habla bien ingles, dice que no siente las piernas
Cuánto tarda en quitarse lo dormido de las partes íntimas, empezó antier con la ciática
mi viejo ya no puede tener erección desde que le pegó el dolor fuerte de espalda el domingo y además se orina
tiene calentura de 103 y el dolor de espalda lo tiene gritando
mi suegra anda diciendo cosas sin sentido con fiebre, la operaron de la columna hace 6 días
la venda está empapada de sangre y sigue saliendo ya cambié cuatro gasas
choqué en la 198 hace rato y ahora me duele el cuello y se me duermen los brazos
camino como borracho desde hace tres días y no tomo
se me caen los platos de las manos, hace una semana estaba bien, y ahora tampoco puedo abotonarme ni caminar derecho
las piernas me pesan como costales de cemento desde ayer
siento como un cinturón apretado en el pecho que me da la vuelta y las piernas se me doblan
me estoy orinando encima a los 52 años que vergüenza, empezó esta semana junto con el dolor de la pierna
por favor contesten mi mamá no puede mover una pierna después de la cirugía de ayer
ya no me responde el pie, lo arrastro, de un día para otro
se tomó muchas pastillas de las de dolor por error creo que como el triple y está bien dormido
no puede respirar bien la operaron del cuello antier
dictando porque no puedo escribir se me durmieron las dos manos de repente y también me estoy tropezando con todo
me desmayé en el baño y ando con el corazón a mil, tengo dos semanas de operada
¡Llevo media hora esperando que alguien conteste! ¡Mi padre no siente nada de la cintura para abajo!
oiga y es normal que no sepa uno cuando trae la vejiga llena
la niña de mis ojos mi abuela ya no camina, ayer con andador y hoy ni se para
cuando tengo relaciones ya no siento nada, desde el martes, y me duelen las dos piernas bien feo
Tengo la ciática en las dos piernas de repente, insoportable, nunca me había dado así
mi esposo ordeñando se le fue la fuerza de las piernas y cayó, ahora las mueve poquito
se quedó sin vista de un ojo y se le fue de lado el cuerpo ya se le pasó, qué hago
de repente me dio el peor dolor de cabeza de mi vida y se me traba la lengua
se cayó mi amá del techo de la casa bueno del segundo escalón alto y no la podemos levantar del dolor de espalda
Buenas noches, disculpe la hora. Mi hermana, operada el lunes, está respirando muy despacio y tiene los labios morados.
aprieta el pecho y me corre al brazo
me falta el aire desde que llegué del hospital
puedo esperar hasta el lunes si no he orinado en todo el día y tengo las ingles dormidas?
el cateter me lo quitaron ayer y desde entonces no puedo hacer pipi nada nada
mi hijo adolescente se aventó a la alberca y se pegó en la cabeza, no mueve los brazos
tengo como hormigas en el ano y la vagina perdón por la palabra
no siento el asiento cuando me siento a manejar
Soy cuidadora de un señor de 84, hoy amaneció con la pierna sin fuerza y ayer la movía, también se ensució sin sentir
una troca me pegó por atrás en la noche y hoy no puedo voltear el cuello y siento toques en las manos
no me baja la comida ni el agua se me cierra la garganta, me operaron del cuello el jueves
ta grave si se me van las patas cada rato? hoy ya me caí tres veces
ayer una pierna, hoy las dos
se me está subiendo lo dormido, primero los pies, luego las rodillas y ahora ya va en la cintura
me chorreo
traigo pañal desde el viernes porque no aguanto, yo nunca había tenido ese problema, ha de ser por la espalda
el doctor me quitó el disco hace 3 semanas y hoy el pie se me cae al caminar, hace chas chas
no es que duela, es que no siento nada ahí donde uno se sienta
mi marido es muy macho y no quiere decirlo pero ya no se le para y dice que siente dormido el miembro desde el sábado
hija de paciente: papá no reconoce a nadie, temperatura 102, operado de la espalda hace nueve días
pos fijese que amanecí con la boca chueca y el brazo aguado
nomás quiero saber si es del nervio, se me durmió medio cuerpo y no puedo hablar bien
se me va la orina al toser no, se me va sola, así parada, desde hace dos días con el dolor de espalda
siento la pierna hinchada dura y me quema atras de la rodilla me operaron ase 2 semanas
la herida del cuello se puso como una bola y la voz ya casi no le sale, respira con ruido
mamá está azul
le picamos y le gritamos y no reacciona, tiene un parche de medicina para el dolor
No sé si esto es urgente: al subir al tractor la pierna izquierda ya no me sube, empezó hoy a mediodía.
cada día más débil, el lunes subía escaleras, el miércoles con bastón, hoy no me levanto de la silla
Estoy bien de dolor pero fíjese que me cuesta empezar a orinar y ya no sale el chorro, desde hace dos días, y la ciática por las dos piernas
me da risa pero me hice del dos en la camioneta y ni cuenta me di
dice mi abuelo que siente el trasero como de corcho
q hago no puedo mober las piernas
hospital o espero?? fiebre escalofríos y la espalda me mata, soy diabético y me dializan
Mi cuñado se inyecta cosas y ahora tiene calentura con un dolor de espalda que no aguanta ni la sábana
la comadre se cayó de la troca en movimiento y le duele el espinazo
me tumbó el caballo y caí de espaldas, siento toques en las piernas
una vaca me prensó contra el corral y desde entonces me duele la espalda y no siento bien los pies
me operaron y no e sentido las ganas de ir al baño ni de uno ni de otro
traigo la lengua torpe y veo doble desde hace una hora, será la cervical?
mi mamá toma anticoagulante, le hicieron una inyección en la espalda ayer y hoy no mueve las piernas
despues de la inyeccion epidural se me quedaron las piernas sin fuerza y ya paso un dia entero
dolor de pecho
se me paralizó todo el lado derecho
Doctora, con mucha pena le comento que al asearme no siento el papel.
Le suplico que me oriente: mi madre de 79 años perdió el control de esfínteres anoche y no había pasado nunca.
estoy enojadísimo, me dijeron que era normal y ahora mi señora no puede ni pararse, le operaron la columna el viernes
pasé la noche sentada en la taza y nada, la vejiga me revienta
entumido de la entrepierna desde que levanté la caja de uvas
soy troquero voy por la 5 y se me durmió la cola y los testículos, ¿me paro o sigo?
ya no distingo si es gas o es del dos, se me sale
Las manos se le pusieron torpes a mi papá en cuestión de días, ya no agarra la cuchara y camina de ladito
tropiezo con mis propios pies, me pasó de una semana a otra, el cuello casi ni me duele
mi esposa dice que camino como robot, las piernas tiesas y pesadas, y ayer me oriné en la cama
cáncer de próstata y ahora las piernas no me sostienen
mi mamá tuvo cáncer de seno y desde ayer no puede caminar y le aprieta como faja en las costillas
la sangre traspasó el vendaje la playera y la sábana
se abrió y está saliendo sangre a chorritos
mi papi está muy dormido por la medicina y respira como cada diez segundos
se tomó la oxicodona con tequila y no la podemos despertar
me tomé dos veces la dosis por equivocación y me siento muy raro, me cuesta respirar
traigo el corazón que se me sale y me ahogo al caminar al baño, operada hace 8 días
¿El dolor de la pantorrilla hinchada es por la cirugía? Está colorada y no puedo ni apoyarla.
no es la espalda lo que me preocupa sino que siento el pecho oprimido y sudo frío
se me nubló la vista, me fui de lado y se me cayó la taza de la mano, hace 20 minutos
ya se le quitó pero mi esposo no podía hablar por un ratito y tenía la mano muerta
amanecí sin poder doblar el tobillo para arriba
El dedo gordo y el pie no me suben desde hoy en la mañana, y se me dobla la rodilla.
la pierna buena ya también se me está poniendo débil
hoy noté que orino sin sentir que orino, sólo lo oigo
como que se me olvidó cómo hacer pipí, aprieto y no pasa nada
me da vergüenza decirle a la muchacha de la recepción pero mi parte de hombre está dormida
desde que me enderezaron la espalda hace 4 días no siento la parte de adelante, usted sabe
no tengo ganas de orinar en todo el día y la panza la traigo como tambor
mi nieta escribe por mí. Dice mi nieta que le ponga que ya no controlo mis aguas desde el lunes y me duelen las dos piernas
trabajo en la empacadora, me resbalé y caí de espaldas desde la tarima como dos metros, me duele horrible
se volcó en la cuatrimoto mi muchacho y se queja del cuello
mi bisabuela de 91 rodó por las escaleras y grita de la espalda
Caí del techo poniendo láminas. El dolor está entre los hombros y siento las piernas raras.
no puede tragar ni su saliva y el cuello lo tiene duro como piedra del lado de la cortada
me operaron por enfrente del cuello y siento que me ahogo acostado
temperatura de 39 y medio, temblor, dolor de espalda como nunca y orina poquito
Enfermera de casa: paciente confuso, febril, herida lumbar de 12 días
no sabe ni qué año es y está hirviendo en calentura, lo operaron hace poquito
cuanto antes por favor, mi suegro se está quedando sin fuerza en los brazos y las piernas, empezó ayer con los brazos
ya no puedo agarrar el volante, las manos no me obedecen desde el fin de semana y las piernas las traigo de trapo
hola una pregunta nada mas si me operaron hace un mes y hoy se me durmió toda la ingle y lo de atrás es por la cicatriz?
Perdone la molestia doctor sé que es domingo pero mi mamá se orina sin sentirlo y dice que trae dormido entre las piernas
dolor q baja x las 2 piernas de golpe no aguanto ni parado ni acostado y siento la cola dormida
me está pasando algo raro abajo, no sé cómo explicarlo, como si no fuera mío
del ombligo pa abajo siento todo como anestesiado
como cuando el dentista te duerme la boca pero en las pompas
me pellizco la nalga y no duele
al bañarme no siento el agua caliente entre las piernas
los huevos dormidos, así nomás se lo digo
se siente como sentarme en una almohada que no está
no siento el orgasmo desde la semana pasada y me cuesta orinar, ¿puede ser de la espalda?
Mi pareja y yo notamos que desde que empezó la ciática él no tiene sensación en sus genitales
estoy lactando, me pusieron la epidural en el parto y llevo dos días sin sentir cuando orino
qué vergüenza, mojé la cama como niño, tengo 67 y la espalda me truena desde el jueves
el excremento se me sale cuando camino, nunca me había pasado, empezó con lo del disco
mi jefe se cayó en el rancho y no puede mover nada
llame a mi mama y no contesta bien, dice palabras revueltas y se le cae la baba de un lado
Le tiembla una mano no, se le cayó el brazo, no lo puede levantar y tiene la mirada perdida
traigo un piquete en las costillas cada vez que respiro y me operaron la columna hace once días, también fiebrita y falta de aire
escupí sangre
una pierna más gorda que la otra y me cuesta respirar
se me hinchó todo el muslo de un jalón, duro y morado
Me desvanecí dos veces hoy saliendo de la cama, tengo puntos en la espalda de hace 4 días
se puso blanca y se desmayó al pararse, acaba de salir de cirugía de columna
yo estaba bien después de la cirugía y hoy la pierna derecha se me dobla al caminar
a la semana de la fusión ya no puedo levantar el brazo izquierdo, antes sí podía
cirugía del cuello hace dos semanas y ahora no puedo apretar la mano
nueva debilidad desde ayer en la pierna operada
Mi esposo insiste en que es cansancio, pero después de su operación del disco ya no puede pararse de puntitas ni levantar el pie
es normal que después de operado uno no pueda mover los dedos del pie? antes de la operación sí los movía
yo creo que exagero pero me caí en la cocina porque la pierna no respondió, otra vez
las rodillas se me quiebran solas, tres caídas desde el martes
NO SIENTO LAS PIERNAS
ayuda mi papa
mi papá se cayó del andamio y no se mueve pero habla dice q le duele el cuello
que tan urgente es una retencion de orina con hernia discal?
¿Es peligroso perder el control de la vejiga por una hernia? Le empezó a mi hermano anoche.
me dijeron que si se me dormía la silla de montar que viniera, pues ya se me durmió
síndrome de cauda equina creo que tengo, no puedo orinar y no siento el perineo
Tengo cita hasta el 20 pero ya no puedo caminar sin agarrarme de las paredes, la semana pasada caminaba solo
cita para mañana? es que desde anoche no siento la vagina ni cuando orino
necesito cambiar mi cita porque no me puedo levantar, las piernas no me responden desde hoy
quiero saber si aceptan medicaid y también mi mamá desde ayer se hace encima y no siente
a que hora abren, traigo el pie caído desde hoy y me arde toda la pierna
buenos dias quisiera receta de pañales para mi papá es que de repente ya no aguanta ni pipí ni popó, y las piernas flacas flacas sin fuerza
ya le di agua con azúcar y no reacciona mi esposo, tomó su pastilla de morfina
le pusieron metadona y ahora no le podemos abrir los ojos
ronca como ahogándose y tiene los ojos chiquitos como alfiler, es por el fentanilo de la espalda?
no me obedece la mano derecha y se me fue la palabra
vi negro de un ojo, perdí el equilibrio, tengo 71
hablo con el teléfono porque no puedo teclear mi brazo izquierdo se durmió de golpe y mi cara también
estaba desyerbando y me dio un dolor en el pecho que se fue a la quijada
opresión en el pecho y sudor, pensé que era la espalda
Le escribo desde Corcoran, mi abuelo tiene calentura, tiembla y no se puede ni sentar del dolor de espalda desde anoche
se le mete el dolor de espalda con escalofríos y además ya no puede levantar las piernas
tengo un absceso en la espalda me dijeron y ahora las piernas débiles
la herida le está sangrando mucho, ya llevamos dos toallas
no para la sangre del corte
se infló como globo debajo de la venda del cuello y siente que se ahorca
desde la operación del cuello hace un día mi hermana habla como pato y se le dificulta jalar aire
Fíjese que mi mamacita, Dios la guarde, hoy no se pudo parar del baño porque sus piernas ya no le dieron
caí del caballo anoche, hoy orino a gotas y tengo dormido ahí
yo soy el que la cuida, ella tiene 88, antier caminaba y hoy arrastra los dos pies y se orinó
me chocaron y salí caminando pero ahora el cuello me duele tanto que no lo muevo y siento calambres en brazos
la bicicleta eléctrica me aventó y tengo un dolor en medio de la espalda que no me deja respirar
jugando futbol mi hijo cayó de cabeza y no siente los brazos
estoy tirado en el piso no me puedo parar las piernas no jalan
se me está durmiendo la cara
llevo 14 horas sin orinar, hernia en L5, ¿tomo más agua?
cuando me siento en el baño ya no sé si terminé o no, no siento
perdí la sensación de las ganas, antes me despertaba de noche y ahora amanezco mojado
A mi señor le da pena escribir. No puede hacer pipí desde ayer y dice que trae adormecido todo lo de abajo.
mi pierna izquierda estaba débil el viernes, hoy lunes ya es la derecha también
siento alambres apretándome la panza y las piernas se me atoran al caminar, cada día peor
en tres días pasé de caminar a silla de ruedas
dejé de poder firmar mi nombre esta semana y me ando cayendo
No puedo subir ni la banqueta, hace dos días subía escaleras
se me zafan las chanclas y no me doy cuenta, no siento los pies y ya no los puedo levantar desde ayer
tengo las dos piernas con toques desde la ingle hasta los pies desde hoy, llorando del dolor, y orino raro
no siento el supositorio ni el dedo ni nada, la doctora del pueblo me revisó y dijo que fuera con el de columna
los calzones mojados todo el día y yo no lo noto
levanté el motor de la troca, tronó, y ahora no siento la verija
ay doctor se me sale todo, lo de adelante y lo de atrás
mi cuñada acaba de salir del hospital, fusión lumbar, y ahora le falta el aire y dice que se va a morir
estamos en el fil lejos del pueblo y a un compañero se le paralizaron las piernas después de caerse de la escalera
no puedo mover el cuello con fiebre altísima y la luz me molesta, me siento ido
me dio una embolia creo, medio lado no sirve
se le voltearon los ojos y no contesta
mi abuela no respira bien y le acaban de subir la gabapentina con la oxicodona
me pusieron un disco en el cuello y hoy no puedo pasar ni agua
la cicatriz de adelante del cuello se hinchó en dos horas y me cuesta hablar
Tengo operación pasada, 2 meses, y desde anoche el pie derecho cuelga
no le hagan caso al dolor, lo que me asusta es que ya no me aguanto de pie
dejé de sentir las piernas en el camión y tuve que pedir que me bajaran
¿cuándo es emergencia lo de no poder orinar? porque yo ya llevo desde ayer al mediodía
una vecina me ayuda a escribir: tengo fiebre, dolor de espalda que no me deja ni llorar, y soy de diálisis
un desmayo, falta de aire y la pierna hinchada, todo hoy
se me entumió el sexo
ya no me lleven de doctor en doctor!! mi hijo se está orinando y no siente las nalgas, tiene 29 años
perdi la fuersa en las dos piernas como en una ora
me cuesta muchísimo detener el chorro y también empezarlo, es nuevo, con el dolor de las dos piernas
la señora que cuido tiene el brazo caído y la sonrisa chueca, ¿la acuesto?
mi tía se rodó en el canal con la camioneta, está consciente, le duele la nuca
ando con muletas porque de ayer a hoy la pierna se me hizo de trapo
cuando vuelvo del baño encuentro manchas, no siento que se me sale, así desde el miércoles
mi apá operado de la cintura hace 3 días, hoy ya no dobla la rodilla ni mueve los dedos
desde que me bajé del tractor orino y no siento cuando sale, ni cuando acabo
mi maestra de coro se desmayó, la operaron de la columna hace cinco días y le dolía el pecho
la silla del baño la siento lejos, como si tuviera las nalgas de hule, empezó ayer
no puedo orinar desde ayer y me duele mucho la espalda
tengo dormida la parte de abajo, donde me siento
No siento cuando me limpio en el baño
me da pena decirlo pero se me sale la orina y no me doy cuenta
mi esposo se hizo popo encima sin sentir, tiene una hernia de disco
desde el lunes no siento nada cuando tengo relaciones
se me duermen las dos piernas y tambien entre las piernas
llevo todo el día sin poder orinar y tengo la entrepierna dormida
¿es normal que ya no sienta la vejiga llena desde que me dio la hernia?
de repente no puedo levantar el pie
mis dos piernas estan cada vez mas debiles
las manos se me ponen torpes muy rapido, ya no puedo abotonarme la camisa
tengo fiebre y un dolor de espalda insoportable
a mi papá se le fue la boca de lado y no puede hablar bien
me duele el pecho y me falta el aire
se me hincho la pierna despues de la cirugia
me caí del techo y no aguanto la espalda
mi mamá se cayó de las escaleras y le duele muchísimo la espalda
tome demasiadas pastillas para el dolor sin querer
traigo adormecidas las partes íntimas desde anoche
ya no aguanto el pipí, se me escapa desde que me lastimé la espalda
mi papá no puede hacer pipi y le duele la espalda baja
perdí el control del intestino hoy en la mañana
Siento raro al limpiarme, como si no fuera mi piel
no se me para desde que me lastime la columna
tengo hormigueo en las nalgas y en los genitales
mi esposa dice que no es nada pero no siento cuando orino
el dolor se me va a las dos piernas desde ayer
se me doblan las dos piernas, no me sostienen
cada hora tengo menos fuerza en la pierna derecha
me tropiezo mucho desde hace dos dias y va empeorando rapido
calentura de 39 y dolor muy fuerte en la espalda
de pronto se me durmió todo el lado izquierdo
me cuesta respirar desde que me operaron
siento un dolor opresivo en el pecho que se va al brazo
la pantorrilla esta roja e hinchada, me operaron hace una semana
tengo el cuello hinchado y no puedo tragar, me operaron del cuello ayer
mi papá no despierta después de tomarse la hidrocodona
choqué en el carro y me duele horrible el cuello
me limpio y tengo que ver el papel porque no siento nada
ya van tres calzones mojados hoy y ni cuenta me doy, la cintura la traigo trabada
la silla del tractor no la siento, como si fuera sentado en el aire
Le da vergüenza a mi apá pero amaneció todo zurrado y no sintió, y apenas puede dar paso
no me sale ni una gota desde anoche, ya le abrí a la llave y nada, la espalda bien amolada
tengo como anestesia de dentista pero allá abajo
se me durmió lo de hombre desde que levanté el motor, ni con mi señora siento
Me baño y no siento el jabón entre las piernas. ¿Será la ciática?
el chorrito se me corta, le pujo, se me corta otra vez, empezó el lunes con el dolor en las dos piernas
oiga una pregunta medio rara, se puede una hacer popó sin sentir por una hernia? me pasó hoy dos veces
traigo el asiento como de corcho y ando goteando
me puse una toalla porque se me sale la orina de repente, tengo 47, desde el sábado que me tronó la espalda
siento la vejiga como piedra pero no puedo vaciar, las nalgas dormidas
mi suegro se aguanta y no dice, pero le lavé la ropa y está toda orinada desde que se cayó de la cintura
no me entra ni me sale nada, o sea no siento cuando hago, desde el parto con la epidural hace dos días
hormiguero en mis partes y la ciática ya en los dos lados desde ayer
los pañales de mi mamá ya no son por la edad, esto empezó el jueves con las piernas aguadas
No distingo si es aire o si ya me ganó del dos
desde el brinco en la troca traigo muerto todo por donde uno se sienta
me da mucha pena, soy mujer de 36, ya no siento a mi esposo cuando estamos juntos y me tarda mucho en salir la pipí, tiene cuatro días
ando sin ganas de ir al baño pero la panza la tengo dura y llena, y las piernas como hilachos
la pompi izquierda ya no la sentía, ahora tampoco la derecha ni enfrente
se me quitó el dolor de volada pero ahora no siento los pies ni cuando hago del baño
i peed myself en la labor y no sentí nada, traigo la espalda bien mala
numb todo el área del bikini desde ayer mami dice que es un nervio
se moja la cama mi marido, 50 años, nunca en la vida, y dice que los muslos por dentro no los siente
Le quitaron la sonda el martes y desde entonces nomás gotea y no siente. Operado de la columna.
estoy sentado en la taza hace una hora, pujando para orinar, me arde la espalda
mi hermana de 25 se hizo en el cine, tiene una hernia y dice que los huesitos de sentarse no los siente
no se me levanta desde el accidente del jueves y la piel de ahí la siento gruesa
mi muchacho anda diciendo que no siente los tanates, levantó pesas el viernes y se lastimó, él se ríe
orino por reloj porque ya no siento cuando está lleno, es de esta semana
me fui de lado en el surco, las piernas ya no me quisieron cargar
andaba bien en la mañana y a mediodía me sacaron cargando de la empacadora, piernas muertas
El pie me cuelga como trapo desde que me bajé del camión ayer.
mi jefita no se pudo levantar del sillón, dice que sus piernas son de plomo, ayer hizo tamales
arrastro la chancla, se me sale y ni la siento, desde el domingo
subo el escalón con las manos jalándome la rodilla, eso es nuevo
se me quebró la rodilla cinco veces hoy nomás caminando a la troca
las patas se me hacen de chicle, cada hora peor
tengo los pies dormidos desde el lunes, ayer las rodillas, hoy ya la cadera
Cáncer de próstata con metástasis, y desde hoy mi papá no puede mover las piernas en la cama
tuve cáncer de mama y traigo una correa de dolor en las costillas y hoy me tropiezo con todo
no puedo abrir la mano para soltar el volante, me empezó hoy, el cuello me mata
se me caen los trastes, las dos manos tontas, y ando como en barco, todo en una semana
De la semana pasada para acá camino como robot y me voy contra las puertas
mi brazo nomás cuelga, después de que el quiropráctico me tronó el pescuezo
me huesearon el cuello y ando viendo doble y vomitando
ya no puedo pararme de puntas con la derecha desde que sentí el tronido
mi niño de 14 se tropieza y no siente bien los pies desde el entrenamiento, le dolía la espalda
gateando ando, no me sostienen, vivo solo, qué hago
no me hace caso el dedo gordo ni el tobillo, se me fue de un día a otro
Le tuvimos que amarrar el pie con una venda para que no lo arrastrara, apenas le empezó antier
siento toques hasta los talones si agacho la cabeza y desde el lunes me voy de boca
todo lo de abajo del ombligo lo siento ajeno
perdí fuerza en los dos brazos, ni el molcajete ni la taza, en cuatro días
la señora que cuido ya no da paso, el viernes iba sola al comedor
me pesan los pies como con botas de agua y cada día me llegan más arriba
Cancele mi terapia, hoy no me responden las piernas
se le chuequeó la boca a mi nana y no se le entiende
mi tío está como ido, mueve nomás un lado
se me borró la vista de un ojo como diez minutos y la mano la traía dormida, ya pasó
no atina a agarrar la cuchara y habla como borracho, no ha tomado nada
me explotó un dolor de cabeza como un balazo y ando mareada
de repente se me olvidaron las palabras y se me cayó el celular de la mano, fue un ratito, tengo 66
mi esposo se recarga todo para la izquierda y tiene la cara caída, estaba desayunando bien
le dije que levantara los brazos y nomás subió uno
mitad de la cara y mitad del cuerpo dormidos, estaba viendo la novela
le dio un ataque a mi hermana, está temblando en el piso y echa espuma
me aprieta aquí en medio del pecho como si trajera una vaca encima
sudor frío, ganas de vomitar y el brazo izquierdo pesado, mi vieja dice que es el aire
siento que el aire no me llega abajo, me operaron la espalda hace nueve días
tosí y el pañuelo salió rojo, me da piquete al respirar
una pantorrilla está como globo y brillosa, la otra normal, a la semana de la cirugía
el aparatito del dedo marca 83 y mi mamá recién salió del hospital
se me fue el mundo en la regadera, caí, y me duele el pecho. Doce días de operada.
no puedo ni platicar sin parar a agarrar aire
me brinca el corazón a lo loco y ando mareado desde la madrugada, con la fusión reciente
papá está gris y se agarra el pecho, dice que fueron los chicharrones
siento que se me rasga por dentro entre los hombros y la espalda, bien mareado
labios moraditos y respira como pescado mi abuelo
la pierna me amaneció gorda y roja del muslo pabajo, no me he movido por la operación
me tomé la pastilla nueva y se me cierra la garganta, puras ronchas
se le hincharon los labios y la lengua con el antibiótico
le picaron las abejas en el rancho y no puede respirar
estoy hirviendo y el espinazo me hace gritar
temblores con cobijas y todo, y un dolor en el lomo que nunca había tenido, soy diabético
40 de calentura y no conoce a sus hijos, la operaron la semana pasada de la columna
me inyectaron la espalda el jueves, hoy traigo escalofríos y no me puedo ni voltear del dolor
está diciendo puras incoherencias y la herida huele feo y está ardiendo
fiebre, cuello tieso tieso y no aguanto la luz
mi viejo se dializa, anda con temblor y un dolor de espalda que llora
ya se me bajó la calentura pero las piernas se me pusieron débiles y la espalda me mata
traía infección en la muela y ahora calentura de 39.5 con dolor horrible en la columna
en quimio, 38.9 y la espalda que no la soporto
me huele podrido donde me cortaron, estoy temblando y bien atarantado
el pescuezo lo tiene como sapo desde la operación y silba al respirar
no le pasa ni la saliva, la operaron ayer del cuello
siento que me aprietan con la mano la garganta, me pusieron disco en el cuello el lunes
la bola del cuello le creció al doble en una hora, recién operado
se ahoga con el agua y está roja roja, tres días de su cirugía cervical
ya se empapó el colchón de sangre, es de la herida de la espalda
le pongo toallas y toallas y la sangre no para, toma anticoagulante
se le abrió toda la costura y chorrea
cambio la gasa cada quince minutos y sale llena de sangre
vomita como asiento de café, ha tomado mucho ibuprofeno
hago del baño negro negro y casi me desmayo, llevo meses con naproxeno
le hablo y le hablo y no abre los ojos, tomó pastilla pa dormir con la del dolor
respira una vez y luego nada, luego otra, trae el parche
el niño se comió una pastilla de las mías del dolor
mi hijo está morado en el baño con la puerta cerrada, tenía pastillas azules
Se puso dos parches por error y está como trapo
me equivoqué y tomé las de la noche tres veces, no puedo ni tener los ojos abiertos
con la cerveza y las del dolor se quedó tirado y no contesta
se está atragantando con un hueso de pollo
la bebé se tragó una moneda y no puede respirar
encontré a mi vecina tirada, no responde
no tiene pulso ayúdenme
se desplomó en el fil con el calor, está caliente y no habla
mi papá sacó el pie del tractor y se cortó feo, no le paro la sangre
desde el bloqueo de la mañana la pierna sigue como muerta y ya es medianoche
Salió caminando del hospital, hoy ya ni levanta el pie
me pusieron la inyección en el cuello y el brazo se me cae
me operaron el miércoles y la mano ya no aprieta, antes sí apretaba
la pierna que me operaron se me dobla más cada día que pasa
dos días en casa después de los tornillos y no siento donde me siento
tres días de la descompresión y no puedo hacer chi, me duele la panza
el dolor de cabeza tras la epidural no se va, cuello duro y 38.8, ando confundido
mi mamá se nos cayó de la cama y no la podemos mover del dolor de espalda
me aventó el caballo y siento piquetes en las piernas
se volteó la racer con mi hijo y dice que no siente los dedos
me cayó la paca en la nuca, traigo los brazos como con lumbre
se cayó de la escalera pizcando naranja, está acostado y dice que no lo toquen de la espalda
choqué anoche, hoy no puedo mover el cuello y me hormiguean las manos
me atropelló una troca en la bici, la cintura me truena y no puedo enderezarme
caí sentado como de tres metros, no aguanto ni respirar
mi compa se aventó al canal y pegó con la cabeza, no mueve bien las manos
el patrón no quiere que llame, me caí del andamio y tengo un pie dormido y la espalda quebrada
un toro aventó a mi primo, orina sangre
la abuelita rodó los escalones, toma adelgazante de sangre y anda muy dormida
me golpeó el montacargas la espalda, no siento el muslo
de repente veo doble y me pega mucho el cuello desde el choque de hoy
se cayó del techo y está chueco, dice que está bien pero no siente abajo
no tengo papeles ni seguro, me da miedo el hospital, pero llevo día y medio sin orinar y las piernas dormidas
perdone la molestia, a lo mejor no es nada, pero no siento el excusado cuando me siento
nomás dígame a qué hospital, mi esposo ya no mueve las piernas
Quiero cita para el lunes porque se me está yendo la fuerza de las dos manos y no camino derecho desde el jueves
mi english no good, my wife no respira bien, cirugía de cuello ayer
abren sábado? a mi apá se le cayó el pie y no siente la nalga
puede esperar hasta que regrese mi hijo el domingo? ya no me detengo la popó
oiga ya me dijeron que es músculo pero desde hoy traigo dormida la entrepierna
trabajo en la lechería, me aplastó la vaca y no puedo respirar hondo, me duele el lomo
soy la nieta, mi abuelo no orina desde ayer, no mueve un pie y no quiere que le llame a nadie
cómo sé si es grave? las dos piernas en llamas y el fundillo dormido
NO RESPIRA BIEN MI MAMA
creo que a mi esposa le está dando un infarto
no puede hablar ni mover la mano derecha qué hacemos
ya me oriné parado en la fila del mandado y no lo sentí, doctor
mis piernitas, dice mi abuelita, ya no son mías. Desde anoche no se para.
la cintura ya no duele nadita, pero el pie lo traigo de adorno y me ando mojando
fíjese que desde ayer me orino sin sentir y traigo un dolor fuerte de cintura
me da vergüenza, pero tengo adormecido el ano y entre las nalgas
quiero hacer del baño y no sale nada de orina, tengo una hernia
a mi suegra se le salió el excremento sin darse cuenta y le duele la cadera
doctor no siento mis partes cuando me lavo
desde el sabado ya no siento cuando tengo ganas de orinar
amanecí sin poder mover la pierna izquierda
mi papá ya no puede caminar, las piernas se le pusieron flojas desde ayer
siento como una faja apretada en el pecho y arrastro los pies
me atropelló un carro hace rato y no aguanto la espalda
traigo escalofríos, 39 y medio de temperatura y la columna me duele horrible
mi esposa de repente habla raro y se le cayó un lado de la cara
estoy tosiendo sangre, me operaron de la espalda hace ocho días
siento que me aprieta el pecho y estoy sudando frío
mi hijo se tomó muchas pastillas de las mías y está muy dormido
la herida no deja de sangrar, ya empapé dos toallas
`
