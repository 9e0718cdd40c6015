import { clsx } from 'clsx'
import { contactPage } from '@/content/en/ui/contact/page'
import { office } from '@/content/generated/practice/office'

const { schedule, call } = contactPage.mobile
const card = 'flex flex-col rounded-lg p-4 no-underline'

/** One-tap cards for the two ways to reach the office. Phones only. */
export function ContactCards() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-3 desktop:hidden">
      <a href="#request" className={clsx(card, 'bg-sage text-ink')}>
        <span className="font-heading text-lg leading-snug font-semibold">{schedule.title}</span>
        <span className="mt-1 text-sm">{schedule.text}</span>
      </a>
      <a href={office.phone.href} className={clsx(card, 'bg-pine-deep text-on-deep')}>
        <span className="font-heading text-lg leading-snug font-semibold">{call.title}</span>
        <span className="mt-1 text-sm text-on-deep-muted">{office.phone.display}</span>
      </a>
    </div>
  )
}
