/**
 * Words of this site (alternatives separated by slashes) and other ways people say them, for search only;
 * never shown. Accents, capitals and endings are ignored. Phrases with their own meaning are in synonyms.ts.
 */
export const wordGroups: Record<string, string> = {
  // Conditions
  'herniated disc':
    'slipped disc, disc slipped, ruptured disc, blown disc, blown out disc, torn disc, burst disc, popped disc, extruded disc, disc extrusion, disc protrusion, prolapse, herniation',
  'pinched nerve / sciatica':
    'trapped nerve, squeezed nerve, irritated nerve, nerve compression, nerve impingement, nerve root pain, sciatic pain, leg nerve',
  stenosis:
    'tight canal, narrow canal, canal narrowing, tight spinal canal, narrowed spine, spinal cord narrowing',
  'degenerative disc':
    'disc degeneration, degenerated disc, degenerating disc, dried out disc, dry disc, black disc, thin disc, desiccated disc, disc desiccation, bone on bone, disc wear, aging disc, collapsed disc, spondylosis',
  'ankylosing spondylitis':
    'spondylitis, axial spondyloarthritis, spondyloarthritis, inflammatory back pain, inflammatory spine, bamboo spine',
  spondylolisthesis:
    'spondy, listhesis, vertebra slipped, vertebrae slipped, slip of a vertebra, anterolisthesis, spine slipping, bone slipped',
  'facet arthritis':
    'arthritis, arthritic, osteoarthritis, arthrosis, facet syndrome, facet pain, joint wear, facet disease',
  scoliosis:
    'curve in my spine, bent spine, bent back, crooked, leaning to one side, spine curve, hunchback, kyphosis, stooped',
  'compression fracture':
    'fractured vertebra, vertebra collapsed, crushed vertebra, spinal fracture, broken spine, cracked spine, wedge fracture',
  'sacroiliac / si joint': 'si joint, sacroiliac joint, sacroiliitis, si pain, pelvic joint, si dysfunction',
  'pain after spine surgery':
    'surgery did not work, surgery does not work, surgery does not help, surgery doesnt help, surgery did not help, no better after surgery, surgery failed, failed operation, fusion failed, post laminectomy syndrome, surgery didnt help, worse after surgery',
  myelopathy:
    'cord pressure, pressure on the cord, squeezed cord, cord squeezed, cord damage, bruised cord, clumsiness',
  'tumor / cancer':
    'tumors, mass, growth, malignant, malignancy, metastatic, mets, lesion, cancer that spread, cancer spread, spread to the spine, spread to the bones',
  osteoporosis: 'weak bone, soft bone, fragile bone, osteopenia, bone loss, losing bone',
  // Symptoms
  pain: 'killing me, kills me, discomfort, agony, suffering, throbbing, soreness, painful, pains',
  'pain runs down': 'shooting, radiates, radiate, travels down, electric shock',
  tingling: 'prickling, prickly, asleep feeling, needles',
  numbness: 'loss of feeling, no feeling, cant feel, deadness',
  weakness: 'loss of strength, no strength, gives out, giving way, buckles',
  stiff: 'stiffness, tight muscles, tightness, locked up',
  spasm: 'cramp, charley horse, seized up, knot',
  walking: 'stroll, on foot',
  balance: 'unsteady, wobbly, off balance, stumbling',
  'flare / setback': 'flare, flare up, relapse, comes back, came back, getting worse again',
  dizzy: 'lightheaded, faint, woozy',
  tired: 'fatigue, exhausted, worn out, no energy',
  swelling: 'swollen, puffy, inflammation',
  constipation: 'stool softener, laxative, bowel movement, bathroom trouble',
  'worn down / mood':
    'depressed, sad, frustrated, hopeless, anxiety, stress, cope, coping, cry, crying, has me down, gets me down, fed up, lonely',
  worse: 'hurt more, hurts more, more pain, makes it hurt',
  afraid: 'scared, nervous, worried, anxious, fear',
  // Body
  'low back pain / back pain':
    'back goes out, back went out, threw out my back, threw my back out, thrown out back, put my back out',
  'low back': 'lumbar spine, small of the back, lower spine, waist',
  'upper back': 'mid back, middle back, between the shoulder blades, thoracic spine',
  neck: 'cervical spine, nape',
  buttock: 'behind, rear, backside, glute',
  cord: 'spinal cord, spine cord',
  vertebra: 'vertebrae, spinal bone, backbone, spine bone',
  'bone spur': 'spur, osteophytes, bony growth',
  'facet joint': 'facet, facets, small joint, little joint, spine joint',
  muscle: 'muscles, muscular',
  weight: 'overweight, obese, obesity, heavy, bmi, lose weight',
  // Tests
  scan: 'picture, pictures, images, image, film, films, scanning',
  mri: 'mri scan, mr scan, magnet',
  xray: 'x rays, radiography',
  emg: 'electromyogram, nerve testing, ncs',
  'mri / metal': 'pacemaker, metal implant, stimulator',
  'tight spaces': 'closed in, enclosed, panic in the scanner, small spaces, open mri',
  'weaker / weak': 'weaken, weakens, weakening',
  report: 'results, result, findings, impression, mri words, radiologist',
  'heart test / ecg': 'ekg, electrocardiogram, heart tracing',
  'bone test / bone density': 'dexa scan, bone scan, density test',
  // Treatments without surgery
  'steroid injection / epidural steroid':
    'steroid shot, cortisone shot, epidural shot, epidural injection, spine injection, back injection, back shot, shot in my back, nerve root block, transforaminal',
  'facet joint injection': 'facet shot, facet injection, facet block, medial branch block',
  'radiofrequency ablation':
    'burning the nerve, burn nerve, nerve burning, nerve ablation, ablation, rhizotomy, zap the nerve, radiofrequency',
  'physical therapy':
    'physical therapist, physiotherapist, rehabilitation, therapist, aquatic therapy, pool therapy',
  exercise:
    'exercises, stretching, yoga, pilates, training, core, strengthen, strengthening, movement, active, exercise again',
  'rest / moving':
    'stay in bed, bed rest, resting, lie down all day, lie around, take it easy, stay active, keep moving',
  heat: 'heating pad, hot pack, warm bath, ice pack, ice, cold pack',
  'pain medicine': 'painkillers, pain reliever, pain relief, analgesic, pain meds, pain drug, pain tablets',
  'pain pills': 'tablet, capsule, over the counter, otc',
  opioid:
    'opioids, opiate, oxy, morphine, tramadol, codeine, narcotics, oxycontin, dilaudid, pain pill addiction, addicted, addiction',
  'cut back': 'taper, wean, come off, get off, stop taking',
  'leftover / throw away': 'leftovers, unused, dispose, get rid of, flush, disposal, extra pills',
  nsaid: 'anti inflammatory, antiinflammatory, meloxicam, celebrex, diclofenac',
  'blood thinner': 'thinner, aspirin, coumadin, clopidogrel, heparin',
  glp1: 'weight loss drug, weight loss injection, tirzepatide, zepbound, trulicity, victoza, liraglutide, rybelsus, saxenda',
  'diabetes / sugar': 'diabetic, insulin, blood sugar, glucose, a1c, metformin',
  'without surgery':
    'nonsurgical, conservative, avoid surgery, no surgery, instead of surgery, without an operation, without operation, non surgical',
  'heal / go away':
    'shrink, resolve, disappear, clear up, fade, improve, permanent, forever, get better, gets better, getting better, got better',
  'tried first / what comes first':
    'first step, tried first, start with, try first, try before surgery, try before an operation, do before surgery is considered, before trying surgery',
  // Surgery
  surgery: 'operations, surgeries, go under the knife, surgical procedure',
  'need surgery': 'necessary surgery, avoid an operation, have to have surgery, really need surgery',
  'if i wait / wait': 'delay, too late, waiting, hold off, put off surgery',
  'put off':
    'cancelled, canceled, postpone, postponed, called off, moved my surgery, surgery moved, cancel my surgery, surgery canceled',
  fusion: 'spinal fusion, lumbar fusion, cervical fusion, rods, plates, cage, bone graft',
  'acdf / fusion': 'acdf',
  'lumbar fusion / fusion': 'tlif, plif, alif, xlif, llif, olif',
  'stitch / wound': 'suture, sutures',
  'disc replacement':
    'artificial disc, tdr, adr, disc prosthesis, new disc, prosthetic disc, disc implant, motion preserving',
  'minimally invasive':
    'small incision, tiny incision, mis, tiny cut, small cut, mis surgery, less invasive, tubular',
  decompression: 'laminotomy, foraminotomy, hemilaminectomy, free the nerve',
  endoscopic: 'endoscope, endoscopy, scope, camera surgery',
  robotic: 'robots, robot assisted, navigation, computer guided',
  'risk / go wrong':
    'risks, hazards, complication, complications, going wrong, something wrong, side effect, side effects, downside, bad outcome, paralyzed, paralysis, die, death rate, chances, unsafe, safety',
  success:
    'success rate, successful, how good, does it work, worth it, effective, effectiveness, outcome, results of surgery, do they work, shots work, injections work, goes well, turns out well',
  anesthesia: 'anesthesiologist, go under, knocked out, sedated, sedation, put to sleep, general anesthesia',
  'hospital stay':
    'stay in the hospital, days in hospital, overnight, admitted, outpatient, same day, discharge, nights, inpatient',
  'leave the hospital':
    'send me home, sent home, sends me home, go home from the hospital, going home, let me go home, home from the hospital',
  'who drives / ride':
    'drives me home, drive me home, ride home, picks me up, pick me up, takes me home, take me home',
  'small cuts': 'how big is the cut, scars',
  age: 'years old, year old, too old, older, elder, seniors, my age',
  'second opinion':
    'another doctor, another surgeon, second surgeon, different doctor, different surgeon, other opinion, another opinion, someone else opinion',
  'opinions differ / disagree':
    'told me different things, different things, do not agree, dont agree, say different, two opinions, two different',
  choose: 'pick, select, choosing, find a good, look for a',
  // Before surgery
  'eating drinking / fasting':
    'empty stomach, food before, water before, last meal, drink water, nothing by mouth, stop eating, midnight',
  'wash / skin': 'soap, chlorhexidine, hibiclens, shave, antiseptic, cleanse',
  'nicotine / smoking':
    'smokes, smoked, quit smoking, stop smoking, nicotine patch, nicotine gum, zyn, juul, e cigarette, cigar, marijuana, weed, cannabis',
  bring: 'pack, take along, take with me, take to the',
  list: 'checklist, to do list, things to do',
  'home ready':
    'prepare my home, prepare home, prepare my house, prepare house, house ready, home prepared, ready at home, set up my house, getting my house ready',
  home: 'house, apartment',
  chair: 'seat, stool, recliner, armchair, couch, sofa',
  bathroom: 'toilet, commode, grab bar, tub, bathtub, restroom',
  pets: 'dog, cat, pet',
  stairs: 'staircase, upstairs, climb',
  helper: 'caregiver, care giver, takes care of, looks after, taking care of',
  'someone / family':
    'wife, husband, spouse, daughter, son, mother, father, mom, dad, partner, friend, relative',
  'bring someone with me':
    'come with me, come along, sit in with me, in the room with me, go in with me, with me to the visit',
  // After surgery
  wound: 'incisions, bandage, dressing, surgical site, steri strips, cuts',
  shower: 'bathing, hot tub, get wet, swim, pool',
  infection: 'infected, infect',
  'blood clot': 'clot, clots, thrombosis, embolism, dvt prevention',
  'log roll / get up': 'get out of bed, roll out of bed, getting up, get up, logroll, out of bed',
  'bend lift twist':
    'bending, bend, twist, twisting, blt, restrictions, pick up, carry, pick up my child, hold my baby, baby',
  lift: 'lifting, heavy things, heavy objects, haul, carry heavy, carrying, boxes, crates',
  drive: 'car, behind the wheel, truck driving',
  'back to work':
    'return to my job, off work, leave from work, sick leave, fmla, disability leave, go back to my job, work restrictions, light duty',
  'recovery / healing':
    'recovering, recuperation, healing process, heals, get over, back to normal, downtime',
  sport:
    'sports, athletics, pickleball, volleyball, softball, baseball, bowling, skiing, horseback, dancing, dance, tennis, basketball, bike, cycling, hike, hiking, weight lifting, play, gardening, hunting, fishing',
  sex: 'intercourse, sexual, intimate, make love',
  travel: 'airplane, trip, airplane ride, vacation, long drive',
  sleep: 'sleeping position, at night, night sleep, lie, lying, nap, insomnia, bedtime',
  mattress: 'firm bed, soft bed, memory foam, bedding',
  'sit / desk':
    'computer, keyboard, laptop, cell phone, cellphone, smartphone, tablet, ipad, screen, monitor, office chair, ergonomic, posture, slouch, workstation, desk chair, sitting all day',
  'tailgate / packing': 'warehouse, crate',
  'bend / lift': 'bent over, stoop, stooping',
  'lift a person / load is a person / lift':
    'bed to chair, lift my husband, lift my wife, lift my mother, lift a person, lifting a person, move my husband, move my wife, move my mother, transfer a patient',
  dairy: 'cow, cows, milk, milking, milker, livestock, cattle',
  'field / harvest':
    'farm, farming, farmworker, orchard, ranch, grape, crops, picking fruit, agriculture, prune, pruning, vine, vines, vineyard, pick fruit',
  'strong bones': 'calcium, vitamin d, bone strength, strengthen bones, bone health, protect my bones',
  naloxone: 'overdose, breathing stops, nasal spray',
  log: 'diary, journal, keep track, tracker, record my pain, tracking',
  // Insurance and the office
  insurance:
    'health plan, health insurance, plans, anthem, united healthcare, healthnet, humana, molina, medicare advantage, coverage',
  'prior authorization': 'preapproval, pre approval, preauth, prior auth, approve, approved, approval',
  'not approve / plan says no':
    'denial, denies, rejected, reject, refused, turn down, turned down, appeal, appeals, wont pay, wont cover',
  'bill / bills': 'billing, invoice, charged, charge, statement, payment',
  cost: 'afford, fee, fees, charges, pricing, out of pocket, expense, financial',
  'good faith estimate':
    'price estimate, cost estimate, quote, how much will it cost, surprise bill, estimate',
  referral: 'refer, referred, referring, referral letter, primary care, pcp',
  forms: 'fill out, fill in, questionnaire, intake, printable, sheets, sheet',
  records: 'record, chart, charts, health record, my file',
  'privacy / information':
    'personal data, data, sell my data, tracking cookies, cookies, personal information, confidential, gdpr, ccpa',
  location: 'track my location, where i am, gps, geolocation, track me',
  'share information':
    'see my information, see my health information, see my records, see my chart, access to my records, who can see, who sees, look at my records, share',
  complaint:
    'complain, complaints, report a doctor, grievance, file a complaint, malpractice, unhappy with, bad doctor, sue',
  license: 'licensed, licence, in good standing, check the doctor',
  'open payments':
    'pharma money, drug company, drug companies, company pay, paid by, gets paid, paid by companies, kickbacks, device company, industry payments',
  accessibility:
    'screen reader, blind, low vision, keyboard only, barrier, deaf, hearing, large print, hard to use',
  assistant: 'artificial intelligence, bot, ai, chat gpt, chatgpt, robot doctor chat, real person',
  reviews: 'review, fake reviews, stars, feedback, ratings, yelp, testimonials',
  discrimination: 'discriminate, racism, unfair, civil rights',
  'credentials / training':
    'train, trained, residency, fellowship, medical school, studied, degree, education of the surgeon, diploma, university, college',
  'board certified': 'board certification, boards, abos',
  'not join / fusion':
    'grow together, fuse together, knit together, did not fuse, nonunion, non union, do not heal together, didnt fuse',
  'your story / explain my pain':
    'describe my pain, tell my story, explain my symptoms, describe my symptoms, my story',
  surgeon: 'doctors, surgeons, md, provider, neurosurgeon, orthopedist, orthopedic',
  questions: 'question, what to ask, should i ask, what do i ask',
  'appointment / visit': 'appointments, checkup, first time, see you, come in',
  emergency: 'emergencies, urgent, 911, ambulance, go to the hospital, right away',
  'warning sign': 'red flags, red flag, danger sign, warning signs, worry about, alarm',
  'parts / built':
    'made of, anatomy, structure, parts of, how many bones, how many vertebrae, bones in the spine, number of bones, consist',
  'interpreter / language': 'languages, speaks, translating, mixteco, portuguese, sign language, asl',
  video: 'videos, film clip, animation, watch',
  clothes: 'to wear, wear on, what to wear, clothing, outfit, dressed, shoes to wear',
  'throw away': 'throwing away, throw out',
}
