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
`
