'use client'

import { useState, type FormEvent } from 'react'
import { NoteChoice } from './note-choice'
import { useRecentDays } from './use-recent-days'
import { VisitSheet } from './visit-sheet'
import { PdfStatus } from '@/components/forms/filling/pdf-status'
import { useSheet } from '@/components/forms/filling/use-sheet'
import { StoreNotice } from '@/components/records/store-notice'
import type { RecordsState } from '@/components/records/use-records'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { fillWords } from '@/content/en/ui/tools/forms'
import { recordsWords } from '@/content/en/ui/tools/records'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import type { StoreCode } from '@/lib/on-device/records/result'
import { nameLimit, notesLimit } from '@/lib/on-device/records/limits'
import type { Day, Plan } from '@/lib/on-device/records/schema'
import { summaryContent } from '@/lib/on-device/tracker/summary-content'

const { visit: words } = trackerWords

type VisitViewProps = { records: RecordsState; plan: Plan | null; days: readonly Day[] }

/** Prints only the summary: tracker.css hides the rest while the attribute is set. */
function handlePrint(): void {
  const { dataset } = document.documentElement
  dataset.print = 'visit-sheet'
  window.addEventListener('afterprint', () => delete dataset.print, { once: true })
  window.print()
}

/** Questions for the visit, and a one-page summary to print or to save as a PDF. */
export function VisitView({ records, plan, days }: VisitViewProps) {
  const { person, people } = records
  const personId = person?.id ?? null
  // Stored with the person, since the selection may change in the meantime.
  const [typed, setTyped] = useState<{ of: string | null; text: string } | null>(null)
  const [typedName, setTypedName] = useState<{ of: string | null; text: string } | null>(null)
  const [said, setSaid] = useState<{ of: string | null; text: string } | null>(null)
  const [code, setCode] = useState<StoreCode | null>(null)
  const chosen = person?.name === recordsWords.me ? '' : (person?.name ?? '')
  const name = (typedName?.of === personId ? typedName.text : undefined) ?? chosen
  const isTaken = people.some((other) => other.id !== personId && other.name === name.trim())
  const { recent, change: changeDay, code: dayCode } = useRecentDays(records, days)
  const sheet = useSheet()
  const questions = (typed?.of === personId ? typed.text : undefined) ?? plan?.questions ?? ''

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isTaken) return setSaid(null)
    if (questions.length > notesLimit) return setSaid({ of: personId, text: words.tooLong })
    const saving = await records.personForSaving()
    if (!saving.ok) return setCode(saving.code)
    const { store, person: owner } = saving.value
    const none = { personId: owner.id, procedure: null, operatedOn: null, revision: 0 }
    const saved = await store.savePlan({ ...(plan ?? none), questions })
    const isRenamed = name.trim() !== '' && name.trim() !== owner.name
    const named = saved.ok && isRenamed ? await store.renamePerson(owner.id, name) : saved
    setCode(named.ok ? null : named.code)
    if (!named.ok) return
    setTyped(null)
    setTypedName(null)
    setSaid({ of: owner.id, text: words.saved })
  }

  const summary = { name: name.trim(), plan, days: recent, questions }
  const handleMake = () => void sheet.make(words.file, summaryContent(summary, new Date().toISOString()))

  return (
    <section aria-labelledby="my-visit" className="tracker-view">
      <form onSubmit={(event) => void handleSubmit(event)} className="space-y-6 print:hidden">
        <h2 id="my-visit" className="text-2xl">
          {words.heading}
        </h2>
        <p>{words.lead}</p>
        <Field
          label={words.name}
          hint={words.nameHint}
          error={isTaken ? words.nameTaken : null}
          errorRole="alert"
        >
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={nameLimit}
              autoComplete="name"
              onChange={(event) => setTypedName({ of: personId, text: event.target.value })}
            />
          )}
        </Field>
        <Field label={words.questions} hint={words.questionsHint}>
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              value={questions}
              onChange={(event) => setTyped({ of: personId, text: event.target.value })}
            />
          )}
        </Field>
        <NoteChoice days={recent} onChange={(day) => void changeDay(day)} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="outline">
            {words.save}
          </Button>
          <Button type="button" variant="outline" onClick={handleMake}>
            {fillWords.make}
          </Button>
          <Button type="button" onClick={handlePrint}>
            {words.print}
          </Button>
        </div>
        <PdfStatus messages={sheet.messages} />
        <p role="status" className="font-semibold">
          {said?.of === personId && said.text}
        </p>
        <StoreNotice code={code ?? dayCode} />
      </form>
      <VisitSheet {...summary} />
    </section>
  )
}
