import { MarkedText } from './marked-text'
import { helpWords, standardHelp } from '@/content/help'
import type { Help } from '@/content/page-schema'

function Signs({
  heading,
  signs,
  className,
}: {
  heading: string
  signs: readonly string[]
  className?: string
}) {
  return (
    <div>
      <h3 className={`mb-2 font-text text-lg font-bold tracking-normal print:break-after-avoid ${className}`}>
        {heading}
      </h3>
      <ul className="list-disc space-y-1 pl-6">
        {signs.map((sign) => (
          <li key={sign}>
            <MarkedText text={sign} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** When to call 911, when to be seen the same day, when an ordinary visit is enough. On every health page. */
export function HelpCard({ help = standardHelp }: { help?: Help | undefined }) {
  return (
    <section
      aria-labelledby="when-to-get-help"
      className="space-y-6 rounded-lg border-2 border-alert box-decoration-clone p-5 sm:p-7"
    >
      <h2 id="when-to-get-help" className="text-2xl">
        {helpWords.heading}
      </h2>
      <Signs heading={helpWords.emergency} signs={help.emergency} className="text-alert" />
      <div className="border-t border-line pt-5">
        <Signs heading={helpWords.soon} signs={help.soon} />
        <p className="mt-2">
          <MarkedText text={helpWords.soonHow} />
        </p>
      </div>
      <div className="border-t border-line pt-5">
        <Signs heading={helpWords.routine} signs={help.routine} />
      </div>
      <p className="text-sm">{helpWords.note}</p>
    </section>
  )
}
