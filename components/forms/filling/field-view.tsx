'use client'

import { ChoiceField } from './choice-field'
import { DrawnField } from './drawn-field'
import { ScaleField } from './scale-field'
import { TableField } from './table-field'
import { TypedField } from './typed-field'
import type { Field } from '@/content/schemas/form-schema'
import { fillWords } from '@/content/en/ui/tools/forms'

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

/** One question of a form. */
export function FieldView({ formId, field }: { formId: string; field: Field }) {
  const isHalf = 'isHalf' in field && field.isHalf
  return (
    <div className={isHalf ? 'min-w-0' : 'min-w-0 sm:col-span-2'}>
      {control(field, `${formId}-${field.id}`)}
    </div>
  )
}
