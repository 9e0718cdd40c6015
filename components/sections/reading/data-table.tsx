import { MarkedText } from './marked-text'
import type { SourceKey } from '@/content/sources'
import { plainText } from '@/lib/plain-text'

type DataTableProps = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  notes: readonly SourceKey[]
}

const cell = 'border border-line px-3 py-2.5 text-left align-top'

/** A table that scrolls by itself where the window is narrow; cells left empty are there to be written in. */
export function DataTable({ caption, head, rows, notes }: DataTableProps) {
  return (
    <div
      role="region"
      aria-label={plainText(caption)}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- or no key could scroll it
      tabIndex={0}
      className="overflow-x-auto print:break-inside-avoid print:overflow-visible"
    >
      <table className="w-full min-w-[30rem] border-collapse text-[1rem]">
        <caption className="pb-3 text-left font-semibold">
          <MarkedText text={caption} notes={notes} />
        </caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className={`${cell} bg-bone text-sm`}>
                <MarkedText text={name} notes={notes} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...texts]) => (
            <tr key={name}>
              <th scope="row" className={`${cell} min-w-20 font-semibold`}>
                <MarkedText text={name} notes={notes} />
              </th>
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
