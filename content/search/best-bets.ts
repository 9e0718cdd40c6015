/**
 * Sections that come first when the whole query is one of these phrases, whatever the ranking says. Endings,
 * accents and small words such as "my" and "the" are ignored.
 */
export const bestBets: Record<string, string> = {
  // Conditions
  '/resources/conditions/sciatica': 'sciatica, ciatica, leg pain, nerve pain, pinched nerve, sciatic nerve',
  '/resources/conditions/sciatica#feels': 'foot drop, drop foot, numb foot',
  '/resources/conditions/herniated-disc': 'hnp, herniated disc, herniation',
  '/resources/conditions/spinal-infection': 'discitis, diskitis, spondylodiscitis, vertebral osteomyelitis',
  '/resources/conditions/si-joint-pain': 'tailbone pain, tailbone, coccyx',
  '/resources/conditions/pain-after-spine-surgery#stimulator':
    'scs, spinal cord stimulator, stimulator, stimulator implant',
  '/blog/strong-bones-and-your-spine': 'osteoporosis, brittle bones, weak bones, thin bones',
  '/blog/diabetes-and-spine-surgery': 'diabetes, diabetic, blood sugar, sugar',
  '/resources/conditions/cervical-myelopathy': 'hands numb, numb hands, both hands numb, clumsy hands',
  '/blog/is-it-an-emergency#not-spine': 'whiplash, car accident, car crash, rear ended, hurt in a crash',
  // Symptoms
  '/blog/moving-with-back-pain':
    'back pain, low back pain, lower back pain, lumbago, backache, back hurts, back spasm, muscle spasm, dolor de espalda, dolor de espalda baja, lumbalgia',
  // Tests
  '/blog/do-i-need-a-scan-for-back-pain': 'mri, scan, imaging, x-ray, resonancia',
  '/resources/faq#hospital-stay': 'how long in hospital, hospital stay, how long in the hospital',
  '/resources/faq#interpreter': 'interpreter, translator, interprete, traductor',
  '/resources/faq#metal-and-mri':
    'pacemaker, pacemaker mri, mri with metal, metal implants, metal in my body',
  '/resources/faq#nerve-test': 'emg, ncs, ncv, nerve test, nerve conduction',
  // Treatments without surgery
  '/resources/procedures/epidural-steroid-injection': 'esi, epidural, epidural steroid injection',
  '/resources/procedures/radiofrequency-ablation':
    'rfa, nerve burning, burn the nerve, ablation, rhizotomy, radiofrequency ablation, radiofrequency',
  '/resources/procedures/facet-injection': 'mbb, medial branch block, facet injection, facet block',
  '/services/non-surgical-treatments':
    'treatment without surgery, without surgery, non surgical treatment, alternatives to surgery',
  '/services/non-surgical-treatments#physical-therapy': 'pt, physical therapy, physical therapist, rehab',
  '/services/non-surgical-treatments#other-care':
    'chiropractor, chiropractic, acupuncture, massage, yoga, tai chi, traction',
  '/services/non-surgical-treatments#medicines':
    'gabapentin, neurontin, pregabalin, lyrica, duloxetine, cymbalta, muscle relaxer, muscle relaxers, muscle relaxant, flexeril, cyclobenzaprine, tizanidine, methocarbamol',
  '/resources/faq#pain-pills':
    'nsaid, nsaids, tylenol, acetaminophen, ibuprofen, advil, motrin, aleve, naproxen, aspirin for pain',
  // Operations
  '/resources/procedures/acdf': 'acdf, neck fusion, cervical fusion',
  '/resources/procedures/lumbar-fusion':
    'fusion, spinal fusion, spine fusion, back fusion, lumbar fusion, fusion surgery, tlif, plif, alif, xlif, llif, olif, fusion de columna',
  '/resources/procedures/revision-surgery':
    'second back surgery, redo surgery, another back surgery, screws loose, loose screws, loose screw, hardware removal, remove hardware, broken screw',
  '/resources/procedures/microdiscectomy': 'discectomy, diskectomy, microdiskectomy',
  '/services/disc-replacement': 'disc replacement, artificial disc, tdr, adr, adr surgery',
  '/services/minimally-invasive-surgery': 'mis, miss surgery, minimally invasive, keyhole surgery',
  '/services/robotic-surgery': 'robot, robot surgery, robotic surgery, robotic spine surgery',
  '/services/endoscopic-spine-surgery': 'laser, laser surgery, laser spine surgery, endoscopic',
  '/resources/faq#need-surgery': 'do i need surgery, need surgery',
  // Before and after surgery
  '/resources/pre-operative#the-day': 'anesthesia, day of surgery, anesthesiologist',
  '/post-operative-care#wound':
    'stitch, stitches, suture, sutures, staple, staples, staples removed, stitches out, stitches removed, bandage, dressing, wound care, scar',
  '/blog/driving-after-spine-surgery': 'when can i drive, driving, drive after surgery',
  '/blog/going-back-to-work': 'back to work, work, return to work, fmla, light duty, off work, sick leave',
  '/blog/going-back-to-work#forms':
    'disability paperwork, disability forms, work note, doctors note, fmla paperwork, edd form',
  '/blog/sports-with-a-spine-problem': 'running, golf, sports, swimming, gym, weight lifting, biking',
  '/blog/sleeping-with-back-or-neck-pain': 'sleep, how to sleep, sleeping, sleep position, insomnia, pillow',
  '/recovery-tracker': 'pain diary, pain log, tracker, recovery tracker, diary, symptom log',
  // The practice and the tools
  '/about': 'who is the doctor, doctor, surgeon, your doctor, the surgeon',
  '/spine-anatomy':
    'spine model, 3d spine, anatomy, spine anatomy, dermatome map, dermatomes, nerve map, nerve chart',
  '/contact': 'contact, address, phone, phone number, fax',
}
