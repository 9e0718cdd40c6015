import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Slot } from '@radix-ui/react-slot'

const alertVariants = cva('', {
  variants: {
    variant: { success: 'border-pine bg-sage', warning: 'border-poppy', destructive: 'border-alert' },
    layout: {
      // Less padding where large text leaves little room.
      box: 'rounded-lg border-2 p-[min(1.25rem,5vw)]',
      compact: 'rounded-md border-2 p-4',
      line: 'border-l-4 pl-5',
    },
  },
  defaultVariants: { layout: 'box' },
})

type AlertProps = ComponentProps<'div'> & VariantProps<typeof alertVariants> & { asChild?: boolean }

/**
 * A message that must not be missed. The caller sets the role, because only some messages interrupt a screen reader:
 * `alert` does, `status` waits, and one that comes with the page needs neither.
 */
export function Alert({ variant, layout, asChild = false, className, ...props }: AlertProps) {
  const Component = asChild ? Slot : 'div'
  return <Component className={alertVariants({ variant, layout, className })} {...props} />
}
