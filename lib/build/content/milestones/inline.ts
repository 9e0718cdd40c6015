import type { Milestones } from '@/content/schemas/milestone-schema'
import { nearest } from '@/lib/build/content/checks/nearest'
import { ContentError, lineAt } from '@/lib/build/content/markdown'

/** What there is, after what could have been meant. */
function advice(id: string, all: readonly string[]) {
  const meant = nearest(id, all, Math.floor(id.length / 2))
  return `${meant === undefined ? '' : `did you mean ${meant}? `}There is ${all.join(', ')}`
}

/**
 * Replaces `{milestone:microdiscectomy/drive}` in the text of a file by the time, such as "2 to 4 weeks".
 * @throws ContentError for an operation or a milestone that the table doesn't have, with those that it has
 */
export function withMilestones({ operations }: Milestones, path: string, text: string): string {
  return text.replace(/\{milestone:([^}]*)\}/g, (mark, ids: string, offset: number) => {
    const fail = (message: string) => {
      throw new ContentError(path, lineAt(text, offset), message)
    }
    const [operation = '', milestone = ''] = ids.split('/')
    const times = operations[operation]?.times
    if (!times)
      return fail(
        `${mark}: there is no operation "${operation}": ${advice(operation, Object.keys(operations))}`,
      )
    const time = Object.entries(times).find(([id]) => id === milestone)?.[1]
    if (!time)
      return fail(`${mark}: ${operation} has no "${milestone}": ${advice(milestone, Object.keys(times))}`)
    return time.when
  })
}
