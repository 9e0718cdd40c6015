import { z } from 'zod'
import { markedText } from '@/content/section-schema'

const sceneSchema = z.strictObject({
  /** What stands behind the # of its address. */
  id: z.string().startsWith('show-'),
  heading: z.string(),
  /** The two ends of the slider. */
  usual: z.string(),
  changed: z.string(),
  /** Where it is drawn and from where it is seen. */
  seen: z.string(),
  /** What the picture shows, for those who do not see it. */
  picture: z.string(),
  text: z.array(markedText),
  /** Whose text leads here. */
  regions: z.array(z.enum(['neck', 'upper-back', 'low-back'])).min(1),
  more: z.strictObject({ href: z.string().startsWith('/'), label: z.string() }),
})

const sceneIds = ['herniation', 'stenosis', 'slip', 'fracture', 'fusion', 'replacement'] as const

/** Drawn changes at one level: from how it usually is to what can happen, or to what an operation does. */
export const scenes = z.record(z.enum(sceneIds), sceneSchema).parse({
  herniation: {
    id: 'show-herniation',
    regions: ['neck', 'low-back'],
    heading: 'Herniated disc',
    usual: 'Usual',
    changed: 'Herniated',
    seen: 'Disc L4-L5, from the side',
    picture:
      'Two bones of the low back with a disc between them. The soft center of the disc has pushed out through its back edge and dents the nerves behind it.',
    text: [
      'The soft center of the disc has pushed out through a tear in the tougher ring.[^MAYO] Here it presses on the nerves behind it.',
      'Some herniated discs cause no symptoms. Most people need no operation.[^MAYO]',
    ],
    more: { href: '/resources/conditions/herniated-disc', label: 'Guide to a herniated disc' },
  },
  stenosis: {
    id: 'show-stenosis',
    regions: ['low-back'],
    heading: 'Spinal stenosis',
    usual: 'Usual',
    changed: 'Narrowed',
    seen: 'A level of the low back, cut across, from above',
    picture:
      'A slice through the low back. The disc bulges from the front, the joints are larger and the ligaments behind are thicker. The nerves in the middle have less room.',
    text: [
      'The canal in the middle has become narrow. A bulging disc, worn joints and a thick ligament each take some room.[^NIAMS]',
      'The nerves have less space. It comes mostly after age 50.[^NIAMS]',
    ],
    more: { href: '/resources/conditions/spinal-stenosis', label: 'Guide to spinal stenosis' },
  },
  slip: {
    id: 'show-slip',
    regions: ['low-back'],
    heading: 'Slipped bone',
    usual: 'Usual',
    changed: 'Slipped',
    seen: 'Bone L4 on bone L5, from the side',
    picture:
      'The bone L4 has slid forward on the bone L5. The disc between them is pulled out of shape and the canal behind them has a step.',
    text: [
      'One bone has slipped forward on the one below. The canal gets a step, and nerves can be pinched there.',
      'Most slips are mild or cause no symptoms.[^STATP]',
    ],
    more: { href: '/resources/conditions/spondylolisthesis', label: 'Guide to a slipped bone' },
  },
  fracture: {
    id: 'show-fracture',
    regions: ['upper-back', 'low-back'],
    heading: 'Compression fracture',
    usual: 'Usual',
    changed: 'Collapsed',
    seen: 'Bone L1, from the side',
    picture:
      'Bones at the middle of the back, from the side. The front of the bone L1 has collapsed into a wedge, and the bones above it lean forward.',
    text: [
      'The front of a bone has collapsed. Most often the bone had grown weak.[^ANS] The back above it leans forward.',
      'It may hurt suddenly in the middle or low back, or not at all.[^UTD-V]',
    ],
    more: { href: '/resources/conditions/compression-fracture', label: 'Guide to a compression fracture' },
  },
  fusion: {
    id: 'show-fusion',
    regions: ['low-back'],
    heading: 'Fusion',
    usual: 'Before',
    changed: 'After',
    seen: 'L4 and L5, from the side',
    picture:
      'The bones L4 and L5. A spacer has taken the place of the disc. A screw in each bone and a rod behind them hold both bones still.',
    text: [
      'Fusion joins two bones so that they can heal as one. A spacer takes the place of the disc. Screws and a rod hold the bones while they grow together, which takes months.',
      'The level no longer moves.',
    ],
    more: { href: '/services/minimally-invasive-surgery', label: 'Fusion through small cuts' },
  },
  replacement: {
    id: 'show-replacement',
    regions: ['neck'],
    heading: 'Disc replacement',
    usual: 'Before',
    changed: 'After',
    seen: 'Disc C5-C6, from the side',
    picture:
      'Bones of the neck from the side. Between C5 and C6, two metal plates with a core between them have taken the place of the disc.',
    text: [
      'The disc is taken out from the front of the neck. An implant that moves takes its place.',
      'It keeps motion at this level, where a fusion stops it. Neither is better for everyone.',
    ],
    more: { href: '/services/disc-replacement', label: 'Disc replacement' },
  },
})

export const scenesWords = {
  id: 'show-me',
  heading: 'Show me what changes',
  lead: 'Each is drawn at one level and can happen at others too. Move the slider to compare.',
  slider: (usual: string, changed: string) => `From “${usual}” to “${changed}”`,
  between: 'In between',
} as const
