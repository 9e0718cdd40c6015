import { clsx } from 'clsx'
import { History } from './history'
import { PressForm } from './press-form'
import { RequestText } from './request-text'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { staffList } from '@/content/en/ui/contact/staff-list'
import type { CallDay } from '@/lib/contact/request/call-times'
import type { PersonToCall } from '@/lib/contact/callback/staff-page'

const tones = { now: 'bg-alert text-on-alert', soon: 'text-alert', open: 'text-ink' }

type Props = { person: PersonToCall; action: string; callDays: CallDay[] }

/** One person to call: when, the number to tap, what they wrote, and what came of it. */
export function PersonCard({ person, action, callDays }: Props) {
  const { id, name, phone, due, tone, calling, texts } = person
  return (
    <Card
      asChild
      variant={tone === 'now' ? null : 'outline'}
      className={clsx(tone === 'now' && 'border-2 border-alert')}
    >
      <section aria-labelledby={id}>
        <p className={clsx('font-bold', tones[tone], tone === 'now' && 'inline-block rounded-sm px-2')}>
          {due}
        </p>
        <h2 id={id} className="mt-1 text-xl">
          <bdi>{name}</bdi>
        </h2>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {phone.href ? (
            <Button asChild size="lg" className="max-sm:w-full">
              <a href={phone.href}>{staffList.call(phone.value)}</a>
            </Button>
          ) : (
            <bdi className="text-lg font-semibold">{phone.value}</bdi>
          )}
          <form method="post" action={action} className="max-sm:w-full">
            <input type="hidden" name="requests" value={person.requests} />
            <Button variant="outline" name="action" value="calling" className="max-sm:w-full">
              {staffList.startCalling}
            </Button>
          </form>
        </div>
        {calling && (
          <p role="status" className="mt-3 rounded-md bg-sage px-3 py-2 font-semibold">
            {calling}
          </p>
        )}
        <div className="mt-4 grid gap-x-10 gap-y-5 border-t border-line pt-4 md:grid-cols-2">
          <div>
            {texts.map((text) => (
              <RequestText key={text.reference} text={text} />
            ))}
            <History person={person} action={action} />
          </div>
          <PressForm person={person} action={action} callDays={callDays} />
        </div>
      </section>
    </Card>
  )
}
