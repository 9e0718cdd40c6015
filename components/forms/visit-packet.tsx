import { PacketPlace } from './packet-place'
import { pages } from '@/content/generated/en/pages'
import { visitPacketWords as words } from '@/content/en/ui/tools/visit-packet'
import { questionList } from '@/lib/on-device/forms/packet-sources'
import { plainText } from '@/lib/text/plain-text'

/** The checklist's questions as printed. */
function questions(): Record<string, string> {
  const blocks = pages['appointment-prep'].sections.flatMap(({ body }) => body)
  const list = blocks.find(
    (block) => typeof block === 'object' && 'checklist' in block && block.checklist === questionList,
  )
  if (typeof list !== 'object' || !('checklist' in list))
    throw new Error(`No checklist is called ${questionList}.`)
  return Object.fromEntries(Object.entries(list.items).map(([id, text]) => [id, plainText(text)]))
}

/** Forms, medicines, questions and log in a single document. */
export function VisitPacket() {
  return (
    <section aria-labelledby={words.id} className="space-y-4 print:hidden">
      <h2 id={words.id} className="text-2xl">
        {words.heading}
      </h2>
      <p>{words.intro}</p>
      <PacketPlace questions={questions()} />
      <p className="hidden noscript:block">{words.noScript}</p>
    </section>
  )
}
