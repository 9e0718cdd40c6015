export const sameDayEnglish = `
my incision is leaking a little yellowish stuff since this morning
had surgery tuesday and running 100.6 but feel ok otherwise
the cut on my back looks red and kinda puffy
a stitch popped and theres a small gap
is it ok if the bandage is wet again I already changed it twice today
temp is 101 5 days after fusion, no other problems
wound smells funny
moms incision is warm and pink around the edges, bigger than yesterday
one of the staples came out and the skin is open about half an inch
no bm since surgery 4 days ago and belly is tight
I have thrown up three times since I came home from the hospital yesterday
stomach is swollen up like a basketball since my back operation
havent pooped in 5 days on the norco
headache only when I sit up, started after my laminectomy, goes away lying flat
i had a microdiscectomy friday and get a pounding head the second i stand
my voice keeps getting hoarser since the neck surgery, its been 6 days
husband's voice was scratchy after his neck fusion and now its almost a whisper, eating fine breathing fine
the pain after my surgery was getting better and now its worse every day
pain is way worse today than the day i left the hospital
my toes feel a tiny bit numb since yesterday, walking fine
little bit of tingling in two fingers that wasnt there last week
slight weakness in my grip maybe, noticed it this week opening the pickle jar
my big toe seems a hair weaker than the other one, not getting worse
i had breast cancer in 2014 and now my back hurts at night
prostate cancer survivor, new ache mid back that wakes me up
lost 18 pounds without trying and my back has been hurting
dad has lung cancer and says his back is sore the last two weeks, nothing else
my clothes are falling off me and the back ache wont quit, not dieting
over the past year im getting clumsy with buttons
my handwriting has gotten worse since spring and I fumble with keys
dropping coffee cups more and more over several months, is that my neck
I have osteoporosis and bent to pick up the laundry and got a sudden sharp pain in my back
mom is 81 brittle bones she sneezed and now her back is killing her
felt a pop in my back lifting the turkey, im 77 and on fosamax
low grade fever 100.5 and my back is a bit achy
running a fever and my lower back is sore, not awful
Sorry to bother you, probably nothing, but there is clear fluid coming from my incision
pus on the gauze this morning
drainage soaked through my tshirt last nite
it opened up a little at the bottom where my belt rubs
my wife says the scar looks angry
incision is hot to touch
thermometer says 100.4 do I need to come in, surgery was 9 days ago
got the chills last night and 100.8 this morning, day 6 after my fusion, head is clear and back is the same
is 100.9 too high after back surgery
grandma had her kyphoplasty monday and has a fever of 101, she's alert and eating
steri strips came off and the edges arent together
there's a bump next to my incision thats red and sore
Can I just put neosporin on it, it's oozing a bit
redness is spreading past the marker line the nurse drew
Been throwing up all my pain meds since the operation wednesday and can't keep crackers down
its day 4 and still no bowel movement, tried prune juice and miralax
bloated hard belly after lumbar fusion and passing no gas
Dr gave me stool softner but nothing since last thursday (surgery was thursday)
vomitting every time i eat, post op day 3
dad hasnt gone number two since his spine surgery sunday and its now thursday
tummy is big and tight after my surgery and im nauseous
head hurts like crazy when im upright, flat on my back its gone, had decompression last week
everytime I get up to pee my head throbs, surgery 3 days ago
headache that quits when i lay down, is that the anesthesia wearing off
she cant sit at the table because her head pounds, lies down and its fine, had her disc out monday
Hoarse after acdf and its going the wrong direction, week 2
i sound like a frog more and more every day since the neck operation
worsening voice after disc replacement in my neck
back pain after surgery went from a 4 to an 8 in two days
leg pain came back worse after my microdiscectomy, strength is fine
pain meds not touching it anymore, 10 days out and it hurts more than ever
Why would it hurt more at week three than week one after fusion
my hip and back hurt more since yesterday, surgery was two weeks ago, I didnt do anything
since my laminectomy the pain has been creeping up instead of down
new numb patch on the outside of my calf, about the size of a quarter
the top of my foot feels a little asleep since sunday, i can still move it all ways
my pinky is tingling, started couple days ago, mild
noticed my thigh feels kinda dull on one side, new this week
arm feels just a touch weaker than before when I lift the skillet
little pins and needles down my right leg thats new, no pain really
slightly numb heel, came on last week
can my thumb be a little numb from a neck thing, it only started tuesday
my left hand isnt quite as strong, noticed it this week turning the key, nothing else
my calf feels a tad weak when i push off, not falling or anything
i have myeloma and my spine started hurting
had kidney cancer removed 6 yrs ago, now constant ache between my shoulder blades at night
history of melanoma. new low back pain for 3 weeks. should i wait for my appt in march?
my sister had breast cancer before and now her back aches worst lying in bed
thyroid cancer back in 09 and now a deep bone pain in my spine
Im a lymphoma survivor with back pain that wont let me sleep, walking fine
pain at night wakes me at 3 every single time and i had colon cancer two years ago
back pain and i have dropped from 190 to 168 since summer for no reason
hubby is skin and bones lately, not eating different, and complains of his back
weight just falling off me and this dull backache
unexplained weight loss plus back pain what kind of doctor
she went down 3 dress sizes and her back hurts all the time, she isn't trying
i cant do my earrings anymore, its been slowly getting worse since last year
knitting got harder and harder this year, fingers just dont listen
My hands are slow. buttons, zippers, texting. maybe 8 months now
mom thinks its old age but her hands have gotten clumsy bit by bit
typing mistakes all the time, fingers feel thick, been gradual
i fumble coins at the register, getting a little worse every couple months
83 yr old with osteoperosis, stepped off curb wrong and sudden pain mid back
I'm on prolia and something crunched in my back reaching for a casserole dish
auntie's bones are thin, she coughed hard and has had terrible back pain ever since
sudden back pain making the bed, i am 79 and the bone scan was bad last year
took prednisone for years, twisted getting out of the car, bam, new pain right in the spine
mother in law has lost height before and woke with sudden bad back pain, no fall
is a little fever with a backache worth calling about
99 to 100.7 on and off for two days and my back aches some
temp's been 100.4 to 100.8, mild soreness low in my back, I feel mostly okay
I dont want to be a pest but the dressing came off and theres a hole I can see into
pink watery stuff keeps coming out of my back cut
wound looks gooey
my husband says there's a bit of green on the bandage
who do I call if my stitches are coming apart
scar opened when I sneezed, not bleeding much, just gaping
looks infected maybe? red streak by the incision and sore
incisions crusty and weeping day 11
Surgery 2 wks ago fever 101.2 no chills no confusion what now
does tylenol hide a fever, i was 100.9 before I took it, operated last monday
post op and feverish, 38.2 celsius
got a temp after my disc surgery, otherwise just tired
my neck incision has swelled a little, red and draining some, I swallow and breathe fine
front of neck cut is leaking clear drops
constipated since monday a week ago when they did my back, dulcolax did zip
belly looks 9 months pregnant after the fusion lol but seriously it hurts
cant stop barfing after surgery even the water comes back
haven't gone since before the operation, thats 3 full days, and the gas pains are something
dizzy headachey when standing since they nicked the sac in surgery, fine when lying down
is a spinal leak why my head hurts upright? surgery was six days ago
head pain behind the eyes within a minute of sitting up, started two days post op, gone if i lay flat
voice almost gone now, three weeks after my neck surgery, it was better at first
hoarseness getting worse not better, cervical fusion may 2
I was off the pain pills and now im back on every 4 hours, week 2 of recovery hurting more
pain after surgery got worse when I stopped the steroid pack, cant get comfortable
something feels wrong, more pain at the surgery site every day but no fever that i know of
my right leg hurts more now than before they operated, i can walk and lift it fine
two toes kinda numb, new
theres a spot on my shin I can't feel the razor, just since the weekend
slight tingle in my forearm and thumb, new this week, grip is ok
numbness came on yesterday on the side of my foot, small area
stairs feel slightly harder on the left leg since the other day, could be nothing
maybe my arm is a bit weak? can still carry groceries but notice it lately
wrist feels a little weaker than a week ago
I beat bladder cancer 5 years ago, should a new backache worry me
remission from leukemia and my back started aching for no reason
dad's kidney cancer was 2019. spine hurts him at nite now
oncologist is out til monday, i have breast cancer and a new sore spot on my spine
ovarian cancer history, back hurts more lying down than standing
dropped two belt notches this fall, not trying, back is sore most days
lost a lot of weight for no reason n my mid back aches
food tastes fine but im shrinking, 25 lbs, and my back has been aching since june
my fingers are getting clumsier each month, needles and thread are impossible now
it takes me ten minutes to button a shirt, two years ago it took one
grandpa keeps dropping his fork, been coming on slow since easter
cant play guitar like I used to, hands slowly getting stupid
signature looks like a childs now, gradual over a year or so, neck is stiff too
shuffling cards is hopeless lately, hands got slow over the winter
fever 101 and my bandage is damp with yellow, what number do i call
no poop 4 days and now queasy, had a laminectomy
can you look at a picture of my incision, edges pulling apart and red
should i worry that my wound is weeping, my appt isnt till next friday
bowels havent moved since the surgery, wife counted five days
day 5 after my fusion and theres a wet spot on my shirt right over the incision
My husbands cut looks angrier today than it did yesterday, red about an inch out all around
nurse here, post-op day 9, temp 100.8, otherwise I feel okay, eating and walking fine
hauled hay Saturday and now a small patch on my big toe feels numb, rest of me is alright
my left hand has been getting fumbly over the last year, buttons mostly, thought it was just being 74
Grandma sneezed and got a terrible sharp pain in the middle of her back, shes 81 with osteoporosis
I had breast cancer in 2015. Now my back aches at night and nothing helps.
havent had a bm since the operation thats 4 days
dad is throwing up his lunch and dinner, he had back surgery thursday
headache comes on every time I stand up and goes away when I lay flat, surgery was monday
my voice is hoarser every day since the neck surgery but im breathing and swallowing ok
lost 18 lbs since spring and not trying, plus this ache in my back
pain was a 4 last week after the surgery and now its an 8, why
is yellow goo normal from the incision
one of the steri strips came off and the skin underneath is gapping a bit
Dear Doctor, since Sunday I have noticed a slight numbness along the outside of my left foot. I would be grateful for your advice.
a little weaker in my right leg than usual when i climb up in the cab, just noticed it this week
low fever and a mild backache for 2 days now, 100.5
I don't want to make a fuss but the bandage smells funny
im 15 writing for my mom she had surgery last week and her stitches look kinda green
trucker here laid up in Barstow, incision popped open about a half inch not bleeding much
you people said call if 100.4 well its 100.6 and nobody picks up the phone
belly is swelled up like a basketball since the fusion and cant go number two in three days
prostate cancer six years back and now a new pain up between my shoulders
the pain wakes me at 3 every nite, new, and I had lung cancer before
thumb and pointer finger been tingling since thursday, thats new, grip still fine
mom's handwriting has gone to scribble over the past several months and she keeps dropping her knitting
incision hot to touch
pus
should there be clear water dripping from my back wound its been like that since breakfast
my toe feels asleep and it didnt before. walking ok bathroom ok
caregiver for Mr. Dale, his wound dressing soaked through with pinkish fluid again, he feels fine
i bent over to feed the chickens and felt a crack in my back, 79, bones like chalk they told me
took prednisone for years and yesterday my back just grabbed me out of nowhere, worst in the middle
not sleeping, surgery pain getting worse not better day 10
the pills arent touching it anymore and it was getting better until wednesday
hey so my wife had that disk thing done and her temp is a hundred and one no other complaints what do we do
drainage from incision today, thin and cloudy
Stitches look infected?? red, swole, sore
calf feels slightly weaker when I go up on my toes, only the one side, came on this week
my aunt is a melanoma survivor and has had back pain for two weeks that hurts more lying in bed
weight is falling off me and my back hurts, I figured it was stress
no poop since friday had surgery thursday today is tuesday
i keep vomiting after the operation cant hold down the pain pills
The headache after my laminectomy is awful sitting at the table. Flat on my back it is gone.
voice almost gone now, it was only scratchy when they sent me home from the neck operation
can a scab that leaks wait till my appointment next week
Redness is creeping up from the scar about two fingers wide
dont laugh but I cant pick up coins anymore, been getting worse since christmas
my fingers have got clumsy little by little, earrings are impossible now
felt numb on the top of my foot after the long drive and its still there next day, strength ok
had chills once and 100.9 this morning, surgery 6 days ago, cut looks clean
probably nothing but 100.4 on the dot tonight, had the microdiscectomy last Tuesday
ache in my back with a temperature of 99.9 to 100.7 all weekend, not terrible pain
staple fell out and theres a hole you could fit a pea in
my bra strap rubbed the incision open a tad
im so mad they discharged my dad and his wound has been weeping ever since
brown stuff on the gauze every time i change it
He's 84, lifted a bag of dog food and now has sudden pain in his mid back, he has osteoporosis
slipped disc years ago but this numb spot on my shin is new as of monday
my ring finger and pinky have gone a bit numb this week, typing is okay
I had kidney cancer removed in 2019 and there is a new ache low in my spine
back pain at night only. history of lymphoma. should I be seen
clothes are hanging off me havent been dieting and this back wont quit
mama aint had a bowel movement in 5 days since her back operation and she says shes bloated
stomach hard as a rock and no gas since surgery
been sick to my stomach and throwing up since i got home from the spine surgery yesterday
every time i sit up my head pounds, had the spinal operation 3 days ago
hoarse and getting hoarser 8 days out from ACDF no trouble swallowing
surgery site more sore than last week and now throbbing
hi its the daughter, dad says the pain jumped up overnight, he is 2 weeks post op, no fever, legs ok
used to need one pain pill now I need three, two weeks after fusion
my wrist feels slightly weak pouring coffee since yesterday
going downstairs the right thigh muscle feels a touch weak since this weekend, no falls, never operated on
little bit of tingling thats new down to my ankle since tuesday, otherwise normal down there and all
is it ok that the wound is open at the bottom corner
edge of the incision looks black and its oozing some
My patient, a 69 year old at our board and care, is post laminectomy day 7 with temp 101.0, alert, wound dry
got home from the fields and my shirt was stuck to the incision with yellow stuff
dog jumped on me and the cut opened up a little
Why is my incision swollen like an egg, surgery was 11 days back
theres a squishy lump under the scar that wasnt there yesterday
fever 100.7 after epidural shot yesterday, back only aches some
got the shot in my back and now im running a low temp and sore where they poked
cant tell if its the flu but I have 100.5 and a nagging back ache
coughed and my back went out bad all of a sudden, im 77 and take fosamax
granny says something snapped in her back making the bed. shes shrunk 2 inches already from bone loss
keys, zippers, pills, I cant work any of them like I could last summer
his hands are slower and slower, cant hardly button his work shirt anymore, started maybe 8 months ago
my penmanship is going downhill and hands feel like im wearing gloves, gradual
the numb spot on the outside of my thigh got a touch bigger this week thats all, leg works fine
I hate to bother you on a Sunday, the incision is seeping
wet bandage third time today. pinkish.
wound looks gross can I send a pic
so um the tape came off in the shower and there was some puss
had colon cancer, backs been hurting three weeks now and its not like my regular pain
cancer free 4 yrs but new pain in my ribs and spine keeps me up nights
im down 25 pounds doctor and I eat like a horse, back hurts too
constipated 4 days on these pain pills after surgery tried prunes nothing
post op, no stool since surgery on the 3rd its the 7th now, belly tight
threw up twice after my back surgery and belly sticking out
terrible headache when upright, fine laying down, they said something about a small tear in the sac during surgery
voice is getting weaker since they went in the front of my neck
i'm whispering now and a few days ago i could talk, neck surgery the 12th
new pain down the leg since yesterday worse than before my operation, strength is the same
woke up hurting twice as bad as yesterday, had my surgery last friday
Is it alright that I hurt more at week three than at week one?
pain keeps climbing since the surgery, im a tough old rancher and I dont complain
left foot a hair weaker than the right when my therapist tested it today, she said to tell you, I havent been operated on
PT noticed my big toe doesnt push up quite as strong as last visit, never had surgery
slight numbness in my fingertips started wednesday
fevr 100.8 surgry last wk wat do i do
temperature keeps going between 100.4 and 101, incision looks alright, feeling just tired
100.6
running 100.5 ten days out and my wife says call but I think shes worrying over nothing
theres blood and water kind of mix on the pillow from my neck incision just a spot bigger than yesterday
red streak by the staples
the glue came off and the cut split about a quarter inch
my neighbor looked at it and says my incision is infected
itchy hot and puffy around stitches since last nite
the home health lady said my wound has slough and a bad odor and to let you know
should I put neosporin on it, its draining yellow
sudden back pain reaching for a can on the shelf, I have thin bones and im 83
Sir, my mother-in-law has osteoporosis and woke with a severe new pain in the middle of her spine. She walks normally.
arm feels a smidge weaker lifting the milk jug this week
some new pins and needles in my heel, one side only, started yesterday
back hurts a bit and I feel feverish 100.6 on the thermometer
myeloma in remission, new back pain since the weekend
backache for a month, night sweats, down two pant sizes without trying
my sister had ovarian cancer years back and now her spine hurts at night, it started two weeks ago
my incision is leaking clear fluid
yellow stuff coming out of my wound
I have a fever of 101 three days after my surgery, otherwise I feel ok
my stitches came open a little
the headache gets worse whenever I sit up, I had surgery last week
my voice is getting more hoarse since the neck operation
no bowel movement for three days since my back surgery
slight numbness in my toes that is new since yesterday
the skin around my scar is red and puffy
my hands have slowly gotten clumsier over the past year, buttons are hard
back ache and a low fever, not terrible pain
I had breast cancer and now I have new back pain at night
losing weight without trying and my back hurts
the old pain from before my surgery is coming back and gets worse each day
There's pus on my dressing this morning
my surgical cut is oozing a bit
temp is 100.8 since yesterday, surgery was Monday, no other problems
the edges of my incision are pulling apart
head hurts when I stand and goes away when I lie flat, had a spinal operation
I sound hoarser every day after my acdf
havent pooped in four days, on pain meds after my fusion
my belly is swollen and I'm throwing up since I got home from back surgery
my little finger just started feeling a bit numb
redness around the wound is growing
over several months my handwriting got worse and I'm unsteady walking
mild low back pain with a temperature of 100.5
I beat lung cancer in 2020 but there's a new ache in my spine that wakes me up
dropped 20 pounds without dieting and my back has been aching
my surgery pain gets worse every day instead of better
my cut has a yellow crust that comes back every time I wash, and the edge feels hot, surgery was eleven days ago
running 100.6 since supper, back op was Thursday, otherwise hungry and walking laps
theres a spot on the back of my shirt every morning, kind of tea colored, from where they operated
incision is weeping like a blister
one corner of my scar came apart when I reached for the cereal
Glue peeled off and underneath it is gaping like a little mouth, no bleeding
smelled something sour when I changed my dressing tonight
Mom's staples are surrounded by a pink ring that got wider since yesterday, she feels fine in herself
101.1 this evening. Week two after discectomy. Bathroom okay, legs okay.
feel fluish with 100.8 after my fusion, pain is about the same, should i call somebody
the pain where they cut me doubled overnight for no reason, legs are strong and im peeing fine
used to need one pain pill a day, now I'm back to four and the back hurts worse each day since tuesday, 2 wks postop
my head pounds upright and quits the minute I lie flat, started after my lami on monday
Every time he gets up to eat he has to lie back down for the headache, spine surgery Wednesday
wet clear stuff running from my back incision like water
theres a squishy bump under the incision thats bigger today
my stomach is round and hard and I havent had a movement since the operation four days ago
prunes, miralax, nothing. day 5 since surgery and im bloated and burping
threw up breakfast, threw up lunch, threw up the pain pill. home from fusion since yesterday
cant hold anything down the day after my surgery
my voice was croaky after the neck fusion and now it's going away more each day but I swallow fine and breathe fine
singing voice, talking voice, all of it fading, 2 weeks after they went in by my throat
new little patch of numb on my shin, noticed it shaving yesterday. walking and bathroom are regular
Two fingertips fell asleep Monday and stayed that way. Strong hands still.
my heel started feeling kinda cottony this week, nothing else going on
the arm is slightly less strong when I pull the starter cord, since about thursday, not getting worse
PT said my big toe tested a tiny bit weaker than last month, I can still walk on heels and toes
had colon cancer four years back and there's a new ache in the middle of my spine at night
Kidney cancer survivor. Low back started hurting two weeks ago, not from lifting. Bathroom and legs fine.
lymphoma in remission and my back wakes me every night now, thats new
Grandma has had breast cancer and this week her ribs and back are sore when she lies down, walking normal
lost 18 pounds without trying since july and my back aches constantly
his pants are falling off him, he is eating, and that new back pain will not leave
night sweats and back ache going on a month, temp was 99.8, i feel run down
76 with thin bones. Lifted a casserole out of the oven and felt a sharp catch in my back, can't get comfortable, legs and bathroom good
stepped in a gopher hole and jolted my back. i have osteoporosis. sudden sharp pain in the middle since this morning, walking ok
aunt coughed hard with her COPD, on prednisone for years, now a sudden pain by the bra line
my mother sat down hard on the piano bench and now shes got a new pain mid back, 85, brittle bones, feet and bladder fine
over the winter I got clumsy with my sewing needle, cant thread it at all anymore
guitar picking has slowly gone to pot, fingers wont do it, been about a year
handwriting gets worse month by month and my balance isn't what it was
It takes dad forever to do his cufflinks, and he's been walking a bit stiff, since last spring or so, slowly
my checks look like a kid signed them. been creeping up on me since summer
chopsticks are out of the question lately, slowly over many months
temp 100.9 and my steroid shot was two days ago, back soreness is mild
is a red line by the incision something to call about today? no fever
greenish goop on the bandage!!
surgical site hot to touch and throbbing today
home health nurse here: POD 8 lumbar, purulent drainage small amount, afebrile, neuro intact, please advise
wound dehiscence 1cm inferior pole, scant serous drainage, VS normal, pt ambulating
my husband picked at the scab and now it wont close, oozing some pink
wet through two bandaids a day, clear-ish, is that the normal kind
i think i got an infection in my stitches because they are puffy and the skin is tight and shiny
low fever thats come every evening for three days, had my disk done the 4th
daddy's hip where they took the bone graft is leaking
my drain hole opened up again
scar split a tiny bit when i bent to tie my boots yesterday, you can see pink
puss came out when i squeezed next to the incision
I am nine days out from my neck surgery and I woke up with 101 even, neck isn't swollen and I swallow okay
dont wanna be a pest, but the swelling around the cut is up from yesterday and it's purple-red
pain jumped from a 3 to a 7 since the weekend, 12 days post op, no fever no weakness
my leg pain was gone after the microdiscectomy and came roaring back last night, same leg, foot moves fine
it hurts more at day 10 than it did at day 2, shouldn't it go the other way
Headache comes on when I sit in the truck, gone when I lay the seat back, six days after my surgery
theres a salty drip down my back from the incision and my head aches when im up
Nausea all day and vomiting since I started walking around after surgery, belly feels full of air
no BM in 6 days, on norco after my operation, feeling crampy
havent passed gas since surgery sunday and im blown up like a tick
hoarse... more hoarse... now a whisper. two weeks since ACDF. No trouble with food or air.
pinky and ring finger went sorta dead feeling this week, grip okay
noticed my thumb is tingly since wednesday, new for me, arm strength is the same
numb stripe down outside of my calf since the long harvest days last week, not spreading
foot feels a touch lazy on the stairs since last week, no trips, same every day
one arm tires faster than the other hanging laundry lately, started about 10 days ago
shoulder is a smidgen weak putting dishes up, just this week, mild
I had prostate cancer treated in 2018, PSA was fine, but there's a deep new pain in my low back for a month
melanoma cut out two yrs ago. spine sore to touch in one place, new
my wife is a thyroid cancer survivor with a new neck bone pain at night
on chemo, no fever, but new back pain started Sunday, strength and toilet normal
bathroom scale says minus 22 since spring, didnt diet, back hurts day and night
rice cooker lifted, back popped, 80 yrs old bones like chalk, hurts like heck to stand up straight but legs work
Lost an inch of height and sudden back pain after I sneezed this morning, I take Fosamax
my mama twisted to grab the cat and got a stabbing in her back, she has the bone thinning
husband has trouble with shirt buttons and his phone, worse little by little since last year
slow creeping clumsiness, both hands, like wearing gloves, going on 9 months
my knitting has gone lumpy, fingers dont listen, gradual, and I hold the rail now
stepping off curbs got awkward this past year and my fingers fumble coins
wondering if i should come in, fever 100.4 to 100.7 and an achy back for two days, nothing else
sore back, low grade temp, tired. No neck stiffness, legs good.
ive had a temp of 100.5 on and off since my injection friday
the tape's stuck to something wet and stinky on my back
fluid pocket under my incision feels like a water balloon
ants in my two toes since Monday, new, and everything else works
yellowish damp circle on my pillowcase from the back of my neck incision two mornings in a row
incision edges turned dark
infected looking stitch at the bottom, little white head
itchy, red, bumpy and warm all around the cut since i put the new bandage
My discharge paper says call for temp over 100.4, well it's 100.8
Husband got discharged yesterday and threw up five times, cant keep water
since the fusion my belly is tight as a drum and I'm queasy
the pain's outrunning the pills since yesterday, 8 days post op, wound looks ok
Dr said call if it drains after day five. Day seven and it drains.
my scar pulled open in the pool
cant tell if its sweat or wound juice but my shirt is wet right there
wound vac alarm quit and theres cloudy stuff in the tube
slight buzzing in my foot that was not there before the weekend, everything else normal
Grandpa's 87, had a small stumble against the counter yesterday, frail bones, new sharp back pain but up and walking and bathroom same as always
this morning my temp was 101.3, I'm five days out of surgery, feel warm, drinking plenty, no other trouble
had stomach cancer once, and a new backache keeps me up at 2am
red and hard around my incision like half a lemon
there is a greenish discharge on my bandage
one of the staples popped and I can see the cut gaping a bit
I'm 5 days out from surgery and running 100.9
skin by the incision is hot and getting redder
pounding head every time I get up since the operation, gone when I lay down
it's been 4 days without a BM since my laminectomy
my voice is raspier today than yesterday, neck operation was on Monday
since last night two fingers are a little numb, nothing else
I survived melanoma and for a month my back hurts more at night than in the day
pants are falling off me, I eat normally and my back aches
over the last half year I fumble with my keys more and more and my walking is wobbly
the pain around my operation is worse today than on day two, pills barely help
`
