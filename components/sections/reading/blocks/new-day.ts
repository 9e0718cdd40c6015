const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** A time of day, such as '8:15 PM'. */
export const timeOfDay = (moment: Date): string => clock.format(moment)

/** Calls back at each local midnight, and when the page is seen again, because a phone's timers sleep with it. */
export function onNewDay(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const now = new Date()
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
    timer = setTimeout(() => (callback(), wait()), midnight.getTime() - now.getTime())
  }
  wait()
  document.addEventListener('visibilitychange', callback)
  window.addEventListener('pageshow', callback)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', callback)
    window.removeEventListener('pageshow', callback)
  }
}
