'use client'

import { useEffect, useRef, useState } from 'react'
import { Confirm } from './confirm'
import { recordCounts } from './record-counts'
import { Button } from '@/components/ui/button'
import { ownRecordsWords } from '@/content/en/ui/tools/on-device-records'
import { additions } from '@/lib/on-device/records/merge'
import type { OnDeviceRecords } from '@/lib/on-device/records/schema'

const { open: words } = ownRecordsWords.keepSafe

type CopyPreviewProps = {
  file: OnDeviceRecords
  here: OnDeviceRecords
  onWrite: (how: 'merge' | 'replaceAll') => void
  onCancel: () => void
}

/** What a file contains and which of it is new, before anything is written. */
export function CopyPreview({ file, here, onWrite, onCancel }: CopyPreviewProps) {
  const region = useRef<HTMLDivElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { added, existing } = additions(here, file)
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
          {existing > 0 && <dd>{words.kept(existing)}</dd>}
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
          <Button type="button" onClick={() => onWrite('merge')}>
            {words.add}
          </Button>
          {!isEmpty && (
            <Button type="button" onClick={() => setIsAsking(true)} variant="outline">
              {words.replace}
            </Button>
          )}
          <Button type="button" onClick={onCancel} variant="ghost">
            {words.cancel}
          </Button>
        </div>
      )}
    </div>
  )
}
