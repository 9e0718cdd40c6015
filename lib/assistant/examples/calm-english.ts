export const calmEnglish = `
what is a herniated disc exactly
my back hurts when I bend over to tie my shoes
leg ache when I walk to the mailbox, goes away soon as I sit down
what is cauda equina
no numbness and I can pee fine, just sore
I had a stroke ten years ago, can I still have back surgery
my foot fell asleep watching the game, funny how it does that
who is my emergency contact on file?
can surgery cause incontinence
My back is killing me, been like this since about 2009 lol
does the numbing cream work before the shot
your office coffee is weak
moved a chest of drawers with my son last spring and no harm done
found a parking spot right up front, stroke of luck
had a bladder infection last year, all cleared up, should I put that on the form
is there a bathroom in the waiting room
I had the strangest fever dream last night about being late to my own wedding
how soon after surgery is heavy lifting ok
do you have any fall appointments left
breathing exercises before anesthesia, is that a thing
do i need a blood test before the operation
can I pass out flyers for our church rummage sale in your lobby
stiff neck every morning for about as long as I can remember
tingling in my little finger for years now, doctor says its nothing new
broke my back in a crash in 1998, got rods in there
I used to have a catheter after my prostate operation but thats long gone
what are the signs of a blood clot after surgery? just want to be prepared
how do you get to the office from highway 198
i cant log in to the website
how long is recovery after microdiscectomy
whats the difference between fusion and disc replacement
will my insurance pay for an mri
do i need a referral or can I just call
my husband snores like a freight train, does the cpap come to the hospital with him
who won the dodgers game last night
how much does a spinal fusion cost without insurance
Good afternoon. I am 74, had a laminectomy in 2011 that went well, and lately I'm just curious what newer options exist for plain arthritis of the low back. Whom should I call?
got a lousy mattress, could that be it
I've had low back ache on and off for twenty years, nothing different lately
how long till i can play golf
can I garden with a bad back
what chair is best for someone with stenosis
does yoga help or hurt
My wife needs help with the forms. Her eyes arent so good.
what does spondylolisthesis mean and why is it so hard to say
is degenerative disc disease as bad as it sounds
do you speak Spanish at the front desk
what are your hours on friday
where do I send my records
can I bring my dog, hes a service dog
old football knee, old football back, thats me
no weakness no numbness no bladder trouble just the same old ache
doctor asked about bowel and bladder and I said everything works like always
why do they ask me about numbness down there? I dont have any, just curious
whats saddle anesthesia mean, saw it on your page
what would foot drop look like if somebody had it
is paralysis a common risk
what percent of people get an infection after a fusion
how would i know if i had a spinal fluid leak, havent had surgery yet
tell me about red flags for back pain. I dont have them I just like to read
why does the website say call 911
what counts as an emergency and what can wait till monday
my brother in law got a blood clot after his knee years ago, makes me nervous about surgery
mother had a stroke in 2011 and shes doing fine, wants to know if she can have injections
heart attack in 2015 with two stents, will they still operate
I was paralyzed with fear at the thought of surgery ha
fell off a ladder in 1986 and its ached when it rains ever since
hubby fell asleep in the chair again, can I reschedule his visit
I fell in love with the surgeon's bedside manner, where do I leave a review
falling leaves everywhere in the parking lot, somebody could sweep
the price nearly gave me a heart attack haha, is there a payment plan
I'm dying to get back to my tomatoes
that joke killed me
I'd kill for a good nights sleep, any pillow tips?
traffic on 41 was murder
could you shoot me an email with the directions
shot in the back, I mean the steroid kind, how long does it last
my phone died in the middle of booking, did it go through
the battery on my stimulator, how often does it need charging
the link on your page is dead
the website froze up and I lost everything I typed
website crashed when I uploaded my insurance card
I keep getting a numb butt on those bleachers, do you sell cushions lol
my legs fall asleep on the toilet when I read too long, always have, wakes up in a minute
dead leg from sitting crosslegged with the grandkids, fine now
slept on my arm and it was all pins and needles for a minute, gone by coffee
so the lady at my insurance says one thing and your lady says another and I been on hold since 9 and all I want is to know if the MRI is approved
do you numb the area before the epidural
how long does the numbing medicine stay after a facet block
hi im writing for my dad hes 79 he has the kind of leg pain where he has to sit on every bench in walmart, same for 3 years, does medicare need a referral
can i eat before the injection
do you put people to sleep for injections or are they awake
I want to be put all the way under, no awake business
what if I cant wake up from anesthesia, how often does that happen
is it true you stop breathing and a machine does it for you during surgery
how long do I have to have a catheter after a fusion
will there be a catheter? I hated it last time in 2004
do people usually have trouble going to the bathroom after anesthesia
what do you give for constipation after surgery, asking ahead of time
should i buy stool softeners before my operation
is a bidet ok after back surgery
do you have raised toilet seats to borrow
how do you wipe after fusion if you cant twist?? nobody tells you this
can I have sex after a disc replacement and how long do I wait
my erections havent been much since the prostate surgery in 2012, does that matter for my back
does fusion affect sex life
been leaking a little when I sneeze since my kids were born, 40 years, no change
I get up twice a night to pee, have since I turned 60, urologist knows all about it
my prostate makes me slow to start, urologist says its an old man thing, same for years
no trouble peeing
no fever, no weight loss, no numbness. just stiff
I don't have any of those emergency signs you list
i do NOT have chest pain, I clicked the wrong thing
nobody is hurt, I just wanted to talk about billing
not an emergency
this is not urgent, whenever you get to it
hello
hi is this a real person
are you a robot
thank you so much
ok thanks bye
good morning
never mind I figured it out
can I talk to someone at the front desk
what is the phone number
do you have a fax number my insurance wants to fax something
is this chat private
how do I delete my info
where is the privacy policy
the print on the site is too small for me
how do i make the letters bigger
can I get this page in Spanish for my mother
it says invalid phone number but its my number, had it for 30 years
forgot my password for the portal
do I mail the mri cd or bring it
I've got xrays from Adventist from two years ago, are those too old
can you get my records from the Fresno doctor or do I have to
do I need a new mri if mine is from last year
can I have an mri with a pacemaker
im claustrophobic, I panic in that tube, any open mri around here
does an mri show arthritis
what does a CT show that an mri doesnt
do I get radiation from an xray
what is a myelogram and does it hurt
do you do bone density tests
what is an EMG, my sister says they stick needles in you
what does unremarkable mean on a report, sounds rude
radiologist wrote severe degenerative changes and now I cant stop googling
it says incidental hemangioma, the doctor told me not to worry, what is that
I read the whole page on warning signs and honestly none fit me, bathroom is fine, feeling is fine, strength is fine, I just ache when I mop. Is that worth an appointment or not
can you refill my muscle relaxer
does gabapentin make you dizzy
is cbd any good for backs
does turmeric really work
what about stem cells
do those copper belts do anything
would a chiropractor make it worse
is acupuncture covered
will I need another operation down the road
how many of these has he done
has the doctor ever been sued
is he board certified
where did he go to school
does the doctor do the surgery himself or a resident
which hospital do you operate at
does adventist health hanford have private rooms
how long will I be in the hospital for a two level fusion
do I go home the same day with endoscopic
Sorry to bother you, probably a silly thing, but does the hospital gown close in the back? I'm a shy person and the surgery is not until October.
who drives me home if I live by myself
can I take an uber after the procedure or does it have to be family
do I need a walker, I have my late husbands
how do I sleep after back surgery
log roll, what is that
when can I take a shower after surgery
can I go in the hot tub, surgery was in march
do I wear the collar to bed
can I fly to Portugal 2 months after
will the screws set off the alarm at the airport
do they take the hardware out later
what are the screws made of, I'm allergic to nickel
is the cadaver bone safe
how long does the bone take to grow together
does smoking really matter that much
I vape, no cigarettes, does that count
can I have a glass of wine the night before
is ozempic a problem with anesthesia
I'm diabetic, sugar runs about 150, can I still have surgery
how old is too old for back surgery, I'm 82
do I need a clearance from my heart doctor
what is a preop visit
can i shave my legs before surgery
what do i wear
what should I bring to my first visit
how long is the first appointment
can my daughter sit in on the visit by phone
do you do video visits
had two back surgeries already, both 90s, still ache, is there anything left to do
failed back syndrome, who came up with that awful name
i was in the ER in 2019 for this and they sent me home with pills, finally ready to see somebody
emergency room bill from 2022, is that you folks or the hospital
does your office have an emergency exit with a ramp
whats the emergency fund for patients who cant pay
urgent care told me to follow up with spine, no rush they said
do you take walk ins
how long is the wait for a new patient
i missed my appointment i feel terrible about it
do you open on saturdays
are you closed labor day
is there handicap parking
is it upstairs, are there elevators, I dont do stairs good
do you have wheelchairs at the door
does the KART bus stop near you
we're coming from Visalia, where do we turn
any good lunch places near the office
do you take Blue Shield
is medi-cal ok
Do you take workers comp cases? Happened on the dairy in 2021.
what's a prior authorization and why does it take so long
how do I appeal
whats my copay
I got a bill I dont understand
do you give a cash price
who do i talk to about disability papers
need a note for work, light duty
can you fill out my DMV placard form
jury duty letter please, i cant sit that long
FMLA forms, do I drop them off or fax
where do I sign the release
can my son sign for me, he has power of attorney
i want to put my daughter as emergency contact instead of my ex
advance directive, do you need a copy
my sister passed away and shes still getting mail from you
mom passed in january, please take her name off the list
lost my husband last year so I need to change my contact person
my insurance card changed
I moved, need to change my address
leg pain when i stand in line at costco, leaning on the cart helps
shopping cart is my best friend, i can walk all day pushing one, been that way a couple years
hurts to stand at the sink doing dishes
cant sit through a movie anymore without squirming
my back goes out every couple years and then it's fine in a week
crick in my neck from the new pillow
sore between the shoulder blades from the computer
pulled something raking leaves, a little sore, getting better every day
overdid it at pickleball, achy today, walking fine
My late husband had a bad stroke in 2009 after an operation so naturally I worry. Before I sign anything, could you explain how often strokes happen with neck surgery?
sciatica down my right leg since easter, about the same, PT helps some
burning down the back of my thigh when I drive long, been going on a year
numb patch on the outside of my thigh since 2010, my doctor called it meralgia something
my big toe has been numb since the surgery in 2016, never changed
numbness in my left foot from the old disc, had it fifteen years, steady as a rock
diabetic neuropathy in both feet for a decade, does that rule me out for surgery
my hands tingle when i sew too long, carpal tunnel they told me back in 2005
left leg has been a little weaker ever since polio as a kid
had foot drop after my 2003 surgery, still wear the brace, no change. what exercises are good?
born with one leg shorter, is that why my back is crooked
scoliosis since i was 13, now im 67, will it keep bending
I'm two inches shorter than in high school
humped over like my grandma, is there anything that helps posture
what is facet arthritis
is a bulging disc the same as a slipped disc
can a disc heal by itself
does a herniated disc ever go back in
what causes spinal stenosis
is myelopathy the same as neuropathy
what are early signs of myelopathy, my friend has it
how do doctors test for weakness
why did he scratch the bottom of my foot
why do they check your reflexes
what does the surgeon do if he nicks a nerve
how common is bleeding in minimally invasive surgery
do you need a blood transfusion for a fusion
we fell behind on the payments when he retired, is there somebody kind we could talk to about a plan
I am a Jehovahs Witness, is bloodless surgery possible
can I donate my own blood ahead
will I have a drain
what does a normal incision look like at two weeks
stitches or staples or glue?
my scar from 2007 itches sometimes, what lotion is good
how big is the cut for endoscopic
wound looks great, dry and closed, nurse was happy, when can I swim
no fever no drainage, feeling good at 3 weeks, can I start stairs
day 10 after my lami and feeling better every day, can I bake bread
how much walking is too much at week 4, I feel good
temp is 98.4 and incision is clean, do i still need to check it every day
why do I have to take my temperature after surgery
is 98.9 a fever
what are signs of infection I should look for, surgery is next month
does a fever mean they cancel surgery
had a cold last week, all gone, will they still do my injection
had covid in december, fully over it, can I schedule
chest x-ray was clear, do you need a copy
Do I need an EKG, my chest and heart are fine
pacemaker in the chest since 2014, is the stimulator ok with that
chest freezer delivery is same day as my visit can i move it
flat on my back on the chest fly machine, safe for L4 L5?
treasure chest for the grandkids in the waiting room, nice touch
got that off my chest, feel better thanks
short of breath climbing stairs from my COPD, had it for years no different, can I still get anesthesia
asthma since childhood, well controlled, do I bring my inhaler
breathless at the view from your website photo, is that the Sierras
take a deep breath they said, then the bill came
i fainted at the sight of a needle in 1974, will they let me lie down
I tend to pass out giving blood, just tell the nurse ahead I guess?
passed out candy at the senior center, back is sore from the chairs
my grandson passed out of boot camp, so proud
passed a kidney stone in 2018, that was worse than any back pain
stroke survivor here, 2008, speech came all the way back. can I have epidurals?
the breast stroke or backstroke, which is better for lumbar
whats my stroke risk with a steroid shot in the neck
golf stroke is off since the fusion in 2020, any tips
at the stroke of midnight I finally fell asleep, what pillow do you suggest
different strokes for different folks, my sister had fusion and i want the artificial disc
TIA six years ago, on plavix, who tells me about stopping it
had a clot in my leg in 2006 after a flight, took the thinner six months. does that matter for surgery?
do compression socks really prevent clots
my ankles puff up by evening every summer for years, doctor says its the veins
is swelling normal after surgery, mine is next thursday
bruise from the IV, last month, gone now
hoarse voice after neck surgery, how common is it, I sing in the choir
how long does it hurt to swallow after ACDF on average
cant swallow big pills, never could, do they have liquid
hard to swallow that price tag
choked up when the nurse was so kind, tell her thank you
had trouble swallowing for a week after my neck surgery in 2013, went away
what neck swelling is normal, surgery is in june, want to know what to watch for
my wife is a heavy sleeper, cant wake her for anything haha, whats the best time to call
my teenager wont get up for school, pain in the neck
narcan, why did the pharmacist give me that with my prescription
what is an overdose, is it possible with tylenol
overdosed on football this weekend, thats why my neck is stiff
had my fill of pills, what else is there besides opioids
leftover pain pills from last year, where do i take them back
I want to get off the pain pills, who helps with that
does the office prescribe opioids
is it easy to get hooked
are suicide doors on that old lincoln bad for my back getting in? fun car
can back pain make you depressed, just wondering in general
do you have a counselor for people with long term pain
been kind of blue since retirement but im alright, mostly want to get back to bowling
im sick and tired of this ache, whats the next step after PT
I'm at the end of my rope with this insurance company
I'm not having an emergency or anything, I only want to know which ER the doctor covers in case something ever happened after the operation
fed up with hold music
I give up on your login page
I can't live without my heating pad
this recliner will be the death of me
over my dead body am i wearing that brace to church
drop dead gorgeous grandbaby born sunday so I need to reschedule
better late than never, here's my form
how long do people live after a fusion
do you do anything for old folks who just want to keep going
i want to live to 100 and dance at it
my late brother took his own life in 1989, the family history form asks, do I put that down
the bridge is out on my road, how else do I get to you
jumped off the dock as a kid and hurt my tailbone, 50 years back, still tender
cut myself shaving this morning ha, do I need to tell preop
nicked my finger slicing tomatoes, bandaid is on, can I still get the shot tomorrow
nosebleeds with aspirin years ago, do i list that as an allergy
bleeding hearts are blooming, brought some to your front desk ladies
does bleeding risk go up with fish oil
bloody hell that was a long wait, friendly staff though
car accident in 2017 left me with whiplash, still stiff, nothing new
rear ended back in the eighties, had therapy, fine since until normal stiffness
fell off my horse at 22 and cracked my tailbone. Im 70 now. sits sore
my computer crashed, resend the packet?
fender bender in the lot last year, your camera catch it? insurance is asking
do you see car accident patients through a lawyer
lawyer says I need an independent exam, do you do those
how do I keep from falling at home after surgery
fall prevention class, any near Hanford
grab bars, where should they go
rugs are a trip hazard right
I'm clumsy by nature, always have been, dropped plates since i was a girl
two left feet on the dance floor, wife still loves me
stumbled on your site looking for a podiatrist
stumbled through my wedding speech saturday, fun night
my legs are heavy after leg day but thats the gym for you
heavy legs after Thanksgiving dinner, who isnt
the rubber band exercises the therapist gave me, how many times a week
what band do you play on the hold line, its pretty good
resistance bands or weights for a 66 yr old with stenosis
confused about the parking
I am confused by this bill, why two charges
so confused which form goes first
can anesthesia make older people confused? moms surgery is in may and shes sharp now
what does delirium look like, they handed us a pamphlet
my wife says I complain but dont go, so here I am, back's been stiff every winter since the cotton gin days, nothing new, what do you do for old farmers
my memory isnt what it was at 50, could you write things down for me
blurry copy of my insurance card, take another pic?
new glasses, blurry at first, good now, do I bring old ones too
vision insurance isnt what you need right
face lift and back surgery same year, bad idea? lol
saw your face on the billboard
my speech for rotary is next week, how long can I stand
slurred my words on novocaine at the dentist in march, hilarious, wore off by lunch
weak ankles since high school basketball
weak signal out here by Kettleman, text instead of call
my knees are weak but they've been that way since two replacements
what strengthens a weak core
is my back weak or just out of shape
a week ago I sent the forms
week or two till I hear back?
two weaks ago i mailed the check, did you get it
lost control of the remote to my grandson, story of my life
bladder cancer in my dads history, not mine
how does the spine connect to the bladder, the diagram is neat
which nerves run the bowels
had a bowel resection in 2002, scar tissue, does that matter for going in the front
prostate check is next month, should I wait on the spine visit
incontinence supplies, does medicare pay? mom has used pads since 2012
do i wear my depends to surgery, ive had them years for stress leaks
always been constipated, fiber girl since the 80s
my stomach and advil dont get along
vomited once after anesthesia in 1999, can they prevent it
will I throw up after surgery
lost 30 pounds on purpose with weight watchers and my back feels better!
how much weight should I lose before a fusion
losing weight helps stenosis?
breast cancer in 1995, clear all these years, is that okay for the artificial disc
my aunt had a spinal tumor, is it hereditary
what does bone cancer feel like, I dont have it, just read an article
prostate cancer runs in the family but mine is checked every year and fine
do you remove benign tumors
night pain from my mattress, switched beds and it stopped
why does arthritis feel worse at night
good night
sleeping on my stomach bad for my neck?
hot flashes not fevers haha, menopause at 52
spring fever has me digging in the garden again
cabin fever after two weeks home, everythings healing well, can I go to a restaurant
dog had a fever, vet visit took my morning, can we push to the afternoon
yellow fever shot for travel, ok with steroid injections?
saturday night fever is on, my husband still tries the moves with his bad back
how bout them 49ers
giants or dodgers, which is the doctor
did you see that hail mary sunday, unreal
tell me a joke
whats the capital of Montana
recipe for peach cobbler?
who should i vote for
when should I plant tomatoes in the valley
is it going to freeze tonight
my printer wont print
how do i turn off notifications on this phone
what is bitcoin
should I sell my truck or fix it
the price of eggs, good lord
can you help my grandson with algebra
whats a good name for a beagle
write me a poem about my wife
do you know any good plumbers
that alexa thing never hears me
how old are you robot
my cat walked on the keyboard sorry
testing 123
oops wrong window
lol
yes
can you repeat that simpler
i didn't understand your answer
that's not what I asked
you already told me that
talk to me like im five, what is a vertebra
how many bones in the spine
what does L4 stand for
whats the squishy stuff in a disc
where is the sacrum
the physical therapist has me doing bird dogs and dead bugs (what a name), are those alright with a slipped L5
what nerves go to the arm
which nerve makes your big toe go up
what happens to discs when you age
why do backs go bad
is walking good for it
swimming or biking for a bad back
standing desk worth it?
tractor seat beats me up, any cushions you like
i milk cows, 5 days a week, how long would I be off
truck driver here, when could i climb in the cab after a discectomy
I'm a nurse, lift patients all day, back aches after shifts, what belt is good
what kind of shoes for standing on concrete
is it bad to crack my neck
my neck pops when i turn it, no pain, just noisy
grinding sound in my neck like gravel, had it years
tech neck from my ipad says my granddaughter
does neck arthritis cause headaches
is dizziness ever from the neck, my neighbor says so
vertigo episode back in 2020, ear crystals, fixed it. list it on the form?
pinched nerve in my neck in 2014 healed with therapy, will it come back
shoulder or neck, how do doctors tell
I have had both hips replaced and a bunion, what order do they do backs in
does a tens unit help
can I use my massage gun on my spine
hot tub good for stenosis?
epsom salt baths, yes or no
magnesium for cramps at night, had leg cramps since my 50s
restless legs since forever, related to my back?
cold feet at night, always, ask my husband
getting cold feet about surgery, can I postpone
nervous wreck about tomorrow's visit, is he nice
I'm afraid of surgery because of what could go wrong. How often do nerves get hurt?
whats the worst that can happen with an epidural
has anybody died from this operation here
what is the death rate for spine surgery over 80
could I end up worse than before
do people regret back surgery
how do i know when its time for surgery
what happens if i do nothing
is it ok to wait till after harvest
how many shots can I get per year
had one epidural in spring, helped three months, time for another?
injection didnt do much, same ache as before, what else is there
does the steroid raise blood sugar
flushed cheeks after my last steroid shot in 2021, allergy or normal?
what is radiofrequency ablation, sounds like a radio show
do they burn the nerve for real
had two babies, a hysterectomy, a gallbladder and one neck fusion in 2010, all healed. does the new patient form really need every date
do burned nerves grow back
is the trial stimulator painful
vertebroplasty vs kyphoplasty?
osteoporosis in my spine, on prolia, dexa every two years, what exercises are safe
can i get calcium from food instead of pills
compression fracture from 2018 healed, still a bit stooped, would a brace help
what is a laminectomy
why go through the front for a back operation
XLIF ALIF TLIF what in the alphabet soup
what's minimally invasive about it
how does the robot know where to go
does the doctor get paid by the screw company
who watches my heart while I'm under
will my voice be weak after they go in the front of my neck
what if my legs go weak after surgery, who would I call, planning ahead
what would be the signs of nerve damage if it happened
if a person cant pee after surgery what does the hospital do
if someone's leg swells up after an operation is it always a clot? reading ahead
what does a pulmonary embolism feel like, my book club novel has one
how do you tell a heart attack from a pinched nerve, saw it on tv
what is the FAST test for stroke, our church is doing a class
is left arm pain always the heart? just curious, mine feels fine
what does paraplegic mean
difference between numbness and tingling
why is it called saddle
what is 988
what number do I call after hours if i have a question about my brace
can I call 911 for a ride to my appointment? joking, do you have a van
my nephew drives an ambulance and says hi
does medicare cover ambulance rides
the emergency brake in my truck stabs my hip
pulled the alarm cord in your restroom by accident, sorry
help
help me find the right form
help, my screen is upside down
i need help with the map thing
urgent!!! need my appointment time, lost the card
asap please, insurance needs the code for my MRI by friday
please hurry with the refill paperwork, pharmacy closes at 6
rush job on the disability form, boss is on my case
serious question, does the doctor like hunting
severe weather closing your office tomorrow?
sudden change of plans, cant make it thursday
all of a sudden your page is in spanish, how do i switch back
I don't want to be a bother at the front desk so asking here, is there a quiet room, my husband's hearing aids whistle when its loud
out of nowhere i got a bill from anesthesia
sharp pain in the wallet today
stabbing guess here, is parking free?
same burning in my left calf as the last five years, want to talk options
both knees ache, both hips too, welcome to 78
both my legs ache after a day of pruning grapes, fine by morning, normal?
numb to politics at this point
comfortably numb, best song ever, do you play pink floyd in the OR
frozen shoulder on the right, had it since last summer, is that spine
feet tingle when my boots are too tight, stops when I take em off
pins and needles if i sit on my wallet too long, gone when I move it
arm goes to sleep at night if i lie on it, shake it and its fine, since my forties
thumb tingles when I text a lot, ten years now
hands shake, essential tremor since 2001, will that matter for signing forms
buttons are a pain with my arthritis, been like that ages, can i wear sweats to surgery
my handwriting was always awful, can I type the forms
lost my balance in yoga class, everybody laughed, tree pose is hard
checking account balance is thin, do you do monthly payments
my balance due says 240, is that right
cant feel the difference since the shot honestly
can't go on tuesday, wednesday works
cant move my appointment online, button is gray
I cant stand lawyers but I need one for comp
cant hold my phone and type, can I call instead
couldn't hold it in any longer, had to tell somebody, I won at bingo!
we cannot wait to meet the doctor
he cant walk the dog without complaining about his back, same as last year, stubborn man
my mom is 84, has had a stoop for years, moves slow but steady. worth a visit?
dad uses a walker since his stroke in 2016, can he get into your building
grandma wants to know if she can keep knitting after neck fusion
my husband refuses to see anybody about his sciatica, going on 2 years, how do I convince him
asking for my wife: is it normal to be scared the night before
my friend got a spinal infection overseas years ago, how common is that here
our neighbor lost use of his legs in vietnam, does your office do wheelchairs
my uncle was paralyzed by polio in the fifties, is that passed on
son had meningitis as a baby, hes 45 now, wants to know about epidurals
my boss thinks im faking, can you write a letter
husband's catheter supplies get delivered same day as my visit, can i come later
urine test before surgery, what is it for
pee test for pain pills, do you do that
i had a UTI in may, finished the pills, all clear, ok for surgery in july?
where do you leave the urine sample
went to the bathroom three times from nerves waiting on you guys haha
the toilet in room 2 keeps running
our water leak at home ruined my paperwork, send another set?
leaky roof, leaky truck, and a bad back, thats retirement
pen leaked all over the form
tight chest strap on the brace, can it be adjusted
my bra rubs the brace, any tricks
chest cold in january, fully over it, am I ok for anesthesia
chicken breast or chest? kidding, how much protein for bone healing
no chest pain, no trouble breathing, cleared by cardiology, when do we book
denies fever chills weakness or incontinence, thats what my chart note says. what does denies mean?
legs are strong, bladder fine, only the old lumbar ache, who do I see
checked your warning list, none of it is me. still like an appointment
negative on all that, next question
my back is killing me, do I need a referral?
dead tired after PT every time, is that ok
I could kill for a nap, this brace wont let me sleep
this pain is driving me crazy
tired of waiting for the MRI to be approved
End of my rope with my insurance company, who can I talk to in billing
how do I end my appointment on the video call
what is the suicide disc?
feeling down since surgery, is that common?
Dying to get back to golf, how long after a microdiscectomy?
my feet are killing me by the end of a shift at the packing house
i'm sick and tired of physical therapy, do i have to finish all 12
How can I cancel my appointment, I won't be there Tuesday because we're out of town
My old desk chair is murder on my tailbone
Is it normal to cry a lot the week after a fusion? I'm fine, just weepy
drop dead date for my disability forms is friday
The wait on hold was killing me so I'm trying the chat
i'm bummed I can't pick up my grandbaby yet, when can I
my phone is about to die can you text me the address
dying of curiosity, is the surgeon the one who does the endoscopic kind
Feeling a little blue being stuck in the house after my operation, my daughter visits every day, any tips?
I give up on this patient portal, how do I reset my password
do you treat dead nerves or is that a neurologist
I'm over it with the ice packs lol can i use heat now
Kind of depressed that the shot didn't work, what's the next option?
could have kissed the doctor I feel so good, only gripe is the parking, it's murder
shooting pain down my leg for two years, what kind of doctor
how long does the pain at the end of the needle last, I hate shots
what is a kill switch on a spinal cord stimulator
can't live without my heating pad, is it safe with a stimulator
I'm nervous and a bit low about the operation. who do I talk to about nerves before surgery
the drive to Fresno is going to kill me, do you have a closer office
does chronic pain cause depression?
my husband is grumpy as hell since his surgery, does it get better
I've had it up to here with being told to rest
At my wits end with the prior authorization, it has been denied twice
What's the death rate for a lumbar fusion at my age?
My dad passed away from cancer last year and I just worry about every little ache
whens the deadline to send in my records
no hope of getting in this week I guess? Is there a waiting list
i lost my wife in june and im living alone, who will help me at home after surgery
stuck in bed and bored to death, day 5 after my laminectomy
Sitting through church about kills me, would a cushion help
is burning pain in the shoulder blade from a bad neck
Do you offer counseling or a support group for folks with long term pain
I get frustrated and snap at people when my back flares up, is there a class or something
tired all the time on gabapentin, is that a side effect
My mother in law says she is dying for some tacos, can she eat normal after the operation
will pain pills make me feel low or moody
this traffic by the office is suicide, which entrance has parking
that surgeon saved my life, I just wanted to say thank you!
I quit! No more planks. what else can I do for my core
How do you end a course of PT, do they discharge me or do you
Lost a lot of sleep and feel stressed about missing work, what can I do for stress
I'd give my right arm to be able to garden again, is stenosis fixable
my back went out and I'm done for the season, when can I swing a hammer
Can't take it anymore, this collar itches so bad. can I wear a cloth under it
worried sick about being put under, has anybody ever not woken up?
do I have to throw out my leftover pain pills or can I bring them to you
Felt pretty sad when they told me no more tennis. Are there other sports I can do
kids are going to be the death of me, they jump on my back. is mild scoliosis a problem for lifting toddlers
is it a dead end if surgery didn't help the first time
my leg falls asleep when I sit on the toilet too long, feels dead for a minute then its fine, been that way for years
how do i disappear my old address from your records, we moved to Lemoore
I read that one of the disc levels is called the suicide level or something like that?
what does DOA mean on a form... oh wait date of accident?
Just venting, I hate my insurance. They changed my plan again. Do you take Anthem?
hubby is a crash test dummy, always falling off ladders as a kid, would old xrays help
I'm ready to be done with this walker. When do most people get off it?
My anxiety is through the roof before the MRI, can I get something to relax me
grieving my old life a little but getting on with it, what exercises can an 80 year old do
is it safe to hang from an inversion table
Can hanging upside down help a herniated disc
I cut myself shaving near the incision on my neck, tiny nick, does it matter
my appt got cut short and I never asked about the shot, can I message the nurse
I beat myself up about not having surgery sooner, is it too late at 74
the pills make me a zombie, can I ask for something lighter
fed up to here with the billing department, three wrong bills now
bit discouraged, six weeks out and still stiff. Is that usual?
Down in the dumps because of the weather and my arthritis, haha. do you do telehealth
I feel guilty asking my son for rides, is there a van or transit that comes to you
They say sitting is the new smoking, is my job killing my back
I don't want to live with a brace for six months, is there another way
my old surgeon retired and I feel lost, how do I move my care over to you
losing my mind over this paperwork, what is a superbill
don't want to be here all day, how long is a first visit
what are the odds I regret surgery, my sister was miserable for a month and then happy
Could the surgeon take a look at my mom, she's lonely but ok, her hip and back ache when she walks
give me the office number
what time do you open
fax my records
need the fax number for my primary, Dr Singh's girl keeps asking
yall open saturdays
What are your hours on the day before Thanksgiving?
do i pay when i walk in or do you bill me
got a bill for 412 dollars and nobody explained it
To whom it may concern: kindly mail a copy of my operative report to the address on file. Thank you for your courtesy.
im a truck driver im only home fridays can you do fridays
can I park a semi bobtail at your place
whats your address again
is there a dirt lot or somewhere I can leave the pickup and trailer
my mom doesnt speak much english do you have somebody
I'm filling this in for my dad, he's 67, what do you need besides his insurance card
do you take kaiser
medi-cal yes or no
We have Blue Shield PPO, are you in network?
how much is a visit if you got no insurance
What's a good faith estimate and how do I get one
payment plan possible? harvest money doesnt come in till october
lost my appointment card
when is my appointment I think its the 14th but the wife says 16th
Reschedule please. Tuesday to any other day.
I'd like to cancel for tomorrow, the goats got out and I have to mend fence
you people never pick up the phone
I have been on hold 35 minutes. THIRTY FIVE. Is anybody working there today
this website is garbage on my phone, the menu covers everything
button on your contact page dont do nothing
hello yes i am trying to reach the billing lady i think her name was Rosa or Rosie she called me monday about the copay
can my daughter come in the room with me
is there wheelchair access, I use a power chair
Do you have an elevator?
how far are you from Tulare
does the bus stop near you
Can you validate parking
do you do video visits? I'm out in Avenal and don't like the drive
what papers do I bring for the first visit
do i bring the cd from the mri place or will they send it
imaging center says they faxed it three times, did you get it
my referral number is expired can you ask my doctor for a new one
referral sent last wednesday by Adventist, any word?
need a work note
Please send my FMLA paperwork to HR, the deadline is the 30th
My boss wants a letter saying I can't lift over 20 pounds
state disability forms, who fills those out
workers comp adjuster says you need to call her back, claim is open
I hurt my back at the dairy in 2021 and the comp lawyer needs records. what do you charge per page?
i'm a nurse over at the skilled facility, need to confirm transport time for bed 12's follow up
This is the caregiver for Mrs. Alvarado. What time should I have her there and does she need to fast?
who do i talk to about a wrong name on my account its Johnson with an h
change my phone number please
we moved, new address is on Lacey Blvd, how do I update
do you send text reminders
stop texting me
How do I unsubscribe from your newsletter
portal says invalid password. again.
reset my password
forgot my user name and my password and pretty much everything else today ha
can you email me the forms, my printer is busted
i downloaded the forms but it says the file is corrupt
Is it ok to fill the forms in pencil
whats the doctor's first name
what university is on the doctor's diploma
how long has the surgeon been practicing
is the doctor a neurosurgeon or orthopedic
does the surgeon speak spanish
which hospital does he operate at
can I leave a review somewhere, he did a wonderful job on my sister
how do i leave a BAD review
Your receptionist was rude to my mother and I want to speak to a manager.
I want to file a complaint
please tell the gal at the front desk thank you, she was so kind when I couldn't find my card
are you hiring? I'm an MA with six years
my kid needs to shadow a doctor for school, do you allow it
We sell medical gloves wholesale, who handles purchasing?
rep from a brace company here, who do i talk to
Do you sponsor little league teams
are dogs allowed, mine is a service animal
is my dog ok waiting in the truck, is there shade out there
can i bring the grandbaby, got nobody to watch her
how long does a first visit take
will the doctor see me or will it be the assistant
can I get a second opinion, I had an MRI in Bakersfield
how soon can I be seen, no big rush
earliest you got
any openings in the afternoon, mornings I'm milking
can you squeeze me in before I leave for Arizona for the winter
I'm just calling to see if you're taking new patients
do you see kids or only grown ups
is medicare enough or do I need a supplement for surgery
does part b pay for the brace
my deductible is five thousand, does that mean I pay five thousand
what is the cpt code for my shot, insurance wants it
Got denied. How do I appeal?
they said prior auth takes two weeks its been four
insurance company says YOU never sent the notes, you say THEY never asked. Which is it
I was charged twice on my visa on march 3
refund?
can i pay with a check
do you take cash app lol
Care Credit accepted?
HSA card didnt go through at your machine
need an itemized statement for taxes
what's your tax ID number, my accountant is asking
the interpreter didn't show up last time, can you double check for the 9th
Do you have someone who does sign language for my husband
I am 81 and do not own a computer, my neighbor is typing this. May I do everything by mail?
hi im 16 my grandpa told me to ask when is his appointment his name is on the account
My father wants to know whether he should wear his good suspenders or if there will be metal detectors or whatever
should I take off my brace before the xray
do you do x rays there or do I have to go someplace else
where's the nearest mri that can fit a big man
is your mri open or the tube kind
lab orders, did you send them to quest
i need the order for physical therapy refaxed, they lost it
which physical therapist in Visalia do you like
can you refill my gabapentin
pharmacy says they are waiting on you for the refill
changed my pharmacy to the Walgreens on 12th
Walmart pharmacy closes at 7 so please send it before then
can I get a 90 day supply
do I need an appointment to get results or will you just call
are my results in
The MRI report is in my portal but I can't open it
what does it cost to get the pictures on a disc, the computer kind of disc
lady at the desk said someone would call me back by noon, its 4
call me back at home not the cell
best time to call?
is this a real person
am i talking to a robot
can you speak spanish on here
whats the privacy policy on this chat
does this thing save what I type
Why does your site ask for cookies
the map sends me to a field
GPS took us to an almond orchard, where are you actually
cross street?
which door do i go in
suite number please
Is there a restroom near the waiting room, I drink a lot of coffee on the road
is there a place to get a bite near your office
how late can I be before you give my spot away
running ten minutes late, train across 10th avenue
traffic is at a standstill on the 99, might miss the 2 oclock
i no showed, sorry, tractor broke down. do you charge for that
Late fee waived please? I was at a funeral that day
power of attorney paper, do you need the original
I have my aunt's medical power of attorney, can I talk to you about her bill
HIPAA form so my wife can get information
can you tell me if my ex husband is a patient there
my sister wont tell me what her surgery date is can you
need records sent to the VA in Fresno
veteran here, do you take community care
tricare?
how long do you keep old records, I was seen around 2009
who bought dr whatshisname's practice
I got a letter saying you left my insurance network. True?
open enrollment is next week which plan should I pick so I can keep coming
do you do IMEs
lawyer needs a deposition date from the doctor
jury duty excuse letter, can't sit that long
handicap placard form
DMV needs the placard paper signed by a doctor, can I drop it off
my CDL physical is due, do you do those
dot medical card question, who signs off after back surgery
can you send a note to the school so my son can skip pe till his sprain is better
note for the airline so I can get extra legroom
is there wifi
what's the wifi password in the lobby
left my glasses at your office yesterday, brown case
i think i left my cane by the water cooler
found a set of car keys in your lot, gave them to the front desk
do you have a drop box after hours for paperwork
Do you close for lunch?
are you open on Cesar Chavez day
christmas eve hours
what day is the doctor in the Visalia office
how many surgeries has he done
do you use a robot
can you put me on the cancelation list
confirm
yes I'll be there Thursday
who is this, I got a text from this number
thanks bye
wrong number sorry
are you the foot doctor
I need a dentist not you
can you transfer me
OK so I filled out the whole thing, hit submit, and it ate it. All of it. I'm not doing it over.
font is too small, how do I make the letters bigger
video on your home page won't play
can I print the exercise page
in reference to invoice 20418, I respectfully dispute the second facility charge
we paid that in June, check number 1187, please look again
collections called me over 38 dollars, are you kidding me
my insurance changed on the first, new card has a dragon on it, cant read the number
do you need my social security number, I don't give that out
what's an advance directive and do I have to have one on file
how do i get an estimate for anesthesia, is that seperate
Does the hospital bill separate from you
anesthesiologist sent me his own bill, is that normal
will you take less if I pay it all today
how early should I get there
can you text me directions in spanish for my father in law
need a copy of my implant card
what brand are my screws, for my records
could somebody mail me a new appointment book calendar thing like last year, I liked the pictures of the valley
emergency contact change, take off my ex and put my son
who do i list as emergency contact if i live alone
is there an after hours line for non urgent questions
does the chat work at night
the answering service hung up on me
voicemail box is full
back aches after i irrigate, bladder works like always
Low back sore from pruning vines all week. Strength is fine.
my hip and butt hurt on long hauls, feeling is normal down there
sciatica on the left for a year or so, no weakness, I pee and poop fine
been stiff in the mornings since my forties
grandma here, my back complains when I lift the baby but nothing numb
what does a facet joint do
is walking good for a bulging disc
i work nights as a nurse and my low back is toast by 5 am, no leg symptoms at all
can I use the bathroom normally yes, can I feel everything yes, I just hurt when I bend
Leg pain comes and goes, about three months. Both feet strong, toilet is normal.
is ice better or heat
how long do you wear the brace after a fusion
when can I drive my rig after a microdiscectomy
How long before I can milk cows again after lumbar fusion?
do screws ever come out
what happens if i do nothing about my stenosis
my dad has a pinched nerve in his neck, same as it was last year, hands work fine, still ties his own flies
is it true discs heal on their own
whats a laminectomy
difference between a neurosurgeon and an ortho spine guy
no trouble going to the bathroom no numb spots no fever just tired of hurting
can I sleep on my stomach
best mattress for a bad back
which chair should I buy for my sewing room
crick in my neck since I painted the ceiling
My neck pops when I look over my shoulder to back up the trailer. Doesn't hurt.
dull ache between shoulder blades after typing all day, been that way for years
old rodeo injury acts up in the cold
does weather really make arthritis worse or is that an old wives tale
can i do yoga
deadlifts with a herniated disc, ever?
is a chiropractor safe
what about acupuncture
do epidural shots work
how many cortisone shots can you get in a year
shot wore off after 2 months, same old ache back, can I get another
Is radiofrequency ablation painful?
how long does an ablation last
do you put people all the way under for the shot
I'm 3 weeks out from a discectomy and doing great, can I mow on the riding mower
six weeks after surgery, pain is a 2, incision is dry and closed, may I swim?
two days after surgery and sore like they said I'd be, pain is easing, walking to the bathroom and going fine
Scar itches. It's been four months. Looks good otherwise.
can I put vitamin E on the scar, healed up last summer
when do stitches come out
the glue is peeling off like a sunburn, no drainage or redness, normal right?
how do I get out of bed after fusion
how long no bending
what counts as twisting? can i wipe the counters
sex after back surgery when is it ok
can my wife ride in the car 3 hours after her surgery next month
flying to Manila six weeks after surgery, what should I ask for
can i have a glass of wine at my daughters wedding, I'm only on tylenol now
do i have to quit chewing tobacco before fusion, i know about smoking
does vaping count
what should I eat the night before
shower soap before surgery, where do I buy it
I've got a tooth cleaning scheduled two weeks before, should I move it
will I set off the airport metal detector with rods
can i have an mri with titanium screws
how long does the hardware last
can they do a fusion on an 80 year old
is my mother too old for surgery? She's 84, sharp as a tack, walks with a cane, nothing changed lately
how big is the cut
minimally invasive means what exactly
whats endoscopic
will I have a catheter during surgery
Will I need somebody to stay with me the first night?
do i need a raised toilet seat afterwards
what percent of people get better
what are the risks, tell me straight
does surgery ever make it worse
could I end up paralyzed from the operation? my cousin says so and I'm scared
what are the red flags I should watch for, nothing wrong now
What symptoms mean I should go to the ER? I have none, just like to be prepared.
is loss of bladder control common after surgery, I don't have it, just reading
reading about cauda equina online and scared myself, everything works down there
how would i know if i had foot drop
can a herniated disc make you impotent? asking because I read it, no problems here
what does saddle numbness feel like, dont have it
do compression fractures heal
my bone density is low what vitamins should i take
osteoporosis and I want to dance at my granddaughters quinceanera, any advice
what is spondylolisthesis and how do you even say it
scoliosis since i was 12, one hip higher, never bothered me much
My teen daughter has a small curve, 14 degrees, when should it be checked
does carrying a heavy purse cause scoliosis
how do i pick up a feed sack without hurting myself
bucket seat in my Peterbilt is worn out, could that be it? just aches, legs fine
my boss will buy me one of those desks that goes up and down, should i say yes for my back
is it ok to crack my own back
inversion table yay or nay
tens unit where do the pads go
does turmeric do anything
what about CBD cream
side effects of cyclobenzaprine
where do I drop off leftover pain pills, don't want them in the house with grandkids
Mild constipation from the pills, went yesterday and today, anything gentle you like?
i leak a little when i sneeze, have since my third baby in 1988, does that matter for surgery
up twice a night to pee for ten years, prostate. nothing new. do I tell the doctor
I've had numb toes from diabetes since 2012, same as ever, does this change my surgery
carpal tunnel in both hands for years, is it from my neck
my pinky has tingled since the elbow surgery in 2015, no change
had foot drop back in 2003, wear a brace for it, unchanged. Can I still get a shot for my back?
old polio leg is weak since I was five so ignore that, it's my lower back I'm asking about
legs feel tired after 12 hrs in the packing shed, rested up and good as new by morning
my back goes out every spring when I turn the garden over. few days and its fine
pulled a muscle throwing hay, sore on one side, nothing down the leg
How long does a strained back usually take? Mine's day four and getting better
spasm last night gone this morning
is it a muscle or a disc how can you tell
hurts to sit, better to walk
better sitting worse standing, been that way two years
shopping cart helps me walk farther, why is that
calves ache when I walk past the second barn, sit down on a bucket and its gone, same for two summers
i can lift my toes, walk on my heels, all that, just want the pain down the leg to stop
Strength good. Sensation good. Bathroom good. Attitude bad.
no accidents no numbness, doctor google told me to check so i checked
feeling is all there when i wipe and everything so thats good, my question is about driving
he can move both legs just fine and he feels me touch him, he's just sore from the ladder work, what kind of mattress helps
My husband says to tell you he's peeing like a racehorse and his legs work, he only wants to know about shots
no fever, no chills, ate a big breakfast, incision looks perfect. When's my follow-up?
temp is 98.4, just checking if I should keep taking it every day
throat was scratchy after neck surgery but its nearly gone now, can i eat tortillas
Swallowing is fine, breathing is fine, collar itches. What can I put under it?
can I take the collar off to shave
my voice is back to normal, when can I sing in the choir
when can i golf
bowling after fusion ever
I'd like to get back on my horse. Literally. When?
can i hunt this season, surgery was in june
gardening at 8 weeks, kneeling ok?
is it safe to bounce around on a tractor at three months
when can i lift my 30 lb dog
how heavy is a gallon of milk
how many steps a day should I walk
how long is the little bandage supposed to stay on, it's clean and dry underneath
bruise on my hip where they took the bone graft, turning yellow now
Cadaver bone, is it safe?
do you use stem cells
platelet shots for discs, do they work or is it a scam
laser spine surgery real or fake
whats a spinal cord stimulator
can the stimulator get wet in the shower
pain pump vs stimulator
what is failed back syndrome, my uncle was told he has it
I had surgery in 2014 and the same ache I've always had is still there, could a second opinion help?
what does grade 1 slip mean
modic changes??
What does 'no cord signal abnormality' mean
annular tear explain like im five
schmorl's node, sounds like a disease
my cyst on the facet joint is 4 mm, do they pop those
tarlov cyst found by accident, no symptoms
do hemangiomas in the spine turn to cancer
tailbone sore since i sat on the bleachers all weekend at the swap meet
hip or back, how does a doctor tell
knee replaced in march, doing good, when can i do the back
pregnant and my si joint hurts, feeling everything fine, safe exercises?
is swimming good
water aerobics at the Y, yes or no for stenosis
pilates reformer ok after disc replacement
does losing weight help back pain? I'm trying to drop 30 pounds on purpose
lost 20 lbs on keto and my back feels so much better
belly fat and back pain connection
why does my back hurt more when I'm stressed
can you be born with a narrow spine
is this genetic, my mama and her mama were both stooped
kid is 15 plays catcher, back sore after tournaments, runs and jumps fine
my boy wants to know if creatine is bad for his disc
backpack too heavy? he's in 7th grade
mothers shoulders are rounded, has been for years, will a brace straighten her
How do I help my husband put his socks on after his surgery without hurting my own back
hospital bed at home needed or no
walker or cane which is better after surgery
what should i have in the freezer before surgery, I cook for five
How do I wash my hair with a neck collar
can I knit after neck surgery
pain in the shoulder blade from neck arthritis, grip is strong, i open all the jars in this house
my hands are fine i button my own shirts i write my own checks, just have a sore neck
balance is good i still climb the ladder, my wife hates it, just want to know about glucosamine
should i get an mri if nothing hurts anymore
does a normal mri mean the pain is in my head
nerve test with needles how bad is it
what is a myelogram
discogram, heard its awful, true?
are x rays safe i've had about 40
sore arm from my flu shot can i still have my epidural tuesday
my sugar went to 240 after the steroid shot last time, back to normal next day, do I mention it
hot face the day after the shot, gone now, is that a known thing
Leg was numb for two hours after the injection like the nurse said it would be, wore off months ago no problem. Same for the next one?
is it ok to take a bath after the shot
I slept wrong on my neck
arm falls asleep if i sleep on it wakes right back up
foot went to sleep while I was milking on the stool, shook it out, same as always
our old dog died sunday so i forgot my appointment, can i get another
had to put the cat down, I'll need to move Thursday
lost my horse of 26 years last week, feeling sad but ok, could we push my follow up a week
My parakeet passed away. Anyway, when is my next visit?
this coffee is so weak you could read the paper through it
old truck has a weak engine, won't pull the grade, so I'll be late
mouth still numb from the dentist sorry if i sounded funny on your voicemail
novocaine all down my left cheek from the filling this morning, can I still come for my xray at 2
we live in the heart of the valley, do you have anything closer than Fresno
heart of the matter is I don't understand this bill
with one stroke of the pen medicare could fix this
by a stroke of luck my insurance approved it
stroke play or match play, the doctor golfs right
breast stroke or back stroke, which is easier on the low back
my gums bled years ago when I was on blood thinners, not anymore, is that worth writing on the form
keep falling asleep in front of the tv at 8, getting old i guess
fell asleep in your waiting room, missed my name being called, sorry
broken chair in your lobby, third from the door, somebody ought to fix it
The emergency brake on my truck sticks so I park on the flat side of your lot, is that ok
do they put a breathing mask on you before you go under
CPAP, the breathing mask thing, do I bring it
bored to death in this recliner, week 2 after surgery, what can i do
dying to eat real food
I'm dead serious about the parking situation
Dead battery, can't make it at 9. Any other time?
dead end road, ups cant find us, mail it to the po box
deadline for the forms?
drop dead gorgeous sunset tonight over the orchards
killer tomatoes this year, I'll bring the front desk a bag
my wife kills it at karaoke
that commute is murder
You're a lifesaver, thank you for fixing my bill
shoot me an email with the forms
shoot, wrong day, never mind
took a shot at the crossword in your lobby, who has the answers
suicide squeeze in the ninth, what a game
watched a movie about a hanging judge last night, slow but good
my grandson plays that shooting video game all day
the giants choked again
Raiders fell apart in the second half, nothing new
Lakers are on life support this season
did you see the 49ers lose, i about died
quarterback had a stinger and was back in the next series, what is a stinger anyway
bullet points would be easier to read on your pre op sheet
bleeding heart flowers, do they grow in this heat
Bleeding the brakes on the combine today so call after 6
how do you cook blood sausage
my chili was so hot it took my breath away, best batch yet
what's a good rub for a rack of ribs
spine of the book is broken, the one in your waiting room about the farm
Best way to debone a trout? My son says start at the spine
bread fell flat, weak yeast
weak signal out here so text instead of calling
WiFi is paralyzed again, had to use the phone
traffic paralyzed on 198, running behind
market crash got my 401k, do you do payment plans
computer crashed while I was filling in your form
crashed on the couch and slept till noon, feel great
my portal login had a fatal error
The website says 'connection lost, emergency maintenance', when's it back up?
fire drill at work made me miss your call
fire sale at the feed store, gotta reschedule
there's smoke from the hills, are you open today
what number do I call for a grass fire on somebody elses land, its out now just want to report it
power outage at your building?
burned the toast not the house ha ha
my daughter is an ER nurse, can she read my mri for me
I watched ER reruns all weekend
drove an ambulance for 22 years, now my back is shot, what can I expect at a first visit
volunteer fire dept needs a note for light duty
retired cop, bullet still in my hip from 79, can I have an mri
it's been raining so hard the gutters are leaking
kitchen sink leaking, plumber coming, can we do the phone visit at 3 instead
roof leak
my dog pees on the rug every time the doorbell rings, so no home visits lol
puppy isnt house broke yet, had an accident in the truck, i'm gonna be late
toddler wet the bed and I've got laundry, can we move to noon?
the baby is potty training and I am bending over all day, my back!
bathroom out of order in your hallway
your men's room is out of paper
water pressure at the house is a trickle, can I skip the special soap shower or go to my sons
cow went down with milk fever, need to stay with her, move my appointment please
Our heifer had trouble with her back legs but the vet got her up. Anyhow, I need the 4 oclock.
old dog drags his back feet, vet says disc, do you know any animal surgeons
do dogs get herniated discs
my horse has a swayback, funny coincidence
gopher trap got my finger last month, healed fine, can I still give blood before surgery
hay fever is bad this year, ok for anesthesia?
cabin fever!! when can i drive
disco fever night at the senior center, can I dance at week 10
spring fever got me planting too early
fell in love with your receptionist's cookies, recipe?
fell behind on my bills, can you wait till the first
I'm falling for this new brace, its comfy
prices fall after medicare pays right
do you have fall openings or is it already winter
numb to politics at this point, change the channel in the lobby
numb fingers from picking ice out of the bait cooler, ten minutes and they were back, anyway do you fix hammer toes
brain freeze from a slushie, lol
my legs are jelly after leg day, in a good way
Legs of the table wobble in exam room 2
My jokes are weak but my coffee is strong
I have a weakness for pan dulce, how long before surgery do I stop eating
Weak spot in my fence, cows out, gonna miss the 10:30
weak handshake that fella at the front, ha
My heart goes out to the nurse who cried with me, please tell her
my heart skipped when I saw that bill
chest of drawers needs moving, how soon after fusion
Community chest card says go to jail, we're playing monopoly while I recover
treasure chest costume for the grandkid, can I sew at week 2
cold feet about surgery, who can I talk to
get off my chest: your hold music is awful
choking up reading your thank you card, sweet of you
smothered in paperwork, is there a short version
drowning in forms, help
suffocating heat out here, is your lobby air conditioned
breathless view from Moro Rock, when can I hike again
short of breath? no, short of cash. payment plan?
swollen creek by our place, road closed, need a phone visit
swollen prices these days
head is spinning from all these insurance words
blind as a bat without my readers, can you make the print bigger
blind curve by your driveway scares my wife
lost my voice cheering at my grandsons wrestling match, happens every season, can we do the visit by chat
speech therapy, do you refer for my nephew
slurred? no sir that's just how I talk, I'm from Oklahoma
the dictation keeps writing spine as swine I am not calling about swine
Siri typed 'grave' I meant 'brave', sorry
voice to text said I need a burial I said I need a referral
auto correct changed fusion to fuschia haha
my phone is dying so hurry what is the address
phone died mid call, can you ring me back
I could just kill my brother in law for telling you I was lazy, ha. Is light duty really allowed?
this heat is going to be the death of us, 108 out
the death tax, is that true what they said on the news
death certificate for my late husband so you can close his account, where do I send it
My wife passed in 2019, please take her off the mailing list
Mother died in April. Please stop sending her reminders.
went to a funeral saturday, sat on a hard pew 2 hours and my tailbone is sore, lol
my cousin is a mortician, needs a lifting belt, what kind
writing my will, routine stuff, do you need a copy of the health care part
does life insurance make me tell them about my fusion
plan to end my lease, need new address on file
End of the line at the pharmacy was out the door, can you send it someplace else
I quit! (my job, not therapy) so my insurance ends on the 31st
giving up sugar for lent, will it help my inflammation
gave away my recliner, too low, what height should I buy
giving away my old walker, do you take donations
I can't take it anymore, this hold music, lord have mercy
no way out of your parking lot when the train is stopped there
i'm a burden on the phone i know but whats the copay
got a sack of empty pill bottles for recycling, do you take plastic
nobody would miss that ugly painting in your lobby
disappear button on this chat, where is it
how do i delete this conversation
overdose of chocolate this Easter
addicted to your sudoku magazines
I overdid it on the churros
cut myself shaving this morning, stopped right away, does it matter for surgery tomorrow? just a nick
paper cut from your clipboard ha
nosebleed seats at the Fresno State game, long stairs, back was fine
bloody mary mix recipe anyone
blood oranges are ripe, want some for the office
blood drive at your building today?
clot of cream on my strawberries lol, my british daughter in law
stitches, that show had me in stitches
knock me out and wake me when it's november, i hate politics
my teenager hits snooze six times, any surgery for that? lol
Can't wake my computer up
sleeping like the dead since you changed my pillow advice, thank you
breathing easier now that insurance approved
take a deep breath, ok, how do I upload a picture of my card
stumbled on your website looking for a tire shop
staggered lunch hours at my job so I can only talk at 1:15
clumsy me, I deleted the form
clumsy wording on your page about stenosis, might want to fix
dropped my phone in the trough, new number is coming
dropped my phone plan, email only please
whos your favorite ball team
whats the weather in hanford tomorrow
who won the world series in 1988
know any good jokes about chiropractors
do you like tamales
Are you married?
how old are you, bot
what's the capital of Nevada
can you help me with my math homework, my mom's asleep and shes the one with the back
write me a poem about almonds
how much is diesel right now
what's the price of hay a ton
is the superior dairy ice cream place still open
good tacos near the courthouse
when is the Kings fair
how do I get gum out of a carpet
recipe for menudo for twenty
mornin, hows everybody over there
hi
hello??
okey doke thats all i needed
God bless you all
Just wanted to say my back is 100 percent and I caught a nine pound bass
merry christmas to the doctor and staff from the Pacheco family
happy birthday doc
who's going to win the election
did you hear about the earthquake by Coalinga, shook our dishes, nobody hurt
news says there was a bad wreck on 43, nobody we know, is the road clear to your office?
saw a story about a man who woke up paralyzed, so sad, is that rare
on the tv they said that actor had a stroke, gets you thinking, i feel fine
Broken record here, but has the fax come in?
broke. can i pay 20 a month
my neck of the woods is Stratford, do you go out there
pain in the neck, this parking app
pain in the butt insurance people
backbone of this family is my grandma and she wants to say hello
spineless, that's what your billing company is
you've got some nerve charging me for a form
you're getting on my last nerve with these reminders
tingling with excitement for Hawaii, am I cleared to fly, surgery was four months ago
heavy legs? no, heavy traffic, dumb phone. Running late
we're stuck in a funk with the Dodgers, how bout you
had to laugh, my grandson asked if the surgeon uses a chainsaw
asdfghjk
test test
can you order me a pizza
ankle and toe strength is good my bladder is good my appetite is too good, just an achy belt line since spring
Is heat from a rice sock as good as a store heating pad?
what time do you open on Friday
are you open saturdays
Where can I park?
is there wheelchair access
does a bus stop near the office?
do you take Blue Cross
do you accept medi-cal
What should I bring to my first appointment?
whats your phone number
What is the address of your office
fax number for records
can I get a spanish interpreter
How soon will someone call me after I send the form?
I want to make an appointment
can I talk to a real person
what is a slipped disc
will a herniated disc heal on its own
how long does siatica last
exercise or rest for a bad back?
legs ache when I walk far and feel better leaning on the shopping cart, been like that for years
what is spondylolisthesis
how many people get an infection after spine surgery
recovery time after microdiscectomy
when can I drive after a fusion
when can I shower after back surgery
Does the robot do the surgery by itself?
how good are steroid shots for a pinched nerve
artificial disc or fusion, what's the difference
do I have to quit smoking before a fusion
Is ozempic a problem before surgery
how do I get out of bed after back surgery
best matress for back pain
how should I set up my desk for neck pain
lifting crates at the packing house without hurting my back
what does degenerative disc disease mean
curved spine in older adults
can osteoporosis break a bone in my spine
pain where my spine meets my pelvis
pain that never went away after back surgery two years ago
what is radio frequency ablation
how do I get a second opinion
do I need an MRI for back pain
what does foraminal narrowing mean on a report
do I need a referral from my primary doctor
what's a prior authorization
what is a good faith estimate
what happens to the information I type in the request form
how do I get a copy of my medical records
where did the surgeon train
what does board certified mean
are your reviews real
which nerve goes to the big toe
getting my house ready before back surgery
how do I keep from getting constipated on pain pills
how long will I stay in the hospital for a fusion
I'm claustrophobic, how can I get through the MRI
what's the weather in Fresno tomorrow
how do I make tamales
should I buy tesla stock
my knee hurts when I go up stairs
do you treat ingrown toenails
my back is killing me
I would die for a good night's sleep with this neck
dead tired two weeks after surgery, is that normal
dead leg after sitting cross-legged, fine now
who is my emergency contact on the form
no fever, no bladder problems, just stiff
what are the signs of cauda equina?
my mother had a stroke ten years ago, can I have surgery
does the numbing injection hurt
can I have a weak coffee on the morning of surgery
can I pee after anesthesia
do you treat emergencies
I had a blood clot in 2015, what do I tell the team before surgery
what is foot drop
how would I know if I had a clot in my leg after an operation
how common is paralysis from spine surgery
do I need a chest x-ray before my operation
is the robot bleeding edge technology
what should I say when I call 911
what does an infected incision look like
my foot fell asleep during the movie but woke up after a minute
does insurance cover an emergency room visit
I need a refill of my hydrocodone
office hours please
how late can I call you on thursday
is parking free
do you have handicap spots and an elevator
can I get to you by public transit
is Anthem accepted at your clinic
are you in network with medicare
what papers do I have to bring along
how can I reach you by phone
which street are you on, need it for my GPS
where do I fax my records
my mom only speaks Spanish, is there someone to translate
I filled out the form yesterday, when do you get back to me
how do I book a visit
id like to speak with a human
buldging disk what is that
can a ruptured disc shrink without an operation
pinched nerve in neck how many weeks until it gets better
should I stay in bed when my back hurts
why does bending forward help when my canal is narrow
one of my vertebrae slipped forward, grade 1, what does it mean
chances of something going wrong in spine surgery
how soon can people go back to work after endoscopic surgery
driving after neck surgery
is it ok to take a bath or swim with my incision
what does the robot actually do
epidural injection success
are facet shots worth it
who should not get an artificial disc
does vaping count as smoking before spine surgery
Im on wegovy and have surgery coming up
when do I have to stop eating the night before
special soap to wash with before the operation
pillow position to sleep with sciatica
what chair height is best for my back at the computer
I milk cows all day, how do I protect my back
is wear and tear in my discs normal at my age
scholiosis in a 60 year old, can it be treated
vertebra collapsed from weak bones
sacroiliac joint pain treatment
failed back surgery syndrome
burning the nerves in the small joints, how long does it last
my surgeon wants to operate, how do I ask another doctor
MRI or x ray or CT whats the difference
can I get an MRI with a pacemaker
what is a bone spur
my plan denied the operation, how do I appeal
will I get more than one bill
does this website track my location
who can see my health information
is this chat a doctor or a computer
where can I complain about a doctor in California
how many bones are in the spine
questions to ask my spine surgeon
log roll out of bed how to
what to do with leftover opioid pills
when is it too late to fix cord pressure in the neck
are spine tumors usually cancer
how tall is mount whitney
best pizza place in Visalia
can you help with my taxes
I have a rash on my elbow
who won the world series
this sciatica will be the death of me lol
I'd kill for a comfortable desk chair
bored to death on my recovery couch, what can I do
hand goes to sleep if I lie on it at night and is fine once I shake it
list of cauda equina symptoms
my bladder and bowels are fine and I have no numbness, just a sore low back from gardening
what is the difference between a stroke and a pinched nerve
dad had a heart attack in 1998, should I mention it to the anesthesia team
will they use numbing medicine or put me fully to sleep
does a weak core cause back pain
what happens in the emergency room for back problems
are you open for emergencies on weekends
can spine surgery cause nerve damage or loss of bladder control
how do you prevent blood clots after surgery
what is naloxone for
what fever counts as too high after surgery
what is the weak point of disc replacement compared with a fusion
why would my hands get clumsy with myelopathy
old numb spot on my shin from a disc ten years ago, never changed, is that common
no chest pain no leg swelling, a week after surgery, how far should I walk
what emergency phone numbers do you have for the office
I'm bleeding money, do you take Medicaid
my printer keeps having a stroke when I print your page
how much blood do people lose during a fusion
bladder works like always, its just a stiff low back from the hay season
pee fine, legs strong, can feel everything, only sore when I bend to the dishwasher
Not numb anywhere. Not weak anywhere. Just cranky in the lower back since planting.
wiping is normal, walking is normal, everything normal except getting up out of the recliner hurts a little
checked all the scary stuff on your list and none of it is me
I go to the bathroom like a clock and my feet lift fine, so what stretches are good for a tight back
no accidents, no tingling down there, no weakness, thats what they asked me on the phone and the answer was no to everything
my legs carry me five miles a day, its the sitting that gets me
fever? nope. Chills? nope. just the same old ache between my shoulders after milking
He says his strength is good, his stream is good, his appetite is too good
can lift both feet, can stand on tiptoes, can stand on heels. so is walking okay exercise for a sore back
nurse asked me if I lost control of anything and I said only my temper
i didnt fall, didnt crash, didnt lift nothing. just woke up stiff and its easing up
She has full feeling in both legs and her bowels move daily, she only wants to ask about a brace
incision dry as a bone, temp 98.4, walking around the block, when can I take the dog
I've never had trouble passing urine and I don't now. I filled it in wrong on the form, please fix it.
took the dressing off like you said, nothing red nothing wet, can I wear my jeans
swelling's gone down, calf looks like the other one, doctor checked it last week and it wasn't a clot
They did the ultrasound on my leg and it was clear, so I'd just like to move up my PT
breathing good, sleeping good, eating good, how long does the collar stay on
my husband's speech is clear, his face is even, he's only grumpy because the neck pillow is too tall
Dizzy? No. Headaches? No. Do I hate needles? Yes. What happens at the injection?
without any fever or drainage at four weeks, may I get in the pool
hasn't spread, hasn't changed, hasn't got weaker. two years of the same thing in my left calf
I can feel the seat, I can feel my socks, I can feel the cat on my lap. Just a sore spot by the belt
swallow fine, talk fine, three months out from neck surgery and singing in the choir again
nobody fell off anything, it's plain old gardening soreness
don't have numbness or weakness, do have a question about parking
I'm regular as sunrise and strong as an ox but my back tires when I weld
not incontinent, not feverish, not losing weight sadly haha. what exercises do you like
all my tests for cancer came out clean last year, so it's only wear and tear, right number to call for PT?
dad can pee, poop, walk and complain, all four. He wants to know about senior discounts
yes I can button my shirt, yes I can write my name, no I can't find your suite
neither leg is weak. both are lazy, says my wife
hands steady, balance steady, neck just cracks like popcorn
No red flags per my family doctor, referral is for long standing back ache, how do I book
i can pee no problem thanks for asking, now about my bill
the strength came back all the way months ago, just checking in about my six month visit
the numbness went away years back and never returned, I'm only calling about records
My foot was never weak. Somebody typed that in my chart by mistake. How do I get it corrected?
hasn't had any chest pains, cardiologist signed the clearance last Tuesday, where do we fax it
feeling in my bottom is fine thank you, your questionnaire sure gets personal
I am not depressed, not suicidal, just filling out page 4 and it wont let me go to page 5
didn't hit my head, didn't black out, wasn't even my car. just need a letter that I was at my appointment
when I sit too long one foot tingles, i shake it and in a minute it's normal, been that way since high school
legs get tired at the end of a ten hour shift and by morning im new again
peeing a lot but I drink a gallon of iced tea a day, always have
strong as ever in the arms, the neck stiffness only comes when I look up to prune
Bathroom okay. Strength okay. Sleep not okay because of the neighbor's rooster.
no blood, no pus, no fever, just a tiny scab left. can I sunbathe
my temperature has been normal every day since surgery, should I keep writing it down?
incision has healed so well my sister can't find it
I keep reading about cauda equina and checking myself, and every time I'm fine, how do I stop worrying
both hands work, neither is numb, I only want to learn if typing all day is bad for necks
in good health, 44, mild backache for a week from painting the fence, already getting better
mine isn't an emergency so take your time
This is not urgent, not medical even, I just want the fax number
nothing's broken, nothing's bleeding, I only lost my appointment card
It hurts about a 2 and only when I vacuum
able to walk, able to climb, able to dance a polka, not able to sit through a movie. three years like this
my mom can feel when she has to go and she goes, her question is whether Medicare pays for the raised seat
stitches out, wound closed, doc was happy. is sex okay again at 8 weeks, everything works fine
gait is fine the PT said, reflexes fine too, home exercises twice a day
The emergency room checked everything last month, clean scan, normal strength, sent me to you for routine follow up
never had a seizure, never had a stroke, never even had a cavity
you can scratch chest pain off my form, that was my twin brother
i marked yes for blood clots but i meant no
had cancer of the tongue in 1998, twenty plus years clear and no pain now, do I still list it?
my stroke was in 2011 and my left hand has been the same ever since, can I still use the hand bike
car wreck in 1994, broke three ribs, all healed long ago
I was paralyzed for a week with Guillain Barre in 1987 and got completely over it, does that go in my history
Fell out of a barn when I was nine. Tell the doctor my back has been crooked since, ha
in 2006 they cut out a benign tumor by L2, never came back, they scan me every other year
thirty years ago I had meningitis in the Navy
polio kid here, left leg always thinner, nothing new, do you have armrests in the waiting room
lost my sense of smell with covid in 2020, not my back but the form asks for neuro problems
dad had a heart attack in his 50s, he's 80 and fine now, does he need a cardiology letter before his injection
i broke my neck diving in 1979, fused in Fresno, still got the scar and good stories
epidural abscess back in 2013, cured, infectious disease let me go in 2014, no trouble since
my foot drop is from 2008 and I wear a carbon brace, where can I get it refitted
Had a blood clot after my hip in 2015. Off thinners for years. Who should I tell before my procedure?
childhood epilepsy, outgrew it at 12
i overdosed on cough syrup as a toddler, mom says, do they really need to know that lol
Neck swelling after my thyroid surgery in 2003 went away in a week, just putting it in the history box
My husband took a fall from a roof in 2001 and retired on it. He wants his old records.
he served in Vietnam and took shrapnel in his back, still in there, can he have an MRI
I used to wet the bed til I was 10, do you need that on page 3?
my numb little toe is older than my kids, and they're in college
thigh has been numb on the outside since my pregnancy in 1999, exact same patch
bowel surgery in 2017, all good since, how does that affect sitting in a brace
leaked a bit when I laugh since the twins in 2004, my OB knows, no change at all
self catheter user since my accident in 1992, need a private bathroom at my visit please
ostomy bag since 2010, will the brace rub it
I've been in a wheelchair since 1988, T10 complete, want to ask about cushions
MS since 2002, stable, walk with a stick, does your building have a rail
been unsteady since childhood from cerebral palsy, same as ever, need extra time at my appointment
right arm has been weak since birth, Erb's palsy, doesn't change, mention it at check in?
my left pupil is bigger since an eye surgery as a kid, don't let it scare your nurse
what is a cauda equina? my daughter is studying for her anatomy test
for my nursing class: list three signs of spinal cord compression
why do doctors ask about going to the bathroom when your back hurts
What is the difference between numbness and tingling, in medical words
my son's homework asks what happens if the spinal cord is cut
explain saddle anesthesia in one sentence for a poster
how common is paralysis after spine surgery, in general
what's a pulmonary embolism, heard it on Grey's Anatomy
Teaching first aid to 4-H kids, how do you explain not moving someone who fell?
how do hospitals stop bleeding during an operation
what temperature counts as a fever after surgery? mine is next month and I'm making a list for the fridge
when should a person call 911 after spine surgery, want to print it before mine
Which signs of infection do you tell people to look for
do spinal infections still happen these days
is there a page about warning signs on your website
is it true that most back pain is not cancer
what does 'red flags' mean, the brochure used it
What does drop foot look like? my writing group has a character with it
writing a novel where the hero falls off a cliff and can't move his legs, how long would he be in hospital
Hypothetically, if somebody couldn't feel their feet, what kind of doctor would they see? It's for a screenplay
book report on Christopher Reeve, which vertebra did he hurt
quiz question: name the nerve bundle at the end of the spinal cord
what part of the spine controls breathing?
which nerves go to the bladder, im an EMT student
how does a stroke differ from a pinched nerve, general info for my church newsletter
the CPR class is Saturday, do you guys host it?
what does POD mean in my discharge sheet
can a person live without a spleen, asking because of a crossword
what would you tell someone who was scared of waking up during surgery
how many people die from back surgery a year, my aunt keeps bringing it up
What is autonomic dysreflexia? studying for boards
what causes a spinal stroke, how rare is that
why do smokers' fusions fail more
what is a dural tear, saw it on the consent form
is nerve damage always permanent
how do surgeons avoid hitting the spinal cord
does anesthesia stop your heart for a second? my kid said so
What exactly does a blood thinner do
why is it dangerous to mix pain pills with alcohol, it's for our health class
is narcan something you hand out at the front desk? my wife read every home should have it
what's the number for poison control, I like to keep it on the fridge
does a slipped disc ever kill anybody lol
what does incontinence mean exactly, my english is still learning
science fair: can a robot do surgery without a human
what is sepsis, saw a billboard
my grandson wants to know if your neck can twist off
how do I know if a hotline is legit? got a call from a so called back brace hotline
does the flu make your back ache, in general
for a safety meeting at the packing house: how do we teach lifting so nobody hurts their back
OSHA poster question, what do you do first when a coworker falls from a ladder
our volunteer fire dept needs a speaker on spine injuries, does your doctor do talks
PTA safety night handout about concussions, do you have one
what are the stages of grief, off topic I know
this hold music is killing me
bored to death on the couch in week three, any hobbies you recommend
died laughing at the skeleton in your lobby with the cowboy hat
my dog died so I have to move Tuesday to Friday
killer workout yesterday, abs are toast, back is fine
puttin the dog down made me sad but I'm ok, just need another day for my visit
my phone died in the middle of the call
the paperwork about killed me but its done
I'd kill for a cheeseburger, does fasting start at midnight
Dying to get back on my boat. Is three months after a fusion typical?
this heat is murder on the tomatoes
drop dead gorgeous new lobby by the way
I'm dead serious about quitting smoking, got any brochures
dead battery again, running 20 late
the line at the pharmacy nearly did me in
my wife will murder me if I miss this appointment
kill two birds with one stone, can I do labs and xray the same day
over my dead body will I pay that no show fee, I was in your parking lot!
it's a matter of life and death that I get a window seat lol, no seriously just a chair with arms
scared to death of needles, do you have numbing cream
i almost had a stroke when i opened that bill, is there a discount for cash
You people are giving me a heart attack with these reminder texts, can I turn them off
sitting in those folding chairs at graduation was a pain in the neck, literally, gone by monday
my brother is a pain in the butt, can I take him off my contact list
Bleeding heart that I am, I adopted two more greyhounds. Can I walk them at 6 weeks?
numb from the dentist, talking like a cartoon, so typing instead of calling
my lip is numb because I just left the dentist, can I come straight over for my 2 pm?
Jaw is frozen from a filling so I cant talk for an hour, text me please
my butt went numb on the church pew and woke right up at the potluck
legs were jelly after the roller coaster, great day with the grandkids
weak in the knees since I met my fiance, do you do marriage letters for leave lol
I can't stand my insurance company
cant stand country music, can we change the station in the PT room
can't move the date again, HR will have my head
can't feel a difference between the expensive pillow and the cheap one, which one do you recommend
I can't breathe in these skinny jeans, what should I wear for the exam
held my breath for the results and they were fine, hallelujah
don't hold your breath but I think I may have found my old records
this brace takes my breath away, the color I mean. comes in black?
my truck has chest pains, mechanic says alternator
my heart is broken over the Raiders leaving, anyway is Friday open
heart skipped when I saw how kind the note was
Got cold feet about the injection, can I think on it and call back in a week?
I lost my nerve and drove home. Can I rebook?
you've got some nerve charging for forms
getting on my last nerve this printer
spineless politicians, you should operate on them
my back is against the wall with these bills, payment plan?
stabbed in the back by my adjuster, need a copy of the visit note to appeal
crashed my computer, lost the forms, resend
crashed at my sisters in Selma so ill be coming from there
had a crash course in insurance terms today and I'm lost, what's coinsurance
total wreck of a morning but I found my referral
my niece is a trainwreck with directions, can you text her a pin
fell in love with your receptionist's enchiladas at the open house, recipe?
fell asleep in the MRI, slept like a baby
fell behind on payments, who do I talk to
I fell for that spam email saying it was from your office
falling leaves everywhere, is raking ok at four months
dropped the ball on my deductible paperwork
Drop it like it's hot was playing in the waiting room, made my day
shooting the breeze with your valet, nice kid
shooting pain of a bill lol. do you take HSA
I shoot skeet on Saturdays, when might a person get back to it after disc surgery
took a shot in the dark, is your office the one with the fountain
photo shoot for our anniversary, can I take the collar off for pictures at week 12
loaded question: dogs or cats
jumped the gun and paid twice, can I get it refunded
going to jump off the diving board at the lake once I'm cleared, when's that usually
I'm hanging in there, thanks for asking
hanging plants are too heavy for me now, any tips
hang on, looking for my card... ok its Anthem
at the end of my rope with prior auth, not with life, don't worry
give up on the portal, can you just mail it
I'm ready to throw in the towel on yoga, it's boring, is swimming good
ending it with my gym, which exercises can I do at home
end of the road construction on 198, which exit for you
i quit. quit smoking that is! 4 months today
goodbye and thanks for everything, we're moving to Oregon, where do I get records
saying goodbye to my old mattress today, firm or medium
can't go on vacation til I know, is flying okay 10 weeks after a fusion in general
I can't live without coffee, may I drink it black the morning of
No way out of this phone menu, what number is the desk
I want to disappear to a beach, my back loves warm sand
better off with a standing desk or a chair, generally speaking
nobody would miss me at work for an afternoon, book me the 3 o'clock
What's the point of two forms asking the same thing
everyone would be better off if your parking lot had shade
burden of proof is on me says work comp, what records do they need
My mother doesn't want to be a burden so she'd rather ride the bus, does KART stop by you?
I give away tomatoes every summer, want some at the front desk?
giving away my old recliner, do any of your patients need one? it lifts
left my gun at home, but do you have lockers for pocketknives
nail gun all day, wrists are sore, back is dandy
glue gun burned my finger making centerpieces, tiny blister, still ok to come in tomorrow?
my water gun soaked the forms, grandkids, need a new set
Bought a grave plot next to my parents, so that's out of the way, cross estate planning off the list. I am healthy.
will and trust attorney needs a capacity letter, I am 79 and fit, do you do those
got my affairs in order before surgery like the lawyer suggested, where do I drop off the advance directive
life insurance company wants my records from 2019
suicide hotline magnet on your fridge in the break room is upside down, noticed while waiting
The suicide squeeze in the ninth won us the game! when can I ump again after surgery
my kid plays in a band called Overdose, gig on Saturday, is standing 3 hours ok at 5 months out
suicide doors on my 64 Lincoln are hard on the back
my college paper is on suicide prevention in farmers, do you know of any statistics pages
do you sell 911 sports car calendars? doctor has a Porsche poster
the address I gave is 911 Elm not 119
my daughter is a 911 dispatcher, works nights, so call her after noon
emergency contact form has my ex on it, change to my son please
ER bill from Adventist, do I pay you or them
the emergency exit door alarm went off while I was in the lobby, hope that got sorted
where do I put my emergency contact's cell
urgent: my golf trip is in May, can I reschedule the June visit
got an emergency alert on my phone about dust, are you open
emergency brake on my car sticks, do I park in the flat lot
the ambulance company keeps sending a bill from 2021
critical race on Sunday, go Larson, are you open Monday
lol my grandma says call the ambulance every time Wheel of Fortune isnt on
pull the plug on that noisy fish tank please
fish tank in the lobby has a dead fish
fever pitch at the basketball game, voice gone from yelling, be back tomorrow
hoarse from cheering at my grandson's game, it's already coming back
lost my voice singing at church, happens every Easter
gold fever took us up to Mariposa, so can we push the appointment back
cabin fever bad, week two. can I ride along to the feed store
yellow fever shot for our Kenya trip, does it matter with a steroid injection later in general
hay fever season, sneezing my head off, does sneezing hurt a healed fusion
valley fever in 2012, cured, lungs scarred but fine. On the form?
hot flashes at 52 are the worst, keep your office cold thanks
sweating like a pig in the orchard, as one does in July
shaking with excitement, my daughter is having twins
shaky wifi, may drop off
shivering in your waiting room, turn down the AC
chills watching the national anthem at the game, wow
confused about which door, north or south
I'm confused, is the copay 40 or 60
dizzy from all these insurance words
my head is spinning with choices, what's the difference between PT and chiropractic
slurring? no thats my Portuguese accent, Azores born
my words come out wrong because I type with mittens on, cold in this shop
face drooped in my license photo because I blinked, does it count as ID
one sided conversation with your voicemail again
my left hand doesn't know what my right is doing, I booked two appointments by accident
right side of the parking lot is blocked
blind spot mirror recommended for someone with a fused neck? doc cleared me to drive
double vision joke: I see two copays
blurry picture of my card, should I resend
left eye is cloudy from an old cataract, surgery for it is in June with my eye doctor, can I do both this summer
stomach dropped when I saw the wait list
spitting image of his father, and same bad posture too
coughing up the money for a new mattress, hybrid or foam
choked on the price of that brace
choke collar is for dogs, how about mine is it adjustable
my tooth is bleeding a little from flossing, no big deal, is dental cleaning ok before surgery
nose bleed every August with the dry air, stops in a minute, been that way all my life
thumb is sprained from softball, mild, can I still use the walker after
broke my pinky toe on the coffee table, does that push back my PT?
tennis elbow flaring up, do you guys see elbows
my knee is swollen on and off from arthritis, ten years now, do I need a knee doctor
plantar fasciitis hurts first thing, what shoes go with a bad back
carpal tunnel surgery went well, hand is good, now I'd like to talk about my old stiff neck
restless legs at night since my thirties, not new
hemorrhoids acting up like every winter, can I bring my donut cushion
constipated a little on vacation, prunes fixed it
jaw clicks when I chew, is that a neck thing generally
ear infection last month, all cleared, does the anesthesiologist care
sunburned back from the lake, peeling, can they still do the exam
poison oak on my arms, dont want to gross you out, reschedule?
bumped my shin on the tailgate, bruise only, wearing shorts to the visit
pulled hamstring playing kickball, better each day
shin splints from boot camp class
paper cut from your clipboard, I'll live
bruise around my incision is turning yellow like an old banana, is that how they fade
tired as a dog two weeks after my decompression but each day I walk one more house down
itchy scar at six weeks, closed and pale, what lotion do folks use
sore between the shoulder blades from sleeping in the collar, how do people get comfy
throat was scratchy the first two days after neck surgery, all better now, ice cream back to being just for fun
old numbness in my toes hasn't come back yet at two months, heard it's slow, how slow in general
twinges when I roll over, nothing like before the operation, week 5
muscles jump a little in my calf when I rest, same as before surgery, doctor knows
Slept in my bed for the first time instead of the recliner! how do I log roll right
back feels stiff as a plank in the mornings, month 2 of fusion, loosens with a shower
home four days, off the strong pills already, wound clean, bored. is knitting allowed
steri strips curling at the edges on day 9, skin underneath sealed shut, trim or leave
how long do people usually feel wiped out after a long fusion
is it ordinary to cry at commercials after anesthesia? I'm happy, just weepy
my brace squeaks when I walk at week 4
Poop is back to normal after three days of stool softener, thanks for the tip sheet
little dent where the scar is, does it fill in with time
staples come out Tuesday, does it hurt
hair is falling out some after anesthesia, hairdresser said that happens, does it grow back?
can I use a back scratcher near a healed scar
first week down, walking to the corner and back four times a day, is more better
is it normal to have good days and bad days at two months
doc said sore is expected till six weeks, so when do most people go back to pottery
Hospital socks, can I wash and keep em?
how soon can I sleep on my stomach after a fusion
when may I take a bath instead of a shower
what's the easiest way to get in a low car with the BLT rules
are there gadgets for putting on socks without bending
who trims my toenails while I can't bend haha
is a waterbed a bad idea after surgery
can I ride a lawn mower at 8 weeks
how heavy is a gallon of milk anyway, that's my limit
do dissolving stitches leave bumps
how do I keep the dog off my lap the first weeks
when do most people hug their grandkids again
I'm 3 weeks out, walking 2 miles, no meds. is a stationary bike next
does cold weather make the screws hurt
Got my six week x-ray done this morning, all I want is the PT referral
how long before I can go on a cruise after neck surgery
may I have my nails done before surgery or do they take the polish off
can I chew gum the morning of
what if I get a cold the week before, do they cancel
do I need somebody overnight or just for the ride home
My ride is 82 and doesn't drive at night, is that a problem
can I wear my hearing aids into the OR
what do I do with my wedding ring that wont come off
is my tattoo going to be ruined, in general where do they cut
how many people are in the operating room
what music does the surgeon play
do I walk in or get wheeled in
what's a preop blood test look for
can my wife wait in the room with me beforehand
where do families sit during surgery, is there a cafeteria
am I awake when the tube comes out
how do they wake you up
what is the difference between outpatient and inpatient
do I get to keep the piece of disc in a jar
Will I set off the courthouse metal detector
are the screws titanium or steel
cadaver bone, whose is it? just curious
how do robots know where my spine is
endoscopic sounds like the stomach thing, is it the same camera
which is longer recovery, neck or low back
what's adjacent segment disease in plain words
does a fusion make you shorter or taller
Does everyone with a fusion get another one later
what is bone graft made from
why three months for bone to heal
how does smoking slow bone down
do e-cigs count as nicotine
what is a laminotomy vs a laminectomy
foraminotomy is a mouthful, what is it
Schmorl's nodes, what a name, what are they
what's a pars defect
is lumbarization a disease
what are Tarlov cysts, in general
vacuum disc phenomenon?? sounds like space
what is a syrinx
what does degenerative mean, it sounds so gloomy
what's a hemangioma of the spine
explain facet joints like I'm ten
does a whale have more backbones than me, fishing bet
why is the lower back where everyone hurts
are discs like jelly donuts or is that made up
do discs grow back
why is my neighbor's sciatica on the left and mine on the right
what is the piriformis
whats the longest nerve in the body
does the sciatic nerve go to the toes
why does pain go down the leg when the problem is in the back
can a bad hip feel like a bad back
does shingles feel like a pinched nerve, general question
how is scoliosis measured
do adults wear scoliosis braces
does scoliosis run in families
Does being tall make disc problems more likely
does sitting really squash the discs
is cracking your back harmful
are inversion tables junk
Is a hard mattress better, my uncle sleeps on plywood
pillow between the knees or under
which side is best to sleep on with sciatica
is walking on a treadmill the same as outside
elliptical or bike for stenosis
is pickleball rough on backs
golf after a neck fusion, do folks do it
horseback after spine surgery, anybody?
can people bowl with an artificial disc
what's the deal with core strength
pilates or tai chi for old stiff backs
do back belts at Home Depot do anything
which shovel saves your back
best way to lift hay bales without twisting
I bend over strawberries all day, what can I do on breaks to loosen up
what kind of seat cushion for a tractor
how often should a long haul driver stop and stretch
standing on concrete at the cheese plant 10 hours, mats or insoles?
wearing my tool belt makes my back ache, suspenders instead?
do backpacks give kids back trouble
my teenager slouches over his phone, does text neck exist
pregnant and my back aches, do you see pregnant ladies or my OB
breast size and back ache, is that a real thing
does weight loss ease back aches
what vitamins are in food for bones, milk or greens
which doctor orders a bone density test
at what age do women get a dexa scan
is osteopenia the same as osteoporosis
do vertebra breaks heal by themselves usually
is vertebroplasty still done
what are trigger point injections
Do cortisone shots wear off
epidural for labor vs epidural for back, same thing?
how is ablation different from surgery
who shouldn't have an MRI
what's the noise in the MRI, can I bring earplugs
open MRI near Visalia?
do you need a driver for an MRI with a relaxing pill from the imaging place
EMG, is it as bad as my cousin says
what's a nerve conduction study
do you do bone scans in the office
does an x-ray show discs
how long are x-rays good for, mine's from two summers ago
what's a second opinion visit like
do you talk to my other surgeon or just look at everything fresh
what do I ask a spine surgeon, give me a list
how do I know if a surgeon is board certified
how many of these has the doctor done, generally
what's fellowship trained
who covers when the doctor is on vacation
does the PA do the visit or the doctor
how long til someone calls back about a new patient referral
is there a wait list for cancellations
can I bring my teenager to translate
do you have a Hmong interpreter
Punjabi speaker in the office?
sign language interpreter for my husband please
large print forms available?
I dont read well, can someone help me fill it out
can I fill out the forms in my car
is the new patient packet the same as the portal one
portal says my email doesn't exist
two step code never arrives
how do I add my daughter to my portal
how do I take my ex off my HIPAA form
can my caregiver speak for me
where do I upload my insurance card
my card changed January 1st
I turned 65, what do you need for medicare
do you take Tricare Prime out of Lemoore NAS
VA community care referral, which fax
Blue Shield HMO, does my primary have to do something
anthem medi-cal, kings county, ok?
CalViva, is that accepted
I have two insurances, who's first
whats my deductible, can you see that on your end
self pay for a consult, ballpark
can I use CareCredit
how do I read this explanation of benefits
got a surprise bill from the assistant surgeon
bill says 90 days past due but I paid in March
is the facility fee separate
can you break up the balance into six payments
who do I thank for fixing my bill, she was great
is there validation for the garage
where do I park a truck with a horse trailer
do you have an RV spot lol
bus 15 stop close by?
Amtrak to Hanford then what, taxi?
is the door automatic, Im in a power chair
are there lockers
is there a place to nurse my baby
can kids come in the exam room
can I bring my emotional support parrot
service dog ok during x-ray?
what time's lunch closed
early morning slots before my shift at 6?
video visit from Avenal possible
can I do telehealth from out of state
how late is too late before you cancel on me
flat tire in Corcoran, going to be 25 late
tule fog delay on 43, hold my spot please
forgot what day, is it the 8th or 18th
confirm me for Wed 9:40
I need to push mine a week, harvest
cancel me, feeling all better, thanks
can I switch to the Visalia office if you have one
text reminders come to my husband's phone, change it
put me on your cancellation list for any morning
reschedule bc I start jury duty
what do I wear to the first appointment
do I change into a gown
can I eat before an office visit
how long should I set aside for a new visit
bring the MRI disc or does the hospital send it
do you need the reports too or only pictures
imaging place wants $15 for a disc, do I really need it
can the disc be mailed
my primary faxed the referral Tuesday, got it?
referral number please
who does prior auths there
status of my authorization, last name Machado
auth expires on the 30th, what then
peer to peer, my insurance said to ask you that
disability form EDD DE 2501, can your office fill its part
FMLA needs redone every year?
return to work note with a lifting limit, how do I ask for one
work comp adjuster needs your tax id
QME vs treating doctor, what's that
can I change my work comp doctor to yours
lawyer wants records, what's the process
records request form link?
how much per page for records
do you keep x rays from 2014
please send my visit note to Dr Lim in Tulare
update my pharmacy to Rite Aid, wait they closed, CVS then
new phone same me
I got married, name change
my mom passed, how do we close her account? we're ok, it was a while back
are you hiring MAs
do you take students to shadow
I sell copiers, who do I talk to
reporter from the Sentinel, is the doctor available for an interview on farm injuries
can our 4H club tour the office
shoulder surgeon recommendation?
is the doctor taking new patients
any woman surgeons there
does the doctor do house calls haha
lady at check in, Rosie, was an angel
complaint: waited an hour and ten
how do I file a grievance with the plan
does a person read these
link to the exercise video is broken
your page says 404
nice website, who built it
I love the orchard picture on your homepage
peas won't sprout in this clay, and no I can't bend to replant, any long handled tools you like
my pee test for the new trucking job came back fine, do you need a copy
toilet seat riser: does it screw on or just sit there
potty humor from my 4 year old all day, bending to lift him, what's the right way to squat
wet the bed of tomatoes twice a day in this heat and it's bad for my back carrying the hose
water leak under our sink kept me from my visit
plumber says my bladder tank is bad on the well, so no water, moving my appointment
my kidneys are fine says the lab, A1c 6.1, all sent to you
cat peed on my referral, seriously, need another
puppy accidents all over the carpet and me on my knees scrubbing, hello stiff back
diaper duty with the new grandbaby, how do I lift her safely at 5 months after surgery
my bike saddle is too narrow, do wider ones help backs
western saddle or english for someone with old scoliosis
saddle sore from a 40 mile trail ride, just chafed skin, gone in two days
groin pull from bowling, healing, do I tell PT
baby's bottom has a rash, oops wrong chat, meant the pediatrician
bottom step creaks, gonna fix it before surgery
Numb chucks is what my son calls his nunchucks, he bonked his own elbow
numbing gel for the IV please, I'm a baby about it
novocaine wore off on the drive, can chew again, so yes I can talk, call me
hands numb from the snow in Shaver, warm now
Feet asleep from sitting crosslegged at storytime, two stomps and good
leg fell asleep on the flight from Denver and woke at baggage claim
arm goes pins and needles if I sleep on it, since forever, gone in a minute
tingly lips from the habaneros, worth it
weak coffee in your lobby, my only complaint
my weak spot is churros
weak signal in the exam room, is there guest wifi
a week ago Tuesday I left my glasses there
two weeks, not too weak, that's how long my script note was for work, autocorrect
paralyzed with laughter at the puppet show in pediatric day
traffic paralyzed on 198, hold my slot
loss of power in Armona, so my email is down
lost control of the remote to my wife since retirement
we lost the game but nobody got hurt
lost my balance in checkbook terms, can I pay half
balance due letter, is it real
unsteady internet at the ranch, can we do phone instead of video
walking funny because I'm breaking in new boots
limp lettuce in the cafeteria
dragging my feet on signing up for the portal, is it hard
my feet drag on the carpet and give me static, kids love it
My foot is down, I'm putting it: no more holds longer than 20 min!
foot in mouth again, told the nurse happy birthday on the wrong day
shoe slapping sound is the sole coming off, new boots friday
drop foot, drop leaf, drop cloth, what's the first one, painter here lol
stiff as a board after the long drive to Reno but fine after a walk
heavy legs workout on Wednesdays, squats and lunges, recover by Friday
wobbly table in exam 3
buckle on my brace broke
knees buckled when he proposed, said yes!
collapse of the wall in our barn, busy month, reschedule me
collapsible cane, where to buy
my chair collapsed at the fair in front of everybody, pride hurt more than anything, not a scratch
giving out candy on Halloween at the office?
my legs gave out on the last mile of the half marathon, cramped, stretched, finished. That was last spring, all good
spread of tacos at the fundraiser, come by
climbing roses need two hands and a good back
climbing numbers on my credit card from copays
fast growing weeds, slow growing patience
fever is what the horse had, vet came, so I was late on paperwork
temperature in the exam room was freezing
running hot? my tractor, not me
burning leaves is legal on Saturdays right
burn day tomorrow so the smoke may be bad, are you open
burning question, does the doctor like the Giants
on fire at the bowling alley, 212
infected computer, got a virus, need to reset portal password
my peach trees have canker, can't stop pruning, how do I save my back
wound up tight before the visit, any breathing tips
wound the clock and forgot the hour changed, am I late
old wound from the war, scar only, aches in winter since '69
drain is clogged at home, had to cancel last time
stitches in time saves nine, grandma says, so booking early
opened up the cut flowers for the desk, hope Linda liked them
bandage scissors, where can I buy a good pair for my first aid box
smells bad near the dumpster by the patient entrance
pus is what's in my goat's abscess, vet lanced it, busy morning, back's fine
blood drive Friday, can I donate a few months after back surgery
blood oranges are in, want a bag?
blood pressure machine at Walmart says 124/78 so I'm proud
Bloody Mary brunch on Sunday, that's why I can't do Sunday check in
bleeding gums a bit when I floss, dentist knows
bled the radiator and my back complained for a day
cut my own hair so don't laugh tomorrow
cutting grass, edging, leaf blower. which is worst for backs
sharp knife tip for arthritic hands that are the same as they were ten years ago?
heart of the valley quilt show, can I staff the table at week 8
heart burn from salsa, always, tums work
chest freezer is too deep for me now, upright better for backs?
chest of drawers, can I push it at month 5
treasure hunt with the kids wore me out in a good way
tight hamstrings, tight budget, what cheap stretches
pressure washer kick sore my shoulders
short winded at Tahoe altitude, fine at home, month ago
breathless with joy, got approved!
out of breath from my nephew's zumba class, she's a drill sergeant, caught it in two minutes like everyone
Stroke of luck, found parking
brush strokes on canvas for hours make my neck stiff, breaks every how long
swim strokes after fusion, which in general
pet stroke therapy dogs visit your office?
my golf stroke is off since I turned 70
swollen river so our road is closed, video visit?
swollen head since he won the chili contest, my husband sends regards
puffy vest or sweater, what's easiest with a collar
big calf born last night, both mother and calf doing well, may be late
my calf show at the fair is the same day as my PT
red calf, white face, answers to Buster, if anybody near the clinic sees him he got out
clot cream is what my wife calls clotted cream, anyway she baked scones for staff
passed out flyers for the food drive, can I leave some
passed out candy at the parade, great turnout
passed the kidney stone in 2021, what a day, never again, put on history?
pass on the flu shot this year or is that for my regular doctor
fainting goats at the fair, my favorite
faint copy of the form, can't read line 6
blacked out the account number like you asked, is the copy ok
blackout curtains for night shift naps changed my life, neck still stiff
unconscious bias training made me miss your call
out cold weather we're having
asleep at the wheel is playing at the fair!
can't wake up my old laptop, do you have paper forms
won't wake my teenager before 10, so afternoon please
no response from your billing email in nine days
unresponsive touch screen at check in
slow breathing exercises help my nerves, got a handout?
breathe right strips ok with anesthesia mask?
snoring, my wife says like a tractor, for 30 years, I use CPAP, bring it?
choking vines in my garden, bindweed, hate it
chicken bone broth good for joints? neighbor swears
swallow nests under your eaves, cute
hard to swallow that price, is there a discount
allergic to cats, itchy eyes only, will the office dog bother me
bee hives, 40 of em, lifting supers is the back breaker, tricks?
hives of activity at your front desk, you need another girl
swelled with pride, she's a nurse now
overdose of cute, grandbaby pics, want to see
od'd on tamales at Christmas, up 6 lbs
double dose of good news, house and baby, need dates moved
what a pill that insurance rep was
bitter pill, paid it anyway, can I have a receipt
patch of ice in your lot in January, watch out
patch cable for stimulator charger lost, replacement number?
my nicotine patch days are done. One year smoke free
grass, weeds, and weed as in crabgrass. Does a hoe with a long handle help
high as a kite on life today, all healed
drunk on power, my HOA. anyhow new mailing address
drunken chicken recipe for you
choke point on Lacey Blvd, leave early
trigger finger was fixed in 2018, different doc
bullet points for my visit, want em emailed?
Bite the bullet and book me, first available
bullet journal for symptoms, does the doc like those
gunning it from Porterville, there at 3:10
sticking to my guns, mornings only
rope course with the church youth next year, hypothetically when are fused folks cleared for that
jump rope champ in 3rd grade, now I can't find the rope ha
bridge club moved to Tuesdays so only Weds work
bridge out on 12th Avenue, alternate route?
london bridge, our tour is in June. how do I sit on a 10 hour flight with a bad back
on the ledge of my window are your flyers for yoga, thanks
train tracks by your office, quiet zone?
train your back at home video, where'd it go
deadlift form, what's the best for beginners who are healthy
dead bug exercise, am I doing it right, what does it work
dead sea salts in the bath, anything to it
deadline for open enrollment, does it change who I can see
dead end on the phone tree after pressing 4
dead man's float is my favorite pool move, ok at month 6 for most
death valley trip in November, long drive, breaks how often
death certificate for my late dad to close his account, where to send, it's been two years
death by chocolate cake in the break room, saw it, jealous
die cast toys for your kids corner, want some
die hard Giants fan, TV on please
I died in the video game 14 times waiting for my turn lol
dyeing my hair before surgery ok?
dying orchids at the front desk need less water
killed it at my job interview, starts Monday, so need 4pm slots
kill switch on the mower means constant squeezing, hands get sore, gone by supper
killing time in your parking lot, am I too early
murder mystery dinner, can I sit three hours at month 2, what do others do
cutting ties with my old clinic, transfer me
hurt my feelings when she said I was a no show, I was there
hurt so good, that foam roller
self harm? no, self tan, my arms look orange for the visit, just a warning
burden on my wallet, these copays
my late wife's chart, may I request it for her daughter's family history
widower, 81, doing alright, learning to cook. Which stool for standing at the stove is easy on backs
cried happy tears, first pain free hike in three years
sad movie night, good sad. how long can I sit in a recliner on week 2
I was blue last winter, counselor helped, doing great now. Does that go in the mental health box?
feeling down? only the down comforter, is it too soft for necks
hopeless at technology, my son does it. Where does he click
hopeless romantic wants to dance at his wedding 12 weeks post op, do people
nothing to live up to like my brother's garden, how do you dig w/out bending
tired of living out of a suitcase, moving back to Hanford, can I be a patient again
end of life planning class, do you have notary? I'm healthy, just organized
funeral on Thursday for my old boss, need another day
funeral home called you by mistake for Mr. Hurst? not me, wrong number
hospice volunteer here, fit as can be, needing TB form signed, do you
grief group meets Tuesdays so not then
i dont want to live in Fresno, are you staying in Hanford
no one needs me until noon so mornings are open
take care of my dog question: how long til a person can walk a pulling dog
if something happened to me in surgery who speaks for me, is that the healthcare proxy form
crisis averted, found my card in my other jeans
the egg crisis means no brunch, lol, what can I eat that's got protein for healing
national crisis hotline poster in your restroom is torn, fyi
988 is also my area code prefix, confusing your system
9-1-1 is showing on my caller ID joke app, sorry if it alarmed anyone
emergency room show on tv got spinal taps all wrong, right?
emergency sub for teaching found, so I CAN make it
ER nurse here, off duty, want to book for my own plain stiff neck, months old
paramedic student, do you offer ride alongs or shadowing
in case of emergency card for my wallet, what do I write about my implant
life alert pendant, do you recommend a brand, mom is steady but lives alone
smoke alarm kept me up, cranky, sorry for the tone this morning
car seat heater feels good on my back, fine to use?
my car crashed? no sir, my car's fine, the app crashed
fender bender in 2016, minor, never hurt
hit the jackpot in Lemoore, paying my balance in full
hit my funny bone on your door, ha
hit the road at 5 am, so leave a voicemail
fell off the wagon with my PT, missed two weeks, how do I restart
fell head over heels for my beagle
jumped for joy at the approval letter
thrown under the bus by my insurance broker
thrown off by the new building number
rolled my eyes at the survey, 40 questions
rolled tacos or enchiladas for the staff lunch
flip a truck for a living, buy sell, need quick visit between auctions
tractor rolled off the assembly line in 1952 and so did I
horse threw a shoe not me, farrier's late, so am I
bucked hay for 40 years, retired now, what stretches do old farmers do
tackle box weighs a ton, which wheels
crushed it at PT, she gave me a gold star
pinned your page to my homescreen
hammered out a deal with billing thanks
broken heart of a mariachi fan, can I hold a guitarron at month four
cracked rib 8 years ago, just history
cracked windshield, need ride vouchers
snapped a pic of my card, where to send
pop in my ears coming down from the mountains, normal eh
my back pops when I stretch, no pain, since teens
popcorn in the waiting room, genius
ripping out carpet at home before surgery for the walker, good idea?
twisted sense of humor, your anesthesiologist, loved him
twisted my ankle slightly on the curb last month, all healed
worst headache of my life is this insurance form, figuratively
splitting headache from the kids' drum set, aspirin and quiet fixed it last night
stiff neck from staring at fireworks, 2 days, easing
neck brace for my giraffe costume, funny question for your brace guy
stiff drink after the baptism, neck better too haha
bad back, good attitude, ugly dog. when's the next opening
tomato plants are 6 ft, what do I do with hornworms
how do I make rice not stick
good hikes near Three Rivers that arent steep
when's the Kings Fair
best mexican food hanford
chocolate lab or golden, which pulls less
goats keep escaping, fence tips
when to prune roses here
how to keep birds off figs
score of the Fresno State game
write a poem about my chiropractor
what year was Hanford founded
trivia: how many bones in a giraffe neck
say hi to Dr for me, from the Silveiras
thinking of painting my bedroom, what color is restful
translate brace to Portuguese
does the moon affect pain lol
helppp where is the submit button
sorry my toddler was typing
My wife made me write. I'm 67, I farm pistachios, and my low back has ached the same way every harvest since I was 40. Legs good, bathroom good, no fever. What does a first visit look like?
Hello there. I read your whole page about emergencies twice because I'm a worrier, and I want you to know I have none of those things. I can feel everything and move everything. I'm only looking for a handout on stretching.
so last year I had the works, numb seat, trouble peeing, the ambulance and emergency surgery in Fresno. I'm all recovered, cath free, walking 3 miles. now I need a copy of my operative report for my new insurance
dictating this while driving parked I mean parked at the feed store and I wanted to ask if you can move my appointment from Monday to Wednesday because the hay is coming in and nobody else can run the squeeze
Mom is 88 and sharp as a tack. She fell in 2019, broke her hip, got it pinned, and walks with a cane just like before. We want to see someone about her posture. Do we need a referral?
I'm a night nurse at the hospital and I know what cauda equina looks like, and this isn't it. Plain old muscle strain from turning patients, five days, better already. Do you have a patient sheet on body mechanics?
The old man next door told me a lady he knew went paralyzed from a spine shot. It scared me to pieces. I know you can't say about me but where can I read about the risks in general?
I had my stroke seven years ago, my face is still a little crooked on the left and always will be. Just so the new girl at the desk doesn't panic when I smile. See you at 2.
when I was 20 I wanted to die, that was forty five years ago and a good counselor got me through, life is sweet now with nine grandkids. The form asks about history so do I check it?
Dad passed away peacefully in May, he always spoke well of the doctor. We found a cane of yours and a library book of yours in his room. What day can we bring them by?
Not sure this is your department. My daughter's class is doing a wax museum and she is the spinal cord. She needs five fun facts, and one can't be gross. Thanks!
I run the safety program at a dairy. We would like posters in English and Spanish about when back trouble needs 911 and when it can wait. Can we use the ones on your site?
Quick story, I was driving the tractor, phone bounced out, cow stepped on it, and that's why I missed your three calls. What did I need to bring again?
everything came back fine, they ruled out infection and they ruled out a clot and they ruled out the heart, all last spring. So here I am with regular arthritis like the rest of the county. next step to be seen?
My physical therapist says my strength is five out of five in both legs. She says reflexes are even. She says quit slouching. What chair do you like for a bookkeeper?
It's been six months since my neck fusion. I swallow fine, I sing in church, grip is back, I drove to Pismo. Only thing left is I can't look up at the stars very well. Normal for a fusion?
Do you all ever get tired of people asking the same question? Here's mine. How long before I can sit through a Raiders game on those hard seats after a microdiscectomy, in general
I'm the emergency contact for my cousin, and his number changed, and mine changed too. Nobody's sick. I just want the file right before his visit in December.
Our neighbor's ER bill was five thousand dollars for a backache, so before I ever need it I want to know what you charge to see somebody with no insurance.
Thirty years on the line at the cannery and my hands have had the same arthritis knobs since 2005. I can still thread a needle and play the accordion. It's my neck that gets stiff in the cold.
wasn't there an old rule that you had to lie flat for a week after back surgery? my grandma swears she did in 1961. What do they do nowadays
I thought I had a blood clot in September, went in, they did the ultrasound, turned out to be a pulled calf from pickleball and it healed. Should I still mention it before my procedure in March?
Checking the boxes: bladder ok, bowels ok, feeling ok, strength ok, weight up not down, temp 98.2. So can I get one of the regular appointments, not the quick one
my son fell off the swing last week, cried for two minutes, ate a popsicle and went back on the swing. He's perfect. I'm the one with the old achy back and I need an appointment
What a week. The well pump quit, the truck quit, and I about quit too, but it's all fixed now. Can I get back on the schedule?
Please tell the lady who sat with my mother while she waited that she is an angel. Mother was nervous about falling in the parking lot and the young lady walked her to the car.
Reading up before my husband's fusion. The booklet says watch for fever, drainage, weak legs and trouble going. He hasn't had the surgery yet so it's only to be ready. Is there a one page version?
I stand on a ladder all day picking, and by night my low back is tired, in the morning it's gone. Nothing tingles. I'm 24. Is there a better way to set my feet?
English isn't my first language so I ask slow. I have no emergency. I want to understand what is the difference of herniated and bulging in the general.
the gal on the phone asked if I'd fallen, fainted, bled or had a fever and I said ma'am I only want directions
I'm on year four of the same dull ache after my fusion, steady, no worse, walking and working. I'd like to learn what a spinal cord stimulator is before I ask anybody about it.
Grandson is making a video game where the hero loses his legs to a dragon and gets robot ones. He wants to know which vertebra would be realistic. I said I'd ask the experts.
I can't feel any difference since I switched mattresses, my wife can't either, the dog loves it though. Is there anything to this medium firm business or is it sales talk?
can't pee in front of strangers, always been shy that way since the army, so if you need a sample may I take the cup home
Fell asleep on the couch, woke up with a crick, took a hot shower, it's mostly gone, and now I feel silly for messaging. While I'm here, do you take Humana?
the numbness on the side of my thigh from tight tool belts went away when I switched to suspenders two summers ago, telling you in case it helps another electrician
Honestly the scariest thing about my surgery was the gown. I'm five weeks out, dry wound, strong legs, nothing to report. When's my next x ray due?
You asked me to keep a diary. Monday good. Tuesday good. Wednesday mowed, sore. Thursday good. No numbness, no weakness, no fever at all. Do I bring it Friday?
yes I know chest pain means call 911, the lady told me, I haven't got any, I only asked if the treadmill test from my heart doctor can be faxed over
We lost our house in the flood, we're all safe, staying with my sister in Tulare. Mail goes to her address now, please update it.
I am not in pain. I am not in trouble. I am in accounting, and your invoice number doesn't match.
I dropped my grandson's birthday cake, dropped my phone, dropped my keys, all before nine because I was carrying too much. Slow down, I told myself. Anyhow can I get a later time tomorrow?
three months out, can I go back to square dancing with my strong legs and my two left feet
Nothing wrong with my water works or my walking, I sent in the wrong form, please shred it
old shrapnel, old scar, old joke. who do I call about VA travel pay
can you mail a stamped envelope for my records release
how do the nurses want me to write down my home readings, on paper or the app
do you have the exercise sheet in Portuguese for my dad, 81 and hale
which gate at the county fair is closest to the first aid talk your doctor gives
will the new office on 7th have shade for cars
what are your hours on Monday
are you closed on sundays
do you stay open past five
where is your clinic located
need your adress for the ride service
is there a parking lot by the building
I use a walker, is there a ramp
can I take the KART bus to get there
do you work with Kaiser
is United Healthcare ok
will you see me with Medicare Advantage
do I have to bring my insurance card and ID
is there anyone in the office who speaks Punjabi or can translate
how long until somebody answers my request
how can I schedule a consultation
can a sneeze really break a bone in your back
why would a spine surgeon care about my bone density test
is 78 too old to have a back operation
what is an EMG and does it hurt
my scan was almost normal so why am I still hurting
is a heating pad any good for a stiff lower back
therapy excercises make my back sorer, do I quit
how many weeks of physical therapy do people try before surgery is discussed
fusion of two vertebrae, what exactly gets done in there
how big is the cut with endoscopic spine surgery
what happens if the bones dont grow together after fusion
does nicotine gum count or only cigarettes before a fusion
diabetes and spine surgery, how high can blood sugar be
do cortisone shots in the back raise blood sugar
how long does a shot in the spine keep working
how do I explain my pain to the surgeon when there is so little time
how can I look up whether a surgeon has a valid license
does this doctor get paid by the companies that make the screws
when do people golf again after a low back fusion
picking up my grandbaby after a disc operation, how much weight is allowed at first
who will feed my dog when I get home from surgery, how do people plan that
do I need a brace after they fuse my spine
cant sleep and bored silly the week after my operation, any tips
how do people taper off pain medicine after back surgery
neck level that is linked to tingling in the pinky
what is the difference between L4-L5 and L5-S1
what does desiccation mean in the MRI writeup
if something doubles the risk how bad is that really
what is the sucess rate of back surgery
two spine surgeons told me different things, now what
does original medicare want a referral before I see a specialist
paying out of pocket for back surgery, can I get the price in writing first
the bill was far above what they estimated, what are my rights
is surgery with a robot safer than by hand
driving a delivery truck nine hours a day, how can I spare my back
I prune vines bent over from dawn, how do I save my back
how to move my disabled husband from bed to chair without wrecking my spine
which pillow or position helps a sore neck at night
mild cord compression in the neck, does everyone need an operation
does putting cement into a broken vertebra help
how fast does a crooked spine get worse after fifty
how do doctors test if an ache at the dimple of the buttock comes from the SI joint
are all growths on the spine cancer or can they be benign
where can I print a sheet to log my pain and walks after surgery
does your web site work with a screen reader
does the chat keep what I type in
when is a slipped bone bad enough for surgery
which joints of the spine ache more when people lean backwards
recipe for peach cobbler
how do I reset my wifi router
when do the Giants play next
my eyes are itchy from pollen
how do I get a fishing license
my grandkids are going to be the death of my poor back
I would shoot for going back to work in six weeks after a microdiscectomy, realistic?
is a raised toilet seat worth buying before spine surgery
how is saddle numbness different from ordinary leg numbness
how do I light the way to the bathroom so I do not fall at night after surgery
which warning signs after surgery mean I should call 911
pain in my lower back, none in the legs, bladder works like always, it came after mowing the lawn
how would a doctor tell a heart problem from a nerve in the neck
what makes leg clots more likely after spine operations
can weak bones be made stronger before an operation
does everyone with stenosis end up unable to walk
which nerve lifts the front of the foot when you walk
I stopped smoking cold turkey, my lungs thank me, when can the fusion be planned
should the family keep narcan at home when someone takes opioids after surgery
do you have a number for after hours that is not an emergency
my lawn mower has a weak engine and died on me
is it legal to shoot fireworks in Hanford
my phone fell off the roof of the car, can it be fixed
how do I stop my old truck leaking oil
my dog died last year and I am thinking of getting a puppy
my disc slipped what does that actually mean
can a blown disc shrink back
signs of a herniated disc in the low back
why do discs herniate in young people
what tests show a herniated disc
first things to try for a herniated disc
how many people with a herniated disc need an operation
what is sciatica
how long till sciatica calms down
is walking good for sciatica
pain goes from my behind to my ankle when I sit, what do they call that
which nerve makes the thumb tingle
what else looks like a pinched nerve but is not
how do they test for a pinched nerve at the visit
pinched nerve or stroke, how can you tell them apart
narrowing of the spine, what does it feel like
why do I feel better leaning on a shopping cart
legs get heavy when I walk and ease when I sit
does stenosis always get worse over the years
when is surgery done for stenosis
is degenerative disc disease really a disease
do worn discs always hurt
will my back keep getting worse with disc degeneration
spondylolisthesis grade one meaning
a vertebra slid forward, can it be treated without surgery
is it safe to exercise with a slipped vertebra
arthritis of the small joints in the back
what helps facet joint pain at home
does arching backward hurt with facet arthritis
pain right over one dimple low on the back
how do doctors find out if it is the SI joint
SI joint pain during pregnancy
early signs of pressure on the spinal cord in the neck
buttons are getting hard to do and my writing is worse
can myelopathy get better
grandma has a cracked vertebra from osteoporosis, how long does it hurt
kyphoplasty yes or no for a compression fracture in general
does a brace help a broken vertebra
my spine curves more every year, adult scoliosis
can grown ups with scoliosis avoid surgery
how big is the operation for scoliosis in adults
still hurting a year after back surgery
why did my back operation not help
should people have another operation after a failed one
can cancer start in the spine
what are the warning signs of a spine tumor
treatment for cancer that spread to the backbone
which guide do I read if the pain is only in my back
what causes pain down the arm from the neck
back hurts most at night, what should I look at
how many vertebrae are there
picture of how the spine is put together
what are facet joints
what is a disc made of
where does the spinal cord end
what is the horse's tail of nerves
what do ligaments of the spine do
what is the sacrum
why does the back hurt in the first place
does back pain usually go away
medical words my surgeon will use
what can a scan not tell
my mri looks fine but I hurt
do I need an xray for plain back pain
why won't my doctor order an MRI yet
is a CT the same as an MRI
I have a pacemaker, is an MRI possible
I panic inside the MRI tube
must I get an MRI before I come in
what happens in a nerve conduction test
what does desiccation mean on a report
parts of a radiology report
how common are bulging discs in people with no pain
who should get a bone density test
foods that are good for bones
what weakens bones
how to keep from falling at home
why does a spine surgeon care about osteoporosis
does heat or ice work better
best chair for my back at the computer
how high should my screen be
looking down at my cell phone all day, sore neck
is there one correct posture
truck driver with back pain tips
how often should I get up from my desk
safe way to lift a heavy box
how to lift a calf or a milk can without hurting
picking fruit all day, how to spare my back
lifting my mother out of bed safely
hurt my back at work, what do I do now
working in a packing house with a bad back
should I stay in bed when my back goes out
how to start exercising again after a flare
exercise makes it hurt more, should I quit
what to do on a really bad pain day
when is a physical therapist worth it
best sleeping position for low back pain
pillow for neck pain
firm mattress or soft
pain wakes me at 3 am
how to get out of bed without twisting
log rolling video
pain has me down and crying
tylenol or ibuprofen, what do people take first
do cortisone shots in the back work
how long does an epidural last
dangers of steroid shots in the spine
what to tell the doctor before an epidural
how many injections can a person get in a year
facet injections, what are they for
burning nerves for back pain
is radiofrequency permanent
what can I try before surgery
how long do I try therapy before thinking of an operation
treatments without an operation
how do I know it is time for surgery
is waiting on surgery harmful
herniated disc: operate early or wait, what did studies show
asking another surgeon, is that rude
what records do I send for a second opinion
does insurance pay for a second opinion
two doctors disagree about surgery
what can go wrong in spine surgery
success rate of back operations
am I too old at 80 for back surgery, people in general
what does a one percent risk mean in people
twice the risk, is that a lot
are small cuts better than open surgery
what is minimally invasive spine surgery
who is not a candidate for minimally invasive surgery
recovery from a microdiscectomy
back at work after a laminectomy, when
spinal fusion what happens in it
how long to heal from a fusion
risks of a big reconstruction of the spine
does the robot operate by itself
advantages of navigation in spine surgery
is robotic spine surgery safer
surgery through an endoscope
do I stay overnight for endoscopic surgery
artificial disc vs fusion
who should not get a disc replacement
how long does an artificial disc last
when can I play sports after disc replacement
how many nights in the hospital
what kind of anesthesia is used for fusion
what should I know before I agree to an operation
blood tests before an operation
what happens the day of surgery
what do I take to the hospital
who drives me home from the hospital
why would they postpone my operation
which medicines get stopped before surgery
blood thinners and spine surgery
I take ozempic and have an operation coming
what time do I stop eating the night before
black coffee the morning of surgery allowed
how do I wash before surgery
blood sugar and surgery
who is on the surgical team
list of things to do the weeks before surgery
quit smoking before a fusion, why
does vaping count as nicotine
nicotine gum before surgery okay?
I smoked one after quitting, now what
set up the house before back surgery
raised toilet seat needed after surgery?
who feeds the dogs and cats after my operation
rugs, stairs and night lights
what are the first days home like after spine surgery
sad and bored after my operation
tips for the wife who takes care of me after surgery
what do I ask before they send me home
how do I keep the incision clean
when can I take a shower
can I take a bath or swim after surgery
how far should I walk after back surgery
no bending lifting twisting, explain
I can't poop since the operation, what helps
how do I avoid a blood clot
swallowing after neck surgery
wear a collar after neck fusion?
which signs after surgery mean call right now
daily checklist after surgery
taking oxycodone safely at home
what is narcan
where do old pain pills go
how do I get off opioids after surgery
questions for the pharmacist
when can I go back to work
golf after back surgery
what slows healing
sore again after doing too much, setback?
week by week healing
sheet to keep track of my recovery
how do I fill in the recovery log
what is a first visit like
may my son sit in with me
how do I tell the doctor my story quickly
questions to ask a spine surgeon
what happens after my visit
does going to a surgeon mean an operation
where are the new patient forms
form for listing my medicines
who can get information about me form
do I need a doctor's referral
what does prior auth mean
my health plan refused the treatment
no insurance, how do I pay
cost questions to ask before surgery
why do I get several bills
bill came out higher than the estimate
is the doctor board certified
how do I check a doctor's license
what is a fellowship
how do I pick a good surgeon
are these reviews real
can I leave a review
does the site track my location
how long do you keep my request
is the form safe to send private things
who sees my medical information
can I get a copy of my records
file a complaint about discrimination
complain about a doctor in california
is the chat a doctor
what does the assistant do with what I type
where do your facts come from
website does not work with my screen reader
did companies pay the doctor
can I use your pages if I live in Nevada
signs of cauda equina syndrome
what to tell the emergency room about my back
what happens in the emergency room for back trouble
how do I unclog a kitchen sink
what is the best fertilizer for almonds
who is the king of spain
my kid has an ear infection
how much protein is in an egg
convert 40 miles to kilometers
write a poem about spring
is the DMV open today
why is my check engine light on
what channel is the game on
my tooth is killing me
do you remove moles
can you treat my acne
how to lower my cholesterol
flu shot near me
what time is mass at the cathedral
how do I get a passport
cheap flights to Cancun
do you do hip replacements
my cat will not eat
how to grow tomatoes in clay soil
what is the minimum wage in california
when is the next full moon
help me with my algebra homework
carpal tunnel surgery
how do I train a puppy
are you hiring medical assistants
what is the stock price of apple
directions to disneyland
heartburn after spicy food
what does thecal sac mean
qwertyuiop
asdf asdf
blorgh snark
test
hi there
ok thanks
lorem ipsum dolor
abc 123
zzzzz
`
