import { mirrored, pathData, points, through } from './smooth-line'

/** Detail lines inside the contour, for one half of the body, as open lines. */
const halfDetails = {
  both: [
    // Between the fingers, and the ball of the thumb
    '78.4,231.2 76.6,224.6 75.2,219',
    '74.7,233.8 72.8,226 71.6,219.6',
    '70,233 68.6,227 67.6,220.6',
  ],
  front: [
    // Collarbone
    '3.6,73.4 8,74.6 17,73 25,73.6 33,76.4',
    // Under the chest
    '9,104.6 17,106 25,103.4 30.4,97.4',
    // Front of the armpit
    '35.6,103.5 37.4,97.4 40.6,91.6',
    // Kneecap
    '11.4,289.6 10.6,296 13.6,302.4 18.2,304.4 23,302 25.6,295.6 24.8,289.2',
    // Shin
    '12.4,322 11.6,338 13.4,356',
    // Toes
    '15.4,399.4 15,396 16.6,394.4 18.6,396.4 18.8,399.4',
    '18.8,397 20.6,394.8 22.4,396.6 22.6,399.6',
    '22.6,397 24.2,394.8 26,396.4 26.4,399.6',
    '26.4,396.8 28,394.8 29.6,396.2 30,399.2',
    '78.8,213.8 75.6,211.4 73.4,215 72.2,219',
  ],
  back: [
    // Shoulder blade
    '12.4,88 11.6,100 14.4,113 19,119.6 24.4,114 29.4,103',
    '12.4,88 19,84.4 28,84',
    // Hollow of the lower back
    '8.2,166 9.4,172 8.4,176.6',
    // Back of the elbow
    '51,147 54.6,149.4 58,146.8',
    // Calf
    '18.4,318 17.2,334 18.6,346',
    // Achilles tendon
    '14.2,362 14.8,374 13.6,386',
    '20,362 19.6,374 21.4,386',
    '13.4,392.6 17.4,395 22,392.6',
    // Bottom of the buttocks
    '9.4,216 16,226.4 27,227.4',
  ],
} as const

/** Lines on the midline, which are not mirrored. */
const middleDetails = {
  front: ['-2.2,161 0,159.6 2.2,161 1.4,163.6 0,164.2 -1.4,163.6'],
  back: ['0,60 0,186', '0,192 0,214'],
} as const

const open = (stops: string) => through(points(stops))

/** All detail lines of one side as SVG path data. */
export function detailPath(side: 'front' | 'back'): string {
  const halves = [...halfDetails.both, ...halfDetails[side]].map(open)
  const all = [...halves, ...halves.map(mirrored), ...middleDetails[side].map(open)]
  return all.map((line) => pathData(line, 'open')).join('')
}
