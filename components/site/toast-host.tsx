'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { toastStore } from '@/components/ui/toast/toast-store'

type ToasterComponent = typeof import('@/components/ui/toast/toaster').Toaster

const none = toastStore.snapshot()

/** Loads the notifications' script with the first notification. */
export function ToastHost(words: { region: string; close: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => none)
  const [Toaster, setToaster] = useState<ToasterComponent | null>(null)
  const isWanted = toasts.length > 0

  useEffect(() => {
    if (isWanted)
      void import('@/components/ui/toast/toaster').then((module) => setToaster(() => module.Toaster))
  }, [isWanted])

  return Toaster && <Toaster toasts={toasts} words={words} />
}
