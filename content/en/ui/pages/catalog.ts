import { timeOf } from '@/content/clinical/time-of'
import { catalogSchema, servicesPageNonSurgicalSchema } from '@/content/schemas/service-schema'

/** All treatments. */
export const catalog = catalogSchema.parse({
  surgical: {
    name: 'Surgical Services',
    description:
      'For problems that haven’t gotten better with other care, or that can’t wait. Each operation has its own limits and risks.',
    treatments: [
      {
        id: 'minimally-invasive',
        title: 'Minimally Invasive Spine Surgery',
        description: 'Small cuts to free a pinched nerve or to join two bones.',
        icon: 'microdiscectomy',
        benefits: [
          'Smaller cuts than with open surgery',
          'Often eases leg pain from a pinched nerve faster than waiting',
          'For a fusion, less blood loss than with open surgery[^TLIF1]',
        ],
        conditions: ['Herniated disc', 'Sciatica', 'Spinal stenosis', 'Slipped vertebra (spondylolisthesis)'],
        color: 'pine',
        details:
          'Freeing a nerve and joining bones are two different operations. Many people with a herniated disc get better without either one. A fusion through small cuts takes more X-rays than an open one.[^TLIF1]',
        bodyLocation: 'Spine',
        link: '/services/minimally-invasive-surgery',
        recoveryTime:
          '{claim:minimallyInvasiveRecovery} for early recovery after a nerve is freed. A fusion takes months to heal.',
        anesthesia: 'Usually general (fully asleep)',
        hospitalStay: `To free a nerve: often home ${timeOf('microdiscectomy', 'nights')}. Fusion: often home ${timeOf('lumbar-fusion', 'nights')}.`,
        returnToWork: `Desk work is often possible ${timeOf('microdiscectomy', 'desk')} after a nerve is freed, and ${timeOf('lumbar-fusion', 'desk')} after a fusion. Heavy work takes longer.`,
      },
      {
        id: 'complex-reconstruction',
        title: 'Complex Spine Reconstruction',
        description:
          'Open fusion, surgery for curved spines, and repeat surgery. Complications are common: about 70 of 100 adults had one within 2 years of surgery for a curve.[^ASD1]',
        icon: 'scoliosis-correction',
        benefits: [
          'Joins bones so they can heal as one',
          'Can bring a curved spine closer to straight',
          'Can take pressure off nerves or the spinal cord',
        ],
        conditions: [
          'Scoliosis in adults',
          'Slipped vertebra (spondylolisthesis)',
          'Spinal tumors',
          'Bones that didn’t join after a fusion',
          'Pain after spine surgery, with a clear cause',
        ],
        color: 'poppy',
        details:
          'These are some of the largest operations on the spine, so the reasons for one have to be good.',
        bodyLocation: 'Back or neck',
        link: '/services/complex-spine-surgery',
        recoveryTime:
          '{claim:complexRecovery} until daily tasks feel manageable after surgery for a curve. Full recovery can take a year or more.',
        anesthesia: 'General (fully asleep)',
        hospitalStay: `Fusion: often home ${timeOf('lumbar-fusion', 'nights')}. Surgery for a curve: ${timeOf('scoliosis-correction', 'nights')}, and sometimes a rehab stay after that.`,
        returnToWork: `Desk work is often possible ${timeOf('lumbar-fusion', 'desk')} after a fusion, and ${timeOf('scoliosis-correction', 'desk')} after surgery for a curve. Heavy work takes longer.`,
      },
      {
        id: 'robotic-navigated',
        title: 'Robotic and Navigated Surgery',
        description: 'Your surgeon operates, and a computer helps plan and guide the screws.',
        icon: 'surgery-navigation',
        benefits: [
          'A plan for each screw before it goes in',
          'Help with placing the screws, though studies disagree on how much that matters[^ROB1][^ROB2]',
        ],
        conditions: [
          'Slipped vertebra (spondylolisthesis)',
          'Scoliosis in adults',
          'A spine that isn’t stable',
          'Other problems that need screws',
        ],
        color: 'sage',
        details:
          'It’s a tool, not a treatment of its own. It isn’t clear that people have less pain or a better daily life with a robot than without one.[^ROB1]',
        bodyLocation: 'Bones of the spine',
        link: '/services/robotic-surgery',
        recoveryTime: 'The same as for the operation itself. The robot doesn’t change it.',
        anesthesia: 'The same as for the operation itself',
        hospitalStay: 'The same as for the operation itself',
        returnToWork: 'The same as for the operation itself',
      },
      {
        id: 'endoscopic',
        title: 'Endoscopic Spine Surgery',
        description: 'A tiny camera and fine tools through a very small cut.',
        icon: 'herniated-disc',
        benefits: [
          'A very small cut',
          'A shorter hospital stay than after microdiscectomy in studies[^ED1]',
          'Sometimes possible without being fully asleep',
        ],
        conditions: [
          'Herniated disc in the low back',
          'Sciatica from a herniated disc',
          'Leg pain that hasn’t eased with other care',
        ],
        color: 'bone',
        details:
          'In studies, people had about as much pain as after microdiscectomy, the usual small-cut disc operation, and didn’t go back to work sooner.[^ED1] With one endoscopic technique, the disc herniated again about twice as often.[^ED2] Ask your surgeon how many people that is.',
        bodyLocation: 'Disc in the low back',
        link: '/services/endoscopic-spine-surgery',
        recoveryTime:
          '{claim:endoscopicRecovery} to light activity for some people. Heavy work takes longer.',
        anesthesia: 'Local (only the area is numb) with medicine to relax you, or general (fully asleep)',
        hospitalStay: `Usually home ${timeOf('endoscopic', 'nights')}`,
        returnToWork: `Desk work is often possible after ${timeOf('endoscopic', 'desk')}. In studies, that was no sooner than after microdiscectomy.[^ED1]`,
      },
      {
        id: 'artificial-disc-replacement',
        title: 'Artificial Disc Replacement',
        description: 'An implant that moves takes the place of a worn disc in your neck or low back.',
        icon: 'cervical-disc-replacement',
        benefits: [
          'Keeps that level moving, where a fusion would stop it',
          'In the neck, fewer new problems at the levels next to it than with a fusion[^CDA1]',
        ],
        conditions: [
          'Herniated disc in the neck',
          'Pinched nerve in the neck',
          'Worn disc in the neck',
          'Worn disc in the low back, for a few people',
        ],
        color: 'pine',
        details:
          'The evidence is stronger for the neck. In the low back, it hasn’t been shown to be better than fusion.[^TDR-R] Neither one is right for everyone.',
        bodyLocation: 'Neck or low back',
        link: '/services/disc-replacement',
        recoveryTime:
          '{claim:discReplacementRecovery} to full activity for many people after neck surgery, and longer for the low back.',
        anesthesia: 'General (fully asleep)',
        hospitalStay: `Neck: often home ${timeOf('cervical-disc-replacement', 'nights')}. Low back: often home ${timeOf('lumbar-disc-replacement', 'nights')}.`,
        returnToWork: `Desk work is often possible ${timeOf('cervical-disc-replacement', 'desk')} after neck surgery, and ${timeOf('lumbar-disc-replacement', 'desk')} after low back surgery. Heavy work takes longer.`,
      },
    ],
  },
  nonSurgical: {
    name: 'Non-Surgical Treatments',
    description:
      'For most spine problems, this is where care starts. Movement comes first, and an injection can help some people for a while.',
    treatments: [
      {
        id: 'epidural-steroid-injections',
        title: 'Epidural Steroid Injections',
        description: 'Medicine placed near an irritated nerve to ease pain that runs down a leg or an arm.',
        icon: 'epidural-steroid-injection',
        benefits: [
          'Eases leg pain for some people for weeks to a few months',
          'No cut, and usually no night in the hospital',
        ],
        conditions: ['Herniated disc', 'Sciatica', 'Pinched nerve in the neck'],
        color: 'sage',
        details:
          'For leg pain, it works slightly better than a fake treatment, for a short time.[^COCH-ESI] For stenosis, studies don’t show that it clearly eases pain.[^AAN] Serious harm is rare but has happened.[^FDA]',
        bodyLocation: 'Space around the nerves',
        procedureType: 'PercutaneousProcedure',
        link: '/services/non-surgical-treatments#epidural-steroid-injections',
        duration: 'Usually a short visit',
        recovery: 'You may be sore for a day or two',
        effectiveness:
          'Relief varies. In a large review, about 24 of 100 people with leg pain did well for up to 3 months who wouldn’t have without the injection.[^AAN]',
      },
      {
        id: 'facet-joint-injections',
        title: 'Facet Joint Injections',
        description: 'Medicine in or near the small joints at the back of your spine.',
        icon: 'facet-injection',
        benefits: ['Can help show where the pain comes from', 'Eases pain for some people for a while'],
        conditions: [
          'Facet arthritis',
          'Low back pain from the small joints',
          'Back pain that’s worse when you lean back or twist',
          'Back pain when we need to confirm its source',
        ],
        color: 'bone',
        details:
          'Experts still debate these injections,[^LAKE] and one guideline advises against injections for low back pain.[^NICE-S]',
        bodyLocation: 'Small joints at the back of the spine',
        procedureType: 'PercutaneousProcedure',
        link: '/services/non-surgical-treatments#facet-joint-injections',
        duration: 'Usually a short visit',
        recovery: 'You may be sore for a day or two',
        effectiveness:
          'Relief varies and may be short. In one study of 50 people, about half had lost more than half of their pain at 3 months.[^FJI]',
      },
      {
        id: 'radiofrequency-ablation',
        title: 'Radiofrequency Ablation',
        description:
          'Heat from a needle tip quiets the small nerves that carry pain from worn joints in your spine.',
        icon: 'radiofrequency-ablation',
        benefits: [
          'Can ease joint pain if test injections helped first',
          'Can be repeated if the nerves grow back',
        ],
        conditions: [
          'Facet arthritis',
          'Low back pain from the small joints',
          'Back pain that eased after a test injection',
          'Joint pain that came back after an earlier ablation',
        ],
        color: 'pine',
        details:
          'In three trials, adding it to exercise made little difference at 3 months.[^MINT] Studies without a comparison group describe longer relief.[^RFA-O]',
        bodyLocation: 'Small nerves of the joints at the back of the spine',
        procedureType: 'PercutaneousProcedure',
        link: '/services/non-surgical-treatments#radiofrequency-ablation',
        duration: `One visit. You usually go home ${timeOf('radiofrequency-ablation', 'nights')}.`,
        recovery: 'You may be sore at first',
        effectiveness:
          'Studies disagree. In three trials, adding it to exercise made little difference at 3 months.[^MINT] It may help people whose pain eased clearly after test injections.',
      },
      {
        id: 'physical-therapy-programs',
        title: 'Physical Therapy Programs',
        description: 'Exercises chosen for what you can do now, with a therapist and at home.',
        icon: 'orchard-road',
        benefits: [
          'The first step for low back pain that lasts[^ACP]',
          'No needles and no cuts',
          'A walking program with coaching can mean more time before pain comes back[^WALK]',
        ],
        conditions: [
          'Low back pain',
          'Neck pain',
          'Sciatica',
          'Spinal stenosis',
          'Worn discs',
          'Getting stronger after surgery',
        ],
        color: 'poppy',
        details:
          'Much of the work happens at home. If you don’t have any warning signs, new back pain usually gets better whatever treatment you choose.[^AAFP-LBP]',
        procedureType: 'NoninvasiveProcedure',
        link: '/services/non-surgical-treatments#physical-therapy',
        duration: 'A series of visits, plus practice at home',
        recovery: 'Sore muscles for a day or two at first',
        effectiveness: 'It helps, though the benefit is usually modest.[^ACP]',
      },
    ],
  },
})

