/** A shape in its figure's coordinates, with colors as #rrggbb. */
export type PdfShape = { d: string; fill?: string; stroke?: string; lineWidth?: number }

/** Text in a figure; `x` is its center and `y` its middle line. */
export type PdfLabel = { text: string; x: number; y: number }

/** One of the drawings in a figure's row. `viewBox` is left, top, width, height. */
export type PdfDrawing = {
  title: string
  viewBox: readonly [number, number, number, number]
  shapes: readonly PdfShape[]
  labels?: readonly PdfLabel[]
}

export type PdfOption = { label: string; isChecked: boolean }

/** A question with its answer or, if `text` is empty, with lines to write on. */
export type PdfAnswer = { kind: 'answer'; label: string; hint?: string; text: string; lines: number }

/** The content of a PDF, from top to bottom. Independent of forms, so that the tracker can use it too. */
export type PdfBlock =
  /** The document's only title. */
  | { kind: 'title'; text: string; lead?: string }
  /** The heading of a section that can span pages, and the headings within it. */
  | { kind: 'chapter'; text: string }
  | { kind: 'heading'; text: string; isInChapter?: boolean }
  | { kind: 'text'; text: string; isQuiet?: boolean }
  | { kind: 'list'; items: readonly string[] }
  | PdfAnswer
  /** Two short answers side by side. */
  | { kind: 'pair'; blocks: readonly [PdfAnswer, PdfAnswer] }
  /** A question above the blocks that follow. */
  | { kind: 'label'; label: string; hint?: string }
  /** Checkboxes; `isRow` puts short ones side by side. */
  | { kind: 'boxes'; label: string; hint?: string; options: readonly PdfOption[]; isRow?: boolean }
  /** `widths` are relative. Rows of empty strings are left to be filled in by hand. */
  | {
      kind: 'table'
      caption: string
      hint?: string
      head: readonly string[]
      rows: readonly (readonly string[])[]
      widths?: readonly number[]
    }
  /** `alt` describes everything the drawings show. */
  | { kind: 'figure'; alt: string; height: number; drawings: readonly PdfDrawing[] }
  /** A line to sign on paper, and one for the date. */
  | { kind: 'signature'; label: string; dateLabel: string }

export type BlockOf<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>

/**
 * A whole document. `created` is an ISO timestamp; blank forms use a fixed one so that their bytes are
 * reproducible.
 */
export type PdfContent = {
  title: string
  subject: string
  author: string
  created: string
  /** Printed at the bottom of each page, before the page number. */
  footer: string
  /** Such as 'Page {page} of {pages}'. */
  pageNumber: string
  blocks: readonly PdfBlock[]
}
