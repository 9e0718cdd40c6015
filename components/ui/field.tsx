import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Label } from '@/components/ui/label'

/** A label above its field. */
export function FieldLabel({ className, ...props }: ComponentProps<'label'>) {
  // eslint-disable-next-line jsx-a11y/label-has-associated-control -- callers pass htmlFor
  return <Label className={clsx('mb-1.5 block', className)} {...props} />
}

/** Help with a field, which refers to it by `aria-describedby`. */
export function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p className={clsx('text-sm text-muted', className)} {...props} />
}

/** What is wrong with a field, which refers to it by `aria-describedby`. */
export function FieldError({ className, ...props }: ComponentProps<'p'>) {
  return <p className={clsx('mt-1.5 text-sm font-semibold text-alert', className)} {...props} />
}

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong, in place of the hint. */
  error?: string | null | undefined
  /** For errors that interrupt a screen reader. */
  errorRole?: 'alert'
  /** The control, with the attributes that connect it to its label, hint and error. */
  children: (control: Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>) => ReactNode
}

/** A control with its label above it, and a hint or an error below it. */
export function Field({ label, hint, error, errorRole, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteId : undefined,
      })}
      {error ? (
        <FieldError id={noteId} role={errorRole}>
          {error}
        </FieldError>
      ) : (
        hint && (
          <FieldDescription id={noteId} className="mt-1.5">
            {hint}
          </FieldDescription>
        )
      )}
    </div>
  )
}
