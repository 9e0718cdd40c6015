'use client'

import { useEffect, useRef, useState } from 'react'
import { ConfirmButton } from './confirm'
import { MergeSummary } from './merge-summary'
import { PersonMatch } from './person-match'
import { recordCounts } from './record-counts'
import { Button } from '@/components/ui/button'
import { RadioGroupItem } from '@/components/ui/radio-group'
import { recordsWords } from '@/content/en/ui/tools/records'
import { likelyMatches, mergeRecords, type Matches, type Winner } from '@/lib/on-device/records/merge'
import type { Records } from '@/lib/on-device/records/schema'

const { open: words } = recordsWords.keepSafe

type CopyPreviewProps = {
  file: Records
  here: Records
  onMerge: (matches: Matches, winner: Winner, newDays: number) => void
  onReplace: () => void
  onCancel: () => void
}

/** What a file contains and what adding it would do, before anything is written. */
export function CopyPreview({ file, here, onMerge, onReplace, onCancel }: CopyPreviewProps) {
  const region = useRef<HTMLDivElement>(null)
  const [matches, setMatches] = useState<Matches>(() => likelyMatches(here.people, file.people))
  const [winner, setWinner] = useState<Winner>('device')
  const { preview } = mergeRecords(here, file, matches, winner)
  const hasDifferent = preview.differentDays.length + preview.differentOthers > 0
  const unknown = file.people.filter(({ id }) => !here.people.some((person) => person.id === id))
  useEffect(() => region.current?.focus(), [])

  return (
    <div ref={region} tabIndex={-1} className="space-y-4">
      <dl>
        <dt className="font-semibold">{words.inFile}</dt>
        <dd>{recordCounts(file)}</dd>
        <dd>{file.people.map(({ name }) => name).join(', ')}</dd>
      </dl>
      {here.people.length > 0 &&
        unknown.map((person) => (
          <PersonMatch
            key={person.id}
            person={person}
            people={here.people.filter(
              ({ id }) => !Object.entries(matches).some(([from, to]) => to === id && from !== person.id),
            )}
            match={matches[person.id] ?? null}
            onMatch={(match) => setMatches({ ...matches, [person.id]: match })}
          />
        ))}
      <MergeSummary preview={preview} />
      {hasDifferent && (
        <fieldset>
          <legend className="mb-1 font-semibold">{words.winner}</legend>
          {(['device', 'file'] as const).map((value) => (
            <label key={value} className="flex min-h-12 w-fit cursor-pointer items-center gap-3">
              <RadioGroupItem name="winner" checked={winner === value} onChange={() => setWinner(value)} />
              {words.winners[value]}
            </label>
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={() => onMerge(matches, winner, preview.newDays)}>
          {words.add}
        </Button>
        {here.people.length > 0 && (
          <ConfirmButton
            question={words.replaceSure(recordCounts(here))}
            yes={words.yesReplace}
            no={recordsWords.no}
            onConfirm={onReplace}
            variant="outline"
          >
            {words.replace}
          </ConfirmButton>
        )}
        <Button type="button" onClick={onCancel} variant="ghost">
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
