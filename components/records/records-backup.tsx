'use client'

import type { ReactNode } from 'react'
import { DeleteAll } from './delete-all'
import { OpenCopy } from './open-copy'
import { SaveCopy } from './save-copy'
import type { RecordsState } from './use-records'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { recordsWords } from '@/content/en/ui/tools/records'

const { keepSafe: words } = recordsWords

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Collapsible className="border-t border-line last:border-b">
      <CollapsibleTrigger size="lg">{heading}</CollapsibleTrigger>
      <div className="space-y-5 pt-1 pb-6">{children}</div>
    </Collapsible>
  )
}

type RecordsBackupProps = {
  records: RecordsState
  /** Shown after where the records are. */
  children?: ReactNode
}

/** Where the records are, and how to save, restore and delete them. */
export function RecordsBackup({ records, children }: RecordsBackupProps) {
  const { store } = records
  return (
    <section aria-labelledby="keep-safe" className="space-y-4 print:hidden">
      <h2 id="keep-safe" className="text-2xl">
        {words.heading}
      </h2>
      {words.where.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
      {/* The lines are there from the start, so that nothing below them moves once the records are open. */}
      <div>
        <Part heading={words.save.heading}>{store && <SaveCopy store={store} />}</Part>
        <Part heading={words.open.heading}>{store && <OpenCopy store={store} />}</Part>
        <Part heading={words.delete.heading}>{store && <DeleteAll records={records} />}</Part>
      </div>
    </section>
  )
}
