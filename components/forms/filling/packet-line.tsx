'use client'

import { useId } from 'react'
import { FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

type PacketLineProps = { label: string; value: string; onChange: (value: string) => void }

/** A field for the packet's cover page. */
export function PacketLine({ label, value, onChange }: PacketLineProps) {
  const id = useId()
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Input id={id} value={value} onChange={(event) => onChange(event.target.value)} autoComplete="off" />
    </div>
  )
}
