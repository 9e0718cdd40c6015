import { MarkedText } from './blocks/marked-text'
import { CallToday } from '@/components/sections/call-today/call-today'
import { Alert } from '@/components/ui/alert'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { helpWords } from '@/content/en/ui/site/help'
import type { Help } from '@/content/schemas/page-schema'
import { cn } from '@/lib/cn'

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
    <div className="print:break-inside-avoid">
      <h3
        className={cn(
          'mb-2 font-text text-lg font-bold tracking-normal print:mb-1 print:break-after-avoid print:text-base',
          className,
        )}
      >
        {heading}
      </h3>
      <ul className="list-disc space-y-1 pl-6 print:space-y-0">
        {signs.map((sign) => (
          <li key={sign}>
            <MarkedText text={sign} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * When to call 911, when to call today, and when an appointment is enough. It comes first on the page, so only the
 * first emergencies show until it is opened. Paper shows all of it.
 */
export function HelpCard({ help }: { help: Help }) {
  return (
    <Alert
      asChild
      variant="destructive"
      className="relative mt-4 max-w-[48.5rem] pb-[min(0.5rem,2vw)] sm:px-6 md:pb-5 print:mt-2 print:max-w-none print:break-inside-avoid print:p-3 print:text-sm"
    >
      <section aria-labelledby="when-to-get-help" data-help="">
        <h2 id="when-to-get-help" className="text-xl">
          {helpWords.heading}
        </h2>
        <p className="mt-1 print:hidden [&_strong]:text-alert">
          <MarkedText text={help.short} />
        </p>
        <Collapsible className="border-b-0! print:border-0!">
          {/* Beside the heading where there is room, so that the page begins on the first screen. */}
          <CollapsibleTrigger className="gap-6 md:absolute md:top-3 md:right-6 print:hidden">
            {helpWords.seeAll}
          </CollapsibleTrigger>
          {/* On paper, in two columns, so that it fits on one page with the heading. */}
          <div className="space-y-5 pt-2 print:columns-2 print:space-y-2 print:gap-x-6 print:pt-1">
            <Signs heading={helpWords.emergency} signs={help.emergency} className="text-alert" />
            <div className="space-y-2 border-t border-line pt-4 print:space-y-1 print:pt-2">
              <Signs heading={helpWords.soon} signs={help.soon} />
              <CallToday card={help.card} />
            </div>
            <div className="border-t border-line pt-4 print:break-inside-avoid print:pt-2">
              <Signs heading={helpWords.routine} signs={help.routine} />
            </div>
            <p className="text-sm">{helpWords.note}</p>
          </div>
        </Collapsible>
      </section>
    </Alert>
  )
}
