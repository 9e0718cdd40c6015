import { Link } from '@/components/site/navigation/link'
import { notFound } from '@/content/en/ui/site/site'

/** The bar above the pages about the surgeon. */
export function BackToHome() {
  return (
    <div className="border-b border-line bg-bone print:hidden">
      <p className="container-page">
        <Link href="/" className="inline-flex min-h-12 items-center gap-2">
          <span aria-hidden="true">←</span>
          <span className="link">{notFound.back}</span>
        </Link>
      </p>
    </div>
  )
}
