'use client'

import { RadioGroupItem } from '@/components/ui/radio-group'
import { trackerWords } from '@/content/en/ui/tools/tracker'

const { day: words } = trackerWords
const answers = [
  [true, words.yes],
  [false, words.no],
  [null, words.noAnswer],
] as const

type MedicineProps = { value: boolean | null; onChange: (value: boolean | null) => void }

/** Whether medicine was taken as directed. */
export function Medicine({ value, onChange }: MedicineProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{words.medicine}</legend>
      <div className="flex flex-wrap gap-3">
        {answers.map(([answer, label]) => (
          <label key={label} className="choice">
            <RadioGroupItem
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
