import { FineParts } from './fine-parts'
import { PainSign } from './pain-sign'
import { Button } from '@/components/ui/button'
import { type PainMark, bodyAreas, painKinds } from '@/content/anatomy/body-areas'
import { painMapWords } from '@/content/anatomy/pain-map'
import { withMark } from '@/lib/anatomy/body/pain-marks'

interface PainSummaryProps {
  name: string
  marks: readonly PainMark[]
  hasKinds: boolean
  onChange: (marks: readonly PainMark[]) => void
}

/** The marks as text, with the details of hands and feet. Screen readers announce each new one. */
export function PainSummary({ name, marks, hasKinds, onChange }: PainSummaryProps) {
  return (
    <div className="min-w-[min(15rem,100%)] flex-1 pt-6">
      <p className="font-semibold">{painMapWords.chosen}</p>
      <ul aria-live="polite" aria-relevant="additions text" className="mt-2 space-y-2">
        {marks.length === 0 && <li className="text-muted">{painMapWords.nothing}</li>}
        {marks.map((mark) => (
          <li key={`${mark.area} ${mark.kind}`}>
            <span className="flex items-center gap-3">
              {hasKinds && <PainSign kind={mark.kind} />}
              {bodyAreas[mark.area].name}
              {hasKinds && `: ${painKinds[mark.kind].name.toLowerCase()}`}
            </span>
            <FineParts name={name} mark={mark} onChange={(changed) => onChange(withMark(marks, changed))} />
          </li>
        ))}
      </ul>
      {marks.length > 0 && (
        <Button type="button" onClick={() => onChange([])} variant="outline" className="mt-3 print:hidden">
          {painMapWords.clear}
        </Button>
      )}
    </div>
  )
}
