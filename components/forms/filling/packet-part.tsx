'use client'

import { useId } from 'react'
import { Link } from '@/components/site/navigation/link'
import { Checkbox } from '@/components/ui/checkbox'

export type Missing = { text: string; link: { href: string; label: string } | null }

type PacketPartProps = {
  label: string
  /** Why it cannot be selected; null if it can. */
  missing: Missing | null
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** One selectable part of the packet, or what is missing for it. */
export function PacketPart({ label, missing, isTicked, onTick }: PacketPartProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-4 border-t border-line py-3">
      <Checkbox
        id={id}

        checked={isTicked}
        disabled={missing !== null}
        aria-describedby={missing === null ? undefined : `${id}-missing`}
        onChange={(event) => onTick(event.target.checked)}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={id} className={missing === null ? 'cursor-pointer' : 'text-muted'}>
          {label}
        </label>
        {missing !== null && (
          <p id={`${id}-missing`} className="text-sm text-muted">
            {missing.text}{' '}
            {missing.link && (
              <Link href={missing.link.href} className="link">
                {missing.link.label}
              </Link>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
