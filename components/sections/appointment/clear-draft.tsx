'use client'

import { useEffect } from 'react'
import { deviceStorage } from '@/lib/browser/device-storage'
import { draftStorageKey } from '@/lib/browser/storage-keys'

/** Deletes the stored draft after its request was submitted without JavaScript. */
export function ClearDraft() {
  useEffect(() => deviceStorage('sessionStorage').removeItem(draftStorageKey), [])
  return null
}
