import { PrimaryAction } from './primary-action'
import { ActionLabel } from '@/components/site/action-label'
import { ModeText } from '@/components/site/location/mode-text'
import { home } from '@/content/en/ui/pages/home'
import { localOrOther } from '@/lib/variant/variant'

const { local, other } = home.callToAction

/** Repeats the hero's primary action further down the page. Hidden on phones. */
export function CallToAction() {
  return (
    <section aria-labelledby="next-heading" className="container-page pb-16 mobile:hidden">
      <div className="flex flex-wrap items-center justify-between gap-6 border-y border-line py-8">
        <h2 id="next-heading" className="text-xl">
          <ModeText words={localOrOther(local, other)} />
        </h2>
        <PrimaryAction remoteHref="/services" topic={home.hero.topics['/services']}>
          <ActionLabel words={home.hero.primary} />
        </PrimaryAction>
      </div>
    </section>
  )
}
