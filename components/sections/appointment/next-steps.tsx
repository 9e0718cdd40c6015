import { contactNotices } from '@/content/en/ui/contact/form'
import type { NextSteps as Steps } from '@/lib/contact/request/next-steps'

/** When to expect the office's call, and what to do if that's too late. */
export function NextSteps({ expect, phone }: Steps) {
  return (
    <>
      {expect && <p className="mt-2 font-semibold">{expect}</p>}
      <p className="mt-2">
        {contactNotices.sooner}{' '}
        <a href={phone.href} className="link whitespace-nowrap">
          {phone.display}
        </a>
      </p>
      <p className="mt-2">{contactNotices.warningSigns}</p>
    </>
  )
}
