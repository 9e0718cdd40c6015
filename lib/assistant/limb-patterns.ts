/** Patterns that several rules share: what is said of arms, legs and the back. */
const limbs = ['leg', 'arm', 'side'] as const
export const eitherWay = (one: string, other: string, gap = '~5') => [
  `<${one}> ${gap} <${other}>`,
  `<${other}> ${gap} <${one}>`,
]
export const limbWeak = limbs.flatMap((limb) => [
  ...eitherWay(limb, 'weak'),
  ...eitherWay(limb, 'wontMove', '~4'),
])
export const limbNumb = limbs.flatMap((limb) => eitherWay(limb, 'numb'))
export const legWeak = [...eitherWay('leg', 'weak'), ...eitherWay('leg', 'wontMove', '~4'), '<footDrop>']
export const spinePain = eitherWay('spine', 'hurts', '~4')
export const severeSpinePain = [
  ...[
    '<severe> ~3 <spine> ~3 <hurts>',
    '<spine> ~3 <hurts> ~4 <severe>',
    '<severe> ~3 <hurts> ~4 <spine>',
    '<hurts> ~4 <severe> ~4 <spine>',
  ],
  ...[
    '<hurts> ~4 <spine> ~4 <severe>',
    '<spine> ~4 <severe> ~3 <hurts>',
    '<spine> ~3 <severe>',
    '<severe> ~2 <spine>',
  ],
]
