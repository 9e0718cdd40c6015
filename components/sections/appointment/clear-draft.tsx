'use client'

import { useEffect } from 'react'
import { deviceStorage } from '@/lib/location/device-storage'
import { draftStorageKey } from '@/lib/storage-keys'

/** Forgets the kept draft once its request has arrived by the way without script. */
export function ClearDraft() {
  useEffect(() => deviceStorage('sessionStorage').removeItem(draftStorageKey), [])
  return null
}
