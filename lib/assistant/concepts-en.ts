/**
 * The English words for what the rules look for, as `normalize` writes them: small letters, 'can not' written out,
 * no hyphens, commas between. A star stands for any ending.
 */
export const conceptsEn = {
  // Toilet.
  pee: `
    pee, peeing, peed, urinat*, urine, pass water, passing water, make water, wee, weeing, tinkle, piss,
    pissing, void, voiding, number one, number 1, empty my bladder, empty her bladder, empty his bladder,
    relieve myself, relieve himself, relieve herself, go to the bathroom, go to the toilet, go to the
    restroom, use the bathroom, use the toilet, use the restroom, going to the bathroom, using the bathroom,
    using the toilet, going to the toilet, my stream, my water`,
  poop: `
    poop, pooping, pooped, poo, bowel movement, bowel movements, bm, stool, stools, defecat*, feces, number
    two, number 2, shit, crap`,
  bladder: 'bladder, bowel, bowels, sphincter, urinary, waterworks',
  toilet: 'toilet, bathroom, restroom, loo, need to go, have to go, has to go, needs to go, got to go',
  cannot: `
    can not, could not, can no longer, can barely, can hardly, barely able to, hardly able to, not able to,
    unable to, been able to, can not even, can not seem to, lost the ability to, lost ability to, losing the
    ability to, inability to, incapable of, never able to, struggle to, stopped being able to, will not let
    me, barely, hardly`,
  trouble: `
    trouble, troubles, problem, problems, difficult*, hard to, hard time, struggl*, issue, issues, strain,
    straining, push, pushing, dribbl*, trickl*, retention, not work, not working, stopped working, stop
    working, quit working, not start, will not start, not come out, not empty*, will not empty, will not come,
    nothing comes, nothing came, nothing is coming, nothing happens, not coming out, takes forever, takes a
    long time, takes long, takes minutes, hesitat*, stops and starts, stop and start, slow, weak, weaker,
    force, forcing, impossible, not right, changed, quit, stuck, blocked, numb, is off, acting up, acting
    weird, weird, shut down`,
  control: `
    lost control, losing control, lose control, loss of control, loss of, lack of, control gone, control is
    gone, lost all, no control, not control, not hold, no longer hold, no longer control, not holding, lost
    all control, out of control, hardly hold, barely hold, incontinen*, lost my, without control, without
    meaning to, before i make it, before i get there, make it in time, make it to, barely make it, on its own,
    on their own, by itself`,
  lose: `
    lost, lose, losing, loses, loss of, lack of, no, less, little, reduced, without, hardly any, barely any,
    losing all`,
  leak: `
    leak, leaks, leaking, leaked, accident, accidents, dripping, drips, comes out, came out, coming out, runs
    out, running out, runs down, slips out, escapes`,
  astray: `
    lets go, let go, falls out, fall out, falling out, fell out, warning, press on, squeeze, weird, odd, strange,
    funny, wet, puddle, soaked, stain, dentist, numb, tingl*, asleep, will not, can not, could not, no longer,
    stopped, quit, anymore, not the feeling, the feeling of, feel it, felt it, on its own, without thinking,
    stuck, no urge, suddenly, all of a sudden`,
  selfWet: `
    woke up in a puddle, in a puddle, wet spot on my, wet myself, wetting myself, wets myself, wet himself, wet herself, wet my pants, wet my bed, wetting the
    bed, wet the bed, wetting himself, wetting herself, wet my underwear, peed myself, peeing myself, peed my
    pants, peed himself, peed herself, peed on myself, pee myself, pee on myself, peeing on myself, peed the
    bed, pooped myself, pooped my pants, pooped himself, pooped herself, pooped on myself, poop myself,
    pooping myself, shit myself, shit my pants, pissed myself, pissed my pants, crapped myself, messed myself,
    messed my pants, messing myself, soiled, soiling, having accidents, had an accident in my pants, accident
    in my pants, accidents in my pants, incontinent, my pants were wet, my pants are wet, woke up wet, wake up
    wet, in a wet bed, wearing diapers, need diapers, wearing a pad, was wet and, then i was wet, skid marks,
    poop in my underwear, stool in my underwear, pee in my pants, poop in my pants`,
  notFeel: `
    can not feel, could not feel, not feel, not feeling, no feeling, no feelings, no sensation, can not even
    feel, can not really feel, can barely feel, can hardly feel, barely feel, hardly feel, no longer feel,
    lost feeling, lost the feeling, lost all feeling, lost my feeling, losing feeling, loss of feeling, loss
    of sensation, lost sensation, losing sensation, not felt, never felt, not tell, no longer tell, not know,
    not notice, not noticing, not realize, without feeling, without noticing, without knowing, without
    realizing, no idea, no urge, not get the urge, lost the urge, no warning, not sense, less feeling, not
    sure if i, not aware, reduced feeling, feel nothing, feels nothing, felt nothing, anything during`,
  notPeed: `
    not peed, not urinated, no pee, no urine, not gone pee, without peeing, not been able to go, not been able
    to pee, need to go and nothing, need to go but nothing, push and nothing, only drops, just drops, a few
    drops, only a few drops, only dribbles, nothing comes out, nothing will come out, nothing came out, only a
    trickle, just a trickle`,
  // Skin that one sits on.
  saddle: `
    groin, crotch, saddle, privates, private, private parts, private part, private area, down there, down
    below, down under, between my legs, between his legs, between her legs, between the legs, between my
    thighs, between the thighs, inner thigh, inner thighs, inside thigh, inside thighs, inside of my thigh*,
    inside of my legs, inside of the thigh*, inside of both thighs, insides of my thighs, upper inner,
    genital*, vagina, vaginal, penis, testicle*, balls, scrotum, labia, vulva, clitoris, perine*, taint, anus,
    anal, rectum, rectal, butthole, butt hole, bottom, buttock*, butt, bum, rear, rear end, backside, my
    behind, tush, where i sit, where she sits, where he sits, where you sit, part i sit on, area i sit on,
    what i sit on, skin i sit on, seat, sit bones, sitting area, nether, nether regions, lady parts, lady
    bits, girl parts, man parts, manhood, bits, my junk, my parts, dick, pelvic area, pelvis, cheeks of my,
    ass, hoo ha, hooha, hoohah, cooch*, pussy, vajayjay, vag, down south, downstairs, cock, wiener, weiner,
    willy, nuts, pubic, loins, pooper, derriere, keister, girly parts, boy parts, front parts, bikini line, my
    bikini area, touches a bicycle, touches the chair, touches the seat, touches a saddle, intimate parts,
    intimate area`,
  numb: `
    numb, numbness, tingl*, pins and needles, asleep, fell asleep, feels dead, gone dead, went dead, feel
    dead, dead feeling, no feeling, no sensation, can not feel, could not feel, not feel, can barely feel, can
    hardly feel, barely feel, hardly feel, no longer feel, lost feeling, lost all feeling, lost the feeling,
    losing feeling, loss of feeling, loss of sensation, lost sensation, prickl*, prickly, novocaine, dentist,
    anesthetized, anesthetised, like wood, like cotton, like rubber, like leather, not mine, is not mine, not
    my own, belongs to someone else, fuzzy, like it is not there, is not there, are not there, dead, less
    feeling, changed feeling, reduced feeling, feel nothing, feels nothing, frozen, desensitized, went to
    sleep, gone to sleep, goes to sleep, feeling is gone, lost its feeling, not feel anything`,
  odd: `
    weird, odd, strange, funny, different, changed, off, not right, not normal, not the same, no longer the
    same, like cotton, cotton, cushion, wooden, rubbery, frozen, sandpaper, cardboard, alien, foreign,
    disconnected, like someone else*, like wood, dull, muffled, missing, not mine, is not mine, wrong, not my
    own`,
  wipe: 'wipe, wiping, wiped, wipes, toilet paper, clean myself',
  sex: `
    sex, sexual, intercourse, orgasm, orgasms, climax, intimate, intimacy, make love, making love, in bed with
    my, sexually, masturbat*, ejaculat*`,
  erection: `
    erection, erections, erectile, get hard, stay hard, get it up, getting hard, keep it up, an erection`,
  // Limbs.
  legsBoth: `
    both legs, both my legs, both of my legs, both of his legs, both of her legs, both his legs, both her
    legs, both the legs, legs both, two legs, both feet, both my feet, both thighs, both calves, both sides,
    each leg, left leg and right leg, right and left leg, left and right leg, lower half, waist down, legs`,
  bothOnly: `
    both legs, both my legs, both of my legs, both of his legs, both of her legs, both his legs, both her
    legs, both the legs, two legs, both feet, both my feet, both thighs, both calves, each leg, left leg and
    right leg, left and right leg, both buttocks, other leg too, now the other leg, waist down, from the
    waist, below my waist, below the waist, belly button down, chest down, hips down, knees down, both sides`,
  leg: `
    leg, legs, foot, feet, thigh, thighs, calf, calves, ankle, ankles, knee, knees, limb, limbs, hip, quad,
    quads, hamstring, shin, lower limb, lower limbs, lower body, toes`,
  foot: 'foot, feet, toes, big toe, ankle',
  arm: 'arm, arms, hand, hands, fingers, wrist, grip, shoulder, elbow',
  digit: 'toe, toes, finger, fingers, thumb, fingertips, heel, shin',
  side: `
    one side, left side, right side, half of my body, half my body, half of his body, half of her body, half
    of the body, whole side, entire side`,
  weak: `
    weak, weaker, weakness, weakening, gave way, gives way, giving way, give way, gave out, give out, gives
    out, giving out, went out from under, buckl*, collaps*, paralyz*, paralys*, dragging, drags, drag, heavy,
    like lead, jelly, jello, rubbery, like rubber, noodle*, spaghetti, limp, no strength, lost strength, lost
    all strength, losing strength, loss of strength, no power, lost power, losing power, useless, stopped
    working, stop working, quit working, not work, not working, will not work, not respond, not responding,
    will not respond, not listen, will not listen, not hold me, will not hold me, not hold her, not hold him,
    not support, will not support, dropping, flops, floppy, slaps, shuts down, quit, quits, quitting, fading,
    refuse*, refusing, locks up, trembl*, wobble*, wobbling, crumpl*, not cooperat*, give up on me, not obey,
    not do what, wobbly, unresponsive, rubber, to rubber, mush, like stone, like concrete, unsteady,
    powerless, can not support, not carry, will not carry, failing, failed, fail, shaky, go out on me, fold,
    folds`,
  move: `
    move, moving, wiggle, lift, raise, stand, walk, bend, straighten, use, control, hold up, put weight, grip,
    grab, hold, pull up, get up`,
  wontMove: `
    will not move, not moving, not move, stopped moving, can not move, could not move, can no longer move, can
    barely move, can hardly move, barely move, can not wiggle, can not lift, could not lift, can barely lift,
    can hardly lift, can no longer lift, can not raise, can barely raise, will not lift, will not go up, can
    not pull up, paralyz*, paralys*, unable to move, unable to lift, not able to move, not able to lift, lost
    movement, lost all movement, can not control, just drops, flops down, hangs down, just hangs, can not pick
    up, can not flex, can not bend up`,
  footDrop: `
    foot drop, drop foot, dropped foot, foot dropped, foot is dropping, foot drops, foot slaps, foot is slapping, foot slapping, foot slapping,
    foot is slapping, foot flops, toes drag, toes are dragging, foot drags, foot is dragging, foot keeps
    dragging, dragging my foot, dragging my right foot, dragging my left foot, dragging his foot, dragging her
    foot`,
  acute: `
    sudden, suddenly, all of a sudden, out of nowhere, out of the blue, new, newly, today, tonight, this
    morning, this afternoon, this evening, this week, this weekend, yesterday, last night, since last, since
    this, since yesterday, since the weekend, since monday, since tuesday, since wednesday, since thursday,
    since friday, since saturday, since sunday, since i woke, since my surgery, since the surgery, since
    surgery, overnight, hour, hours, just started, just began, just now, right now, started, woke up, woke,
    now, in days, couple of days, couple days, few days, two days, three days, 2 days, 3 days, 4 days, past
    week, days ago, day ago, no longer, anymore, any more, just went, just gave, went, has gone, have gone,
    have become, has become, became, day before`,
  worsening: `
    worse, worsen*, spread, spreads, spreading, progress*, more and more, rapid, rapidly, fast, quick,
    quickly, by the hour, by the day, each day, every day, every hour, day by day, moving up, going up,
    climbing, growing, grows, increasing, increasingly, weaker, weaker and weaker, getting weak, higher and
    higher, creeping, up to my`,
  fast: `
    fast, rapid, rapidly, quick, quickly, sudden, suddenly, all of a sudden, overnight, hours, today, tonight,
    this morning, yesterday, last night, this week, this weekend, since the weekend, past week, few days,
    couple of days, couple days, two days, three days, 2 days, 3 days, days, by the day, by the hour, every
    day, each day, day by day, since monday, since tuesday, since wednesday, since thursday, since friday,
    since saturday, since sunday, woke up, out of nowhere, last week, since last, in a week`,
  slow: `
    months, over the years, slowly, gradual, gradually, over months, over the months, past year, last year, over the past year, for
    months, for a year, over time, past months, over a year, little by little`,
  slight: `
    slight, slightly, a little, a bit, mild, minor, kind of, somewhat, a tad, not terrible, not bad, not too
    bad, not severe, low grade, low, dull, achy, sore, usual, mildly`,
  clumsy: `
    clumsy, clumsier, clumsiness, dropping things, drop things, drops things, dropping everything, drop
    everything, dropping my, drops everything, dropping stuff, can not button, can no longer button, buttons,
    handwriting, fumbl*, can not write, hold a pen, hold a cup, hold a fork, fine motor, tie my shoes`,
  gait: `
    stumbl*, tripping, trip over, unsteady, off balance, lost my balance, losing my balance, losing balance,
    lose my balance, loses his balance, loses her balance, lost balance, balance is off, balance is bad,
    balance is getting, balance is gone, balance is worse, balance problems, balance trouble, bad balance,
    balance has, balance got, no balance, trouble with balance, trouble with my balance, walk straight, bump
    into, bumping into, keep tripping, lurching, swaying, stagger*, like i am drunk, like a drunk, like drunk,
    like i was drunk, keep falling, keeps falling, falling over, falling down, wobbling, wobbly`,
  walk: 'walk, stand, stand up, get up, get out of bed',
  // Infection.
  fever: `
    fever, feverish, chills, shaking chills, burning up, high temp, high temperature, temp of, temperature of,
    temp is, temperature is, temp 10*, a temperature, running a temp, temperature 10*, 100.4, 100.5, 101, 102,
    103, 104, 39 degrees, 40 degrees, sweats and shivers, shivering`,
  severe: `
    severe, severely, very bad, really bad, so bad, bad, badly, terrible, terribly, horrible, horribly, awful,
    worst, excruciating, unbearable, intense, extreme, extremely, killing, 10/10, 9/10, 10 out of 10, 9 out of
    10, agony, agonizing, can not stand the, can not stand it, screaming, crying, throbbing, insane, crazy,
    hurts so much, a lot, strong, stiff, worse, serious, debilitating, on fire, so much, like crazy, can not
    move`,
  spine: 'back, neck, spine, lower back, low back, upper back, lumbar, backbone, spinal, backache, tailbone',
  hurts: `
    hurt, hurts, hurting, pain, pains, painful, ache, aches, aching, achy, sore, stiff, killing, agony,
    backache, tender, throbbing, broke, broken, cracked, crunch, popped`,
  confusion: `
    seeing things, talking to people who, not know me, not recognize, confused, confusion, not making sense, not making any sense, makes no sense when, talking nonsense,
    delirious, disoriented, hallucinat*, out of it, not know where, not know who, incoherent, foggy and, very
    drowsy, hard to wake, acting strange, not herself, not himself, loopy`,
  riskInfection: `
    diabet*, dialysis, kidney failure, inject drugs, iv drugs, injecting drugs, shoot up, shooting up, heroin,
    immune, immunosuppress*, chemo, chemotherapy, transplant, hiv`,
  cancer: 'cancer, tumor, tumour, lymphoma, myeloma, metasta*, leukemia, melanoma, chemo, chemotherapy',
  // After an operation.
  surgery: `
    surgery, operation, operated, surgical, post op, postop, post surgery, discectomy, microdiscectomy,
    laminectomy, fusion, acdf, disc replacement, decompression, tlif, spinal tap, hardware, incision, got out
    of the hospital, discharged, the surgeon fixed, my procedure, the procedure`,
  injection: `
    injection, injections, epidural, steroid shot, cortisone shot, nerve block, facet shot, spinal shot, shot
    in my back, shot in the back, shot in my neck, shot in my spine, back shot, ablation, my shot, shot
    yesterday, shot today`,
  // Heart, lungs, head.
  chest: 'chest, breastbone, sternum',
  chestBad: `
    pain, pains, hurt, hurts, hurting, pressure, tight, tightness, squeez*, crushing, heavy, heaviness,
    burning, stabbing, ache, aches, aching, elephant, discomfort, sharp, band, belt`,
  breathless: `
    short of breath, shortness of breath, short breath, can not breathe, could not breathe, can not catch my
    breath, can not catch his breath, can not catch her breath, catch my breath, out of breath, breathless,
    gasping, struggling to breathe, struggling for air, hard to breathe, trouble breathing, difficulty
    breathing, hard time breathing, can barely breathe, can hardly breathe, hurts to breathe, hurts when i
    breathe, hurts to take a breath, hurts when i take a deep breath, winded, problems breathing, problem
    breathing, not breathing, can not get air, not getting enough air, can not get enough air, stopped
    breathing, breathing is hard, breathing is difficult, choking, suffocating, pain when i breathe, pain
    breathing, worse when i breathe, trouble getting air, wheezing`,
  heartBad: `
    heart attack, racing heart, heart is racing, heart racing, heart is pounding, heart pounding, heart is
    beating really fast, heart beating fast, palpitations, fainted, fainting, passed out, passing out, pass
    out, blacked out, blacking out, fast heartbeat, heart is beating, lost consciousness, unconscious, faint`,
  coughBlood: `
    coughing blood, coughing up blood, cough up blood, coughed up blood, coughed blood, spitting blood,
    spitting up blood, blood when i cough, bloody cough, vomiting blood, throwing up blood, threw up blood,
    vomited blood`,
  faceDroop: `
    face is droop*, face droop*, facial droop*, face drop*, face is drop*, side of my face, side of his face,
    side of her face, droopy face, drooping face, face went numb, face is numb, numb face, mouth is droop*,
    mouth droop*, mouth drop*, crooked smile, smile is crooked, face looks crooked, face is crooked, mouth is
    crooked, eyelid is droop*, face fell, face sagging, face is sagging, face looks lopsided, face is
    lopsided, smile is lopsided`,
  speechBad: `
    slurred, slurring, slurs, slur, can not speak, could not speak, can not talk, could not talk, trouble
    speaking, trouble talking, can not get words out, can not get the words, words come out wrong, words are
    coming out wrong, words came out wrong, words do not come, can not find words, can not find the words,
    gibberish, talking nonsense, babbling, mumbling, mouth will not, talking funny, talking weird, speaking
    funny, speech is off, speech is funny, speech trouble, lost my speech, garbled, can not understand what
    he, can not understand what she, talks funny, mixing up words, jumbled`,
  sightBad: `
    lost vision, lost my vision, lost his vision, lost her vision, lost sight, lost my sight, lost my
    eyesight, loss of vision, loss of sight, vision loss, went blind, going blind, can not see, could not see,
    double vision, seeing double, vision went, vision is gone, vision is blurry, vision is blurred, blurry
    vision, blurred vision, blind in one eye, lost vision in, half of my vision, curtain over`,
  headache: `
    headache, headaches, head hurts, head is pounding, migraine, head pain, head ache, pain in my head, head
    is splitting, head aches`,
  worstHead: `
    worst, thunderclap, worse than ever, like never before, exploded, exploding, explosive, came on suddenly,
    sudden, suddenly, all of a sudden, out of nowhere, hit me`,
  strokeWord: `
    having a stroke, had a stroke today, have a stroke, a stroke right now, might be a stroke, be a stroke, is
    this a stroke, stroke symptoms, signs of a stroke, think it is a stroke, having a mini stroke, just had a
    stroke`,
  // Clots, neck, bleeding.
  clotLeg: 'calf, calves, leg, lower leg, thigh, shin',
  clotLook: `
    swollen, swelling, swelled, swell, swells, swole, puffy, red, redness, reddish, hot, warm, hard, tender,
    bigger than, twice as big, twice the size, purple, blue, ballooned, sore to touch, charley horse, cramp
    that`,
  clotWord: `
    have a clot, have a blood clot, has a blood clot, has a clot, is a clot, is a blood clot, be a clot, be a
    blood clot, a dvt, pulmonary embolism`,
  throat: 'neck, throat, adam',
  swell: `
    swollen, swelling, swelled, swell, swells, bulging, puffed up, ballooned, getting bigger, tight,
    tightening, closing, closing up, lump, huge`,
  swallowBad: `
    can not swallow, could not swallow, can hardly swallow, can barely swallow, trouble swallowing, hard to
    swallow, difficulty swallowing, swallowing is hard, unable to swallow, drooling, choking on, hardly
    swallow, barely swallow, problems swallowing`,
  bleed: 'bleeding, bleeds, bleed, bled, blood, hemorrhag*',
  heavily: `
    heavy, heavily, a lot, lots, soaked, soaking, soak, soaks, through the bandage, through my bandage,
    through the dressing, will not stop, not stop, not stopping, can not stop, nonstop, non stop, pouring,
    gushing, spurting, squirting, pumping, everywhere, puddle, bad, badly, profusely, so much, too much,
    running down, keeps bleeding, all over`,
  wound: `
    wound, incision, cut, scar, stitches, staples, sutures, surgical site, surgery site, bandage, dressing,
    where they operated, where i had surgery, steri strips, where they cut, injection site, where i got the
    shot, operation site`,
  // Medicine and overdose.
  opioid: `
    oxycodone, oxy, oxycontin, percocet, norco, hydrocodone, vicodin, morphine, tramadol, fentanyl, dilaudid,
    hydromorphone, methadone, codeine, opioid*, narcotic*, pain pill, pain pills, pain meds, pain medicine,
    pain medication, painkiller*, pain killer, pain killers, muscle relaxer*, gabapentin, xanax, patch, pills,
    meds, medicine, medication`,
  tooMany: `
    overdos*, too many pills, too much medicine, too many pain pills, too many painkillers, took too many,
    taken too many, took too much, taken too much, took the whole bottle, took all my pills,
    took all of my, took all the pills, took a bunch of, swallowed a bunch, swallowed all, swallowed a whole,
    took a handful, swallowed too many, swallowed a handful, od on, od on my, od d`,
  double: `
    double dose, doubled, two doses, twice as many, twice as much, extra dose, extra pills, double the dose,
    double dosed, twice the dose`,
  slowBreath: `
    breathing slow, breathing slowly, breathing really slow, breathing really slowly, breathing very slow,
    breathing very slowly, breathing so slow, slow breathing, barely breathing, hardly breathing, shallow
    breathing, breathing is slow, breathing is really slow, breathing is very slow, breathing is shallow,
    stopped breathing, not breathing, lips are blue, blue lips, lips turned blue, lips are turning blue,
    turning blue, gurgling, breathing weird, breathing funny`,
  noWake: `
    will not respond, not respond to, barely awake, hardly awake, barely conscious, can not wake, could not wake, will not wake, not wake up, not waking, hard to wake, unresponsive,
    unconscious, can barely wake, trouble waking, can not be woken, not responding, is blue, turned blue, can
    not get her to wake, can not get him to wake, nodding off`,
  seizure: 'seizure, seizures, convulsing, convulsions, having a fit',
  // Falls.
  fall: 'fell, fall, falling, fallen, tripped, thrown, threw me, jumped, slipped, tumbled',
  fromHeight: `
    ladder, roof, stairs, staircase, steps, tree, horse, truck, scaffold*, balcony, bike, bicycle, motorcycle,
    atv, quad, feet, trampoline, window, tractor, haystack, forklift, hard, cliff, wall, flight of`,
  crash: `
    car crash, car accident, car wreck, crashed, wrecked, auto accident, motorcycle accident, motorcycle
    crash, truck accident, traffic accident, hit by a car, hit by a truck, got hit by, was hit by, rear ended,
    rollover, rolled my, rolled the, wreck, collision, bike accident, atv accident, dove into, diving into,
    dived into, fender bender, head on, t boned, bike crash, accident yesterday, accident today, accident
    this, accident last night, the accident, an accident, horse threw, bucked off, thrown from, tackled,
    kicked by, fell on me, fell on my back, crushed, pinned under, slammed, landed on my, hit head on, ran
    over, run over`,
  // Times, people.
  spasm: 'band, belt, girdle, strap, vise, corset',
  trunk: 'chest, belly, stomach, waist, trunk, ribs, abdomen, middle, torso, rib cage',
  tight: 'tight, squeez*, around, wrapped, tightening, like a, pressing',
  sciatica: `
    pain, pains, hurt, hurts, sciatica, shooting, shoots, burning, electric, numb, numbness, tingl*, pins and
    needles, asleep, no feeling, not feel, can not feel`,
  toSleep: 'go to sleep, fall asleep, going to sleep, sleep, asleep, go to bed',
  easesSitting:
    'leaning, lean on, shopping cart, better when i sit, sit down, sitting helps, eases when, bend forward',
  abrupt: `
    sudden, suddenly, all of a sudden, out of nowhere, today, tonight, this morning, this afternoon, yesterday,
    last night, overnight, hours, hour, rapidly, by the hour, spreading`,
} as const satisfies Record<string, string>

export type Concept = keyof typeof conceptsEn
