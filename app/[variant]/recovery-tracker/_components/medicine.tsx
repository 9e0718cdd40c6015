'use client'

import { trackerWords } from '@/content/tracker-words'

const { day: words } = trackerWords
const answers = [
  [true, words.yes],
  [false, words.no],
  [null, words.noAnswer],
] as const

type MedicineProps = { value: boolean | null; onChange: (value: boolean | null) => void }

/** Whether the medicine was taken as the sheet says. */
export function Medicine({ value, onChange }: MedicineProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{words.medicine}</legend>
      <div className="flex flex-wrap gap-3">
        {answers.map(([answer, label]) => (
          <label key={label} className="choice">
            <input
              type="radio"
              name="medicine"
              value={String(answer)}
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
