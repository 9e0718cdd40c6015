/**
 * The nerve roots whose skin areas the map draws (../shared/content/clinical-facts.md, section 7; sources DERM and DERM2).
 * Rows without a muscle are general anatomy in cautious words. Every use says that maps differ and overlap.
 */
export const nerveRoots = {
  C2: { skin: 'Back of the head', muscle: null },
  C3: { skin: 'Side of the neck', muscle: null },
  C4: { skin: 'Base of the neck and top of the shoulder', muscle: null },
  C5: { skin: 'Outer upper arm', muscle: 'Lifts the arm sideways' },
  C6: { skin: 'Forearm and thumb', muscle: 'Bends the elbow and lifts the wrist' },
  C7: { skin: 'Middle finger', muscle: 'Straightens the elbow' },
  C8: { skin: 'Little finger', muscle: 'Grips and bends the fingers' },
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
  L2: { skin: 'Front of the thigh', muscle: 'Lifts the leg at the hip' },
  L3: { skin: 'Lower thigh and inner knee', muscle: 'Straightens the knee' },
  L4: { skin: 'Inner shin', muscle: 'Lifts the foot' },
  L5: { skin: 'Outer shin, top of the foot and big toe', muscle: 'Lifts the big toe' },
  S1: { skin: 'Heel, outer foot and calf', muscle: 'Pushes off and stands on tiptoe' },
  S2: {
    skin: 'Back of the thigh and part of the saddle area',
    muscle: 'Helps bladder, bowel and sexual function',
  },
  S3: { skin: 'The saddle area', muscle: 'Helps bladder, bowel and sexual function' },
  S4: { skin: 'The saddle area', muscle: 'Helps bladder, bowel and sexual function' },
  S5: { skin: 'The middle of the saddle area', muscle: 'Helps bladder, bowel and sexual function' },
} as const satisfies Record<string, { skin: string; muscle: string | null }>

export type NerveRootId = keyof typeof nerveRoots
export const nerveRootIds = Object.keys(nerveRoots) as readonly NerveRootId[]

/** What stands around the map, wherever it is shown. */
export const skinMapWords = {
  front: 'Front, palms forward',
  back: 'Back',
  caution:
    'This map is a rough guide. The areas overlap, they differ from person to person, and medical books draw them differently. Only an exam can tell which nerve is involved.',
} as const
