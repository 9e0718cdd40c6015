'use client'

import type { FormEvent } from 'react'
import { choices, isChoice } from './choices'
import { SavedSentence } from './saved-sentence'
import { useLocation } from '@/components/site/location/location-provider'
import { Link } from '@/components/site/navigation/link'
import { Button } from '@/components/ui/button'
import { RadioGroupItem } from '@/components/ui/radio-group'
import { togglePage, type ToggleChoice } from '@/content/en/ui/tools/toggle'
import { storeAutomatic, storeMode, storePatient } from '@/lib/variant/location/choice'
import type { Mode } from '@/lib/variant/variant'

function store(choice: ToggleChoice) {
  if (choice === 'automatic') storeAutomatic()
  else if (choice === 'local') storePatient()
  else storeMode(choice)
}

/**
 * Local, remote or automatic. Without JavaScript the form post sets the cookie and redirects to `#choice`. With it, the stored
 * result is written, too, so that no lookup overrides the visitor's choice.
 */
export function ModeSwitch({ variant }: { variant: Mode }) {
  const { mode } = useLocation()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const choice = new FormData(event.currentTarget).get('mode')
    if (!isChoice(choice)) return
    store(choice)
    window.location.hash = choice
    window.location.reload()
  }

  return (
    <form action="/api/visitor-mode" method="post" onSubmit={handleSubmit} className="measure">
      <SavedSentence />
      <p className="mb-6 font-semibold">{togglePage.now[mode]}</p>
      <fieldset>
        <legend className="mb-3 font-heading text-xl">{togglePage.legend}</legend>
        {choices.map((choice) => (
          <label
            key={choice}
            className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-4 border-t border-line py-4"
          >
            <RadioGroupItem
              name="mode"
              value={choice}
              defaultChecked={choice === variant || (choice === 'automatic' && variant === 'unknown')}
            />
            <span className="font-semibold">{togglePage.choices[choice].label}</span>
            <span className="col-start-2 text-sm text-muted">{togglePage.choices[choice].hint}</span>
          </label>
        ))}
      </fieldset>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit">{togglePage.save}</Button>
        {mode === 'local' && (
          <Link href="/contact" className="py-2 link">
            {togglePage.nextLocal}
          </Link>
        )}
      </div>
      <p className="mt-4 text-sm text-muted">{togglePage.privacy}</p>
    </form>
  )
}
