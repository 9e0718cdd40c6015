import {
  type BodyAreaId,
  type PainMark,
  bodyAreaIds,
  bodyAreas,
  bodyParts,
  painKinds,
} from '@/content/body-areas'
import { kindAt } from '@/lib/body/pain-marks'
import { painMapWords } from '@/content/pain-map-words'

interface PainListProps {
  name: string
  marks: readonly PainMark[]
  hasKinds: boolean
  onCheck: (area: BodyAreaId, isChecked: boolean) => void
}

/** The same areas as checkboxes, by part of the body: for those who do not see or reach the drawing. */
export function PainList({ name, marks, hasKinds, onCheck }: PainListProps) {
  return (
    <details className="mt-6 fold border-y border-line print:hidden">
      <summary className="flex min-h-12 items-center justify-between py-2 font-semibold">
        {painMapWords.listInstead}
      </summary>
      <p className="mb-4 text-muted">{painMapWords.listHint}</p>
      <div className="gap-x-10 pb-4 md:columns-2">
        {Object.entries(bodyParts).map(([part, title]) => (
          <fieldset key={part} className="mb-6 break-inside-avoid">
            <legend className="mb-1 font-semibold">{title}</legend>
            {bodyAreaIds
              .filter((id) => bodyAreas[id].part === part)
              .map((id) => {
                const kind = kindAt(marks, id)
                return (
                  <label key={id} className="flex min-h-12 cursor-pointer items-center gap-3">
                    <input
                      type="checkbox"
                      name={name}
                      value={id}
                      checked={kind !== undefined}
                      onChange={(event) => onCheck(id, event.target.checked)}
                      className="size-6 shrink-0 accent-pine"
                    />
                    <span>
                      {bodyAreas[id].name}
                      {hasKinds && kind && <strong>: {painKinds[kind].name.toLowerCase()}</strong>}
                    </span>
                  </label>
                )
              })}
          </fieldset>
        ))}
      </div>
    </details>
  )
}
