'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

/** A page that arrives sooner needs no spinner. */
const patienceMs = 300

/** Whether a click leads to another page of this site in this window. */
function leadsElsewhere(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return false
  return link.pathname !== window.location.pathname
}

/** The spinner of spec 2.1, shown when the next page takes its time. */
export function NavigationSpinner({ label }: { label: string }) {
  const pathname = usePathname()
  const [departure, setDeparture] = useState<string | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const start = (event: MouseEvent) => {
      if (!leadsElsewhere(event)) return
      clearTimeout(timer)
      timer = setTimeout(() => setDeparture(window.location.pathname), patienceMs)
    }
    // A page that comes back from the back-forward cache is no longer on its way anywhere.
    const stop = () => setDeparture(null)
    document.addEventListener('click', start)
    window.addEventListener('pageshow', stop)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pageshow', stop)
      document.removeEventListener('click', start)
    }
  }, [pathname])

  if (departure !== pathname) return null
  return (
    <div role="status" className="fixed inset-x-0 top-24 z-50 flex justify-center">
      <span className="flex items-center gap-3 rounded-md border border-line bg-paper px-5 py-3 shadow-lg">
        <span
          aria-hidden="true"
          className="size-5 animate-spin rounded-full border-2 border-line border-t-pine motion-reduce:animate-none"
        />
        {label}
      </span>
    </div>
  )
}
