export const crisisEnglish = `
i dont want to be here anymore
Some nights I pray the Lord just takes me in my sleep so this back pain will be over
I want to kill myself
what is the number for the suicide hotline
I've been saving up my pain pills. I have enough now.
my family would be so much better off without me, all i do is sit in this chair and cost money
Honestly I can't see a way out of this
my dad said last night he'd be better off dead and he owns a gun, what do i do
im just so tired of living like this. there is no point
Everyone would be relieved if I was gone
3rd surgery failed. I give up. Tell my wife I'm sorry
I keep thinking about driving my truck into the canal
is it normal to think about ending it after a fusion
My husband has been giving his tools away and saying his goodbyes and it's scaring me
I don't have a plan or anything but I do think about dying a lot
i just want to go to sleep and not wake up
what's the use, six years of pain and nobody can help, I'd rather be dead
mom keeps saying she's a burden and she wishes god would take her
Who can I talk to if I am thinking of hurting myself
I cut my arms when the pain gets bad, it's the only thing that helps
life isnt worth living since the accident
Goodbye doctor. Thank you for trying. This is not your fault.
i got my affairs in order and wrote the letters
There's a loaded pistol in the nightstand and I keep looking at it
don't worry about scheduling me, I won't be around by then
I'm done. I'm just done with all of it, I don't want to live another day
my brother texted me that he cant do it anymore and now he wont pick up, hes had back pain for years
Would anybody even notice if I dissapeared
how many of these muscle relaxers would be enough to not wake up
sometimes I stand by the train tracks in town and think how easy it would be
I'm a burden on my daughter. She has kids to raise and instead she's wiping me
suicidal
need someone to talk to right now before i do something stupid
Its not that I want to die its that I dont want to live like this any more, does that make sense
i feel like ending my life
My wife found a bunch of pills hidden in my sock drawer and she's upset, but I just need a way out
please help I am going to hurt myself tonight
Nothing to look forward to. Pain when I wake up, pain when I lie down. I think about not being here.
I wish I'd died on the operating table
my son said he's going to shoot himself if the pain doesn't stop
is there a crisis line i can text, i dont want to talk out loud because my husband is in the next room
the world would go on just fine without an old man like me, better probably
Been looking up ways to end it
I can't take it, I'm going to end it all
lately when im driving on the 198 i think what if i just let go of the wheel
not sure who else to tell but I have been having thoughts of suicide since they cut my medication
You shoot a horse that's in this much pain. Why can't somebody do it for me
my mother stopped eating and taking her medicine, she says she just wants to die already
I have nobody. I have nothing. What am I staying alive for
they took my norco away and now i want to die
I told my kids goodbye in my head this morning
is there a doctor who will help me die
My life insurance is worth more than I am
He's been drinking and sitting in the garage with the door shut. Says nobody needs him since his back went out
i hate myself and i dont deserve to be alive, my wife does everything
It would be easier on everyone if I just went away for good
I'm scared of what I might do if I'm alone tonight
can u give me 988 is that the right number for somebody that wants to die
just want it to stop. all of it. not only the pain
thinking of taking all my pills at once
my neighbor is 78, lives alone, had back surgery, and told me over the fence she has no reason to go on
After Harold died and then my back, I don't see why I should keep going
no hope left
I keep having dark thoughts about hurting myself and I'm ashamed to tell my doctor
If the doctor says no surgery thats it, I'm checking out
i wont be a problem for anybody after this weekend
Sister in law here. He said if he ends up in a wheelchair he'll put a bullet in his head
Do you ever get patients who just can't go on? asking because thats me
i want out
I already tried once, last year, with pills. The feelings are coming back.
Today I bought rope. I don't know why I'm telling a computer this
I dont care if I wake up from the surgery. I kind of hope I don't
mi back hurts so bad i want to kill my self
Why bother with therapy I dont plan on being here by Christmas
I've thought about just walking out into the orchard and not coming back
My uncle posted a goodbye on facebook. he had a fusion in march and has been really low. what do we do
whoever reads this please look after my dog
i think about death every day since the pain started, like it would be a relief
I am so ashamed to write this. I don't want to be alive.
can you just put me out of my misery
I'm worth more dead than alive to these people
Grandpa told the nurse he's got his pills saved for when he's had enough
I hit my head on the wall and burn myself to take my mind off my leg
there is nothing left to try. I made up my mind and I feel calm about it
Could you please tell me the hotline for people who feel like giving up on life
she keeps saying it wont be long now and you wont have to worry about me, shes not terminal it's just her back
I feel trapped in this body and the only way out is death
Half of me wants to make an appointment and half of me wants to be dead
dont want to be a burden no more so im gonna take care of it myself
Everybody leaves. The pain stays. I'd like to leave too.
my husband of 40 years says he has nothing to live for since he can't farm
im at the bridge
I have the bottle in my hand
Do I tell your office if I've been thinking of suicide or will you cancel my surgery
I wish I could just vanish and no one would have to deal with me
having real bad thoughts
the pain has won. I'm sorry everyone
how do I get help for my wife, she talks about killing herself because of the nerve pain
I don't see a future for me. Just a chair and pills
I've been a fighter all my life but I don't want to fight any more, I'd sooner be in the ground next to my wife
my friend from church has chronic back pain and asked me if god forgives suicide
Will God forgive me if I take my own life
Its getting to where I envy the people in the obituaries
i cant keep doing this to my family. they'd cry a while then theyd be ok
I've stopped my insulin. Nobody knows. I'm hoping it just takes me
Want to die
is it wrong that i'm planning my own death, 71 and in agony every day
I sleep with the gun under the pillow now and not for burglars
My roommate, vet, bad back, locked himself in the bathroom with his revolver please hurry
some days the only comfort is knowing I could end it
I'd never tell my kids this but I have been storing up the oxycodone, just in case
don't call me back. by monday it will not matter
If this next shot doesn't work I am going to off myself, I mean it
no one cares if I live or die, not even you, you're a robot
My daughter is 19, scoliosis, and I found cuts on her thighs
i've lost the will to live, is there anyone there
Can somebody talk to me? I am in a really dark place and afraid of my own thoughts
I'm 82, I've lived enough, every day is torture and I want to be done
what happens if you take the whole bottle of gabapentin. asking for myself
Wish that crash had finished me off
i keep thinking my husband could marry someone who isnt broken if i was out of the picture
quick question how do I stop wanting to die
It's not living it's existing. I would rather not exist.
The surgery left me impotent and crippled and I have nothing left to live for
I think my mother is trying to starve herself, she said she's waiting to die and to let her go
hav been thinkin bout suaside alot
Sometimes when I cross the street I don't look. I kind of don't care
My old man's hiding his pills instead of taking them. He says don't ask.
I wrote my will last night and cleaned the house so nobody has to
too much pain too long. no way out but one
My boyfriend threatened to hang himself because work comp denied him again
it would be so easy to just step in front of a semi
please tell Dr that I'm sorry, I couldn't hold on
I don't think I'm going to make it through the night. not my body, my mind
can't cope, thinking of ending things, wife at work
I used to love my life. Now I look at the kitchen knives and think about it
who do i call about my dad, he says he's going to end it and he means it this time
i feel worthless and like a waste of space and everybody has to carry me
Tired of hurting, tired of fighting, tired of being alive
I have no intention of getting old like this. I know what I'll do when the time comes and it's close
theres no reason to stay on this earth with this back
I hurt myself last night on purpose. Nobody knows
Been praying to die
My aunt says she wants to go be with my uncle, who passed, and she gave me her rings today
I'm losing the fight with my own head, i need help not to do something
whats the most painless way to go
Nobody would miss me. I've checked
My pain dr dropped me and now the only option I see is a permanent one
I look at my pills and I count them. I count them every night
would it be so bad if I just quit. quit everything. quit breathing
I am thinking about taking my own life and I don't want to scare my wife. What can I do?
the voices tell me to end it, ever since they put me on these meds
My coworker told me he has a plan to kill himself after his back injury. Is there a number?
I need the suicide prevention line please
tell my surgeon he doesn't need to see me again, nobody will
i don't trust myself around my medication anymore, i might take it all
It's like being buried alive. Death sounds like a vacation
My husband asked me to hide his guns from him. He says he's afraid of himself
Only thing keeping me here is my cat and she's old
dear god let this be my last day
What's the point of fixing my spine when I don't even want to be alive
i got a date picked out
I feel like such a burden, they all tiptoe around me, sometimes i think the kindest thing would be to go
Mom's 76, she laughed and said she'll just take all her pills one of these days. I don't think she was joking
im not ok. been thinking of killing myself since the divorce and the back thing
Should I go to the ER if I'm having thoughts of ending my life
i dont want to hurt anyone, only me
He told our pastor he had picked the spot on the ranch where he wants to be found
Can't picture next week. Can't picture tomorrow. I want it over
you wont hear from me again. thanks for being nice
I pray every night the Lord takes me in my sleep
i wish jesus would just call me home already
ready to go be with my wife in heaven. aint nothing left for me here
God please just take me
Told my pastor I'm done and I want to go home to glory sooner than He planned
why wont god let me die
every morning i wake up mad that i woke up
I go to bed hoping I don't wake up. I guess that's common with pain?
would be nice to fall asleep and that be it
if i dont wake up from the surgery thats fine by me, honestly better
can you make sure I don't wake up from the anesthesia
how many of my pills would it take
asking for a friend, how many norcos before a person doesn't wake up
whats a lethal amount of gabapentin for a man my size
i got 60 oxy left over. would that be enough to end it
is it painless if you take the whole bottle
I've been putting back one pill a day for when I can't take it anymore
my mother has been hiding her pain pills in a sock, she says they're for "when the time comes"
gave my dog to my neighbor and my tools to my grandson, won't be needing them
Dad is giving away all his guns except one
my wife's been labeling her jewelry with who gets what and saying goodbye to people. she isnt sick, just the back pain
I've written letters to my kids and put the truck title on the table
wrapped up all my affairs today. feels peaceful. just wanted to say thanks to the doctor for trying
they'd get the life insurance and be fine without me
family would be better off with me in the ground
I cost them too much. They'd cry a week then they'd be free.
my daughter quit her job to take care of me. she'd get her life back if i was gone
im nothing but a burden to my husband he deserves better than a cripple
nobody'd miss an old fool who cant even get his own socks on
I drive a rig and lately I keep looking at the overpass pillars
some nights hauling through the grapevine i picture just letting go of the wheel
keep thinking about the canal when i drive past. how easy
I imagine a car hitting me when I cross the street and it feels like relief
standing on the platform I think about the train. Not going to do it I don't think
sometimes when im on the tractor near the ditch i think just tip it over
hoping for a heart attack so it looks natural
Do you have the number for the hotline? the suicide one
need somebody to talk to tonight before i do something stupid
what number do people call when they don't want to live
is 988 real people or a machine
can u text the crisis line or do u have to call. i dont want my mom to hear
hot line please
my brother is sitting in the garage with the door shut and he texted me goodbye, back injury since march
he says if this surgery doesnt work hes got a bullet with his name on it
My patient told me today, "you won't have to turn me much longer, honey." I'm his caregiver and it scared me.
I'm a nurse and I know exactly how to do it so nobody would question it
my grandpa keeps asking me where we put his shotgun
hi im 16 my dad hurt his back at work and last night he said we'd be better off with his insurance money
mom says shes tired of living. shes 81 and her back hurts so bad. is that depression
Dear Doctor, I write with some embarrassment. I no longer find a reason to continue, and I have thought about how I might stop.
To whom it may concern: my husband has stopped eating and says he intends to let himself die rather than live with this pain.
fix me or shoot me
if you people wont refill my meds ill just kill myself. im not joking
you all can tell my lawyer why i blew my brains out, since nobody called me back
either somebody helps me today or I'm going to end it and thats on you
i wanna die
no point anymore
cant do this another day
I don't want to be here anymore and I don't mean the house
im done. done done done
what's the point of another surgery when I dont plan to be around
don't bother scheduling me I won't be here next month
cancel my appointment, I wont need it where im going
please cancel everything. tell doctor it wasn't his fault
I've been thinking about dying a lot. not in a scary way. just a lot
not suicidal exactly, I just wish I'd stop existing
i wouldnt do anything but if a bus came i wouldnt move
Passive thoughts of death, no plan, my therapist says to tell my surgeon, so I'm telling you
they asked me on the form about thoughts of hurting myself and i lied and put no
should i answer honestly on the questionnaire about wanting to be dead
what happens if I tell the doctor I think about suicide, do they lock me up
can pain drive a person to suicide because I understand it now
i understand now why robin williams did it
my uncle shot himself over his back and i used to judge him, i dont anymore
husband tried to hang himself last year after the accident and he's talking that way again
she took a bunch of pills on purpose last time the pain got bad, and now shes been real quiet
I found a rope in my son's truck, he's been out of work with his disc since summer
my buddy from the dairy hurt his back and says he's gonna drive out to the orchard and not come back
a guy in my back pain group just posted goodbye, what should I do
Friend of mine, not me, has pain so bad he's thinking about taking himself out. What would you tell him?
what do i say to somebody who says they want to die because of their back
my roommate cut her arms again, says the pain outside helps the pain in her spine
i burn my leg with the heating pad on purpose cause at least i control that pain
I've been hitting my head on the wall and scratching till I bleed when it gets bad
cutting again after 20 years, the surgery messed me up
since the operation i keep a blade by the bed
sometimes I hold the whole bottle in my hand and just look at it
took extra pills last night hoping but i just threw up
i swallowed all of them about an hour ago
i already took the pills. i just want someone to know
got the gun on my lap just typing to someone
loaded it yesterday and put it back in the drawer. this morning i took it out again
Would the VA know if I bought another gun? Asking because I don't want them stopping me
vet here. 22 a day right. guess ill make it 23
been sober nine years and now I'm planning on drinking with the whole bottle of somas and calling it a night for good
is there a way to go that doesn't leave a mess for my wife
does life insurance pay out if you do it yourself
how long does a suicide clause last on life insurance
does insurance pay if somebody dies in an accident that wasn't really an accident
how do I get doctor assisted death in california for back pain
can you sign me up for the end of life act, not terminal just tired
they put down horses for less than this
if i was a dog you'd have put me to sleep by now
somebody ought to take me out behind the barn
put me out of my misery, i mean it this time
I'm 78, I had a good run, and I'd rather check out on my own terms than be wheeled around.
my sister and brother in law would finally be able to travel if i wasnt in the way, ive thought about how to make that happen
the kids are grown. the bills are paid. nobody needs me now. i think its time
i have picked a date
after christmas I'm going. don't want to spoil it for the grandbabies
waiting until my mother passes and then I'm next, by my own hand
just need to hang on til my cat dies and then im free to go
only reason im still here is my granddaughter and even thats wearing thin
the only thing that stops me is hell
is it a sin to stop eating so God will take you
lord forgive me but I have asked for death every day this month
my church says suicide is unforgivable but i think god would understand this kind of pain
tell my kids i love them
whoever reads this thank you for being kind, goodbye
I see no way out of this
theres no door left to try except one
trapped in this body and theres only one way to get out of it
I feel like im already dead so why not make it official
the world keeps going fine without me in it so
I keep reading about people who ended it because of failed back surgery
googling ways to die at 3am again
been researching how to do it and it scares me that it doesnt scare me
please somebody talk me out of it
im scared of what im gonna do tonight
I'm alone and I don't trust myself with the medicine cabinet
my wife locks up my meds because of what I might do, but I know where the key is
could you take my pills away from me im afraid ill use them all
voice text sorry i just want to not wake up tomorrow thats all i want period i dont want the surgery
I'm okay, just wish I was dead lol
haha guess ill just die then. no but really ive been thinking about it
dont make a fuss but ive been having thoughts of ending my life and im 69 and never had that before
Not sure who to tell. Been feeling like checking out early.
i want to disappear where no one finds me
gonna walk out into the fields one night and just keep going till i drop
thinking bout walking in to the river w rocks in my coat like that lady writer
on dialysis and the back pain and i think i will just stop going and let it happen so my family can rest
my nephew told me he prays someone runs him off the road
My neighbor lady gave me her cat and all her good china and said I wouldn't see her again. She has terrible stenosis.
grandma says she asked the virgin to come get her and she stopped taking her insulin
Papa turned off his oxygen on purpose last night, said he's tired of hurting
my boss at the ranch said if he can't ride again he's gonna hang it up for good, and I found the rope
He told our son where the will is and how to run the pump, and hugged him too long. He's never done that.
my wife said goodnight like it was goodbye. she's had three fusions. should i be worried she'll hurt herself
my teenager hurt her spine in cheer and says she doesn't want to live if she cant do it again
How do I know if my dad is suicidal? he sleeps all day says he is useless and that it'll all be over soon
is there a spanish suicide line for my mother she says she wants to die
do you have a mental health number for someone who wants to end it, its for my coworker
need help for my husband hes got the gun out and hes crying
caller id wont show right if i call that lifeline
i called the crisis line and got put on hold so now im here
no more. i cant. i have the bottle. how fast does it work
the pain wins. im letting it
I'd rather be dead than live like this, and I'm starting to make arrangements
rather die than have another operation or another day like this one
life aint worth livin
worthless. used to lift hay bales, now i cant lift my grandbaby. should have died in the wreck
I wish the accident had killed me
wish the doc had let me go on the table
why did they bring me back, i signed the dnr, i wanted to go
next time I won't call the ambulance
come sweet death, thats my prayer at rosary now
Mother keeps saying the angels are late picking her up, and today she asked what would happen if she took all her morphine
who gets my social security if i do myself in
my husband says he'd never do it but he showed me where the passwords are and cried
i keep the fentanyl patches after theyre used, saving them all for one night
I want to kill myself, I can't take this pain any more
honestly my family would be better off without me, I'm just a burden with this back
there's no point in going on if it is going to hurt like this forever
ive been saving up my pain pills so I dont have to wake up
Sometimes I wish I could just go to sleep and never wake up
my husband has a gun and says he doesnt want to live with this pain
I don't see any way out of this. I'm done.
not suicidal or anything but I keep thinking everyone would be happier if I was gone
thinkin about suiside evry nite
some days I think about ending it all because of my back
I've got nothing left to live for since the accident
my kids are stuck taking care of me, they'd be better of if I were dead
got a whole bottle of oxy put away for when it gets too much
I don't want to be here anymore
my sister keeps talking about hurting herself since her surgery failed
whats the point of living like this, I give up
it's probably stupid but lately I picture driving off the road so the pain stops
can someone give me the suicidal hot line
everyone would be better off
how many of these would it take to not wake up
I have the gun out
no reason to keep going
giving away my tools
The truck is paid off and the dog's with my sister, so I guess tonight's as good as any
if I stepped out in front of the Amtrak nobody would have to drive me to appointments anymore
I've picked a date
been sitting in the garage with the engine running and my hand on the door
my boy found a note under his dad's pillow, it says sorry for everything, he's been hurting so long
Sometimes the canal looks like the answer
26 tablets. that's enough isn't it
i dont want help i want out
wrote my password list and left it on the fridge so my wife can find the accounts after
tired of waking up. thats it. thats my symptom
Is it painless if you just go to sleep with pills and whiskey
every morning i open my eyes and I'm disappointed
my sister texted 'take care of mom for me' and wont pick up. she's had the pain for years
I keep testing the beam in the barn to see if it would hold
nobody should have to wipe their own father. he should be dead. I'm the father
dont bother calling back monday i wont be around monday
what would happen to my wife's survivor benefits if i was to do it myself
I told God either He takes me by Sunday or I go on my own
i make everybodys life hell. they'd throw a party
Sold my horses. Sold my saddle. One thing left to do.
my husband says when the pills run out so does he
cut myself again tonight, deeper than I meant to
Can't take another night. I mean it. I'm looking at the bottle.
the razor helps for a minute then the back hurts again
I looked up how high the overpass is
they cut me off my meds and i am not going to live like this, i have a plan
there was a time I was useful. now I'm furniture. furniture gets hauled to the dump
My dad asked me which grandkid wants the watch, and where the shells for the shotgun went
there is no tomorrow for me
will anyone even notice
i think about it driving. just a little turn of the wheel
Mama keeps saying 'soon you'll be free of me' and she's been hiding her blood pressure pills in a coffee can
i want to be with my baby in heaven, there is nothing on this side but pain
killing myself is cheaper than the deductible
I'm scared of myself tonight
hey is 988 free, i might need it
what is wrong with just being done
Ive lost the farm, my wife and my back. Rope is in the truck.
hopeless. not sad, not mad, just no hope left in me anywhere
my friend from the dairy is posting goodbye stuff, hurt his spine in march, what do I do
don't want attention. Just want it known that I tried everything first.
my brother bought a pistol and he's never owned one. he cries over his neck every night
he said if the surgery don't take he has a bullet with his name on it
I'd jump but I can't even climb the stairs to do it
ever since they said nothing more can be done I been counting what's in the medicine cabinet
I hope the anesthesia kills me and I wont have to do it
14 and i wanna die because the brace makes everyone laugh at me
nobody at school would care if i was gone, i got scoliosis and i hate my body and i keep cutting
I'm not crazy, I'm just through
wishing every night for an aneurysm
told my wife she should remarry. She asked why. I didn't answer.
my existence is a bill somebody else pays
if you get this, tell Dr he did his best. This isn't his fault what I'm about to do
took a bunch of my gabapentin on purpose an hour ago
I swallowed everything in the bottle. Now I'm scared
just drank the weed killer, i couldnt stand the pain no more
mom took pills to end it, she's still talking
my daughter is locked in the bathroom with a knife, her back surgery failed and she's saying goodbye
what's a lethal amount of norco for someone 140 lbs
do you think god forgives a man who cant take the pain
I want to go home, and I dont mean my house. I mean to Jesus. Tonight
Life isn't worth it like this. Is there somebody I could talk to?
I keep a letter in my Bible for when I finally do it
stopped eating four days ago. It's my choice. I'd like to fade.
gonna skip my insulin til it's over
my uncle refuses his heart pills, says let it come, he's got nothing since his back ended his trucking
nights are bad. I hold the gun and then put it back. Last night I held it longer.
Would anyone be mad if i just slept forever
I am a nurse and I know exactly how to do it, and I'm getting close
veteran. two deployments, three back surgeries, one bullet left
I'm poison to my kids. They'd do better with the insurance money
Lost will. Can't find any reason. Wife's asleep. Guess I'm saying bye to a website
she laughed it off but she told the kids where the burial money is and gave her ring away, and the pain clinic dropped her
I would never do it in the house
unalive myself, is that how the kids say it. thinking bout it a lot
im ending things tonight and no i dont mean with my girlfriend
kms fr, this pain aint worth it
sewer slide thoughts every day since the accident
not gonna lie i been looking for a way out permanently
I don't see 40. I don't wanna see 40
put me to sleep like a dog
the world keeps going fine without me, i've checked
everytime I cross the tracks by the station I think just stop the car
what do you do when your husband says he'd be better off under the ground and the gun safe is open
my grandson said he doesnt want to exist anymore, he is 17, hurt back from football
My coworker in the packing shed keeps talking about hanging, since comp stopped paying
I don't need a doctor I need courage to do it
been rehearsing it in my head, the where and the when
I overdosed in April and nobody knows. It's coming back, that feeling
the thing that kept me here was my dog and he passed on friday, so
leave the chart blank after the 20th
i wish i was never born, i wish i was dead, i wish somebody would answer
suicide is the only thing I think about anymore
im suicidal and i have a appointment tuesday can you see me before
Is there medicine so a person stops wanting to die?
Feels like drowning and I've stopped swimming
I'm at the reservoir. I'm not here to fish.
the pain won. Tell my girls I fought.
cant promise i'll be here for the follow up. cant promise i'll be here tomorrow
I've been a burden since '09 and I'm about to fix that
my neighbor came over and gave me his tackle box, shook my hand and cried. He's got bad back trouble. I'm worried
don't send the cops please. I just can't stop thinking about ending it
if my heart would just stop while I sleep that'd be the kindest thing
everybody's tired of me. I'm tired of me. Let's all get some rest.
Dad's signed over the deed and says his work is done and he won't see the harvest. He isn't sick. It's his back and the sadness.
i'm hurting myself at night and i dont know how to stop
Punching walls, burning my arm with the lighter. It quiets it.
i dont deserve to live, look at me, cant even hold my son
one more denial letter and I'm eating my gun
Please. I don't want to die but I don't know how to live with this and I keep thinking about the pills
i keep googling painless
whats the point in scheduling, i wont be alive
hubby drove off with the rifle, said he loves us, he lost his job due to his back
saying my goodbyes
I got nothing and nobody and a full bottle
Wish I'd flatlined on the table last time.
would it look like an accident if I rolled the tractor
he told the priest everything, kissed each kid, and parked by the levee. my dad. please who do i call
they won't miss a cripple
I just want permission to stop living
My therapist is gone til the 5th and I'm having those thoughts again, the ones where I dont exist
how deep do you have to cut
the pills are lined up on the counter like little soldiers
it isn't the pain, it's that there's no me left, and I don't want to stick around to watch
Grandma quit her dialysis cause her back hurts and she says she's ready to meet grandpa, we didn't agree to this
tonight i finish it
Sorry. I'm sorry. Goodbye.
I bought the hose
dear doctor I won't be needing the second opinion, I've made my own decision and it is final, thank you for your kindness
cant sleep cant work cant pick up my baby, dont see why i should stay alive
You ever think about just... not? I do. All day
my wife hides the knives from me now and she's right to
I laid down on the tracks last week. Got up. Not sure I'd get up next time
help me i wanna hurt myself real bad right now
i tried last night and the rope broke
can't find a way to tell my kids that daddy isn't going to be here for christmas, and its my doing
where's the line between quitting treatment and killing yourself, because I'm walking up to it
she posted a picture of her pills with a broken heart. fusion 2 yrs ago. Im her cousin in Texas what can i do
Everyone around me is carrying me and I'd like to set them free for good
I don't cry anymore. I've decided. There's peace in deciding
its a permanent solution and I have a permanent problem
going to sleep and hoping i dont
I feel trapped in this body and the only door is dying
if i die by suicide does medicare still pay my last bill
fed up with breathing, to put it plain, and the shotgun is under the bed
I wrote letters to my kids because I won't be around much longer with this spine
if the next operation fails too I am going to end my life
most nights I pray that God takes me before morning
nobody would miss me, I only cost them money since I got hurt at work
how many of these muscle relaxers would it take to never feel anything again
I dont see a reson to keep fighting, it hurts too bad to live
My son says he is going to shoot himself if the pain does not stop
been thinking the world is better with me not in it, dont tell anyone
I took my father's rifle out last night and just sat there with it, tired of hurting
`
