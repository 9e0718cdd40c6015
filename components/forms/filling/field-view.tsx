'use client'

import { ChoiceField } from './choice-field'
import { ScaleField } from './scale-field'
import { TableField } from './table-field'
import { TypedField } from './typed-field'
import type { Field } from '@/content/schemas/form-schema'
import { fillWords } from '@/content/en/ui/tools/forms'
import { useController } from 'react-hook-form'
import { PainMap } from '@/components/body/pain-map'
import { SaddleAlert } from '@/components/body/saddle-alert'
import type { PainMark } from '@/content/anatomy/body-areas'

function control(field: Field, id: string) {
  switch (field.kind) {
    case 'line':
    case 'long':
    case 'day':
      return <TypedField field={field} id={id} />
    case 'choice':
    case 'several':
      return <ChoiceField field={field} id={id} />
    case 'scale':
      return <ScaleField field={field} id={id} />
    case 'table':
      return <TableField field={field} id={id} />
    case 'painMap':
      return <DrawnField field={field} />
    case 'note':
      return <p className="border-l-4 border-line pl-5">{field.text}</p>
    case 'signature':
      return <p className="border-l-4 border-line pl-5">{fillWords.signLater}</p>
  }
}

/** A body map to mark. */
function DrawnField({ field }: { field: Extract<Field, { kind: 'painMap' }> }) {
  const { field: control } = useController({ name: field.id })
  const marks = (Array.isArray(control.value) ? control.value : []) as PainMark[]
  return (
    <div className="space-y-6">
      <PainMap name={field.id} legend={field.label} value={marks} onChange={control.onChange} />
      <SaddleAlert marks={marks} />
    </div>
  )
}

/** One question of a form. */
export function FieldView({ formId, field }: { formId: string; field: Field }) {
  const isHalf = 'isHalf' in field && field.isHalf
  return (
    <div className={isHalf ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
      {control(field, `${formId}-${field.id}`)}
    </div>
  )
}
