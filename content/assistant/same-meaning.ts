/**
 * English words, a colon, and the beginnings of Spanish words for the same, without accents. By these, a Spanish sentence that a
 * model wrote is compared with the English text it rests on (lib/assistant/model/statements.ts), beside the words that
 * search knows.
 */
export const sameMeaning = `
  better improve ease settle relief relieve: mejor calm alivi; heal recover recovery: recuper sana sano;
  fade away shrink shrank: quit aclar encog desaparec; take remove out: quit saca remov;
  last long longer takes while: dura tard; help benefit: ayud sirv benefic; harm damage injure: dana dano lesion;
  hurt pain sore ache: duel dol; need require: necesit; prove proven proof evidence: comprob demostr prueb;
  promise guarantee: promet garant; number: numero cifra; say tell mean: dic deci signific; possible could: posibl;
  know known: conoc sabe; study trial review: estudi revision; full fully complete: complet;
  fast soon sooner early quick: rapid pront tempran; slow slowly: lent despac; join fuse: une unen unir;
  bulge bulging: abomb abult; narrow tight squeeze pinch tighten: angost estrech apret apriet pellizc;
  slide slid slip: desliz resbal; forward: adelant; below: abajo debajo; position posture: posicion postura;
  bend bent: dobl agach; sit sitting: sent sient; stand standing: pie parar; tire tired wear out: cans;
  dream nightmare: suen pesadill; strange: rar; curve angle: curv angul; degrees: grado; first: primer;
  sleep asleep: duerm dormi; numb numbness: dorm adormec entum; front: frent adelant; hoarse voice: ronc voz;
  swallow trouble: trag; worn wear: gast desgast; hard difficult: dificil pesad;
  visit checkup appointment: consult revis cita; stay keep some: qued sigu;
  small little tiny slight mild minor: poco poca pequen chic leve; big large: grand; moderate modest: moder modest;
  new: nuev; old older age: mayor edad ancian; single alone itself: solo sola; rule against: impid descart;
  people person: gente person; work working: trabaj funcion sirv; agree match same: coincid acuerd mism igual;
  cut: cort; choose pick: escog elig elij; show see: muestr mostr; straight straighten: enderez; sport: deport;
  prevent avoid: evit preveni; risk complication trouble problem: riesg complic problem;
  consider think: piens pens consider; stress worry: estres preocup; real: real verdad; grow growing: crec aument;
  swell swollen: hinch inflam; weak weakness weaker: debil fuerza; strong: fuert;
  start begin: empez empiez comenz comienz; stop end: deja par termin acab; often again return: vuelv regres otra;
  serious severe: grav seri; reason cause because: caus razon motiv; part side beside: part lado junto;
  chance likely: probab; count matter: cuent import; line: linea raya; wheelchair: silla rued;
  hospital stay: hospital interna; walk walking: camin; try tried: prob intent; doubt dispute question: dud discut;
  approve approved: aproba aprueb; plan choose: planea prepar busqu; support: apoy; heavy load: pesad carg;
  piece part: pedaz trozo; press pressure squeeze: apriet apret presion; move moving motion movement: muev mov;
  level: nivel; stiff: ties rigid; soft gentle gently: suav bland; food eat: comid comer come alimento;
  drink fluid water: bebe beba liquido agua; mattress: colchon; firm hard: firm dur; medium middle: medi;
  pillow: almohad; describe word tell: describ habl palabr; feel felt: sient sent; fine well good ok: bien buen;
  place spot where: lugar sitio donde; find finding found: hallazgo encontr hall;
  exam examine check test: exam revis prueb; cement: cement; procedure operation: procedim operac;
  fake sham placebo: fals simulad; relief ease: alivi calm; patient: pacien; burn burning: quem ardor ard;
  shock electric: toque electric descarg; tingle tingling: hormigue; stab stabbing: punz pica; down: baj abajo;
  up: arriba sub; spread: extien propag; turn: gir volte vuelt; touch: toc; wash clean: lav limpi; dry: sec;
  wet moist: moj humed; warm heat hot: calor calient; cold ice: frio hielo; swell: hinch; red: roj; skin: piel;
  cloth: trapo tela; wear use: pong puest us lleva; shoe: zapat; foot: pie pies; heavy: pesad; light: liger luz;
  thick: grues; thin: delgad fin; chair seat: silla asient; bed: cama; car: carro auto coche; home house: casa hogar;
  family helper someone: famili alguien; nurse staff team: enfermer equip personal;
  surgeon doctor: cirujan doctor medic; ask question: pregunt; tell say mention: avis diga cuent menc;
  answer: respond respuest; bring: traig llev traer; hold keep: sosten guard mant; take takes: tard llev tom;
  give get: da dan recib; leave: dej sal; open: abr; close near: cerc cerr; inside within: dentro; outside: fuera;
  between: entre; side: lado; back again: volv regres; left: izquierd qued; right: derech; bottom lower low: baj;
  top upper: arriba alt; bone: hueso; plate screw rod: placa tornillo barra; graft: injert;
  artificial implant: artificial implant protesis; cut incision: cort incision; stitch staple: punto grap;
  scar: cicatri; fluid leak: fuga liquid; blood bleed: sangr; clot: coagul; fever: fiebr; weight: peso pes;
  smoke nicotine: fum nicotin; age: edad ano; man men: hombr; woman women: mujer; baby pregnant pregnancy: bebe embaraz;
  birth: nac; injury hurt: lesion lastim herid golp; fall: caid cae; crash accident: choqu accident;
  arthritis: artritis; stress: estres; break fracture broken: romp rot quebr fractur; heal healing: san; month: mes;
  second: segund; later: despu tard luego; early soon: pront tempran; now: ahor; day: dia; night: noch; morning: manan;
  time while: tiempo rato; long: larg mucho tiempo; short: cort brev; different: distint diferent;
  similar like same: parecid igual mism como; other another: otr; each every: cada; enough: suficient bastant;
  much lot: much; little few: poc; more: mas; extra: mas extra; only just: solo; also too: tambien;
  possible may: posibl tal; depend: depend; decide choose choice: decid escog elec opcion;
  want wish hope: quier dese esper; try: prob intent; learn teach: aprend ensen; practice exercise: practic ejercici;
  visit session: visit sesion; class: clas; insurance plan pay: asegur plan pag seguro; cost price: cuest cost preci;
  treat treatment: trat; therapy therapist: terap; guideline recommend: guia recomiend aconsej;
  image picture scan: imag estudi; xray: radiografia; mri: resonanc; machine device: maquin aparat; nerve: nervi;
  cord: medul; disc: disco; joint: articul coyuntur; muscle: muscul; ligament: ligament; neck: cuell;
  belly stomach: estomag panz vientr; chest: pech; head: cabez; eye sight: ojo vist; hand finger: man ded; arm: braz;
  leg thigh: piern musl; knee: rodill; hip: cader; buttock: nalg; breath breathe lung: respir pulm; heart: coraz;
  kidney: rinon; bladder urine pee: vejig orin; bowel stool: intestin evacu excrement; infection infect: infecc infect;
  tumor cancer: tumor cancer; worry afraid fear: preocup mied asust temor; mood depress sad: triste deprim animo;
  alone own: solo propi cuent; normal usual: normal habitual; danger dangerous: peligr; rule: regla; limit: limit;
  form shape: forma; size: taman; kind type: tipo clase; way: maner form; test block: prueb bloque;
  carry bring: llev carg; message: mensaj; brain: cerebr; body: cuerp; measure: mid medi; stretch stretching: estir;
  child children: hij nin; family families: famili; boss employer: patron; trial study: estudi; month time: mes tiempo;
  change: cambi; always never: nunca siempre; matter: import; major: grand mayor; repeat again: repet;
  protein meal: protein comida; belt brace: faja; squeezed: apretad apretar; sting burn: ard pic; awake: despiert; first early start: principi inici; limit: limit tope; permanent: permanent siempr; book order: pida pide ordena; everyday daily: diari dias; close near: acerc acerq cerca; reach stretch: estir alcanz; say tell: dig; put: pus pon; instead: vez lugar; round arch: encorv arque; change: cambi; sensitive tender: sensib; notice: not; cramp: calambr; blur: borros; modern: modern; organ: organ; sex: sexual; steady: firm establ; belt: cinturon; base: base; wide: ancha ancho; tool machine: maquin; worker job: trabajador empleo; lean: inclin; reason: razon; spot: mancha; walker cane: andador baston; rail: barandal; stairs: escaler; shower: regader ban; towel: toall; ground floor: piso suelo; load: carg; trip: viaj; sugar: azucar; pressure: presion; sit: asient; sneeze cough: estornud tos
`
