'use client'

import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { regions } from '@/content/anatomy/regions'
import { anatomyWords } from '@/content/anatomy/words'
import { partName } from '@/lib/anatomy/part-name'
import { type PartId, neighbor, parsePart, partIds, regionOf } from '@/lib/anatomy/parts'

const words = anatomyWords.pick

/** Previous, next (arrows alone on phones), or any part by name: everything the drawing offers, without precise pointing. */
export function PartPicker({ part, onChoose }: { part: PartId; onChoose: (part: PartId) => void }) {
  const step = (by: 1 | -1, word: string, to: (name: string) => string) => {
    const next = neighbor(part, by)
    return (
      <Button
        type="button"
        variant="outline"
        className="px-4"
        aria-disabled={next === part}
        aria-label={to(partName(next))}
        onClick={() => onChoose(next)}
      >
        <span aria-hidden>{by === 1 ? '↓' : '↑'}</span> <span className="mobile:hidden">{word}</span>
      </Button>
    )
  }
  return (
    <div className="flex scripted flex-wrap gap-2">
      {step(-1, words.up, words.upTo)}
      <Select
        aria-label={words.label}
        className="min-w-0 flex-[1_1_8rem]"
        value={part}
        onChange={({ currentTarget }) => {
          const next = parsePart(currentTarget.value)
          if (next) onChoose(next)
        }}
      >
        {regions.map((region) => (
          <optgroup key={region.id} label={region.name}>
            {partIds
              .filter((id) => regionOf(id) === region)
              .map((id) => (
                <option key={id} value={id}>
                  {partName(id)}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      {step(1, words.down, words.downTo)}
    </div>
  )
}
