import '../globals.css'
import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { PageShell } from '@/components/site/layout/page-shell'
import { currentMode } from '@/lib/variant/current-mode'
import { paper } from '@/lib/site/page-colors'
import { modes } from '@/lib/variant/variant'
import { fontVariables } from '../fonts'

export const dynamicParams = false

export const viewport: Viewport = {
  // Under the notch and the home indicator, too; the style sheet keeps content out of there.
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: paper.light },
    { media: '(prefers-color-scheme: dark)', color: paper.dark },
  ],
}

export function generateStaticParams() {
  return modes.map((variant) => ({ variant }))
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    // next-themes sets the theme class before hydration.
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <body>
        <PageShell mode={await currentMode()}>{children}</PageShell>
      </body>
    </html>
  )
}
