/**
 * Short words and everyday words that people search for and that the glossary doesn't have, explained above
 * the results. `also`: other words for the same thing.
 */
export const searchDefinitions: readonly {
  term: string
  also: readonly string[]
  text: string
  href: string
}[] = [
  {
    term: 'Stitches',
    also: ['sutures', 'staples'],
    text: 'Thread or small metal clips that hold a cut closed while it heals.',
    href: '/post-operative-care#wound',
  },
  {
    term: 'Whiplash',
    also: [],
    text: 'Neck pain after the head is thrown back and forth, often in a car crash. Anyone hurt in a crash should be checked first.',
    href: '/blog/is-it-an-emergency#not-spine',
  },
  {
    term: 'PT',
    also: ['physical therapy', 'physiotherapy'],
    text: 'Physical therapy: exercise and advice from a therapist, to help you move better and hurt less.',
    href: '/services/non-surgical-treatments#physical-therapy',
  },
  {
    term: 'NSAID',
    also: ['NSAIDs'],
    text: 'Short for nonsteroidal anti-inflammatory drug: a kind of pain medicine, such as ibuprofen or naproxen.',
    href: '/resources/faq#pain-pills',
  },
  {
    term: 'DVT',
    also: ['deep vein thrombosis'],
    text: 'Short for deep vein thrombosis: a blood clot in a deep vein, most often in the leg.',
    href: '/post-operative-care#clots',
  },
  {
    term: 'MIS',
    also: ['MISS', 'minimally invasive'],
    text: 'Minimally invasive surgery: an operation through small cuts.',
    href: '/services/minimally-invasive-surgery',
  },
  {
    term: 'ADR',
    also: [],
    text: 'Short for artificial disc replacement: a worn disc is taken out, and a disc that moves is put in.',
    href: '/services/disc-replacement',
  },
  {
    term: 'TLIF',
    also: [],
    text: 'Short for transforaminal lumbar interbody fusion: two bones of the low back are joined through a cut in the back, with a spacer in place of the disc.',
    href: '/resources/procedures/lumbar-fusion',
  },
  {
    term: 'PLIF',
    also: [],
    text: 'Short for posterior lumbar interbody fusion: two bones of the low back are joined through a cut in the back, with a spacer in place of the disc.',
    href: '/resources/procedures/lumbar-fusion',
  },
  {
    term: 'ALIF',
    also: [],
    text: 'Short for anterior lumbar interbody fusion: two bones of the low back are joined through a cut in the belly, with a spacer in place of the disc.',
    href: '/resources/procedures/lumbar-fusion',
  },
  {
    term: 'XLIF',
    also: ['LLIF'],
    text: 'Lateral lumbar interbody fusion: two bones of the low back are joined through a cut in the side, with a spacer in place of the disc.',
    href: '/resources/procedures/lumbar-fusion',
  },
  {
    term: 'FBSS',
    also: ['failed back surgery'],
    text: 'Short for failed back surgery syndrome: pain that stays or comes back after a spine operation.',
    href: '/resources/conditions/pain-after-spine-surgery',
  },
  {
    term: 'FMLA',
    also: [],
    text: 'The Family and Medical Leave Act: a federal law on unpaid time off work for an illness.',
    href: '/blog/going-back-to-work#leave',
  },
  {
    term: 'HMO',
    also: [],
    text: 'A health plan that usually asks for a referral and pays only for care in its own network.',
    href: '/blog/referrals-insurance-and-estimates',
  },
  {
    term: 'ER',
    also: ['ED', 'emergency room'],
    text: 'The emergency room of a hospital. It’s open day and night.',
    href: '/blog/is-it-an-emergency#emergency-room',
  },
  {
    term: 'PCP',
    also: ['primary care'],
    text: 'Your primary care provider: the doctor or nurse you see for everyday care.',
    href: '/resources/faq#referral',
  },
  {
    term: 'GLP-1',
    also: ['Ozempic', 'Wegovy', 'Mounjaro'],
    text: 'A kind of drug for diabetes or weight loss, such as Ozempic.',
    href: '/resources/faq#weight-loss-shots',
  },
]
