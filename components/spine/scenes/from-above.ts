import { mirrored } from '../geometry/back-view'
import { type Outline, corners, point } from '../geometry/outlines'
import { type Scene, type SceneShape, still } from './scene'

/*
 * Cross-section of a lumbar level from above, front up: the disc in front, then the canal with its nerves,
 * surrounded by the joints and the arch. Hand-drawn in millimeters, as halves to the right of the midline.
 */

const half = (text: string): Outline => mirrored(corners(text))
const pair = (text: string): Outline[] => {
  const right = corners(text)
  return [right, right.map(({ x, y }) => point(-x, y))]
}
const both = (stuff: SceneShape['stuff'], usual: string, changed: string): SceneShape[] => {
  const after = pair(changed)
  return pair(usual).map((outline, side) => ({ stuff, usual: outline, changed: after[side] ?? outline }))
}

const disc = '0,-38 13,-38 24,-32 28,-20 25,-6 15,1 6,1 0,-0.5'
const bulging = '0,-38 13,-38 24,-32 28.5,-20 26,-5 16,3.5 7,5 0,4.5'
const arch = '0,31 4,28 13,21 18,15 24,13 27,16 38,18 40,23 28,26 20,29 10,33 4.5,38 4.5,55 3,58 0,58'
const joint = '17.5,12 21,9.5 26,11 27,17 23,21.5 18,19.5'
const wornJoint = '14.5,11.5 20,7 28.5,8.5 30,18 25,24 16,21.5'
const ligament = '2,29.5 8,25 14.5,18.5 16.5,12.5 14.8,12.3 12,17.5 6.5,23 1.5,26.5'
const thickLigament = '2,29.5 8,25 14.5,18.5 16.5,12.5 11.5,11.5 8,15.5 4.2,18.5 1,21'
const bundle = '0,3.5 6,3.5 11,7 11,13 7,18.5 0,21'
const squeezed = '0,7.5 3.4,7.6 6,9 6,12.4 3.6,15.4 0,16.8'

export const stenosis: Scene = {
  view: { x: -46, y: -43, width: 92, height: 106 },
  shapes: [
    { stuff: 'disc', usual: half(disc), changed: half(bulging) },
    still('bone', half(arch)),
    ...both('ligament', ligament, thickLigament),
    ...both('bone', joint, wornJoint),
    { stuff: 'nerve', usual: half(bundle), changed: half(squeezed) },
  ],
}
