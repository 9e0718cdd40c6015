import { identifierPatterns } from '@/lib/assistant/privacy/mask-patterns'
import { maskNames } from '@/lib/assistant/privacy/mask-names'
import { mayIdentify } from '@/lib/assistant/privacy/may-identify'
import { singlesOut } from '@/lib/assistant/privacy/singles-out'

/**
 * A visitor's message as a model provider may see it, or null if it must not leave the server. Certain
 * identifiers are replaced by labels in brackets: phone, record, insurance and Social Security numbers,
 * dates, e-mail addresses, street addresses, towns, links, accounts, and names that the words before them
 * introduce. If anything else might identify a person, nothing is sent.
 */
export function questionForModel(message: string): string | null {
  const text = plainText(message)
  if (isCostly(text, message)) return null
  const marked = maskIdentifiers(text)
  if (singlesOut(marked)) return null
  const masked = maskNames(marked)
  return mayIdentify(masked) ? null : masked
}

/**
 * Converts full-width characters, removes invisible ones, and strips brackets, which are reserved for labels.
 */
function plainText(message: string): string {
  return message
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’´`]/g, "'")
    .replace(/\s+/g, (spaces) => (spaces.includes('\n') ? '\n' : ' '))
    .replaceAll('[', '(')
    .replaceAll(']', ')')
}

/**
 * Input that would make the patterns slow. Real questions have no words over 100 characters and don't grow
 * when normalized.
 */
function isCostly(text: string, message: string): boolean {
  return /\S{101}/.test(text) || text.length > 2 * message.length
}

function maskIdentifiers(text: string): string {
  return identifierPatterns.reduce((masked, [pattern, label]) => masked.replace(pattern, label), text)
}
