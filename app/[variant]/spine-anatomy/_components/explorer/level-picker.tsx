'use client'

import { Select } from '@/components/ui/select'
import { type NerveRootId, nerveRootIds, nerveRoots } from '@/content/anatomy/nerve-roots'
import { regions } from '@/content/anatomy/regions'
import { anatomyWords } from '@/content/anatomy/words'
import { type PartId, regionOf, rootOf } from '@/lib/anatomy/parts'

const words = anatomyWords.place

const weakRoots = nerveRootIds.filter((root) => nerveRoots[root].muscle)

function Option({ root, text }: { root: NerveRootId; text: string }) {
  return <option value={`nerve-${root}`}>{words.option(text, root)}</option>
}

type LevelPickerProps = { part: PartId; labelledBy: string; onChoose: (part: PartId) => void }

/** Leads from what someone feels, or can't do, to the nerve that may be involved. */
export function LevelPicker({ part, labelledBy, onChoose }: LevelPickerProps) {
  return (
    <Select
      aria-labelledby={labelledBy}
      className="scripted"
      value={rootOf(part) ? part : ''}
      onChange={({ currentTarget }) => {
        if (currentTarget.value) onChoose(currentTarget.value as PartId)
      }}
    >
      <option value="">{words.none}</option>
      {regions.map((region) => (
        <optgroup key={region.id} label={words.feels(region.name)}>
          {nerveRootIds
            .filter((root) => regionOf(`nerve-${root}`) === region)
            .map((root) => (
              <Option key={root} root={root} text={nerveRoots[root].skin} />
            ))}
        </optgroup>
      ))}
      <optgroup label={words.weak}>
        {weakRoots.map((root) => (
          <Option key={root} root={root} text={nerveRoots[root].muscle ?? ''} />
        ))}
      </optgroup>
    </Select>
  )
}
