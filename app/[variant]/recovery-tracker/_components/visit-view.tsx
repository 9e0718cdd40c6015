'use client'

import { useId, useState, type FormEvent } from 'react'
import { printVisitSheet } from './print-visit-sheet'
import { VisitSheet } from './visit-sheet'
import { StoreNotice } from '@/components/own-records/store-notice'
import type { OwnRecordsState } from '@/components/own-records/use-own-records'
import { trackerWords } from '@/content/tracker-words'
import type { StoreCode } from '@/lib/own-records/result'
import { notesLimit, type Day, type Plan } from '@/lib/own-records/schema'

const { visit: words } = trackerWords

type VisitViewProps = { own: OwnRecordsState; plan: Plan | null; days: readonly Day[] }

/** Questions for the visit, and the one page to print for it. */
export function VisitView({ own, plan, days }: VisitViewProps) {
  const id = useId()
  const personId = own.person?.id ?? null
  // With whose they are: another person may be chosen meanwhile.
  const [typed, setTyped] = useState<{ of: string | null; text: string } | null>(null)
  const [said, setSaid] = useState<{ of: string | null; text: string } | null>(null)
  const [code, setCode] = useState<StoreCode | null>(null)
  const questions = (typed?.of === personId ? typed.text : undefined) ?? plan?.questions ?? ''

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (questions.length > notesLimit) return setSaid({ of: personId, text: words.tooLong })
    const person = await own.personForSaving()
    if (!person.ok || !own.store) return setCode(person.ok ? 'failed' : person.code)
    const none = { personId: person.value.id, procedure: null, operatedOn: null, revision: 0 }
    const saved = await own.store.savePlan({ ...(plan ?? none), questions })
    setCode(saved.ok ? null : saved.code)
    if (!saved.ok) return
    setTyped(null)
    setSaid({ of: person.value.id, text: words.saved })
  }

  return (
    <section aria-labelledby="my-visit">
      <form onSubmit={(event) => void submit(event)} className="space-y-6 print:hidden">
        <h2 id="my-visit" className="text-2xl">
          {words.heading}
        </h2>
        <p>{words.lead}</p>
        <div>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {words.questions}
          </label>
          <textarea
            id={id}
            rows={5}
            value={questions}
            onChange={(event) => setTyped({ of: personId, text: event.target.value })}
            aria-describedby={`${id}-hint`}
            className="field"
          />
          <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
            {words.questionsHint}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="btn btn-outline">
            {words.save}
          </button>
          <button type="button" onClick={printVisitSheet} className="btn btn-default">
            {words.print}
          </button>
        </div>
        <p role="status">{said?.of === personId && said.text}</p>
        <StoreNotice code={code} />
      </form>
      <VisitSheet name={own.person?.name ?? ''} plan={plan} days={days} questions={questions} />
    </section>
  )
}
