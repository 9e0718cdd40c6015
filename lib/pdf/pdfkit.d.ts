/** What PDFKit 0.20 has and its type package (0.17) does not know yet. */
declare module 'pdfkit/output' {
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>>
}

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom, in points. */
    bbox?: readonly number[]
    placement?: 'Block' | 'Inline'
    /** Of a table's head cell. */
    scope?: 'Column' | 'Row'
  }
}
