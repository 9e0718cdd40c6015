'use client'

import type { BodyAreaId, PainKind, PainMark } from '@/content/anatomy/body-areas'
import { tapped, withMark, without } from '@/lib/anatomy/body/pain-marks'
import { PainFigure } from './pain-figure'
import { PainKinds } from './pain-kinds'
import { PainList } from './pain-list'
import { PainSummary } from './pain-summary'
import { painMapWords } from '@/content/anatomy/pain-map'
import { useState } from 'react'

interface PainMapProps {
  /** Prefix of the form field names, unique on the page. */
  name: string
  legend: string
  value: readonly PainMark[]
  onChange: (marks: readonly PainMark[]) => void
}

const sides = ['front', 'back'] as const

/**
 * Where it hurts, marked on a drawn body or in an equivalent list. Phones show one side of the body at a
 * time.
 */
export function PainMap({ name, legend, value, onChange }: PainMapProps) {
  const [kind, setKind] = useState<PainKind>('pain')
  const handleTap = (area: BodyAreaId) => onChange(tapped(value, { area, kind }))
  const handleCheck = (area: BodyAreaId, isChecked: boolean) =>
    onChange(isChecked ? withMark(value, { area, kind }) : without(value, { area, kind }))

  return (
    <fieldset className="pain-map @container">
      <legend className="mb-3 text-lg font-semibold">{legend}</legend>
      <PainKinds name={name} value={kind} onChange={setKind} />
      <p className="mb-4">{painMapWords.hint}</p>
      <fieldset className="mb-4 flex flex-wrap gap-3 md:hidden print:hidden">
        <legend className="sr-only">{painMapWords.sides.legend}</legend>
        {sides.map((side) => (
          <label
            key={side}
            className="flex min-h-12 flex-1 cursor-pointer items-center justify-center gap-2 rounded-md border border-field-line px-3 has-checked:border-pine has-checked:bg-sage"
          >
            <input
              type="radio"
              name={`${name}-side`}
              value={side}
              defaultChecked={side === 'front'}
              className="size-5 accent-pine"
            />
            {painMapWords.sides[side]}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-x-12 gap-y-6 max-md:justify-center">
        <div className="flex max-w-full shrink-0 flex-wrap justify-center gap-x-12">
          {sides.map((side) => (
            <div key={side} data-side={side} className="pain-side">
              <p aria-hidden className="flex justify-between text-sm text-muted">
                <span>{side === 'front' ? painMapWords.yourRight : painMapWords.yourLeft}</span>
                <span className="font-semibold max-md:hidden">{painMapWords.sides[side]}</span>
                <span>{side === 'front' ? painMapWords.yourLeft : painMapWords.yourRight}</span>
              </p>
              <PainFigure name={name} side={side} marks={value} onTap={handleTap} />
            </div>
          ))}
        </div>
        <PainSummary name={name} marks={value} onChange={onChange} />
      </div>
      <PainList name={name} marks={value} kind={kind} onCheck={handleCheck} />
    </fieldset>
  )
}
