'use client'

import type { ReactNode } from 'react'
import { DeleteAll } from './delete-all'
import { OpenCopy } from './open-copy'
import { SaveCopy } from './save-copy'
import type { OwnRecordsState } from './use-own-records'
import { ownRecordsWords } from '@/content/own-records-words'

const { keepSafe: words } = ownRecordsWords

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <details className="fold border-t border-line last:border-b">
      <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold">{heading}</summary>
      <div className="space-y-5 pt-1 pb-6">{children}</div>
    </details>
  )
}

/** Where the records are, and how to save, bring back and delete them. */
export function KeepSafe({ own }: { own: OwnRecordsState }) {
  return (
    <section aria-labelledby="keep-safe" className="space-y-4 print:hidden">
      <h2 id="keep-safe" className="text-2xl">
        {words.heading}
      </h2>
      {words.where.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {own.store && (
        <div>
          <Part heading={words.save.heading}>
            <SaveCopy store={own.store} />
          </Part>
          <Part heading={words.open.heading}>
            <OpenCopy store={own.store} />
          </Part>
          <Part heading={words.delete.heading}>
            <DeleteAll own={own} />
          </Part>
        </div>
      )}
    </section>
  )
}
