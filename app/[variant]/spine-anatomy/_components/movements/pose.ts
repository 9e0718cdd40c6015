import { vertebraIds } from '@/content/anatomy/levels'
import { type Movement, poseText, posesOf, turnText, turnsOf } from '@/lib/anatomy/motion'

const orderOf = (bone: string | undefined) => vertebraIds.findIndex((id) => id === bone)

/**
 * Moves the bones of a drawing to a point in a movement (0 to 1). The drawing's data attributes hold its
 * joints and depths.
 */
export function pose(drawing: SVGSVGElement, movement: Movement, at: number) {
  const turns = turnsOf(at)
  for (const piece of drawing.querySelectorAll<SVGElement>('[data-turns]')) {
    const angle = turns[orderOf(piece.dataset.turns)] ?? 0
    piece.setAttribute('transform', turnText(angle, Number(piece.dataset.depth)))
  }
  const joints = (drawing.dataset.joints ?? '').split(' ').map((joint) => {
    const [x = 0, y = 0] = joint.split(',').map(Number)
    return { x, y }
  })
  const poses = posesOf(movement, joints, at)
  for (const piece of drawing.querySelectorAll<SVGElement>('[data-moves]')) {
    const own = poses[orderOf(piece.dataset.moves)]
    if (own) piece.setAttribute('transform', poseText(own))
  }
}
