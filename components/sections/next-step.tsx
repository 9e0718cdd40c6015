import { ModeText } from '@/components/site/location/mode-text'
import { Link } from '@/components/site/navigation/link'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { site } from '@/content/en/ui/site/site'
import { localOrOther } from '@/lib/variant/variant'

const { local, other } = site.nextStep
const text = (part: keyof typeof local) => <ModeText words={localOrOther(local[part], other[part])} />

/** The end of a text page: a call to action that matches the visitor's location. */
export function NextStep() {
  return (
    <Card asChild variant="sage" size="lg" className="print:hidden">
      <section aria-labelledby="next-step">
        <h2 id="next-step" className="text-xl">
          {text('heading')}
        </h2>
        <p className="mt-2 mb-5">{text('text')}</p>
        <Button asChild>
          <Link href="/contact#request">{text('action')}</Link>
        </Button>
      </section>
    </Card>
  )
}
