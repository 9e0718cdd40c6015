import { standardHelp } from '@/content/help'
import { textPage } from '@/content/page-schema'

export const conditions = textPage({
  title: 'Spine Condition Guides',
  description:
    'Start from what you feel: leg pain, arm pain, back pain, trouble walking, pain after a fall, at night or after surgery. Find the right guide.',
  heading: 'Spine Condition Guides',
  lead: 'You do not need a diagnosis to start. Look for the part below that sounds most like you.',
  inShort: [
    'Where you feel pain is a clue. It is not proof of the cause.',
    'Pain that runs down a leg or an arm often comes from a nerve.',
    'New weakness, numbness between the legs, or bladder or bowel trouble cannot wait for reading.',
  ],
  sections: [
    {
      id: 'how-to-use',
      heading: 'How do I use these guides?',
      body: [
        {
          steps: [
            'Read the [danger signs](/resources/conditions#when-to-get-help) first. If one fits, get help now.',
            'Find the part below that is closest to what you feel.',
            'Open a guide and compare. Each one says what people feel, what helps, and what to ask.',
            'Note what fits and what does not. Bring that to your visit.',
          ],
        },
        'A guide cannot tell you what you have. Nor can a scan alone, since worn discs also show up in people who have no pain.[^BRINJ] It takes your story, an exam, and sometimes a scan.',
      ],
    },
    {
      id: 'leg-pain',
      heading: 'Pain that runs down a leg',
      body: [
        'Go to the emergency room now for very bad new leg pain, or for pain or numbness down both legs. Do the same for leg pain with numbness between the legs, or with bladder or bowel trouble.[^RFREE] New weakness or numbness in one leg needs a check the same day. If it grows fast, go to the emergency room.',
        'Burning or stabbing pain down one leg, often with tingling, may be [sciatica](/resources/conditions/sciatica), which means that a nerve is irritated. Most often the reason is a [herniated disc](/resources/conditions/herniated-disc). It can also be a narrow space, a slipped bone or an injury.[^NHSW]',
        'Does the pain come when you stand or walk, and ease when you sit or lean forward? Then read about [spinal stenosis](/resources/conditions/spinal-stenosis).[^SPORT-S4]',
      ],
    },
    {
      id: 'arm-pain',
      heading: 'Pain that runs down an arm',
      body: [
        'Call 911 if arm pain comes with chest pain or short breath. Call 911 as well if weakness on one side, a drooping face or trouble speaking starts all at once, even if it passes.[^BEFAST] New weakness or numbness in an arm needs a check the same day.',
        'Pain from the neck into the arm, with tingling or numb fingers, may be a [pinched nerve](/blog/what-a-pinched-nerve-feels-like). It usually gets better without surgery.[^AAFP-CR] See a doctor again if it is no better after 6 to 8 weeks.[^UTD-CR] A [herniated disc](/resources/conditions/herniated-disc) in the neck can be the reason.',
        'Do your hands feel clumsy, or are buttons and keys hard to manage? That can be a sign of pressure on the spinal cord. Ask to be seen the same day, and read [Trouble walking](/resources/conditions#trouble-walking) next.',
      ],
    },
    {
      id: 'back-pain',
      heading: 'Pain in the back only',
      body: [
        'Back pain without leg pain is usually not sciatica.[^NHSW] New back pain usually gets better, whatever is done for it.[^AAFP-LBP] If no [danger sign](/resources/conditions#when-to-get-help) fits, compare these patterns. They overlap, so more than one may fit:',
        {
          terms: [
            [
              'Worse when you sit or bend',
              '[Worn discs](/resources/conditions/degenerative-disc-disease) can ache this way.',
            ],
            [
              'Worse when you lean back or twist',
              'The small joints may ache. See [facet arthritis](/resources/conditions/facet-arthritis).',
            ],
            [
              'Worse when you are active',
              'A [slipped bone](/resources/conditions/spondylolisthesis) can do this. Leg pain may come along.[^STATP]',
            ],
            [
              'In the buttock, or the groin or thigh',
              'The joint between spine and pelvis may hurt.[^ISASS] See [SI joint pain](/resources/conditions/si-joint-pain).',
            ],
            [
              'With a lean, or uneven shoulders or hips',
              'A curve may be the reason.[^PREM] See [adult scoliosis](/resources/conditions/adult-scoliosis).',
            ],
          ],
        },
      ],
    },
    {
      id: 'trouble-walking',
      heading: 'Trouble walking',
      body: [
        'Call 911 or go to the emergency room if your legs turn heavy or stumble, or if both are weak. A fast change in your walking, your hands or your bladder is an emergency too.',
        'When the cord is pressed in the neck, walking grows unsteady and hands turn clumsy. It may hurt very little, and people often put it down to age.[^MYEL] Ask to be seen the same day, even if the change was slow. Then read about [cervical myelopathy](/resources/conditions/cervical-myelopathy).',
        'Legs that ache on a walk and recover when you sit are another pattern.[^SPORT-S4] The guide to [spinal stenosis](/resources/conditions/spinal-stenosis) explains it.',
      ],
    },
    {
      id: 'sudden-pain',
      heading: 'Sudden pain after a fall',
      body: [
        'Call 911 for bad neck or back pain after a major fall or a crash.',
        'Get seen the same day for new back pain after any fall. In weak bones, even a sneeze or a light lift can make a vertebra collapse.[^ANS] That is a [compression fracture](/resources/conditions/compression-fracture). So get seen the same day for sudden back pain without a fall, too, if you are older, have weak bones, take steroid medicine or have had cancer. Ask about [strong bones](/blog/strong-bones-and-your-spine) too.',
      ],
    },
    {
      id: 'night-pain',
      heading: 'Pain that is worse at night',
      body: [
        'Get seen the same day if you have had cancer and have new pain or night pain. With fever and very bad back or neck pain, go to the emergency room now. About half of people with an infection beside the spinal cord have no fever.[^SEA] The risk is higher with diabetes, kidney disease, a weak immune system or injected drugs, and after a recent spine procedure. If one of these fits you, get seen the same day for back or neck pain that keeps growing, and say so to the doctor.',
        'Pain that rest does not ease, or that wakes you, should always be checked. Most back pain is not a tumor.[^SH-T] The guide to [spinal tumors](/resources/conditions/spinal-tumors) tells you what doctors look for. If only some positions hurt, see [sleeping with back or neck pain](/blog/sleeping-with-back-or-neck-pain).',
      ],
    },
    {
      id: 'after-surgery',
      heading: 'Pain after spine surgery',
      body: [
        'In the first weeks, follow your discharge sheet and see [post-operative care](/post-operative-care). Fever, a leaking wound or growing pain need help the same day.[^NHS-A] Go to the emergency room now if a leg turns weak, swells or gets sore, or if you cannot pass urine. Chest pain or short breath means 911.',
        'Pain that stays or comes back months later has a guide of its own: [pain after spine surgery](/resources/conditions/pain-after-spine-surgery). A clear cause should be found before anyone operates again.[^FBSS1] The [SI joint](/resources/conditions/si-joint-pain) is one place to look, above all after a fusion in the low back.[^SIJ]',
      ],
    },
  ],
  links: [
    { href: '/blog/is-it-an-emergency', label: 'Is it an emergency?' },
    { href: '/services/non-surgical-treatments', label: 'Treatments without surgery' },
    { href: '/spine-anatomy', label: 'See how the spine is built' },
    { href: '/blog/how-to-read-your-mri-report', label: 'How to read your MRI report' },
    { href: '/resources/appointment-prep', label: 'Prepare for a visit' },
  ],
  health: {
    reviewed: '2026-11-20',
    sources: [
      'NHSW',
      'SPORT-S4',
      'BRINJ',
      'AAFP-LBP',
      'STATP',
      'ISASS',
      'SIJ',
      'SEA',
      'FBSS1',
      'BEFAST',
      'NHS-A',
      'CDC-VTE',
      'AAFP-CR',
      'UTD-CR',
      'RFREE',
      'RNOH-M',
      'MYEL',
      'PREM',
      'ANS',
      'SH-T',
    ],
    signOff: [
      'It takes the story, an exam and sometimes a scan to find the cause.',
      'Worn discs can ache more when sitting or bending.',
      'Facet joints can ache more when leaning back or twisting.',
      'Call 911 if arm pain comes with chest pain or short breath.',
      'Slow onset of clumsy hands or unsteady walking: ask to be seen the same day.',
      'Same-day check for new back pain after any fall, and for sudden back pain without one with older age, weak bones, steroid use or past cancer.',
      'Standard card (content/help.ts, shown on many pages): unexplained weight loss, slight new weakness or numbness, clumsy hands or unsteady walking that came on slowly, and fever with milder pain need a check the same day.',
      'A band of pain around the body counts as an emergency (one source says the same day).',
      'Higher infection risk and back or neck pain that keeps growing: same day, even without a fever.',
      'Standard card: book a visit for arm or leg pain that has not eased after about 6 weeks.',
      'Card: a swollen neck with trouble breathing or swallowing after neck surgery means 911.',
    ],
    help: {
      emergency: [
        ...standardHelp.emergency,
        'Chest pain or short breath, with or without arm pain',
        'A drooping face, weakness on one side or trouble speaking that starts suddenly, even if it passes',
        'Pain that wraps around your body like a band',
        'New swelling, pain or redness in a leg after surgery',
        'A swollen neck with trouble breathing or swallowing, after neck surgery',
      ],
      soon: [
        ...standardHelp.soon,
        'Spine pain that is worse when you cough',
        'New back pain after any fall',
        'Sudden back pain without a fall, if you are older, have weak bones, take steroids or have had cancer',
        'Fever, a leaking wound or growing pain after spine surgery',
      ],
      routine: [...standardHelp.routine, 'Pain that wakes you, or that rest does not ease'],
    },
  },
})
