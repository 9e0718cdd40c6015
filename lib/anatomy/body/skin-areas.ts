import { joined, mirrored, pathData, points, reversed, straight, through } from './smooth-line'
import type { NerveRootId } from '@/content/anatomy/nerve-roots'

/*
 * A schematic dermatome map for the half of the body where x is positive. An area is a smooth line followed,
 * after "|", by the corners that close it. Areas are painted in order and overlap: each covers part of the
 * earlier ones, and the contour clips them all. One that starts on the midline crosses it.
 */
type Piece = readonly [root: NerveRootId, outline: string]
type Mark = readonly [root: NerveRootId, x: number, y: number]

/** A band around the trunk, from its upper edge all the way down; the next band covers the rest. */
const band = (root: NerveRootId, upperEdge: string): Piece => [root, `${upperEdge} | 43,222 0,222`]

/** The arms look the same from both sides: palms forward, thumb on the outer side. */
const armPieces: readonly Piece[] = [
  ['C5', '30,90 38,84 50,80 60,84 | 76,150 40,150'],
  ['T2', '33,92 40,96 46.4,110 51,128 55.6,150 | 40,156 34,104'],
  ['C6', '54,141 60,139.6 68,140 | 100,222 76.6,222 74.6,214 67,194 57,160'],
  ['T1', '54,141 48,140 40,141 | 52,180 57,196 66,196 57,160'],
  ['C8', '57,187 62,188 67.4,196 70.8,222 70.6,246 | 50,246'],
  ['C7', '66.6,190 70,200 74.6,210 80,216 84,228 84,246 | 70.6,246 70.8,222'],
]

const trunkBands: readonly Piece[] = [
  band('T4', '0,102 16,104 36,101'),
  band('T5', '0,110 18,113 36.4,110'),
  band('T6', '0,118 18,121.6 37,119'),
  band('T7', '0,126 18,130 38,128'),
  band('T8', '0,134 18,138.4 38.6,137'),
  band('T9', '0,143 18,147 39,146'),
  band('T10', '0,152 18,156 39.6,155'),
  band('T11', '0,165 18,167.6 40,165'),
]

export const skinPieces: Record<'front' | 'back', readonly Piece[]> = {
  front: [
    ['C3', '0,54 8,53 16,44 | 20,72 0,72'],
    ['C4', '0,65 8,63.6 16,60 40,66 60,78 | 60,96 40,84 30,106 0,106'],
    ...armPieces,
    ['T2', '0,81 14,82 28,83 | 35,92 36,104 0,104'],
    ['T3', '0,91 16,93 34,91 | 36,104 43,222 0,222'],
    ...trunkBands,
    band('T12', '0,176 18,177 40,172'),
    band('L1', '0,188 16,186 42,180'),
    ['L2', '46,194 28,202 12,214 0,240 | 0,300 50,300'],
    ['L3', '46,232 30,240 12,256 0,270 | 0,330 50,330'],
    ['L4', '44,272 28,283 12,303 0,314 | 0,410 44,410'],
    ['L5', '40,288 28,300 20,320 15,348 13,372 8,384 | 8,410 44,410'],
    ['S1', '30,366 25,376 25.4,388 27.6,402 | 44,410 44,366'],
    ['S2', '0,199 7,203 9.4,214 7,228 1,236 | 0,236'],
  ],
  back: [
    ['C2', '0,8 10,10 17,18 | 30,10 30,44 14,46 0,50'],
    ['C3', '0,46 9,46 16,42 | 20,72 0,72'],
    ['C4', '0,62 10,61 18,60 40,66 60,78 | 60,96 38,86 30,106 0,106'],
    ...armPieces,
    ['T2', '0,78 14,80 28,83 | 35,92 36,104 0,104'],
    ['T3', '0,90 16,92 34,91 | 36,104 43,222 0,222'],
    ...trunkBands,
    band('T12', '0,173 18,173 40,170'),
    band('L1', '0,180 20,179 42,180'),
    ['L2', '0,187 18,187 34,194 46,206 | 46,260 0,260'],
    ['L3', '0,193 14,194 26,206 36,228 40,250 | 44,300 0,300'],
    ['L4', '14,230 8,262 9,300 10,340 12,374 | 0,384 0,226'],
    ['L3', '12,226 6,240 5,268 4,300 | -2,300 -2,226'],
    ['L5', '36,222 30,256 28,300 27,340 25,372 | 44,376 46,210'],
    [
      'S1',
      '34,214 27,250 24,300 24.6,340 23,372 25,386 34,398 | 34,410 6,410 11,384 12,372 11,340 13,300 16,230',
    ],
    ['S2', '8,214 18,208 28,214 24,236 20,280 17,318 13,332 9,316 7,280 3,240 | 0,226'],
    ['S3', '0,193 10,197 17,206 16,218 10,228 1,236 | 0,236'],
    ['S4', '0,199 7,202 11,209 10,217 6,225 1,230 | 0,230'],
    ['S5', '0,205 4,207 6,212 5,218 1,222 | 0,222'],
  ],
}

/** Where the name of a highlighted area is drawn. */
export const skinNames: Record<'front' | 'back', readonly Mark[]> = {
  front: [
    ['C3', 0, 62],
    ['C4', 24, 78],
    ['C5', 50, 118],
    ['C6', 63, 166],
    ['C7', 76, 226],
    ['C8', 64, 214],
    ['T1', 54, 172],
    ['T2', 18, 87],
    ['T3', 18, 97.4],
    ['T4', 18, 108.6],
    ['T5', 18, 117.4],
    ['T6', 18, 126],
    ['T7', 18, 134.4],
    ['T8', 18, 143],
    ['T9', 18, 151.6],
    ['T10', 18, 162],
    ['T11', 18, 172.6],
    ['T12', 18, 182],
    ['L1', 24, 193],
    ['L2', 24, 226],
    ['L3', 22, 264],
    ['L4', 12, 330],
    ['L5', 24, 334],
    ['S1', 32, 388],
    ['S2', 0, 211],
  ],
  back: [
    ['C2', 0, 30],
    ['S1', 18, 350],
    ['S2', 15, 258],
    ['S3', 14, 221],
    ['S4', 8.4, 214],
    ['S5', 0, 214],
  ],
}

/** One area as path data, on both halves of the body. */
export function skinPath(outline: string): string {
  const [smooth = '', corners = ''] = outline.split('|')
  const line = through(points(smooth))
  const end = line.curves.at(-1)?.[2] ?? line.start
  const half = joined([line, straight([end, ...points(corners)])])
  if (line.start[0] === 0) return pathData(joined([half, reversed(mirrored(half))]), 'closed')
  return pathData(half, 'closed') + pathData(mirrored(half), 'closed')
}
