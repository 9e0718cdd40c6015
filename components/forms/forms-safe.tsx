'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useDesk } from './desk-context'
import type { OwnRecordsState } from '@/components/own-records/use-own-records'

type KeepSafe = ComponentType<{ own: OwnRecordsState }>

/** Copies and deletion of what is kept, once something is. */
export function FormsSafe() {
  const own = useDesk()?.own
  const [Safe, setSafe] = useState<KeepSafe | null>(null)
  const isNeeded = own !== undefined && own.people.length > 0
  useEffect(() => {
    if (!isNeeded) return
    void import('@/components/own-records/keep-safe').then(
      (loaded) => setSafe(() => loaded.KeepSafe),
      () => undefined,
    )
  }, [isNeeded])
  return own && Safe ? <Safe own={own} /> : null
}
