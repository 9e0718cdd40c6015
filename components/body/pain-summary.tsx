import { FineParts } from './fine-parts'
import { Button } from '@/components/ui/button'
import { type PainMark, bodyAreas, painKinds } from '@/content/anatomy/body-areas'
import { painMapWords } from '@/content/anatomy/pain-map'
import { withMark } from '@/lib/anatomy/body/pain-marks'

interface PainSummaryProps {
  name: string
  marks: readonly PainMark[]
  onChange: (marks: readonly PainMark[]) => void
}

/** The marks as text, with the details of hands and feet. Screen readers announce each new one. */
export function PainSummary({ name, marks, onChange }: PainSummaryProps) {
  return (
    <div className="min-w-[min(15rem,100%)] flex-1 pt-6">
      <p className="font-semibold">{painMapWords.chosen}</p>
      <ul aria-live="polite" aria-relevant="additions text" className="mt-2 space-y-2">
        {marks.length === 0 && <li className="text-muted">{painMapWords.nothing}</li>}
        {marks.map((mark) => (
          <li key={`${mark.area} ${mark.kind}`}>
            <span className="flex items-center gap-3">
              <span
                aria-hidden
                className="inline-flex size-7 shrink-0 items-center justify-center rounded-full border-2 border-poppy bg-paper text-sm leading-none font-bold"
              >
                {painKinds[mark.kind].sign}
              </span>
              {`${bodyAreas[mark.area].name}: ${painKinds[mark.kind].name.toLowerCase()}`}
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
