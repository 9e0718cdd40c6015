'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { trackerWords } from '@/content/en/ui/tools/tracker'

const { day: words } = trackerWords
const points = Array.from({ length: 11 }, (_, point) => point)

type PainScaleProps = { value: number | null; last: ReactNode; onChange: (value: number | null) => void }

/** Pain from 0 to 10 in one row, or two on phones. The last place clears it. */
export function PainScale({ value, last, onChange }: PainScaleProps) {
  return (
    <fieldset>
      <legend className="entry-legend">
        {words.pain} {last}
      </legend>
      <div className="pain-row">
        {points.map((point) => (
          <label key={point} className="choice pain-point">
            <input
              type="radio"
              name="pain"
              value={point}
              checked={value === point}
              onChange={() => onChange(point)}
            />
            {point}
          </label>
        ))}
        <button
          type="button"
          onClick={() => onChange(null)}
          aria-label={words.clearPain}
          className={clsx('min-h-12 text-xl text-muted', value === null && 'invisible')}
        >
          ×
        </button>
      </div>
      <p className="mt-1 flex flex-wrap justify-between gap-x-6 text-sm text-muted">
        {words.painEnds.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </fieldset>
  )
}
