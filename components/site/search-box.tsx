import { SearchForm } from '@/components/site/search-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { searchWords } from '@/content/search-words'
import { cn } from '@/lib/cn'

const panel = 'search-panel'

function Glass() {
  return (
    <svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  )
}

/**
 * The header's search: a button that opens a form at the top of the window. The browser's own popover opens and closes it (also with
 * Escape and beside it) and gives the focus back. Where no script runs, a link to the search page stands there at every width.
 */
export function SearchBox() {
  const button = buttonVariants({ variant: 'ghost', size: 'icon' })
  return (
    <>
      <a href="/search" aria-label={searchWords.open} className={cn(button, 'hidden noscript:inline-flex')}>
        <Glass />
      </a>
      <button
        type="button"
        popoverTarget={panel}
        aria-label={searchWords.open}
        className={cn(button, 'max-md:hidden noscript:hidden')}
      >
        <Glass />
      </button>
      <div
        id={panel}
        popover="auto"
        className="inset-x-0 top-0 bottom-auto w-full max-w-none border-b border-line bg-paper text-ink shadow-lg print:hidden"
      >
        <div className="container-page flex items-end gap-4 py-6">
          <SearchForm id="header-search" isFirst className="max-w-3xl grow" />
          <button
            type="button"
            popoverTarget={panel}
            popoverTargetAction="hide"
            className={buttonVariants({ variant: 'ghost' })}
          >
            {searchWords.close}
          </button>
        </div>
      </div>
    </>
  )
}
