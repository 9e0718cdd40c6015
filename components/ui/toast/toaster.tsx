'use client'

import { clsx } from 'clsx'
import * as ToastPrimitive from '@radix-ui/react-toast'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { dismissToast, type ToastMessage } from '@/components/ui/toast/toast-store'

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
      // Polite, because it only repeats a message on the page.
      type="background"
      onOpenChange={(open) => !open && dismissToast(entry.id)}
      className={clsx(
        'flex items-start gap-4 rounded-lg border-2 p-4 shadow-lg data-[state=closed]:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        surface[entry.variant],
      )}
    >
      <div className="grow">
        <ToastPrimitive.Title className={clsx('font-bold', entry.variant === 'destructive' && 'text-alert')}>
          {entry.title}
        </ToastPrimitive.Title>
        <ToastPrimitive.Description className="text-sm">{entry.description}</ToastPrimitive.Description>
      </div>
      <ToastPrimitive.Close asChild>
        <Button variant="link" className="px-2 text-sm">
          {words.close}
        </Button>
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  )
}

/**
 * The notifications. An open panel that would cover them, or be covered, has its own place for them (`data-toast-place`);
 * a modal one also makes everything outside of it inert.
 */
export function Toaster({ toasts, words }: { toasts: readonly ToastMessage[]; words: Words }) {
  const place = document.querySelector('[data-toast-place]')
  const viewport = (
    <ToastPrimitive.Viewport
      hotkey={['F8']}
      label={`${words.region} ({hotkey})`}
      className={clsx(
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
