import { catalogueSchema, servicesPageNonSurgicalSchema } from '@/content/service-schema'

/** Every treatment (spec 3). */
export const catalogue = catalogueSchema.parse({
  surgical: {
    name: 'Surgical Services',
    description:
      'For problems that other care has not eased enough, or that cannot wait. Each operation has its own limits and risks.',
    treatments: [
      {
        id: 'minimally-invasive',
        title: 'Minimally Invasive Spine Surgery',
        description: 'Small cuts to free a pinched nerve, or to join two bones.',
        icon: 'small-cut',
        benefits: [
          'Smaller cuts than in open surgery',
          'Often eases leg pain from a pinched nerve faster than waiting',
          'When bones are joined, less blood loss than in open surgery, but more X-rays[^TLIF1]',
        ],
        conditions: ['Herniated disc', 'Sciatica', 'Spinal stenosis', 'Slipped vertebra (spondylolisthesis)'],
        color: 'pine',
        details:
          'Freeing a nerve and joining bones are two different operations. Many people with a herniated disc also get better without surgery.',
        bodyLocation: 'Spine',
        link: '/services/minimally-invasive-surgery',
        recoveryTime:
          '{claim:minimallyInvasiveRecovery} for early recovery after a nerve is freed. A fusion takes months.',
        anesthesia: 'Most often general (fully asleep)',
        hospitalStay:
          'Often the same day or one night after a nerve is freed.[^SH-MD] Longer after a fusion.',
        returnToWork: 'Desk work: often after a few weeks. Heavy work, or a fusion: longer.',
      },
      {
        id: 'complex-reconstruction',
        title: 'Complex Spine Reconstruction',
        description: 'Open fusion, surgery for curves, and repeat surgery.',
        icon: 'column',
        benefits: [
          'Joins bones so that they can heal as one',
          'Can bring a curved spine back toward a straight line',
          'Can take pressure off nerves or the spinal cord',
        ],
        conditions: [
          'Scoliosis in adults',
          'Slipped vertebra (spondylolisthesis)',
          'Spinal tumors',
          'Bones that did not join after a fusion',
          'Pain after spine surgery, with a clear cause',
        ],
        color: 'poppy',
        details:
          'These are among the larger operations of the spine. About 70 of 100 adults had a complication within 2 years of surgery for a curve, and about 30 did not.[^ASD1]',
        bodyLocation: 'Back or neck',
        link: '/services/complex-spine-surgery',
        recoveryTime:
          '{claim:complexRecovery} to daily tasks, as a hopeful figure. Full recovery may take a year or more.',
        anesthesia: 'General (fully asleep)',
        hospitalStay: 'Often several days, sometimes longer, and sometimes rehab after it',
        returnToWork: 'After a major operation, often a matter of months',
      },
      {
        id: 'robotic-navigated',
        title: 'Robotic and Navigated Surgery',
        description: 'The surgeon operates, and a computer helps to plan and guide the screws.',
        icon: 'guide',
        benefits: [
          'A plan for each screw before it is placed',
          'In one review, screws that often sat more exactly;[^ROB1] in another, no clear difference[^ROB2]',
        ],
        conditions: [
          'Slipped vertebra (spondylolisthesis)',
          'Scoliosis in adults',
          'A spine that is not stable',
          'Other problems that need screws',
        ],
        color: 'sage',
        details:
          'It is a tool, not a treatment of its own. With a robot, pain and daily life are not clearly better than without one.[^ROB1]',
        bodyLocation: 'Bones of the spine',
        link: '/services/robotic-surgery',
        recoveryTime: 'As for the operation itself. The robot does not change it.',
        anesthesia: 'As for the operation itself',
        hospitalStay: 'As for the operation itself',
        returnToWork: 'As for the operation itself',
      },
      {
        id: 'endoscopic',
        title: 'Endoscopic Spine Surgery',
        description: 'A camera and fine tools through a very small cut.',
        icon: 'camera',
        benefits: [
          'A very small cut',
          'A shorter hospital stay than after microdiscectomy in trials[^ED1]',
          'Sometimes possible without being fully asleep',
        ],
        conditions: [
          'Herniated disc in the low back',
          'Sciatica from a herniated disc',
          'Leg pain that has not eased with other care',
        ],
        color: 'bone',
        details:
          'In trials, pain was similar to that after microdiscectomy (the usual small-cut disc operation), and people did not go back to work sooner.[^ED1] With one endoscopic technique, the disc herniated again about twice as often.[^ED2]',
        bodyLocation: 'Disc in the low back',
        link: '/services/endoscopic-spine-surgery',
        recoveryTime:
          '{claim:endoscopicRecovery} to light activity for some people. Heavy work takes longer.',
        anesthesia: 'Local (only the place is numb) with a drug to relax you, or general (fully asleep)',
        hospitalStay: 'Usually home the same day',
        returnToWork:
          'Desk work: often after a few weeks. In trials, it was no sooner than after microdiscectomy.[^ED1]',
      },
      {
        id: 'artificial-disc-replacement',
        title: 'Artificial Disc Replacement',
        description: 'An implant that can move takes the place of a worn disc in the neck or low back.',
        icon: 'disc',
        benefits: [
          'Keeps motion at that level, where a fusion stops it',
          'In the neck, fewer new problems next to the treated disc than with a fusion[^CDA1]',
        ],
        conditions: [
          'Herniated disc in the neck',
          'Pinched nerve in the neck',
          'Worn disc in the neck',
          'Worn disc in the low back, for a few people',
        ],
        color: 'pine',
        details:
          'The evidence is stronger for the neck than for the low back, where it is not proven to be better than fusion.[^TDR-R] Neither one is right for everyone.',
        bodyLocation: 'Neck or low back',
        link: '/services/disc-replacement',
        recoveryTime:
          '{claim:discReplacementRecovery} to full activity for many people after neck surgery. The low back can take longer.',
        anesthesia: 'General (fully asleep)',
        hospitalStay: 'Neck: often home the same or the next day.[^SH-CDR] Low back: often a few days.',
        returnToWork: 'Neck: desk work often after a few weeks. Low back, or heavy work: longer.',
      },
    ],
  },
  nonSurgical: {
    name: 'Non-Surgical Treatments',
    description:
      'For most spine problems, care starts here. Movement comes first, and injections may help some people for a time.',
    treatments: [
      {
        id: 'epidural-steroid-injections',
        title: 'Epidural Steroid Injections',
        description: 'Medicine near an irritated nerve, to ease arm or leg pain for a time.',
        icon: 'needle',
        benefits: [
          'May ease leg pain for some people, for weeks to a few months',
          'No cut, and usually no night in the hospital',
        ],
        conditions: ['Herniated disc', 'Sciatica', 'Pinched nerve in the neck'],
        color: 'sage',
        details:
          'For leg pain, it is slightly better than a dummy treatment, for a short time.[^COCH-ESI] For stenosis, studies show no clear gain for pain.[^AAN] Serious harm is rare but has happened.[^FDA]',
        bodyLocation: 'Space around the nerves',
        procedureType: 'PercutaneousProcedure',
        link: '/services/non-surgical-treatments#epidural-steroid-injections',
        duration: 'Usually a short visit',
        recovery: 'You may be sore for a day or two',
        effectiveness:
          'The practice says {claim:epiduralEffectiveness}. Studies do not support this as a general figure, and relief is often short.',
      },
      {
        id: 'facet-joint-injections',
        title: 'Facet Joint Injections',
        description: 'Medicine in or near the small joints at the back of the spine.',
        icon: 'joint',
        benefits: ['May help to confirm where the pain comes from', 'May ease pain for a time'],
        conditions: [
          'Facet arthritis',
          'Low back pain from the small joints',
          'Back pain that is worse when you lean back or twist',
          'Back pain when its source has to be confirmed',
        ],
        color: 'bone',
        details:
          'Experts still debate these injections,[^LAKE] and a British guideline advises against injections for low back pain.[^NICE-S]',
        bodyLocation: 'Small joints at the back of the spine',
        procedureType: 'PercutaneousProcedure',
        link: '/services/non-surgical-treatments#facet-joint-injections',
        duration: 'Usually a short visit',
        recovery: 'You may be sore for a day or two',
        effectiveness:
          'The practice says {claim:facetEffectiveness}. Relief varies and may be short, and one small study found less.[^FJI]',
      },
      {
        id: 'radiofrequency-ablation',
        title: 'Radiofrequency Ablation',
        description: 'Heat that quiets the small nerves of the joints at the back of the spine.',
        icon: 'wave',
        benefits: [
          'May ease joint pain after test blocks have helped',
          'Can be repeated when the nerves grow back',
        ],
        conditions: [
          'Facet arthritis',
          'Low back pain from the small joints',
          'Back pain that eased after a test block',
          'Joint pain that came back after an earlier ablation',
        ],
        color: 'pine',
        details:
          'In three trials, it added nothing of note to exercise at 3 months.[^MINT] Reports without a group to compare describe longer relief.[^RFA-O]',
        bodyLocation: 'Small nerves of the joints at the back of the spine',
        procedureType: 'PercutaneousProcedure',
        link: '/services/non-surgical-treatments#radiofrequency-ablation',
        duration: 'Usually a visit without a night in the hospital',
        recovery: 'You may be sore at first',
        effectiveness:
          'The practice says {claim:radiofrequencyEffectiveness}. Studies disagree. It helps some people who were tested with care first.',
      },
      {
        id: 'physical-therapy-programs',
        title: 'Physical Therapy Programs',
        description: 'Exercise with a therapist, built on what you can do now, and practice at home.',
        icon: 'walk',
        benefits: [
          'The first step for low back pain that lasts[^ACP]',
          'No needle, no cut',
          'A walking program with education can mean more time before pain comes back[^WALK]',
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
          'Much of the work is done at home. New back pain usually gets better, whatever is done.[^AAFP-LBP]',
        procedureType: 'NoninvasiveProcedure',
        link: '/services/non-surgical-treatments#physical-therapy',
        duration: 'A course of visits, and practice at home',
        recovery: 'Sore muscles for a day or two at first',
        effectiveness: 'The benefit is modest.[^ACP] There is no single figure for it.',
      },
    ],
  },
})

/** What the services page shows of the treatments without surgery (spec 3). */
export const servicesPageNonSurgical = servicesPageNonSurgicalSchema.parse([
  {
    id: 'epidural-injections',
    title: 'Epidural Steroid Injections',
    description:
      'Medicine near an irritated nerve. It eases leg pain for some people, for weeks to a few months.',
    icon: 'needle',
    benefits: [
      'May ease leg pain for a time, though the gain is small[^COCH-ESI]',
      'No cut, and usually no night in the hospital',
    ],
    conditions: ['Herniated disc', 'Sciatica', 'Pinched nerve in the neck'],
    link: '/services/non-surgical-treatments#epidural-steroid-injections',
  },
  {
    id: 'physical-therapy-guidance',
    title: 'Physical Therapy Guidance',
    description: 'Which exercise to start with, how much, and when to do more.',
    icon: 'walk',
    benefits: ['The first step for low back pain that lasts[^ACP]', 'You learn what to do on your own'],
    conditions: ['Low back pain', 'Neck pain', 'Sciatica', 'Spinal stenosis', 'Worn discs'],
    link: '/services/non-surgical-treatments#physical-therapy',
  },
  {
    id: 'pain-management',
    title: 'Pain Management',
    description: 'Medicine chosen with care, and other steps when pain does not settle.',
    icon: 'plan',
    benefits: [
      'For low back pain that lasts, medicine other than opioids comes first[^ACP]',
      'A plan that is looked at again when things change',
    ],
    conditions: ['Low back pain that lasts', 'Neck pain', 'Facet arthritis', 'Pain after spine surgery'],
    link: '/services/non-surgical-treatments#medicines',
  },
])
