import { type VertebraId, vertebraIds } from '@/content/anatomy/levels'
import { type Outline, type Point, between, corners } from './outlines'

/*
 * Everything behind the body: pedicle, joint processes, lamina and spinous process as one line, from where
 * the pedicle leaves the body's back wall at the top to where it returns at the bottom. Hand-drawn for the
 * levels that differ, as "x,y" in millimeters from the middle of the back wall; the levels in between are
 * interpolated.
 */
interface Arch {
  /** Upper pedicle, with the notch for the nerve root of the level above. */
  pedicleTop: string
  /** Upper joint process: front, two corners of its tip, back. */
  upperJoint: string
  /** Spinous process: upper root and middle, four corners of the tip, lower middle and root. */
  spinous: string
  /** Lower joint process: back, two corners of its tip, front. */
  lowerJoint: string
  pedicleBottom: string
}

/** The two corners of the spinous process's tip. */
const tipCorners = [9, 10] as const

const arches: Partial<Record<VertebraId, Arch>> = {
  C3: {
    pedicleTop: '0,-4 2.5,-3.8',
    upperJoint: '4,-6 5,-10 8,-9.5 15,-4',
    spinous: '18,-2.5 23,-2.2 28.5,-2 32,-0.5 33,4 29.5,7 24,4.4 19,5.2',
    lowerJoint: '18.5,9 16,12.5 13,11.5 6,7',
    pedicleBottom: '3,3.2 0,2.5',
  },
  C6: {
    pedicleTop: '0,-4.3 2.5,-4',
    upperJoint: '4,-6.5 5.2,-10.5 8.5,-10 15.5,-4.2',
    spinous: '19,-2.2 27,-0.8 34.5,1.2 38.5,3.6 39.5,8.3 35.5,11 28,7 20,6.6',
    lowerJoint: '18.5,10.5 16.2,13.8 13.2,13 6.4,7.8',
    pedicleBottom: '3.2,3.5 0,2.6',
  },
  C7: {
    pedicleTop: '0,-5 3,-4.6',
    upperJoint: '4.5,-7 6,-11.5 9.3,-11 16,-4.5',
    spinous: '21,-2.5 33,1 44,5 48,8.2 48,12 43.5,13.6 33,9.8 21,8.5',
    lowerJoint: '19,12 16.6,14.6 13.4,13.8 7,8.5',
    pedicleBottom: '3.5,4 0,3',
  },
  T1: {
    pedicleTop: '0,-6 3.5,-5.6',
    upperJoint: '5.5,-7.6 7,-12.6 10.4,-12.4 15,-5',
    spinous: '20,-2.5 33,3 44.5,8.3 48.5,12 48,16 43.5,17.4 32,12.8 21,11',
    lowerJoint: '18,13 15.5,15 12.4,14 8,8',
    pedicleBottom: '5,3 0,2',
  },
  T7: {
    pedicleTop: '0,-8.5 4,-8',
    upperJoint: '7,-9.5 8.5,-14 11.5,-14 14,-6',
    spinous: '18.5,-2 29,9 40,23.5 44,29.5 43.5,34.5 39,35.5 29,27.5 19.5,17.5',
    lowerJoint: '17,14 14.5,15.5 11.5,14 10,7',
    pedicleBottom: '7,1.5 0,0',
  },
  T10: {
    pedicleTop: '0,-9.5 4.5,-9',
    upperJoint: '8,-11 9.5,-16 12.5,-16 15,-7',
    spinous: '20,-2 30,6.5 39,15.5 43,21.5 42.5,27.5 37.5,29.5 29,24 21,18',
    lowerJoint: '18,16.5 15.5,18.5 12.5,17.5 11,9',
    pedicleBottom: '8,2 0,1',
  },
  T12: {
    pedicleTop: '0,-10.5 5,-10',
    upperJoint: '8.5,-12.5 10,-18 13.5,-18 16,-9',
    spinous: '21,-5 31,-1 39,3 43.5,8 44,16.5 39.5,21 31,18 22.5,15.5',
    lowerJoint: '20.5,18 18.5,22 15,22 13,12.5',
    pedicleBottom: '9.5,3 0,2',
  },
  L3: {
    pedicleTop: '0,-10.5 5,-10',
    upperJoint: '9,-13 11,-20 15.5,-20 18,-10',
    spinous: '24,-5.5 36,-5 49,-5.5 55,-1.5 56,9.5 51.5,15.5 40,11.5 28,11.5',
    lowerJoint: '25,20 23,27 18,27 15,16',
    pedicleBottom: '11,4 0,3',
  },
  L5: {
    pedicleTop: '0,-9.5 5,-9',
    upperJoint: '9,-13 11,-19 15.5,-19.5 18,-10',
    spinous: '23,-5 32,-3.5 40,-2 44,1.5 44.5,8.5 41,12 34,9.5 26,10',
    lowerJoint: '25,16 23,23 18,24 15,14',
    pedicleBottom: '11.5,4 0,3',
  },
}

/** The arch of a level from C3 to L5, in millimeters from the middle of the body's back wall. */
export function archOf(id: VertebraId): Outline {
  const index = vertebraIds.indexOf(id)
  const isDrawn = (key: VertebraId) => arches[key] !== undefined
  const above = vertebraIds.slice(0, index + 1).findLast(isDrawn)
  const below = vertebraIds.slice(index).find(isDrawn)
  if (!above || !below) throw new Error(`No arch is drawn for ${id}.`)
  const from = vertebraIds.indexOf(above)
  const at = (index - from) / Math.max(1, vertebraIds.indexOf(below) - from)
  const next = drawnArch(below)
  return drawnArch(above).map((corner, order) => between(corner, next[order] ?? corner, at))
}

/** The tip of the spinous process. */
export function spinousTipOf(arch: Outline): Point {
  const [upper, lower] = tipCorners.map((corner) => arch[corner])
  if (!upper || !lower) throw new Error('The arch has no spinous process.')
  return between(upper, lower)
}

function drawnArch(id: VertebraId): Outline {
  const arch = arches[id]
  return corners(
    [arch?.pedicleTop, arch?.upperJoint, arch?.spinous, arch?.lowerJoint, arch?.pedicleBottom].join(' '),
  )
}
