import { replyLinks, type ReplyLink } from '@/content/assistant/replies'
import { phoneHours } from '@/content/en/ui/site/phone-hours'
import { office } from '@/content/generated/practice/office'
import type { Language, Reply } from '@/lib/assistant/replies/reply'
import type { Mode } from '@/lib/variant/variant'

type OfficeWords = { local: (phone: string, hours: string) => string; other: string }

/** Words with the office's number and phone hours for local visitors, and others for everyone else. */
export const officeWords = ({ local, other }: OfficeWords, mode: Mode, language: Language): string =>
  mode === 'local' ? local(office.phone.display, phoneHours[language]) : other

/** The links below a reply, labeled in its language. */
export const linksTo = (hrefs: readonly ReplyLink[], language: Language): Reply['sources'] =>
  hrefs.map((href) => ({ href, title: replyLinks[href][language] }))
