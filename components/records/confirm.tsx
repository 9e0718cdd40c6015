'use client'

import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/alert'

type ConfirmProps = { question: string; yes: string; no: string; onYes: () => void; onNo: () => void }

/** Inline confirmation of a destructive action. Focus starts on the safe answer. */
export function Confirm({ question, yes, no, onYes, onNo }: ConfirmProps) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  /** The buttons disappear once answered, so focus moves to the heading above them. */
  const handleAnswer = (react: () => void) => {
    back.current?.closest('details, form')?.querySelector<HTMLElement>('summary, h2')?.focus()
    react()
  }
  return (
    <Alert role="group" aria-label={question} variant="destructive" layout="line" className="space-y-3">
      <p>{question}</p>
      <div className="flex flex-wrap gap-3">
        <Button ref={back} type="button" onClick={() => handleAnswer(onNo)} variant="outline">
          {no}
        </Button>
        <Button type="button" onClick={() => handleAnswer(onYes)} variant="destructive">
          {yes}
        </Button>
      </div>
    </Alert>
  )
}

type ConfirmButtonProps = Omit<ConfirmProps, 'onYes' | 'onNo'> &
  Pick<ComponentProps<typeof Button>, 'variant' | 'children'> & { onConfirm: () => void }

/** A button whose action has to be confirmed in its place. */
export function ConfirmButton({ variant = 'link', children, onConfirm, ...words }: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const handleYes = () => {
    setIsAsking(false)
    onConfirm()
  }
  if (isAsking) return <Confirm {...words} onYes={handleYes} onNo={() => setIsAsking(false)} />
  return (
    <Button type="button" onClick={() => setIsAsking(true)} variant={variant}>
      {children}
    </Button>
  )
}
