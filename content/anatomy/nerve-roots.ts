/**
 * The nerve roots whose dermatomes the map draws. Rows without a muscle are general anatomy in cautious
 * words. Wherever the map is used, the page says that maps differ and overlap. Sources: DERM and DERM2.
 */
export const nerveRoots = {
  C2: { skin: 'Back of the head', muscle: null },
  C3: { skin: 'Side of the neck', muscle: null },
  C4: { skin: 'Base of the neck and top of the shoulder', muscle: null },
  C5: { skin: 'Outer upper arm', muscle: 'Lifts the arm out to the side' },
  C6: { skin: 'Forearm and thumb', muscle: 'Bends the elbow, and bends the wrist back' },
  C7: { skin: 'Middle finger', muscle: 'Straightens the elbow' },
  C8: { skin: 'Little finger', muscle: 'Grips, and bends the fingers' },
  T1: { skin: 'Inner forearm', muscle: 'Spreads the fingers' },
  T2: { skin: 'Inner upper arm and upper chest', muscle: null },
  T3: { skin: 'A band around the upper chest', muscle: null },
  T4: { skin: 'A band around the chest', muscle: null },
  T5: { skin: 'A band around the chest', muscle: null },
  T6: { skin: 'A band around the lower chest', muscle: null },
  T7: { skin: 'A band around the lower ribs', muscle: null },
  T8: { skin: 'A band around the upper belly', muscle: null },
  T9: { skin: 'A band around the upper belly', muscle: null },
  T10: { skin: 'A band around the middle of the belly', muscle: null },
  T11: { skin: 'A band around the lower belly', muscle: null },
  T12: { skin: 'A band around the lower belly', muscle: null },
  L1: { skin: 'The groin', muscle: null },
  L2: { skin: 'Front of the thigh', muscle: 'Lifts the thigh' },
  L3: { skin: 'Lower thigh and inner knee', muscle: 'Straightens the knee' },
  L4: { skin: 'Inner shin', muscle: 'Lifts the foot' },
  L5: { skin: 'Outer shin, top of the foot and big toe', muscle: 'Lifts the big toe' },
  S1: { skin: 'Heel, outer foot and calf', muscle: 'Pushes off when you walk, and stands on your toes' },
  S2: {
    skin: 'Back of the thigh, and part of the area you sit on',
    muscle: 'Helps control the bladder, the bowels and sexual function',
  },
  S3: {
    skin: 'The area you sit on (the saddle area)',
    muscle: 'Helps control the bladder, the bowels and sexual function',
  },
  S4: {
    skin: 'The area you sit on (the saddle area)',
    muscle: 'Helps control the bladder, the bowels and sexual function',
  },
  S5: {
    skin: 'The middle of the area you sit on',
    muscle: 'Helps control the bladder, the bowels and sexual function',
  },
} as const satisfies Record<string, { skin: string; muscle: string | null }>

export type NerveRootId = keyof typeof nerveRoots
export const nerveRootIds = Object.keys(nerveRoots) as readonly NerveRootId[]

/** Text around the map, wherever it is shown. */
export const skinMapWords = {
  front: 'Front, palms forward',
  back: 'Back',
  caution:
    'This map is only a rough guide. The areas overlap, people differ, and medical books don’t all draw them the same way. It takes an exam to tell which nerve is involved.',
} as const
