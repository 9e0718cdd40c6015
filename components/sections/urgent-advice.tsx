import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { EmergencyCalls } from '@/components/sections/emergency-calls'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { urgentWords } from '@/content/en/ui/contact/urgent'
import type { Advice } from '@/lib/urgency/advice'

function CallButtons({ advice: { kind, language, phone } }: { advice: Advice }) {
  if (kind === 'same-day')
    return phone ? (
      <Button asChild size="lg">
        <a href={phone.href}>
          {urgentWords.callOffice[language]} <span className="whitespace-nowrap">{phone.display}</span>
        </a>
      </Button>
    ) : null
  return <EmergencyCalls kind={kind} language={language} size="lg" className="flex flex-wrap gap-3" />
}

type UrgentAdviceProps = {
  advice: Advice
  role?: 'alert'
  className?: string
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

/** The advice for a warning sign that the visitor typed: what to do, a button to call, and why. */
export function UrgentAdvice({ advice, role, className, ref, children }: UrgentAdviceProps) {
  const { kind, language, text, phone } = advice
  const isToday = kind === 'same-day'
  const heading = isToday && !phone ? urgentWords.callToday : urgentWords.heading[kind]
  return (
    <Alert
      ref={ref}
      role={role}
      lang={language}
      tabIndex={-1}
      variant={isToday ? 'warning' : 'destructive'}
      className={clsx('space-y-4', className)}
    >
      <p className={clsx('font-heading text-2xl', !isToday && 'text-alert')}>{heading[language]}</p>
      <CallButtons advice={advice} />
      <p className={clsx('whitespace-pre-line', !isToday && 'font-semibold')}>{text}</p>
      {children}
    </Alert>
  )
}
