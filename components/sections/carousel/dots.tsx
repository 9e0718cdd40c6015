'use client'

type DotsProps = {
  count: number
  index: number
  label: (position: number) => string
  onChoose: (index: number) => void
}

/** One bar per item; the current one is filled. Each has a target of at least 24 px. */
export function Dots({ count, index, label, onChoose }: DotsProps) {
  return (
    <ul className="flex">
      {Array.from({ length: count }, (_, position) => (
        <li key={position}>
          <button
            type="button"
            aria-label={label(position + 1)}
            aria-current={position === index ? 'true' : undefined}
            onClick={() => onChoose(position)}
            className="group flex h-12 w-7 items-center px-1"
          >
            <span className="h-1 w-full rounded-full bg-field-line forced-color-adjust-none group-hover:bg-pine group-aria-[current]:h-1.5 group-aria-[current]:bg-pine forced-colors:bg-[GrayText] forced-colors:group-aria-[current]:bg-[Highlight]" />
          </button>
        </li>
      ))}
    </ul>
  )
}
