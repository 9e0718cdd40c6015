'use client'

import { useEffect, useRef } from 'react'

type ConfirmProps = { question: string; yes: string; no: string; onYes: () => void; onNo: () => void }

/** Asks before something is lost, in place. The focus is on the way back. */
export function Confirm({ question, yes, no, onYes, onNo }: ConfirmProps) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  /** The buttons go with the answer: the focus goes to the head of what they were in. */
  const answer = (react: () => void) => {
    back.current?.closest('details, form')?.querySelector<HTMLElement>('summary, h2')?.focus()
    react()
  }
  return (
    <div role="group" aria-label={question} className="space-y-3 border-l-4 border-alert pl-5">
      <p>{question}</p>
      <div className="flex flex-wrap gap-3">
        <button ref={back} type="button" onClick={() => answer(onNo)} className="btn btn-outline">
          {no}
        </button>
        <button type="button" onClick={() => answer(onYes)} className="btn btn-destructive">
          {yes}
        </button>
      </div>
    </div>
  )
}
