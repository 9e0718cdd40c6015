/** A shape in the units of its figure; colors are those of CSS in the #rrggbb form. */
export type PdfShape = { d: string; fill?: string; stroke?: string; lineWidth?: number }

/** A word that stands in a figure, from its left end and its middle line. */
export type PdfLabel = { text: string; x: number; y: number }

/** A drawing beside others of its row: `viewBox` is its left, top, width and height. */
export type PdfDrawing = {
  title: string
  viewBox: readonly [number, number, number, number]
  shapes: readonly PdfShape[]
  labels?: readonly PdfLabel[]
}

export type PdfOption = { label: string; isTicked: boolean }

/** A question with its answer or, without one, with lines to write on. */
export type PdfAnswer = { kind: 'answer'; label: string; hint?: string; text: string; lines: number }

/** What a sheet says and asks, from top to bottom. It knows nothing of forms: a tracker's table is one, too. */
export type PdfBlock =
  /** The one title of a document. */
  | { kind: 'title'; text: string; lead?: string }
  /** The first heading of several pages that belong together, and the headings within it. */
  | { kind: 'chapter'; text: string }
  | { kind: 'heading'; text: string; isInChapter?: boolean }
  | { kind: 'text'; text: string; isQuiet?: boolean }
  | { kind: 'list'; items: readonly string[] }
  | PdfAnswer
  /** Two short ones side by side. */
  | { kind: 'pair'; blocks: readonly [PdfAnswer, PdfAnswer] }
  /** A question over what follows. */
  | { kind: 'label'; label: string; hint?: string }
  /** Boxes to tick; `isRow` puts short ones side by side. */
  | { kind: 'boxes'; label: string; hint?: string; options: readonly PdfOption[]; isRow?: boolean }
  /** `widths` are shares of the whole; rows of empty texts are there to be written in. */
  | {
      kind: 'table'
      caption: string
      hint?: string
      head: readonly string[]
      rows: readonly (readonly string[])[]
      widths?: readonly number[]
    }
  /** `alt` says in words all that the drawings show. */
  | { kind: 'figure'; alt: string; height: number; drawings: readonly PdfDrawing[] }
  /** A line to sign on, on paper, and one for the day. */
  | { kind: 'signature'; label: string; dateLabel: string }
  | { kind: 'newPage' }

export type BlockOf<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>

/** A whole document. `created` is a point in time, in ISO form: blank sheets have a fixed one, so that they stay the same. */
export type PdfContent = {
  title: string
  subject: string
  author: string
  created: string
  /** Stands at the foot of each page, before its number. */
  footer: string
  /** Such as 'Page {page} of {pages}'. */
  pageNumber: string
  blocks: readonly PdfBlock[]
}
