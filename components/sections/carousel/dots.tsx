'use client'

type DotsProps = {
  count: number
  index: number
  label: (position: number) => string
  onChoose: (index: number) => void
}

/** One bar for each item; the current one is filled. Each is 24 px of target at the least. */
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
