import { SearchField } from '@/components/site/search/search-field'
import { Button } from '@/components/ui/button'
import { FieldLabel } from '@/components/ui/field'
import { searchWords } from '@/content/en/ui/pages/search'
import { cn } from '@/lib/cn'

type SearchFormProps = {
  /** The id of the field, unique on the page. */
  id: string
  value?: string
  /** The field takes the focus when the panel around it opens. */
  isFirst?: boolean
  className?: string
}

/** A form that submits to /search?q=…: plain HTML, with or without JavaScript. */
export function SearchForm({ id, value, isFirst, className }: SearchFormProps) {
  return (
    <form action="/search" className={cn('print:hidden', className)}>
      <FieldLabel htmlFor={id}>{searchWords.label}</FieldLabel>
      <div className="flex flex-wrap gap-2">
        <SearchField id={id} value={value} isFirst={isFirst} />
        <Button type="submit" className="grow px-4">
          {searchWords.button}
        </Button>
      </div>
    </form>
  )
}
