/** Additions in PDFKit 0.20 that its type package (0.17) lacks. */
declare module 'pdfkit/output' {
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>>
}

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom, in points. */
    bbox?: readonly number[]
    placement?: 'Block' | 'Inline'
    /** For table header cells. */
    scope?: 'Column' | 'Row'
  }
}
