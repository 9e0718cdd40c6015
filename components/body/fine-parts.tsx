import { Checkbox } from '@/components/ui/checkbox'
import { type PainMark, bodyAreas } from '@/content/anatomy/body-areas'
import { painMapWords } from '@/content/anatomy/pain-map'
import { finePartsOf } from '@/lib/anatomy/body/pain-marks'

interface FinePartsProps {
  name: string
  mark: PainMark
  onChange: (mark: PainMark) => void
}

/** Where in a hand or a foot: the fingers and toes are too small to tap, and they tell which nerve it is. */
export function FineParts({ name, mark, onChange }: FinePartsProps) {
  const choices = finePartsOf(mark.area)
  if (choices.length === 0) return null
  const { parts = [] } = mark
  const handleCheck = (part: string, isChecked: boolean) =>
    onChange({ ...mark, parts: isChecked ? [...parts, part] : parts.filter((other) => other !== part) })
  return (
    <fieldset className="ml-10 flex flex-wrap gap-x-5">
      <legend className="sr-only">{painMapWords.fineParts(bodyAreas[mark.area].name)}</legend>
      {choices.map(([part, label]) => (
        <label key={part} className="flex min-h-12 cursor-pointer items-center gap-2">
          <Checkbox
            name={`${name}-${mark.area}-${mark.kind}`}
            value={part}
            checked={parts.includes(part)}
            onChange={(event) => handleCheck(part, event.target.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
