'use client'

import { clsx } from 'clsx'
import * as ToastPrimitive from '@radix-ui/react-toast'
import { useSyncExternalStore, useEffect, useRef, type FocusEvent } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button'
import { dismissToast, toastStore, type ToastMessage } from './toast-store'

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
 * Returns the focus to where it was before it entered the notifications, once they close. Returns the props of
 * their list.
 */
function useReturnFocus(isOpen: boolean) {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isOpen && list.current?.contains(document.activeElement))
      before.current?.focus({ preventScroll: true })
  }, [isOpen])

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Its parent also holds the elements that catch the focus at both ends of the list.
    if (!currentTarget.parentElement?.contains(relatedTarget))
      before.current = relatedTarget as HTMLElement | null
  }
  return { ref: list, onFocus }
}

/**
 * The notification. An open panel that would cover it, or be covered, has its own place for it (`toastRegion`); a modal
 * one also makes everything outside of it inert. Elsewhere it keeps clear of the assistant's button.
 */
export function Toaster({ toasts, words }: { toasts: readonly ToastMessage[]; words: Words }) {
  const place = useSyncExternalStore(toastStore.subscribe, toastStore.place)
  const [entry] = toasts
  const returnFocus = useReturnFocus(entry?.open ?? false)
  const viewport = (
    <ToastPrimitive.Viewport
      {...returnFocus}
      hotkey={['F8']}
      label={`${words.region} ({hotkey})`}
      className={clsx(
        'flex flex-col gap-2',
        place ? 'not-empty:p-4' : 'fixed inset-x-0 top-0 z-50 w-full p-4 md:left-auto md:max-w-[420px]',
      )}
    />
  )
  return (
    <ToastPrimitive.Provider
      // A toast closed while it has the focus leaves its provider paused for good: each gets a new one.
      key={entry?.id}
      duration={displayMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label={words.region}
    >
      {entry && <Toast entry={entry} words={words} />}
      {place ? createPortal(viewport, place) : viewport}
    </ToastPrimitive.Provider>
  )
}
