'use client'

import { useState, type FormEvent } from 'react'
import { StoreNotice } from '@/components/records/store-notice'
import type { RecordsState } from '@/components/records/use-records'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { trackerWords } from '@/content/en/ui/tools/tracker'
import { addDays, localDay } from '@/lib/text/local-date'
import type { StoreCode } from '@/lib/on-device/records/result'
import { planSchema, type Plan } from '@/lib/on-device/records/schema'

const { plan: words } = trackerWords

/** Type and date of the operation. */
export function PlanForm({ records, plan }: { records: RecordsState; plan: Plan | null }) {
  const personId = records.person?.id ?? null
  const [said, setSaid] = useState<{ of: string | null; text: string } | null>(null)
  const [code, setCode] = useState<StoreCode | null>(null)
  const today = localDay(new Date())
  const [earliest, latest] = [addDays(today, -3653), addDays(today, 731)]

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const { data } = planSchema.pick({ procedure: true, operatedOn: true }).safeParse(typed)
    if (!data?.procedure || !data.operatedOn) return setSaid({ of: personId, text: words.incomplete })
    if (data.operatedOn < earliest || data.operatedOn > latest)
      return setSaid({ of: personId, text: words.badDate })
    const saving = await records.personForSaving()
    if (!saving.ok) return setCode(saving.code)
    const { person, store } = saving.value
    const isNew = plan?.procedure !== data.procedure || plan.operatedOn !== data.operatedOn
    const saved = await store.savePlan({
      personId: person.id,
      ...data,
      revision: (plan?.revision ?? 0) + (isNew && plan ? 1 : 0),
      questions: plan?.questions ?? '',
    })
    setCode(saved.ok ? null : saved.code)
    setSaid(saved.ok ? { of: person.id, text: words.saved } : null)
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate className="space-y-5">
      {/* The key resets the fields when the person or plan changes; the message and the focus stay. */}
      <div
        key={`${personId} ${plan?.procedure} ${plan?.operatedOn}`}
        className="grid gap-5 sm:grid-cols-[3fr_2fr]"
      >
        <Field label={words.procedure}>
          {(control) => (
            <Select {...control} name="procedure" defaultValue={plan?.procedure ?? ''}>
              <option value="">{words.choose}</option>
              {Object.entries(words.procedures).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.date}>
          {(control) => (
            <Input
              {...control}
              name="operatedOn"
              type="date"
              min={earliest}
              max={latest}
              defaultValue={plan?.operatedOn ?? ''}
            />
          )}
        </Field>
      </div>
      <Button type="submit">{words.save}</Button>
      <p role="status">{said?.of === personId && said.text}</p>
      <StoreNotice code={code} />
    </form>
  )
}
