import { type BodyAreaId, type PainKind, type PainMark, bodyAreaIds } from '@/content/body-areas'

/** The kind with which an area is marked, or nothing. */
export const kindAt = (marks: readonly PainMark[], area: BodyAreaId): PainKind | undefined =>
  marks.find((mark) => mark.area === area)?.kind

const inOrder = (marks: readonly PainMark[]) =>
  marks.toSorted((a, b) => bodyAreaIds.indexOf(a.area) - bodyAreaIds.indexOf(b.area))

/** The marks without an area. */
export const without = (marks: readonly PainMark[], area: BodyAreaId): readonly PainMark[] =>
  marks.filter((mark) => mark.area !== area)

/** The marks with an area set to a kind, in the order of the body, each area once. */
export const withMark = (marks: readonly PainMark[], mark: PainMark): readonly PainMark[] =>
  inOrder([...without(marks, mark.area), mark])

/** What a tap does: mark, change the kind, or take the mark away when it already is of this kind. */
export const tapped = (marks: readonly PainMark[], mark: PainMark): readonly PainMark[] =>
  kindAt(marks, mark.area) === mark.kind ? without(marks, mark.area) : withMark(marks, mark)
