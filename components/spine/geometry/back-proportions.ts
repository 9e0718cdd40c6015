import { type VertebraId, vertebraIds } from '@/content/anatomy/levels'
import { type Outline, between, corners } from './outlines'

/*
 * The spine from behind: the right half of each bone as "x,y" in millimeters from the center of its body.
 * Hand-drawn for the levels that differ; the levels in between are interpolated. Rounded like the side view's
 * numbers: for drawing, not for measuring a patient.
 */
interface Half {
  /** Half the width of the body at its rims. */
  body: number
  /** Distance from the back wall of the body to the arch. */
  arch: number
  /**
   * From the midline above: lamina, upper joint process, transverse process, waist, lower joint process,
   * lamina below.
   */
  outline: string
}

const halves: Partial<Record<VertebraId, Half>> = {
  C3: {
    body: 10,
    arch: 13,
    outline:
      '0,-4 8,-4.5 13,-7.5 17,-9.5 23,-8 25,-4 26.5,-3 27.5,0 26.5,3.2 24.5,3 24,6 23,9 18,10.6 13,8.6 8,6 0,6',
  },
  C6: {
    body: 11.5,
    arch: 14,
    outline:
      '0,-4 8,-5 13,-8 17,-10 23.5,-8.6 26,-4.4 29,-3.4 30,0 29,3.2 25.5,3.2 24.5,6 23.5,9.4 18,11 13,8.8 8,6.4 0,6.4',
  },
  C7: {
    body: 13,
    arch: 14,
    outline:
      '0,-5 8,-5.5 12,-8.5 16,-10.5 22,-9 25,-6.5 33,-8.5 36.5,-5.5 35.5,-1.5 26,1 23,4.5 21,9.5 16,11.4 11.5,9.4 7.5,7.4 0,7.4',
  },
  T1: {
    body: 14.5,
    arch: 13,
    outline:
      '0,-5 7,-6 10,-9.5 13.5,-11.5 18.5,-10 22,-8 33.5,-11.5 38,-8 36.5,-3 24,-0.5 18.5,4 17.5,10 13.5,12 9.5,10.5 6.5,8.5 0,8.5',
  },
  T6: {
    body: 14,
    arch: 12,
    outline:
      '0,-6 5,-7.5 7,-11.5 10,-13 14,-11.5 16.5,-8.5 26.5,-11 31.5,-8.5 30.5,-3 18.5,0.5 13.6,4.5 13,10.5 10,13 7,12 4.6,10 0,10',
  },
  T10: {
    body: 17,
    arch: 13,
    outline:
      '0,-7 5,-9 7.5,-13.5 10.5,-15 14.5,-13 17,-9 24.5,-10.5 28.5,-7 27,-2 18.5,0.5 13.6,5 13,12.5 10,15.5 7,14 4.8,11.5 0,11.5',
  },
  T12: {
    body: 20.5,
    arch: 15,
    outline:
      '0,-8 6,-10 9,-15.5 12.5,-17 16.5,-15 18.5,-9.5 22,-9 24.5,-5 22.5,-1 17,1 13,6.5 12,15 9,18.5 6,16.5 4.5,13 0,13',
  },
  L1: {
    body: 21.5,
    arch: 16,
    outline:
      '0,-8 6.5,-10.5 10,-16 13.5,-18 18,-16 19.5,-9.5 31,-8.5 37,-5 35,-1 19,0.5 14,7 13.5,16 10.5,20 7,18 5,14 0,14',
  },
  L3: {
    body: 23.5,
    arch: 17,
    outline:
      '0,-8 8,-10.5 12,-16.5 16,-18.5 21.5,-16 22.5,-9 37,-8 45,-4.5 43,0 22,1 16.5,7.5 17,16.5 13,21 9,18.5 6,14 0,14',
  },
  L5: {
    body: 26,
    arch: 17,
    outline:
      '0,-7 11,-9 17,-14.5 21.5,-16 27.5,-13 29,-7.5 40,-9.5 47,-6.5 44,0.5 29,3 23.5,8 25,14 21,18.5 15,16.5 9,12 0,12',
  },
}

/** Half of a vertebra's arch with its widths, for every level from C3 to L5. */
export function halfOf(id: VertebraId): { body: number; arch: number; outline: Outline } {
  const index = vertebraIds.indexOf(id)
  const above = vertebraIds.slice(0, index + 1).findLast((key) => halves[key])
  const below = vertebraIds.slice(index).find((key) => halves[key])
  const [from, to] = [above && halves[above], below && halves[below]]
  if (!above || !below || !from || !to) throw new Error(`No back is drawn for ${id}.`)
  const start = vertebraIds.indexOf(above)
  const at = (index - start) / Math.max(1, vertebraIds.indexOf(below) - start)
  const blend = (a: number, b: number) => a + (b - a) * at
  const next = corners(to.outline)
  return {
    body: blend(from.body, to.body),
    arch: blend(from.arch, to.arch),
    outline: corners(from.outline).map((corner, order) => between(corner, next[order] ?? corner, at)),
  }
}

/** C1: a ring, seen as a low arch with a mass at each side. C2: broad, with the dens inside the ring. */
export const atlasHalf =
  '0,-4.5 9,-5.5 14,-9 22,-9.5 27,-6 36,-6 40,-2.5 37.5,2.5 28,3.5 22,8.5 14,7.5 9,3.5 0,3.5'
export const axisHalf =
  '0,-8 8,-9 11,-12.5 19,-12.5 23.5,-9 27,-4.5 28,-0.5 25.5,2.5 23.5,4 23,7.5 21.5,10.5 16.5,12 12,9.5 8,8 0,8'
export const densHalf = '0,-31.6 4.2,-30.5 5.2,-26 4.2,-18 5,-12 0,-12'

/**
 * Half of the sacrum, from the middle of its base outward and down, with its openings; y from the top of S1.
 */
export const sacrumHalf =
  '0,4 9,3.5 13,-3 17.5,-8 24,-6 26.5,2 36,-2 47,1.5 55,8 56.5,18 55,31 50,43 41,53 29,64 20,76 16,86 9,93 0,94'
export const sacralOpenings = ['19.5,25', '17.5,43', '15,59', '12.5,73'] as const
export const coccyxHalves = [
  '0,95 7.5,95.5 8.5,99 5,104 0,104.5',
  '0,105.5 4.6,106 5,109 3.2,112.5 0,113',
  '0,114 3,114.4 3.2,117 2,119.5 0,120',
] as const
