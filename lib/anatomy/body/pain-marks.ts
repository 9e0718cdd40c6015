import { type BodyAreaId, type PainKind, type PainMark, bodyAreaIds } from '@/content/anatomy/body-areas'

/** The kind of pain an area is marked with, or undefined. */
export const kindAt = (marks: readonly PainMark[], area: BodyAreaId): PainKind | undefined =>
  marks.find((mark) => mark.area === area)?.kind

const inOrder = (marks: readonly PainMark[]) =>
  marks.toSorted((a, b) => bodyAreaIds.indexOf(a.area) - bodyAreaIds.indexOf(b.area))

/** The marks without those on an area. */
export const without = (marks: readonly PainMark[], area: BodyAreaId): readonly PainMark[] =>
  marks.filter((mark) => mark.area !== area)

/** The marks with an area set to a kind, in body order, one mark per area. */
export const withMark = (marks: readonly PainMark[], mark: PainMark): readonly PainMark[] =>
  inOrder([...without(marks, mark.area), mark])

/** What a tap does: adds a mark, changes its kind, or removes it if it already has this kind. */
export const tapped = (marks: readonly PainMark[], mark: PainMark): readonly PainMark[] =>
  kindAt(marks, mark.area) === mark.kind ? without(marks, mark.area) : withMark(marks, mark)
