import type { Graph } from 'schema-dts'

/**
 * Serializes structured data for a script element. `<` is escaped so that content cannot close the script.
 */
export function scriptText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
