'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { OwnRecordsState } from '@/components/own-records/use-own-records'
import type { PatientForm } from '@/content/form-schema'
import { knownAnswers } from '@/lib/forms/known-answers'
import { type FormValues, hasAnswers, parseValues } from '@/lib/forms/values'
import type { StoreCode } from '@/lib/own-records/result'

const pauseMs = 400

/**
 * What is typed and not on the device yet. It outlasts the page's change into another variant, and a device that keeps
 * nothing; not the tab.
 */
const unsaved = new Map<string, FormValues>()

export type Keeping = 'kept' | 'keeping' | 'not-kept'

type Kept = {
  /** Null while the device is asked. */
  first: FormValues | null
  keeping: Keeping
  code: StoreCode | null
  keep: (values: FormValues) => void
  clear: () => Promise<void>
}

/**
 * The answers of one form and person: read from the device, and written to it as they are typed.
 * @param onArrive gets answers that changed elsewhere: in another tab, or brought back from a copy.
 */
export function useKeptValues(
  form: PatientForm,
  own: OwnRecordsState,
  onArrive: (values: FormValues) => void,
): Kept {
  const { store, person, revision } = own
  const personId = person?.id ?? ''
  const key = `${personId} ${form.id}`
  const [first, setFirst] = useState(
    () => unsaved.get(key) ?? (store && person ? null : parseValues(form, null)),
  )
  const [keeping, setKeeping] = useState<Keeping>('kept')
  const [code, setCode] = useState<StoreCode | null>(own.code)
  /** When what stands in the form was saved; undefined until the device was asked. */
  const savedAt = useRef<string | null | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = useCallback(async () => {
    clearTimeout(timer.current)
    const values = unsaved.get(key)
    if (!values) return
    if (!store || personId === '') return setKeeping('not-kept')
    // An empty form that never was kept leaves no trace.
    if (!savedAt.current && !hasAnswers(values)) {
      unsaved.delete(key)
      return setKeeping('kept')
    }
    savedAt.current = new Date().toISOString()
    const result = await store.saveForm({ personId, formId: form.id, values, savedAt: savedAt.current })
    setCode(result.ok ? null : result.code)
    if (!result.ok) return setKeeping('not-kept')
    // What was typed meanwhile still waits for its own turn.
    if (unsaved.get(key) !== values) return
    unsaved.delete(key)
    setKeeping('kept')
  }, [key, store, personId, form.id])

  useEffect(() => {
    if (!store || personId === '') return
    let isLeft = false
    void store.forms(personId).then((forms) => {
      if (isLeft) return
      if (!forms.ok) {
        setCode(forms.code)
        return setFirst((values) => values ?? parseValues(form, null))
      }
      const saved = forms.value
      const here = saved.find(({ formId }) => formId === form.id)
      const arrived = here?.savedAt ?? null
      if (arrived === savedAt.current) return
      const isFirst = savedAt.current === undefined
      savedAt.current = arrived
      if (unsaved.has(key)) return
      const values = parseValues(form, here?.values ?? (isFirst ? knownAnswers(form, saved) : null))
      setFirst(values)
      if (!isFirst) onArrive(values)
    })
    return () => {
      isLeft = true
    }
  }, [store, personId, form, key, revision, onArrive])

  useEffect(() => {
    const leave = () => void write()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [write])

  const keep = useCallback(
    (values: FormValues) => {
      unsaved.set(key, values)
      setKeeping(store ? 'keeping' : 'not-kept')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void write(), pauseMs)
    },
    [key, store, write],
  )

  const clear = useCallback(async () => {
    clearTimeout(timer.current)
    unsaved.delete(key)
    savedAt.current = null
    const result = await store?.deleteForm(personId, form.id)
    setCode(result && !result.ok ? result.code : null)
  }, [key, store, personId, form.id])

  return { first, keeping, code, keep, clear }
}
