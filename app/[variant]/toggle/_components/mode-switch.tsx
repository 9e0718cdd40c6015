'use client'

import type { FormEvent } from 'react'
import { choices, isChoice } from './choices'
import { SavedSentence } from './saved-sentence'
import { buttonVariants } from '@/components/ui/button-variants'
import { togglePage, type ToggleChoice } from '@/content/toggle-page'
import { storeAutomatic, storeMode } from '@/lib/location/developer-tools'
import type { Mode } from '@/lib/variant'

function store(choice: ToggleChoice) {
  if (choice === 'automatic') storeAutomatic()
  else storeMode(choice)
}

/**
 * Local, remote or automatic. Without script the form's post sets the cookie and comes back to `#choice`; with script
 * the stored result is written too, so that no look-up overrules the visitor's own choice.
 */
export function ModeSwitch({ mode }: { mode: Mode }) {
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const choice = new FormData(event.currentTarget).get('mode')
    if (!isChoice(choice)) return
    store(choice)
    window.location.hash = choice
    window.location.reload()
  }

  return (
    <form action="/api/visitor-mode" method="post" onSubmit={save} className="measure">
      <SavedSentence />
      <p className="mb-6 font-semibold">{togglePage.now[mode]}</p>
      <fieldset>
        <legend className="mb-3 font-heading text-xl">{togglePage.legend}</legend>
        {choices.map((choice) => (
          <label
            key={choice}
            className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-4 border-t border-line py-4"
          >
            <input
              type="radio"
              name="mode"
              value={choice}
              defaultChecked={choice === mode || (choice === 'automatic' && mode === 'unknown')}
              className="size-6 accent-pine"
            />
            <span className="font-semibold">{togglePage.choices[choice].label}</span>
            <span className="col-start-2 text-sm text-muted">{togglePage.choices[choice].hint}</span>
          </label>
        ))}
      </fieldset>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" className={buttonVariants()}>
          {togglePage.save}
        </button>
        {mode === 'local' && (
          <a href="/contact" className="py-2 link">
            {togglePage.nextLocal}
          </a>
        )}
      </div>
      <p className="mt-4 text-sm text-muted">{togglePage.privacy}</p>
    </form>
  )
}
