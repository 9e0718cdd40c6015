import { practice } from '@/content/practice'
import { readingWords } from '@/content/reading-words'
import { currentVariant } from '@/lib/current-variant'

/** Words such as 'call the office': with the number for local visitors, for others the way to it (spec 6). */
export async function OfficeMention({ children }: { children: string }) {
  const { mode } = await currentVariant()
  const { phone } = practice.office
  return mode === 'local' ? (
    <a href={phone.href} className="link">
      {readingWords.officeAt(children, phone.display)}
    </a>
  ) : (
    <a href="/toggle" className="link">
      {children}
    </a>
  )
}
