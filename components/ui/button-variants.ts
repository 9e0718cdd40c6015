import { cva } from 'class-variance-authority'

/** shadcn's button: the variants and sizes of spec 2.13. Every size is at least 48 px high where it is touched. */
export const buttonVariants = cva(
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold text-center leading-tight transition-colors duration-150 disabled:opacity-60 disabled:cursor-not-allowed aria-disabled:opacity-60',
  {
    variants: {
      variant: {
        default: 'border border-pine bg-pine text-on-pine hover:border-pine-hover hover:bg-pine-hover',
        destructive: 'border border-alert bg-alert text-on-alert',
        outline: 'border border-pine text-pine hover:bg-sage',
        secondary: 'border border-sage bg-sage text-ink hover:border-pine',
        ghost: 'text-ink hover:bg-sage',
        link: 'text-pine underline underline-offset-4 decoration-1 hover:decoration-2',
      },
      size: {
        default: 'min-h-12 px-6 py-2.5',
        sm: 'min-h-12 px-4 py-2 text-sm',
        lg: 'min-h-14 px-8 py-3 text-lg',
        icon: 'size-12 shrink-0',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
)
