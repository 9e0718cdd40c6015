import type { MarkdownFile } from '@/lib/build/content/markdown'
import { sectionsOf, type ParsedPage } from '@/lib/build/content/page'

/** A file of questions: each second-level heading is one, and the paragraphs below it are the answer. */
export function parseQuestions(file: MarkdownFile): ParsedPage {
  const lines = new Map<string, number>()
  const sections = sectionsOf(file, file.nodes, lines)
  const questions = sections.map(({ id, heading, body }) => ({ id, question: heading, answer: body }))
  const linesOfQuestions = [...lines].map(
    ([path, line]) => [path.replace('sections', 'questions').replace('body', 'answer'), line] as const,
  )
  return { data: { ...file.front, questions }, lines: new Map(linesOfQuestions) }
}
