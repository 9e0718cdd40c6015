'use client'

import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { trackerWords } from '@/content/tracker-words'

const { question, yes, no } = trackerWords.safety

type SafetyAnswerProps = { name: string; heading: string; tone: 'alert' | 'poppy'; children: ReactNode }

const tones = { alert: 'border-alert', poppy: 'border-poppy' } as const

/**
 * No or yes to a group of danger signs. A yes shows the card by the style sheet alone, so also before the script is
 * there; script adds the focus. The answer is kept nowhere.
 */
export function SafetyAnswer({ name, heading, tone, children }: SafetyAnswerProps) {
  const card = useRef<HTMLDivElement>(null)
  const answer = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Afterwards: WebKit gives the focus to the answer itself once its label's press has been dealt with.
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
              {/* Off, so that a reload does not bring an old answer back. */}
              <input type="radio" name={name} value={value} autoComplete="off" onChange={answer} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div
        ref={card}
        role="alert"
        tabIndex={-1}
        className={`safety-card scroll-mt-24 space-y-4 rounded-lg border-2 p-5 sm:p-7 ${tones[tone]}`}
      >
        <p className={`font-heading text-2xl ${tone === 'alert' ? 'text-alert' : ''}`}>{heading}</p>
        {children}
      </div>
    </div>
  )
}
