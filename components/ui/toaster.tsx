'use client'

import * as ToastPrimitive from '@radix-ui/react-toast'
import { createPortal } from 'react-dom'
import { dismissToast, type ToastMessage } from '@/components/ui/toast-store'
import { cn } from '@/lib/cn'

/** Spec 9: shown for 5000 ms, swiped away to the right past 50 px, reached with F8. */
const displayMs = 5000
const swipeThresholdPx = 50

const surface = {
  default: 'border-line bg-paper text-ink',
  destructive: 'border-alert bg-paper text-ink',
} as const

type Words = { region: string; close: string }

function Toast({ entry, words }: { entry: ToastMessage; words: Words }) {
  return (
    <ToastPrimitive.Root
      open={entry.open}
      // Polite: it repeats what the page itself has just said.
      type="background"
      onOpenChange={(open) => !open && dismissToast(entry.id)}
      className={cn(
        'flex items-start gap-4 rounded-lg border-2 p-4 shadow-lg data-[state=closed]:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        surface[entry.variant],
      )}
    >
      <div className="grow">
        <ToastPrimitive.Title className={cn('font-bold', entry.variant === 'destructive' && 'text-alert')}>
          {entry.title}
        </ToastPrimitive.Title>
        <ToastPrimitive.Description className="text-sm">{entry.description}</ToastPrimitive.Description>
      </div>
      <ToastPrimitive.Close className="min-h-12 px-2 text-sm link">{words.close}</ToastPrimitive.Close>
    </ToastPrimitive.Root>
  )
}

/**
 * The notifications of spec 2.13. An open panel that would cover them, or be covered, has a place for them of its own
 * (`data-toast-place`); a modal one also makes all that is outside of it unreachable.
 */
export function Toaster({ toasts, words }: { toasts: readonly ToastMessage[]; words: Words }) {
  const place = document.querySelector('[data-toast-place]')
  const viewport = (
    <ToastPrimitive.Viewport
      hotkey={['F8']}
      label={`${words.region} ({hotkey})`}
      className={cn(
        'flex flex-col gap-2',
        place ? 'not-empty:p-4' : 'fixed inset-x-0 bottom-0 z-50 w-full p-4 md:left-auto md:max-w-[420px]',
      )}
    />
  )
  return (
    <ToastPrimitive.Provider
      duration={displayMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label={words.region}
    >
      {toasts.map((entry) => (
        <Toast key={entry.id} entry={entry} words={words} />
      ))}
      {place ? createPortal(viewport, place) : viewport}
    </ToastPrimitive.Provider>
  )
}
