'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { recordsWords } from '@/content/en/ui/tools/records'

type LaterProps<Props extends object> = {
  /** A constant, or it would load again on every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** What to say if it can't be loaded. */
  failed: string
}

/** A part of a page whose code loads when it is first shown. */
export function Later<Props extends object>({ load, props, failed }: LaterProps<Props>) {
  const [View, setView] = useState<ComponentType<Props> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isLeft = false
    load().then(
      (loaded) => isLeft || setView(() => loaded),
      () => isLeft || setHasFailed(true),
    )
    return () => {
      isLeft = true
    }
  }, [load])

  if (View) return <View {...props} />
  return <p role={hasFailed ? 'alert' : 'status'}>{hasFailed ? failed : recordsWords.loadingPart}</p>
}
