'use client'

import { Checkbox } from '@/components/ui/checkbox'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { anatomyWords } from '@/content/anatomy/words'
import { type Layer, layers } from '@/lib/anatomy/layers'

interface LayerChoiceProps {
  shown: readonly Layer[]
  onChange: (shown: readonly Layer[]) => void
}

const { legend } = anatomyWords.layers

/** Which layers are drawn, from bones only to everything. Collapsed on phones. */
export function LayerChoice({ shown, onChange }: LayerChoiceProps) {
  return (
    <Collapsible className="mobile-fold scripted">
      <CollapsibleTrigger>{legend}</CollapsibleTrigger>
      <fieldset className="anatomy-layers mobile:grid mobile:grid-cols-2 mobile:pb-2">
        <legend className="mobile:sr-only desktop:mb-1 desktop:text-sm desktop:text-muted">{legend}</legend>
        {layers.map((layer) => (
          <label key={layer} className="flex min-h-12 cursor-pointer items-center gap-3">
            <Checkbox
              checked={shown.includes(layer)}
              onChange={({ currentTarget }) =>
                onChange(
                  layers.filter((other) => (other === layer ? currentTarget.checked : shown.includes(other))),
                )
              }
            />
            {anatomyWords.layers[layer]}
          </label>
        ))}
      </fieldset>
    </Collapsible>
  )
}
