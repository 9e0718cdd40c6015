'use client'

import { useEffect, useRef, useState } from 'react'
import { Confirm } from './confirm'
import { recordCounts } from './record-counts'
import { ownRecordsWords } from '@/content/own-records-words'
import { additions } from '@/lib/own-records/merge'
import type { OwnRecords } from '@/lib/own-records/schema'

const { open: words } = ownRecordsWords.keepSafe

type CopyPreviewProps = {
  file: OwnRecords
  here: OwnRecords
  onWrite: (how: 'merge' | 'replaceAll') => void
  onCancel: () => void
}

/** What is in a file and what of it is new, before anything is written. */
export function CopyPreview({ file, here, onWrite, onCancel }: CopyPreviewProps) {
  const region = useRef<HTMLDivElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { added, kept } = additions(here, file)
  const isEmpty = here.people.length === 0
  useEffect(() => region.current?.focus(), [])

  return (
    <div ref={region} tabIndex={-1} className="space-y-4">
      <dl className="space-y-2">
        <div>
          <dt className="font-semibold">{words.inFile}</dt>
          <dd>{recordCounts(file)}</dd>
          <dd>{file.people.map(({ name }) => name).join(', ')}</dd>
        </div>
        <div>
          <dt className="font-semibold">{words.isNew}</dt>
          <dd>{recordCounts(added)}</dd>
          {kept > 0 && <dd>{words.kept(kept)}</dd>}
        </div>
      </dl>
      {isAsking ? (
        <Confirm
          question={words.replaceSure(recordCounts(here))}
          yes={words.yesReplace}
          no={ownRecordsWords.no}
          onYes={() => onWrite('replaceAll')}
          onNo={() => setIsAsking(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <button type="button" onClick={() => onWrite('merge')} className="btn btn-default">
            {words.add}
          </button>
          {!isEmpty && (
            <button type="button" onClick={() => setIsAsking(true)} className="btn btn-outline">
              {words.replace}
            </button>
          )}
          <button type="button" onClick={onCancel} className="btn btn-ghost">
            {words.cancel}
          </button>
        </div>
      )}
    </div>
  )
}
