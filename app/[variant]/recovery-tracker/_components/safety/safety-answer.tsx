'use client'

import { clsx } from 'clsx'
import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { RadioGroupItem } from '@/components/ui/radio-group'
import { trackerWords } from '@/content/en/ui/tools/tracker'

const { question, yes, no } = trackerWords.safety

type SafetyAnswerProps = {
  name: string
  heading: string
  variant: 'destructive' | 'warning'
  children: ReactNode
}

/**
 * No or yes to a group of warning signs. CSS alone shows the card after a yes, so it also works without JavaScript, which
 * only moves the focus. The answer is not stored.
 */
export function SafetyAnswer({ name, heading, variant, children }: SafetyAnswerProps) {
  const card = useRef<HTMLDivElement>(null)
  const handleAnswer = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Deferred, because WebKit focuses the radio button itself after the click on its label.
    if (target.value === 'yes') setTimeout(() => card.current?.focus())
  }
  return (
    <div className="safety-answer space-y-4 print:hidden">
      <fieldset>
        <legend className="mb-2 font-semibold">{question}</legend>
        <div className="flex flex-wrap gap-3">
          {[
            ['no', no],
            ['yes', yes],
          ].map(([value, label]) => (
            <label key={value} className="choice">
              {/* Off, so that a reload doesn't restore an old answer. */}
              <RadioGroupItem name={name} value={value} autoComplete="off" onChange={handleAnswer} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <Alert
        ref={card}
        role="alert"
        tabIndex={-1}
        variant={variant}
        className="safety-card scroll-mt-24 space-y-4 sm:p-7"
      >
        <p className={clsx('font-heading text-2xl', variant === 'destructive' && 'text-alert')}>{heading}</p>
        {children}
      </Alert>
    </div>
  )
}
