'use client'

import { useCallback, useEffect, useState } from 'react'
import { useRecords } from '@/components/records/use-records'
import { recordsMayExist } from '@/lib/on-device/records/may-exist'

/**
 * The records, opened once this device is known to have some, or when the visitor first touches the tracker: someone
 * who only reads the page doesn't wait for the code that stores.
 */
export function useTrackerRecords() {
  const [mayExist, setMayExist] = useState<boolean | null>(null)
  const [isTouched, setTouched] = useState(false)
  const records = useRecords(mayExist === true || isTouched)

  useEffect(() => {
    void recordsMayExist().then(setMayExist)
  }, [])
  const onTouch = useCallback(() => setTouched(true), [])

  return { records, isAbsent: mayExist === false, onTouch }
}
