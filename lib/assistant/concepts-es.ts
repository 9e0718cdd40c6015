import type { Concept } from '@/lib/assistant/concepts-en'

/** The Spanish words for the same, as `normalize` writes them: without accents. A star stands for any ending. */
export const conceptsEs: Partial<Record<Concept, string>> = {
  pee: `
    orin*, orina, pipi, pis, mear, meo, miar, hacer del bano, ir al bano, hacer de las aguas, chichi, vaciar
    la vejiga, hacer del uno, los orines, aguas menores`,
  poop: `
    popo, caca, defecar, defeco, evacu*, heces, excremento, obrar, hacer del dos, del cuerpo, del vientre,
    ensuci*`,
  bladder: 'vejiga, intestino, intestinos, esfinter, esfinteres, recto, tripa',
  toilet: 'bano, ganas de ir, ganas de orinar, ganas de hacer, excusado, inodoro',
  cannot: `
    no puedo, no puede, no pude, no pudo, no podia, no he podido, no ha podido, sin poder, ya no puedo, ya no
    puede, apenas puedo, apenas puede, no logro, no logra, no consigo, no alcanzo, casi no puedo, casi no
    puede, incapaz de, dejo de poder, no poder, apenas`,
  trouble: `
    problema, problemas, dificultad*, cuesta, batall*, da trabajo, trabajo para, mucho trabajo, dificil, dejo
    de funcionar, no funciona, no me funciona, no sale, no me sale, no sale nada, no me sale nada, gotitas,
    gotas, pujar, pujo, esfuerzo, forzar, retencion, tarda, se me duerme`,
  control: `
    no control*, no aguant*, no retien*, no reteng*, no conten*, perdi el control, perdio el control, pierdo
    el control, perder el control, perdida de control, sin control, incontinen*, sin querer, no alcanzo
    a llegar, no llego al, no puedo aguantar, no puede aguantar, no puedo controlar, no puede controlar, no
    puedo contener, no puedo retener`,
  lose: 'perdi, perdio, pierdo, perdiendo, perder, se me fue, se le fue, se fue, perdida de, menos, sin, falta de, no tengo, no tiene',
  leak: `
    se me sale, se le sale, se me salio, se le salio, se me salen, se me escapa, se le escapa, se me escapo,
    se me chorrea, se me viene, se me tira, goteo, escapes, fugas, se me anda saliendo`,
  astray: `
    raro, rara, sin sentir, sin darme, no siento, no puedo, ya no, dejo de, se sale, mojad*, charco, dormid*,
    adormec*, de repente, sin aviso, no sale, sin querer`,
  selfWet: `
    me orine, me orino, me orine encima, se orino, se orina encima, orina encima, orine encima, me mee, me
    meo, se meo, me hice encima, me hago encima, popo encima, pipi encima, caca encima, me cague, se cago, se
    hizo encima, se hizo pipi, se hizo popo, me hice pipi, me hice popo, me hice del bano, se hizo del bano,
    me ensucie, se ensucio, moje la cama, mojo la cama, me moje, ropa mojada sin, incontinente, uso panal,
    necesito panal, amaneci mojad*, me zurre, me gano`,
  notFeel: `
    no siento, no siente, no sentir, no senti, no sinti*, no sienta, ya no siento, ya no sienta, ya no siente,
    sin sentir, sin darme cuenta, sin darse cuenta, no me doy cuenta, no se da cuenta, no me di cuenta, no se
    dio cuenta, perdi la sensibilidad, perdio la sensibilidad, sin sensibilidad, perdi la sensacion, perdi el
    tacto, no tengo sensibilidad, no se cuando, no se si, casi no siento, apenas siento, no percib*, no noto,
    no tengo ganas`,
  notPeed: `
    no he orinado, no ha orinado, no orina, no orino, sin orinar, sin hacer pipi, sin hacer popo, sin hacer del bano, no me sale la orina, no me sale el pipi, no
    sale la orina, no sale orina, no hago pipi, puras gotas, puras gotitas, solo gotas, solo gotitas, unas
    gotas, unas gotitas, no me sale nada, no sale nada, no me sale ni gota, ni gota, no hace pipi`,
  saddle: `
    ingle, ingles, entrepierna, partes, partes intimas, parte intima, la parte intima, partes privadas, partes nobles, mis partes, entre las
    piernas, entre mis piernas, en medio de las piernas, entre las nalgas, nalga, nalgas, gluteo, gluteos,
    trasero, pompis, pompas, pompi, ano, genital*, vagina, pene, testiculo*, alla abajo, ahi abajo, aca abajo,
    parte de abajo, donde me siento, donde se sienta, donde uno se sienta, donde te sientas, silla de montar,
    sentaderas, asentaderas, muslos por dentro, parte interna, cara interna, interior de los muslos, adentro
    de los muslos, zona intima, area intima, miembro, vulva, culo, cola, huevos, perineo, lo de abajo, adentro
    de las piernas, intimidad*, muslos internos, fundillo, colita, el asiento`,
  numb: `
    dormid*, durmiendo, adormec*, adormil*, entum*, hormigu*, cosquilleo, no siento, no siente, sin sentir, no sentir, ya
    no siento, casi no siento, sin sensibilidad, perdi la sensibilidad, perdio la sensibilidad, insensible,
    anestesiad*, de corcho, se me duerme*, se le duerme*, se me durm*, se le durm*, se duermen, se duerme,
    muerta, muerto, como muertas, piquetitos, calambres, acalambrad*, como de trapo, sensacion`,
  odd: `
    raro, rara, raras, extran*, diferente, distinto, distinta, como si no fuera, no es mia, no es mio, igual,
    ajena`,
  wipe: 'limpiarme, limpiarse, limpio, limpie, limpia, papel de bano, papel higienico, papel',
  sex: 'sexo, relaciones, sexual*, orgasmo*, intimidad, hacer el amor, eyacul*',
  erection: 'ereccion*, se me para, se me paraba, parar el, ereccion',
  legsBoth: `
    piernas, las dos piernas, ambas piernas, los dos pies, ambos pies, los pies, cintura para abajo, los dos
    lados`,
  bothOnly: `
    las dos piernas, ambas piernas, mis dos piernas, dos piernas, los dos pies, dos pies, mis dos pies, ambos
    pies, la otra pierna, cintura para abajo, ambos lados, los dos lados`,
  leg: 'pierna, piernas, pie, pies, muslo, muslos, pantorrilla, tobillo, rodilla, rodillas',
  foot: 'pie, pies, dedo gordo',
  arm: 'brazo, brazos, mano, manos, hombro, muneca',
  digit: 'dedo, dedos, talon, pulgar',
  side: 'un lado, lado derecho, lado izquierdo, medio cuerpo, mitad del cuerpo, mitad de mi cuerpo',
  weak: `
    debil, debiles, debilidad, debilit*, sin fuerza, sin fuerzas, no tengo fuerza*, no tiene fuerza*, perdi
    fuerza, perdi la fuerza, perdiendo fuerza, perdiendo la fuerza, perdio fuerza, perdio la fuerza, pierdo
    fuerza, no me responde*, no le responde*, no responde*, se me dobla*, se le dobla*, se me doblo, se me
    doblaron, paraliz*, paralisis, floj*, pesada, pesadas, pesado, pesan, arrastr*, aguad*, no me sostiene*,
    no me aguanta*, me fallan, me falla, me fallaron, me fallo, no me obedece*, se me vence*, como de trapo,
    se me van, menos fuerza, no aprieta*, no agarra*, ya no agarro, no me funciona*, no funciona*, tiemblan,
    temblando, se me traba*, no me sirve*`,
  move: `
    mover, muevo, mueve, moverla, moverlas, moverlo, levantar, levanto, caminar, pararme, pararse, alzar,
    doblar, sostener`,
  wontMove: `
    no puedo mover, no puede mover, no puedo moverla*, no puedo levantar, no puede levantar, ya no puedo
    mover, no se mueve*, no se me mueve*, no muevo, no mueve, apenas puedo mover, casi no puedo mover, apenas
    puedo levantar, casi no puedo levantar, paraliz*, no puedo alzar, no puedo doblar, se me cae el, no logro
    mover, no logro levantar`,
  footDrop: `
    pie caido, se me cae el pie, se le cae el pie, arrastro el pie, arrastra el pie, arrastrando el pie,
    arrastro la pierna, arrastra la pierna, arrastrando la pierna`,
  acute: `
    de repente, de pronto, repentin*, subit*, hoy, anoche, ayer, esta manana, esta tarde, esta noche, desde
    el, desde la, desde hace, desde anoche, desde ayer, desde hoy, desde que, hace horas, horas, hora, hace
    dias, hace unos dias, hace dos dias, nuevo, nueva, acaba de, empezo, empezaron, comenzo, amaneci,
    amanecio, desperte, ahora, ahorita, ya no, esta semana, dia entero, todo el dia, se me puso, se puso,
    lunes, martes, miercoles, jueves, viernes, sabado, domingo`,
  worsening: `
    empeor*, peor, peores, cada vez mas, cada vez, cada dia, cada hora, mas y mas, se extiende, se esta
    extendiendo, extendiendo, avanza, avanzando, rapido, rapidamente, sube, subiendo, aumenta, va subiendo, se
    va corriendo`,
  fast: `
    rapido, rapidamente, de repente, de pronto, hoy, ayer, anoche, dias, esta semana, horas, cada dia, subit*,
    repentin*, fin de semana, esta manana, amaneci, lunes, martes, miercoles, jueves, viernes, sabado, domingo`,
  slow: 'poco a poco, lentamente, despacio, desde hace meses, hace meses, ultimo ano, meses',
  slight: 'un poco, poquito, leve, ligero, ligera, ligeramente, algo de, nada mas, poca, un poquito',
  clumsy: `
    torpe, torpes, torpeza, se me caen las cosas, se le caen las cosas, se me cae todo, se me caen, abotonar*,
    abrochar*, los botones, no puedo escribir, mi letra, se me cae la taza`,
  gait: `
    tropiezo, tropez*, tropezando, me tropiezo, tropieza, se tropieza, me caigo, se cae mucho, pierdo el
    equilibrio, mal equilibrio, perdi el equilibrio, pierde el equilibrio, sin equilibrio, falta de
    equilibrio, como borracho, como borracha, tambale*, inestable, me voy de lado, perdiendo el equilibrio,
    caminar raro`,
  walk: 'caminar, pararme, pararse, levantarme, andar',
  fever: `
    fiebre, fiebres, calentura, calenturas, escalofrio*, temperatura alta, temperatura de, 38.5, 39, 39.5, 40,
    mucha temperatura, tengo temperatura`,
  severe: `
    insoportable, muy fuerte, fuerte, fuertes, fuertisimo, terrible, horrible, tremendo, intenso, muchisimo,
    mucho, severo, peor, no aguanto, no soporto, matando, me mata, espantoso, atroz, mal, muy mal, no aguanta`,
  spine: 'espalda, cuello, columna, cintura, lomo, nuca, espinazo, rabadilla',
  hurts: `
    dolor, dolores, duele, duelen, doler, dolia, me mata, adolorid*, tieso, rigid*, lastim*, no aguanto, no
    aguanta, me trono, trono, quebre, quebro`,
  confusion: `
    confundid*, perdida, perdido, como ida, como ido, confus*, desorientad*, delir*, no sabe donde, dice cosas sin sentido, no reconoce, habla
    incoheren*, alucin*, ido, perdid* de la mente, diciendo cosas, dice incoherencias`,
  riskInfection: `
    diabetes, diabetic*, dialisis, defensas bajas, quimio*, trasplante, me inyecto, heroina, drogas`,
  cancer: 'cancer, tumor, linfoma, mieloma, metasta*, leucemia, quimio*',
  surgery: `
    cirugia, operacion, operaron, operada, operado, opero, operarme, operarse, fusion, laminectomia,
    discectomia, herida`,
  injection: `
    inyeccion, inyecciones, epidural, me inyectaron, le inyectaron, infiltracion, bloqueo, cortisona,
    esteroide*, me inyecto el doctor, me pusieron la`,
  chest: 'pecho',
  chestBad: `
    dolor, duele, presion, aprieta, apreta*, opresion, oprim*, punzada*, ardor, arde, pesado, pesadez,
    aplast*, faja, banda, cinturon, dolores`,
  breathless: `
    falta de aire, falta el aire, falta aire, me falta el aire, le falta el aire, no puedo respirar, no puede
    respirar, cuesta respirar, cuesta trabajo respirar, dificultad para respirar, dificultad al respirar,
    trabajo para respirar, batallo para respirar, batalla para respirar, problemas para respirar, me ahogo, se
    ahoga, ahogando, me estoy ahogando, sin aire, sin aliento, agitad*, no respira, duele al respirar, duele
    respirar, duele cuando respiro, respirar bien, no respiro bien, casi no respira, casi no puedo respirar,
    no agarro aire, no alcanzo a respirar, le cuesta respirar, dejo de respirar, asfixi*`,
  heartBad: `
    infarto, ataque al corazon, ataque cardiaco, corazon acelerado, corazon muy rapido, corazon late,
    palpitaciones, taquicardia, desmay*, perdi el conocimiento, perdio el conocimiento, inconsciente`,
  coughBlood: `
    tosiendo sangre, toso sangre, tose sangre, tosi sangre, escupo sangre, escupe sangre, escupiendo sangre,
    sangre al toser, vomito sangre, vomitando sangre, vomite sangre`,
  faceDroop: `
    cara caida, cara chueca, cara torcida, boca chueca, boca torcida, boca de lado, boca caida, la cara de
    lado, se le cayo la cara, se me cayo la cara, media cara, mitad de la cara, lado de la cara, se le fue la
    boca, se le torcio la, se me torcio la, se le cae la cara, cara dormida, cara adormecida, se me durmio la
    cara, boca se le, se le chueco, enchuec*, parpado caido`,
  speechBad: `
    no puede hablar, no puedo hablar, arrastra las palabras, arrastro las palabras, habla raro, hablo raro,
    hablar bien, habla enredado, se le traba la lengua, se me traba la lengua, lengua trabada, no le salen las
    palabras, no me salen las palabras, no se le entiende, balbuce*, no habla bien, hablando raro, habla como
    borracho, le cuesta hablar, me cuesta hablar, se le enreda la lengua`,
  sightBad: `
    perdi la vista, perdio la vista, no veo, no puedo ver, no puede ver, vision doble, veo doble, ve doble,
    ciego, ciega, perdi la vision, perdio la vision, perdida de vision, vision borrosa, veo borroso, borrosa
    la vista, se me fue la vista, se me nublo la vista`,
  headache: `
    dolor de cabeza, duele la cabeza, dolores de cabeza, migrana, jaqueca, me duele mucho la cabeza, cabeza me`,
  worstHead: `
    peor, de repente, de pronto, subit*, repentin*, explota, estalla, reventar, estallar, de golpe, trueno`,
  strokeWord: `
    derrame, embolia cerebral, derrame cerebral, le esta dando un derrame, me esta dando un derrame, embolia`,
  clotLeg: 'pierna, pantorrilla, muslo, chamorro, canilla',
  clotLook: `
    hinchad*, hincho, hincha, hinchando, hinchazon, inflamad*, inflamo, roja, rojo, colorada, caliente,
    morada, mas grande, dura, inflamacion`,
  clotWord: 'tengo un coagulo, coagulo en la pierna, trombosis',
  throat: 'cuello, garganta',
  swell: `
    hinchad*, hincho, hincha, hinchando, hinchazon, inflamad*, inflamo, inflamando, apretad*, cerrando, bola`,
  swallowBad: `
    no puedo tragar, no puede tragar, no puedo pasar, cuesta tragar, dificultad para tragar, trabajo para
    tragar, batallo para tragar, apenas puedo tragar, casi no puedo tragar, ni la saliva, cuesta pasar, no
    paso la comida, babeando`,
  bleed: 'sangr*, hemorragia, desangr*',
  heavily: `
    mucho, mucha, muchisima, a chorros, chorro, no para, no deja de, no se detiene, sin parar, empap*,
    demasiada, brotando, bastante, no se quita`,
  wound: `
    herida, incision, cortada, puntos, grapas, cicatriz, venda, vendaje, suturas, donde me operaron, donde la
    operaron, donde lo operaron, donde me inyectaron`,
  opioid: `
    pastilla, pastillas, medicina, medicinas, medicamento, medicamentos, tramadol, morfina, oxicodona,
    hidrocodona, opioide*, calmante*, pildoras, norco, parche`,
  tooMany: `
    sobredosis, demasiadas pastillas, demasiada medicina, demasiado medicamento, muchas pastillas, todas las
    pastillas, todas mis pastillas, todo el frasco, todo el bote, el frasco entero, un monton de pastillas, un
    puno de pastillas, tome demasiad*, tomo demasiad*, tome de mas, se tomo de mas, me pase de pastillas,
    pastillas de mas`,
  double: 'doble dosis, el doble, dosis doble, dos dosis',
  slowBreath: `
    respira lento, respira muy lento, respira despacio, respira muy despacio, respirando lento, respirando
    despacio, respirando muy, apenas respira, casi no respira, no respira, labios morados, labios azules, dejo
    de respirar, respira poco`,
  noWake: `
    no despierta, no se despierta, no lo puedo despertar, no la puedo despertar, no puedo despertar*, no
    reacciona, inconsciente, no responde`,
  seizure: 'convulsion*, convulsionando, ataque epileptico',
  fall: 'cai, caí, cayo, caida, caimos, tiro, tumbo, resbale, resbalo, avento',
  fromHeight: `
    escalera, escaleras, techo, azotea, barranco, arbol, caballo, troca, camioneta, camion, andamio, bicicleta, moto, metros,
    escalones, tractor, ventana, altura, segundo piso, barda`,
  crash: `
    choque, choco, choque de carro, chocamos, chocaron, accidente de carro, accidente de auto, accidente de
    moto, accidente de coche, accidente automovilistico, me atropell*, lo atropell*, la atropell*, atropell*,
    volcadura, me volque, volcamos, accidente de trafico, accidente en el carro, accidente`,
  spasm: 'faja, banda, cinturon, cincho',
  trunk: 'pecho, panza, estomago, barriga, cintura, costillas, abdomen, vientre',
  tight: 'apreta*, aprieta, alrededor, como una, como un, como si tuviera',
  sciatica: `
    dolor, duele, duelen, ciatica, hormigu*, dormid*, adormec*, entum*, se me duermen, corre, baja, quema,
    ardor, no siento, corriente`,
  easesSitting: 'me siento y se, se me quita al sentar*, inclin*',
  abrupt:
    'de repente, de pronto, repentin*, subit*, hoy, anoche, ayer, esta manana, esta noche, horas, se extiende',
}
