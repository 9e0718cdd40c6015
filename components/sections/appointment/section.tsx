import type { ReactNode } from 'react'
import { AppointmentForm } from '@/components/sections/appointment/form'
import { ClosedForm } from '@/components/sections/appointment/closed-form'
import { Card } from '@/components/ui/card'
import { contactForm } from '@/content/en/ui/contact/form'

/** The form on its dark background, for local visitors only. `children` are placed next to it. */
export function AppointmentSection({ children }: { children?: ReactNode }) {
  return (
    <section aria-labelledby="request" className="bg-pine-deep text-on-deep print:hidden">
      <div className="container-page grid gap-10 section-space lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16">
        <div>
          {/* Focusable, so that a link to it moves the focus, even without JavaScript. */}
          <h2 id="request" tabIndex={-1} className="text-2xl md:text-3xl">
            {contactForm.heading}
          </h2>
          <p className="mt-4 text-on-deep-muted in-data-[form]:hidden">{contactForm.intro}</p>
          {children}
        </div>
        <Card variant="paper" className="sm:p-8">
          <div className="in-data-[form=closed]:hidden">
            <AppointmentForm />
          </div>
          <ClosedForm />
        </Card>
      </div>
    </section>
  )
}