/** What the services page shows about nonsurgical treatments. */
export const servicesPageNonSurgical = servicesPageNonSurgicalSchema.parse([
  {
    id: 'epidural-injections',
    title: 'Epidural Steroid Injections',
    description:
      'Medicine near an irritated nerve. It eases leg pain for some people, for weeks to a few months.',
    icon: 'epidural-steroid-injection',
    benefits: [
      'May ease leg pain for a while, though the benefit is small[^COCH-ESI]',
      'No cut, and usually no night in the hospital',
    ],
    conditions: ['Herniated disc', 'Sciatica', 'Pinched nerve in the neck'],
    link: '/services/non-surgical-treatments#epidural-steroid-injections',
  },
  {
    id: 'physical-therapy-guidance',
    title: 'Physical Therapy Guidance',
    description: 'Which exercises to start with, how much, and when to do more.',
    icon: 'orchard-road',
    benefits: ['The first step for low back pain that lasts[^ACP]', 'You learn what you can do on your own'],
    conditions: ['Low back pain', 'Neck pain', 'Sciatica', 'Spinal stenosis', 'Worn discs'],
    link: '/services/non-surgical-treatments#physical-therapy',
  },
  {
    id: 'pain-management',
    title: 'Pain Management',
    description: 'Carefully chosen medicine, and other steps when pain doesn’t let up.',
    icon: 'patient-conversation',
    benefits: [
      'For low back pain that lasts, medicine other than opioids comes first[^ACP]',
      'A plan we go over again when things change',
    ],
    conditions: ['Low back pain that lasts', 'Neck pain', 'Facet arthritis', 'Pain after spine surgery'],
    link: '/services/non-surgical-treatments#medicines',
  },
])
