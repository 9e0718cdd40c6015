import { Link } from '@/components/site/navigation/link'
import { SearchForm } from '@/components/site/search/search-form'
import { Button } from '@/components/ui/button'
import { Popover } from '@/components/ui/overlay/popover'
import { searchWords } from '@/content/en/ui/pages/search'

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
 * The header's search: a button that opens a form at the top of the window. Without JavaScript, a link to the
 * search page takes its place at every width.
 */
export function SearchBox() {
  return (
    <>
      <Button asChild variant="ghost" size="icon" className="hidden noscript:inline-flex">
        <Link href="/search" aria-label={searchWords.open}>
          <Glass />
        </Link>
      </Button>
      <Button
        type="button"
        popoverTarget={panel}
        aria-label={searchWords.open}
        variant="ghost"
        size="icon"
        className="noscript:hidden"
      >
        <Glass />
      </Button>
      <Popover
        id={panel}
        className="inset-x-0 top-0 bottom-auto w-full max-w-none border-0 border-b print:hidden"
      >
        <div className="container-page flex items-end gap-4 py-6">
          <SearchForm id="header-search" isFirst className="max-w-3xl grow" />
          <Button type="button" popoverTarget={panel} popoverTargetAction="hide" variant="ghost">
            {searchWords.close}
          </Button>
        </div>
      </Popover>
    </>
  )
}
