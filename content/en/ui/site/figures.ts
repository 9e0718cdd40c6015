import type { FigureName } from '@/content/schemas/figure-names'

/**
 * Words on and about the figures in guides and articles (components/figures). `alt` says what the drawing shows
 * to people who can't see it. Captions are on the pages: `::figure[Caption]{name=herniated-disc}`. A label has
 * at most 15 characters per line; `\n` is a line break.
 */
export const figureWords = {
  'adult-scoliosis': {
    alt: 'Two spines seen from behind. One is straight. The other bends to one side in the low back and a little to the other side above that.',
    labels: { straight: 'Straight', curved: 'Curved' },
  },
  'cauda-equina-syndrome': {
    alt: 'The low back cut down the middle, seen from the side. The spinal cord ends near the top of the low back, and a bundle of nerves runs on below it. At the disc between L4 and L5, a large herniation fills the canal and squeezes these nerves.',
    labels: {
      cord: 'Spinal cord\nends here',
      nerves: 'Bundle\nof nerves',
      herniation: 'Large\nherniated\ndisc',
      front: 'Front',
      back: 'Back',
    },
  },
  'cervical-myelopathy': {
    alt: 'The neck cut down the middle, seen from the side. Behind the bones, the spinal cord runs down the canal. At one level, a bulging disc in front and a thick ligament behind squeeze the cord.',
    labels: {
      disc: 'Bulging\ndisc',
      cord: 'Spinal\ncord',
      ligament: 'Thick\nligament',
      front: 'Front',
      back: 'Back',
    },
  },
  'compression-fracture': {
    alt: 'Five vertebrae seen from the side. The middle one has collapsed in front and looks like a wedge, so the spine above it tilts forward.',
    labels: { healthy: 'Healthy\nbone', collapsed: 'Collapsed\nin front', front: 'Front', back: 'Back' },
  },
  'degenerative-disc-disease': {
    alt: 'The low back cut down the middle, seen from the side. The healthy discs are tall cushions with a soft center. The worn disc is thin, it bulges a little at the back, and the bones beside it have grown small spurs in front.',
    labels: {
      healthy: 'Healthy\ndisc',
      worn: 'Worn\ndisc',
      spurs: 'Bone\nspurs',
      front: 'Front',
      back: 'Back',
    },
  },
  'facet-arthritis': {
    alt: 'A level of the low back seen from above. Behind the disc and the nerves are two small joints. The one on the left is smooth. The one on the right is worn: its bone is thicker and its surfaces are rough.',
    labels: { disc: 'Disc', healthy: 'Smooth\njoint', worn: 'Worn\njoint', front: 'Front', back: 'Back' },
  },
  'herniated-disc': {
    alt: 'A disc in the low back seen from above. Its soft center has pushed out through the ring at the back, a little to one side, and presses on the nerve that runs down there. The same nerve on the other side is free.',
    labels: {
      center: 'Soft center\npushes out',
      pressed: 'Pinched\nnerve',
      free: 'Free\nnerve',
      front: 'Front',
      back: 'Back',
    },
  },
  'pain-after-spine-surgery': {
    alt: 'The low back seen from the side, with screws and a rod joining two vertebrae. Three possible causes of pain are marked: the disc above is worn, one screw is loose in its bone, and a gap shows that the two bones haven’t joined.',
    labels: {
      next: 'Worn disc\nabove',
      screw: 'Loose\nscrew',
      gap: 'Bones not\njoined',
      front: 'Front',
      back: 'Back',
    },
  },
  sciatica: {
    alt: 'The low back seen from behind, with the canal opened to show the nerves. The L4 nerve leaves above the disc between L4 and L5. The L5 nerve runs down past this disc before it leaves. On the right, the disc bulges and presses on the L5 nerve.',
    labels: {
      l4: 'L4 nerve',
      disc: 'Bulging\nL4-L5 disc',
      l5: 'L5 nerve,\npinched',
      leg: 'To the\nleg',
    },
  },
  'si-joint-pain': {
    alt: 'The pelvis seen from behind. The sacrum is the broad bone in the middle, below the spine. On each side it meets a pelvic bone, and these two SI joints are highlighted.',
    labels: { spine: 'Low back', sacrum: 'Sacrum', pelvis: 'Pelvis', joint: 'SI joint' },
  },
  'spinal-infection': {
    alt: 'The low back cut down the middle, seen from the side. One disc is infected, and the edges of the bones above and below it are eaten away. Behind it, pus in the canal presses on the nerves.',
    labels: {
      healthy: 'Healthy\ndisc',
      disc: 'Infected\ndisc and\nbone',
      pus: 'Pus presses\non nerves',
      front: 'Front',
      back: 'Back',
    },
  },
  'spinal-stenosis': {
    alt: 'Two pictures of the same level of the low back, seen from above. On the left, the nerves have plenty of room in the canal. On the right, a bulging disc, thick ligaments and worn joints leave the nerves little room.',
    labels: {
      normal: 'Normal',
      narrow: 'Narrowed',
      room: 'Nerves\nhave room',
      disc: 'Disc\nbulges',
      ligament: 'Thick ligament',
      joint: 'Worn\njoint',
    },
  },
  'spinal-tumors': {
    alt: 'The mid back cut down the middle, seen from the side. A tumor has grown in one vertebra and out of its back edge, where it presses on the spinal cord.',
    labels: { tumor: 'Tumor', cord: 'Spinal\ncord', front: 'Front', back: 'Back' },
  },
  spondylolisthesis: {
    alt: 'The low back seen from the side. The lowest vertebra, L5, has a crack in the bone behind its body. Its front part has slid forward on the sacrum by about a quarter of the width of the bone, and its back part has stayed behind.',
    labels: {
      slip: 'L5 has slid\nforward',
      sacrum: 'Sacrum',
      crack: 'Crack\nin bone',
      front: 'Front',
      back: 'Back',
    },
  },
  acdf: {
    alt: 'Left: the cut is at the front of the neck, in a skin fold. Right: the neck cut down the middle, seen from the side. A spacer has taken the place of a disc, and a metal plate with screws holds the two bones in front. The spinal cord behind them is free.',
    labels: { cut: 'The cut', spacer: 'Spacer', plate: 'Plate', cord: 'Spinal cord' },
  },
  'cervical-disc-replacement': {
    alt: 'Left: the cut is at the front of the neck, in a skin fold. Right: the neck cut down the middle, seen from the side. An implant of two metal plates with a moving center has taken the place of a disc. The spinal cord behind it is free.',
    labels: { cut: 'The cut', implant: 'Implant\nthat moves', cord: 'Spinal cord' },
  },
  'cervical-laminoplasty-laminectomy': {
    alt: 'Three pictures of a neck bone, seen from above. Before: the spinal cord is squeezed in its canal. Laminoplasty: the bony roof behind the cord is swung open like a door and held by a small plate. Laminectomy: the roof is taken off. After either one, the cord has room.',
    labels: {
      before: 'Before',
      squeezed: 'Squeezed\ncord',
      roof: 'Bony\nroof',
      open: 'Laminoplasty',
      off: 'Laminectomy',
      opened: 'Roof opened',
      removed: 'Roof removed',
    },
  },
  'epidural-steroid-injection': {
    alt: 'The low back cut down the middle, seen from the side. A needle passes from the back between two bones into the space behind the sac of nerves. The medicine spreads up and down that space.',
    labels: {
      needle: 'Needle',
      medicine: 'Medicine',
      nerves: 'Nerves in\ntheir sac',
      front: 'Front',
      back: 'Back',
    },
  },
  'facet-injection': {
    alt: 'A level of the low back seen from above. Two small joints lie behind the nerves, one on each side. A needle from the back reaches the joint on the right.',
    labels: { joint: 'Facet\njoint', needle: 'Needle', nerves: 'Nerves', front: 'Front', back: 'Back' },
  },
  kyphoplasty: {
    alt: 'Two pictures of a collapsed vertebra, seen from the side. On the left, a needle enters from the back and a small balloon makes space inside the bone. On the right, cement fills that space.',
    labels: { balloon: '1. Balloon', cement: '2. Cement', needle: 'Needle\nfrom the back' },
  },
  'lumbar-disc-replacement': {
    alt: 'Left: the cut is at the front, low on the belly. Right: the low back cut down the middle, seen from the side. An implant of two metal plates with a moving center has taken the place of a disc.',
    labels: { cut: 'The cut', implant: 'Implant\nthat moves', nerves: 'Nerves' },
  },
  'lumbar-fusion': {
    alt: 'The low back seen from the side. A spacer has taken the place of the disc between L4 and L5. A screw runs from the back into each of the two bones, and a rod joins the screws.',
    labels: { spacer: 'Spacer\nwith graft', screws: 'Screw', rod: 'Rod', front: 'Front', back: 'Back' },
  },
  'lumbar-fusion-ways-in': {
    alt: 'A level of the low back seen from above, with arrows for the ways to the disc: ALIF from the front, LLIF or XLIF from the side, TLIF from the back on one side, and PLIF from the back on both sides of the nerves.',
    labels: {
      alif: 'ALIF',
      llif: 'LLIF\nor XLIF',
      tlif: 'TLIF',
      plif: 'PLIF',
      front: 'Belly',
      back: 'Back',
    },
  },
  'lumbar-laminectomy': {
    alt: 'Two pictures of the same level of the low back, seen from above. Before, the nerves are squeezed in a narrow canal. After, part of the bony roof and the thick ligaments are gone, and the nerves have room.',
    labels: {
      before: 'Before',
      after: 'After',
      squeezed: 'Squeezed\nnerves',
      room: 'More\nroom',
      roof: 'Bone taken\nout',
    },
  },
  microdiscectomy: {
    alt: 'Two pictures of a disc in the low back, seen from above. During the operation, a thin instrument goes through a narrow tube from the back and takes out the piece of disc that presses on a nerve. Afterward, the nerve is free and the rest of the disc stays.',
    labels: {
      during: 'During',
      after: 'After',
      tube: 'Tube through\na small window',
      free: 'Nerve\nis free',
    },
  },
  'radiofrequency-ablation': {
    alt: 'The low back seen from behind. A small nerve runs to each side of a facet joint. The tips of two needles lie beside these nerves and heat them.',
    labels: { nerve: 'Small\nnerve', tip: 'Heated\nneedle tip', joint: 'Facet\njoint' },
  },
  'revision-surgery': {
    alt: 'Two pictures of the low back, seen from the side. Before, screws and a rod join two vertebrae, and the disc above them is worn. After, a spacer has replaced the worn disc, and longer rods join three vertebrae.',
    labels: { before: 'Before:\nworn disc', after: 'After:\nlonger fusion' },
  },
  'scoliosis-correction': {
    alt: 'Two pictures of the same spine, seen from behind. Before, it bends to one side. After, screws in many bones and two long rods hold it much straighter.',
    labels: { before: 'Before', after: 'After', rods: 'Two rods\nand screws' },
  },
  'si-joint-fusion': {
    alt: 'The pelvis seen from behind. On the right, three implants run from the pelvic bone across the SI joint into the sacrum. An arrow shows that they go in from the side of the buttock.',
    labels: { joint: 'SI joint', implants: 'Implants', cut: 'From\nthe side' },
  },
} as const satisfies Record<FigureName, { alt: string; labels: Record<string, string> }>
