import { type PainKind, painKindIds, painKinds } from '@/content/anatomy/body-areas'
import { painMapWords } from '@/content/anatomy/pain-map'
import { PainLetter } from './pain-letter'
import { PainPattern } from './pain-patterns'

interface PainKindsProps {
  name: string
  value: PainKind
  onChange: (kind: PainKind) => void
}

/** Chooses the kind of pain for the next mark. Each kind has its own letter and pattern. */
export function PainKinds({ name, value, onChange }: PainKindsProps) {
  return (
    <fieldset className="pain-kinds mb-6">
      {/* Floated, a legend lies inside its fieldset, so that the fieldset's background covers what scrolls below. */}
      <legend className="float-left mb-3 w-full font-semibold max-md:mb-1.5">
        {painMapWords.kindLegend}
      </legend>
      <div className="clear-both grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-3 max-md:grid-cols-[repeat(auto-fit,minmax(3.9rem,1fr))] max-md:gap-1.5">
        {painKindIds.map((kind) => (
          <label
            key={kind}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-md border border-field-line px-3 has-checked:border-pine has-checked:bg-sage has-checked:outline-2 has-checked:outline-pine has-focus-visible:outline-3 has-focus-visible:outline-poppy max-md:flex-col max-md:gap-1 max-md:px-0.5 max-md:py-1.5 max-md:text-sm"
          >
            <input
              type="radio"
              name={`${name}-kind`}
              value={kind}
              checked={value === kind}
              onChange={() => onChange(kind)}
              className="size-5 shrink-0 accent-pine max-md:sr-only"
            />
            <svg
              aria-hidden
              viewBox="-10 -10 20 20"
              className="size-8 shrink-0 rounded-sm border border-field-line"
            >
              <PainPattern id={`${name}-swatch-${kind}`} kind={kind} />
              <rect x="-10" y="-10" width="20" height="20" fill={`url(#${name}-swatch-${kind})`} />
              <PainLetter kind={kind} x={0} y={0} />
            </svg>
            {painKinds[kind].name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
