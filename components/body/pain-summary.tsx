import { Button } from '@/components/ui/button'
import { type PainMark, bodyAreas, painKinds } from '@/content/anatomy/body-areas'
import { PainSign } from './pain-sign'
import { painMapWords } from '@/content/anatomy/pain-map'

interface PainSummaryProps {
  marks: readonly PainMark[]
  hasKinds: boolean
  onClear: () => void
}

/** The marks as text. Screen readers announce each new one. */
export function PainSummary({ marks, hasKinds, onClear }: PainSummaryProps) {
  return (
    <div className="min-w-60 flex-1 pt-6">
      <p className="font-semibold">{painMapWords.chosen}</p>
      <ul aria-live="polite" aria-relevant="additions text" className="mt-2 space-y-2">
        {marks.length === 0 && <li className="text-muted">{painMapWords.nothing}</li>}
        {marks.map(({ area, kind }) => (
          <li key={area} className="flex items-center gap-3">
            {hasKinds && <PainSign kind={kind} />}
            {bodyAreas[area].name}
            {hasKinds && `: ${painKinds[kind].name.toLowerCase()}`}
          </li>
        ))}
      </ul>
      {marks.length > 0 && (
        <Button type="button" onClick={onClear} variant="outline" className="mt-3 print:hidden">
          {painMapWords.clear}
        </Button>
      )}
    </div>
  )
}
