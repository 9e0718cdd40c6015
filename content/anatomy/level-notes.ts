import type { DiscId, VertebraId } from '@/content/anatomy/levels'

/**
 * Notes on individual levels. Lines without a footnote await the surgeon's sign-off (the page's `signOff`).
 */
export const levelNotes: Partial<Record<VertebraId | DiscId, string>> = {
  C1: 'It’s a ring that carries your head. There’s no disc above it or below it.',
  C2: 'A peg on this bone fits inside the ring of C1. When you turn your head, much of the turning happens between the two.',
  C7: 'It’s the lowest bone of the neck. The nerve root C8, which has no bone of its own, comes out below it.',
  'C5-C6': 'If this disc presses on a nerve, it’s usually the C6 root.',
  L1: 'Your spinal cord ends at about this height, between L1 and L2.[^CONUS]',
  'L1-L2':
    'Your spinal cord ends at about this height.[^CONUS] Below it, the nerves continue as a loose bundle called the cauda equina, which means horse’s tail.',
  L2: 'Your spinal cord ends at about this height, between L1 and L2.[^CONUS]',
  L4: 'From here down to the sacrum, the spine often shows the most wear.',
  'L4-L5': 'If this disc presses on a nerve, it’s usually the L5 root.',
  L5: 'When one vertebra slips on another, it’s often this one, slipping forward on the sacrum.[^STATP]',
  'L5-S1': 'This is the lowest disc. When one vertebra slips on another, it’s often L5 on S1.[^STATP]',
}
