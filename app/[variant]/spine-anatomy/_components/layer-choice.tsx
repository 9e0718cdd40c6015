'use client'

import { anatomyWords } from '@/content/anatomy/words'
import { type Layer, layers } from '@/lib/anatomy/layers'
import type { Device } from '@/lib/variant'

interface LayerChoiceProps {
  device: Device
  shown: readonly Layer[]
  onChange: (shown: readonly Layer[]) => void
}

function Boxes({ shown, onChange }: Omit<LayerChoiceProps, 'device'>) {
  return layers.map((layer) => (
    <label key={layer} className="flex min-h-12 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={shown.includes(layer)}
        onChange={({ currentTarget }) =>
          onChange(
            layers.filter((other) => (other === layer ? currentTarget.checked : shown.includes(other))),
          )
        }
        className="size-6 shrink-0 accent-pine"
      />
      {anatomyWords.layers[layer]}
    </label>
  ))
}

/** What is drawn: bones alone, with their discs, or with all that lies around them. Folded away on a phone. */
export function LayerChoice({ device, ...choice }: LayerChoiceProps) {
  const { legend } = anatomyWords.layers
  return device === 'desktop' ? (
    <fieldset className="anatomy-layers">
      <legend className="mb-1 text-sm text-muted">{legend}</legend>
      <Boxes {...choice} />
    </fieldset>
  ) : (
    <details className="fold anatomy-layers border-y border-line">
      <summary className="flex min-h-12 items-center justify-between font-semibold">{legend}</summary>
      <fieldset className="grid grid-cols-2 pb-2">
        <legend className="sr-only">{legend}</legend>
        <Boxes {...choice} />
      </fieldset>
    </details>
  )
}
