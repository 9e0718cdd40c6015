import type { DiscId, VertebraId } from '@/content/levels'

/** What is special about single levels; lines without a footnote wait for the surgeon's sign-off (the page's `signOff`). */
export const levelNotes: Partial<Record<VertebraId | DiscId, string>> = {
  C1: 'It is a ring that carries your head. There is no disc above it, and none below it.',
  C2: 'A peg on this bone stands inside the ring of C1. Much of the turning of your head takes place between the two.',
  C7: 'It is the lowest bone of the neck. The root C8, which has no bone of its own, leaves below it.',
  'C5-C6': 'If this disc presses on a nerve, it is usually the root C6.',
  L1: 'The spinal cord ends at about this height, L1 to L2.[^CONUS]',
  'L1-L2':
    'The spinal cord ends at about this height.[^CONUS] Below it, single nerves go on in a bundle, the horse’s tail.',
  L2: 'The spinal cord ends at about this height, L1 to L2.[^CONUS]',
  L4: 'From here down to the sacrum, the spine often shows the most wear.',
  'L4-L5': 'If this disc presses on a nerve, it is usually the root L5.',
  L5: 'When one bone slips on another, it is often this one, on the sacrum.[^STATP]',
  'L5-S1': 'This is the lowest disc. When one bone slips on another, it is often L5 on S1.[^STATP]',
}
