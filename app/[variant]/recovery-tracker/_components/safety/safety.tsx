import { Fragment } from 'react'
import { SafetyAnswer } from './safety-answer'
import { CallToday } from '@/components/sections/call-today/call-today'
import { BlockView } from '@/components/sections/reading/blocks/block'
import { Button } from '@/components/ui/button'
import type { Block, Section } from '@/content/schemas/section-schema'
import type { SourceKey } from '@/content/sources'
import { trackerWords } from '@/content/en/ui/tools/tracker'

const { now, soon, notKept } = trackerWords.safety

function Now() {
  return (
    <SafetyAnswer name="safety-now" heading={now.heading} variant="destructive">
      <p>{now.text}</p>
      <Button asChild variant="destructive" size="lg">
        <a href="tel:911">{now.call}</a>
      </Button>
      <p>{now.crisis}</p>
      <Button asChild variant="outline">
        <a href="tel:988">{now.callCrisis}</a>
      </Button>
    </SafetyAnswer>
  )
}

function Soon() {
  return (
    <SafetyAnswer name="safety-soon" heading={soon.heading} variant="warning">
      <CallToday card="after-surgery" isRepeated />
      <p>{soon.text}</p>
    </SafetyAnswer>
  )
}

const isList = (block: Block) => typeof block === 'object' && 'list' in block

/** The warning signs, emergencies first. A question after each list shows what to do if the answer is yes. */
export function Safety({ section, notes }: { section: Section; notes: readonly SourceKey[] }) {
  const { id, heading, body } = section
  const first = body.findIndex(isList)
  return (
    <section aria-labelledby={id} className="space-y-5">
      <h2 id={id} className="text-2xl print:break-after-avoid">
        {heading}
      </h2>
      {body.map((block, index) => (
        <Fragment key={index}>
          <BlockView block={block} notes={notes} />
          {isList(block) && (index === first ? <Now /> : <Soon />)}
        </Fragment>
      ))}
      <p className="text-sm text-muted print:hidden">{notKept}</p>
    </section>
  )
}
