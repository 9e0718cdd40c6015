'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { type StoredForms, StoredFormsContext } from './forms-context'
import { useOpenForm } from './opened'

type Loader = ComponentType<{ onChange: (storedForms: StoredForms) => void }>

/** Shares the stored records among the page's forms. The store's code loads after hydration. */
export function StoredFormsProvider({ children }: { children: ReactNode }) {
  const [storedForms, setStoredForms] = useState<StoredForms | null>(null)
  const [Loader, setLoader] = useState<Loader | null>(null)
  const opened = useOpenForm()
  // Retry whenever a form is opened, if the first load failed.
  useEffect(() => {
    if (Loader) return
    void import('./forms-loader').then(
      (loaded) => setLoader(() => loaded.FormsLoader),
      () => undefined,
    )
  }, [Loader, opened])
  return (
    <StoredFormsContext value={storedForms}>
      {Loader && <Loader onChange={setStoredForms} />}
      {children}
    </StoredFormsContext>
  )
}
