import { Link } from '@/components/site/navigation/link'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { site } from '@/content/en/ui/site/site'

type Words = { heading: string; text: string; action: string }

function NextStepCard({ heading, text, action }: Words) {
  return (
    <Card asChild variant="sage" size="lg" className="print:hidden">
      <section aria-labelledby="next-step">
        <h2 id="next-step" className="text-xl">
          {heading}
        </h2>
        <p className="mt-2 mb-5">{text}</p>
        <Button asChild>
          <Link href="/contact">{action}</Link>
        </Button>
      </section>
    </Card>
  )
}

export const LocalNextStep = () => <NextStepCard {...site.nextStep.local} />
export const OtherNextStep = () => <NextStepCard {...site.nextStep.other} />
