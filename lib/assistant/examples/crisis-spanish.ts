export const crisisSpanish = `
ya no quiero vivir
me quiero morir
Ya no le veo sentido a nada, todo el día en la cama con este dolor
soy una carga para mis hijos, mejor que Dios me recoja
tengo guardadas las pastillas por si un día ya no aguanto
cual es el numero para la linea de suicidio en español
Mi papá dice que se va a dar un balazo si sigue así de la espalda
quisiera dormirme y ya no despertar
Estarían mejor sin mí, nomás les doy lata
ando pensando en quitarme la vida y me da mucha vergüenza decirlo
mi esposo ya no quiere seguir viviendo desde que no puede trabajar en el fil
no hay salida para mi
Cuando voy manejando me dan ganas de soltar el volante y que sea lo que Dios quiera
mi mamá esconde sus medicinas, creo que las está juntando para tomárselas todas
ya me despedí de todos
Me corto los brazos cuando el dolor me desespera
ayudenme por favor me quiero matar
a veces pienso que muerta ya no les costaría tanto dinero
quiero acabar con todo esto de una vez
Con quien puedo hablar, traigo pensamientos de hacerme daño
mi hermano me mandó un mensaje diciendo adiós y no contesta, tiene años con la espalda mala
ojalá no hubiera despertado de la operación
ya no puedo mas, ya no quiero estar aqui
Mi viejo tiene la pistola en el buró y anda diciendo puras cosas de morirse
pa qué sigo viviendo así, pa puro sufrir
si me tomo todas las pastillas de un jalón se acaba el dolor?
Le pido a Diosito todas las noches que me lleve
mi hija de 17 se corta y dice que nadie la quiere, tiene escoliosis
no se preocupen por la cita, para entonces ya no voy a estar
he pensado en el suicidio
Nadie me va a extrañar
mi vecina la señora Lupe dice que ya no tiene por qué vivir, está sola y operada de la columna
es pecado si uno se quita la vida por tanto dolor
Ya escribí las cartas para mis hijos. Gracias por todo doctor
me siento un estorbo, mi nuera me tiene que bañar, preferiría estar muerto
hay algun numero de emergencia pa cuando uno ya no quiere vivir
ya no le hallo, me dan ganas de aventarme al canal
Mi tío regaló sus herramientas y sus caballos y dijo que ya no los va a ocupar, lo vemos muy mal, muy triste
perdónenme todos
me da miedo quedarme sola hoy porque no sé qué vaya a hacer
Mejor muerta que en silla de ruedas, y ya sé cómo le voy a hacer
desde el accidente mi esposa dice que quiere desaparecer
quiero desaparecer y que nadie me busque
ya intente una vez con pastillas y estoy pensando lo mismo otra vez
No tengo plan ni nada pero sí pienso mucho en la muerte, como un descanso
mi apá dejó de comer y de tomar la insulina, dice que ya lo dejen morir
i want to die, ya no aguanto, help me en español por favor
No vale la pena vivir así
qué caso tiene operarme si lo que quiero es morirme
traigo unos pensamientos bien feos de ya no existir
mi compadre anda tomando mucho y dice que se va a colgar, que nadie lo ocupa
cada noche cuento mis pastillas y pienso si alcanzan
A lo mejor si yo faltara mi familia descansaría
me urge hablar con alguien, estoy a punto de hacer una tontería
Dios me perdone pero ya decidí irme
le quité la escopeta a mi marido porque dijo que un día de estos se mata, qué hago
estoy harta de vivir
la vida ya no me sabe a nada, me quiero ir con mi viejo que en paz descanse
Tengo las pastillas aquí en la mano
me lastimo yo solo, me pego en la cabeza, para no sentir la pierna
Doctor dígale a mi mujer que me perdone, ya no puedo con esto
mi suegra nomás dice ya me quiero morir ya me quiero morir, y ayer le hallamos un frasco lleno escondido
no quiero ser carga de nadie, yo sola voy a arreglar esto
para que me den terapia si yo ya no voy a llegar a diciembre
Siento que estoy en un hoyo y la única salida es la muerte
ay no se como decirlo... e pensado en aserme daño
Mi hijo se lastimó en el trabajo, le negaron el caso y ahora dice que vale más muerto que vivo
quiero dejar de existir
¿me pueden dar el 988 en español? es para mí
Envidio a los que ya se murieron, de veras
estoy sentado en la troca enfrente de las vías del tren y no sé qué hacer
perdí todas las esperanzas, ya no quiero luchar
que alguien me ayude a morir, ya tengo 79 y puro dolor
pienso cosas malas, de cruzarme la carretera sin voltear
Mi prima dijo en el face que hoy era su último día, también sufre de la columna
ya dejé todo arreglado, los papeles de la casa y todo, para cuando me vaya por mi gusto
como le ayudo a mi esposo, habla de matarse y no quiere ir al doctor
sin mi trabajo no soy nada, no tengo ya para qué vivir
Me desperté otra vez y lo primero que pensé fue lástima
Hoy sí me animo. Cuiden a mis nietos
le pido a Diosito todas las noches que ya me recoja
que el Señor me lleve ya, no aguanto
ya quiero irme con mi viejo al cielo, aquí no tengo nada
virgencita llévame de una vez
me acuesto esperando no amanecer
ojalá no despierte de la anestesia, se lo digo en serio doctor
cada mañana lloro porque sigo viva
cuantas pastillas se necesitan pa no despertar
¿con cuántas de las que me recetó ya no despierta uno? es pregunta nomás
tengo guardadas las pastillas de la operación, por si un día ya no puedo
mi mamá esconde sus pastillas en una bolsita y dice que son para cuando se quiera ir
ya regalé mis herramientas y mis gallinas, ya no las voy a ocupar
mi apá anda repartiendo sus cosas y despidiéndose de los compadres, me da miedo
dejé una carta para mis hijos en el cajón
mi familia estaría mejor sin mí
soy un estorbo, mi hija dejó su trabajo por cuidarme, si yo faltara ella descansaba
nomás doy gastos, muerto les sirvo más
pienso en el seguro de vida, con eso acaban de pagar la casa y se quitan de mí
manejando el trailer me imagino soltando el volante en la bajada
cuando paso por el canal pienso en aventarme
a veces me imagino que me atropella un carro y siento alivio
ojalá me diera un infarto y ya
Número para la gente que se quiere quitar la vida, por favor
hay alguna linea de ayuda en español, es que traigo malos pensamientos de hacerme daño
necesito hablar con alguien ahorita antes de hacer una tontería
el 988 contesta en español?
soy una muchacha de 14 mi papá se lastimó en el fil y anoche dijo que mejor se mataba
mi esposo sacó la pistola y está llorando en la troca
Encontré una soga en el cuarto de mi hermano, lleva meses con lo de la espalda y sin trabajo.
mi compadre dice que si no lo operan se va a colgar
mi abuelita ya no quiere comer, dice que así Dios la recoge más pronto
cuido a un señor de 86 y hoy me dijo que ya no lo voy a batallar mucho tiempo, que ya decidió
Estimado doctor, me apena decirle que ya no encuentro razón para seguir viviendo.
si no me dan la medicina me mato y va a ser culpa de ustedes
o me curan o me doy un balazo
no le veo salida a esto
pa qué sigo
quisiera desaparecer y que nadie me busque
no es que me quiera matar pero si me muero mejor
cancele mi cita, ya no voy a estar para esa fecha
me corto los brazos porque ese dolor sí lo puedo controlar
mi hija se está cortando desde que se lastimó la columna
me tomé todas las pastillas hace rato
ya me las tomé, nomás quería decirle a alguien
tengo la pistola en la mano y no sé por qué le escribo a una página
pienso en la muerte todos los días, no se lo he dicho a nadie
a los caballos los matan por menos que esto
de que sirve un hombre que no puede trabajar, mejor bajo tierra
me hubiera muerto en el accidente
para que me salvaron
lo único que me detiene es el infierno
¿Es pecado pedirle a Dios la muerte? Yo se la pido diario por este dolor.
nomás espero a que se case mi nieta y después ya me voy, ya lo tengo pensado
mi vecina me regaló su perrito y me dijo que ya no la iba a ver, sufre mucho de la espalda
mi suegro pregunta dónde pusimos el rifle
tengo miedo de lo que pueda hacer esta noche
estoy sola con todas estas medicinas y no confío en mí
quitenme las pastillas porque me las voy a tomar todas
no voy a hacer nada malo pero pienso mucho en cómo sería ya no estar
díganle a mis hijos que los quiero mucho, perdón
gracias por todo doctor, usted no tuvo la culpa
ya me cansé de vivir así, tengo 73 y ya estuvo bueno
ay dios ya mejor me muero, pero de verdad lo estoy pensando
mi hermano intentó quitarse la vida el año pasado y con este dolor anda otra vez diciendo cosas
mi tía dejó de ponerse la insulina a propósito, dice que ya quiere descansar
busqué en internet cómo morir sin dolor
hay manera de que no sufra mi esposa si yo me voy antes, ya tomé la decisión
prefiero estar muerto que en silla de ruedas y ya sé cómo
me quiero dormir y no despertar nunca mas eso es todo lo que quiero
mi amigo, no yo, dice que se va a aventar al tren por el dolor de espalda, qué le digo
qué hago si mi mamá dice que ya no quiere vivir
Disculpe que lo moleste con esto, pero he pensado en acabar con mi sufrimiento de una vez por todas.
a nadie le hago falta, ni se van a dar cuenta
me voy a ir al monte una noche y no voy a regresar
mis hijos ni me visitan, el día que me maten estos pensamientos ni se enteran
la eutanasia para dolor de espalda se puede en california? ya no quiero seguir
mejor muerta que dando lata
me tomé pastillas de más anoche a ver si ya, pero nomás vomité
ya no quiero vivir con este dolor
soy una carga para mis hijos, mejor me muero
Estoy guardando mis pastillas para acabar con todo
no le veo sentido a seguir, pienso en quitarme la vida
mi familia estaría mejor sin mí, solo doy molestias
he pensado en matarme por el dolor de espalda
mi esposo dice que ya no vale la pena vivir asi
junté un frasco de pastillas por si ya no aguanto la vida
todos estarían mejor si ya no estoy
cuántas de estas se necesitan para ya no despertar
tengo la pistola en la mesa
ya no hallo para qué seguir
ando regalando mis herramientas y mi caballo
el canal está hondo y yo ya estoy cansado
si me aviento al tren se acaba todo, verdad
Ya dejé escrito dónde están los papeles de la casa, para después
mi papá preguntó quién se queda con su reloj y anda buscando los cartuchos
le pido a Dios que me recoja y si no, me voy solo
quiero que me duerman como a los perros
soy pura carga, mis hijas batallan conmigo, mejor les hago el favor
ya tengo el día escogido
Me corto los brazos en las noches, es lo único que me calma
estoy en el garage con la troca prendida
ya no quiero ver otra mañana
mi hermano se despidió de todos en el feis y no contesta, trae la espalda mal desde marzo
dejé de comer a propósito, quiero irme apagando
me tomé todo el frasco y ahora me dio miedo
se tomó el veneno de las plantas porque ya no aguanta
mi amá dice que prontito vamos a descansar de ella y esconde sus pastillas en una media
busco una salida y nomás veo una
tengo la soga en la troca
voy a dejar la insulina hasta que se acabe esto
Me siento como mueble viejo, y los muebles viejos se tiran
diganle al doctor que gracias pero ya no voy a necesitar la cita, ya decidí
ojalá me dé un infarto dormido
mi primo el de la lechería habla de colgarse, ya no le paga el comp
mi esposo agarró el rifle y se fue a la huerta llorando
no quiero morir pero no sé vivir así, y no dejo de ver el frasco
ganas de vivir ya no me quedan
ni quién me llore, con la escopeta acabo pronto
quiero kill myself ya estuvo
pienso mucho en el suicidio, no le digo a nadie
a veces manejando me dan ganas de darle el volantazo
Tengo 15 años y ya no quiero existir, en la escuela se burlan de mi corsé
mi hija está encerrada en el baño con un cuchillo, dice que ya no puede con el dolor
me miro y digo para qué nací, quisiera estar muerta
valgo más muerto, con el seguro pagan la casa
si no quedo bien de la operación me doy un balazo
anoche me acosté en las vías y me arrepentí, hoy no sé
Disculpe, ¿atienden ahí a gente que ya no quiere estar en este mundo? Es que soy yo.
ya me despedí de mis plantas y de mi perrita, estoy lista
tengo mucho miedo de lo que me pueda hacer hoy
mi compadre me dio sus gallos y me abrazó llorando, dijo que hasta aquí llegó
sin mi viejo y con este dolor yo ya no tengo a qué quedarme, me quiero ir con él, hoy mismo
cuál es la manera más rápida y que no duela
estoy contando las pastillas, son 34
perdónenme todos. adiós
la neta ya quiero desaparecer del mapa para siempre y que nadie me llore
no le tengo miedo a la muerte, le tengo ganas
mi señora escribió cartas para cada hijo y regaló su anillo, está muy mal del ánimo
ya traté con pastillas en abril y nadie supo, me está volviendo la idea
el único descanso que veo es el panteón
qué caso tiene la terapia si no voy a llegar a diciembre, yo sé lo que voy a hacer
me urge hablar con alguien, me quiero hacer daño ahorita
compré la manguera
si me muero por mi mano me dejan enterrar en la iglesia?
el niño encontró una carta de su papá que dice perdón por todo
ya no lloro porque ya lo decidí, siento paz
estorbo en mi propia casa, quisiera no amanecer
me golpeo la cabeza contra la pared para no sentir lo otro, y pienso en acabarme
Mi abuelo ya no quiere sus medicinas del corazón, dice que lo dejen morir, que sin su trabajo no es nadie
con el mezcal y estas pastillas ya no despierto, verdad?
tengo ganas de aventarme del puente de la 198
mis hijos necesitan un papá, no este trapo. se los voy a quitar de encima
ayuda, mi mamá se quiere quitar la vida
ya me cansé de vivir y lo digo en serio
al rato van a recibir una llamada de mi familia, díganles que los quise
la vida ya no me da nada y hoy le voy a poner fin
mi hermano dice que se quiere ahorcar porque ya no soporta la espalda
ya no tengo ganas de vivir, el dolor me acabó
a veces pienso que si me muriera descansarían todos en mi casa
`
