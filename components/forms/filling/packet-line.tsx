'use client'

import { useId } from 'react'

type PacketLineProps = { label: string; value: string; onChange: (value: string) => void }

/** A line of the packet's first page. */
export function PacketLine({ label, value, onChange }: PacketLineProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        className="field"
      />
    </div>
  )
}
