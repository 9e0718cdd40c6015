'use client'

import { Button } from '@/components/ui/button'
import { trackerWords } from '@/content/en/ui/tools/tracker'

const { day: words } = trackerWords
const points = Array.from({ length: 11 }, (_, point) => point)

type PainScaleProps = { value: number | null; onChange: (value: number | null) => void }

/** Pain from 0 to 10 in one row, or two on phones. */
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
        <Button type="button" onClick={() => onChange(null)} variant="link" className="text-sm">
          {words.clearPain}
        </Button>
      )}
    </fieldset>
  )
}
