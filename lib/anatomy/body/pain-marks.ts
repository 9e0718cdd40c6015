import {
  type BodyAreaId,
  type PainKind,
  type PainMark,
  bodyAreaIds,
  bodyAreas,
  fineParts,
  painKindIds,
  painKinds,
} from '@/content/anatomy/body-areas'

/** The kinds of pain an area is marked with, in the order they were marked. */
export const kindsAt = (marks: readonly PainMark[], area: BodyAreaId): PainKind[] =>
  marks.filter((mark) => mark.area === area).map(({ kind }) => kind)

const inOrder = (marks: readonly PainMark[]) =>
  marks.toSorted(
    (a, b) =>
      bodyAreaIds.indexOf(a.area) - bodyAreaIds.indexOf(b.area) ||
      painKindIds.indexOf(a.kind) - painKindIds.indexOf(b.kind),
  )

const isSame = (a: PainMark, b: PainMark) => a.area === b.area && a.kind === b.kind

/** The marks without one kind of pain in one area. */
export const without = (marks: readonly PainMark[], mark: PainMark): readonly PainMark[] =>
  marks.filter((other) => !isSame(other, mark))

/** The marks with one added or changed, in body order. */
export const withMark = (marks: readonly PainMark[], mark: PainMark): readonly PainMark[] =>
  inOrder([...without(marks, mark), mark])

/** What a tap does: adds this kind of pain to the area, or removes it if it's there already. */
export const tapped = (marks: readonly PainMark[], mark: PainMark): readonly PainMark[] =>
  marks.some((other) => isSame(other, mark)) ? without(marks, mark) : withMark(marks, mark)

/** The parts of a hand or a foot, with their names; none for other areas. */
export function finePartsOf(area: BodyAreaId): [string, string][] {
  if (area.endsWith('hand')) return Object.entries(fineParts.hand)
  if (area.endsWith('foot')) return Object.entries(fineParts[`${bodyAreas[area].side}-foot`])
  return []
}

/** 'Left palm and fingers, thumb side' */
export function placeInWords({ area, parts = [] }: PainMark): string {
  const names = finePartsOf(area).flatMap(([part, name]) => (parts.includes(part) ? [name] : []))
  return [bodyAreas[area].name, ...names].join(', ')
}

/** 'Left low back: burning' */
export const markInWords = (mark: PainMark): string =>
  `${placeInWords(mark)}: ${painKinds[mark.kind].name.toLowerCase()}`
