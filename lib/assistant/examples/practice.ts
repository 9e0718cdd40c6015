/**
 * Questions about the practice itself, by what is asked, one a line. All are made up. Under `other`: what sounds like such a
 * question and is none, or asks for something that the practice's facts do not hold (payment plans, wifi, names of staff).
 */
export const practiceQuestions = {
  hours: `
do you stay open past five
is somebody there on labor day
can I swing by after work, like 5:30
what time do yall lock up on fridays
are you guys there at 7 in the morning
do you shut down for lunch
you open on the weekend or no
I get off at 4, will anybody still be there on a Friday
when does the place open up
how early can I walk in
are the doors open yet
is the office closed the day after thanksgiving
r u open rn
what days are yall in the office
Could you tell me until what time the practice is open on Wednesdays?
whats the latest I can come in
if i come at noon will someone be at the desk
working hours pls
is it a monday to friday kind of place
I can only do saturdays, is that a day you are open
open 2morrow?
when do you guys get in
hours of operation
do the office hours change in summer
You folks keep banker's hours or can a farmer come at six
is the clinic opened on veterans day
what time does the front desk leave
whats ur schedule this week, open every day?
drove by at 4:45 friday and it looked dark, when do you close
is today a day you are open
what time do you close on thursday
do you have evening hours
do you have weekend hours
yall open saturdays
are you open on Cesar Chavez day
do you close for lunch
What are your hours on the day before Thanksgiving?
christmas eve hours
are you closed labor day
a qué horas están abiertos
hasta qué hora puedo pasar hoy
abren temprano? entro a trabajar a las nueve
los domingos hay alguien ahí
cierran al mediodía para comer
qué días trabaja el consultorio
salgo del fil a las cuatro, todavía los alcanzo
el viernes a qué hora se van
están cerrados el 4 de julio
horario por favor
abren en la tarde o nomás en la mañana
cuando está abierto ahí
a que ora abren el lunes
trabajan en días festivos
hay servicio el fin de semana
a qué hora abren mañana
Trabajan los sábados?
Oiga y los sábados atienden o nomás entre semana
a qué hora cierran pa comer
abren el día de acción de gracias
what are your hours on friday
do you open on saturdays
are you open saturdays
what time do you open on Friday
office hours please
severe weather closing your office tomorrow?
staggered lunch hours at my job, are you there at 1:15
what time can I drop off papers
do you work fridays
is anyone there before 8
till when are you there today
how late do you stay
will the office be open the monday of memorial day
new years eve, you there?
are you there on weekends
abren los viernes en la tarde
están hoy
a qué hora salen
¿a qué hora abren?
¿atienden los sábados?
¿cuál es el horario de la oficina?
hasta las cuántas están
what time do you open
what are your hours on Monday
are you closed on sundays
¿están abiertos el viernes por la tarde?
there's smoke from the hills, are you open today
is the office open the day after new years
stuck at work till four thirty, is anyone in then
if I show up right before closing will someone be there
will somebody be at the office at eight
I can get there by 4, too late?
are you around on sunday
is it open after five
anybody in the office on the weekend
llego a las cuatro y media, todavía hay gente
hay alguien en la oficina a esta hora
está abierto ahorita
closing time?
whats your opening time
open till when
am I too late to come by today
could I stop in saturday to drop off a form
do you take off MLK day
half day on fridays?
I work nights, could I come first thing in the morning
are you all off between christmas and new years
do you work weekends
is the staff gone by noon on friday
when are you guys there
is there ever a late night for people who work
what part of the day are you open
do you keep saturday hours
my shift ends at six, is it pointless to come after
what is the earliest I can be there
I only get tuesdays off, are you in on tuesdays
does the clinic run on sundays
your hours on google say closed, is that right
when do you shut the doors
are you working on good friday
opening days?
when would I find somebody at your office
I get out of school at 3, still open then?
what time does everyone go home
cuándo puedo pasar
a qué hora se abre la clínica
mi día libre es el domingo, están
hasta cuándo atienden hoy
cierran temprano los viernes?
trabajan el lunes festivo
entro a las seis y salgo a las cinco, los alcanzo abiertos
están abiertos en la hora de la comida
`,
  emergencies: `
what if I need you at night
can someone see me outside regular hours
do you have a doctor on call at 2 am
is there an on call surgeon on weekends
do you folks do urgent visits after closing time
is there an after hours line for non urgent questions
who answers if something comes up at midnight
can the office take emergency cases
emergency consult, do you offer that
does the clinic work like an urgent care
Do you accept walk-ins for urgent spine problems?
what do patients of yours do if there is trouble on a sunday
do you have a 24 hour line
is anyone reachable once you have closed for the day
is there a night number
will you see somebody the same night in a pinch
do you handle emergencies there or send people to the hospital
you all take urgent cases without an appointment
can I use this chat in an emergency
is the contact form ok for something urgent
after hours care available?
are emergency appointments a thing at your office
if I ever had an emergency after surgery would I call you or 911
out of hours service
do you do emergency surgeries
who covers for the doctor when you are closed
weekend on call doctor
can your office squeeze in an emergency
what is your after hours policy
does somebody pick up at night
do you treat emergencies
are you open for emergencies on weekends
tienen doctor de guardia en la noche
atienden urgencias
qué hago si se me ofrece algo en la noche, hay quien conteste
dan consultas de emergencia fuera de horario
hay una línea de 24 horas
reciben emergencias de la columna ahí o es en el hospital
y si me pongo malo un domingo, ustedes atienden
me ven sin cita si es urgente
ven urgencias el fin de semana
el doctor está disponible de noche
es como sala de urgencias o no
se puede usar este chat para una emergencia
quién atiende cuando está cerrado
hay servicio después de las cinco para cosas urgentes
what emergency phone numbers do you have for the office
do you see people who get worse overnight
can I come in after closing if its bad
does anyone cover nights and weekends
do you have urgent hours
what if I have a problem on christmas
hay doctor en la noche para emergencias
y en domingo a quién le hablo si es urgente
what number do I call after hours if i have a question about my brace
do you have a number for after hours that is not an emergency
who do I get if I call in the middle of the night
something happens sunday night, do you folks answer
is there help from you at night
say it is 11 pm and my leg gives me trouble, do you have someone
doctor reachable on holidays?
do you do same night consultations
are urgent consults possible when the office is shut
could somebody see me on a sunday if I got bad
what is the plan if I get worse after you close
do your patients have a night line
nights and weekends coverage
I live far, if something happens late who do I reach
is there a pager or answering service
would the surgeon meet me at the hospital on a weekend
is your office for emergencies too
if it cannot wait till monday do you see people
walk in emergencies okay?
out of office hours help
me atienden si es de noche
hay consultas urgentes en domingo
si se me complica de madrugada a quién acudo con ustedes
tienen servicio de urgencias
puedo ir sin cita por una emergencia
qué hago con ustedes si está cerrado y es urgente
`,
  phone: `
what digits do I dial
got a number for you guys
whats the best way to ring the office
I'd rather call than type, how
need to call the front desk
how do I get somebody on the line
can I just phone you
office fone number
telephone please
number to reach scheduling
what number should my daughter dial for the clinic
Kindly provide a contact telephone for the practice.
lost your card, whats the number again
i want to ring them up
can I call instead of the form
phone # ?
how do i get ahold of you
do you have a local number
area code 559 or what
what is a good number for the clinic
can you give me a number to call
how can i contact you
how do I reach the doctors office
call you at what number
where do I call to ask a question
I only have a landline, can I call you
when do they answer the phones
when is somebody at the phone
what hours can I call
how do I get in touch with you folks
what is the phone number
you people never pick up the phone
cant hold my phone and type, can I call instead
a qué número marco
me da su teléfono
quiero llamarles, cuál es el número
número del consultorio
cómo me comunico con ustedes
dónde les puedo llamar
el teléfono de la oficina por favor
perdí la tarjeta, qué número es
a qué horas contestan el teléfono
pásame el número del doctor
cual es el cel de la clinica
les quiero hablar por teléfono
me puede dar un numero para hablar
teléfono?
como los contacto
oye siri busca el numero del doctor de la espalda en hanford bueno ya le escribo aqui cual es el telefono
give me the office number
how can I reach you by phone
how late can I call you on thursday
whats your phone number
cual es su telefono
número de teléfono por favor
best time to call?
can't find your number anywhere
ill just call, what is it
number for the desk
when can I call you
how would my mother call in, she has no internet
a dónde hablo
les llamo a qué número
páseme el número
me puede dar el telefono de la clinica
the number for the office please
what do I dial to get you
how does one ring the office
can my mother phone you, what number
qué número les marco
number please
how does an old lady without internet reach you
I need to hear a voice, what number
can I get through by telephone
business card washed out, number?
call line?
put your number here please
what do I punch in to call the clinic
number where I can get the doctors office
is there a toll free number
text or call, what number is yours
does the office have a landline
who picks up if I call
are the phones on right now
until when do you answer calls
whats the number for making appointments
I want to call in
tell me how to phone
I tried calling and nobody answered, is it the right number
your line is busy, when should I try
how late do they take calls
número para citas
les llamé y no contestan, cuál es el número correcto
quiero oír a alguien por teléfono
hasta qué hora contestan las llamadas
me regala su número
cómo llamo a la clínica
no tengo internet, a qué teléfono hablo
`,
  person: `
are you a machine
am I talking to a computer
get me a human
this is useless, I want a person
is there a live person I can chat with
let me talk to the front desk
can I speak to a nurse
I want to ask a nurse something
connect me to staff
transfer me to reception
who am I talking to
is this a bot
are you real
can a human being answer me
operator
agent please
can someone from the office help me instead
I dont like talking to robots
speak to the surgeon directly, is that possible
can the doctor call me himself
is anybody there reading this
do real people answer this
put me through to the receptionist
customer service
who do I talk to about a problem with my visit
could a member of staff assist me, please
talk to someone
is there someone I could ask in person
you sound like AI
stop the chat, get me somebody
hi is this a real person
can I talk to someone at the front desk
how old are you, bot
do you have a name, chat thing
eres un robot
estoy hablando con una máquina
quiero que me atienda una persona
páseme con la recepcionista
puedo hablar con la enfermera
me comunica con alguien
no quiero hablar con una computadora
hay alguien de verdad ahí
quién me está contestando
necesito hablar con alguien de la oficina
quiero hablar con el doctor
usted es una persona o qué
con quién hablo para una duda
operadora por favor
Disculpe la molestia, ¿este chat lo contesta una persona o una máquina?
quiero hablar con una persona por favor
am i talking to a robot
is this chat a doctor or a computer
can I talk to a real person
id like to speak with a human
is this a real person
can you transfer me
who do i talk to about disability papers
eres una persona o una máquina?
quiero hablar con la encargada de cobros
necesito que me ayude una persona
rep from a brace company here, who do i talk to
I need somebody who can actually help
could I talk with the lady at the desk
who is behind this chat
hay una muchacha con la que pueda hablar
me contesta una máquina o gente
are you a robot
how old are you robot
puedo hablar con una enfermera
is a machine answering me
is a robot writing this
am I chatting with a human or not
es una máquina la que contesta
I want a human being
pass me to a person
I would rather deal with a person
nobody real here huh
this bot does not get me, give me somebody
can a staff member jump in
is a human reading my messages
is there a lady at the desk I could talk to
let me speak with someone who works there
talk to the office manager
I want to speak with billing
who can I speak to
you are a program right
are you alive
am I texting with the doctor
is this the nurse
how do I get out of the bot and to a human
could somebody from your team write me
are there people there
I prefer people over machines
is it AI answering
do I get to talk to somebody
quiero que me conteste un humano
usted es una computadora
no entiende, páseme a alguien
hay una persona que me ayude
me puede atender la señorita
con quién puedo hablar
es usted la enfermera
hablo con el doctor o con quién
`,
  fax: `
what number do we fax to
our office needs to send over a referral by fax, number?
do you still use a fax machine
fax # please
my doctor wants to fax you the MRI report
where does my primary send the fax
can we fax the paperwork
is there a fax line
whats the fax for referrals
This is Dr. Example's office, fax number for consult notes please
fax no.
can my lawyer fax you something
what is the facsimile number
PT wants to fax progress notes, where to
faxing my disability form, need the number
can records be faxed to yall
do you accept faxes
need ur fax
send by fax ok?
what is the number for the fax machine at your office
fax
do you have a fax number my insurance wants to fax something
need the fax number for my primary, Dr Singh's girl keeps asking
cuál es el número de fax
tienen fax
a qué fax mando los papeles
mi doctor quiere mandar la referencia por fax
número de fax para el seguro
se puede mandar por fax
el fax de la clínica
me piden el fax de ustedes
ando buscando un fax para mandar mis records
a donde mando el fax de la autorizacion
fax my records
fax number for records
where do I fax my records
can you give our clinic your fax
what fax does my insurance use to send you the approval
send the mri report to which fax
a qué número de fax
Broken record here, but has the fax come in?
fax it to which number
I need to fax you something
where can they fax my referral
mi clínica pregunta por su fax
necesito mandarles un fax
el número para faxear
where should the referral get faxed
my primary needs your fax
fax machine number for medical records please
we only send by fax, whats the number
the dr office asks for your fax
send it over the fax, number?
insurance wants a fax to reach you
can they fax my mri report to you
hospital is faxing my chart, which number
FAX??
does the office have fax
is the fax line working
they said fax it to the surgeon
el doctor de mi mamá pide su fax
por fax a qué número
mandan los estudios por fax, cuál es
el seguro quiere el fax
tienen número de fax
se los mando por fax
`,
  email: `
can I email you guys
whats the email
do you have an e-mail I can write to
where do I send an email
is there an email for the front desk
I'd rather write an email
email contact please
can I mail you a question online
what is the office's electronic mail
e mail?
do u have an email adress
can my daughter email the office
is it ok to send my question by email
who do I email
gmail or something for the clinic
Please share an e-mail address for correspondence.
I hate phones, can I email
can forms be emailed back to you
shoot you an email where
is the email private
what email do I use to reach the office
how do I write to the practice
could you give me an address to e-mail
can I send a message by email instead of the form
email for medical records department
tienen correo electrónico
cuál es su correo
les puedo mandar un email
a qué correo escribo
me da el email de la oficina
prefiero escribir por correo, a dónde
hay un correo para preguntas
se puede contactar por email
correo de la clínica
a dónde mando un correo
cuál es su dirección de correo
el correo es privado
dropped my phone plan, email only please
what email address should my doctor use
can my office email yours
email instead of calling?
prefiero que sea por email
tienen mail
me contestan por correo electrónico
can we write to you by email
what do I put in the to line, your email
can I contact you by email
is there some address for electronic mail
what is a good email for you
my hearing is bad so email is best
can we email back and forth
I need to send the office an email
email contact for the clinic
would you take my question by email
can I email the surgeon
is there a mailbox online for messages
whats the office gmail
write to you online how
email addy?
do you read emails
can I reach you by e-mail
no me gusta llamar, tienen correo
les escribo a qué correo
mándeme su correo electrónico
se puede preguntar por email
me da un correo para escribirles
correo electrónico del consultorio
`,
  address: `
where are you guys at
what street is it on
which building are you in
is it near the hospital or where
im lost, how do I find the clinic
whats the zip for the GPS
where in hanford are you
what floor is the office on
which suite
how do I get there from Lemoore
coming from Tulare on 198, which exit
are you downtown
cross streets?
Where exactly is the practice situated?
do you have a map
need directions from corcoran
how many miles are you from visalia
is it far from Fresno
location pls
where do I go for my visit
whats the adress
where you located at
do you have an office in Fresno too
how long is the drive from Avenal
put in the wrong place in my phone, where is the office
uber driver needs the street number
where is it
is your office the one by the mall
what town are you in
how do you get to the office from highway 198
my phone is about to die can you text me the address
the bridge is out on my road, how else do I get to you
whats your address again
how far are you from Tulare
the map sends me to a field
GPS took us to an almond orchard, where are you actually
could you shoot me an email with the directions
can you text me directions in spanish for my father in law
dónde están ustedes
en qué parte de Hanford quedan
cómo llego desde Lemoore
me perdí, dónde es
qué calle y número
en qué piso están
por dónde queda eso
están cerca del hospital
qué tan lejos queda de Visalia
a cuántas millas están de Fresno
dirección por favor
en qué ciudad están
el GPS no lo halla, cómo le hago para llegar
cuál es el domicilio
está muy retirado de Tulare?
donde queda la clínica, en Hanford o en Visalia
vengo de Corcoran, está muy lejos?
me puede dar la direccion por favor es que el GPS me mando a otro lado
me pueden mandar la dirección por texto
which street are you on, need it for my GPS
cross street?
suite number please
we're coming from Visalia, where do we turn
is your office easy to find from the freeway
qué puerta es, el edificio grande o el chico
tienen otra oficina más cerca de Tulare o Corcoran
en qué código postal están
¿dónde queda el consultorio?
¿me puede dar la dirección?
the drive to Fresno is going to kill me, do you have a closer office
got a new phone, send me the address again
where do I come in hanford
how close are you to the hospital
are you still at the old location
what part of town
wheres ur clinic at
dónde es la clínica
cómo se llega
en cuál edificio es
dónde me presento para mi cita
es en Hanford o en Lemoore
What is the address of your office
where is your clinic located
need your adress for the ride service
¿en qué calle están?
my phone is dying so hurry what is the address
where exactly is the office
what is the street and number
how would I find the place
which part of hanford is it in
cómo doy con el consultorio
dónde mero están
what do I type in google maps
which side of town
are you by the courthouse
is it off 12th avenue
near the fairgrounds?
close to highway 43?
what is the building called
second floor or first
I'm driving in from Porterville, how do I get there
never been to Hanford, where is your place
could you tell my driver where to go
how do I find your door
physical address
mailing address of the office
is it in the medical plaza
do I go to Hanford or Visalia for the visit
how many minutes from Lemoore
how long a drive is it from Coalinga
the taxi needs to know where
point me to the office
which town do I drive to
whereabouts is the clinic
what road
do you have another location
where would my appointment be
how far do I have to drive
me manda la ubicación
por qué calle entro
está por el hospital Adventist?
cómo llego desde Visalia
cuánto se hace de Fresno para allá
en qué ciudad es la cita
pásame la dirección
en qué plaza están
dónde se encuentra la oficina
no conozco Hanford, por dónde es
`,
  parking: `
where do I leave my truck
do I have to pay to leave the car
is there space for a crew cab with a trailer
whats parking like
can I pull up to the door and drop my wife off
is there a lot or do I park in the street
do you validate
any place to put a motorhome while I'm inside
garage or open lot
does it cost to park
blue placard spots?
Is there somewhere to put the car near the entrance?
is the lot big enough for a dually
spaces near the door for my dad
do I need quarters for the meter
can my ride wait in the parking lot
where does everyone park
handicapped parking spaces available
parking fee?
how far is the walk from the car to your door
can I leave my car there all day
my van has a lift on the side, is there room to park
will i find a parking place in the morning
parkin?
is there handicap parking
can I park a semi bobtail at your place
Can you validate parking
confused about the parking
stabbing guess here, is parking free?
dónde dejo el carro
dónde dejo la troca
cobran por estacionarse
hay lugar para estacionar
hay parqueadero
tengo placa de discapacitado, hay lugar cerca de la puerta
se paga el estacionamiento
cabe una troca con traila
puedo dejar el carro ahí todo el día
hay dónde parquear
me puedo parar enfrente para bajar a mi mamá
hay que caminar mucho del carro a la puerta
hay donde estacionarse cerca, mi mamá anda con andador
hay estacionamiento para discapacitados
Where can I park?
is parking free
is there a dirt lot or somewhere I can leave the pickup and trailer
donde me puedo estacionar
hay estacionamiento gratis
where do I put the car
this traffic by the office is suicide, which entrance has parking
can I leave my motorcycle by the door
is there a handicap stall up front
do you charge for the lot
a space for a long van?
me cobran por dejar el carro
hay cajones para discapacitados
dónde se deja uno el carro
is there a parking lot by the building
¿dónde dejo el carro cuando vaya?
somewhere to put my pickup while we are inside
is it hard to find a parking space there
can a big truck fit in your lot
big rig, any room
can I pull a horse trailer in
what do I do with the car
do people have to park far
my ride will wait outside, is there space
is the parking covered
does parking cost anything
how many handicapped spots
close parking for bad legs
parking at the building or across the road
street parking only?
any lot nearby
do I pay for parking or is it on you
easy place to park a van
we come in two cars, is there room
leave a vehicle overnight?
drop off at the front?
no puedo caminar lejos, hay lugar cerca
dónde me estaciono con la van
hay que pagar por el lugar del carro
caben dos carros
el estacionamiento es gratis?
hay lugar para una troca grande
se puede dejar el carro en la calle
`,
  access: `
my mom is in a chair, will she get in
can you get in with a wheelchair
I can't do steps, is there another way up
is it all on one floor
does the building have an elevator that works
dad uses a scooter, does it fit through the door
any stairs to climb to reach you
is the entrance flat
I walk with two canes, how hard is it to get inside
can someone help my husband from the car to the door
does the office loan out wheelchairs
are the doors wide
is the bathroom big enough for a wheelchair
handicap accessible?
is your building ADA
grandma can't climb, do you have a lift
is there a ramp out front
Will a mobility scooter fit in the elevator?
step free access?
I'm in a power chair, can I get up to the suite
walker friendly?
do I have to take the stairs
is it hard to get in for someone who can barely walk
help from the parking lot to the office, do you do that
my wife can not walk far, is it a long hallway
do you have wheelchairs at the door
is it upstairs, are there elevators, I dont do stairs good
Do you have an elevator?
mi papá anda en silla de ruedas, sí entra
hay escaleras para llegar
tienen elevador
hay rampa
mi abuela no puede subir escalones
está en el segundo piso? hay cómo subir
es accesible para discapacitados
uso andador, batallo para entrar?
prestan sillas de ruedas
me pueden ayudar a bajar del carro
el baño es para silla de ruedas
las puertas son anchas
tienen sillas de ruedas para entrar
hay elevador? mi mamá usa andador
mi suegra se mueve en silla de ruedas desde hace años, tienen rampa
do you have handicap spots and an elevator
is there wheelchair access
which door do i go in
hay elevador
tienen lugar para silla de ruedas
puede entrar mi mamá en silla, es muy ancha
how wide is the elevator door
I get around on a knee scooter, any steps
can somebody meet me at the curb, I walk slow
no puedo subir escaleras, cómo entro
me ayudan desde el carro
is it ground floor
are there railings by the entrance, dad is shaky
can a gurney van drop her at the entrance
hay que subir gradas
es planta baja
is there wheelchair access, I use a power chair
I use a walker, is there a ramp
our neighbor lost use of his legs in vietnam, does your office do wheelchairs
handicap entrance?
my legs are bad, is it a long way in from the car
I can barely walk, how far inside is it
getting through the door in a chair, is that a problem
are there steps outside
dad is in a wheelchair, will that work
camino muy poco, está lejos la puerta
hay barandal en la entrada
is your place okay for somebody on crutches
no steps please, is it flat
can my husband's power scooter come in
are the halls wide
is it easy for disabled people
I'm 88, how many stairs
does the lift work
do you have a wheelchair to borrow
can a stretcher get in
automatic doors?
my walker and stairs dont mix
suite is upstairs? how do I get up
will my chair fit in the exam room
do you help folks from the car
mobility access
mom can't walk, can we get her to you
grandpa is on a scooter, okay?
is there a handrail
can I get in without climbing
puede subir mi papá con muletas
hay muchas gradas
mi mamá no camina, cómo entra
cabe la silla de ruedas por la puerta
tienen puerta ancha
el elevador sirve
está todo parejo para entrar
hay quien me ayude a entrar
`,
  transit: `
I don't drive, how do I get there
no license, can I come by bus
which bus goes by there
my ride fell through, is there a bus
can the county bus drop me near you
is there a van that picks people up
I have no way to get there
do you send a ride for patients
how do people without cars get to you
dial a ride come to your building?
can lyft find you
train to hanford then what
do you help with transportation
closest bus stop
Is the practice reachable by public transportation?
my car is in the shop, any other way over
can I get a ride to my visit
does medi-cal ride drop off at your door
i cant drive at night or far, what are my options to come
who can bring me if I got no family here
is there a shuttle
walking distance from the amtrak station?
bus stop close by?
takin the bus, where do I get off
does the KART bus stop near you
I feel guilty asking my son for rides, is there a van or transit that comes to you
no tengo cómo llegar
no manejo, pasa el camión por ahí
qué camión me deja cerca
dónde está la parada más cercana
hay transporte para pacientes
mandan por uno
no tengo ride, qué hago para llegar
se puede ir en bus
hay van que recoja gente
desde Corcoran en camión se puede
no tengo licencia, cómo llego
me pueden recoger en mi casa
se llega en tren
can I get to you by public transit
does the bus stop near you
does a bus stop near the office?
can I take the KART bus to get there
hay camión que llegue hasta la clínica
se puede llegar en camión
can I call 911 for a ride to my appointment? joking, do you have a van
my son can't bring me, what bus do I catch
any rides for old folks to your clinic
they took my license, how would I make it to the visit
how do I come if I have no vehicle
does a taxi know your place
cómo me voy si no tengo quien me lleve
me deja cerca el camión
can a bus drop me off at your door
nobody to drive me, how can I come
mi hijo no me puede llevar, hay camión
the only way I can come is the bus
does the number 2 bus go near
no ride no car no family, how
is there public transit to your door
can I walk from the bus station
how do seniors who dont drive get to you
would a van pick up my mother
medical transport to your office?
paratransit?
does amtrak stop close
is there a trolley or bus
is lyft my only choice or is there a bus
my truck died, other ways to get to my visit
where does the bus leave me
what transport goes there
any way to come without driving
I'm not allowed to drive now, how do I come to you
my wife drives but she is sick, any transport
hay servicio de transporte
qué bus agarro
mi troca se descompuso, cómo llego a la cita
cómo le hace la gente sin carro
en el camión del condado se llega
me deja el bus en la puerta
hay raite para los pacientes
`,
  insurance: `
will my plan work there
who do you bill, do you take HealthNet
I got Molina
do you contract with Humana
my card says PPO, is that good with you
is my insurance any good at your place
do you take the county employee insurance
covered california plan, you take it?
which plans do you take
I have the farm workers health plan, is that ok
do you take veterans insurance
Champva?
does your office bill united
are you an in network provider for Sutter
I just turned 65 and have medicare part B, can I come
will you see me on an HMO
insurence accepted?
Please advise which insurers you participate with.
do you guys do workers comp
can I use my husbands blue shield
do you take my insurance
I switched to Anthem, still ok?
out of network, do you still see me
do you take tricare for life
what insurances
got aetna thru the school district
is obamacare okay
do you work with my health plan
is medicare plus a supplement accepted
Kaiser patient, can I come to you anyway
do you take Blue Shield
do you take kaiser
We have Blue Shield PPO, are you in network?
tricare?
I got a letter saying you left my insurance network. True?
Just venting, I hate my insurance. They changed my plan again. Do you take Anthem?
qué seguros aceptan
agarran mi aseguranza
tengo Molina, me ven
toman el seguro de la compañía donde trabajo
aceptan PPO
trabajan con Health Net
tengo seguro por Covered California, lo aceptan
reciben el Medicare
puedo ir con mi seguro de Kaiser
están en la red de Anthem
qué aseguranzas agarran
mi plan es HMO, sí me reciben
aceptan compensación al trabajador
Mi seguro es Blue Shield, ¿los cubre?
tengo kaiser, puedo ir con ustedes?
Blue Shield si o no
mi seguro es Kaiser, me pueden ver de todos modos
pos yo nomás quiero saber si toman la Anthem
tengo el Medicare rojo blanco y azul y otro suplemento, les llevo los dos?
are you in network with medicare
do you take Blue Cross
is Anthem accepted at your clinic
do you accept my wife's work insurance
would you take Delta Health
is my plan one of yours
my new card says EPO, can I be seen
do you take car accident insurance
atienden accidentes de trabajo? workers comp
does the practice take Scan Health Plan
is he on the blue shield list
are you covered under my husbands union plan
me sirve mi seguro ahí
toman el seguro de carro por un choque
aceptan la Anthem
aceptan Medicare Advantage
aceptan medicare
do you work with Kaiser
is United Healthcare ok
will you see me with Medicare Advantage
¿aceptan Blue Shield?
my insurance changed to PPO, still good there?
got aetna, is that good with you
does your place take the insurance from the county
am I covered if I come to you
is HealthNet good there
would Cigna be ok at your office
me cubre mi aseguranza con ustedes
do you honor Cigna
is my coverage accepted
my employer switched us to Humana, still in?
I carry Blue Shield of California
can I see him with Kaiser
is he in my network
are you a preferred provider
my plan directory does not list you
are you contracted with Blue Cross
would I be out of network
do you bill medicare
united healthcare through AARP ok
which insurance companies work with you
can you run my insurance and see if you take it
part C plan accepted?
insurance from the union, good?
is TriWest ok
I have VA coverage
do you see workers comp cases
will Aetna be fine
do you participate with Sutter Health Plus
does he take my kind of insurance
I have Medicare only
got Ambetter
is my HMO alright with you
mi seguro es del trabajo, lo agarran
aceptan United
con Medicare me atienden
soy de Kaiser, puedo
están dentro de mi plan
qué planes reciben
mi aseguranza es Anthem
les sirve mi tarjeta del seguro
aceptan seguro de veteranos
trabajan con mi aseguranza
`,
  'medi-cal': `
I'm on medical, the state one, can I come
do you see medi cal patients
I have CalViva
got state insurance, medi-cal, you take that
Anthem Medi-Cal accepted?
does the surgeon see people on medicaid
medical/medicare both, ok?
my kids and I are on medi-cal
do you take straight medi-cal
Is Medi-Cal managed care accepted at this practice?
medi medi patient here
emergency medi-cal, is it good there
do I need anything from medi-cal to see you
CenCal or calviva?
low income insurance medi-cal, you take it?
share of cost medi-cal, can you see me
can I use my BIC card
do you turn away medi cal
is medi-cal ok
medi-cal yes or no
tengo el Medi-Cal, me atienden
agarran Medi-Cal
aceptan el seguro del estado
tengo CalViva
ven gente con Medi-Cal
Medi-Cal de emergencia sirve ahí
tengo Medi-Cal y Medicare, están bien los dos
mi mamá tiene Medi-Cal, la reciben
con el medical se puede
aceptan medi-cal?
CalViva Health lo aceptan?
aceptan pacientes con Medi-Cal de emergencia o solo el completo
do you accept medi-cal
do you take medi cal with a referral
can medi-cal folks be patients there
my medi-cal switched to calviva, still okay
aceptan medicaid
¿toman Medi-Cal?
I'm bleeding money, do you take Medicaid
reciben pacientes de CalViva
soy de Medi-Cal, puedo ir
aceptan medicare y medi-cal
medical card from the county, do you take it
medical/medicare both ok to come
I only have medi-cal, is that a problem
will you treat someone on Medi-Cal
pueden verme con Medi-Cal
solo tengo Medi-Cal, hay problema
will the doctor see me on Medi-Cal
I got switched to medi-cal, can I still come
is Anthem medi-cal taken
state insurance ok?
medi-cal pending, may I come
the county gave me medi-cal, do you take it
low income, I have medi-cal only
does calviva work with you
health net medi-cal
medicaid from another state
is medi cal in your network
kaiser medi-cal?
we are a medi-cal family
mi Medi-Cal es de Anthem, sirve
apenas me dieron Medi-Cal, me ven
el doctor agarra Medi-Cal
con CalViva puedo ir
Medi-Cal completo, sí
mis papás tienen Medi-Cal
reciben seguro de bajos recursos
`,
  bring: `
what do I need with me
do I need my ID
should I carry my old x-rays
what paperwork do you want from me the first time
anything I need to have with me on the day
do you want my pill bottles or just a list
what do I gotta take to the visit
first time patient, what should be in my folder
do I bring my MRI disc
should mom bring her cane and brace
what do you need from me before I come
do I need to print something and take it
do you need my insurance card
Which documents are required on the day of the appointment?
should i bring my medicine list
is a drivers license enough for id
what to have ready for the visit
my first visit is tuesday, what stuff do I pack
do I have to bring the CD or is the report enough
checklist for the visit
wat should i take wit me
do I bring records from my chiropractor
what all will they ask for when I check in
what should I bring to my first visit
what papers do I bring for the first visit
do i bring the cd from the mri place or will they send it
CPAP, the breathing mask thing, do I bring it
new glasses, blurry at first, good now, do I bring old ones too
asthma since childhood, well controlled, do I bring my inhaler
qué necesito llevar
ocupo llevar mi ID
llevo mis placas
qué me van a pedir
debo llevar la lista de medicinas
llevo el disco de la resonancia
qué papeles ocupan de mí
es mi primera cita, qué llevo
tengo que llevar la tarjeta del seguro
le llevo los frascos de las pastillas o una lista
con qué papeles me presento
qué hay que traer a la consulta
tengo 16 y mi papá quiere saber si puede llevar sus placas de México en un CD
Qué papeles llevo a la primera cita
Qué papeles tengo que llevar el día de la cita
What should I bring to my first appointment?
what papers do I have to bring along
qué tengo que presentar el día de la cita
que documentos llevo el dia de la consulta
¿qué tengo que llevar a la cita?
do I need to carry my medicare card
is a photo of my insurance card okay or bring the real one
should the MRI be on a disc
which records do you want me to have in hand
anything special to take with me to see the doctor
do I show up with my films
ocupo llevar identificación
llevo mis estudios de México
qué se lleva a la primera consulta
do I have to bring my insurance card and ID
do I bring old x-rays
what do I carry to the visit
is there anything you need me to have on me
which things should I take for a first visit
am I supposed to have papers with me
what goes in my bag for the appointment
do you need to see my old MRI
what do you want to see at the first visit
does mom need her medicine bottles there
should I have my ID on me
documents needed?
do I come with my scans
what should a new patient have ready
do I need a list of my surgeries
insurance card, ID, anything else?
do I need to bring reports from Mexico
what is good to have along for the consultation
anything to fetch from my old doctor before the visit
will you need my discs
is there a list of things to bring
tell me what to come with
qué pongo en la bolsa para la cita
necesitan ver mis placas viejas
llevo mi faja
con qué me presento a la consulta
hay una lista de lo que se lleva
llevo los reportes de mi otro doctor
les sirve un CD
ocupan mi licencia
`,
  appointment: `
get me in to see him
are you accepting new people
I'd like to come in
sign me up for a consult
how do I get on the schedule
need to move my thursday slot
cancel me for tomorrow
any openings next week
when can the doctor see me
can I book online
how soon can you get me in
my dad needs to be seen by the surgeon, how do we start
can I be seen there
is there a wait list for new patients
put me down for monday
I want to see the back doctor
Could I arrange a consultation, please?
cant make it on the 12th
how do I sign up as a patient
wanna set up a visit
can I self refer or do you call me to set it up
need a sooner date
push my visit back a week
is the surgeon taking patients
how do i request a time
i missed my visit can i get another one
where is the form to ask for a visit
what do I do to see the doctor
next available
make my wife an appt for her neck
do you do walk ins or by appointment only
can you confirm my appointment for tuesday
when is my appointment
follow up visit please
do you have any fall appointments left
urgent!!! need my appointment time, lost the card
cant move my appointment online, button is gray
How can I cancel my appointment, I won't be there Tuesday because we're out of town
hubby fell asleep in the chair again, can I reschedule his visit
Reschedule please. Tuesday to any other day.
I'm just calling to see if you're taking new patients
fire sale at the feed store, gotta reschedule
cow went down with milk fever, need to stay with her, move my appointment please
drop dead gorgeous grandbaby born sunday so I need to reschedule
no hope of getting in this week I guess? Is there a waiting list
quiero ver al doctor
cómo le hago para que me vean
tienen espacio esta semana
ocupo una cita para mi papá
no puedo ir mañana, me cambian el día
cancele mi cita por favor
están recibiendo pacientes nuevos
me puede apuntar para el lunes
cuándo hay lugar
quiero que el cirujano revise a mi esposa
se puede pedir la cita por internet
para cuándo me dan cita
me urge una cita más pronto
necesito confirmar mi cita
cómo me hago paciente
me ven sin cita o hay que sacarla
Buenos días, quisiera sacar una cita para mi mamá
Quiero cambiar mi cita del jueves al viernes
Como cancelo mi cita del jueves
hola soy la hija de doña Carmen le escribo por ella, queremos cambiar la cita del martes
I want to make an appointment
how do I book a visit
quiero hacer una cita
can't go on tuesday, wednesday works
lost my appointment card
how soon can I be seen, no big rush
had to put the cat down, I'll need to move Thursday
My parakeet passed away. Anyway, when is my next visit?
can you put me on the cancelation list
can you squeeze me in before I leave for Arizona for the winter
our old dog died sunday so i forgot my appointment, can i get another
earliest you got
do you take walk ins
confirm
yes I'll be there Thursday
Favor de confirmar mi cita. Gracias
running late, can they still see me
swap my 9 o'clock for later
book me
could the doctor see my husband sometime this month
how would a person get an appointment with him
first available with the surgeon
got referred to you, whats the next step to be seen
want to get my neck looked at by you guys
I need to be seen for my back
we need to call off grandpas visit
is it possible to change the day
me gustaría que me viera el especialista
para sacar cita qué hago
me mandó mi doctor con ustedes, cómo saco la cita
quiero que me revisen la espalda
se me olvidó cuándo es mi cita
puedo cambiar la hora
how can I schedule a consultation
¿cómo saco una cita con el cirujano?
hi im 16 my grandpa told me to ask when is his appointment his name is on the account
checked your warning list, none of it is me. still like an appointment
swollen creek by our place, road closed, need to change my visit
I would like him to take a look at my back, what do I do
can I get in this month
what is the way to become a patient
quiero consulta
dónde pido la cita
get me an earlier time
my PCP wants me to see you, how does that start
is there room for one more patient
my turn to be seen, how
can you fit my wife in
put my husband on the calendar
I need to be seen by the surgeon
how far out are you booked
do you have an opening
what are the steps to becoming a patient
need to come back for a check, how do I set that
I have to skip tomorrow
something came up, cannot come on the 3rd
may I change to a morning
want to cancel
do you take new patients right now
get on the list to be seen
how to request a visit
can I reserve online
where do I sign up to see him
consult please
I would like an evaluation of my neck
could the doctor look at my dad's back next week
am I on the schedule for today
did you get my appointment
make it a later day
when is the soonest visit
who schedules
second visit, how do I get one
how can a person come see the doctor
we want to meet with the surgeon
apúnteme para una consulta
cómo puedo ver al cirujano
mi doctor quiere que me vea usted, qué sigue
me puede cambiar para otro día
no alcanzo a llegar hoy
quiero una valoración
hay citas para este mes
dónde me registro
tengo cita hoy?
quiero cancelar
cuándo me puede ver
se puede apartar por internet
cómo empiezo para que me atiendan
para cuándo tienen
`,
  response: `
ya mandé la forma y nadie me habla todavía
no me han marcado después de mandar la solicitud
mandé la forma hace dos días y no me han hablado, qué hago
nadie me ha hablado después de la solicitud
sent the form monday, nobody called
how long do I wait for the call
when will I hear something
is anyone going to get back to me
I put in a request last night, now what
does it take days to hear back
will you text or call me after I ask
how fast do you answer
do you call back on weekends
still waiting on a call from you
I asked for an appointment friday, when do you call
whats the turnaround on requests
who calls me after the form
Within what time may I expect a reply?
did my request go through, no word yet
how soon do they phone you
should I keep my phone by me today for your call
filled that thing out online and crickets
when does the scheduler call
how many days before you respond
if I send it tonight will you ring tomorrow
no call yet
do you return calls same day
i left a message, when will you call back
How soon will someone call me after I send the form?
cuándo me llaman
ya mandé la forma, cuánto se tardan
nadie me ha hablado
en cuánto tiempo contestan
me van a llamar o yo llamo
pedí cita el viernes y nada
cuánto hay que esperar la llamada
llaman el mismo día
quién me habla después de mandar la solicitud
todavía no me regresan la llamada
si mando el formulario hoy cuándo me responden
mande un correo el viernes y sigo esperando respuesta
lady at the desk said someone would call me back by noon, its 4
phone died mid call, can you ring me back
mi doctor me mandó con ustedes pero no me han llamado
how long until somebody answers my request
I filled out the form yesterday, when do you get back to me
how soon does the office return a message
when should I expect to hear from the office
I sent my information, is somebody going to phone
waited all day for that callback
how long do requests take
les dejé mensaje, cuándo me hablan
cuándo me regresan la llamada
ya pasaron dos días y no me llaman
I sent the form an hour ago, is anybody calling
just hit send on the request, what now
no me han llamado desde que mandé el formulario
no me han hablado y ya mandé todo
haven't heard a thing since I asked for a visit
nobody got back to me
why hasn't anyone called me
how come no one has called
is somebody going to answer my form
request sent, how long now
how quick is the call back
it has been two days since I wrote
do I have to call or will you
what day will I get a call
does the form really reach anyone
I'm waiting by the phone since monday
will I hear today
how many hours till you get back to people
sent it friday night, will I hear by monday
who will get in touch and when
when does your staff reach out
you said you'd call
got no reply
how do I know you got my request
how soon after the form
expected time for an answer
ya pasó un día, me van a hablar
quién me contacta y cuándo
me llega la llamada hoy
en cuántas horas responden
no he recibido llamada
sí les llegó mi solicitud
cuándo se comunican conmigo
me dijeron que me hablaban
`,
  interpreter: `
my grandma speaks mixteco, can you help her
is there anybody who talks Portuguese
mom has no english
do I have to bring my own translator
can my son translate or do you get someone
ASL interpreter available?
I'm deaf, how do we talk to the doctor
does anyone there know punjabi
is the translator free
can they do the visit in tagalog
language line or a real interpreter
mi mom only speaks spanish u got someone
Do you provide interpretation services at no charge?
my husband reads lips, can we get a signer
does the doctor talk spanish
hmong interpreter
is there staff that speaks arabic
my english no good
can I have someone to explain it in my language
do you charge for the interpreter
dad is hard of hearing and signs
we need somebody who speaks cantonese for my father
do you speak Spanish at the front desk
my mom doesnt speak much english do you have somebody
does the surgeon speak spanish
Do you have someone who does sign language for my husband
can you speak spanish on here
no hablo inglés
hay quien me traduzca
mi mamá solo habla mixteco
ponen intérprete o llevo a mi hija
cobran por el intérprete
alguien ahí habla español
el doctor entiende español
mi inglés es muy poquito, me ayudan
puede mi hijo traducirme
tienen a alguien que hable triqui
necesito que me expliquen en español
soy sordo, hay intérprete de señas
El doctor habla español?
es gratis el intérprete
mi abuelita no habla ingles, alguien le puede traducir en la consulta
hablan mixteco o solo español?
el doctor habla español o nomás las muchachas
can I get a spanish interpreter
my mom only speaks Spanish, is there someone to translate
hay alguien que hable español
necesito un intérprete para mi cita
puede venir mi nieto a interpretar o ponen ustedes intérprete
Puedo llevar a mi hija para que me traduzca
me puede llamar una muchacha que hable español
we speak lao at home, can you help
who will talk for my mother in law, she knows no english
somebody to sign for me at the visit
any spanish speakers on staff
necesitamos alguien que hable punjabi
the interpreter didn't show up last time, can you double check for the 9th
is there anyone in the office who speaks Punjabi or can translate
mi esposa no entiende inglés, alguien le ayuda
grandma does not understand English, who will translate
can she have the visit in her own language
he only understands Punjabi
the patient speaks no English
can the appointment be in Spanish
who speaks Tagalog over there
translation help?
is there a service that translates during the visit
my father in law reads only Chinese
language help available
deaf patient, what do you offer
sign language for my visit
my aunt speaks only Triqui
my kid usually translates, is it ok
can you explain things in Hmong
bilingual staff?
anyone bilingual
do they talk to you in Spanish there
I dont speak good english
translator cost anything?
el personal es bilingüe
la cita puede ser en español
no le entiendo al inglés
mi papá habla puro mixteco
cuánto cobra el traductor
hay alguien bilingüe
mi abuelo es sordo
necesita intérprete mi mamá
`,
  surgeon: `
whats the doctors name
who will I be seeing
who would be doing the operation
is it one doctor or a group
is the doc an orthopedic or neuro
who runs the place
what kind of doctor is he
the surgeon, what do they call him
is it a man or woman doctor
name of the spine doctor please
how many surgeons work there
Which physician practices here?
is he an MD or a DO
whos the doc
does a real surgeon work here or just assistants
is your doctor a spine specialist
who am I going to meet, the surgeon himself?
what is the specialty of the doctor
who is this website about
what is the surgeon called
tell me the name of the person who operates
is there more than one surgeon
cómo se llama el doctor
quién me va a operar
quién es el cirujano
es ortopedista o neurocirujano
cuántos doctores hay
qué especialidad tiene el doctor
es hombre o mujer el doctor
el nombre del especialista
quién atiende ahí
me toca con el doctor o con un asistente
qué doctor es
whats the doctor's first name
is the doctor a neurosurgeon or orthopedic
will the doctor see me or will it be the assistant
who is the doctor here
what doctor will I see
who does the surgeries
what sort of surgeon is this
whose office is this
quién es el doctor ahí
cómo se apellida el doctor
el cirujano cómo se llama
el doctor es de huesos o de nervios
quién es el que opera
who is the one that operates
who does the operating
quién hace las cirugías
what is his name, the doctor
which doctor would I get
which surgeon is it
does he go by doctor who
what do I call the doctor
how is the surgeon called
is there just one doctor
the doctor, male or female
what title does he have
who would do my back
is this doctor orthopedic
neurosurgeon or ortho?
who owns this office
is he a bone doctor
what specialist is he
whose hands am I in
give me the doctors full name
who will examine me
do other doctors work with him
meet the doctor, who is he
qué tipo de doctor es
cómo se llama el cirujano de ahí
es uno o son varios doctores
quién me va a revisar
de qué es especialista
el nombre completo del doctor
es doctor o doctora
`,
  other: `
do you do payment plans
can I pay in installments
who do I make the check out to
do you take credit cards
do you take care credit
is there wifi in the waiting room
whats the wifi password
what is the receptionist's name
the nurse with red hair, what is she called
who is the office manager
are you hiring
do you have coffee there
can I bring my dog to the visit
can my kids wait in the waiting room
is there a vending machine
do I have to wear a mask
how much is a visit
what does it cost to see the doctor
how much do you charge for an injection
whats my balance
what is my copay
I got a bill, what is this charge
what pharmacy do you use
which hospital does he operate at
which lab should I go to
can you send my records to another doctor
how do I get my mri disc back
is my test result in
what is my password for the portal
is there a patient portal
did my authorization come through
do you need prior authorization for an mri
does medicare pay for a back brace
will my insurance pay for an mri
how many therapy visits does insurance pay for
what is a deductible
who pays if my insurance denies the surgery
my insurance denied the injection
is medicare enough or do I need a supplement for surgery
does life insurance make me tell them about my fusion
how much of the operation does my plan pay
how old is the doctor
is the doctor married
how many operations has he done
where did the surgeon go to school
is he board certified
is the surgeon any good
has the doctor been sued
do you have reviews
do you do telehealth
can my visit be on video
can my daughter sit in on the visit by phone
do you treat children
do you treat knees
do you do laser surgery
do you have an MRI machine there
do you do x-rays in the office
do you sell braces
does the office do drug tests
can I get my prescription mailed
can I get a note for work
do you fill out disability papers
can you send my fmla form
can I sue after a fall at the store
how long is a visit
how early should I get there
what happens at the first visit
what should I wear to my visit
can my wife come in with me
can I eat before my appointment
how do I prepare for my appointment
what should I ask the surgeon
do I need a referral
do I need an mri before my visit
how do I explain my pain in two minutes
how many hours should I sit at a time
how long without driving after surgery
no eating or drinking for how many hours
wear the brace how many hours a day
ice for how long each hour
pain pills every 6 hours, is that normal on the label
how long until I can drive
when can I drive to work after fusion
when can I ride the bus after surgery
can I sit in a car for four hours
can I go up and down stairs after surgery
how do I use a walker on stairs
when can I stop using the walker
how do I get in and out of a car after surgery
does sitting in a wheelchair hurt the spine
will I end up in a wheelchair
what time do I have to be at the hospital
what time is my surgery
what are the hospital visiting hours
what number of people get an infection
how many weeks off work
who takes care of me after the operation
should I call the surgeon if the wound is red
when do I call my doctor about back pain
who do I call for a refill
when should I go to the emergency room
what is an emergency with back pain
do I call 911 for back pain
what are the signs of an emergency after surgery
what will they do in the emergency room
how do I get my home ready
where does the nerve run
where is the L5 nerve
where is the sacrum located
where does it hurt with sciatica
where do the screws go
what should I bring to the hospital
what do I pack for the hospital
can I bring my phone into the mri
can I get a CT disc by email
does the mri place email the pictures
is my email kept private in the form
do you sell my email address
why does the site want my location
why can I not see a phone number
how do I change the location on this site
what do you do with my message
can I trust this chat
does this chat save what I write
does the robot do the surgery
does looking at my phone hurt my neck
how should I hold my phone
is texting bad for the neck
can my family doctor see me instead of a surgeon
how do I find a surgeon near me in texas
how do I choose a surgeon
what questions should I ask a surgeon
does seeing a surgeon mean surgery
what is the difference between orthopedic and neurosurgeon
can I get a second opinion
how long before I feel better
how soon do injections work
how long does it take to hear back about prior authorization
when do I get my mri results
how long until the pain gets better
how many appointments of therapy will I need
is a spanish page available
can I read this page in spanish
how do I say herniated disc in spanish
my husband does not want to see a doctor
I cant afford surgery, what now
I have no insurance
what is open surgery
is open mri as good
is the closed mri very tight
where can I eat near there
is there a hotel nearby
where is the nearest pharmacy
what time does the pharmacy close
is the post office open today
what time is it
what day is it
where is the dmv in hanford
whats the bus fare to fresno
do I need insurance to drive a tractor
insure my boat
number of bones in the spine
can you recommend a massage place
tienen planes de pago
aceptan tarjeta de crédito
se puede pagar en abonos
cuánto cobran la consulta
cuánto cuesta una cita
cuánto me sale la operación
tengo que pagar algo, cuál es mi copago
hay wifi
cómo se llama la recepcionista
están contratando
puedo llevar a mis niños
venden fajas
hacen radiografías ahí
en qué hospital opera el doctor
dónde estudió el doctor
cuántas operaciones ha hecho
es bueno el doctor
puede ser la consulta por video
me dan un justificante para el trabajo
me llenan los papeles de incapacidad
ya están mis resultados
cómo saco copia de mi expediente
me pueden mandar mi disco de la resonancia
qué pasa en la primera cita
cuánto dura la consulta
puedo comer antes de la cita
qué le pregunto al doctor
necesito referencia
qué cubre Medicare de la cirugía
el seguro me negó la operación
no tengo seguro
cuántas horas sin comer antes
cada cuántas horas me pongo hielo
cuánto tiempo sin manejar
cuándo puedo manejar
cuándo puedo subir escaleras
a qué hora tengo que llegar al hospital
a qué hora me operan
qué llevo al hospital
cuándo debo ir a emergencias
qué es una emergencia de la espalda
a quién llamo si la herida está roja
por dónde pasa el nervio
dónde duele la ciática
me voy a quedar en silla de ruedas
hay una máquina abierta para la resonancia
por qué no veo el teléfono
guardan lo que escribo aquí
cómo escojo un buen cirujano
cuánto tardan los resultados
dónde hay una farmacia
cuánto cuesta el camión a Fresno
do you have a payment plan
can I pay a little every month
do you take cash app lol
do you take venmo
is there a discount if I pay cash
tienen plan de pagos
I owe money, can I spread it out
who do I pay
is there financial help for patients
how much is a visit if you got no insurance
whats the price of a consultation
is there wifi
guest wifi name
how do I log in to the portal
i cant log in to the website
the website is broken
video on your home page won't play
what is the nurse's name
who was the lady who helped me
how many people work there
who is the physician assistant
do you have jobs for a medical assistant
where do I apply for work
is there a coffee shop nearby
is there a place to get a bite near your office
any good lunch places near the office
hotel close by for my family
can I bring my service dog in
can my husband come in the room
can I bring my baby with me
may my daughter come along to listen
is there a bathroom in the waiting room
do you play music in there
is the chair in the waiting room hard
broken chair in your lobby
found keys in your lot
falling leaves everywhere in the parking lot, somebody could sweep
the parking brake on my truck sticks
parked car hit me and my neck is sore
handicap placard form
can the doctor sign my handicap placard
doctor me puede firmar la placa azul de discapacitado para el carro
do you do x rays there or do I have to go someplace else
do you draw blood there
do you give shots in the office or at the hospital
do you have physical therapy in the building
do you remove benign tumors
do you do hips
do you do neck surgery
are you the foot doctor
¿El doctor también ve rodillas?
do you see kids or only grown ups
do you see scoliosis
do you do telehealth visits
virtual visit possible?
dan recetas por teléfono
can you call in a prescription
refill line
what time do I take my pills
can you send the note to my boss
can you mail my records to arizona
how do I get a copy of my chart
where is the privacy policy
whats the privacy policy on this chat
how do you use my phone number
do you text my phone with ads
why does the website say call 911
what should I say when I call 911
who do i list as emergency contact if i live alone
who is my emergency contact on the form
whats the emergency fund for patients who cant pay
what counts as an emergency after a shot
should I go to the er for numb toes, I only want to know
En qué casos hay que llamar al 911? me lo pidió mi hija para apuntarlo
when does a fever mean call the doctor
call the surgeon or wait
who calls me with results
when do results come back
how soon will I walk after surgery
how soon can I fly
how many days in the hospital
what days of the week does he operate
how long will the surgery take
what time do I check in for surgery
can visitors stay overnight at the hospital
where is the surgery done
where do I park at the hospital
where do you leave the urine sample
where is the sciatic nerve
where in my back is L4
where is the incision
where did you get these numbers
where does the information come from
who wrote this page
who reviews the articles
who pays you
how many patients do well
how often is the surgery redone
how far can I walk after surgery
how far do I bend
how far apart are the steps of the ladder
what is the hospital address
does my house need a ramp after surgery
do I need a raised toilet seat
how do I get into a car after back surgery
bus seat hurts my back
truck driving and back pain
long drive with sciatica
does the emergency brake pull hurt the back
can I drive a stick shift after fusion
open fusion or small cut
is the wound open normal to look at, no just asking
what is an open mri
how do I open the pdf
close to giving up sugar
the store is closed
my eyes wont stay open in the evening
my hours got cut at work
working long hours at a desk
standing eight hours a day hurts
how many hours of sleep
sleep hours after surgery
six hours fasting right
for 6 hours before surgery no milk?
24 hours after surgery, what should I do
how many hours does a nerve block last
prior authorization how many days
what does in network mean
difference between hmo and ppo
what does medicare part b cover
is physical therapy covered
will insurance pay for disc replacement
how do I appeal to my plan
my plan said no to the mri
does my insurance need a referral first
need a letter for insurance
what if I lose my insurance before surgery
is there a copay for the shot
how do I change insurance
perdí mi trabajo y mi seguro
cubre el seguro la terapia
mi seguro pide autorización
qué es un deducible
cuánto me cobran por la inyección
dan facilidades de pago
me pueden esperar con el pago
dónde pago
hay descuento si pago en efectivo
cómo se llama la enfermera
tienen trabajo
hay café
hay baño ahí
puede entrar mi perrito de servicio
puede pasar mi esposo conmigo
hacen terapia ahí
hacen cirugía de cadera
ustedes quitan verrugas
ven niños
consulta por videollamada
cómo entro al portal
mi contraseña no sirve
la página no carga
me mandan mis resultados
cuándo me dan los resultados
cuándo puedo volver al trabajo
puedo viajar en camión después de la operación
me puedo estacionar sin girar el cuello
dónde está el nervio ciático
dónde es la operación
en qué hospital
cuántos días en el hospital
quién me cuida después
quién escribió esto
cuántas horas debo dormir
trabajo muchas horas parado
qué hora es
cómo va a estar el clima en Hanford el sábado
quién ganó el partido de anoche
llamo al doctor si tengo fiebre después de operado
qué digo cuando llame al 911
where can I buy a cane
is the museum open
which bus goes to disneyland
movie times tonight
hi
hello
hola
ok
yes
no
thanks
gracias
lol
test
help
buenos días
sí
bueno
are you married
how old is he
happy birthday doc
merry christmas to the staff
whos your favorite ball team
tell me a joke
do you have a drop box after hours for paperwork
se puede hacer consulta por teléfono
can we do a phone visit
Mi cita es presencial o por teléfono
change my phone number please
my phone number changed
we moved, here is our new address
update my address in your records
the bill goes to my old address
change my emergency contact
El formulario está en español?
quiero la página en español
can I get this page in Spanish for my mother
what school did the doctor go to
dónde estudió medicina
cuántos años lleva operando el doctor
what number is normal for a bone test
where are the forms
where is the form for new patients
how do I print the forms
can I fill out the forms at home
where do I send my forms
is there radiation
do you use a robot
does the office have an emergency exit
are emergency rooms open on sunday
is urgent care cheaper
where is the hospital
is the hospital open to visitors on sundays
what time can I visit him in the hospital
do you take my weight
do you take blood pressure
do you take out tonsils
do you take donations
do you have any books on back pain
do you have a scale
do you have a magazine
do you have experience with old people
do you have children
do you have the results of the study
do you close the wound with staples
when do the staples come out
when is it safe to drive
when does the pain stop
when will I walk
who takes out the stitches
who should not have this surgery
who invented the mri
what is your favorite food
what is your success rate
what is the capital of california
is there a pill for this
is there a cure
is there a test for nerve pain
is somebody with diabetes able to have it
is anybody cured
can I get a massage
can I get in a hot tub
can I get out of bed
can I come off the pills
can I stay at home after surgery
can I leave the hospital the same day
can you get in a car after surgery
can my mom sit in a chair after surgery
can mom have surgery at 85
my mom sits in a chair all day and her back hurts
my truck seat hurts my back
I leave for work at five and my back is stiff
I work past five and sit a lot
I dial phones all day and my neck is stiff
my ride on the tractor is rough
hay dolor después
hay riesgo
hay otra cosa sin cirugía
hay alguna pastilla
abren mucho para operar
abren la espalda o el cuello
cierran con grapas
dónde me cortan
dónde compro un bastón
cómo llego a la cama solo
cómo subo escaleras después
qué llevo puesto
quién lo inventó
quién no se debe operar
a qué hora como antes de la cirugía
hasta qué hora puedo comer
how do I know a doctor is licensed
how do I look up a doctor's license
cómo se revisa la licencia de un cirujano
cómo sé que un doctor está certificado
is it legal to burn leaves in Hanford
what events are in Hanford this weekend
who is the mayor of Hanford
good schools in Hanford
jobs in Hanford
is it legal to carry pepper spray
hay fiesta en Hanford
do you let people pay in monthly parts
can I pay it off slowly
why is insurance paying so little
how much will medicare pay of it
put ice on it for 6 hours
is a machine holding my neck during surgery
a robot does the cutting right
is it a long way to recovery
who invented this operation
which doctor reads the mri
who reads my scan
nobody knows what to do with my pain
why does nobody take pain seriously
does the pain come at a certain hour
what is the password
is the library open today
is the bank open on saturday
is the DMV open on monday
is costco open on labor day
what time does the mall open
what time does church start
is the courthouse closed tomorrow
are schools closed on friday
is the pool open this weekend
what are the hours of the county fair
when does the farmers market open
what time is sunset
what time is the game on
what channel is the news on
directions to yosemite
directions to the airport in fresno
how far is los angeles
how far is the moon
what street is the fair on
where is the nearest gas station
where can I get a flu shot
flu shot near me
covid test near here
where do I vote
number for pizza delivery
phone number for the sheriff
phone number of social security
are you hiring nurses
are you hiring receptionists
do you have openings for a job
who is hiring in hanford
do you treat acne
can you treat a rash
can you treat my ear infection
can you fix my knee
do you do hip replacements
do you do knee surgery
do you remove warts
do you treat allergies
do you pull teeth
do you do eye exams
my cat is sick
my cat threw up
my dog will not walk
my goat has a limp
my horse is lame
my ear hurts
my tooth hurts
my eyes itch
my foot has a blister
my shoes gave me a blister
I have a cold and a cough
what do I take for a cough
what helps a sore throat
what is good for a stuffy nose
heartburn after pizza
does my kid have an ear infection
is strep contagious
how to lower cholesterol
best diet for gout
what is a normal blood pressure
who is the president
who won last night
when is easter
when does school start
what is the minimum wage
convert miles to kilometers
what is 15 percent of 80
write me a letter to my landlord
fix my grammar
give me a recipe
how do I bake bread
best tacos in town
why is my engine light on
how do I change a tire
my printer is jammed
my phone is slow
reset my router
cheap flights
buy stocks
está abierto el banco hoy
a qué hora abre el banco
a qué hora es la misa
a qué hora sale el sol
a qué hora juega el América
está abierta la biblioteca
cuándo abren las escuelas
dónde queda el banco
dónde queda el aeropuerto
cómo llego a Disneylandia
teléfono de la policía
cuál es el teléfono del seguro social
me duele el oído
me duele una muela
me duele la garganta
me duele la rodilla
me lloran los ojos
me salió un grano
me salió una ampolla en el pie
tengo gripa
tengo tos, qué tomo
qué es bueno para la gripe
qué tomo para la diarrea
mi perro está enfermo
mi gato no come
se me cae el pelo
cómo se hace el arroz
cómo se hacen los tamales
receta de mole
quién ganó la pelea
quién es el presidente
qué clima hace
cuánto está el dólar
cuánto vale un boleto a México
cómo saco mi licencia
cómo saco el pasaporte
mi lavadora no prende
mi carro no prende
cuál es la capital de Perú
dónde voto
están contratando gente
am I supposed to fast
am I supposed to wear a brace
is somebody going to hold my hand in surgery
how quick is the operation
how quick do stitches come out
what goes in the disc space
what do you put in the spine
is there a list of risks
is there room in the canal
tell me what to expect
what is the plan after surgery
how many minutes does an mri take
how long a hospital stay
how long a recovery
who will be in the operating room
who speaks for me if I am asleep
do you help people lose weight
do you explain the surgery
no steps climbed for how long
can I walk from the bed to the bathroom
is it easy to recover
half of patients get better?
my shift ends at six and my back is killing me
I work nights and sleep badly
is driving okay with a brace
does the canal shut
the doctor's name for my pain
what is the name for a slipped vertebra
what is a surgeon's title
what do I call this pain
I got switched to a new pill
is my disc okay
is it off label
is there a charge for missed appointments
what does the visit cost with no insurance
cuánto dura la operación
qué le ponen a uno en la columna
se puede caminar el mismo día
quién está en la sala de operación
me explican la operación
cuándo me quitan los puntos
cómo se llama esta enfermedad
`,
} as const
