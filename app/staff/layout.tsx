import '../globals.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { staffList } from '@/content/en/ui/contact/staff-list'
import { icons } from '@/lib/site/metadata'
import { fontVariables } from '../fonts'

export const metadata: Metadata = { title: staffList.title, robots: 'noindex, nofollow, noarchive', icons }

/** Of its own, without the header, the footer and the scripts of the site. */
export default function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <main className="mx-auto max-w-5xl px-4 py-6">{children}</main>
      </body>
    </html>
  )
}
