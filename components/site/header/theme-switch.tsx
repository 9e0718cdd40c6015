'use client'

import { useTheme } from 'next-themes'
import { IconButton } from '@/components/site/icon-button'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/site/use-hydrated'

type Theme = 'system' | 'light' | 'dark'

/** Starts with the theme that the device's own differs from, so that the first press changes what is seen. */
const nextOn: Record<'light' | 'dark', Record<Theme, Theme>> = {
  light: { system: 'dark', dark: 'light', light: 'system' },
  dark: { system: 'light', light: 'dark', dark: 'system' },
}

const pictures: Record<Theme, string> = {
  system: 'M3 5h18v11H3zM8 20h8M12 16v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  dark: 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5z',
}

function asTheme(value: string | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system'
}

type ThemeSwitchProps = {
  labels: Record<'now' | 'next', Record<Theme, string>>
  /** Shows the present theme in words, too. */
  hasText?: boolean
  className?: string
}

/** Cycles through the system, light and dark themes. Without JavaScript the system theme applies. */
export function ThemeSwitch({ labels, hasText = false, className }: ThemeSwitchProps) {
  const { theme, systemTheme, setTheme } = useTheme()
  const isHydrated = useHydrated()
  // The stored theme and the device's are only known in the browser; server HTML shows the defaults.
  const shown = asTheme(isHydrated ? theme : undefined)
  const next = nextOn[(isHydrated && systemTheme) || 'light'][shown]

  const button = { onClick: () => setTheme(next), className }
  const icon = (
    <svg
      viewBox="0 0 24 24"
      className="size-6 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={pictures[shown]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )

  if (!hasText)
    return (
      <IconButton label={`${labels.now[shown]} ${labels.next[next]}`} {...button}>
        {icon}
      </IconButton>
    )
  return (
    <Button type="button" variant="ghost" {...button}>
      {icon}
      {labels.now[shown]}
      <span className="sr-only">{labels.next[next]}</span>
    </Button>
  )
}
