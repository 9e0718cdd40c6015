import { home } from '@/content/en/ui/pages/home'

/** A plain link, so it works without JavaScript; CSS makes the scroll smooth unless motion is reduced. */
export function BackToTop() {
  return (
    <p className="container-page flex justify-center py-8 print:hidden">
      <a href="#top" className="flex min-h-12 items-center gap-2 px-4 link">
        <svg
          viewBox="0 0 12 14"
          className="h-3.5 w-3"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M6 13V2M1 6.5L6 1.5l5 5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        {home.backToTop}
      </a>
    </p>
  )
}
