import { contactNotices } from '@/content/en/ui/contact/form'

/** The request's reference, in one piece, to read out on the phone. A repeated request has none. */
export function Reference({ children }: { children: string | null }) {
  if (children === null) return null
  return (
    <p className="mt-2">
      {contactNotices.reference}: <strong className="whitespace-nowrap">{children}</strong>
    </p>
  )
}
