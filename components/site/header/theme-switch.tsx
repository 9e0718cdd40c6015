'use client'

import { useTheme } from 'next-themes'
import { IconButton } from '@/components/site/icon-button'
import { useHydrated } from '@/components/site/use-hydrated'

const order = ['system', 'light', 'dark'] as const
type Theme = (typeof order)[number]

const pictures: Record<Theme, string> = {
  system: 'M3 5h18v11H3zM8 20h8M12 16v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  dark: 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5z',
}

function asTheme(value: string | undefined): Theme {
  return order.find((theme) => theme === value) ?? 'system'
}

/** Cycles through the system, light and dark themes. Without JavaScript the system theme applies. */
export function ThemeSwitch({ labels, className }: { labels: Record<Theme, string>; className?: string }) {
  const { theme, setTheme } = useTheme()
  // The stored theme is only known in the browser; server HTML shows the default.
  const shown = asTheme(useHydrated() ? theme : undefined)
  const next = order[(order.indexOf(shown) + 1) % order.length] ?? 'system'

  return (
    <IconButton label={labels[shown]} onClick={() => setTheme(next)} className={className}>
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d={pictures[shown]} strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </IconButton>
  )
}
