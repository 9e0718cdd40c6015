import { Fragment } from 'react'
import { SafetyAnswer } from './safety-answer'
import { BlockView } from '@/components/sections/reading/block'
import { MarkedText } from '@/components/sections/reading/marked-text'
import { helpWords } from '@/content/help'
import type { Block, Section } from '@/content/section-schema'
import type { SourceKey } from '@/content/sources'
import { trackerWords } from '@/content/tracker-words'

const { now, soon, notKept } = trackerWords.safety

function Now() {
  return (
    <SafetyAnswer name="safety-now" heading={now.heading} tone="alert">
      <p>{now.text}</p>
      <a href="tel:911" className="btn btn-lg btn-destructive">
        {now.call}
      </a>
      <p>{now.crisis}</p>
      <a href="tel:988" className="btn btn-outline">
        {now.callCrisis}
      </a>
    </SafetyAnswer>
  )
}

function Soon() {
  return (
    <SafetyAnswer name="safety-soon" heading={soon.heading} tone="poppy">
      <p>
        <MarkedText text={helpWords.soonHow} />
      </p>
      <p>{soon.text}</p>
    </SafetyAnswer>
  )
}

const isList = (block: Block) => typeof block === 'object' && 'list' in block

/** The danger signs, with a question behind each list, the emergencies first: a yes shows what to do. */
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
