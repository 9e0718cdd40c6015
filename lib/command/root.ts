import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The project folder, independent of the working directory. */
export const root = resolve(import.meta.dirname, '../..')

/** Reads a JSON file of the project, such as `package.json`. */
export function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Shape
}
