'use client'

import { trackerWords } from '@/content/tracker-words'

const { day: words } = trackerWords
const points = Array.from({ length: 11 }, (_, point) => point)

type PainScaleProps = { value: number | null; onChange: (value: number | null) => void }

/** Pain from 0 to 10 as one row of numbers, two on a phone. */
export function PainScale({ value, onChange }: PainScaleProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-semibold">{words.pain}</legend>
      <div className="grid grid-cols-6 gap-2 sm:grid-cols-11 sm:gap-1.5">
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
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 text-sm text-muted">
        {words.painEnds.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
      {value !== null && (
        <button type="button" onClick={() => onChange(null)} className="min-h-12 text-sm link">
          {words.clearPain}
        </button>
      )}
    </fieldset>
  )
}
