import {
  type BodyAreaId,
  type PainKind,
  type PainMark,
  bodyAreaIds,
  bodyAreas,
  bodyParts,
  painKinds,
} from '@/content/anatomy/body-areas'
import { Checkbox } from '@/components/ui/checkbox'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { kindsAt } from '@/lib/anatomy/body/pain-marks'
import { painMapWords } from '@/content/anatomy/pain-map'

interface PainListProps {
  name: string
  marks: readonly PainMark[]
  /** The kind of pain that checking an area adds. */
  kind: PainKind
  onCheck: (area: BodyAreaId, isChecked: boolean) => void
}

/** The same areas as checkboxes, by part of the body, for people who cannot see or use the drawing. */
export function PainList({ name, marks, kind, onCheck }: PainListProps) {
  return (
    <Collapsible className="mt-6 border-y border-line print:hidden">
      <CollapsibleTrigger className="py-2">{painMapWords.listInstead}</CollapsibleTrigger>
      <p className="mb-4 text-muted">{painMapWords.listHint}</p>
      <div className="gap-x-10 pb-4 md:columns-2">
        {Object.entries(bodyParts).map(([part, title]) => (
          <fieldset key={part} className="mb-6 break-inside-avoid">
            <legend className="mb-1 font-semibold">{title}</legend>
            {bodyAreaIds
              .filter((id) => bodyAreas[id].part === part)
              .map((id) => {
                const kinds = kindsAt(marks, id)
                return (
                  <label key={id} className="flex min-h-12 cursor-pointer items-center gap-3">
                    <Checkbox
                      name={name}
                      value={id}
                      checked={kinds.includes(kind)}
                      onChange={(event) => onCheck(id, event.target.checked)}
                    />
                    <span>
                      {bodyAreas[id].name}
                      {kinds.length > 0 && (
                        <strong>
                          : {kinds.map((each) => painKinds[each].name.toLowerCase()).join(', ')}
                        </strong>
                      )}
                    </span>
                  </label>
                )
              })}
          </fieldset>
        ))}
      </div>
    </Collapsible>
  )
}
