export const sameDaySpanish = `
la herida me esta soltando un liquidito amarillo
se me abrio poquito la cortada de la operacion
la cicatriz esta roja y calientita alrededor
traigo 100.6 de temperatura, me operaron el jueves, lo demas bien
le sale pus a la herida de mi mama
se me cayó una grapa y quedo abierto un cachito
huele feo el vendaje
mancha la playera con agüita clara desde anoche
calentura de 101 a los 5 dias de la cirugia, sin otra cosa
mi apa anda con temperatura leve despues de la operacion, come bien y platica bien
no e hecho del dos en cuatro dias desde la cirugia
estreñido desde el domingo que me operaron y la panza dura
vomité tres veces desde que sali del hospital de lo de la espalda
tengo el estomago inflado como tambor despues de la fusion
mi señora no obra desde que la operaron, ya van 5 dias
me duele la cabeza nomas cuando me siento, acostada se me quita, fue despues de la cirugia
dolor de cabeza al pararme desde que me operaron la columna, acostado nada
la voz cada dia mas ronca desde la cirugia del cuello, si puedo comer y respirar bien
me estoy quedando sin voz despues de lo del cuello, ya van 7 dias
iba mejorando y ahora me duele mas que antes de operarme
cada dia me duele mas la espalda despues de la cirujia
las pastillas ya no me hacen nada, tengo 9 dias de operado y va pa peor
se me durmio tantito el dedo chiquito de la mano, empezo el martes
siento un hormigueo leve en el pie derecho que no tenia, camino bien
poquita menos fuerza en la mano esta semana, apenas se nota
un pedazo de la pierna lo siento medio adormecido desde hace 3 dias, nomas eso
tuve cancer de mama hace 8 años y me empezo a doler la espalda en las noches
mi esposo tuvo cancer de prostata y ahora le duele la columna, sera algo?
bajé 20 libras sin dieta y me duele la espalda
se le cae la ropa de lo flaca que esta y se queja de su espalda
he ido perdiendo la maña para abotonarme, ya como un año
mi letra se a puesto fea poco a poco y se me caen las monedas
tengo osteoporosis y al agacharme me dio un dolor de repente en la espalda
mi abuelita de 84 estornudo y le trono la espalda, tiene huesos debiles
calenturita de 100.5 y la espalda medio adolorida
un poco de fiebre y dolor de espalda leve desde ayer
esta supurando donde me operaron, voy mañana o hoy?
me pica y esta colorada la herida, mas grande que ayer
se despego el pegamento y se ve rosita por dentro
mojo la gasa cada rato, como agua con tantita sangre
no quiero dar lata pero la herida esta como mojada siempre
las puntadas se estan soltando
le mando foto? la incision se ve hinchadita y con costra amarilla
que hago si tengo 38.3 y me operaron hace una semana, me siento bien
tantita calentura desde anoche, diez dias de operada, nomas cansada
la herida del cuello me gotea poquito, trago y respiro bien
4 dias sin ir al baño del dos, ya tome ciruelas y nada, me operaron el lunes
todo lo que como lo devuelvo desde la operacion
la panza bien aventada y sin gases, cirugia de columna hace 3 dias
se me parte la cabeza cuando me levanto y acostado descanso, me operaron hace 4 dias
a mi hermana le duele la cabeza sentada y acostada no, la operaron de un disco
ronquera que va empeorando, operada de cervicales en mayo
mi viejo traia poquita ronquera de la cirugia y ahora casi no se le oye
me duele mas hoy que el dia que me operaron
por que me sube el dolor si ya van 3 semanas de la fusion
deje las pastillas y me regreso el dolor peor, estoy recien operada, camino bien
se me adormece un poquito la orilla del pie, es nuevo
dos dedos de la mano medio dormidos desde el lunes, sin dolor
siento el brazo un poco mas flojito que antes, puedo hacer mi quehacer
el dedo gordo lo siento tantito debil, de esta semana, no ha empeorado
cosquillas en la pantorrilla nuevas, nomas de un ladito
sobrevivi cancer de colon y traigo dolor de espalda nuevo que me despierta
mi papi tuvo cancer de pulmon y le duele entre los hombros de noche
tube cancer de riñon y me esta molestando la espalda desde hace 2 semanas
estoy en remision de linfoma, me duele la columna acostada
estoy bajando de peso sin querer y con dolor de espalda
ya perdi como 15 kilos y la espalda me molesta todos los dias, no ando a dieta
de unos meses para aca se me caen las cosas, cada mes tantito mas
ya no puedo ensartar la aguja, las manos se me han ido haciendo torpes despacito
mi suegro batalla con los botones, le a ido empezando desde el año pasado
hago las tortillas bien feas ya, las manos lentas, va poco a poco desde navidad
tengo 76, los huesos como gis, y me dio un dolor de golpe en media espalda al levantar la cubeta
mi amá tiene osteoporosis y amanecio con dolor fuerte de espalda de repente, no se cayo
me trono la espalda al toser, tomo fosamax
fiebre bajita y dolor de espalda leve, tengo que ir?
100.7 y la cintura me duele poquito
un puntito de la cirugia se abrio y se ve un hoyito
operada hace 6 dias, cinta despegada y sale algo blanco
wound medio roja y le sale drainage, puedo ir hoy a la office?
cuando debo preocuparme por la temperatura, traigo 101 y 8 dias de cirugia
la curación amaneció mojada otra vez y huele feo
me operaron el lunes y traigo 100.8, fuera de eso me siento bien
A mi abuelita le dio un dolor de repente a media espalda al levantar la olla, tiene osteoporosis
tengo un pedacito dormido en el dedo gordo del pie desde ayer, camino bien y todo lo demas normal
no eh obrado en cuatro dias despues de la operacion
se me está poniendo más ronca la voz cada día desde la cirugía del cuello, respiro y trago bien
me duele la cabeza nomas me paro y acostada se me quita, me operaron la columna el miercoles
Tuve cáncer de mama hace nueve años y ahora me duele la espalda por las noches
ando bajando mucho de peso sin querer y me duele la espalda
cada dia me duele mas en vez de menos y ya van dos semanas de la operacion
se le abrió tantito un punto a mi jefe, casi no sangra pero se ve el hoyito
Soy cuidadora de don Chuy, la herida le está supurando un líquido turbio, él dice que no le duele
las manos se me han ido poniendo torpes en estos meses, ya no puedo abrocharme la camisa del trabajo
mi mamá ya no puede enhebrar la aguja ni firmar bien, ha sido poco a poco este año
fiebre bajita 100.5 y un dolorcito de espalda desde el domingo
mi papá vomita todo lo que come desde que lo operaron de la espalda
trae la panza bien inflada y no va al baño del dos desde el jueves que la operaron
siento la pierna derecha tantito más débil al subirme al troque, es nuevo de esta semana
Estimado doctor: noto enrojecimiento alrededor de la cicatriz desde anoche. ¿Debo acudir hoy? Respetuosamente, Elvira
pus en la herida
esta caliente y hinchado donde me cosieron
tengo 14, mi mamá salió de cirugía hace una semana y la cortada se le ve roja y con costra amarilla
les hablo y no contestan!! trae 101 de calentura mi esposo, lo operaron el viernes, está tranquilo platicando
me sale agüita de la espalda por donde me operaron
se me cayó una grapa y quedó abierto como medio centímetro
estornudé y sentí que algo tronó en la espalda tengo 80 años y los huesos débiles
a mi tía le quitaron un tumor del pecho hace años y ahora trae un dolor nuevo en la columna
mi apá tuvo cáncer de próstata y lleva tres semanas con un dolor de espalda que no lo deja dormir
he bajado veinte libras y ni dieta hago, la espalda me duele de noche
me hormiguea la punta de dos dedos desde el martes, nuevo, pero agarro las cosas bien
el terapista dice que mi pie izquierdo está un poquito menos fuerte que la semana pasada, no estoy operado
la gasa sale manchada de amarillo cada que la cambio
No quiero molestar, pero la cicatriz me está punzando y ayer no
dolia 3 ahora duele 8 operada hace diez dias
pos andaba en la pisca y se me pego la camisa a la herida, salio como materia
ya me tomé el laxante y nada, cinco días sin ir al baño desde la operación
vomito y vomito desde que llegue a la casa de la cirugia
al sentarme me revienta la cabeza y acostado descanso, fue despues de la operacion de la espalda
de la operación del cuello quedé ronquita pero ahora ya casi ni me sale la voz
termometro marca 100.4 justo, es malo? me operaron hace 6 dias
soy enfermera, día 8 posoperatorio, 100.9, herida limpia, sin otros síntomas, ¿a quién llamo?
me salió una bolita blanda debajo de la cicatriz que ayer no estaba
Mi suegro de 83 sintió un jalón fuerte en la espalda al agacharse, toma medicina para los huesos
se me caen las monedas y las llaves, llevo como medio año así y va empeorando despacito
mi letra ya no se entiende y siento las manos como con guantes, fue de a poco
se me duerme un poquito el empeine, empezó el lunes y no se quita
mi brazo se siente un poco flojo al cargar el galón de leche, apenas esta semana
la piel de la orilla de la herida se puso negra y le sale liquido
después de la inyección en la espalda me dio calentura de 100.6 y me duele poquito
tengo destemplanza y dolor de espalda leve, marcó 38.1
mieloma en remisión y otra vez dolor de espalda, es diferente al de siempre
la ropa me queda grande, no sé por qué adelgazo, y la cintura no me deja
el perro me rasguñó la herida y se abrió tantito
puedo echarle alcohol a la cortada, le sale poquita pus
la señora que me cura dice que la herida huele mal que les avise
roja roja la herida
tiene como una rayita roja que le sube de los puntos
Buenas noches, mi madre no ha evacuado en cuatro días desde la fusión y se siente muy llena
los calmantes ya no me hacen nada y antes sí, me operaron hace dos semanas
amaneció con más dolor que ayer, cirugía fue el sábado, sin fiebre y mueve bien las piernas
hormigueo nuevo en el talón, solo de un lado, desde ayer
la nuca mojada otra vez, de donde me operaron, es como agua rosita
me duele más a la tercera semana que a la primera eso está bien?
mi mujer dice que llame porque traigo 100.7, diez días de operado, yo digo que no es nada
de ves en cuando siento la pantorilla mas debil de un lado, empezó esta semana
no es por alarmar pero la cicatriz está abierta de abajito
Dolor repentino al toser, en medio de la espalda. 76 años, osteoporosis. Camino normal.
tuve cancer de pulmon y me despierta un dolor de espalda nuevo a las 3 de la mañana
que hago si las curitas del doctor se despegaron y se ve la carne
oiga la operada es mi comadre trae la herida inchada como huevo y colorada
me sale líquido de la herida
llevo tres dias estreñida desde la operacion
desde ayer siento el pie un poquito dormido
tengo 101 de fiebre despues de la operacion, nada mas
me duele la cabeza cuando me paro, me operaron de la columna el viernes
la herida está supurando
se me abrió un poquito la cortada de la cirugía
tuve fiebre anoche, me operaron hace cuatro días, por lo demás estoy bien
cada vez estoy más ronca desde la operación del cuello
cuatro días sin evacuar después de la cirugía de espalda
la cortada de la espalda amaneció con costra amarilla y calientita
100.6 de temperatura, me operaron hace seis días, como bien y camino bien
le escurre como agua de té a la herida de mi esposo
se me despegó el pegamento y se ve abierto tantito, sin sangre
huele agrio cuando le cambio el parche
la orilla roja alrededor de las grapas está más ancha que ayer
38.4 en la tarde y 12 días de operada, de lo demás ando bien
el dolor donde me abrieron se me subió al doble anoche, piernas bien, baño bien
ya iba en una pastilla y ahora necesito cuatro, a las dos semanas de la cirugía
me siento a comer y la cabeza me quiere reventar, me acuesto y se quita, cirugía de columna el lunes
me sale un líquido clarito de la herida, moja la sábana
tengo una bolsita de agua debajo de la cicatriz y creció
la panza redonda y dura, ni un gas desde la cirugía
van cinco días sin obrar con las pastillas del dolor después de la operación, puro cólico
todo lo que come lo vomita desde que salió del hospital ayer
cada día tengo menos voz desde que me entraron por la garganta, pero trago y respiro normal
un pedacito del chamorro se me durmió desde el lunes, no crece, camino bien
las yemas de dos dedos las siento como algodón, nuevo, con fuerza normal
en la terapia me dijeron que el dedo gordo está poquito más débil que el mes pasado
tuve cáncer de riñón y desde hace dos semanas me duele la espalda sin haber cargado nada
linfoma en remisión, me despierta un dolor de columna que antes no tenía
Mi nana tuvo cáncer de pecho y ahora le duelen las costillas de atrás acostada, camina como siempre
se me caen los pantalones, 20 libras menos sin querer y la espalda molesta
sudores en la noche y dolor de espalda, va para un mes
mi mamá tiene los huesos delgados, sacó el comal del horno y sintió un piquete en medio de la espalda, mueve bien sus piernas
pisé un hoyo y me sacudió la espalda, tengo osteoporosis y 79 años, dolor nuevo fuerte pero camino
tosió mi suegra, trae prednisona de años, y le quedó un dolor agudo en la espalda de repente
ya no puedo ensartar la aguja, se me fue poniendo torpe la mano en estos meses
la firma se me está descomponiendo poco a poco desde el año pasado
Mi papá tarda mucho con los botones y camina algo tieso, desde la primavera, muy despacito ha ido
el acordeón ya no me sale, dedos lentos, es de muchos meses
temperatura de 100.9 y la inyección fue antier, me duele poquito la espalda
rayita roja junto a la costura, sin calentura, les llamo?
materia verde en la gasa
punzadas y calor en la herida desde hoy
soy la enfermera de casa, herida lumbar con drenaje turbio escaso, sin fiebre, neurológicamente igual
se rascó y se le abrió una puntita, le llora rosita
calenturita cada tardecita, tres días ya, me operaron el 4
el hoyito de donde salía la manguerita volvió a abrirse
me salió pus cuando apreté junto a la cicatriz
me regresó el dolor de la pierna anoche después de la microdisectomía, el pie lo muevo bien
al día diez me duele más que al segundo, no debería ser al revés?
náusea y vómito desde la cirugía, panza llena de aire
el meñique lo traigo como dormidito de esta semana, aprieto bien
siento el hombro un poquitín más débil colgando ropa, hace unos días
cáncer de próstata tratado en 2018, dolor nuevo profundo en la cintura, tiene un mes
me dijeron que hablara si pasa de 100.4 y tengo 100.8
no aguanta ni el agua en el estómago, salió ayer de la fusión
se me empezó a poner negrita la orilla de la cortada
el dedo gordo del pie me hormiguea desde el lunes, nunca antes, lo demás todo normal
la cicatriz está caliente y muy roja
me sale un liquido amarillo por donde me operaron
traigo 100.6 de temperatura desde anoche, me operaron el martes
no he podido obrar en cuatro dias, estoy tomando las pastillas de la cirugia
`
