import { SearchField } from '@/components/site/search-field'
import { buttonVariants } from '@/components/ui/button-variants'
import { searchWords } from '@/content/search-words'
import { cn } from '@/lib/cn'

type SearchFormProps = {
  /** Names the field: each form on a page has its own. */
  id: string
  value?: string
  /** The field takes the focus when what stands around it opens. */
  isFirst?: boolean
  className?: string
}

/** A form that asks for /search?q=…: plain HTML, with or without script. */
export function SearchForm({ id, value, isFirst, className }: SearchFormProps) {
  return (
    <form action="/search" className={cn('print:hidden', className)}>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {searchWords.label}
      </label>
      <div className="flex gap-2">
        <SearchField id={id} value={value} isFirst={isFirst} />
        <button type="submit" className={cn(buttonVariants(), 'px-4')}>
          {searchWords.button}
        </button>
      </div>
    </form>
  )
}
