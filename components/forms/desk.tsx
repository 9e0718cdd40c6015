'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { type Desk, DeskContext } from './desk-context'
import { useOpenForm } from './opened'

type Keeper = ComponentType<{ onChange: (desk: Desk) => void }>

/** Gives all forms of the page one view of what is kept. What opens the store comes in after the page is there. */
export function FormsDesk({ children }: { children: ReactNode }) {
  const [desk, setDesk] = useState<Desk | null>(null)
  const [Keeper, setKeeper] = useState<Keeper | null>(null)
  const opened = useOpenForm()
  // Once more with each form that is opened, where the first time failed.
  useEffect(() => {
    if (Keeper) return
    void import('./keeper').then(
      (loaded) => setKeeper(() => loaded.Keeper),
      () => undefined,
    )
  }, [Keeper, opened])
  return (
    <DeskContext value={desk}>
      {Keeper && <Keeper onChange={setDesk} />}
      {children}
    </DeskContext>
  )
}
