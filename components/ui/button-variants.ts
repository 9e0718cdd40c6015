import { cva } from 'class-variance-authority'

/**
 * shadcn's button: the variants and sizes of spec 2.13. Their looks are in app/globals.css, so that client components can
 * name the classes without loading this. Every size is at least 48 px high, for fingers.
 */
export const buttonVariants = cva('btn', {
  variants: {
    variant: {
      default: 'btn-default',
      destructive: 'btn-destructive',
      outline: 'btn-outline',
      secondary: 'btn-secondary',
      ghost: 'btn-ghost',
      link: 'btn-link',
    },
    size: { default: '', sm: 'btn-sm', lg: 'btn-lg', icon: 'btn-icon' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
})
