import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { Alert } from '@/components/ui/alert'

type NoticeProps = {
  tone: 'success' | 'destructive'
  title: string
  className?: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The outcome of the request. It stays on the page. */
export function Notice({ tone, title, className, children, ref }: NoticeProps) {
  return (
    <Alert
      ref={ref}
      role={tone === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
      variant={tone}
      className={clsx('scroll-mt-12', className)}
    >
      <p className={clsx('text-lg font-bold', tone === 'destructive' && 'text-alert')}>{title}</p>
      {children}
    </Alert>
  )
}
