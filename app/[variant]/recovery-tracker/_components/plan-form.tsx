'use client'

import { useId, useState, type FormEvent } from 'react'
import { StoreNotice } from '@/components/own-records/store-notice'
import type { OwnRecordsState } from '@/components/own-records/use-own-records'
import { trackerWords } from '@/content/tracker-words'
import { addDays, localDay } from '@/lib/local-date'
import type { StoreCode } from '@/lib/own-records/result'
import { planSchema, type Plan } from '@/lib/own-records/schema'

const { plan: words } = trackerWords

/** Which operation, and when. */
export function PlanForm({ own, plan }: { own: OwnRecordsState; plan: Plan | null }) {
  const id = useId()
  const personId = own.person?.id ?? null
  const [said, setSaid] = useState<{ of: string | null; text: string } | null>(null)
  const [code, setCode] = useState<StoreCode | null>(null)
  const today = localDay(new Date())
  const [earliest, latest] = [addDays(today, -3653), addDays(today, 731)]

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const { data } = planSchema.pick({ procedure: true, operatedOn: true }).safeParse(typed)
    if (!data?.procedure || !data.operatedOn) return setSaid({ of: personId, text: words.incomplete })
    if (data.operatedOn < earliest || data.operatedOn > latest)
      return setSaid({ of: personId, text: words.badDate })
    const person = await own.personForSaving()
    if (!person.ok || !own.store) return setCode(person.ok ? 'failed' : person.code)
    const isNew = plan?.procedure !== data.procedure || plan.operatedOn !== data.operatedOn
    const saved = await own.store.savePlan({
      personId: person.value.id,
      ...data,
      revision: (plan?.revision ?? 0) + (isNew && plan ? 1 : 0),
      questions: plan?.questions ?? '',
    })
    setCode(saved.ok ? null : saved.code)
    setSaid(saved.ok ? { of: person.value.id, text: words.saved } : null)
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      {/* The fields begin anew with another person's plan or a changed one; what was said and the focus stay. */}
      <div
        key={`${personId} ${plan?.procedure} ${plan?.operatedOn}`}
        className="grid gap-5 sm:grid-cols-[3fr_2fr]"
      >
        <div>
          <label htmlFor={`${id}-procedure`} className="mb-1.5 block font-semibold">
            {words.procedure}
          </label>
          <select
            id={`${id}-procedure`}
            name="procedure"
            defaultValue={plan?.procedure ?? ''}
            className="field"
          >
            <option value="">{words.choose}</option>
            {Object.entries(words.procedures).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-date`} className="mb-1.5 block font-semibold">
            {words.date}
          </label>
          <input
            id={`${id}-date`}
            name="operatedOn"
            type="date"
            min={earliest}
            max={latest}
            defaultValue={plan?.operatedOn ?? ''}
            className="field"
          />
        </div>
      </div>
      <button type="submit" className="btn btn-default">
        {words.save}
      </button>
      <p role="status">{said?.of === personId && said.text}</p>
      <StoreNotice code={code} />
    </form>
  )
}
