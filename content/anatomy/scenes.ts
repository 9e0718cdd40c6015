import { z } from 'zod'
import { markedText } from '@/content/schemas/section-schema'

const sceneSchema = z.strictObject({
  /** The URL fragment. */
  id: z.string().startsWith('show-'),
  heading: z.string(),
  /** Labels for the two ends of the slider. */
  usual: z.string(),
  changed: z.string(),
  /** The level it shows and the viewpoint. */
  seen: z.string(),
  /** Text alternative of the picture. */
  picture: z.string(),
  text: z.array(markedText),
  /** The pages that link here. */
  regions: z.array(z.enum(['neck', 'upper-back', 'low-back'])).min(1),
  more: z.strictObject({ href: z.string().startsWith('/'), label: z.string() }),
})

const sceneIds = ['herniation', 'stenosis', 'slip', 'fracture', 'fusion', 'replacement'] as const

/** Animated changes at one level: from normal to what can happen, or to the result of an operation. */
export const scenes = z.record(z.enum(sceneIds), sceneSchema).parse({
  herniation: {
    id: 'show-herniation',
    regions: ['neck', 'low-back'],
    heading: 'Herniated disc',
    usual: 'Normal',
    changed: 'Herniated',
    seen: 'Disc L4-L5, from the side',
    picture:
      'Two bones of the low back with a disc between them, whose soft center has pushed out through the back edge and into the nerves behind it.',
    text: [
      'The soft center of the disc has pushed out through a tear in the tougher ring around it.[^MAYO] Here it’s pressing on the nerves behind it.',
      'Some herniated discs cause no symptoms, and most people don’t need surgery.[^MAYO]',
    ],
    more: { href: '/resources/conditions/herniated-disc', label: 'Read about herniated discs' },
  },
  stenosis: {
    id: 'show-stenosis',
    regions: ['low-back'],
    heading: 'Spinal stenosis',
    usual: 'Normal',
    changed: 'Narrowed',
    seen: 'A slice across the low back, from above',
    picture:
      'A slice through the low back, where a bulging disc, enlarged joints and thick ligaments leave the nerves in the middle less room.',
    text: [
      'The canal in the middle has narrowed. A bulging disc, worn joints and a thick ligament each take up some of the room.[^NIAMS]',
      'That leaves less space for the nerves. It happens mostly after age 50.[^NIAMS]',
    ],
    more: { href: '/resources/conditions/spinal-stenosis', label: 'Read about spinal stenosis' },
  },
  slip: {
    id: 'show-slip',
    regions: ['low-back'],
    heading: 'Slipped vertebra',
    usual: 'Normal',
    changed: 'Slipped',
    seen: 'Bone L4 on bone L5, from the side',
    picture:
      'The bone L4 has slid forward on L5, which pulls the disc between them out of shape and makes a step in the canal behind them.',
    text: [
      'One vertebra has slipped forward on the one below. That makes a step in the canal, and nerves can get pinched there.',
      'Most slips are mild or cause no symptoms.[^STATP]',
    ],
    more: { href: '/resources/conditions/spondylolisthesis', label: 'Read about a slipped vertebra' },
  },
  fracture: {
    id: 'show-fracture',
    regions: ['upper-back', 'low-back'],
    heading: 'Compression fracture',
    usual: 'Normal',
    changed: 'Collapsed',
    seen: 'Bone L1, from the side',
    picture:
      'Bones in the middle of the back, from the side, with the front of L1 collapsed into a wedge and the bones above it leaning forward.',
    text: [
      'The front of a bone has collapsed, usually because the bone had become weak.[^ANS] The spine above it leans forward.',
      'You may feel sudden pain in your middle or low back, or none at all.[^UTD-V]',
    ],
    more: { href: '/resources/conditions/compression-fracture', label: 'Read about compression fractures' },
  },
  fusion: {
    id: 'show-fusion',
    regions: ['low-back'],
    heading: 'Fusion',
    usual: 'Before',
    changed: 'After',
    seen: 'L4 and L5, from the side',
    picture:
      'The bones L4 and L5, with a spacer where the disc was and screws and a rod that hold both bones still. The screws run through the bones, beside the nerves.',
    text: [
      'A fusion joins two bones so they can heal into one. A spacer takes the place of the disc, and screws and a rod hold the bones while they grow together. That takes months.',
      'This level no longer moves.',
    ],
    more: { href: '/services/minimally-invasive-surgery', label: 'Read about fusion through small cuts' },
  },
  replacement: {
    id: 'show-replacement',
    regions: ['neck'],
    heading: 'Disc replacement',
    usual: 'Before',
    changed: 'After',
    seen: 'Disc C5-C6, from the side',
    picture:
      'Bones of the neck from the side, with two metal plates and a core between them in place of the disc between C5 and C6.',
    text: [
      'The surgeon takes the disc out through the front of the neck and puts in an implant that moves.',
      'It keeps motion at this level, and a fusion would stop it. Neither one is better for everyone.',
    ],
    more: { href: '/services/disc-replacement', label: 'Read about disc replacement' },
  },
})

export const scenesWords = {
  id: 'show-me',
  heading: 'Show me what changes',
  lead: 'Each one is drawn at one level, but it can happen at others, too. Move the slider to compare.',
  slider: (usual: string, changed: string) => `From “${usual}” to “${changed}”`,
  between: 'In between',
} as const
