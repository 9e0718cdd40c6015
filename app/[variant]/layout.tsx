import '../globals.css'
import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { PageShell } from '@/components/site/page-shell'
import { currentVariant } from '@/lib/current-variant'
import { paper } from '@/lib/page-colors'
import { encodeVariant, variants } from '@/lib/variant'
import { fontVariables } from '../fonts'

export const dynamicParams = false

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: paper.light },
    { media: '(prefers-color-scheme: dark)', color: paper.dark },
  ],
}

export function generateStaticParams() {
  return variants.map((variant) => ({ variant: encodeVariant(variant) }))
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const variant = await currentVariant()
  return (
    // next-themes puts the chosen theme's class here before hydration.
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <body>
        <PageShell variant={variant}>{children}</PageShell>
      </body>
    </html>
  )
}
