import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { UsageError } from '@/lib/command/main'
import { root } from '@/lib/command/root'

/**
 * Replaces the content between two markers of a document, leaving the rest unchanged.
 * @param markers the content's name and its generator.
 * @throws UsageError if the document has no such markers.
 */
export function writeBetween(file: string, markers: { name: string; writer: string }, between: string): void {
  const first = `<!-- ${markers.name}: written by ${markers.writer} -->`
  const text = readFileSync(file, 'utf8')
  const [begin, end] = [text.indexOf(first), text.indexOf(`<!-- end of ${markers.name} -->`)]
  if (begin < 0 || end < begin)
    throw new UsageError(`${relative(root, file)} has lost the markers of ${markers.name}.`)
  writeFileSync(file, `${text.slice(0, begin + first.length)}\n\n${between}\n\n${text.slice(end)}`)
}
