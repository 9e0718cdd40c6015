import '@/content/schemas/zod-without-eval'
import { z } from 'zod'

type Side = 'front' | 'back'
/** The group of an area in the list of checkboxes. */
type BodyPart = keyof typeof bodyParts

export const bodyParts = {
  head: 'Head and neck',
  trunk: 'Chest, belly and back',
  arms: 'Shoulders, arms and hands',
  seat: 'Hips, buttocks and between the legs',
  legs: 'Legs and feet',
} as const

const area = <S extends Side>(side: S, part: BodyPart, name: string) => ({ side, part, name })

/** Left and right are always the person's own. In list order: from the head down, left before right. */
export const bodyAreas = {
  'front-head': area('front', 'head', 'Face and forehead'),
  'back-head': area('back', 'head', 'Back of the head'),
  'front-neck': area('front', 'head', 'Throat and front of the neck'),
  'back-neck': area('back', 'head', 'Back of the neck'),

  'front-left-chest': area('front', 'trunk', 'Left chest'),
  'front-right-chest': area('front', 'trunk', 'Right chest'),
  'front-left-belly': area('front', 'trunk', 'Left belly'),
  'front-right-belly': area('front', 'trunk', 'Right belly'),
  'back-left-upper-back': area('back', 'trunk', 'Left upper back'),
  'back-right-upper-back': area('back', 'trunk', 'Right upper back'),
  'back-left-low-back': area('back', 'trunk', 'Left low back'),
  'back-right-low-back': area('back', 'trunk', 'Right low back'),

  'front-left-shoulder': area('front', 'arms', 'Left shoulder, front'),
  'front-right-shoulder': area('front', 'arms', 'Right shoulder, front'),
  'back-left-shoulder': area('back', 'arms', 'Left shoulder, back'),
  'back-right-shoulder': area('back', 'arms', 'Right shoulder, back'),
  'front-left-upper-arm': area('front', 'arms', 'Left upper arm, front'),
  'front-right-upper-arm': area('front', 'arms', 'Right upper arm, front'),
  'back-left-upper-arm': area('back', 'arms', 'Left upper arm, back'),
  'back-right-upper-arm': area('back', 'arms', 'Right upper arm, back'),
  'front-left-forearm': area('front', 'arms', 'Left forearm, front'),
  'front-right-forearm': area('front', 'arms', 'Right forearm, front'),
  'back-left-forearm': area('back', 'arms', 'Left elbow and forearm, back'),
  'back-right-forearm': area('back', 'arms', 'Right elbow and forearm, back'),
  'front-left-hand': area('front', 'arms', 'Left palm and fingers'),
  'front-right-hand': area('front', 'arms', 'Right palm and fingers'),
  'back-left-hand': area('back', 'arms', 'Back of the left hand'),
  'back-right-hand': area('back', 'arms', 'Back of the right hand'),

  'front-left-groin': area('front', 'seat', 'Left hip and groin, front'),
  'front-right-groin': area('front', 'seat', 'Right hip and groin, front'),
  'back-left-buttock': area('back', 'seat', 'Left buttock'),
  'back-right-buttock': area('back', 'seat', 'Right buttock'),
  'front-saddle': area('front', 'seat', 'Between the legs'),
  'back-saddle': area('back', 'seat', 'Tailbone and bottom'),

  'front-left-thigh': area('front', 'legs', 'Left thigh, front'),
  'front-right-thigh': area('front', 'legs', 'Right thigh, front'),
  'back-left-thigh': area('back', 'legs', 'Left thigh, back'),
  'back-right-thigh': area('back', 'legs', 'Right thigh, back'),
  'front-left-knee': area('front', 'legs', 'Left knee, front'),
  'front-right-knee': area('front', 'legs', 'Right knee, front'),
  'front-left-shin': area('front', 'legs', 'Left shin'),
  'front-right-shin': area('front', 'legs', 'Right shin'),
  'back-left-calf': area('back', 'legs', 'Left calf and back of the knee'),
  'back-right-calf': area('back', 'legs', 'Right calf and back of the knee'),
  'front-left-foot': area('front', 'legs', 'Left foot, top'),
  'front-right-foot': area('front', 'legs', 'Right foot, top'),
  'back-left-foot': area('back', 'legs', 'Left heel and sole'),
  'back-right-foot': area('back', 'legs', 'Right heel and sole'),
} as const

export type BodyAreaId = keyof typeof bodyAreas
export const bodyAreaIds = Object.keys(bodyAreas) as [BodyAreaId, ...BodyAreaId[]]
export const bodyAreaId = z.enum(bodyAreaIds)

/** Kinds of pain. Each has its own letter, so that color or pattern is never the only indication. */
export const painKinds = {
  pain: { name: 'Pain', sign: 'P' },
  numb: { name: 'Numb', sign: 'N' },
  tingling: { name: 'Tingling', sign: 'T' },
  burning: { name: 'Burning', sign: 'B' },
  weak: { name: 'Weak', sign: 'W' },
} as const

export type PainKind = keyof typeof painKinds
export const painKindIds = Object.keys(painKinds) as [PainKind, ...PainKind[]]
const painKind = z.enum(painKindIds)

/** Parts of a hand or a foot, too small to tap on the drawing, by the end of the area's id. */
export const fineParts = {
  hand: { thumb: 'thumb side', 'middle-finger': 'middle finger', 'little-finger': 'little-finger side' },
  'front-foot': { 'big-toe': 'big-toe side', 'middle-toes': 'middle toes', 'little-toe': 'little-toe side' },
  'back-foot': { heel: 'heel', 'inner-sole': 'inner sole', 'outer-sole': 'outer sole' },
} as const

const finePart = z.enum(Object.values(fineParts).flatMap((parts) => Object.keys(parts)))

/** An area and one kind of pain there; an area can have several kinds. `parts` says where in a hand or a foot. */
export const painMark = z.object({ area: bodyAreaId, kind: painKind, parts: z.array(finePart).optional() })
export type PainMark = z.infer<typeof painMark>
