'use client'

import { regions } from '@/content/anatomy/regions'
import { anatomyWords } from '@/content/anatomy/words'
import { partName } from '@/lib/anatomy/part-name'
import { type PartId, neighbour, parsePart, partIds, regionOf } from '@/lib/anatomy/parts'

const words = anatomyWords.pick

/** Up, down, or any part by its name: whatever the hand or the eye finds hard about the drawing, this does as well. */
export function PartPicker({ part, onChoose }: { part: PartId; onChoose: (part: PartId) => void }) {
  const step = (by: 1 | -1, word: string, to: (name: string) => string) => {
    const next = neighbour(part, by)
    return (
      <button
        type="button"
        className="btn btn-outline px-4"
        aria-disabled={next === part}
        aria-label={to(partName(next))}
        onClick={() => onChoose(next)}
      >
        <span aria-hidden>{by === 1 ? '↓' : '↑'}</span> {word}
      </button>
    )
  }
  return (
    <div className="grid scripted grid-cols-[auto_minmax(0,1fr)_auto] gap-2">
      {step(-1, words.up, words.upTo)}
      <select
        aria-label={words.label}
        value={part}
        onChange={({ currentTarget }) => {
          const next = parsePart(currentTarget.value)
          if (next) onChoose(next)
        }}
        className="field"
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
      </select>
      {step(1, words.down, words.downTo)}
    </div>
  )
}
