'use client'

import { useEffect, useRef, useState } from 'react'
import { useStoredForms } from '@/components/forms/stored-forms'
import { type Missing, PacketPart } from './packet-part'
import { PdfStatus } from './pdf-status'
import { useSheet } from './use-sheet'
import { PersonChoice } from '@/components/records/person-choice'
import { StoreNotice } from '@/components/records/store-notice'
import { Button } from '@/components/ui/button'
import { fillWords } from '@/content/en/ui/tools/forms'
import { patientForms } from '@/content/en/ui/forms/all'
import { visitPacketWords as words } from '@/content/en/ui/tools/visit-packet'
import { packetContent } from '@/lib/on-device/forms/packet'
import { type PacketSources, availableParts, packetSources } from '@/lib/on-device/forms/packet-sources'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

const ownParts = ['questions', 'medicines', 'days'] as const

/** The name entered on a form, if there is one. */
function nameOn({ forms }: PacketSources): string {
  const names = Object.values(forms).map(({ name }) => (typeof name === 'string' ? name.trim() : ''))
  return names.find(Boolean) ?? ''
}

/** What to include in the packet: everything available, unless unchecked. */
export function PacketChoice({ questions }: { questions: Readonly<Record<string, string>> }) {
  const { records } = useStoredForms()!
  const { store, person, people, code, revision } = records
  const [sources, setSources] = useState<PacketSources | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [day, setDay] = useState('')
  const [name, setName] = useState<string | null>(null)
  const group = useRef<HTMLFieldSetElement>(null)
  const sheet = useSheet()

  useEffect(() => {
    if (!store) return
    let isLeft = false
    void packetSources(store, person?.id ?? '', questions).then((read) => {
      if (!isLeft && read.ok) setSources(read.value)
    })
    return () => {
      isLeft = true
    }
  }, [store, person, questions, revision])
  const isThere = sources !== null
  useEffect(() => group.current?.focus(), [isThere])

  if (!sources) return code ? <StoreNotice code={code} /> : <p role="status">{fillWords.loading}</p>
  const available = availableParts(sources)
  const parts = available.filter((part) => !left.has(part))
  const cover = name ?? nameOn(sources)
  const handleMake = () =>
    void sheet.make(
      words.file,
      packetContent(sources, { name: cover.trim(), day: day.trim(), parts }, new Date().toISOString()),
    )
  const handleTick = (part: string, isTicked: boolean) => {
    const next = new Set(left)
    if (isTicked) next.delete(part)
    else next.add(part)
    setLeft(next)
  }
  const shown = (part: string, label: string, missing: Missing) => (
    <PacketPart
      key={part}
      label={label}
      missing={available.includes(part) ? null : missing}
      isTicked={parts.includes(part)}
      onTick={(isTicked) => handleTick(part, isTicked)}
    />
  )

  return (
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      data-unread=""
      className="space-y-6 border-t-2 border-pine pt-6"
    >
      {people.length > 1 && <PersonChoice records={records} />}
      <fieldset ref={group} tabIndex={-1}>
        <legend className="mb-2 font-heading text-xl">{words.choose}</legend>
        <div className="border-b border-line">
          {ownParts.map((part) => shown(part, words.parts[part], words.missing[part]))}
          {patientForms.map(({ id, heading }) => shown(id, heading, words.missing.form))}
        </div>
      </fieldset>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field label={words.name}>
          {(control) => (
            <Input
              {...control}
              value={cover}
              onChange={(event) => setName(event.target.value)}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={words.day}>
          {(control) => (
            <Input
              {...control}
              value={day}
              onChange={(event) => setDay(event.target.value)}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      {parts.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <Button type="button" onClick={handleMake}>
          {words.make}
        </Button>
      )}
      <PdfStatus messages={sheet.messages} />
    </form>
  )
}
