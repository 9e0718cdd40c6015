export const emergencyEnglish = `
i havent been able to pee since last night and my back is killing me
cant go number 1 since yesterday afternoon, just a few drops
this is embarassing but i wet myself at the grocery store today and didnt feel it
My husband soiled the bed and he says he never felt it coming
when i wipe i cant feel the paper anymore
feels like im sitting on a pillow all the time, kind of numb down there
my privates went numb on tuesday
Is it normal that I can't tell when my bladder is full since the back pain got bad?
numb butt since this morning, both cheeks
i dont know how to say this... my private parts fell asleep and wont wake up
pooped my pants at work, no warning, had sciatica for two weeks
Down below feels like after the dentist. You know, that novocaine feeling. Started Sunday.
i have to push real hard to start peeing and then it just dribbles, thats new
my wife says she cant feel herself tinkle
leaking urine all of a sudden, 58 yr old man, never had this before
sitting on the toilet 20 min and nothing comes, back pain down both legs
my crotch is tingly since i lifted the dryer
cant feel my vajayjay
I can not feel my penis properly since Friday. Back surgery was recommended last year.
balls are numb, weird i know, back went out saturday
no erection all of a sudden and no feeling there either, started with the disc pain
sex feels like nothing since last week, im numb inside and my back is bad
I lost feeling between my legs. Do you take Blue Cross?
hello do you have an opening thursday, my mom started wetting the bed this week and her legs are tingling
just a quick question, inner thighs numb where a saddle would touch, is that the sciatic nerve
pee just runs out when i stand up now
the pee is comming out and i dont know its comming
my bottom is asleep and i keep having accidents
Accidents in my underwear, number two, since the weekend. I am so ashamed. Bad back for years.
probably nothing but i dont feel it when i poop anymore
i shit myself twice today and my ass is numb
cant piss. back is on fire. what do i do
havent peed in 14 hrs after my injection in the low back
My dad has a herniated disk and now he has to strain to urinate, it only started yesterday
numness in my groin and a bit of trouble on the toilet
the area where i sit is numb, like the part that touches the bike seat
butt hole feels numb sorry for the language
anus has no feeling since this mornin
I cant hold my poop in any more, it started after the back spasm
my bowels just let go in the car, never happend before
saddel area tingling and both legs burn
pins and needles in my vagina, is that from the L5 disc
when my husband touches me there i feel nothing, since about 3 days, along with the back pain
Wiping feels different. Like it's somebody else's skin.
i cant feel if i need to go so i just go every two hours by the clock, that started monday
had to wear a diaper today for the first time, my legs are also shaky
please dont laugh but my willy is numb and so is my backside
my lady parts are tingling on the left and i peed on the couch
urine retention er sent me home with catheter yesterday now bottom numb also
Is it the pain meds? I have not been able to empty my bladder since yesterday and my seat is numb.
grandma 84 stopped feeling when she needs the commode, two days now, and complains of her back
stream is super weak suddenly, stops and starts, low back pain worse than ever
peeing myself when i cough AND numb between the legs since wednesday
i thought it was a uti but i cant feel the pee at all
I feel the urge to go but nothing happens, belly is hard, cant walk straight either
how much is a consult? i lost control of my bladder on sunday
can i bring my service dog, also i cant feel my bottom since last nite
Do I need a referral if my bladder stopped working?
my husband wont call so im writing, he cant get it up since the disc went and says its all numb there
I'm a 71 year old lady and a bit shy. Things are numb in my personal area since Saturday.
undercarriage is numb lol
no feeling in my taint since i picked up the hay bale
its numb in the sadle area as my PT called it, she told me to ask you
PT asked if im numb when i wipe and yeah actually i am
Both bum cheeks tingle and I didnt notice I had gone to the toilet in my sleep
numb perineum x 1 day
cant orgasm all of a sudden, everything down there went dull after my back gave out
i been having bladder leaks since 2 days with shooting pain both legs, should i wait for my mri next week
the mri is on the 14th but now i cant pee, is that soon enough
Woke up wet. Im 49. My lower half feels thick and fuzzy.
my mans been constipated then today it just came out and he didnt know, his back is messed up
couldnt feel the toilet seat under me this morning
toilet seat feels numb when i sit, like only half my butt is there
i keep checking if i wet my self because i cant tell
sense last night I can not urinate, lower back surgery 5 days ago
Had fusion L4 L5 on Monday and now no control of bowels
after the laminectomy i cant feel my genitals, will it come back
three days after surgery my mother has no sensation when she wipes herself
lost feeling in the seat of my pants, that's the best way I can put it
the nurse took out the catheter tuesday and i still cant go on my own and my groin is numb
It burns in both legs and I have been dribbling in my pants. Maybe prostate? I'm 66.
bathroom problems since the back got worse. I mean i dont make it and i dont feel it
i have trouble with waterworks since yesterday plus back pain going in both thighs
no control over gas or poop since this morning, sorry tmi
im a truck driver and my crotch and ass have been dead since stockton, cant pee right
my private area feels cold and dead
siting area numb cant feel chair
numb as a board from my tailbone to my front parts
Inner legs up top tingling near my you know what, bladder feels off too
Mom keeps saying her down there is asleep. She fell out with her back on Friday. Should we worry?
is it ok to wait till monday, i cant feel myself pee
he cant poop or pee since yesterday morning and his legs feel like rubber
my pee accidents started same day as the leg numbness
voice to text here I cannot feel my bottom and I wet the bad last night
I have no feeling when I go to the rest room, neither one. Can Dr. fix that?
pissed the bed twice this week never did before, back out since labor day
got a slipped disc and now my dick is numb. do u guys do walk ins
Could a bad disc make a woman numb in the intimate area? It started two days ago for me.
i dont want to go to the er just tell me if numb buttcheeks and not peeing is from the disc
it takes me ten minutes to start a stream since thursday and my scrotum is tingling
slight tingle around my back passage, started today
do you have parking, my dad cannot move his legs since this morning
my foot just flops since i woke up
cant lift my toes on the right foot, started yesterday
foot slaps the floor when i walk all of a sudden
legs keep giving out, fell twice today
both legs weak since last night, cant do the stairs
My legs feel like they belong to somebody else and I keep tripping
wife cant stand up from the toilet her legs wont hold
heavy legs like walking in wet cement, getting worse every day this week
i walk like a drunk but i dont drink
my hands got clumsy this week, cant button my shirt and im wobbly
dropping cups and plates since monday, both hands, neck hurts
Cannot hold a pen any more. Last week I could. Neck arthritis.
tight band around my chest and my legs are weak
feels like a belt squeezing my ribs all the way round, legs unsteady
my leg is paralized
cant feel or move my left leg
knees buckle every few steps now, that wasnt there on friday
Is it normal that the numbness went from my foot up to my waist in two days?
numbness is climbing, first toes now knees, both sides
sciatica used to be in one leg now its in both and its screaming
sudden terrible pain down both legs, cant sit stand or lie
Both legs on fire since this morning, I never had that, I can hardly stand
my dad's legs stopped working in the night, hes 77 with prostate cancer
she has breast cancer in the bones and now her legs wobble and she cant climb into the van
I have to pick up my leg with my hands to get in the car since yesterday
dragging my foot since lunch
drop foot came out of nowhere after gardening
what kind of brace for a foot that suddenly wont lift? happened today
do u sell walkers? moms legs went out this morning and she cant get up
Can I reschedule to next month? My legs have gotten so weak since Sunday that I can't drive.
is there wheelchair access because since two days my husband cant walk anymore
what bus goes to your office, i cant drive cause my foot doesnt push the brake since tuesday
how long is the wait for new patients, my arms and legs are getting weaker by the day
my legs are jelly
legs turned to spaghetti after i bent over
cant stand on tiptoe anymore left side, since the pop in my back this am
arm went dead and just hangs there, since last night
my right arm is totally limp, neck pain for a week
i cant make a fist with either hand since the weekend
Hands numb and stupid, keep missing the light switch, and I stagger. Came on in about ten days.
he shuffles and falls, two weeks ago he was playing golf
Mother went from a cane to crawling in one week. Is that her stenosis?
electric shocks down my spine when i look down and now my legs are stiff and i fall
my gait is off, i bump into walls since a few days, neck surgery was suggested
probably just old age but my legs collapsed under me three times since yesterday
Not a big deal but I can't move my big toe or ankle any more since Wednesday
it doesnt even hurt anymore, the pain went away but now the leg wont move
pain stopped suddenly and my foot went limp, good sign right?
funny thing my slipper keeps falling off and i dont feel it, and that foot wont come up
cant walk
I cannot walk all of a sudden
help i cant get out of bed my legs dont respond
cant move
my grandpa cant feel his feet or lift them since the morning
Legs are weaker today than yesterday and yesterday weaker than the day before
weekness in both legs geting worse fast
weakness spreading from leg to other leg
my thigh quit on me going down the steps, now it wont hold any weight at all
quad gave out, cant straighten knee since the lifting on saturday
numb from the belly button down since this afternoon
from my waist down everything feels asleep
No feeling below the chest. He is awake and talking. He has a tumor in his spine.
i had a spine tumor removed in 2019 and now my legs are stumbling again
hands feel like mittens since a few days and my walking is going downhill quick
My handwriting fell apart this week and so did my balance.
losing strength in my grip super fast, dropped the baby bottle, the pan, the phone, all today
arms and legs both tingling and weak after my neck cracked at the chiropractor
chiropractor adjusted my neck yesterday and now im dizzy, face is numb and cant walk straight
is foot drop something you treat? mine showed up thursday
my foot dont work rite since the shot in my back
had an epidural injection this morning and my legs are still dead 10 hours later, worse actually
8 hours since the nerve block and now the other leg wont move too
Can stenosis make both your legs quit? Mine did, at Costco, had to be carried out
toes curl under and i trip over nothing since sunday
Hubby is too proud to ask. He can't raise his foot off the floor and it came on overnight.
i cant push the gas pedal, leg got no power since this weekend
suddenly cant grip the steering wheel, both hands are weak
lost the use of my legs for about ten minutes in the shower today, ok now
my legs went completely numb and weak at church then it came back, twice today
getting worse every hour, first tingling, now i cant lift the leg
speech to text because my fingers stopped working yesterday and my neck is killing me
im 82 and since two days my feet wont go where i tell them
She had polio as a kid but this is different, both her legs gave up since last night.
do i still need the mri if my leg is getting paralyzed
will insurance pay an ambulance? i cant lift either leg
sorry to bother you on a sunday but my foot is dead, like hanging, since breakfast
my ankle is floppy since the disc burst
neck hurts and cant lift both arms over my head since yesterday
new here. bad disc. as of today i cant stand up by myself
both my legs are tingling and weak and its moving up
it is hard to walk all of a sudden, like my legs forgot how
my brother is 45 and cant wiggle his toes since this morning, back pain for a month
my moms face is hanging on one side and her arm is numb
talking funny since an hour ago, words come out wrong
left arm and leg went weak all at once, is it a pinched nerve
Husband's smile is crooked and he can't hold his coffee
right side of my face droopy and my right hand numb, i think its my neck
worst headache of my life came on like thunder
slurred speach and dizzy, had neck pain all week
sudden blindness in one eye for five minutes, now ok, neck stiff
i couldnt find words this morning for about 10 min, its gone now, can a neck problem do that
my arm and face went numb then it passed. Should I still keep my appointment Thursday?
seeing double and cant walk in a straight line since lunch
my dad is mumbling gibberish and his left side isnt working
one side of body tingly and weak sinse this morning
everything spinning, throwing up, cant stand, one side clumsy. neck?
She keeps dropping things from her left hand and her mouth looks lopsided
do you treat strokes? I think my wife is having one
can you fit us in today, his mouth is drooping and he doesnt make sense
half my face feels like plastic and my leg drags, woke up like this
lost my balance out of nowhere and my speech is thick
sudden terrible headache and stiff neck and vision blurry
My whole right side is numb. It started at dinner. I take blood thinners.
is it bells palsy or my neck, face fell this morning and my arm is heavy
grandma cant lift her left arm, smiling weird, she says shes fine
he was staring and couldnt answer me then it went away, he has neck stenosis
half of what i see is missing since an hour and i have a bad headache
mini stroke maybe? arm went dead and i talked like a drunk for a few minutes
texting w left hand right one wont work since 3pm
my tongue feels thick, words are sluring, left foot is tripping
The left leg and the left arm together went weak, just like that, at breakfast.
trouble speaking
her face is drooping
suddenly confused and wobbly, my mother 79, doesnt know what day it is, left hand limp
cant swallow right and voice slurry since this morning, back of neck hurts
my eye wont focus and my arm is numb all on one side, came on while mowing
does a pinched nerve make your face sag
Husband had a funny turn: arm numb, could not speak, better now, refuses hospital
thunderclap headache while on the toilet, neck now stiff as a board
After neck manipulation I see double and my face tingles
i fell to the left and cant get my words strait
one pupil bigger, neck pain on one side, and droopy eyelid all of a sudden
crushing chest pain
chest feels tight and my left arm aches, think its my neck again
pain between shoulder blades and sweating and short of breath
can hardly breath since yesterday, had fusion last week
coughing up blood, 10 days after back surgery
short of breath after my spine operation, is that the pain pills
My heart is racing and it hurts when I breathe in. Surgery was on the 3rd.
passed out in the bathroom this morning, im post op day 4
i keep fainting when i get up and my chest hurts
calf is swollen red and hot, hurts to touch, 1 week after surgery
one leg is twice as big as the other since yesterday
my left leg swole up and its painful, been in bed since the surgery
Is it normal for the calf to be hard, red and warm after a microdiscectomy?
elephant sitting on my chest
chest pressure comes and goes, jaw hurts too, probably the thoracic disc
I get winded just talking since last night. Do I need to cancel my pre-op?
spit up some blood this morning and my side hurts when i inhale
cant catch my breath
hard to breathe laying down since today
sudden sharp pain in chest when breathing deep, leg was swollen last week
what time do you open? having chest pains since 4 am
my wife collapsed for a minute getting out of the car, just home from her fusion
lips look blue and she is panting, surgery was two weeks ago
leg swelling and now out of breath
swollen purple leg and groin pain since the long drive home from surgery
ankle and calf puffed up on one side, tender, new today
behind my knee is sore red and the whole lower leg is puffy since yesterday, surgery 12 days ago
he says it feels like gas but he is grey and sweaty and holding his chest
tearing pain in my back and belly, came out of nowhere, feel faint
terrible ripping pain in the upper back and chest, cold sweat
back pain plus pounding in my belly and i nearly passed out
heart going 140 just sitting here, breathless, had surgery on my back last month
Blacked out twice today. Old back injury. Do you do telehealth?
pain in chest but i think i just pulled a muscle, also dizzy and clammy
can a rib out of place make you unable to breathe? its getting worse
cough with pink stuff and chest pain, recent spine op
my husband fainted at the table after taking his first walk after surgery
Do compression socks help? My one leg is swollen, red and sore since surgery.
i have asthma but this is different, cant get air, i had lumbar surgery tuesday
arm and jaw pain with chest heaviness for an hour
fever 103 and my back hurts so bad i cant move
chills shaking and horrible back pain since last night
My mother has a fever and is talking nonsense, back surgery 9 days ago
temp 102.4, back pain unbearable, im diabetic
he is hot, confused and doesnt know where he is, had the spine stimulator put in last week
102 fever and stiff neck and terrible headache
Severe back pain with fever and my legs feel weak
burning up and my back is agony after the steroid shot
i use needles and my spine hurts like hell with fever
on dialysis, bad back pain and shivering, 101.8
fever and cant walk, back is killing her
sweats and rigors, worst back pain ever, got out of hospital for a blood infection last month
dad's confused since last night, skin hot, incision smells
can i take tylenol for 103 fever, its with really terrible back pain
Is the flu? High fever and pain in the spine so bad I scream when I turn
my back feels like its rotting, fever on and off, now tingling in both legs
my immune system is low from chemo and i have fever plus extreme pain in my spine
Fever of 104. Back. Can't stand.
wound oozing pus, fever 102 and she is seeing things
shivering so hard the bed shakes, pain in middle of back is a 10
mom had spine surgery, now she's sleepy, hot and making no sense
feverish n my back pain is 10 out of 10 and pee is hard to start
i had an abscess and now severe back pain with fever and numb legs
do i bring my insurance card? have fever of 102.6 and the pain in my spine is unbearable
Neck pain is terrible, fever, cant bend chin to chest
got a fever and light hurts my eyes and neck is stiff as wood
no fever but i had a spine infection before and now leg weakness and the same awful pain
tooth infection last week now raging fever and severe low back pain
my wife is delirious, 101.9, eight days after fusion
severe back pain and fever, im on prednisone, can it wait til tuesday
heart valve guy here, temp 101 and horrible spine pain since yesterday
kidney transplant 2018. Fever since Sunday, back pain so severe I can't lie down.
sepsis maybe? shes cold, clammy, fast breathing, wound is red
fever went to 39.8 celsius and back pain horrible, visiting from canada
i think my incision is infected, i feel super confused and hot
drowsy and feverish after the spinal injection, wife typing this for him
Back pain has gotten extreme, I have night chills, fever 101.5, and today my legs are slow
post op day 6, 103.1, shaking, confused about what day it is
hot red skin over spine, fever, agonizing pain, sugar is 400
My uncle shoots up and now his back hurts so bad he's crying, he's burning hot
neck is swelling up after my acdf and its hard to swallow
throat closing up since neck surgery two days ago
cant breathe right lying flat, had neck disc replacement yesterday
big lump on front of neck where they cut, growing, voice is going
choking on water since the neck fusion and neck looks puffy
My husband's neck is ballooning after surgery and his breathing sounds whistly
is it normal that my neck is getting tight and swollen 12 hours after acdf, hard to get air
cant swallow my own spit after neck operation
neck incision is swollen like a golf ball and i feel pressure on my windpipe
incision wont stop bleeding, soaked three towels
blood pouring from the back wound
bleeding through the bandage over and over, its running down my legs
soaked the sheets with blood from the incision, on eliquis
wound opened and theres blood gushing
she took her oxycodone and now i cant wake her up
dad is breathing real slow after the pain pills, like 5 a minute
husband snoring weird and wont wake, took norco and xanax
i think i took my pills twice and im so sleepy i cant stay awake, breathing feels slow
took too many percocet by accident
My father took 6 hydrocodones because the pain was bad. He's hard to wake up.
double dosed on the morphine, should i be worried, feeling really out of it
grandson got into my oxy
she is limp and lips are gray, pain patch on her back
can i give narcan? he had back surgery and barely breathing
wine with my pain pills and now he wont respond
new weakness in my leg since the operation friday
surgery was monday, today i cant lift my foot
Leg was fine right after surgery, now it's weaker. Is that the swelling?
woke up from fusion ok, day 3 now my thigh is weak
both legs numb after laminectomy, worse since i got home
my arm got weak after neck surgery, cant lift it to comb my hair
since my microdiscectomy yesterday i cant wiggle toes
Is a bit of new weakness in the ankle normal a week after back surgery?
my hand grip is gone since acdf last thursday
one week post op and i keep falling because the leg gives out, normal?
terrible headache after back surgery, stiff neck, throwing up and confused
post op, cant pee, tummy bloated, been 16 hrs since discharge
when can i shower, also my leg has gone weak since i came home from the fusion
Can I drive yet? Surgery was 10 days ago and my right foot won't lift since yesterday.
do i take off the dressing, it is full of blood again 4th time in an hour
need refill on norco, husband is very sleepy, lips bluish, hard to wake
legs were strong when i left the hospital, now i cant stand up
fell off a ladder this morning and cant move my back
rolled my truck, neck hurts bad
car accident an hour ago, neck pain and tingling in both hands
Mom fell down the stairs, severe back pain, cant get up
dad fell off the roof and is laying on the floor, says his back is broke
horse threw me, landed on my back, legs tingling
got rear ended on the 99 at highway speed, my neck is killing me and my arms are numb
dove into the pool and hit my head, neck hurts and fingers tingle
tractor tipped over on my brother, his back hurts and he cant feel his feet
motorcycle crash yesterday, back pain getting worse, refused ambulance
Fell from the hay loft, about 12 feet. Can I get an xray at your office?
my husband was hit by a car in the parking lot, back pain
atv flipped on me today, mid back is agony
do you do xrays same day, my son fell out of a tree and his neck hurts
slipped on ice hit my head and neck, now i cant turn it and my hands are buzzing
head on collision last night, er was full so i went home, neck is stiff and i have numb arms
fell two flights of stairs, back hurts to breathe
Grandma rolled out of bed, hit hard, now she screams when we move her and her legs don't move
is whiplash bad? totaled my car today and my neck hurts so much i hold it with my hands
I was thrown from my bike at 25 mph. Lower back pain severe. Should I wait for Monday?
wife was in a wreck, she's on the couch and cant lift her head
fell backward off the truck bed on my spine, cant feel my right leg now
pallet fell on my back at work, pain and tingling legs, boss says go see you guys
what forms for workers comp? i fell off scaffolding today and cant straighten up, legs numb
my 80 yr old neighbor fell hard and has terrible neck pain and is woozy
crushed by a cow against the gate, ribs and back, hard to breathe
Bull got me. Back is real bad, pee is red.
heard a crack in my neck after the crash, can i take the collar off
ski accident, landed on my neck, arms burning
i fell off the porch onto concrete and now i can't stand on my legs
golf cart rolled over on grandpa, he says his neck is fine but his hands dont work
airbags went off, thought i was fine, now bad pain in the spine
jumped from the second floor in a fire, heels and back hurt
he fell off the forklift, back pain, wont let us call anyone
Mother 83, tripped on the dog, fell flat on her back, pain is awful and she can't move her legs
can you see me right away i got hit by a truck on my bicycle, neck and back
big rig hit us, grandson ok but my back is in terrible pain
trampoline, landed on my head, neck pain, pins and needles all over
dropped about 15 foot off a water tank, think i broke something in my back
tree limb came down on his neck and shoulders an hour ago, he cant grip with his left hand
nothing serious i hope, my fingers wont pinch and i walk sideways since a couple days
should i go to er or wait for you, cant pee and legs numb
Is it an emergency if my foot stopped working?
ive been told to watch for saddle numbness, what does it feel like? because its like cotton wool there
i dont want to bother 911 but i cant feel my legs
no insurance so no ER please, i just need to know why i cant hold my pee since saturday
Do you have weekend hours? Both legs got weak today
What is your address, my husband is in the car and he can't feel from his waist down
how do i get records from adventist, also im wetting myself since the weekend and my bottom tingles
is dr in today?? leg is paralyzed
can i pay cash, my foot went limp yesterday
i speak little english. my legs no move, my pee no come
sorry my english. my father no feel the legs from today
my mother she have much fever and much pain of the back and talk crazy
me and my walker fell again cuz my legs dont hold me since monday
do you validate parking and is the elevator working? mom has no feeling in her feet or bottom since last night
I would like a second opinion. I was told it's sciatica but now it's both legs and I can't pee.
urgent care said pulled muscle, but now im numb between my legs
er sent me home yesterday, today i leaked urine and cant feel it
my doctor is on vacation and my legs are getting weaker each day this week
what brand of mattress for someone who suddenly cant move her legs
can yoga help, lost feeling in my private parts three days ago
can a massage loosen it up? my foot wont lift since this morning
is tingling around the anus a side effect of gabapentin, started today with worse back pain
would ice help, both my legs gave out and im on the kitchen floor
should i do my PT exercises if my legs buckle since yesterday
just wanna know if stenosis can make you poop without knowing
i am probably overreacting, but i cant feel when i pee and my back pain is gone
Oh and one more thing, I've been numb in my undies area since Monday.
forgot to mention on the form that my bladder leaks now and i cant feel my inner thighs
I will be late for my appt, I can't get my legs to work today
Cancel my appointment please. Dad can't walk any more, it happened overnight.
thank you for the brochure. my legs feel like wood since two days and i have a tight ring round my belly
i live in lemoore, legs numb and peeing on myself, which hospital is closest
woke from a nap and my left side wont listen, mouth feels pulled down
mom sounds drunk on the phone, says her arm is asleep, she has a bad neck disc
fever 102 and screaming back pain, can dr call in antibiotics
back infection in 2021, now its same pain times ten plus chills and i feel out of it
fell off the tailgate flat on my back, hurts so bad im seeing stars
van rolled twice on hwy 43, everybody walked away but my neck is pounding and my arm tingles
dont know if this matters but sometimes since thursday i find pee in my pants and i never felt it
my grandad tipped backward down the cellar steps, neck pain, he is pale and wont move
her back is numb in the diaper area, 88, and she stopped walking on sunday
tell the dr his patient from last week cant breathe good and his neck is puffed up
everything from the hips down buzzes like a beehive, started wednesday, knees wobble
not sure who to ask. girlfriend says shes numb inside during sex since her back locked up
I'm fine, just the one leg that stopped working yesterday, can you squeeze me in this week
he popped too many muscle relaxers plus norco, breathing is shallow
my bra feels too tight even when its off and my feet are stumbling, since four days
Only one cheek is numb, and a bit in the front too. Since the disc pain moved. Normal?
could be my age but yesterday i stood at the toilet and nothing came and today still nothing, back and legs ache
hi its me again, the numb spot moved from my heel to between my legs
bad news the pain shot did nothing and now neither leg holds me up
chest hurts when i breathe since i got home from my spine surgery, also my calf is sore
been on the tractor since 4 and havent been able to make water all day, and it aint for lack of coffee
I keep tripping over the edge of the living room rug since Sunday, do I need better shoes
my slipper fell off in the hallway and I walked all the way to the kitchen without knowing
When I sit my jeans feel like there's paper between me and the seat, started yesterday
I have to lean over and push on my belly to get the pee out now
Good afternoon. Could you kindly tell me which diapers are good for grown men? My father suddenly needs them, and his back has been bad all week.
yesterday I did the porch step fine, today I cant lift my leg up on it
grandma asked me to type this, she says her seat is asleep and the recliner feels far away
what time do you open, my husbands legs folded twice this morning getting out of the truck
Hauling almonds to Oakland and my right foot just quit on the gas pedal, won't come up
im 15 writing for my mom she cant move her legs good since she woke up and shes crying
Nurse here, off duty. Dad, 71, lumbar stenosis, post void residual at urgent care was over 600 and they sent him home. Thoughts?
I don't feel the bicycle saddle under me anymore
You people told me to wait three weeks and now I'm dragging my damn foot and pissing myself. THREE WEEKS
can I take an azo for not being able to start peeing, back went out Thursday
I wash down there in the shower and it's like washing somebody else
two nights in a row the sheets were wet and I am 63 years old
not sure this matters but the toilet paper was clean I thought and then there was a mess in my shorts, never felt a thing
So my caregiver noticed my left foot slaps the floor when I come down the hall, since Saturday only
my knees buckle in the milking parlor ever since I got kicked Tuesday
he says it's nothing but he can't stand up on his toes today and last week he could
Hello, I'd like to reschedule my Friday appointment because I can't get my legs to hold me up
both legs are on fire to the toes since last night, worst ever, before it was only the left one
the ladies at church noticed I walk like I'm drunk and I don't drink, this is just since last week
I need to ask something private. Since the weekend I feel nothing during relations, nothing at all, and my back is out
Fell off the hay stack about ten feet, landed flat, cant hardly move my back
my neighbor rolled the quad on top of himself and his neck hurts bad, he wants to drive over to your office
Chest feels like a cow is standing on it, probably the muscle from my back right
three days after my fusion my calf is fat and red and hot on one side
mom sounds funny and one side of her mouth hangs, she says its the pinched nerve
ok so i cant breathe too good since i got home from the back operation
He took his night pills and two more oxy, now he's snoring strange and I can't get him to open his eyes
neck surgery yesterday and I can't swallow my own spit
the bandage is soaked red and its running down to my waistband what do i do
shaking chills 103 and my back hurts so bad I can't turn over
Mother is talking to people who are not in the room and feels burning hot, she had her spine operated on nine days ago
Is there a bathroom close to your waiting room? I've started having no warning at all, this week, both ends
i stand in front of the toilet and wait and wait and nothing and i know its full
i used to feel when i had to go, now i go by the clock because otherwise it just comes
My wife drives a school bus. She told me she can't feel the seat under her. Is that sciatica
funny thing, i sat on the tv remote for an hour and didnt notice till it changed the channel. numb back there since monday
Sat on a hot truck seat in shorts and never felt the burn, got blisters on my behind
the bath water felt cold on one leg and not the other and now the legs are like wood, came on today
legs feel like i'm wading through wet cement since two days ago
Someone tied a belt too tight around my ribs, that's how it feels, and my feet wont go where I tell them
I can't button my shirt since Wednesday and I'm walking into door frames
dropped four coffee cups this week, hands won't listen, and my walk has gone all wobbly too
my daughter had to dial for me because my fingers quit working right over the last two days
Handwriting gone to chicken scratch in about three days and I stumble in the field rows
do you sell shoe inserts? my toes catch on every crack in the sidewalk since last weekend
left shoe is all scuffed on the toe this week cause it drags now
I went down in the shower twice. The legs just go.
grampa cant get his boot on cause his foot hangs there like a dead fish, happend overnight
cant push the clutch in no more as of this morning
My foot slid off the brake pedal and I couldn't tell it had. Should I still drive to the appointment tomorrow?
quick insurance question and also is it ok that my leg stopped working this morning
Do you validate parking? Asking because I'll need the closest spot, since yesterday I can't walk more than from bed to chair before both legs give
I'm a home health aide. My client with the laminectomy last week hasn't voided my whole shift and her belly is hard
hospice volunteer here asking for a friend, he says the area where he sits has gone dead
i'm not one to complain but my legs have quit on me
No panic, but I can't seem to hold my bowels since I lifted that generator
since the shot in my back this morning i cant lift my leg off the bed
my husband is 4 days out from his microdisc and his foot is weaker than before surgery
The left leg was strong when I left the hospital and today it shakes and won't hold
after my neck fusion my arm just hangs, i cant lift the milk
woke up from a nap and my good leg, the one that was never operated, is weak
I had my disc done Monday. Today the big toe won't lift and neither will the foot.
It is probably just old age but I no longer know when I am wetting, this began Tuesday
Dear Doctor, I write with some embarrassment. For four days I have had no sensation in my private region.
to whom it may concern my mother in law has become unable to rise from the commode since yesterday as her legs have no strength
I would be most grateful for advice: my husband, aged 80, has lost the use of his right leg over the course of the afternoon
Respectfully, I must report that I soiled myself in church this morning without any warning and my back pain is severe
We were wondering if numbness of the bottom is an expected effect of sciatica, hers started last night
cant poop cant pee back killing me
numb taint
no feeling in my junk
pee wont come
legs gone
foot wont lift since noon
i think im having a stroke
no warning poop, twice, bad back
face drooping help
both legs numb and getting higher
coughed up blood, had back surgery last wk
bleeding thru the dressing
passed out in the bathroom, fusion last friday
dad wont wake up
neck swelling fast
so the thing is i dropped my drawers and realized i had already gone and i did not know it and my back has been out since monday what do you think
hey siri send message to spine doctor I cannot feel my but when I sit on the toilet period it started last night period
voice text sorry mom says she cant pea and her legs are jelly she had back pain for a weak now its different
um yes hi I am calling about my husband he uh he cant lift his foot and it was fine at breakfast and now it just flops
okay so I was driving through Bakersfield and my legs went numb both of them and I pulled over and I can hardly stand at the truck stop where is the nearest back doctor
I don't no how to spell it but my private area is tingley like pop rocks, since yesturday
my groyne is num on both sides and I keep leekin
cant controll my blader no more happend sence the fall
paralized from the waste down this morning, ambulence or no?
my rite leg is giveing out and now the left one to
She dosent feel it when the aide changes her, thats new this week
is it normal for the fishing boat seat to feel like cotton under both cheeks, came on after I hurt my back pulling the anchor
I sit on one side of the chair and then the other and can't tell the difference. Since Sunday night
rode the horse this morning and couldnt feel the saddle, no joke
my wife jokes I have a wooden butt now because I told her I can't feel it
Nobody warned me I'd be wearing my granddaughter's pull ups size XL. Leaking since Thursday when the back pain got bad
went through four pair of underwear today
I've put towels on the car seat. Before this week I never had to. Also my leg is weak.
put a bucket by the bed because when I get up it just lets go, new since the disc slipped
I only know I'm peeing from the sound
The stream used to hit the bowl and now it drips on my shoes, and I have to strain. Three days, along with the back.
i have to run the faucet and squeeze and still it takes me fifteen minutes, never like that till this sciatica
Been drinking water all day and nothing out. Is that the gabapentin? My thighs feel rubbery on the inside
sitting on the pot pushing on my stomach with both fists is this what I have to do now
cathetered once at the ER last night, they said follow up with spine. now I'm full again and cant go
can you fax my records to Adventist, they want to know why I suddenly can't urinate
I'd like a refill on the muscle relaxer, and is it what's making me numb between the thighs? Started day before yesterday
is a heating pad safe if I can't feel my bottom? lost the feeling last night
Will the MRI machine be a problem if I can't hold my stool? It started this week
what kind of doctor for a man who cant get hard since his back popped and its numb there too
Asking for my boyfriend he's too shy. Everything below the belt went numb on him after deadlifting
Since my back gave out at the packing house my lady parts feel like cardboard
my monthly came and I couldnt feel the pad or the tampon or anything, i have bad sciatica both sides
i'm pregnant with bad sciatica and now i can't feel the toilet seat
can't feel him inside me anymore. two days. sorry if that's tmi. back pain terrible
things don't work in the bedroom as of this week and I can't feel my own hand there
shaved down there and cut myself and never felt it, thats when I knew something was off. 3 days now
i pinched my inner thigh and nothing. pinched the other one, nothing. last week I'd have hollered
my dog licked my foot and I had to look to know. whole leg is that way now and its creeping up
numbness started in feet yesterday morning, knees by supper, belly button now
Monday toes, Tuesday knee, today I can't raise the thigh. Should I keep icing?
It was the one leg, now it's the other one too and they're both weak
my PT told me to message you, she says my leg strength dropped a whole lot between Monday and today
physical therapist stopped the session because I couldn't lift my toes, said call the surgeon. I could do it last visit.
The chiropractor adjusted me and an hour later my legs were weak and my fingers tingle
chiropractor cracked my neck and now im dizzy, seeing double and slurring
husband got his neck popped yesterday, now his walk is off to one side and he's throwing up, says world is spinning
worst headache of my life hit like a hammer while I was bending over, can't see right out of one eye
Her words are coming out scrambled since lunch. She has an appointment with you for her neck on the 9th
my arm went dead and my leg same side, lasted 20 minutes, fine now. pinched nerve?
i couldnt say my own sons name this morning for a few minutes but its back
right hand and right side of my face went numb at the same time just now, have a bad disc in my neck
Can a bad neck make your eyelid and cheek sag? My brother's did at the barn an hour ago
Grandpa poured his coffee on the table next to the cup and his smile is lopsided, is it his neck thing
dad keeps leaning to the left in his chair and can't hold the fork, just started tonight
everything went black in my left eye for a minute and my arm felt heavy, had neck surgery last month
spinning bad and cant walk a straight line all of a sudden, could it be my neck
pressure in my chest and down my left arm but I have a herniated disc in my neck so could be that
sweating and sick to my stomach with a pain between the shoulder blades and tight chest
it feels like an elephant on me and I'm two weeks after back surgery, do I wait for my post op Monday
I get winded walking to the mailbox since I came home from surgery, before I could do the block
sharp stab in my ribs every time I take a breath in, fusion was last Wednesday
heart racing 130 lying in bed, surgery five days ago
my wife's lips look blue and she just had her back done
Can't finish a sentence without stopping for air. Should I use the breathing gadget they sent home more?
spitting pink stuff when I cough, 8 days post op
there's blood in my hankie after coughing and I'm short of wind
keeled over in the kitchen, came to on the floor. He had his spine surgery a week ago and wants to just rest
almost blacked out twice today on the walker, and my chest hurts
calf like a rock and shiny since last night, other leg normal, had surgery on the 3rd
one sock leaves a deep mark and the other doesn't, that leg is twice the size and purple looking. two weeks after laminectomy
My compression stocking won't go on the left leg anymore because it swelled up since this morning and it's sore
is it ok to massage a charley horse that is swollen hot and red? had my back operated on 10 days ago
drove 14 hrs with a load and now my left leg's swole up and red and sore in the back of the knee
thigh is swelling on one side, tender to touch, came up overnight after my disc surgery
throat is closing up, neck fusion was two days ago
My neck looks like a bullfrog's since dinner and my voice is gone, surgery was yesterday morning
he has to sit straight up to get air after his neck operation
water comes back out my nose when I drink and the front of my neck is tight and hard, ACDF on Tuesday
Soup wont go down anymore, since last night. I could eat mashed potatoes two days ago after the neck surgery, now it chokes me
the collar fits tighter every hour, is that swelling ok? getting hard to take a breath
mom makes a whistling noise breathing in, had the disc in her neck replaced thursday
Hes breathing like 5 times a minute i counted, pain patch and the pills
My mother is gray and limp and only moans when I shake her, she got oxycodone from you
took my norco twice by mistake and with the sleeping pill, feel like I keep forgetting to breathe
how long does hydrocodone last cause my brother took a bunch and hes out cold gurgling
kid got into grandmas back pills we dont know how many
she put on two fentanyl patches and we can't rouse her for supper
drank with my pain pills and my roommate says I stopped breathing for a bit
I keep changing the pad and every time its full of fresh blood in ten min
blood all over the bed sheet from his back cut, what do I press on it
the incision opened up and it's pouring
rinsed the shirt twice, it's blood not drainage, still coming heavy, surgery was this week
hit from behind on the 99 doing 65 and my neck is killing me, arms are buzzing
rolled the semi this morning, they let me go, now I can't turn my head and the middle of my back is screaming
my son came off his dirt bike and his back hurts so bad he wont let us move him
Fell off the ladder picking oranges. Back pain is terrible. Boss says walk it off.
grandma missed the last four stairs and landed on her tail, now she can't get up, the back pain is awful
got bucked off, heard a crack in my back
Dove into the shallow end, my neck hurts and my hands are tingling
a pallet came down on his shoulders at the cold storage and he says his legs feel strange
Tree limb hit me across the back yesterday. Can't straighten and my feet are numb.
teenage daughter fell from the top of the cheer pyramid, neck pain, says her fingers are asleep
slipped off the roof onto concrete how soon can I be seen
T boned at the intersection about an hour ago, back pain getting worse, do you take auto insurance
fell off the back of the flatbed, walked around some, but now every breath hurts my spine
do you do x rays? my husband went over the handlebars and can't lift his head off the pillow
temp 102.8 and back pain so bad he's hollering
my diabetic sister has a fever and her back hurts so much she can't stand to be touched
I'm on dialysis, running hot and cold with awful back pain that came out of nowhere
got shivers so hard the bed shakes and my lower back is on fire inside, 3 wks after the injection
He's mixing up what year it is, forehead's burning, had a fusion at your place
Is it the pain meds or the fever making her not know who I am?
she's been picking at the air and doesn't know she's home. 101.9. spine surgery 6 days ago
fever, back pain, and this morning my leg won't hold me
i use needles and my back hurts worse than anything ever did, sweating and fever
Stiff neck, high fever, light hurts, and the back surgery was last week
Oxycodone not touching it, spine pain 10 out of 10 with night sweats and temp of 102
mama is burning up and don't know her own name
my brother had an abscess in his arm last month, now he's got fever and such back pain he cant walk
the numbness went from my back pocket area around to the front. Yesterday
both back pockets feel like they still have wallets in them but they're empty. numb since yesterday and tingling up front
feels like I'm wearing thick padded shorts but I'm not
Can't tell if I've wiped enough. I have to look. That is since my sciatica went bad on Friday
kicked by a heifer and my bottom hasn't felt like mine since milking, like it belongs to somebody else
I feel like I am sitting on a wad of gum all day long, there is no gum. Two days
sitting in the tub I couldn't tell the water was hot on my rear end, only on my back
The seam of my pants used to bother me there. Now I don't feel it at all. Came on with the back pain last week
funny how the church pew doesn't hurt anymore. I can't feel the pew. new this sunday
Where I'd sit on a horse is asleep, been like that two days, is there anything over the counter
hoo ha is numb, theres I said it
my wife won't ask so I will, she has no feeling around her rear since yesterday, do you have a lady nurse she could talk to?
Don't tell my mom I wrote but she had an accident in the car and she didn't even notice and she's only 44
Hi I'm Kayla I'm 13 my dad fell down and says he can't feel his legs, we don't have a car
my mom says don't worry but she's crawling to the bathroom bc her legs dont work today
my stepdad is a tough guy and he's been peeing in a jug in the truck and now it wont come out at all
papa keeps losing his left sandal and doesn't know it. he had two good feet at Easter last Sunday
Filling this out for my aunt who speaks little English. She says from the waist down it is like ants and now weak, both sides, since two days
my father in law will be mad I wrote but he's been hanging onto the walls to get around since Thursday
He used to carry feed sacks a week ago. Today he can't get up off the couch without me hauling him
my patient at the assisted living was walking with a cane on Friday and is a two person transfer today, has known stenosis
CNA here. Resident used to tell us when she needed the commode, since yesterday she's soaked and says she didn't know. Back pain new too.
I am a retired RN and I'm telling you his perineal sensation is reduced, who is on call
EMT student question but really about my uncle: no anal tone thing? he says he can't squeeze back there since the disc went
Trying to hold in gas and can't, it just comes, and then more than gas. New, with the bad back
I can't clench. You know. Back there. Since about Wednesday
no urge to go at all for a day and a half and my belly is big as a melon, back and both legs hurting
bladder scan said 900 but I felt nothing, they told me see a spine guy
Is it a UTI if it doesnt burn but I cant start and I cant feel it? legs are heavy too
my prostate was fine in june, now all of a sudden I can't pass urine and my back's terrible, who do I see
urologist says it isn't the prostate, says it might be my spine, I haven't peed right since the weekend
thought it was my bladder sling failing but the feeling went too, and the left foot is slow. this week
sneezed and wet all down my legs and didnt feel it warm or nothing
after that sneeze something let go in my back and now my feet are like two bricks
picked up a bale wrong, heard a pop, pain down both legs like lightning and my toes are numb on both feet
Both legs. Shooting. Since 3 am. I have never had it in both.
sciatica switched from right leg to both legs today and I'm screaming
electric pain down the backs of both legs so bad I threw up, started yesterday, never in two legs before
The pain in my leg finally stopped! But now I can't lift the foot. Is that a good sign?
good news the sciatica quit hurting, bad news my leg is floppy
pain all gone since last night and leg too, can't feel it, can't use it
I cancel my appointment please, the leg doesn't hurt anymore it just doesn't move
can't walk on my heels since yesterday, tried it after seeing a video
Tried to tap my foot to the music and it wouldn't tap. Worked fine at Saturday's dance
I can't get up on the combine ladder today. Left leg won't push. Yesterday no trouble
my cowboy boot keeps twisting under me, ankle's got no strength since the back went out Monday
stairs yesterday yes stairs today no
I pulled myself up the stairs by the railing with my arms because the legs wouldn't, never had to before tonight
using my hands to lift my leg into the car, began this morning
My wife has to lift my leg into bed since Sunday. Could you recommend a lower bed?
which walker do you suggest, wheels or no wheels? I suddenly need one, I was dancing at my niece's wedding on Saturday
Do you rent wheelchairs? Since yesterday he can't stand.
can i get a handicap placard form, legs stopped holding me up about two days ago
do you have a ramp. I could walk in last time but not now, legs went weak over the weekend
could someone come out to the car to get me Thursday because as of last night my legs don't do steps
I'd drive myself but I can't feel the pedals since yesterday
what does it mean when your knee bends backwards and forwards by itself and wont lock, started today after lifting
knee buckled at the feed store, knee buckled at the bank, now I'm afraid to stand
Fell three times since breakfast
legs like spaghetti since last nite
my legs feel drunk
It takes me two tries to get the leg to move and then it goes wherever it wants. Two days now
he shuffles and scrapes like a robot since monday and he can't tell where his feet are in the dark
Had to hold on to the cart at Save Mart, my legs were so heavy. Last week I was fine.
I feel squeezed around the middle like a girdle and my legs are getting stiff and slow
there is a tight strap feeling around my chest since my bone cancer got to my spine and i stumble now
Breast cancer patient, back pain, and my legs got weak over the last two days. Oncologist is closed.
My sister has lung cancer in her spine, she says her legs are going and she hasn't peed since morning
dad with prostate cancer, back hurt for a month, he's been tripping since tuesday and now cant get up
myeloma here. pain in a belt around my ribs, and both feet gone numb since last night
every time i bend my neck a shock goes down and this week my hands got useless and my legs stiff
couldn't work my zipper, couldn't hold my keys, couldn't walk straight. all since about Friday
Knitting for sixty years and suddenly this week I drop every stitch, and I keep bumping into furniture
my phone keeps falling out of both hands since yesterday and now i fall too
can't pick up pills from the table anymore, three days, both hands numb and feet too. Neck doctor or hand doctor?
Playing guitar at mass Sunday my fingers wouldn't go where I told them, and today I needed help walking to the car
signature at the bank didnt match cause my hand went clumsy this week and my leg drags
i cant lift either arm to comb my hair since the crash yesterday
arms went dead when I woke up, both, can't hold a spoon
arm strength going fast, could lift a saddle Monday, cant lift a cup Thursday
my grip on the steering wheel is gone since last night, both hands, and my gait is off. dispatcher says go to a doctor
since the neck operation last week my hand is weaker, I can't open a water bottle and I could before
post op day 2, legs were fine in recovery, now the right one won't bend up at the knee when I try
Is it normal that I can't wiggle my toes after surgery? I could last night
they discharged me this morning and I haven't been able to pass urine since they pulled the tube, it's 9 pm
He can't make it pee after the back surgery and his thighs are numb, the nurse line has me on hold 40 minutes
i had a laminectomy and now i poop without knowing it
Numb in the crotch after my surgery. Wasn't before. The discharge papers don't say
two weeks after the fusion everything was great then today leg just went weak getting off the couch
stimulator trial put in yesterday, legs heavy and numb today
got an epidural at another clinic this morning, it's been 10 hours and I still can't move my legs or pee
Pain pump refill today and now my mother is very sleepy, hard to wake, breathing slow
I HAVE CALLED FOUR TIMES. MY HUSBAND CANNOT MOVE HIS FEET. CALL ME BACK
what is wrong with you people, I said my legs are numb and I'm wetting myself and you gave me an appointment in three weeks
this is ridiculous, nobody answers, I've been dribbling all weekend with no feeling and my back is broke for all I know
stupid chatbot just tell me is it bad that my balls and ass went numb
Don't send me to the ER again they made me wait 8 hours. My leg's dead from the hip and I can't feel my seat
I refuse to go to the emergency room. But yes I can't feel when I urinate since Friday
not going to hospital, no money. right leg lost its strength since yesterday and getting worse. home remedy?
can it wait til after harvest, my foot started dropping two days ago
I can't leave the dairy till Friday, is that soon enough for peeing myself and a numb groin
got one more run to Reno, ok to drive with the left leg numb to the hip and weak as of today?
we are leaving on a cruise tomorrow and I've got this weird numb feeling between the legs since the long drive, back hurts too
Only a small matter, doctor. I cannot tell hot from cold on my behind and the water comes by itself since two days.
No rush at all. When convenient, please advise about my wife's sudden inability to hold her bowels, and her back pain.
sorry to bother you on a sunday it's just i don't feel anything when i sit down
probably slept wrong but my whole saddle area, if that's what it's called, is asleep and has been since 6 am
its silly but i wear a pad now and I'm a 52 yr old guy. started tuesday, along with pins and needles in my seat
my wife thinks I'm being dramatic. I can't lift my foot off the floor as of last night
I figured it was the new boots, but barefoot I trip too. Since Friday
Blamed the dog for the wet spot on the couch. It was me. Didn't feel it. My back's been bad since the move
laughing about it with the girls but I wet the bed at 59, two nights now, with this herniated disc
ha ha I walk like a duck now, foot slaps, since yesterday
Maybe I'm dehydrated? Haven't gone since early yesterday, no urge, back pain and numb backside
I assumed it was the diabetes but it came overnight, both feet and up the thighs, and I can't stand
was going to ask about yoga, but more important, can't feel my lower half right since this morning
what exercises help a foot that wont lift, started day before yesterday
which vitamin is good for sudden weak legs, 3 days now, can barely get off the toilet
do kegels help? I leak poop since last week when my back locked up, no feeling back there
can depends be billed to medicare? I only need them since Saturday when my back went out, I don't feel it coming
Would a back brace help, my legs give way whenever I stand up since Wednesday
will ibuprofen bring back the feeling between my legs? lost it today
How do I clean a mattress, and also why is my 70 year old husband suddenly peeing in his sleep with this back pain and weak legs
Is Dr in the office today my daughter is 30 and cannot feel herself go to the bathroom she has a slipped disc
need letter for work. cant operate forklift, legs quit responding this week. also cant feel seat
my boss says I smell like pee. I didn't know. I hurt my back lifting grape boxes Monday
coworker had to tell me my pants were wet
My grandson said grandma you went potty on the chair. I had no idea. My back has been awful since Saturday
found out i had gone in my pants when i got undressed for bed
the nurse at dialysis saw I was dirty and I hadn't felt a thing, and my legs are weaker this week
stood up to sing the hymn and my legs weren't there
Reached the porch and had to sit down on the ground because nothing below my hips would work, lasted and its still like that
the cat sat on my lap for an hour, I looked down and was surprised, I couldn't feel her. both thighs, new since yesterday
stepped on a nail in the barn and didn't know until I saw blood in my boot, leg's been going numb and weak all week
lost my shoe in the orchard mud and walked three rows without it, never felt it gone
Shower floor feels like carpet under both feet since Monday and I'm wobbling
Couldn't squat to pick strawberries this morning, went down and could not get back up, legs have no power
yesterday kneeled to pray, could not get off my knees, my son carried me
needed two grandsons to get me out of the bath. Last week I did it alone
he's been sleeping in the recliner because he can't get his legs up into the bed since Thursday, stubborn as a mule
She won't tell you so I will. She sits on a puppy pad.
my mother asks to be taken to the toilet, sits there an hour, nothing, cries. Since yesterday. Her back was bad all month.
Wife pushes down on her bladder with her hand to finish. Three days. Says its fine. its not fine is it
he counts on his fingers to time when to go as he can't feel it no more, this is since the accident last week
we noticed mom stopped crossing her legs, she says she cant lift one over the other since the weekend
dad cant stand on the one leg to pull his pants up any more, happened between Sunday and today
my aunt stopped going up to her bedroom, says her legs won't take her, since two nights ago
Grandpa hasn't fed the chickens since Thursday because his legs won't carry him to the coop
he drives with both feet now because the right one dont lift. since this week
The mailman found him on the driveway, legs wouldn't work, he's inside now and says leave it be
neighbor lady in her 80s, fell in the yard, back pain bad, been lying there since noon
My roommate hasn't gotten up since last night, took pain pills for his back, lips bluish
cousin is talking slow and weird and his arm won't go up, he thinks it's his disc
my pastor had neck surgery and called me, could barely talk, says the swelling is choking him
friend's husband fainted at the table, back operation was last week, she's asking me, I'm asking you
My grandson's face is fine but he fell off the trampoline on his neck and can't feel his hand
student of mine, 16, wrestling, landed on his head, neck pain and both arms burning
i coach football one of my players says he cant feel his legs
crew leader here, one of my guys got pinned by the trailer, says his back is broke
My passenger got thrown when we hit the ditch and she's got bad pain between her shoulders and tingling feet
I took a tumble off the horse trailer and felt fine and then this evening my legs got weak
hit a cow at 70 mph, airbags, back pain so strong I'm shaking
can you bill workers comp, I fell two stories at the job site this morning and my low back is killing me
fell flat on ice at the packing shed, since then I can't feel my pee
Went down hard on my tailbone Friday, can't poop, can't feel back there
lifting a calf, pop, numb from my tailbone to my you know what
does it need surgery if the tingle goes all the way around the back door and the front door, since last night
tinkle trouble since the disc. it starts, stops, starts, and I can't feel it
No sensation at the vagina or the rectum as of this morning. I have L5 S1 herniation. Please respond.
L4-5 disc extrusion on MRI, now urinary retention x 1 day. scheduler please call
MRI report says severe compression of the cauda equina and my legs are tingling and I'm leaking, appointment is in 2 weeks, ok?
The radiologist phoned and said go to ER but I'd rather hear it from you. I can't empty my bladder
telehealth doc told me 911 for numb saddle but thats a lot of money, what do you say
first the calf then the knee now the hip, weaker every few hours
An hour ago I could wiggle my toes
something's wrong with my legs please
help me i cant get up my legs wont move im on the kitchen floor
alone at home, back pain, legs went numb, whos the number
pins and needles where the sun don't shine, both sides, came on today
Both feet flop now
left side of me wont work
cant breathe right since surgery
chest hurts when i inhale
pee leaking, thighs numb, 3 days
numb in the britches since thursday
cant feel it when i sit. thats new
wet again and never knew
i would like an appointment for sudden weakness of both legs, any day next week is fine
Put me on the cancellation list please, I'm the one with the foot that went limp on Monday
Confirming Tuesday at 10. FYI I've started losing control of my bladder since we last talked
Just an update for my chart, the numbness moved to my genitals last night. See you at the next visit
please add to my notes that I now have trouble starting my stream and my bottom tingles, began this weekend
what should i bring to my first visit? also I should mention i cant feel my left foot or lift it since yesterday
Do I still fast before surgery Thursday if I have a fever of 103 and awful back pain and I'm shaking
what is the copay for a new patient and is it bad if you sit half off the chair because you can't feel the edge, started this week
My husband mows on Saturdays. This Saturday he couldn't lift his leg over the mower seat, and he's peeing without meaning to.
Got off the night shift and had to hold the wall, my ankles roll out from under me since about Tuesday
mom quit wearing her house shoes because they won't stay on that left foot any more, she could lift it fine last weekend
he sits down to pee now and grunts and grunts, never did that till he hurt his back Sunday
the aide says I was sitting on my own glasses case all morning. Bruise and all. I never knew. It's numb there since Friday
We left the dance early, my knees were folding. Never happened before. I'm 77 and I like to polka.
Can I eat before the consult, and should I mention that swallowing got hard and my neck puffed up since my surgery yesterday
period cup fell out and i didnt notice, numb down there two days, sciatica in both legs
the trucker at the next pump told me I was dragging my foot, I hadn't noticed, it was ok when I left Fresno
forgot words at bingo, couldn't hold the dauber, hand's still weak. Would that come from my neck?
cant whistle for the dog tonight my mouth wont make the shape and my hand is numb
sat through the whole rosary with my leg twisted under me and didn't feel it, now it won't take weight. Came on this week
trouble in the outhouse department, if you follow me. It will not start, and there's no feeling, since the tractor jolt
my teenage son thinks its funny that I fart and can't stop it, but it's new this week with the back and I feel numb there
Her catheter came out Tuesday after the spine surgery and since then it just runs, she says she can't tell
he keeps saying wait til Monday but his leg was weak at noon and limp by dark
I can't pee since last night and my back is killing me
it feels weird when I wipe, like the skin isn't mine
my privates have gone numb, kind of embarrassing to ask
Numb down there since this morning, should I make an appointment?
my butt feels asleep all day and it doesn't go away even when I stand
I wet myself at the store and didn't even feel it
i cant tell wen my blader is full anymore
pooped my pants without noticing, I have a herniated disc
Having trouble starting to urinate since my sciatica got worse
since two days I don't feel anything during sex
all of a sudden I can't get an erection and my back hurts
the area that touches a bicycle seat is all tingly and numb
My wife says it's nothing but I can't feel the toilet paper
my dad had back surgery last year and now he can't hold his urine
is it normal that I have to push really hard to get any pee out since my back went out?
I think I have saddle numbness
no fever, no fall, but I've started leaking pee when I stand up and my back hurts
sciatica going down both legs now, it started yesterday
the inside of my thighs and my crotch tingle
I haven't been able to go number one all day and there is a numb patch between my legs
cant feel my bum
lost control of my bowels this morning, probably just something I ate
I never had bladder problems before but since this morning nothing comes out
What time do you close? I started losing control of my bladder at lunch
Hi, I see another surgeon and my MRI in March showed L5-S1. I do PT twice a week and it mostly helps. Yesterday while cooking I found out that I had wet my pants without noticing. What insurance do you take?
NO FEELING BETWEEN MY LEGS SINCE LAST NIGHT
My leg got weak over the last few hours and I can barely lift it
woke up and my foot just drops, I can't lift it
both my legs are getting weak
my legs gave out twice today and feel really heavy
mom can't move her legs after her fusion on Tuesday
right leg a little weaker since my surgery last week, its only slight though
weakness spreading from my hand up to my shoulder since yesterday
My hands have turned clumsy in the last couple of days, I keep dropping things
I keep stumbling and tripping since the weekend and my balance is getting worse fast
there's like a tight band around my chest and my legs feel heavy
fever of 102 and the worst back pain of my life
I have chills and a high temperature and my neck pain is unbearable
My mother is confused and has a fever after her back operation
my face is drooping on one side and my arm is weak, could it be a pinched nerve?
all of a sudden grandpa's speech is slurred
worst headache of my life, came on like a thunderclap
I lost vision in one eye for ten minutes but it's back now
chest pain going into my left arm
I'm short of breath since my surgery
coughing up blood two weeks after my fusion
my calf is swollen and red, I had surgery ten days ago
one leg is bigger than the other since the operation and it's sore
My neck is swelling up after my disc replacement and I can hardly swallow
I took too many of my oxycodone by mistake
my wife took her pain pills and I can't wake her up
he is breathing really slowly after his norco
I fell off a ladder and now my back hurts terribly
car crash this morning, my neck hurts really bad
blood is pouring out of my incision and wont stop
had an epidural shot yesterday and now my leg is numb and weak
I stand at the toilet for ages and only a few drops come, started Sunday with the leg pain
no feeling when I go to the bathroom, I have to look to see if I'm done peeing
this is awkward but my vagina feels numb since my back locked up
penis numb and tingly after lifting a couch, can this wait till monday
both cheeks of my behind have gone numb
I've been having accidents in bed, I'm 44 and never had that, plus sciatica
Cannot feel wether I need to pee or not
stool leaks out and I only notice when I see it
my husbend says im overreacting but i cant start my stream at all today
haven't been able to finish having sex for a week because I can't feel anything there
He can't get hard anymore since his disc slipped, is that from the back?
the part of me that touches the chair is numb
toilet paper feels strange, like wiping someone else
my daughter has back pain and says she peed herself without knowing
should I be worried that my groin area has no sensation since last night?
prickly numbness around my anus
I don't have a fever or anything, but I can't empty my bladder all the way since Thursday
shooting pain in both legs at once since this morning
pins and needles between my thighs and back there
its been 14 hours since i was abel to urinate
everything from my waist down between the legs is dead to the touch
I can no longer hold my poop since the back pain got worse
I had cauda equina five years ago and recovered, but today the numbness down there is back
quick question, how long can you go without peeing? it's been since yesterday and my lower back is terrible
Do you take Aetna? And one more thing, since yesterday I can't feel myself peeing
Good morning. I did physical therapy for six weeks for a disc at L5-S1 and liked it a lot, my insurance paid most of it. On Saturday I lifted my grandson, and ever since my seat and my private area are numb. Could you mail me your forms?
I CANNOT GO PEE AND MY LEGS TINGLE
my left leg keeps buckling and it's weaker every hour
can't stand on my tiptoes or raise my toes all of a sudden
legs feel like lead and I have trouble walking since yesterday
my brother has a bad neck and now he cannot move either leg
a bit of weakness in my thigh, new since I had my back operated on Monday
my grip is going fast, yesterday I could hold a cup and today I can't
walking like I'm drunk for three days and getting worse
my fingers stopped doing what I want this week, can't button, can't write, worse by the day
I have prostate cancer and now my legs are getting weak
it feels like a belt squeezing my ribs and I can't walk straight
103 fever, shaking, and my spine hurts so bad I can't move
burning up with fever and my lower back is in agony
since his spine surgery dad has a temperature and is talking nonsense
I have a fever and now my legs feel weak, my back has been hurting all week
half of my face went numb and I can't find my words
my aunt suddenly can't move her right arm and her mouth is crooked
the most terrible headache I've ever had hit me out of nowhere
suddenly dizzy, can't keep my balance and seeing double
pressure in my chest and sweating, maybe it is just my thoracic spine
can't catch my breath, I was discharged from the hospital two days ago
it hurts in my chest when I breathe in, had my back operation last week
husband is spitting up blood after his laminectomy
swelling in just one calf after my microdiscectomy, feels warm
My left leg is puffy and tender since I came home from the hospital
throat closing and neck getting bigger since my front-of-neck surgery
my roommate took a bunch of percocet and his lips are blue
grandma is so sleepy on her pain pills that I can't get her to respond
I doubled up on my morphine by accident and feel really drowsy
got thrown off a horse an hour ago and I have severe back pain
the bandage is soaked with blood again and again, it keeps gushing
after my spine injection I can't see well out of one eye
can't feel myself wipe, had to look to know I was clean
peed the bed and didn't know til the sheets got cold, 52 yrs old
legs like jelly since this morning and it climbs
the gauze is soaked again, third one since breakfast, bright red
arm drooping after the injection in my neck yesterday
rolled the quad and back cracked, hurts to take a breath
Dad's been standing over the toilet half an hour with the tap running and nothing. He hurt his back Sunday.
there's a dead zone where my bike seat goes
bathwater feels hot on my knees and I can't feel it at all between my thighs
squirted myself with the bidet and felt zip, like it was hitting somebody else
shaving down there and noticed I can't feel the razor, low back been awful all week
um so my tampon... i couldnt tell if it was in. everything feels rubbery since the disc went out
When I fart I can't tell if it's just air anymore. Started with this new back attack.
tighty whities wet at lunch, wet again at three, never noticed either time
it takes pushing on my belly with both hands to get any pee out, new since tuesday
My husband is 44 and asking me to buy him Depends. Back pain went to both thighs on Saturday.
skid marks every day now cuz I dont feel it come out, this is not me
was on the tractor all day and when i got off my seat never woke back up, thats two days ago, and im leaking
no tingle no nothing when my wife touches it, since I lifted that engine block
I keep sitting on the john waiting for the feeling to go. It doesnt come. Last time was yesterday noon
bladder scan at home health showed 900 cc and pt cant void, post lami day 4
pt c/o saddle paresthesia x24h, decreased rectal tone per the NP, where do i send him
62M, urinary hesitancy new onset, bilat LE radic, on your schedule for thurs
the part of me that touches the tractor seat went cotton
i sat on my phone and didnt feel it under my butt, that cant be right
Mom says her bottom is 'wearing gloves'. She is 79 and she wet her chair at church.
down south is novocained. sciatica both sides now. do I wait for Monday?
cant tell hot from cold on my lady bits since last nite, back spasm put me on the floor first
My boy is 19, deadlifted Friday, now says he can't feel his junk. He's laughing but I'm not.
the urine stops halfway and I have to stand and lean and wiggle to get the rest, never had that before this disc
I went number two in the shower and only knew because I saw it
everything from tailbone forward feels shot up with lidocaine and I got no shot
sorry for oversharing but sex Saturday was like nothing was there, and today the toilet paper feels like nothing too
its like my crotch belongs to a mannequin
Three days of dribbles. I strain, I get a teaspoon. Belly feels like a basketball. Back is out again.
my stepdad is a proud man, he has been hiding wet jeans behind the washer since his back went out last week
bowels moved in the pickup, no warning whatsoever, and my seat feels asleep
the catheter came out at discharge and 11 hours later i still havent gone a drop
Not to be gross, I have to dig it out because I can't feel to push. New this week with the leg pain.
is it a side effect of cyclobenzaprine that i cant sense my pee leaving me, my thighs are tingly up high too
I thought my water broke but I'm not pregnant. I just leaked everywhere and my bottom is numb
morning wood gone since the accident two weeks ago and the skin around there is like leather
kinda hard to explain but the inside of my legs up at the top feels shaved off, like no skin, cant feel my boxers
I'd rather die of embarrassment than say this at the desk: I pooped and didn't feel it, twice today
grandpa at the rest home stopped asking for the urinal and his bed is soaked each round, legs weak since yesterday, he has spine mets
its probably the new underwear but my whole undercarriage tingles since the back pain moved down both legs
coughed and the bladder emptied all the way. whole thing. I didnt feel it go and my rear is numb
I have always been regular and dry. This week I am neither and my feet buzz.
how long can a person safely go without peeing? its been since 6 pm yesterday and my back is bad
they told me numb when you wipe means go in. well it is kinda fuzzy when I wipe. does fuzzy count
My crew boss says drink water but I drank a gallon and nothing comes out, back locked up picking peaches
cheeks asleep. not the face ones. and I drip
since the spinal block for my c section my seat and privates never came back, its day three and I cannot pee
i feel full but the faucet wont turn on
doc gave me flomax but this came on the same day as the lightning in both legs, cant start my stream
wife put an ice pack between my legs for a joke and i didnt flinch because i couldnt feel it
She's only 28. Herniated disc. Had an accident in the movie theatre and says she's numb on the sitting bones.
left cheek numb, now right cheek too, now the front. moving around like a stain
had to sit down to finish peeing and then my legs would hardly push me back up
toilet troubles started with the leg troubles, same day, i figure its stress
do yall rent adult diapers lol serious tho i cant hold either one since the weekend
cat jumped on my lap and I couldn't feel her weight on my thighs or in between
Bilateral leg pain new, and going to the bathroom is different, I have to think about it, I can't just go
catheter bag still full of questions: they took it out friday, i still dribble, and I can't feel the tip
my hubby quit wanting relations, finally admits he has no sensation and has been wetting since Labor Day weekend when his back blew
the tingling went from my calf to my hoo-ha overnight
it's like I'm straddling a block of wood. even lying down.
can you tell the doctor my bladder went on strike the same night my leg went numb
I feel stupid writing but when I pee I hear it, I don't feel it
my knees unlock when I'm just standing at the sink, since last night
toes won't come up so i tied the shoe to my shin with a bootlace to walk, happened monday
Legs quit on the ladder. Both. I slid down. They come back a bit then quit again.
carried my own leg into the shower this morning
Walked to the almond shaker fine at 6, by noon coworkers were holding me up under the arms
she has to hug the wall to get to the kitchen, day before yesterday she walked the dog
feet feel like they're in ski boots and the boots are getting taller every day
husband scoots on his butt up the stairs since thursday cause the legs wont lift
I tell my foot to move and it just looks at me
my flip flop came off and i dragged my toes bloody, didnt feel a thing
legs weigh a thousand pounds today, yesterday five hundred
used the shopping cart to hold me up because from the hips down i was rubber, it's brand new
Standing on my toes? No. Not on the left, not since that snap during squats on Monday.
fell three times going to the mailbox this week. my feet dont know where they are
hands are like oven mitts all of a sudden, cant zip my coat, walking like a sailor
can't text with thumbs so daughter types. Dropped every cup since Wednesday. Wobbly too.
I bend my neck and a bolt goes to my feet and now the feet drag, it's only been nine days
quick one for the nurse, is it ok my father suddenly needs two people to stand him up, he did it himself Sunday
corset feeling round my middle that wont loosen and today i tripped on flat carpet twice
Prostate cancer in the bone, and this morning his knees folded at the sink.
lung cancer, pain like a strap at my bra line, legs are slow like wading through a canal
breast cancer stage 4 lady here. Numb from the ribs down on one side since supper.
grip is leaving me day by day, couldnt squeeze the nozzle at Costco gas today, saturday i was fine
cant hold my head up, neck just gave up and arms weak, came on this week
Something is off. I lift my knee to get in the truck and it only goes halfway. Was fine two days ago.
My ankle rolls like a wet noodle and that calf is shrinking fast, all since two weeks
hips dont hold me, I go down like a folding chair
i'm a roofer and my leg gave way on a roof today, no strength at all in it when i try to push up
grandma slid off the commode because neither leg would work, normally she uses just a cane
the good leg went bad too, as of last night
pins in both feet at breakfast, both knees by lunch, both hips now
she was dancing at the quinceañera saturday and today we are lifting her into the car, no strength from waist down
My left foot makes a slapping noise on the tile. My wife noticed Tuesday. It gets worse.
no pain no nothing just cant feel or work my right leg since I got off the plane from Phoenix
every time I stand the right thigh drops me, and it's numb on the front, since that lift at the packing house yesterday
honestly i feel fine except i cant stand on either foot
hello good evening my husband stepped off the curb and his foot did not answer him, now it hangs
took me 40 minutes to crawl to the bathroom, legs wont, phone is all I have
can't pedal the bike, one leg just stops pushing, came on overnight
MY LEGS ARE GOING OUT AND NOBODY WILL CALL ME BACK
Rapidly progressive LE weakness, 3/5 to 1/5 since am, hx of thoracic met. Can Dr see today?
I keep losing my shoe and finding out when I step on gravel, that foot cant lift, just this week
brushing my teeth is a two-hander since the weekend because the arm just falls
both shoulders quit. cant reach the shampoo. neck popped yesterday on the tilt-a-whirl
fingers stuck in a claw since this morning, can't open them, neck pain
walks like Frankenstein, stiff as boards, ten days ago he was square dancing
I been to the ER Friday they said sciatica. Sunday now and I can't raise the foot or the big toe at all.
his socks feel wet but theyre dry he says, all the way to the waist, and he tips over when he shuts his eyes. new this week
going up one step takes me three tries since yesterday, i'm 34
Would a knee brace help? Mine buckles each step since the back pain vanished on Thursday and I can't straighten it.
i had to be carried out of the walk in cooler, legs just went, they came back after but they're shaky and numb
my son 15 can't feel his feet right and trips, hes had a back ache for a month and now his legs are weak since practice
Just noticed dad's been lifting his leg in with a belt. He says since Tuesday.
its not that i'm tired, the leg will not take orders
do I qualify for a handicap placard, lost the use of my right foot on Friday
The therapist couldn't get my knee reflex and my strength dropped since last week's visit, now I'm falling
the feeling left my feet then my shins now my knees, one a day
mom's lip is sliding down one side and she's drooling her tea
words coming out scrambled like alphabet soup for my husband since he woke up
Her face isn't matching. One side smiles. She thinks its the muscle relaxer.
woke up and half of me is on vacation, left arm, left leg, left cheek
could not remember how to use a fork for a few minutes, arm was heavy, then fine again. neck again?
the tv looks cut in half and my right hand wont work the remote
my grandma keeps saying 'the the the' and pointing
typing with my nose practically, right arm died half an hour ago
I had a weird spell where my mouth wouldn't work and my hand dropped my sandwich. Lasted maybe 15 min. I'm 70.
someone hit me in the back of the head with a bat is how it feels, never had a headache like this, came in one second
dizzy like a merry go round, cant walk, throwing up, voice sounds funny, after they cracked my neck
he's leaning to one side in the recliner and can't tell me what day it is, was fine at breakfast
slurrin bad and i havent had a drop
tongue goes crooked when she sticks it out and her left hand is clumsy
coworker at the cannery just went blank, one eye is closing, cant answer us
i looked in the mirror and half my mouth aint moving
Can a bad neck make you forget words? My husband called the dog a tractor and now his arm is limp.
went blind in left eye like a shade came down, came back up after a bit
numb face numb arm numb leg all the right side, started when I was watching the news
Dad (88) is talking nonsense and can't hold his spoon on the left. Should I give him aspirin and bring him tomorrow?
stumbling, double vision, choking on my coffee, all since I turned my head hard backing up the truck
my mother just had a seizure on the kitchen floor, she had a spine operation in august
he's twitching all over and foaming, i think its a fit
pain sits right behind my breastbone and goes in my jaw, I'm blaming the chair
left arm heavy as wet hay, sweating, sick to my stomach, could be neck?
there's a vise on my ribs and I cant get a full breath
hubby is gray and clammy rubbing his chest, says its just heartburn from the carnitas
feels like a mule is standing on me
woke up gasping, had my back done ten days ago
can't finish a sentence without stopping for air, day 8 after fusion
there was red in the kleenex when I coughed and it pokes when I inhale
heart flopping like a fish and im light headed, nearly hit the floor twice
My wife fainted in the shower, her surgery was last week. She is awake now and pale.
one boot won't zip because that calf blew up, the other is normal, surgery was two weeks ago
my right leg is the size of a fence post and hot, left one is regular, had a fusion on the 2nd
charley horse that wont quit in one calf, skin shiny and red, been laid up since my operation
thigh all swole and bluish on one side after riding home six hours from the hospital
Oxygen meter on my finger says 84. Just home from back surgery.
pulse is 150 and my chest hurts, is that a pain pill thing
It hurts to breathe and I feel like something terrible is about to happen
i keep telling them its only indigestion but i cant lift my arm and im soaked in sweat
SOB on exertion, pleuritic pain, POD 9 TLIF, tachy 128, family reading this off the nurse's note
back pain between the shoulders that feels like a knife ripping me open, never felt that, legs went cold
my belly is throbbing like a heartbeat with my back and im dizzy, 72 smoker
lungs feel like wet bags, cant lie flat, sat up in the recliner all night gasping
dad says put him down for monday because his chest 'is talking to him' since he fed the calves
jaw ache, chest squeeze, cold sweat. Woman, 58. Everyone says it's stress
lips turning blue on my uncle and he is breathing like a fish
passed clean out carrying the laundry, came to on the floor, chest sore, week after surgery
I can't breathe
chest hurts
my leg clot is maybe back? calf is tight and red since last night and im on the couch since the laminectomy
she says it feels like somebody buckled a saddle cinch on her chest, and she never complains
cant catch air after my shot, lips swelling up
broke out in hives and my throat is tight, took the new antibiotic 20 minutes ago
face blew up like a balloon after the contrast dye and im wheezing
bee got me and my tongue is fat and i cant swallow
back hurts so bad I'm crying and I'm on fire to the touch, 102.9
shaking under four blankets with my spine screaming
injection was Thursday, tonight I got chills and a pain in the back I can't describe, bending my neck is impossible
Hot, mumbling, picking at the sheets. Six days out from her back operation.
Temp 103.4 and he thinks I'm his mother
dialysis pt w/ new severe midback pain and rigors after access infection, legs heavy
diabetic foot sore for a month now my back is screaming and im burning up
thermometer says 39.6 and I can't get off the floor for the spine pain
my legs went weak and i have fever and the middle of my back is killing me
used to shoot dope, clean mostly, back pain is unreal n sweating buckets, 101 something
102 and my neck wont bend at all and the kitchen light stabs my eyes
she's burning up, incision smells rotten and she can't stay awake to talk
had a tooth pulled infected two weeks back, now the worst spine pain ever plus shivers at night, teeth rattling
ever since the epidural my back is a 12 out of 10 and im having hot and cold sweats and numb legs
Could it be valley fever in my spine, I have temperature 102 and pain so bad I can't sit up
Took his temp, 104. He had hardware put in three weeks ago. He doesn't recognise our daughter.
i'm freezing and sweating and can't think straight, wound is hot as a stove
my kid has leukemia and his back hurts horribly tonight with 101.9
fever broke but now my legs wont hold and back pain is murder
agony in my low back, fever three days, urgent care said kidney, now my feet are numb
Sugar is over 500, 102.8, pain in her spine is making her scream
on Humira, temp 101.7, back pain so terrible i vomited
after neck surgery: can't get water down, voice is gone, neck tight like a drum
her neck looks like a bullfrog since they fixed it tuesday and she's making a squeaking noise breathing in
there's a egg growing under the scar on the front of my neck and it's getting hard to breathe
I have to sit bolt upright to get air, front of my throat feels packed, cervical fusion yesterday
drooling because swallowing wont work, acdf was monday
bandage on my throat keeps getting tighter and tighter, had discs replaced this morning
His collar fit yesterday. Today the neck is so puffed we can't close it and he's panicking for breath
gargling sound every breath since my mother came home from neck surgery
is it supposed to feel like someone is choking me? disc replacement in the neck two days ago
swallowing my pills comes right back out my nose and im having trouble breathing, neck op day 2
blood is through the dressing, through the shirt and onto the seat of the truck
pressing a bath towel on my back, it fills, I get another one
stitches busted when I fell and its squirting
drip drip drip of red off the bed, it's from her incision
on coumadin, the surgery spot wont quit bleeding 45 minutes now
Changed the pad at 2, 2:20, 2:45, all full of blood
there's a puddle under my husband, the wound came open all the way
husband cut his arm with the chainsaw, blood everywhere, what do i do
throwing up blood, looks like coffee grounds, been on a lot of ibuprofen for my back
my poop is black like tar and im so weak i cant stand, been on naproxen and aspirin for months
mother won't wake, took her sleeping pill with the oxycodone
his chest barely moves, im counting maybe six a minute, fentanyl patch on
toddler chewed one of my norcos what do i do
she snores and gurgles and I slap her face and nothing, pain pills by the bed
accidentally took my night pills and my morning pills and moms pills, cant keep my eyes open
Roommate's lips are purple. He crushed something. Needle on the floor.
how much narcan is in one spray my brother is blue
my little girl drank the liquid morphine
drank half a bottle of whiskey on top of his norco, now he's cold and wont answer
grandpa put on three pain patches because he forgot, he's slumped over
i can't tell if she is asleep or not breathing
Cant get him to respond!! he was talking five min ago
my husband is choking on steak and hes turning purple
baby swallowed a battery
nobody is breathing right in here, the generator is running in the garage, we all have headaches and grandma is out cold
he's not waking up
found mom on the floor, eyes open, won't talk
Neighbor collapsed in the yard. There's no pulse that I can find.
wife fell asleep in the hot tub after her muscle relaxers and i cant rouse her
took the whole week of the pill box by mistake, i'm real foggy and my breaths are slow
shot in my back wore off everywhere except the leg, which is dead, going on 14 hours
got the injection at ten am, it's bedtime, and I can't lift the thigh and I can't pee
since they burned the nerves this morning my legs have been weaker by the hour
nerve block in neck, now my arm hangs and its hard to breathe
came out of surgery kicking fine, tonight neither foot moves
day two home from tubes in my back, now I can't pull my toes up and yesterday I could
right hand quit after my neck fusion, it held a spoon last night
my brother walked out of the hospital Monday, today he crawls
week one after the laminectomy, legs heavy, bottom numb, hubby says give it time
Surgery leg is getting lazier each day. I trip. Wasn't like that when I left.
i know swelling is normal but my foot just flops since last nite, op was wednesday
they fused me friday and now i dribble all day and cant feel it, is that the anesthesia still
pump refilled today and now she is floppy and super sleepy and her breathing's shallow
stimulator trial leads pulled this morning. by supper legs numb and weak, back pain terrible
had a myelogram, hours later my legs are tingling up to the waist and weak
post-op day 3, patient unable to dorsiflex, was 5/5 at discharge
headache from hell after the epidural, neck stiff, light hurts, temp 101
stood up after my surgery nap and the leg just was not there
fell off the hay stack about ten feet onto hardpan, cant straighten
cow pinned him on the rail and now he says his legs are tingly
got T boned at 12th and Lacey, neck is screaming and my fingers buzz
Grandma missed the last two steps, landed sitting, and the pain in her back makes her holler if she so much as breathes.
mule kicked me square in the spine, i see spots when i move
forks dropped a load on my shoulders an hour ago, pain shooting down both arms, hands weak
I went over the handlebars, landed on my head, neck feels crunchy
drunk uncle fell from the roof, says he is fine, but he's lying crooked and can't feel his toes
hit a canal bank in the side by side and my back slammed, cant hardly stand the pain
Walnut limb fell on my husband. He is awake. He's saying dont touch my neck.
was in a rollover last night, walked away, woke up unable to turn my head and arms tingling
boat hit a wake hard, felt a pop, now terrible mid back pain and numb thighs
trailer hitch gave out and the trailer came down on his back
my grandson 9 fell off the monkey bars on his neck and he says his hands feel funny
slipped off the milk tank, fell maybe eight feet, back is in agony, boss gave me tylenol and told me to sit
Should he sit or lie down? He came off the horse and can't feel below his belt.
the car is totaled im okay i think but i cant move my neck and theres a burning in both arms
Got bucked off at the rodeo grounds, back went crunch, cant get a deep breath.
tackled at friday nights game, helmet first, couldnt move for a minute, now arms burn and neck hurts
she fell in the tub and her hip and back hurt so much she cant be moved, been on the floor since 4
train hit my cousins truck. he climbed out. says back hurts terrible.
slid under the disc harrow, ribs and spine are killing me, pee looks like cola
lady at my work got knocked flat by a pallet jack and now she says she cant feel her legs
dad fell from a palm he was trimming, conscious, extreme back pain, won't let me call because of no papers
dove in the canal where its shallow, neck hurts like crazy and I dropped my keys twice since
hit by a line drive in the neck and my left arm wont work right
I flipped my kids go kart like an idiot and landed on my neck, now electric zaps go down to my feet
can I drive myself over? Fell off the loading dock flat on my back and legs are numb-ish
i took a spill from the trellis in the vineyard, cant feel one leg, my cousin is writing this
ambulance costs too much so im asking you, the ladder went out and i landed on my tailbone and now im peeing on myself
rear ended by a semi near Kettleman, headache, neck bones hurt to touch, hands tingling
My wife was thrown from the boat and hit the dock. Severe pain middle of the back. We're three hours from Hanford.
bull rolled me two hours ago, peeing blood and back is broke i think
he came down wrong off the trampoline on his head, neck is sideways and hurts bad
Our nana slipped on the wet patio and hit the back of her neck, she's on blood thinners, very sleepy now
cracked my head and neck on the forklift cage, vision double since, cant hold a pen
fell down a well casing hole to my chest, yanked my back, legs feel asleep both
they want me to sign a work comp form but i fell 12 ft an hour ago and cant bend or feel my heel
Long fall from the rim of the silo. He is breathing. Back bent wrong.
skateboard, stairs, landed on my spine, now theres tingling in my private parts
been told I have cord compression and surgery in two weeks, but tonight I can't button, can't walk straight and peed myself
please advise, my patient with multiple myeloma suddenly can't bear weight and has numbness to the umbilicus
just tell me which er has a spine doctor, im numb between my legs and my foot is dead
Is Saturday too long to wait? Both legs are dead weight.
my insurance wont cover er so can the dr call me, I can't pee since yesterday morning and my rear is numb
not sure if this is for yall but my husbands arm n leg just stopped workin on one side
don't freak out, but I've lost feeling in the seat area and my stream quit
I'm a caregiver and Mr. Dutra has not urinated my whole shift plus he says his legs are asleep, he has bad discs
whatever it is it's moving up, at my ribs now, and i can't wiggle my toes
wanted to cancel PT because my legs don't work today, not sore, they don't work
how do I know if it's the bad kind? Both hams on fire and my bum is tingling since noon
they gave me a number to call but I cant dial, hands don't work since last night
my cousin says sleep it off, I fell off the truck and I can't feel my right side
Weird one for you guys. Can't cum, can't feel it, can't pee. Since moving the piano.
i lost my poop at Walmart. did not feel it. never had this. back is bad since tuesday. what department do i call
Should I bring the walker to Thursdays visit, my husband went from walking to not walking since yesterday
on hold with you 25 min. dad had back surgery, he's blue around the mouth
shoulder blade pain goes through to my chest and I'm pouring sweat, can you adjust my pain meds
sitting on ice is what it feels like, all the time, between my legs, and I had to push hard to pee this mornin
Husband thinks it's funny he can't feel his behind but he also walked into the doorframe twice and wet himself
i want to reschedule my mri bc i cant lay flat, cant breathe when i do, ankles and lungs full i think
when will feeling come back? whole bottom half went out a couple hrs ago after i twisted
sooo my back popped and now im peeing when I laugh, stand, breathe, everything, and my girl parts are fuzzy
grandfather 91 stopped walking thursday, stopped peeing friday
Pain is better actually. Just the leg that's useless now and a bit of wetness I don't feel.
my girlfriends pupils are tiny and she wont answer, she hurt her back and somebody gave her pills
he had a stent last year and now theres a weight on his chest but he wants to finish his tax appointment with you first
fumbling with keys, slopping my coffee, staggering. A week ago none of that. Neck MRI not til the 30th.
the numb patch by my tailbone spread to my front and I had an oopsie in bed
i am 71 my legs buckle, my hands drop things, three days now, i live alone and im scared
Sweetie next door is typing. I can not hold my water nor stand up straight since I lifted the wash basket.
cant feel when the poop is there til it's there
when I sneeze both legs light up and then go dead for a minute, and it takes forever to start peeing, all new
Does the doctor take walk ins on Friday, my dad's left side went floppy
home from er with 'muscle strain' papers, now the numb reaches my genitals
I can't get off the toilet. My legs won't answer. I have my phone with me
put my hand on the stove and didnt feel it, both hands numb since a few days and I walk like im on a boat
carpal tunnel doesnt make your legs stumble does it? hands and legs both going, fast, this past week
wobbly like a newborn calf after the chiropractor twisted my neck, and one eyelid droops
at work they say im drunk, im not, my legs wont go straight since last night and my hands shake things off
lump on the incision got big as a grapefruit in one hour and blood is coming out
I lost a lot of blood from the back cut and I feel faint and cold
can you page the doctor?? she is vomiting, stiff neck, fever and doesn't know her name, back surgery 10 days ago
my brother is in the orchard with his leg pinned under the tractor
he shot himself in the leg with the nail gun and it wont stop bleeding
What's the best mattress if you can't feel your buttocks and you've started wetting at night? It began this week
son fell asleep after the concussion at football and now his neck hurts and he cant move his arms
sorry if this is gross but I soiled the bed last night and never felt it coming
my nether regions feel like the dentist gave me a shot there
I sit on the toilet and nothing will come, belly feels full, back has been out since Friday
my undies are wet and i have no idea when it hapened, bad disc in my back
when I shower I can't feel the water between my legs
probably just age, but this week my urine dribbles out by itself and both thighs burn
went to the restroom and had to check the paper because I couldnt tell if anything came out
My fiance noticed I don't react when he touches me there anymore, it started with the sciatica
the saddle region is tingling on and off since I twisted my back
Mother, 82, low back pain, has not passed water since yesterday noon
I don't get any warning before a bowel movement now, it just happens
numness arond my rectum and buttoks
Need to strain to start peeing ever since the disc popped, should I just drink more water?
my son hurt his back at football and now his testicles feel numb
can't feel anything where I sit and I have been telling myself it will pass
Could I move my Thursday visit to next week? Also I have had no sensation in my genitals since Monday
Hello, long time reader. My back has bothered me since 2015 and I garden a lot. Last month I saw a chiropractor and felt better. Since the weekend I pass gas and stool without being able to stop it. Do you have weekend hours?
both legs are on fire with nerve pain and it is the worst it has ever been
I no longer feel the urge to pee, I just go by the clock now
yesterday I climbed stairs fine, tonight I can't push off with my left foot
my knees fold under me every few steps since this morning
foot slaps the floor when I walk, that started three days ago
dad's legs went limp an hour ago and he can't get up from the chair
the numbness started in my toes on Monday and now it's up to my hips on both sides
its only a tiny bit of weakness, but my arm can do less each day since the neck fusion
all my fingers went clumsy since Saturday and I walk into walls
I had breast cancer and since yesterday my legs feel like jelly
feels like someone tied a rope round my middle and my feet drag
he slipped off the roof at the job site and can't straighten his back from the pain
rolled my quad on Sunday, my spine is so sore I cannot sit
diabetic, on dialysis, high fever and my mid back is hurting like never before
shaking chills, 102.5, and I can't turn my neck from the pain
I had a spinal injection on Tuesday, today I'm feverish and my legs feel weak
wife's smile is crooked and she is mixing up her words, started ten minutes ago
my right arm and leg suddenly went numb at breakfast, must be the disc in my neck right?
couldn't talk for a few minutes this morning but I'm ok now
tightness in my chest that goes up to the jaw, think it's my posture
I get winded just sitting here and my heart is racing, back surgery was last Friday
passed out in the bathroom, came home from my fusion yesterday
there was blood in what I coughed up, operated twelve days ago
back of my knee and lower leg tight, warm and swollen since the operation
husband took the whole bottle of gabapentin
he's snoring strange after his oxy and I cannot get him to wake
blood keeps coming through the gauze no matter how hard I press
had a disc put in my neck two days ago and now it's swelling and hard to breathe
a week after back surgery my father is seeing things, feverish and does not know where he is
`
