import { bodyAreaIds, bodyAreas, painKinds, type PainMark } from '@/content/anatomy/body-areas'
import { sheetWords } from '@/content/en/ui/tools/forms'
import { detailPath } from '@/lib/anatomy/body/details'
import { bodyOutlines, bodyView, silhouette } from '@/lib/anatomy/body/outlines'
import { placeInWords } from '@/lib/anatomy/body/pain-marks'
import { signAreas } from '@/lib/anatomy/body/sign-areas'
import type { PdfBlock, PdfDrawing } from '@/lib/on-device/pdf/block'

const line = '#75807a'
const highlight = '#f0d9cd'
const height = 400

type Side = 'front' | 'back'

/** Left and right are the person's own: a person seen from the front has the left hand on the viewer's right. */
function sideLabels(side: Side) {
  const names = side === 'front' ? [sheetWords.right, sheetWords.left] : [sheetWords.left, sheetWords.right]
  return names.map((text, index) => ({
    text,
    x: bodyView.x + bodyView.width * (0.12 + 0.76 * index),
    y: bodyView.y + 12,
  }))
}

function drawing(side: Side, marks: readonly PainMark[]): PdfDrawing {
  const here = marks.filter(({ area }) => bodyAreas[area].side === side)
  const marked = new Set(here.map(({ area }) => area))
  const areas = bodyAreaIds.filter((id) => bodyAreas[id].side === side)
  return {
    title: sheetWords[side],
    viewBox: [bodyView.x, bodyView.y, bodyView.width, bodyView.height],
    shapes: [
      ...areas.map((id) => ({
        d: bodyOutlines[id].path,
        ...(marked.has(id) ? { fill: highlight, stroke: '#c24e1c', lineWidth: 0.8 } : {}),
        ...(marked.has(id) || marks.length === 0 ? {} : { stroke: '#ddd6c7', lineWidth: 0.4 }),
        ...(marks.length === 0 ? { fill: '#ffffff' } : {}),
      })),
      { d: detailPath(side), stroke: line, lineWidth: 0.5 },
      { d: silhouette, stroke: '#16241f', lineWidth: 0.9 },
    ],
    labels: [...sideLabels(side), ...signAreas(here, side).map(({ sign, x, y }) => ({ text: sign, x, y }))],
  }
}

/** The marks as text: 'Left low back (pain), Left calf (numb)'. */
function marksInWords(marks: readonly PainMark[]): string {
  return marks.map((mark) => `${placeInWords(mark)} (${painKinds[mark.kind].name.toLowerCase()})`).join('; ')
}

/**
 * The body from the front and back, with a letter on each marked area and a text alternative. Without marks,
 * it is a blank drawing to mark by hand.
 */
export function bodyBlocks(marks: readonly PainMark[]): PdfBlock[] {
  const alt =
    marks.length === 0 ? sheetWords.emptyDrawing : sheetWords.marks.replace('{marks}', marksInWords(marks))
  const figure: PdfBlock = {
    kind: 'figure',
    alt,
    height,
    drawings: [drawing('front', marks), drawing('back', marks)],
  }
  if (marks.length === 0) return [figure]
  const kinds = [...new Set(marks.map(({ kind }) => kind))].map((kind) => painKinds[kind])
  const signs = kinds.map(({ sign, name }) => `${sign} = ${name}`).join(', ')
  return [
    figure,
    { kind: 'text', text: sheetWords.signs.replace('{signs}', signs), isQuiet: true },
    { kind: 'text', text: sheetWords.marks.replace('{marks}', marksInWords(marks)) },
  ]
}
