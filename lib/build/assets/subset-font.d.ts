declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: { wght: number | { min: number; max: number; default: number } }
      keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}
