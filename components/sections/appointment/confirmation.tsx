import type { Ref } from 'react'
import { NextSteps } from '@/components/sections/appointment/next-steps'
import { Notice } from '@/components/sections/appointment/notice'
import { Reference } from '@/components/sections/appointment/reference'
import type { Settled } from '@/components/sections/appointment/submission'
import { UrgentAdvice } from '@/components/sections/urgent-advice'
import { Button } from '@/components/ui/button'
import { contactForm, contactNotices } from '@/content/en/ui/contact/form'

type ConfirmationProps = {
  sent: Extract<Settled, { state: 'sent' }>
  onAnother: () => void
  ref: Ref<HTMLDivElement>
}

/** Takes the form's place once the request was sent. */
export function Confirmation({ sent: { reference, next, advice }, onAnother, ref }: ConfirmationProps) {
  return (
    <>
      <Notice ref={ref} tone="success" title={contactNotices.success.title}>
        {advice && <UrgentAdvice advice={advice} className="my-4 bg-paper" />}
        <p>{contactNotices[reference === null ? 'repeated' : 'success'].text}</p>
        <Reference>{reference}</Reference>
        {next && <NextSteps {...next} />}
      </Notice>
      <Button type="button" variant="outline" className="mt-6" onClick={onAnother}>
        {contactForm.another}
      </Button>
    </>
  )
}
