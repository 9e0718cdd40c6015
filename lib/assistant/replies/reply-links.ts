import { replyLinks, type ReplyLink } from '@/content/assistant/replies'
import type { Language, Reply } from '@/lib/assistant/replies/reply'

/** The links below a reply, labeled in its language. */
export function linksTo(hrefs: readonly ReplyLink[], language: Language): Reply['sources'] {
  return hrefs.map((href) => ({ href, title: replyLinks[href][language] }))
}
