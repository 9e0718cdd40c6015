'use client'

import { useController } from 'react-hook-form'
import { PainMap } from '@/components/body/pain-map'
import { SaddleAlert } from '@/components/body/saddle-alert'
import type { PainMark } from '@/content/anatomy/body-areas'
import type { Field } from '@/content/schemas/form-schema'

/** A body map to mark. */
export function DrawnField({ field }: { field: Extract<Field, { kind: 'painMap' }> }) {
  const { field: control } = useController({ name: field.id })
  const marks = (Array.isArray(control.value) ? control.value : []) as PainMark[]
  return (
    <div className="space-y-6">
      <PainMap name={field.id} legend={field.label} value={marks} onChange={control.onChange} />
      <SaddleAlert marks={marks} />
    </div>
  )
}
