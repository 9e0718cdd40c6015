'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { RecordsState } from '@/components/records/use-records'
import type { PatientForm } from '@/content/schemas/form-schema'
import { knownAnswers } from '@/lib/on-device/forms/known-answers'
import { type FormValues, hasAnswers, parseValues } from '@/lib/on-device/forms/values'
import type { StoreCode } from '@/lib/on-device/records/result'
import { localDay } from '@/lib/text/local-date'

const pauseMs = 400

/**
 * Input not yet saved to the device. It survives leaving the page, even if the device cannot store it, but
 * not closing the tab.
 */
const unsaved = new Map<string, FormValues>()

export type SaveState = 'saved' | 'saving' | 'not-saved'

type SavedValues = {
  /** Null while loading from the device. */
  first: FormValues | null
  saveState: SaveState
  code: StoreCode | null
  save: (values: FormValues) => void
  clear: () => Promise<void>
}

/**
 * The answers of one form and person: loaded from the device and saved as the visitor types.
 * @param onArrive receives answers that changed elsewhere, in another tab or by restoring a backup.
 */
export function useSavedValues(
  form: PatientForm,
  records: RecordsState,
  onArrive: (values: FormValues) => void,
): SavedValues {
  const { store, person, revision } = records
  const personId = person?.id ?? ''
  const key = `${personId} ${form.id}`
  const [first, setFirst] = useState(
    () => unsaved.get(key) ?? (store && person ? null : parseValues(form, null)),
  )
  const [saveState, setSaveState] = useState<SaveState>('saved')
  const [code, setCode] = useState<StoreCode | null>(records.code)
  /** When the form's answers were last saved; undefined while loading. */
  const savedAt = useRef<string | null | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = useCallback(async () => {
    clearTimeout(timer.current)
    const values = unsaved.get(key)
    if (!values) return
    if (!store || personId === '') return setSaveState('not-saved')
    // Don't store an empty form that was never saved.
    if (!savedAt.current && !hasAnswers(values)) {
      unsaved.delete(key)
      return setSaveState('saved')
    }
    savedAt.current = new Date().toISOString()
    const result = await store.saveForm({ personId, formId: form.id, values, savedAt: savedAt.current })
    setCode(result.ok ? null : result.code)
    if (!result.ok) return setSaveState('not-saved')
    // Input typed in the meantime is saved in the next run.
    if (unsaved.get(key) !== values) return
    unsaved.delete(key)
    setSaveState('saved')
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
      const values = parseValues(
        form,
        here?.values ?? (isFirst ? knownAnswers(form, saved, localDay(new Date())) : null),
      )
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

  const save = useCallback(
    (values: FormValues) => {
      unsaved.set(key, values)
      setSaveState(store ? 'saving' : 'not-saved')
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

  return { first, saveState, code, save, clear }
}
