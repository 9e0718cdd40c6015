import type { Block } from '@/content/schemas/section-schema'

type BlanksProps = { blanks: Extract<Block, { blanks: unknown }>['blanks'] }

/** Lines for handwriting. */
export function Blanks({ blanks }: BlanksProps) {
  return (
    <ul className="space-y-6">
      {blanks.map((blank) => {
        const [label, lines] = typeof blank === 'string' ? [blank, 1] : blank
        return (
          <li key={label} className="print:break-inside-avoid">
            <p className="font-semibold">{label}</p>
            {Array.from({ length: lines }, (_, line) => (
              <div key={line} aria-hidden="true" className="h-9 border-b border-field-line" />
            ))}
          </li>
        )
      })}
    </ul>
  )
}
