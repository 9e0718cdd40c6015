import type { SacralId, VertebraId } from '@/content/anatomy/levels'

/*
 * Dimensions of the drawing: approximate proportions of an adult spine in side view, in millimeters and
 * degrees. Rounded from commonly published ranges for dry bones and standing radiographs, then smoothed so
 * that size grows steadily from C3 to L5. They are for drawing, not for measuring a patient.
 * Angles are lordotic when positive (taller in front), kyphotic when negative. They add up to 27 degrees of
 * cervical lordosis (C2 to C7), 42 of thoracic kyphosis (T1 to T12), 57 of lumbar lordosis (L1 to S1) and a
 * sacral slope of 40.
 */

/** The forward slope of the top of the sacrum. Every other angle builds on it. */
export const sacralSlope = 40

/** One body, and the disc below it. */
export interface Proportion {
  /** The body's height at its middle, and its depth from front to back. */
  height: number
  depth: number
  /** The body's wedge angle, between its two endplates. */
  wedge: number
  /** The height of the disc below at its middle, and the angle between its endplates. */
  disc?: { height: number; wedge: number }
}

const row = <Id extends VertebraId | SacralId>(
  id: Id,
  height: number,
  depth: number,
  wedge: number,
  disc?: [height: number, wedge: number],
): Proportion & { id: Id } => ({
  id,
  height,
  depth,
  wedge,
  ...(disc && { disc: { height: disc[0], wedge: disc[1] } }),
})

/** C2 to L5 from the top; C1 has no body and sits around the dens of C2. */
export const columnProportions = [
  row('C2', 19, 15, 0, [4.8, 4]),
  row('C3', 13.2, 15.5, 0.5, [5, 5]),
  row('C4', 13.4, 15.7, 0.5, [5.2, 5]),
  row('C5', 13.6, 16, 0.5, [5.4, 5]),
  row('C6', 13.9, 16.5, 0.5, [5.6, 5]),
  row('C7', 15, 17, 1, [4.9, 1]),
  row('T1', 16.5, 17.4, -1.5, [4, -0.6]),
  row('T2', 17.3, 18.4, -2, [4, -0.8]),
  row('T3', 17.9, 19.8, -2.5, [4, -1]),
  row('T4', 18.5, 21.3, -3.5, [4.1, -1]),
  row('T5', 19.1, 22.8, -3.5, [4.2, -1.1]),
  row('T6', 19.7, 24.3, -3.5, [4.3, -1.1]),
  row('T7', 20.2, 25.7, -3.5, [4.5, -1.1]),
  row('T8', 20.8, 27, -3.5, [4.7, -1]),
  row('T9', 21.4, 28, -3, [5, -0.8]),
  row('T10', 22.2, 28.8, -2.5, [5.4, -0.6]),
  row('T11', 23.1, 29.6, -2, [6, -0.4]),
  row('T12', 24.3, 30.6, -2, [7, 1]),
  row('L1', 25.5, 31.8, -1, [8.6, 4.5]),
  row('L2', 26.1, 32.8, 0.5, [9.7, 6.5]),
  row('L3', 26.5, 33.7, 1.5, [10.8, 8.5]),
  row('L4', 26.8, 34.3, 4, [11.6, 10]),
  row('L5', 27, 34.7, 9.5, [10.6, 13]),
]

/**
 * The five sacral bodies (depth at the top of the first, at the middle of the others) and the coccyx below,
 * curving forward again.
 */
export const sacralProportions = [
  row('S1', 27, 33, -9),
  row('S2', 23, 18.5, -13),
  row('S3', 19, 13, -16),
  row('S4', 16, 10, -14),
  row('S5', 13, 8, -9),
]
export const coccyxProportions = [
  { height: 11, depth: 9.5, wedge: -7 },
  { height: 8.5, depth: 7.6, wedge: -8 },
  { height: 7, depth: 6.2, wedge: -9 },
  { height: 5.5, depth: 4.8, wedge: -9 },
]
