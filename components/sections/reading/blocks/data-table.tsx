import type { ReactNode } from 'react'
import { MarkedText } from './marked-text'
import type { SourceKey } from '@/content/sources'
import { plainText } from '@/lib/text/plain-text'
import { cn } from '@/lib/cn'

type DataTableProps = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  notes: readonly SourceKey[]
}

const cell = 'border border-line px-2 py-2.5 text-left align-top sm:px-3 print:py-0.5'

/** A row or column header; an empty cell, meant for handwriting, is not one. */
function HeadCell({
  scope,
  className,
  children,
}: {
  scope: 'col' | 'row'
  className: string
  children: ReactNode
}) {
  return children ? (
    <th scope={scope} className={className}>
      {children}
    </th>
  ) : (
    <td className={className} />
  )
}

/** Two columns fit on any phone, three on most; more columns, or larger text, need room for their words. */
const widths = ['', '', 'min-w-64', 'min-w-80']
const widthFor = (columns: number) => widths[columns] ?? 'min-w-[30rem]'

/** A table, which scrolls horizontally where it doesn't fit. Empty cells are for handwriting. */
export function DataTable({ caption, head, rows, notes }: DataTableProps) {
  return (
    <div
      role="region"
      aria-label={plainText(caption)}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that it can be scrolled by keyboard
      tabIndex={0}
      className="table-scroll"
    >
      <table className={cn('w-full border-collapse text-[1rem] print:text-sm', widthFor(head.length))}>
        <caption className="pb-3 text-left font-semibold">
          <span>
            <MarkedText text={caption} notes={notes} />
          </span>
        </caption>
        <thead>
          <tr>
            {head.map((name) => (
              <HeadCell key={name} scope="col" className={cn(cell, 'bg-bone text-sm')}>
                {name && <MarkedText text={name} notes={notes} />}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...texts], row) => (
            <tr key={row} className="print:break-inside-avoid">
              <HeadCell scope="row" className={cn(cell, 'min-w-20 font-semibold')}>
                {name && <MarkedText text={name} notes={notes} />}
              </HeadCell>
              {texts.map((text, column) => (
                <td key={column} className={cell}>
                  <MarkedText text={text} notes={notes} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
