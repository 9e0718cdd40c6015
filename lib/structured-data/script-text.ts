import type { Graph } from 'schema-dts'

/** Structured data as the text of a script element. No `<` is left in it, so nothing in a text can close the script. */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
