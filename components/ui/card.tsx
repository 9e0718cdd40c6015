import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Slot } from '@radix-ui/react-slot'

const cardVariants = cva('rounded-lg', {
  variants: {
    variant: {
      bone: 'bg-bone',
      paper: 'bg-paper text-ink',
      sage: 'bg-sage',
      'pine-deep': 'bg-pine-deep text-on-deep',
      outline: 'border border-line',
    },
    size: { default: 'p-[min(1.25rem,5vw)]', md: 'p-[min(1.5rem,6vw)]', lg: 'p-[min(1.5rem,6vw)] sm:p-8' },
  },
  defaultVariants: { size: 'default' },
})

type CardProps = ComponentProps<'div'> & VariantProps<typeof cardVariants> & { asChild?: boolean }

/** A panel set apart by its background or border. With `asChild`, its only child (a section, for example) becomes the panel. */
export function Card({ variant, size, asChild = false, className, ...props }: CardProps) {
  const Component = asChild ? Slot : 'div'
  return <Component className={cardVariants({ variant, size, className })} {...props} />
}
