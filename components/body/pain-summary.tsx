import { type PainMark, bodyAreas, painKinds } from '@/content/body-areas'
import { PainSign } from './pain-sign'
import { painMapWords } from '@/content/pain-map-words'

interface PainSummaryProps {
  marks: readonly PainMark[]
  hasKinds: boolean
  onClear: () => void
}

/** What is marked, in words; each new mark is read out. */
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
        <button type="button" onClick={onClear} className="mt-3 btn btn-outline print:hidden">
          {painMapWords.clear}
        </button>
      )}
    </div>
  )
}
