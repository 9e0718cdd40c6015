import type { ReactNode, Ref } from 'react'

type NoticeProps = {
  tone: 'success' | 'destructive'
  title: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

const tones = { success: 'border-pine bg-sage', destructive: 'border-alert' } as const

/** What became of the request. It stays on the page; a notification only repeats it. */
export function Notice({ tone, title, children, ref }: NoticeProps) {
  return (
    <div
      ref={ref}
      role={tone === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
      className={`mb-6 rounded-lg border-2 p-5 ${tones[tone]}`}
    >
      <p className={`text-lg font-bold ${tone === 'destructive' ? 'text-alert' : ''}`}>{title}</p>
      {children}
    </div>
  )
}
